//! Compares the textbook's methods with each other and with the kit.

mod measure;
mod options;
mod plot;
mod report;
mod table;
mod trace;

use options::{APART, MOST, TOOL};
use scripts::cli::options::Given;
use scripts::cli::{self, Failure, Target};
use scripts::kit::grid::Case;
use scripts::methods::method::{Method, MethodSettings};
use scripts::problems::goals;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(&TOOL, compare)
}

fn compare(given: &Given) -> Result<(), Failure> {
    given.apart(&APART)?;
    let settings = options::settings(given)?;
    let repeat = given.number("--repeat", 1..=MOST, "runs")?;
    let (traced, cases) = (options::traced(given)?, options::cases(given)?);
    if traced.is_some() && cases.len() > 1 {
        return Err(format!("--trace takes one board, not {}", cases.len()).into());
    }
    let plot = given.svg("--plot")?;
    let (methods, left_out) =
        traced.map_or_else(|| options::methods(given, &cases), |method| Ok((vec![method], Vec::new())))?;
    let all_take = |case: &&Case| case.solvable() || methods.iter().all(|method| method.takes_unsolvable());
    let (taken, unsolvable): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(all_take);
    if let ([], [case]) = (taken.as_slice(), unsolvable.as_slice()) {
        return Err(goals::unsolvable(case).into());
    }
    for case in &unsolvable {
        cli::print(&(goals::unsolvable(case) + "\n"))?;
    }
    let &[case, ..] = taken.as_slice() else { return Err("no board is solvable".to_string().into()) };
    let csv = given.text("--csv").map(Target::create).transpose()?;
    let plot = plot.map(Target::create).transpose()?;
    if !["BOARD", "--input", "--random"].iter().any(|option| given.has(option)) {
        cli::print("no BOARD, so this is a sample; see --help\n\n")?;
    }
    if let Some(method) = traced {
        return show_trace(method, case, &settings, csv);
    }
    let repeat = repeat.unwrap_or(if taken.len() == 1 { 5 } else { 1 });
    let all = measure::measure(&taken, &methods, &settings, repeat);
    let table = if given.has("--runs") { report::statistics(&all) } else { report::costs(&all) };
    let above = if unsolvable.is_empty() { "" } else { "\n" };
    cli::print(&format!("{above}{table}{}", report::left_out(&left_out)))?;
    csv.map_or(Ok(()), |csv| csv.write(&report::csv(&all)))?;
    plot.map_or(Ok(()), |plot| plot.write(&plot::plot(&all)?))
}

fn show_trace(method: &Method, case: &Case, settings: &MethodSettings, csv: Option<Target>) -> Result<(), Failure> {
    let (table, values) = trace::trace(method, case, settings);
    cli::print(&table)?;
    csv.map_or(Ok(()), |csv| csv.write(&values))
}
