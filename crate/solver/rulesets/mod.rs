//! The registry of rulesets: one line each, in the order in which the page offers them. What is told
//! of a ruleset in words stands beside it, in `NAME.toml`.

use crate::position::Tokens;
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

/// The rules, as a notation without heaps, that make of small heaps what is given for each size: of a family of games that has so many
/// parameters that it can be made to fit.
pub fn fitting(options: &[Vec<Tokens>]) -> Option<String> {
    octal::fitting(options).map(|code| format!("{}[code={code}]", octal::CARD.id))
}
