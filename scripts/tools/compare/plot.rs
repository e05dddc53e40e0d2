//! The plot: nodes expanded against the fewest moves, as SVG.
//!
//! It is self-contained and follows the reader's light or dark mode. Methods differ by colour, marker and dashes, so
//! no reader depends on the colour.

use crate::measure::{MeasuredBoard, MethodRuns};
use crate::report::grouped;
use scripts::text::count;
use scripts::text::numbers::median;

/// Plots the measured runs.
pub fn plot(all: &[MeasuredBoard]) -> Result<String, String> {
    let series = series(all);
    if series.is_empty() {
        return Err(
            "nothing to plot: no method solved all boards of any length, or the fewest moves are not known".into()
        );
    }
    let frame = Frame::around(&series);
    let lines: String = series.iter().enumerate().map(|(index, one)| curve(one, index, &frame)).collect();
    Ok(head(all.len()) + &frame.axes() + &lines + &labels(&series, &frame) + "</svg>\n")
}

struct Series {
    name: &'static str,
    /// The fewest moves, in ascending order, and the median of the nodes expanded.
    points: Vec<(usize, u64)>,
}

/// The series of the methods that have a point. A method has a point only where it solved every board: if it gave up on
/// some, the median over the others, easier ones would be too low.
fn series(all: &[MeasuredBoard]) -> Vec<Series> {
    let most = all.iter().filter_map(|measured| measured.fewest).max().unwrap_or(0);
    let points =
        |column| (1..=most).filter_map(|fewest| Some((fewest, median_expanded(all, column, fewest)?))).collect();
    let series = |(column, run): (usize, &MethodRuns)| Series { name: run.method.name, points: points(column) };
    let series = all[0].runs.iter().enumerate().map(series);
    series.filter(|series| !series.points.is_empty()).collect()
}

/// The median of the nodes that a method expanded on the boards with the same fewest moves.
fn median_expanded(all: &[MeasuredBoard], column: usize, fewest: usize) -> Option<u64> {
    let boards = all.iter().filter(|measured| measured.fewest == Some(fewest));
    let solved = boards.map(|measured| Some(&measured.runs[column]).filter(|run| run.moves().is_some()));
    let expanded = solved.map(|run| run.map(|run| run.trial.expanded as f64)).collect::<Option<Vec<f64>>>()?;
    median(expanded).map(|median| median.round() as u64)
}

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 600.0;
/// The edges of the plotting area.
const LEFT: f64 = 96.0;
const RIGHT: f64 = 670.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 530.0;
/// The left edge of the labels, and the distance between two.
const LABELS: f64 = 706.0;
const LABEL: f64 = 18.0;

/// Blue, vermilion, green, purple, ochre, cyan and grey, in light and in dark mode.
const COLOURS: [(&str, &str); 7] = [
    ("#0067b1", "#5aabff"),
    ("#cf4f00", "#ff8f4a"),
    ("#00815c", "#35d09c"),
    ("#9c3f93", "#ea9be0"),
    ("#8f6b00", "#e8c53a"),
    ("#0091b3", "#8ae6ee"),
    ("#5b5b5b", "#c4c4c4"),
];
const DASHES: [&str; 3] = ["none", "8 4", "2 3"];

