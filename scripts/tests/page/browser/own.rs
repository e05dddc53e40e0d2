//! A format of one's own: described, checked, played, linked and kept.

use super::{open_tab, put, said_by, saved, verdict, FROM_DISK};
use crate::page::webdriver::{quoted, Browser, CONTROL};

/// An assignment that is none of the examples.
const ASSIGNMENT: &str = "# Of a course.\n\nname: Homework 4\nsize: 2 x 2\ninput: Puzzle:\ninput: {start}\nblank: _\n\
    answer: Solved in {count} moves:\neach: Step {count}: {move}\nmoves: North South West East\nunsolvable: None\n";

/// Puts a description into its box, has it used, and returns what is said of it.
fn described(browser: &Browser, text: &str) -> String {
    put(browser, "description", text);
    browser.click("#describe");
    browser.wait("byId('describe-stop').disabled");
    browser.text("#describe-state") + " | " + &browser.text("#description-error")
}

fn tabs(browser: &Browser) -> String {
    browser.value(
        "[...document.querySelectorAll('.tabs a')].filter(tab => !tab.hidden).map(tab => tab.textContent).join()",
    )
}

on_page!(a_format_of_ones_own_is_described_checked_played_and_linked, "#own/check", |browser, folder| {
    browser.wait("byId('description').offsetParent");
    assert_eq!(tabs(browser), "Description", "there is nothing to check yet");
    let keys = "byId('all-keys').textContent === DATA.examples[0].text.en && !byId('all-keys').parentElement.open";
    assert_eq!(browser.value(keys), "true", "what can be said is there, folded");
    let wrong = described(browser, &ASSIGNMENT.replace("2 x 2", "two"));
    let size = "\"two\" is not a size: R x C, each 2 to 4, side first or side first to 4";
    assert_eq!(wrong, format!("The description is at fault. | Line 4: {size}"));
    browser.click("#language");
    let chinese = "第 4 行：\"two\" 不是大小，应为 R x C（各 2 至 4）、side first 或 side first to 4";
    browser.expect_text("#description-error", chinese);
    browser.click("#language");
    let none = described(browser, "name: x");
    assert!(none.ends_with(" | no answer: a line that is printed, such as answer: {moves}"), "{none}");
    assert!(described(browser, ASSIGNMENT).starts_with("Cases: 11. If the input and the output below are "));
    assert_eq!(tabs(browser), "Description,Answer,Check");
    browser.expect_text("#own-title", "Homework 4: 2 x 2: any path");
    browser.click("#description-save");
    assert_eq!(saved(folder.join("my_format.txt")), ASSIGNMENT);
    let samples = "[...document.querySelectorAll('#samples dd')].slice(0, 2).map(each => each.textContent).join('')";
    let right = "Solved in 2 moves:\nStep 1: East\nStep 2: South\n";
    browser.expect(samples, format!("Puzzle:\n_ 1\n3 2\n{right}"));
    open_tab(browser, "answer");
    browser.click("#run");
    browser.wait("boxes.answers.area.value");
    browser.expect("boxes.answers.area.value", right);
    open_tab(browser, "check");
    put(browser, "output", right);
    assert_eq!(verdict(browser), "AC accepted");
    browser.expect_text("#check-boards [data-part=status]", "The start; moves: 2");
    put(browser, "output", &right.replace("Step 2", "Step 3"));
    let fault = "WA wrong answer Board 1: line 3 has the number 3, but it is move 2";
    assert_eq!(verdict(browser), fault);
    assert_eq!(said_by(browser, "#check-link"), FROM_DISK);
    put(browser, "output", "");
    browser.keys("#output", &format!("{CONTROL}v"));
    let link = browser.value("boxes.output.area.value");
    assert!(link.starts_with("#own/check&description=name%3A+Homework+4%0Asize"), "without comments: {link}");
    browser.go("#uva10181");
    browser.wait("byId('copy') === null && current.problem.id === 'uva10181'");
    assert_eq!(tabs(browser), "Paste,Answer,Check");
    browser.value(&format!("location.href = {}", quoted(&link)));
    browser.wait("current.problem === own && !byId('verdict').hidden");
    browser.expect_text("#verdict", fault);
    browser.reload();
    browser.wait("current.view && byId('check').offsetParent");
    assert_eq!(browser.value("boxes.output.area.value"), right.replace("Step 2", "Step 3"), "all is kept");
    browser.go("#own/check&description=answer: {moves}");
    browser.wait("byId('check').offsetParent && boxes.input.area.value.startsWith('1 2 3')");
    // Nothing is left of another.
    browser.expect("boxes.output.area.value + byId('cases').value", "easy_1");
});

on_page!(an_example_is_a_description_and_its_cases_are_judged_at_once, "#own", |browser, _| {
    browser.wait("byId('description').offsetParent");
    browser.click("#language");
    for at in 0..browser.value("DATA.examples.length").parse::<usize>().unwrap() {
        browser.click(&format!("#examples option:nth-child({})", at + 2));
        browser.wait(&format!("own.cases.length > 0 && own.description === DATA.examples[{at}].text.zh"));
        assert_eq!(tabs(browser), "描述,求解,检查");
        browser.value("void (own.cases = [])");
    }
    browser.click("#examples option:nth-child(2)");
    browser.wait("own.cases.length > 0");
    assert!(browser.text("#describe-state").starts_with("共 13 组数据"));
    let files = "own.cases.map(({ name, output }) => new File([output], `${name}.out`))";
    browser.value(&format!("void judgeAll({files})"));
    browser.wait("byId('all-stop').disabled && byId('all-state').textContent");
    browser.expect("byId('all-state').textContent", "通过：13 AC");
    assert_eq!(said_by(browser, "#describe-link"), "已复制 # 起的部分：请接在你的网页地址之后");
    open_tab(browser, "check");
    browser.click("#random summary");
    browser.click("#make");
    browser.wait("byId('make-stop').disabled && byId('make-state').textContent === '' && byId('cases').value === ''");
    browser.expect("boxes.input.area.value.split('\\n').length", "4");
});
