//! The check of an output in a browser: what it says, files, all cases at once, and that everything can be stopped.

use super::{case, open_tab, put, run, said_by, saved, saved_bytes, verdict, SAMPLE};
use crate::page::webdriver::{quoted, Browser};
use crate::tool::{command, printed};
use scripts::problems::list::find;
use scripts::problems::tiers::Tier;
use scripts::system::programs::{files, root};
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a file, and opens it by a field for files.
fn open_file(browser: &Browser, folder: &Path, field: &str, name: &str, bytes: &[u8]) {
    let file = folder.join(name);
    fs::write(&file, bytes).unwrap();
    browser.keys(field, &file.to_string_lossy());
}

fn wait_for_text(browser: &Browser, css: &str, text: &str) {
    browser.wait(&format!("document.querySelector({}).innerText.trim() === {}", quoted(css), quoted(text)));
}

on_page!(a_fault_is_said_in_both_languages_with_its_board_in_sight, "#uva10181/check", |browser, _| {
    browser.set_width(1280);
    browser.click("#cases option[value=sample]");
    put(browser, "output", "LLLDRDRDL\nThis puzzle is not solvable.\n");
    assert_eq!(verdict(browser), "WA wrong answer Board 1: the board after move 9 is not the goal");
    let statuses = "[...document.querySelectorAll('#check-boards [data-part=status]')].map(each => each.innerText)";
    // Yours at the fault, where the right one parts.
    browser.expect(statuses, "Move 9 of 9: L,Move 8 of 9: D");
    let in_sight = "[...document.querySelectorAll('#verdict, #check-boards .board')].every(each => {\
            const { top, bottom } = each.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; })";
    browser.expect(&format!("innerHeight === 800 && {in_sight}"), "true");
    for (output, english, chinese) in [
        (
            "LLLDRDRDR\nDDRR\n",
            "Board 2: it is unsolvable, but answered with 4 moves",
            "第 2 个局面：它无解，但给出了 4 步",
        ),
        (
            "LLLDRDRDR\nThis puz",
            "Board 2 of 2: the output ends inside the answer",
            "第 2 个局面（共 2 个）：输出在这个答案中间结束",
        ),
        (
            "L L L D\n",
            "Board 1: line 1 is \"L L L D\", neither moves (D, L, R, U) nor \"This puzzle is not solvable.\"; \
                 nothing should stand between the moves",
            "第 1 个局面：第 1 行是 \"L L L D\"，既不是移动（D, L, R, U）也不是 \"This puzzle is not solvable.\"；\
                 各步之间不应有其他字符",
        ),
    ] {
        put(browser, "output", output);
        assert_eq!(verdict(browser), format!("WA wrong answer {english}"));
        browser.click("#language");
        browser.expect_text("#verdict", format!("WA 答案错误 {chinese}"));
        let quoted = "[...document.querySelectorAll('#verdict-why [lang=en]')].map(each => each.innerText)";
        let parts = chinese.split('"').skip(1).step_by(2).map(|part| format!("\"{part}\""));
        assert_eq!(browser.value(quoted), parts.collect::<Vec<_>>().join(","), "what is quoted is no Chinese");
        browser.click("#language");
    }
});

on_page!(a_fault_of_the_input_is_said_at_the_input, "#uva10181/check", |browser, folder| {
    let said = || {
        browser.click("#judge");
        wait_for_text(browser, "#judge-state", "The input is at fault.");
        browser.expect("document.querySelector('#verdict').hidden", "true");
        browser.text("#input-error")
    };
    put(browser, "input", "hello");
    assert_eq!(said(), "input: word 1: \"hello\" is not a number of boards");
    browser.click("#language");
    browser.expect_text("#input-error", "输入：第 1 个词：\"hello\" 不是局面数");
    browser.click("#language");
    let marked = format!("\u{FEFF}{}", case("uva10181", "sample"));
    open_file(browser, folder, "#input-file", "marked.in", marked.as_bytes());
    assert_eq!(said(), "the input begins with a byte order mark (UTF-8 with BOM)");
    browser.click("#cases option[value=sample]");
    browser.expect_text("#input-error", "");
});

