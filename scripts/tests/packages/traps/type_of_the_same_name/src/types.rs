pub struct A;
pub struct B<T>(pub T);
