pub mod constant;
pub mod counted;
pub mod counts;
pub mod pattern;
pub mod sorted;
pub mod sorts;
