//! slidekit, an online-judge submission kit for sliding-tile puzzles.
#![forbid(unsafe_code)]