on_page!(the_bytes_of_a_file_are_judged_and_not_kept_as_text, "#uva10181/check", |browser, folder| {
    browser.click("#cases option[value=sample]");
    put(browser, "output", "OLD");
    let judged = |name: &str, bytes: &[u8]| {
        open_file(browser, folder, "#output-file", name, bytes);
        verdict(browser)
    };
    let utf16: Vec<u8> = SAMPLE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let clause = "WA wrong answer The output is in UTF-16, not in ASCII or UTF-8";
    assert_eq!(judged("utf16.out", &[b"\xFF\xFE", &utf16[..]].concat()), clause);
    let marked = format!("\u{FEFF}{SAMPLE}");
    let clause = "WA wrong answer The output begins with a byte order mark (UTF-8 with BOM)";
    assert_eq!(judged("marked.out", marked.as_bytes()), clause);
    browser.wait("boxes.output.area.value.startsWith('LLLDRDRDR')");
    assert_eq!(verdict(browser), clause, "the same after its text is shown");
    let kept = "localStorage.getItem('slidekit/uva10181/output')";
    browser.expect(kept, "null");
    open_file(browser, folder, "#output-file", "odd.out", b"\xF0\x9F\x98\n");
    browser.wait("boxes.output.area.value.startsWith('\u{FFFD}')");
    assert_eq!(browser.value(kept), "null", "its text has as many bytes, but other ones");
    assert_eq!(judged("cut.out", SAMPLE.trim_end().as_bytes()), "PE presentation error Line 2: no newline at its end");
    browser.wait(&format!("{kept} === {}", quoted(SAMPLE.trim_end())));
    put(browser, "output", SAMPLE.trim_end());
    assert_eq!(verdict(browser), "PE presentation error Line 2: no newline at its end", "pasted as from a file");
    browser.value("localStorage.setItem('full', 'x'.repeat(5 * 1024 * 1024 - 2000))");
    put(browser, "output", &"x".repeat(9_000));
    browser.expect(kept, "null");
});

on_page!(the_input_is_copied_saved_and_opened, "#uva10181/check", |browser, folder| {
    browser.click("#cases option[value=many]");
    browser.click("#input-save");
    assert_eq!(saved(folder.join("many.in")), case("uva10181", "many"));
    assert_eq!(said_by(browser, "#input-copy"), "Copied");
    open_file(browser, folder, "#input-file", "one.in", b"1\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n");
    browser.wait("boxes.input.area.value.startsWith('1\\n')");
    browser.go("#uva10181/answer");
    browser.expect("['copy', 'save'].every(end => document.querySelector(`#answers-${end}`).disabled)", "true");
    assert_eq!(run(browser), "R\n");
    browser.expect("document.querySelector('#answers-copy').disabled", "false");
    browser.click("#answers-save");
    assert_eq!(saved(folder.join("uva10181.out")), "R\n");
});

/// The numbers of a zip, read at the end of each file's header; its files are stored one after another.
fn unzipped(archive: &[u8]) -> Vec<(String, Vec<u8>)> {
    let number = |at: usize, length: usize| {
        archive[at..at + length].iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte))
    };
    let (mut stored, mut at) = (Vec::new(), 0);
    while archive[at..].starts_with(b"PK\x03\x04") {
        let (size, name) = (number(at + 22, 4), number(at + 26, 2));
        let (time, date) = (number(at + 10, 2), number(at + 12, 2));
        assert!(time == 0 && date == (1 << 5 | 1), "midnight of the first day of 1980");
        let [start, end] = [at + 30 + name, at + 30 + name + size];
        stored.push((String::from_utf8(archive[at + 30..start].to_vec()).unwrap(), archive[start..end].to_vec()));
        at = end;
    }
    let end = archive.len() - 22;
    assert!(archive[at..].starts_with(b"PK\x01\x02") && archive[end..].starts_with(b"PK\x05\x06"));
    assert_eq!((number(end + 10, 2), number(end + 16, 4)), (stored.len(), at));
    stored
}

