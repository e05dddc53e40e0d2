pub use kit::one as two;
