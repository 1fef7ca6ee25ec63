//! The registry of rulesets: one line each, in the order in which the page offers them.

use crate::ruleset::RulesetCard;

macro_rules! registry {
    ($($name:ident,)*) => {
        $(pub mod $name;)*

        /// Every ruleset there is.
        pub static ALL: &[&RulesetCard] = &[$(&$name::CARD,)*];
    };
}

registry! {
    nim,
    bash,
    subtraction,
    half,
    moore,
    wythoff,
    fibonacci,
    staircase,
    large_nim,
    small_nim,
    octal,
    grundy,
    hackenbush,
    graph,
}