on_page!(all_inputs_are_saved_and_all_outputs_judged, "#uva10181/check", |browser, folder| {
    browser.click("#all-cases summary");
    browser.click("#all-inputs");
    let archive = folder.join("uva10181.zip");
    let inputs = unzipped(&saved_bytes(&archive));
    let problem = find("uva10181").unwrap();
    let kept = files(&root().join("judge_inputs/uva10181")).unwrap();
    let is_kit = |name: &str| matches!(problem.tier(name, &[]), Tier::Kit(_));
    let wanted = kept.iter().filter(|path| !is_kit(path.file_stem().unwrap().to_str().unwrap())).count();
    assert_eq!(inputs.len(), wanted);
    for (name, bytes) in &inputs {
        // The page holds text, so a byte that is none is a replacement character there.
        let case = name.rsplit('/').next().unwrap().trim_end_matches(".in");
        let kept = fs::read(root().join(format!("judge_inputs/uva10181/{case}.in"))).unwrap();
        assert!(*bytes == String::from_utf8_lossy(&kept).as_bytes(), "{name}");
        assert_eq!(name.contains("/harder/"), problem.tier(case, &[]) == Tier::Hard, "{name}");
    }
    let write = |name: &str, text: &str| -> PathBuf {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        file
    };
    let expected = |name: &str| fs::read_to_string(root().join(format!("expected/uva10181/{name}.out"))).unwrap();
    let outputs = [
        write("many.out", &expected("many").replacen('L', "R", 1)),
        write("sample.txt", SAMPLE),
        write("unsolvable.out", "x\n"),
        write("stranger.out", "x\n"),
    ];
    let paths: Vec<String> = outputs.iter().map(|path| path.to_string_lossy().into_owned()).collect();
    browser.keys("#all", &paths.join("\n"));
    wait_for_text(
        browser,
        "#all-state",
        "Look first at unsolvable; not accepted: 1 AC, 1 WA; harder than the judge’s: 1 WA",
    );
    let rows = browser.text("#all-verdicts");
    assert!(rows.starts_with("stranger.out ? no case has this name sample AC "), "{rows}");
    assert!(
        rows.contains("many (harder than the judge’s) WA board 1: ")
            && rows.contains("unsolvable WA board 1: line 1 is \"x\""),
        "{rows}"
    );
    assert!(browser.text("#all-missing").starts_with("No output for "));
    let green = "[...document.querySelectorAll('#all-verdicts .AC')].map(each => getComputedStyle(each).color)";
    browser.expect(green, "rgb(27, 107, 58)");
    browser.click("#all-verdicts li:last-child button");
    browser.wait("!document.querySelector('#verdict').hidden && boxes.output.area.value");
    browser.expect("`${boxes.output.area.value}, ${document.querySelector('#cases').value}`", "x\n, unsolvable");
    // An archive of outputs, one that is packed too, with the inputs beside them.
    let packed = "unpacked(new Uint8Array([75, 205, 76, 207, 40, 1, 0]), 'deflate-raw').then(bytes => { window.word = new TextDecoder().decode(bytes); })";
    browser.value(&format!("void {packed}"));
    browser.wait("window.word === 'eight'");
    let names = "['out/sample.out', 'out/unsolvable.out', 'in/sample.in', 'out/.hidden', 'old/sample.out'].map(name => ({ name, bytes: new TextEncoder().encode('x\\n') }))";
    let archive = format!("new File([zip({names})], 'all.ZIP')");
    browser.value(&format!("void judgeAll([{archive}])"));
    wait_for_text(browser, "#all-state", "Look first at sample; not accepted: 2 WA");
    browser.expect_text("#all-inputs-left", "Inputs are set aside, as only outputs are judged: 1.");
    let same = "sample.out ? another file of this name is judged";
    browser.expect_text("#all-verdicts li", same);
    browser.value("void judgeAll([new File(['x'], 'sample.in')])");
    wait_for_text(browser, "#all-state", "no case that counts was judged");
    browser.value("void judgeAll([new File(['x'], 'a.zip')])");
    wait_for_text(browser, "#all-state", "a.zip is no zip archive that can be read.");
    // All that count, and one of those for the kit only.
    let right = |name: &str| format!("new File([{}], '{name}.out')", quoted(&expected(name)));
    let names = kept.iter().map(|path| path.file_stem().unwrap().to_str().unwrap());
    let counted = names.filter(|name| problem.tier(name, &[]) == Tier::Judge || *name == "messy").map(right);
    let counted: Vec<String> = counted.collect();
    browser.value(&format!("void judgeAll([{}])", counted.join(",")));
    wait_for_text(browser, "#all-state", &format!("accepted: {} AC", counted.len() - 1));
    // A folder that is dropped, as browsers give it: by entries that come in parts, or by handles.
    let files = "[new File(['x'], 'sample.out'), new File(['x'], 'many.out')]";
    let entry = format!(
        "(files => ({{ isDirectory: true, name: 'out', createReader: () => ({{ readEntries: done => \
             done(files.splice(0, 1).map(file => ({{ isFile: true, file: done => done(file) }}))) }}) }}))({files})"
    );
    let handle = format!("{{ async * values() {{ yield* {files}.map(file => ({{ getFile: () => file }})); }} }}");
    for (entry, handle) in [(entry.as_str(), "null"), ("{ isDirectory: true, name: 'out' }", handle.as_str())] {
        let item = format!(
            "(entry => ({{ webkitGetAsEntry: () => entry, getAsFileSystemHandle: () => ({handle}) }}))({entry})"
        );
        let dropped = format!("{{ files: [new File([], 'out')], items: [{item}], getData: () => '' }}");
        browser.value(&format!("(forget(tasks.all), takeIfLarge(boxes.output, new Event('drop'), {dropped}))"));
        let said = "Look first at sample; not accepted: 1 WA; harder than the judge’s: 1 WA";
        wait_for_text(browser, "#all-state", said);
    }
    browser.go("#uva652/check");
    browser.wait("document.querySelector('#all-verdicts').children.length === 0");
});

