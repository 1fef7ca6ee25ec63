//! Why no move fits what was touched: a key and numbers. The texts stand with the rulesets; those that several share are in
//! `refusal.toml`.

use crate::numbers::Token;
use crate::touch::{Parts, Touched};

/// Why no move fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Which text says so: of the ruleset, or [`BY_RULES`], where its rules are to be told.
    pub key: &'static str,
    /// What fills the holes of that text, by name.
    pub numbers: Vec<(&'static str, Numbers)>,
    /// In a sum, the component whose ruleset has the text; without one the sum's own.
    pub component: Option<usize>,
    /// Whose text it is where it belongs to no ruleset but to what any can be played with.
    pub of: Option<&'static str>,
}

/// The key where a ruleset has no text of its own.
pub const BY_RULES: &str = "rules";

/// What fills a hole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// A number.
    One(u64),
    /// One of these, ascending.
    OneOf(Vec<u64>),
}

impl Refusal {
    /// The text of this key, whose holes are yet to be filled.
    pub fn new(key: &'static str) -> Self {
        Refusal { key, numbers: Vec::new(), component: None, of: None }
    }

    /// The rules are to be told.
    pub fn by_rules() -> Self {
        Refusal::new(BY_RULES)
    }

    /// The same with a hole filled.
    pub fn with(mut self, name: &'static str, number: u64) -> Self {
        self.numbers.push((name, Numbers::One(number)));
        self
    }

    /// So many stones at most may be taken, the text of this key says; that of [`SINGLE`] where that is one.
    pub fn at_most(key: &'static str, name: &'static str, stones: Token) -> Self {
        if stones == 1 { Refusal::new(SINGLE) } else { Refusal::new(key).with(name, stones) }
    }

    /// One of some numbers of stones, ascending, is to be taken, the text of this key says; that of [`SINGLE`] where that is
    /// one.
    pub fn one_of(key: &'static str, name: &'static str, stones: Vec<Token>) -> Self {
        if stones == [1] {
            return Refusal::new(SINGLE);
        }
        let numbers = vec![(name, Numbers::OneOf(stones))];
        Refusal { numbers, ..Refusal::new(key) }
    }
}

/// Nobody can move.
pub const OVER: &str = "over";

/// Several heaps are touched where one move changes one.
pub const ONE_HEAP: &str = "one-heap";

/// More is to be left than there was.
pub const GROW: &str = "grow";

/// A heap is to be split where none is.
pub const WHOLE: &str = "whole";

/// Nothing is taken.
pub const NONE: &str = "none";

/// One stone is to be taken and no more.
pub const SINGLE: &str = "single";

/// A coin is to show what it shows already.
pub const FACE: &str = "face";

/// What is wrong with touches wherever heaps are only lowered, if that is it.
pub fn of_lowering(tokens: &[Token], touched: &Touched) -> Option<Refusal> {
    if touched.touches().is_empty() {
        return Some(Refusal::new(OVER));
    }
    touched.touches().iter().find_map(|touch| of_lowered(tokens[touch.place], touch.to.as_ref()?))
}

/// The same of one heap that is to become these parts.
pub fn of_lowered(heap: Token, to: &Parts) -> Option<Refusal> {
    let key = if to.stones() > heap {
        GROW
    } else if to.sizes().len() > 1 {
        WHOLE
    } else if to.stones() == heap {
        NONE
    } else {
        return None;
    };
    Some(Refusal::new(key))
}
