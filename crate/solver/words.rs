//! Enums whose values cross the boundary as words.

/// Declares an enum with a word for each variant: `ALL` lists the variants in their order, `as_str` answers the word.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$of:meta])* $variant:ident = $word:literal,)*
        }
    ) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$of])* $variant,)*
        }

        impl $name {
            /// All of them, in the order of their declaration.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// As it crosses the boundary.
            pub fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }
        }
    };
}

pub(crate) use words;