on_page!(a_large_output_stays_out_of_the_text_box_and_stops_nothing, "#uva10181/check", |browser, folder| {
    let boards = case("uva10181", "sample").split_once('\n').unwrap().1.repeat(5_000);
    let input = format!("10000\n{boards}");
    put(browser, "output", "OLD");
    open_file(browser, folder, "#input-file", "large.in", input.as_bytes());
    let sentence = "This puzzle is not solvable.\n";
    let output = format!("{}{sentence}", "LR".repeat(1_000) + "LLLDRDRDR\n").repeat(5_000);
    browser.value(
        "(window.most = 0, window.text = Blob.prototype.text, Blob.prototype.text = function () { \
             window.most = Math.max(window.most, this.size); return window.text.call(this); })",
    );
    open_file(browser, folder, "#output-file", "large.out", output.as_bytes());
    browser.expect_text("#output ~ .large", "large.out, 10,195,000 bytes Remove");
    browser.expect("boxes.output.area.offsetParent", "null");
    assert!(verdict(browser).starts_with("WA wrong answer Board 1: 2009 moves, the limit is 50"));
    assert!(browser.value("window.most").parse::<usize>().unwrap() < 100_000, "a large file becomes no text");
    browser.expect("localStorage.getItem('slidekit/uva10181/output')", "null");
    let paste = "new ClipboardEvent('paste', { clipboardData: data, cancelable: true })";
    browser.value(&format!(
        "(data => {{ data.setData('text/plain', 'x'.repeat(300000)); boxes.output.area.dispatchEvent({paste}); }})\
             (new DataTransfer())"
    ));
    wait_for_text(browser, "#output ~ .large span", "uva10181.out, 300,000 bytes");
    browser.click("#output ~ .large button");
    browser.expect("boxes.output.area.offsetParent !== null && boxes.output.area.value === ''", "true");
    put(browser, "output", SAMPLE);
    assert_eq!(verdict(browser), "WA wrong answer Board 3: the answer is missing", "the file is gone");
    open_file(browser, folder, "#output-file", "fine.out", (SAMPLE.repeat(5_000)).as_bytes());
    assert_eq!(verdict(browser), "AC accepted");
    browser.expect_text("#check-boards .row", "Board number The first 500 are shown.");
    browser.expect_text("#check-boards h2", "Board 1 of 10000");
    browser.expect("document.querySelector('#check-boards input').max", "500");
    browser.write("#check-boards input", "9999\t");
    assert_eq!(browser.text("#check-boards h2"), "Board 500 of 10000", "the last one that is shown");
});