const STYLE: &str = "\
text{font:13px system-ui,-apple-system,'Segoe UI',sans-serif;fill:#222}
.title{font-size:17px;font-weight:600}
.faint{fill:#5c5c5c}
.ground{fill:#fff}
.grid{stroke:#e3e3e3}
.axis{stroke:#777}
.line{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
.leader{stroke:currentColor;opacity:.5}
.mark{fill:currentColor;stroke:currentColor;stroke-width:1.5}
";
const DARK: &str = "\
text{fill:#ececec}
.faint{fill:#b0b0b0}
.ground{fill:#17191c}
.grid{stroke:#33373c}
.axis{stroke:#8b8f94}
";

fn head(boards: usize) -> String {
    let rule = |index: usize, colour: &str| format!(".c{index}{{color:{colour}}}\n");
    let light: String = COLOURS.iter().enumerate().map(|(index, colour)| rule(index, colour.0)).collect();
    let dark: String = COLOURS.iter().enumerate().map(|(index, colour)| rule(index, colour.1)).collect();
    let title = "Nodes expanded against the fewest moves";
    let what = format!("{}; each point is the median over those with the same fewest moves", count(boards, "board"));
    let size = format!(r#"viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}""#);
    let mut svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {size} role=\"img\">\n<title>{title}</title>\n");
    svg += &format!("<style>\n{STYLE}{light}@media (prefers-color-scheme: dark){{\n{DARK}{dark}}}\n</style>\n");
    svg += "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n";
    svg += &text(LEFT, 30.0, r#"class="title""#, title);
    svg + &text(LEFT, 50.0, r#"class="faint""#, &what)
}

fn text(x: f64, y: f64, attributes: &str, text: &str) -> String {
    format!(r#"<text x="{x:.1}" y="{y:.1}" {attributes}>{text}</text>"#) + "\n"
}

const MIDDLE: &str = r#"text-anchor="middle""#;

struct Frame {
    /// The range of the fewest moves.
    moves: (usize, usize),
    /// The powers of ten around the expanded nodes.
    powers: (u32, u32),
}

impl Frame {
    fn around(series: &[Series]) -> Frame {
        let moves = || series.iter().flat_map(|one| &one.points).map(|(fewest, _)| *fewest);
        let nodes = || series.iter().flat_map(|one| &one.points).map(|(_, expanded)| *expanded);
        let power = |nodes: u64| (0..20).find(|&power| 10_u64.pow(power) >= nodes).unwrap_or(19);
        let (few, top) = (nodes().min().unwrap_or(1), power(nodes().max().unwrap_or(1)).max(1));
        let bottom = (0..top).rev().find(|&power| 10_u64.pow(power) <= few).unwrap_or(0);
        Frame { moves: (moves().min().unwrap_or(0), moves().max().unwrap_or(1)), powers: (bottom, top) }
    }

    fn at(&self, (fewest, expanded): (usize, u64)) -> (f64, f64) {
        (self.x(fewest), self.y(expanded))
    }

    fn x(&self, moves: usize) -> f64 {
        let (least, most) = self.moves;
        if least == most {
            return (LEFT + RIGHT) / 2.0;
        }
        LEFT + 14.0 + (RIGHT - LEFT - 28.0) * (moves - least) as f64 / (most - least) as f64
    }

    fn y(&self, nodes: u64) -> f64 {
        let (bottom, top) = (f64::from(self.powers.0), f64::from(self.powers.1));
        BOTTOM - (BOTTOM - TOP) * ((nodes as f64).log10() - bottom) / (top - bottom)
    }

    fn axes(&self) -> String {
        let mut svg = String::new();
        for power in self.powers.0..=self.powers.1 {
            let y = self.y(10_u64.pow(power));
            svg += &line("grid", (LEFT, y), (RIGHT, y));
            svg += &text(LEFT - 10.0, y + 4.5, r#"text-anchor="end""#, &grouped(10_u64.pow(power)));
        }
        let (least, most) = self.moves;
        let step = [1, 2, 5].into_iter().find(|step| (most - least) / step <= 12).unwrap_or(10);
        for moves in (least..=most).filter(|moves| moves % step == 0) {
            svg += &line("axis", (self.x(moves), BOTTOM), (self.x(moves), BOTTOM + 6.0));
            svg += &text(self.x(moves), BOTTOM + 22.0, MIDDLE, &moves.to_string());
        }
        svg += &line("axis", (LEFT, BOTTOM), (RIGHT, BOTTOM));
        svg += &text((LEFT + RIGHT) / 2.0, BOTTOM + 48.0, MIDDLE, "fewest moves");
        let turned = format!(r#"{MIDDLE} transform="rotate(-90 22 {})""#, (TOP + BOTTOM) / 2.0);
        svg + &text(22.0, (TOP + BOTTOM) / 2.0, &turned, "nodes expanded, on a logarithmic scale")
    }
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> String {
    let ends = format!(r#"x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}""#, from.0, from.1, to.0, to.1);
    format!(r#"<line class="{class}" {ends}/>"#) + "\n"
}

/// The line of a method and its markers.
fn curve(series: &Series, index: usize, frame: &Frame) -> String {
    let points: Vec<(f64, f64)> = series.points.iter().map(|&point| frame.at(point)).collect();
    let positions = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ");
    let dashes = DASHES[index % DASHES.len()];
    let line = format!("<polyline class=\"line\" stroke-dasharray=\"{dashes}\" points=\"{positions}\"/>\n");
    let marks: String = points.into_iter().map(|point| mark(index, point) + "\n").collect();
    group(index) + &line + &marks + "</g>\n"
}

fn group(index: usize) -> String {
    format!("<g class=\"c{}\">\n", index % COLOURS.len())
}

/// The markers: disc, square, triangle, diamond, inverted triangle, plus, cross, ring.
const MARKS: [&str; 8] = [
    "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z",
    "M-3.2-3.2h6.4v6.4h-6.4Z",
    "M0-4.4L4.2 3.2H-4.2Z",
    "M0-4.8L4.4 0L0 4.8L-4.4 0Z",
    "M0 4.4L4.2-3.2H-4.2Z",
    "M-4.6 0H4.6M0-4.6V4.6",
    "M-3.5-3.5L3.5 3.5M-3.5 3.5L3.5-3.5",
    "M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM-2.6 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z",
];

fn mark(index: usize, (x, y): (f64, f64)) -> String {
    let shape = MARKS[index % MARKS.len()];
    format!(r#"<path class="mark" transform="translate({x:.1} {y:.1})" d="{shape}"/>"#)
}

/// The names of the methods, each joined to the end of its line.
fn labels(series: &[Series], frame: &Frame) -> String {
    let end = |one: &Series| one.points.last().map(|&point| frame.at(point));
    let mut ends: Vec<_> = series.iter().filter_map(end).enumerate().collect();
    ends.sort_by(|(_, one), (_, other)| one.1.total_cmp(&other.1));
    let heights = spread(ends.iter().map(|(_, end)| end.1).collect());
    let label = |(&(index, end), &y): (&(usize, (f64, f64)), &f64)| {
        let sample = line("leader", end, (LABELS, y)) + &mark(index, (LABELS, y));
        group(index) + &sample + "</g>\n" + &text(LABELS + 10.0, y + 4.5, "", series[index].name)
    };
    ends.iter().zip(&heights).map(label).collect()
}

/// Spreads label positions, in ascending order, so that none overlap and the last is inside the plotting area.
fn spread(mut heights: Vec<f64>) -> Vec<f64> {
    for lower in 1..heights.len() {
        heights[lower] = heights[lower].max(heights[lower - 1] + LABEL);
    }
    let mut lowest = BOTTOM;
    for height in heights.iter_mut().rev() {
        *height = height.min(lowest);
        lowest = *height - LABEL;
    }
    heights
}
