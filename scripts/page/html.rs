//! Joins the page's own files and its data into one file.

use crate::data::read;
use scripts::system::programs::{files, root};

/// Returns the page: `page.html` with the style, the data and the scripts in place of its markers. The first line says what
/// made it.
///
/// # Errors
/// A file of the page cannot be read, or `page.html` has not each marker in its place.
pub fn html(data: &str, maker: &str) -> Result<String, String> {
    let folder = root().join("scripts/page");
    let style = read(&folder.join("page.css"))?;
    let scripts: Vec<String> = files(&folder.join("app"))?.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
    let parts = [
        ("<!doctype html>\n", format!("<!doctype html><!-- {maker} -->\n")),
        ("<!-- style -->\n", format!("<style>\n{style}</style>\n")),
        ("<!-- data -->\n", format!("<script>\nconst DATA = {data};\n</script>\n")),
        ("<!-- script -->\n", format!("<script>\n{}</script>\n", scripts.concat())),
    ];
    joined(&read(&folder.join("page.html"))?, &parts)
}

/// Returns a text with each of these markers, in order, replaced by its part.
///
/// # Errors
/// A marker is missing, or stands before one that it should follow.
pub fn joined(text: &str, parts: &[(&str, String)]) -> Result<String, String> {
    let (mut whole, mut rest) = (String::new(), text);
    for (marker, part) in parts {
        let (before, after) =
            rest.split_once(marker).ok_or_else(|| format!("page.html: no {:?} in its place", marker.trim_end()))?;
        whole += before;
        whole += part;
        rest = after;
    }
    Ok(whole + rest)
}
