pub const D: bool = cfg!(feature = "default");
