//! The registry of rulesets: one line each, in the order in which the page offers them.

use crate::ruleset::{RulesetCard, RulesetProse};

macro_rules! registry {
    ($($name:ident,)*) => {
        $(pub mod $name;)*

        /// Every ruleset there is.
        pub static ALL: &[&RulesetCard] = &[$(&$name::CARD,)*];

        /// What is written about each of them, in the same order. The wasm does not use it and so leaves it out.
        pub static PROSE: &[&RulesetProse] = &[$(&$name::PROSE,)*];
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
    take,
    vectors,
}
