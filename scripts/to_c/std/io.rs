//! Standard input, standard output and standard error.

use crate::boxed::Box;
use crate::c;
use crate::fmt;
use crate::marker::PhantomData;
use crate::string::{String, ToString};
use crate::vec::Vec;

pub mod prelude {
    pub use super::{BufRead, Read, Write};
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    BrokenPipe,
    Interrupted,
    InvalidData,
    InvalidInput,
    Other,
    UnexpectedEof,
    WriteZero,
}

/// A leaked pointer, so that `Result<T>` stays small.
pub struct Error(&'static (ErrorKind, &'static str));

pub type Result<T> = core::result::Result<T, Error>;

impl Error {
    pub fn new<E: ToString>(kind: ErrorKind, error: E) -> Error {
        Error(Box::leak(Box::new((kind, &*Box::leak(error.to_string().into_boxed_str())))))
    }

    /// The text of `Display`, without the machinery of `fmt`.
    #[allow(clippy::inherent_to_string_shadow_display, clippy::wrong_self_convention)]
    pub fn to_string(&self) -> &'static str {
        self.0 .1
    }

    pub fn kind(&self) -> ErrorKind {
        self.0 .0
    }
}

impl From<ErrorKind> for Error {
    fn from(kind: ErrorKind) -> Error {
        Error(Box::leak(Box::new((kind, ""))))
    }
}

/// As std has it for an error of its own.
impl fmt::Debug for Error {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_struct("Error").field("kind", &self.0 .0).field("message", &self.0 .1).finish()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(self.0 .1)
    }
}

impl crate::error::Error for Error {}

pub trait Read {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize>;

    /// `Self: Sized` keeps this out of vtables, each of which would carry it along whether it is called or not.
    fn read_to_end(&mut self, bytes: &mut Vec<u8>) -> Result<usize>
    where
        Self: Sized,
    {
        let start = bytes.len();
        let mut buffer = [0; 4096];
        loop {
            match self.read(&mut buffer)? {
                0 => return Ok(bytes.len() - start),
                length => bytes.extend_from_slice(&buffer[..length]),
            }
        }
    }

    fn read_to_string(&mut self, text: &mut String) -> Result<usize>
    where
        Self: Sized,
    {
        let mut bytes = Vec::new();
        self.read_to_end(&mut bytes)?;
        append(text, bytes)
    }

    fn bytes(mut self) -> impl Iterator<Item = Result<u8>>
    where
        Self: Sized,
    {
        let mut byte = [0];
        core::iter::from_fn(move || self.read(&mut byte).map(|length| (length > 0).then_some(byte[0])).transpose())
    }

    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }
}

pub fn read_to_string<R: Read>(mut reader: R) -> Result<String> {
    let mut text = String::new();
    reader.read_to_string(&mut text)?;
    Ok(text)
}

fn append(text: &mut String, bytes: Vec<u8>) -> Result<usize> {
    let length = bytes.len();
    match String::from_utf8(bytes) {
        Ok(new) => text.push_str(&new),
        Err(_) => return Err(Error::new(ErrorKind::InvalidData, "stream did not contain valid UTF-8")),
    }
    Ok(length)
}

pub trait BufRead: Read {
    fn read_line(&mut self, line: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        self.read_until(b'\n', &mut bytes)?;
        append(line, bytes)
    }

    fn read_until(&mut self, last: u8, bytes: &mut Vec<u8>) -> Result<usize> {
        let (start, mut byte) = (bytes.len(), [!last]);
        while byte[0] != last && self.read(&mut byte)? == 1 {
            bytes.push(byte[0]);
        }
        Ok(bytes.len() - start)
    }

    fn lines(self) -> Lines<Self>
    where
        Self: Sized,
    {
        Lines(self)
    }
}

/// Every reader does: C's own streams have a buffer already.
impl<R: Read + ?Sized> BufRead for R {}

#[derive(Debug)]
pub struct Lines<R>(R);

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<String>;

    fn next(&mut self) -> Option<Result<String>> {
        let mut line = String::new();
        match self.0.read_line(&mut line) {
            Ok(0) => return None,
            Ok(_) => {}
            Err(error) => return Some(Err(error)),
        }
        if line.ends_with('\n') {
            line.pop();
            if line.ends_with('\r') {
                line.pop();
            }
        }
        Some(Ok(line))
    }
}

/// Implements `print!` and `println!`.
pub fn print(text: fmt::Arguments) {
    let text = crate::format!("{}", text);
    if show(text.as_bytes()) != text.len() {
        panic!("the output cannot be written");
    }
}

/// Whether C's buffer holds output that was not written by a `BufWriter`. In a program that only uses those, this is a
/// constant, and its checks are optimised away.
static mut IS_WAITING: bool = false;

/// Writes output that has to arrive before the program waits for input.
fn show(bytes: &[u8]) -> usize {
    unsafe {
        IS_WAITING = true;
        c::bare_write(bytes.as_ptr(), bytes.len())
    }
}

fn send_what_waits() {
    unsafe {
        if IS_WAITING {
            IS_WAITING = false;
            c::bare_flush()
        }
    }
}

/// Implements `eprint!` and `eprintln!`.
pub fn complain(text: fmt::Arguments) {
    let _ = Stderr.write_fmt(text);
}

