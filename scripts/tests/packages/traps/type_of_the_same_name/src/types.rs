pub struct A;
pub struct B<T>(pub T);
pub struct C<T, U>(pub T, pub U);
pub struct D<const N: usize>;
