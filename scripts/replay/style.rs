//! The fonts and colours of the picture, in light and dark mode.

/// The colours of the card, the numbers, the letters and the marker; the saturation and lightness of the tiles.
type Palette = [&'static str; 5];

const LIGHT: Palette = ["#eceff4", "#223049", "#4a5870", "#ffd479", "55%,79%"];
const DARK: Palette = ["#1b212c", "#eef2fa", "#c3ccdb", "#6d4d0d", "42%,36%"];

/// The hues of the tiles in the first and the last corner of the goal; the others are in between.
const HUES: [usize; 2] = [184, 262];

/// System fonts: a file shown as a picture cannot load others.
const FONTS: &str = "system-ui,-apple-system,\"Segoe UI\",Roboto,Helvetica,Arial,sans-serif";

/// The rules for everything that does not move; the colours of the tiles are the classes `c0`, `c1`, and so on.
pub fn style(classes: usize) -> String {
    let mut text = format!("text{{font:600 28px {FONTS};text-anchor:middle}}\n");
    text += ".moves{font-size:15px}.marker{opacity:0}\n";
    text += &rules(LIGHT, classes);
    text + "@media(prefers-color-scheme:dark){\n" + &rules(DARK, classes) + "}\n"
}

fn rules([card, number, letter, marker, tile]: Palette, classes: usize) -> String {
    let hue = |class| HUES[0] + (HUES[1] - HUES[0]) * class / (classes - 1);
    let tiles: String = (0..classes).map(|class| format!(".c{class}{{fill:hsl({},{tile})}}", hue(class))).collect();
    format!(".card{{fill:{card}}}.marker{{fill:{marker}}}text{{fill:{number}}}.moves{{fill:{letter}}}\n{tiles}\n")
}
