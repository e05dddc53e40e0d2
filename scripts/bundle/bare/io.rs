//! Standard input, standard output and standard error.

use crate::c;
use crate::fmt;
use crate::string::{String, ToString};
use crate::boxed::Box;

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

/// One word, and never given back: so what passes it on is short.
#[derive(Debug)]
pub struct Error(&'static (ErrorKind, String));

pub type Result<T> = core::result::Result<T, Error>;

impl Error {
    pub fn new<E: ToString>(kind: ErrorKind, error: E) -> Error {
        Error(Box::leak(Box::new((kind, error.to_string()))))
    }

    /// What `Display` would give, without the machinery of `fmt`.
    #[allow(clippy::inherent_to_string_shadow_display, clippy::wrong_self_convention)]
    pub fn to_string(&self) -> &'static str {
        &self.0 .1
    }

    pub fn kind(&self) -> ErrorKind {
        self.0 .0
    }
}

impl From<ErrorKind> for Error {
    fn from(kind: ErrorKind) -> Error {
        Error(Box::leak(Box::new((kind, String::new()))))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.0 .1)
    }
}

pub trait Read {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize>;
}

pub trait Write {
    fn write(&mut self, buffer: &[u8]) -> Result<usize>;

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }

    fn write_all(&mut self, buffer: &[u8]) -> Result<()> {
        if self.write(buffer)? == buffer.len() {
            Ok(())
        } else {
            Err(ErrorKind::BrokenPipe.into())
        }
    }

    fn write_fmt(&mut self, text: fmt::Arguments) -> Result<()> {
        self.write_all(crate::format!("{}", text).as_bytes())
    }
}

impl<W: Write + ?Sized> Write for &mut W {
    fn write(&mut self, buffer: &[u8]) -> Result<usize> {
        (**self).write(buffer)
    }
}

pub struct Stdin;
pub struct Stdout;
pub struct Stderr;
pub type StdinLock = Stdin;
pub type StdoutLock = Stdout;

pub fn stdin() -> Stdin {
    Stdin
}

pub fn stdout() -> Stdout {
    Stdout
}

pub fn stderr() -> Stderr {
    Stderr
}

impl Stdin {
    pub fn lock(&self) -> StdinLock {
        Stdin
    }
}

impl Stdout {
    pub fn lock(&self) -> StdoutLock {
        Stdout
    }
}

impl Read for Stdin {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        Ok(unsafe { c::bare_read(buffer.as_mut_ptr(), buffer.len()) })
    }
}

impl Write for Stdout {
    fn write(&mut self, buffer: &[u8]) -> Result<usize> {
        Ok(unsafe { c::bare_write(buffer.as_ptr(), buffer.len()) })
    }
}

impl Write for Stderr {
    fn write(&mut self, buffer: &[u8]) -> Result<usize> {
        Ok(unsafe { c::bare_complain(buffer.as_ptr(), buffer.len()) })
    }
}

/// C's own streams have a buffer already.
pub struct BufWriter<W: Write>(W);

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> Self {
        BufWriter(inner)
    }

    pub fn with_capacity(_: usize, inner: W) -> Self {
        BufWriter(inner)
    }
}

impl<W: Write> Write for BufWriter<W> {
    fn write(&mut self, buffer: &[u8]) -> Result<usize> {
        self.0.write(buffer)
    }
}
