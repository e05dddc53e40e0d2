//! A browser without a window, driven by the W3C's WebDriver protocol: JSON over HTTP, which is written by hand.

pub use page::json::text as quoted;
use scripts::system::temporary::Folder;
use scripts::text::json::Json;
use scripts::tools::judge::group::Group;
use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What keeps the browser to itself: no window, no profile of the user, no requests of its own; and what is clicked at rest.
const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-prefers-reduced-motion",
];

/// The longest wait for anything.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The key Control, held down in text that is typed.
pub const CONTROL: char = '\u{e009}';

/// A session of a browser. When it is dropped, or this process ends, its processes end, and then their temporary files are
/// removed.
pub struct Browser {
    driver: Child,
    _group: Group,
    _cleaner: Cleaner,
    _files: Folder,
    port: u16,
    session: String,
}

/// Browsers that wait for a test. Nothing drops them: they end with this process.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

impl Browser {
    /// Takes a browser that waits, or starts one; `None` if there is no chromedriver. Nothing is left in it of other tests. It
    /// saves files to this folder.
    pub fn take(folder: &Path) -> Option<Browser> {
        let waiting = IDLE.lock().unwrap().pop();
        let browser = waiting.or_else(Browser::start)?;
        let path = quoted(&folder.to_string_lossy());
        browser.devtools("Browser.setDownloadBehavior", &format!(r#""behavior":"allow","downloadPath":{path}"#));
        Some(browser)
    }

    /// Lets another test have this browser, without what it keeps of this one.
    pub fn give_back(self) {
        self.post("/url", r#"{"url":"about:blank"}"#);
        for (command, parameters) in [
            ("Storage.clearDataForOrigin", r#""origin":"file://","storageTypes":"local_storage""#),
            ("Emulation.clearDeviceMetricsOverride", ""),
            ("Emulation.setEmulatedMedia", ""),
            ("Emulation.setUserAgentOverride", r#""userAgent":"""#),
            ("Page.resetNavigationHistory", ""),
        ] {
            self.devtools(command, parameters);
        }
        self.console();
        IDLE.lock().unwrap().push(self);
    }

    fn start() -> Option<Browser> {
        // The path of a socket that the browser makes here must not be long.
        let (mut group, files) = (Group::empty(), Folder::new(&env::temp_dir(), "browser").unwrap());
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").env("TMPDIR", &files.path).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut driver = group.start(&mut command).ok()?;
        let mut lines = BufReader::new(driver.stdout.take()?).lines().map_while(Result::ok);
        let _cleaner = Cleaner::new(driver.id(), &files.path);
        let profile = format!("--user-data-dir={}", files.path.join("profile").display());
        let mut browser = Browser { driver, _group: group, _cleaner, _files: files, port: 0, session: String::new() };
        let line =
            lines.find(|line| line.contains("started successfully on port")).expect("chromedriver does not start");
        let digits: String = line.chars().filter(char::is_ascii_digit).collect();
        browser.port = digits.parse().unwrap();
        let flags: Vec<String> = FLAGS.iter().map(|flag| quoted(flag)).chain([quoted(&profile)]).collect();
        let options = format!(r#"{{"args":[{}]}}"#, flags.join(","));
        let wanted = format!(r#""goog:chromeOptions":{options},"goog:loggingPrefs":{{"browser":"ALL"}}"#);
        let body = format!(r#"{{"capabilities":{{"alwaysMatch":{{{wanted}}}}}}}"#);
        let answer = browser.request("/session", &body);
        let session = Json::read(&answer).unwrap();
        browser.session = format!("/session/{}", session.get("value").unwrap().text("sessionId"));
        Some(browser)
    }

    pub fn open(&self, url: &str) {
        self.post("/url", &format!(r#"{{"url":{}}}"#, quoted(url)));
    }

    pub fn reload(&self) {
        self.post("/refresh", "{}");
        self.wait("current.view");
    }

    /// Changes what follows `#` in the address, and waits until the page has read it.
    pub fn go(&self, hash: &str) {
        let change = "if ((location.hash || '#') === hash) return done(); \
                      addEventListener('hashchange', () => done(), { once: true }); location.hash = hash;";
        let script = format!("const hash = {}; return new Promise(done => {{ {change} }});", quoted(hash));
        self.post("/execute/sync", &format!(r#"{{"script":{},"args":[]}}"#, quoted(&script)));
        self.wait("!current.isReading");
    }

    /// Clicks the first element that a CSS selector finds.
    pub fn click(&self, css: &str) {
        self.post(&format!("{}/click", self.element(css)), "{}");
    }

    /// Types a text into an element; into a field for files, the path of a file.
    pub fn keys(&self, css: &str, text: &str) {
        self.post(&format!("{}/value", self.element(css)), &format!(r#"{{"text":{}}}"#, quoted(text)));
    }

    /// Empties a field and types a text into it.
    pub fn write(&self, css: &str, text: &str) {
        self.post(&format!("{}/clear", self.element(css)), "{}");
        self.keys(css, text);
    }

    /// Returns the value of an expression in the page, as text.
    pub fn value(&self, expression: &str) -> String {
        let script = quoted(&format!("return String({expression})"));
        let answer = self.post("/execute/sync", &format!(r#"{{"script":{script},"args":[]}}"#));
        Json::read(&answer).unwrap().text("value").to_string()
    }

    /// Returns the words of an element that can be seen.
    pub fn text(&self, css: &str) -> String {
        let text = self.value(&format!("document.querySelector({}).innerText", quoted(css)));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Checks the value of an expression in the page.
    pub fn expect(&self, expression: &str, wanted: impl AsRef<str>) {
        assert_eq!(self.value(expression), wanted.as_ref(), "{expression}");
    }

    /// Checks the words of an element that can be seen.
    pub fn expect_text(&self, css: &str, wanted: impl AsRef<str>) {
        assert_eq!(self.text(css), wanted.as_ref(), "{css}");
    }

    /// Waits until an expression is true.
    pub fn wait(&self, expression: &str) {
        let end = Instant::now() + PATIENCE;
        while self.value(&format!("Boolean({expression})")) != "true" {
            assert!(Instant::now() < end, "waited for {expression}");
            sleep(Duration::from_millis(30));
        }
    }

    /// Returns what the console has shown since the last call, `{"value":[]}` if nothing.
    pub fn console(&self) -> String {
        self.post("/se/log", r#"{"type":"browser"}"#)
    }

    pub fn set_width(&self, width: u32) {
        let size = format!(r#""width":{width},"height":800,"deviceScaleFactor":1,"mobile":false"#);
        self.devtools("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Sets a preference of the reader, such as `prefers-color-scheme`.
    pub fn prefer(&self, name: &str, value: &str) {
        self.devtools("Emulation.setEmulatedMedia", &format!(r#""features":[{{"name":"{name}","value":"{value}"}}]"#));
    }

    /// Sends a command of Chrome's own protocol, with the fields of its parameters in JSON, and returns the answer.
    pub fn devtools(&self, command: &str, parameters: &str) -> String {
        self.post("/goog/cdp/execute", &format!(r#"{{"cmd":"{command}","params":{{{parameters}}}}}"#))
    }

    fn element(&self, css: &str) -> String {
        let answer = self.post("/element", &format!(r#"{{"using":"css selector","value":{}}}"#, quoted(css)));
        match Json::read(&answer).unwrap().get("value") {
            Some(Json::Map(keys)) => format!("/element/{}", keys[0].1.as_text().unwrap()),
            value => panic!("{css}: {value:?}"),
        }
    }

    fn post(&self, path: &str, body: &str) -> String {
        let answer = self.request(&format!("{}{path}", self.session), body);
        assert!(!answer.contains(r#"{"value":{"error":"#), "{path} {body}: {answer}");
        answer
    }

    fn request(&self, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let head = format!("POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {}", body.len());
        stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).unwrap();
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        for line in answer.by_ref().lines().map(Result::unwrap).take_while(|line| !line.is_empty()) {
            if let Some(bytes) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = bytes.trim().parse().unwrap();
            }
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body).unwrap();
        String::from_utf8(body).unwrap()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// A shell that removes a folder when this process ends, also after Ctrl-C, once the processes of a group have ended.
struct Cleaner(Option<Child>);

/// A process that has ended but that nobody has waited for is still one of its group.
const CLEAN: &str = r#"
trap '' INT
read -r end
for round in 1 2 3 4 5 6 7 8 9 10; do kill -0 "-$1" 2>/dev/null && sleep 0.1; done
rm -rf "$2""#;

impl Cleaner {
    fn new(group: u32, folder: &Path) -> Cleaner {
        let mut shell = Command::new("sh");
        shell.args(["-c", CLEAN, "sh", &group.to_string()]).arg(folder);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        Cleaner(shell.spawn().ok())
    }
}

impl Drop for Cleaner {
    fn drop(&mut self) {
        // `wait` closes the pipe first.
        let _ = self.0.as_mut().map(Child::wait);
    }
}
