pub struct Big;
