//! The fonts and colours of the picture, in light and dark mode.

use std::fmt::Write;

type Colour = [u8; 3];

/// The colours of one mode.
struct Palette {
    card: &'static str,
    number: &'static str,
    letter: &'static str,
    marker: &'static str,
    /// The tiles in the first and the last corner of the goal; the others are in between.
    corners: [Colour; 2],
}

const LIGHT: Palette = Palette {
    card: "#eceff4",
    number: "#223049",
    letter: "#4a5870",
    marker: "#ffd479",
    corners: [[0x9f, 0xdd, 0xdf], [0xd0, 0xba, 0xf2]],
};
const DARK: Palette = Palette {
    card: "#1b212c",
    number: "#eef2fa",
    letter: "#c3ccdb",
    marker: "#6d4d0d",
    corners: [[0x1f, 0x6f, 0x7a], [0x5d, 0x4a, 0x9c]],
};

/// System fonts: a file shown as a picture cannot load others.
const FONTS: &str = "system-ui,-apple-system,\"Segoe UI\",Roboto,Helvetica,Arial,sans-serif";

/// The rules for everything that does not move; the colours of the tiles are the classes `c0`, `c1`, and so on.
pub fn style(classes: usize) -> String {
    let mut rules = format!("text{{font:600 28px {FONTS};text-anchor:middle}}\n");
    rules += ".moves{font-size:15px}.marker{opacity:0}\n";
    rules += &LIGHT.rules(classes);
    rules + "@media(prefers-color-scheme:dark){\n" + &DARK.rules(classes) + "}\n"
}

impl Palette {
    fn rules(&self, classes: usize) -> String {
        let mut rules = format!(".card{{fill:{}}}.marker{{fill:{}}}\n", self.card, self.marker);
        let _ = writeln!(rules, "text{{fill:{}}}.moves{{fill:{}}}", self.number, self.letter);
        for class in 0..classes {
            let [red, green, blue] = self.between(class, classes - 1);
            let _ = write!(rules, ".c{class}{{fill:#{red:02x}{green:02x}{blue:02x}}}");
        }
        rules + "\n"
    }

    /// The colour after `step` of `steps` steps from the first corner to the last.
    fn between(&self, step: usize, steps: usize) -> Colour {
        let [from, to] = self.corners;
        let part = |at: usize| ((steps - step) * usize::from(from[at]) + step * usize::from(to[at])) / steps;
        [part(0) as u8, part(1) as u8, part(2) as u8]
    }
}
