//! The plot of the tool `compare`.

use super::compare::{printed, taken, BOARD};
use crate::tool::{self, command, scratch};
use scripts::methods::catalogue::METHODS;
use std::collections::HashSet;
use std::fs;

/// Boards of 2 moves for which breadth-first search expands 3, 6 and 9 nodes.
#[test]
fn a_point_of_the_plot_is_the_median() {
    let folder = scratch("compare_plot");
    let points = |boards: &[&str]| {
        let [input, plot] = ["boards.txt", "plot.svg"].map(|name| folder.join(name).display().to_string());
        fs::write(&input, boards.join("\n\n") + "\n").unwrap();
        printed(&["--input", &input, "--only", "breadth-first", "--plot", &plot]);
        let svg = fs::read_to_string(plot).unwrap();
        svg.lines().filter(|line| line.contains("class=\"mark\"")).map(str::to_string).collect::<Vec<_>>()
    };
    let boards = ["1 2 3 4 5 6 0 7 8", "1 2 3 4 0 6 7 5 8", "1 2 3 4 0 5 7 8 6"];
    assert_eq!(points(&boards), points(&boards[1..2]));
    assert_ne!(points(&boards), points(&boards[..1]));
    assert_eq!(points(&["1 2 3 4 5 6 7 8 0", boards[1]]), points(&boards[1..2]), "a solved board has no point");
}

/// What stands in an SVG file after each `from`, up to `to`.
fn parts<'a>(svg: &'a str, from: &'a str, to: &'a str) -> Vec<&'a str> {
    svg.split(from).skip(1).map(|rest| rest.split(to).next().unwrap()).collect()
}

/// Breadth-first search expands 10 nodes for the first board, the others need 1, 13 and 29 moves.
#[test]
fn the_axes_of_a_plot_have_round_numbers_around_its_points() {
    let input = scratch("compare_axes").join("boards.txt").display().to_string();
    let ten = "0 1 2 / 4 5 3";
    let [of_1, of_13, of_29] = ["123456708", "283016457", "864075123"];
    for (boards, title, moves, expanded) in [
        (vec![ten], "1 board; ", "3", "1 10"),
        (vec![ten, BOARD], "2 boards; ", "4 6 8 10 12 14 16 18 20 22", "10 100 1,000 10,000 100,000 1,000,000"),
        (vec![of_1, of_13], "2 boards; ", "1 2 3 4 5 6 7 8 9 10 11 12 13", ""),
        (vec![of_1, of_29], "2 boards; ", "5 10 15 20 25", ""),
    ] {
        fs::write(&input, boards.join("\n\n") + "\n").unwrap();
        let method = if expanded.is_empty() { "kit" } else { "breadth-first" };
        let svg = printed(&["--input", &input, "--only", method, "--plot", "-"]);
        assert!(svg.contains(&format!(">{title}each point is the median ")), "{svg}");
        let ticks = [" y=\"552.0\" text-anchor=\"middle\">", " text-anchor=\"end\">"]
            .map(|tick| parts(&svg, tick, "<").join(" "));
        assert!(ticks[0] == moves && [&ticks[1], ""].contains(&expanded), "{boards:?}: {ticks:?}");
        let ends = if boards.len() == 1 { &["383.0"][..] } else { &["110.0", "656.0"] };
        let points = parts(&svg, "points=\"", "\"").concat();
        assert!(points.split(' ').map(|point| point.split(',').next().unwrap()).eq(ends.iter().copied()), "{points}");
    }
}

/// A curve and its label have the same colour and marker, and a line leads from the last point to the label.
#[test]
fn the_labels_of_a_plot_belong_to_their_curves() {
    let input = scratch("compare_labels").join("boards.txt").display().to_string();
    fs::write(&input, "2 4 3 / 1 5 6 / 0 7 8\n\n2 8 3 / 1 4 5 / 7 0 6\n").unwrap();
    let svg = printed(&["--input", &input, "--all", "--plot", "-"]);
    let heights: Vec<f64> = parts(&svg, "<text x=\"716.0\" y=\"", "\"").iter().map(|y| y.parse().unwrap()).collect();
    let names: Vec<&str> = METHODS.iter().map(|method| method.name).filter(|name| taken(name)).collect();
    assert!(heights.len() == names.len() && heights.windows(2).all(|pair| pair[1] - pair[0] > 17.9), "{heights:?}");
    assert!(heights[0] > 64.0 && heights[heights.len() - 1] < 540.0, "{heights:?}");
    let groups = parts(&svg, "<g class=\"", "</text>");
    let (curves, labels) = groups.split_at(heights.len());
    let look = |group: &&str| group.split('"').next().unwrap().to_string() + parts(group, " d=\"", "\"")[0];
    for label in labels {
        let name = label.rsplit('>').next().unwrap();
        let curve = &curves[names.iter().position(|known| *known == name).unwrap()];
        let (x, y) = parts(curve, "points=\"", "\"")[0].rsplit(' ').next().unwrap().split_once(',').unwrap();
        assert!(look(curve) == look(label) && label.contains(&format!("x1=\"{x}\" y1=\"{y}\"")), "{label}");
    }
    assert_eq!(curves.iter().map(look).collect::<HashSet<_>>().len(), heights.len());
    let starts = labels.iter().map(|label| parts(label, " y1=\"", "\"")[0].parse().unwrap());
    assert!(starts.collect::<Vec<f64>>().is_sorted(), "in the order of the curves' ends");
}

/// On the second of two boards of 23 moves, the method takes more memory than it has.
#[test]
fn a_method_that_gave_up_has_no_point_in_the_plot() {
    let input = scratch("compare_gave_up").join("boards.txt").display().to_string();
    for (boards, status) in [("1 7 8 / 6 4 2 / 3 0 5\n", 0), ("1 7 8 / 6 4 2 / 3 0 5\n\n8 4 6 / 0 3 2 / 5 1 7\n", 1)] {
        fs::write(&input, boards).unwrap();
        let mut command = command("compare");
        command.args(["--input", &input, "--only", "astar-hamming-seen", "--memory", "1", "--plot", "-"]);
        let output = command.output().unwrap();
        assert!(output.status.code() == Some(status) && !output.stdout.is_empty(), "{output:?}");
        assert!(status == 0 || tool::clause(&command, &output).starts_with("nothing to plot: "), "{output:?}");
    }
}