on_page!(random_boards_are_made_and_their_settings_are_those_of_the_problem, "#uva10181/answer", |browser, _| {
    browser.click("#random summary");
    browser.write("#random-seed", "5");
    browser.write("#random-unsolvable", "7");
    browser.write("#random-count", "2");
    browser.click("#make");
    wait_for_text(browser, "#make-state", "7 of 2 boards cannot be unsolvable");
    browser.click("#language");
    browser.expect_text("#make-state", "2 个局面中不能有 7 个无解");
    browser.click("#language");
    browser.write("#random-unsolvable", "0");
    browser.expect_text("#make-state", "");
    browser.write("#random-moves", "1-2");
    browser.click("#make");
    browser.wait("boxes.input.area.value.startsWith('2\\n')");
    assert_eq!(browser.value("document.querySelector('#random-seed').value"), "5", "a refusal makes no boards");
    browser.wait("byId('random-seed').made === '5'");
    browser.click("#make");
    browser.wait("byId('random-seed').value === '6'");
    browser.go("#poj2893/answer");
    browser.wait("document.querySelector('#title').textContent.startsWith('POJ 2893')");
    let values = "['count', 'moves', 'seed', 'side'].map(name => document.querySelector(`#random-${name}`).value)";
    browser.expect(values, "5,any,1,4");
    browser.expect_text("#random-form label:nth-of-type(4)", "Rows");
    let taken = "Object.entries({ count: '0 1 1000 1001', moves: 'any hardest all 0 20 30-40 30- -40 x1', unsolvable: '-1 0 1000 1001', \
            side: '1 2 999 1000', seed: '-1 0 18446744073709551615' }).map(([name, values]) => { const field = byId(`random-${name}`), own = field.value; \
            const all = values.split(' ').filter(value => (field.value = value, field.validity.valid)); field.value = own; return all.join(' '); })";
    browser.expect(taken, "1 1000,any hardest 0 20 30-40,0 1000,2 999,0 18446744073709551615");
    browser.click("#make");
    browser.wait("boxes.input.area.value.startsWith('4 5\\n')");
    let drawn = printed(command("scramble").args("poj2893 --count 5 --side 4 --seed 1".split(' ')));
    browser.expect("boxes.input.area.value", &drawn);
    assert_eq!(find("poj2893").unwrap().cases(drawn.as_bytes()).unwrap().len(), 5);
});

