//! The registry of theorems: one line each.

use crate::theorem::Theorem;

macro_rules! registry {
    ($($name:ident,)*) => {
        $(pub mod $name;)*

        /// Every theorem there is.
        pub static ALL: &[&dyn Theorem] = &[$(&$name::THEOREM,)*];
    };
}

registry! {
    bouton,
}
