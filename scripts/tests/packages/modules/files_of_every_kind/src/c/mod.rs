mod d;
pub use self::d::g;
