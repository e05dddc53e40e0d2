pub mod n {
    pub mod m;
}