pub trait Write {
    fn write(&mut self, buffer: &[u8]) -> Result<usize>;

    /// Writes for a `BufWriter`, without a flush before input is read.
    fn write_behind(&mut self, buffer: &[u8]) -> Result<usize>
    where
        Self: Sized,
    {
        self.write(buffer)
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }

    fn write_all(&mut self, buffer: &[u8]) -> Result<()> {
        match self.write(buffer)? {
            length if length == buffer.len() => Ok(()),
            _ => Err(Error(&(ErrorKind::WriteZero, "failed to write whole buffer"))),
        }
    }

    fn write_fmt(&mut self, text: fmt::Arguments) -> Result<()> {
        self.write_all(crate::format!("{}", text).as_bytes())
    }
}

/// Implements the traits for a pointer to a reader or a writer.
macro_rules! through {
    ($pointer:ty, $inner:ident) => {
        impl<$inner: Read + ?Sized> Read for $pointer {
            fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
                (**self).read(buffer)
            }
        }

        impl<$inner: Write + ?Sized> Write for $pointer {
            fn write(&mut self, buffer: &[u8]) -> Result<usize> {
                (**self).write(buffer)
            }

            fn flush(&mut self) -> Result<()> {
                (**self).flush()
            }
        }
    };
}

through!(&mut T, T);
through!(Box<T>, T);

impl Read for &[u8] {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let (now, later) = self.split_at(self.len().min(buffer.len()));
        buffer[..now.len()].copy_from_slice(now);
        *self = later;
        Ok(now.len())
    }
}

/// Bytes in memory, and how many of them are read.
pub struct Cursor<T>(T, usize);

impl<T> Cursor<T> {
    pub fn new(bytes: T) -> Self {
        Cursor(bytes, 0)
    }
}

impl<T: AsRef<[u8]>> Read for Cursor<T> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let length = (&self.0.as_ref()[self.1..]).read(buffer)?;
        self.1 += length;
        Ok(length)
    }
}

impl Write for Vec<u8> {
    fn write(&mut self, buffer: &[u8]) -> Result<usize> {
        self.extend_from_slice(buffer);
        Ok(buffer.len())
    }
}

/// The streams, locked or not.
#[derive(Debug)]
pub struct StdinLock<'a>(PhantomData<&'a ()>);
#[derive(Debug)]
pub struct StdoutLock<'a>(PhantomData<&'a ()>);
#[derive(Debug)]
pub struct Stderr;
pub type Stdin = StdinLock<'static>;
pub type Stdout = StdoutLock<'static>;

pub fn stdin() -> Stdin {
    StdinLock(PhantomData)
}

pub fn stdout() -> Stdout {
    StdoutLock(PhantomData)
}

pub fn stderr() -> Stderr {
    Stderr
}

impl StdinLock<'_> {
    pub fn lock(&self) -> Stdin {
        stdin()
    }

    pub fn read_line(&self, line: &mut String) -> Result<usize> {
        BufRead::read_line(&mut stdin(), line)
    }

    pub fn lines(self) -> Lines<Stdin> {
        Lines(stdin())
    }
}

impl StdoutLock<'_> {
    pub fn lock(&self) -> Stdout {
        stdout()
    }
}

/// Ends the program if input or output failed: a program that passes the error on does the same, and an `Error` for it
/// would make every call longer.
fn end_if(failed: i32) {
    if failed != 0 {
        unsafe { c::bare_fail() }
    }
}

impl Read for StdinLock<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        send_what_waits();
        let length = unsafe { c::bare_read(buffer.as_mut_ptr(), buffer.len()) };
        end_if(unsafe { c::bare_is_unread() });
        Ok(length)
    }
}

/// C's `ferror` records failed writes; `flush` checks it.
impl Write for StdoutLock<'_> {
    fn write(&mut self, buffer: &[u8]) -> Result<usize> {
        show(buffer);
        Ok(buffer.len())
    }

    fn write_behind(&mut self, buffer: &[u8]) -> Result<usize> {
        unsafe { c::bare_write(buffer.as_ptr(), buffer.len()) };
        Ok(buffer.len())
    }

    fn flush(&mut self) -> Result<()> {
        end_if(unsafe { c::bare_is_unwritten() });
        Ok(())
    }
}

impl Write for Stderr {
    fn write(&mut self, buffer: &[u8]) -> Result<usize> {
        unsafe { c::bare_complain(buffer.as_ptr(), buffer.len()) };
        Ok(buffer.len())
    }
}

/// A reader or a writer whose buffer is that of C's stream.
macro_rules! buffered {
    ($name:ident) => {
        #[derive(Debug)]
        pub struct $name<T>(T);

        impl<T> $name<T> {
            pub fn new(inner: T) -> Self {
                $name(inner)
            }

            pub fn with_capacity(_: usize, inner: T) -> Self {
                $name(inner)
            }
        }
    };
}

buffered!(BufReader);
buffered!(BufWriter);

impl<R: Read> Read for BufReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        self.0.read(buffer)
    }
}

impl<W: Write> Write for BufWriter<W> {
    fn write(&mut self, buffer: &[u8]) -> Result<usize> {
        self.0.write_behind(buffer)
    }

    fn flush(&mut self) -> Result<()> {
        self.0.flush()
    }
}
