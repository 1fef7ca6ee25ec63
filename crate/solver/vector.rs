//! Vectors of numbers of stones that a move takes, one from each place.

use crate::numbers::Token;
use crate::text::{Phrase, text};
use std::fmt;
use std::ops::Range;

const WORDS: &str = include_str!("vector.toml");

/// How many stones are taken from a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Always so many.
    fixed: Token,
    /// So many times a number k ≥ 1 that the mover chooses, the same at all places.
    times: Token,
}

impl Term {
    /// Always so many stones.
    pub fn fixed(fixed: Token) -> Self {
        Term { fixed, times: 0 }
    }

    /// So many times k.
    pub fn times(times: Token) -> Self {
        Term { fixed: 0, times }
    }

    /// How many stones that is.
    pub fn of(self, k: Token) -> Token {
        self.fixed + self.times * k
    }

    /// Whether nothing is taken.
    pub fn is_zero(self) -> bool {
        self.fixed == 0 && self.times == 0
    }
}

impl fmt::Display for Term {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.times {
            0 => write!(formatter, "{}", self.fixed),
            1 => formatter.write_str("k"),
            times => write!(formatter, "{times}k"),
        }
    }
}

/// How many stones are taken from each place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vector(Vec<Term>);

impl Vector {
    /// These terms, of each place one.
    pub fn new(terms: Vec<Term>) -> Self {
        Vector(terms)
    }

    /// The terms, by place.
    pub fn terms(&self) -> &[Term] {
        &self.0
    }

    /// Whether anything is taken.
    pub fn is_move(&self) -> bool {
        self.0.iter().any(|term| !term.is_zero())
    }

    /// Whether the mover chooses a number.
    pub fn has_choice(&self) -> bool {
        self.0.iter().any(|term| term.times > 0)
    }

    /// How many stones more it takes from each place for every number more that is chosen.
    pub fn step(&self) -> Vec<Token> {
        self.0.iter().map(|term| term.times).collect()
    }

    /// The fewest stones that it takes from each place.
    pub fn least(&self) -> Vec<Token> {
        self.0.iter().map(|term| term.of(1)).collect()
    }

    /// The places from which something is taken.
    pub fn places(&self) -> Vec<usize> {
        (0..self.0.len()).filter(|&place| !self.0[place].is_zero()).collect()
    }

    /// The numbers k that may be chosen where there are so many stones; 1 alone where there is no choice but a move.
    pub fn all_numbers(&self, stones: &[Token]) -> Range<Token> {
        let most = stones.iter().zip(&self.0).map(|(&stones, term)| match stones.checked_sub(term.fixed) {
            None => 0,
            Some(_) if term.times == 0 => Token::MAX,
            Some(rest) => rest / term.times,
        });
        let most = most.min().unwrap_or(0);
        1..1 + if self.has_choice() { most } else { most.min(1) }
    }

    /// Those of them that leave at each place a number of stones within a range.
    pub fn numbers(&self, stones: &[Token], left: &[Range<Token>]) -> Range<Token> {
        let all = self.all_numbers(stones);
        let (mut least, mut most) = (all.start, all.end - 1);
        for ((&stones, term), left) in stones.iter().zip(&self.0).zip(left) {
            let (Some(last), Some(rest)) = (left.end.checked_sub(1), stones.checked_sub(term.fixed)) else {
                return 1..1;
            };
            if term.times == 0 {
                if !left.contains(&rest) {
                    return 1..1;
                }
                continue;
            }
            least = least.max(rest.saturating_sub(last).div_ceil(term.times));
            most = most.min(rest.checked_sub(left.start).map_or(0, |taken| taken / term.times));
        }
        least..least.max(most + 1)
    }

    /// Writes it as notations do: `(k,0,2k)`.
    pub fn format(&self, out: &mut String) {
        out.push('(');
        for (index, term) in self.0.iter().enumerate() {
            out.push_str(if index > 0 { "," } else { "" });
            out.push_str(&term.to_string());
        }
        out.push(')');
    }
}

/// What the vectors take, in plain words.
pub fn said(vectors: &[Vector]) -> Phrase {
    let place = |(index, term): (usize, &Term)| {
        let name = ["a₁", "a₂", "a₃", "a₄", "a₅", "a₆", "a₇", "a₈"].get(index).copied().unwrap_or_default();
        let parts = [Phrase::same(&term.to_string()), Phrase::same(name)];
        (!term.is_zero()).then(|| Phrase::of(text!("from"), &parts.each_ref()))
    };
    let move_of = |vector: &Vector| -> Phrase {
        let parts: Vec<Phrase> = vector.terms().iter().enumerate().filter_map(place).collect();
        Phrase::joined(&parts, text!("and"))
    };
    let moves: Vec<Phrase> = vectors.iter().filter(|vector| vector.is_move()).map(move_of).collect();
    if moves.is_empty() {
        return Phrase::of(text!("nothing"), &[]);
    }
    let moves = Phrase::joined(&moves, text!("or"));
    if vectors.iter().any(|vector| vector.has_choice()) {
        return Phrase::of(text!("any-number"), &[&moves]);
    }
    moves
}
