//! The registry of rulesets: one line each, in the order in which the page offers them. What is told
//! of a ruleset in words stands beside it, in `NAME.toml`.

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
    euclid,
    fibonacci,
    staircase,
    large_nim,
    small_nim,
    octal,
    grundy,
    chomp,
    hackenbush,
    node_kayles,
    turtles,
    ruler,
    silver_dollar,
    graph,
    rule,
    take,
    vectors,
}
