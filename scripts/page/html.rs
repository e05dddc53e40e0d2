//! Joins the page's own files and its data into one file.

use crate::data::read;
use scripts::system::programs::{files, root};

/// Returns the page: `page.html` with the style, the packed data and the scripts in place of its markers. The first line says
/// what made it.
///
/// # Errors
/// A file of the page cannot be read.
pub fn html(packed: &str, maker: &str) -> Result<String, String> {
    let folder = root().join("scripts/page");
    let style = read(&folder.join("page.css"))?;
    let scripts: Vec<String> = files(&folder.join("app"))?.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
    let page = read(&folder.join("page.html"))?
        .replacen("<!doctype html>", &format!("<!doctype html><!-- {maker} -->"), 1)
        .replacen("<!-- style -->", &format!("<style>\n{style}</style>"), 1)
        .replacen("<!-- script -->", &format!("<script>\n'use strict';\n{}</script>", bare(&scripts.concat())), 1);
    Ok(page.replacen("<!-- data -->", &format!("<script id=\"packed\" type=\"text/plain\">{packed}</script>"), 1))
}

/// A script without its comments and indents, which are a fifth of it.
pub fn bare(script: &str) -> String {
    let is_comment = |line: &&str| ["//", "/**", "*"].iter().any(|mark| line.starts_with(mark));
    script.lines().map(str::trim_start).filter(|line| !is_comment(line)).map(|line| format!("{line}\n")).collect()
}
