pub use one;