on_page!(without_webassembly_it_is_said_what_is_missing, "#uva10181/check", |browser, _| {
    browser.value("delete globalThis.WebAssembly");
    put(browser, "output", SAMPLE);
    let said = |button: &str, state: &str| {
        browser.value(&format!("document.querySelector('{state}').textContent = ''"));
        browser.click(button);
        browser.wait(&format!(
            "document.querySelector('{state}').textContent.startsWith('This browser has no WebAssembly')"
        ));
    };
    said("#judge", "#judge-state");
    browser.click("#random summary");
    said("#make", "#make-state");
    open_tab(browser, "answer");
    said("#run", "#run-state");
    said("header [data-view=teach]", "#lesson-player [data-part=status]");
    said("#compare", "#compare-state");
    browser.click("header [data-view=watch]");
    browser.wait("current.view === 'watch'");
    said("#solve", "#solve-state");
});

/// Drops files on an element, each a name with its text.
fn drop_files(browser: &Browser, css: &str, files: &[(&str, &str)]) {
    let file = |(name, text): &(&str, &str)| format!("new File([{}], {})", quoted(text), quoted(name));
    let files: Vec<String> = files.iter().map(file).collect();
    let event = "new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })";
    let goes_on = browser.value(&format!(
        "(data => {{ for (const file of [{}]) data.items.add(file); \
         return document.querySelector({}).dispatchEvent({event}); }})(new DataTransfer())",
        files.join(","),
        quoted(css)
    ));
    assert_eq!(goes_on, "false", "the browser itself would open it");
}

on_page!(files_are_dropped_on_a_box_or_on_all_cases, "#uva10181/check", |browser, _| {
    drop_files(browser, "#input", &[("mine.in", "1\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n")]);
    drop_files(browser, "#output", &[("large.out", &"x".repeat(300_000))]);
    wait_for_text(browser, "#output ~ .large span", "large.out, 300,000 bytes");
    drop_files(browser, "#output ~ .large", &[("mine.out", "R\r\n")]);
    assert_eq!(
        verdict(browser),
        "AC accepted Its lines end with CR LF; UVa compares every byte, and there they have to end with LF"
    );
    let all = [("Sample.OUT", SAMPLE), ("unsolvable.out", "x\n")];
    for place in ["#output", "#all-cases"] {
        let over = "dispatchEvent(new DragEvent('dragover', { cancelable: true }))";
        // It may be dropped.
        browser.expect(&format!("document.querySelector('{place}').{over}"), "false");
        drop_files(browser, place, &all);
        assert_eq!(browser.value("document.querySelectorAll('.dropping').length"), "0", "{place}");
        wait_for_text(browser, "#all-state", "Look first at unsolvable; not accepted: 1 AC, 1 WA");
        browser.expect("document.querySelector('#all-cases').open", "true");
        assert_eq!(browser.value("document.querySelectorAll('#all-verdicts li').length"), "2", "{place}");
    }
    drop_files(browser, "#all-cases", &all[..1]);
    wait_for_text(browser, "#all-state", "so far: 1 AC");
});

// Both clicks are one step of the page, so no engine is fast enough to be done before.
on_page!(every_task_is_stopped_at_once, "#uva10181/check", |browser, _| {
    browser.click("#cases option[value=sample]");
    put(browser, "output", SAMPLE);
    let stopped = |start: &str, id: &str| {
        let stop = format!("document.querySelector('#{id}-stop')");
        assert_eq!(browser.value(&format!("{stop}.offsetParent")), "null", "what does not run has no Stop");
        browser.value(&format!("({start}, {stop}.click())"));
        wait_for_text(browser, &format!("#{id}-state"), "Stopped.");
    };
    stopped("document.querySelector('#judge').click()", "judge");
    browser.expect("document.querySelector('#verdict').hidden", "true");
    browser.value("document.querySelector('#all-cases').open = true");
    stopped("judgeAll([new File(['x'], 'sample.out'), new File(['x'], 'many.out')])", "all");
    browser.expect("document.querySelectorAll('#all-verdicts li').length", "0");
    browser.click("#random summary");
    stopped("document.querySelector('#make').click()", "make");
    open_tab(browser, "answer");
    stopped("document.querySelector('#run').click()", "run");
    assert_eq!(run(browser), SAMPLE, "and it runs again");
});
