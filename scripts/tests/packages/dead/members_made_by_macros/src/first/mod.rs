pub mod day;
