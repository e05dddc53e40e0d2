//! What C does not have here. Code that names it compiles, and where a program calls it, the call is refused.

/// Functions whose calls are refused by this name.
macro_rules! absent {
    ($why:ident: $($visible:vis fn $name:ident($($argument:tt)*) -> $result:ty;)*) => {
        $(
            #[inline(always)]
            $visible fn $name($($argument)*) -> $result {
                unsafe { crate::c::$why() }
            }
        )*
    };
}

pub mod fs {
    use crate::io::{Read, Result, Write};
    use crate::path::Path;
    use crate::string::String;

    /// No program in C has one, so code for it is left out.
    #[derive(Debug)]
    pub enum File {}

    impl File {
        absent! {
            bare_files:
            pub fn open(_: impl AsRef<Path>) -> Result<File>;
            pub fn create(_: impl AsRef<Path>) -> Result<File>;
        }
    }

    impl Read for File {
        fn read(&mut self, _: &mut [u8]) -> Result<usize> {
            match *self {}
        }
    }

    impl Write for File {
        fn write(&mut self, _: &[u8]) -> Result<usize> {
            match *self {}
        }
    }

    absent!(bare_files: pub fn read_to_string(_: impl AsRef<Path>) -> Result<String>;);
}

/// A judge gives no arguments: there is only the program's name, which may be any text.
pub mod env {
    use crate::ffi::OsString;
    use crate::iter::{once, Once};
    use crate::string::String;

    pub type Args = Once<String>;
    pub type ArgsOs = Once<OsString>;

    pub fn args() -> Args {
        once(String::new())
    }

    pub fn args_os() -> ArgsOs {
        once(OsString::new())
    }
}

pub mod ffi {
    pub use core::ffi::*;

    pub type OsStr = str;
    pub type OsString = crate::string::String;
}

pub mod path {
    use crate::fmt;
    use crate::ops::Deref;
    use crate::string::String;

    #[repr(transparent)]
    pub struct Path(str);

    impl Path {
        pub fn new<S: AsRef<str> + ?Sized>(text: &S) -> &Path {
            unsafe { &*(text.as_ref() as *const str as *const Path) }
        }

        pub fn as_os_str(&self) -> &str {
            &self.0
        }

        pub fn display(&self) -> &str {
            &self.0
        }
    }

    impl AsRef<Path> for Path {
        fn as_ref(&self) -> &Path {
            self
        }
    }

    impl AsRef<Path> for str {
        fn as_ref(&self) -> &Path {
            Path::new(self)
        }
    }

    impl AsRef<Path> for String {
        fn as_ref(&self) -> &Path {
            Path::new(self)
        }
    }

    #[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct PathBuf(String);

    impl fmt::Debug for PathBuf {
        fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
            self.0.fmt(out)
        }
    }

    impl From<String> for PathBuf {
        fn from(text: String) -> PathBuf {
            PathBuf(text)
        }
    }

    impl<S: AsRef<str> + ?Sized> From<&S> for PathBuf {
        fn from(text: &S) -> PathBuf {
            PathBuf(String::from(text.as_ref()))
        }
    }

    impl Deref for PathBuf {
        type Target = Path;

        fn deref(&self) -> &Path {
            Path::new(&self.0)
        }
    }

    impl AsRef<Path> for PathBuf {
        fn as_ref(&self) -> &Path {
            self
        }
    }
}

pub mod time {
    pub use core::time::*;

    #[derive(Clone, Copy, Debug)]
    pub struct Instant;

    impl Instant {
        absent! {
            bare_time:
            pub fn now() -> Instant;
            pub fn elapsed(&self) -> Duration;
        }
    }

    #[derive(Clone, Copy, Debug)]
    pub struct SystemTime;

    impl SystemTime {
        pub const UNIX_EPOCH: SystemTime = SystemTime;

        absent! {
            bare_time:
            pub fn now() -> SystemTime;
            pub fn elapsed(&self) -> Result<Duration, ()>;
        }
    }
}
