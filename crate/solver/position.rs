//! Positions, and the kinds of position there are.

use crate::error::RequestError;
use crate::input::{Field, Input};
use crate::limits;
use crate::numbers::{Token, push_joined};
use crate::scan::Scanner;
use std::cmp::Ordering;

/// Tokens on their way to becoming a position.
pub type Tokens = Vec<Token>;

/// A state of a game as a flat list of tokens, in the canonical form of its kind.
///
/// # Equality
/// Two positions are equal when their canonical tokens are: (2,1) and (1,2,0) are one position of heaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position(Tokens);

impl Position {
    /// Puts tokens into the canonical form of a kind. The one way to make a position.
    pub fn new(kind: &dyn PositionKind, mut tokens: Tokens) -> Self {
        kind.canonicalise(&mut tokens);
        Position(tokens)
    }

    /// The tokens in canonical order.
    pub fn tokens(&self) -> &[Token] {
        &self.0
    }
}

/// The part of a position that a token belongs to: all of it, unless the position is put together from others.
pub struct Part {
    /// The board that shows it, or "pass" for the passes left.
    pub board: &'static str,
    /// In a sum, which component it is, counted from 0.
    pub component: Option<usize>,
    /// The place of its first token.
    pub first: usize,
    /// The vertices that the token joins, the lower number first, where it is an edge; where it is a vertex, it twice.
    pub ends: Option<[Token; 2]>,
}

/// What the tokens of a kind are, where they are sizes of heaps or the like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapTokens {
    /// Whether each stands at a place of its own, also where it is empty. Else they stand in any order, and an empty one is none.
    pub ordered: bool,
    /// The names of the numbers that come after them and are no heaps.
    pub behind: Vec<&'static str>,
}

/// Rows of numbers that are positions of a kind: sizes of heaps, or the like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The fewest in a row.
    pub least: usize,
    /// The most.
    pub most: usize,
    /// Whether each has a place of its own. Else they stand in any order, and 0 is as good as none.
    pub ordered: bool,
}

/// How far to go through the positions of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The most stones in a heap or on a step, or edges of a graph; without meaning for the vertices of a graph.
    pub bound: u64,
    /// The most heaps or steps, where the kind of position has a choice.
    pub heaps: usize,
}

/// Positions that are found as they are asked for.
pub type Within<'a> = Box<dyn Iterator<Item = Tokens> + 'a>;

/// What the tokens of a position mean: how they are written, which lists of them are the same position, and
/// which board shows them.
pub trait PositionKind: Send + Sync {
    /// The board of the page that shows such positions.
    fn board(&self) -> &'static str;

    /// How many heaps or steps a start may have, where it is a list of such.
    fn most_heaps(&self) -> Option<usize> {
        None
    }

    /// How many stones a heap may have.
    fn largest_heap(&self) -> Token {
        limits::HEAP_SIZE
    }

    /// What the token at a place belongs to.
    fn part_at(&self, _tokens: &[Token], _place: usize) -> Part {
        Part { board: self.board(), component: None, first: 0, ends: None }
    }

    /// The edges of the graph that a position is, where it is one. Each is the vertices that it joins, the lower number first;
    /// a vertex twice is a loop, or that vertex where tokens are vertices.
    fn edges(&self, tokens: &[Token]) -> Vec<[Token; 2]> {
        (0..tokens.len()).filter_map(|place| self.part_at(tokens, place).ends).collect()
    }

    /// Brings tokens into the one form that stands for all equal positions.
    fn canonicalise(&self, tokens: &mut Tokens);

    /// Reads a position from text. The scanner is left behind the position.
    ///
    /// # Errors
    /// The first fault with its place.
    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError>;

    /// Reads a position from anything but a text, mostly from a list.
    ///
    /// # Errors
    /// The first fault with its index in the list.
    fn read(&self, field: &Field) -> Result<Position, RequestError>;

    /// Canonical tokens in the form that requests have: what [`read`] reads as the same position.
    fn to_input(&self, tokens: &[Token]) -> Input {
        Input::numbers(tokens)
    }

    /// Writes canonical tokens the way the field writes them, for instance `(1,2,3)`, so that they are read again.
    fn format(&self, tokens: &[Token], out: &mut String) {
        out.push('(');
        push_joined(out, tokens);
        out.push(')');
    }

    /// The names of what the first token stands for, by its number, where positions have such.
    fn names(&self) -> &[String] {
        &[]
    }

    /// What the tokens are, where they are sizes of heaps or the like.
    fn heap_tokens(&self) -> Option<HeapTokens> {
        None
    }

    /// What the tokens are that a formula may be about, if it may be.
    fn formula_tokens(&self) -> Option<HeapTokens> {
        self.heap_tokens()
    }

    /// The numbers of a position that a formula is about: sizes of heaps, or places of coins.
    fn sizes(&self, tokens: &[Token]) -> Tokens {
        let behind = self.formula_tokens().map_or(0, |tokens| tokens.behind.len());
        tokens[..tokens.len() - behind].to_vec()
    }

    /// Which rows of numbers are positions, where some are. A grid sweeps over two of the numbers.
    fn numbers(&self) -> Option<Numbers> {
        None
    }

    /// The tokens of the position that such a row is, whatever the order of those that have none.
    fn of_numbers(&self, numbers: &[Token]) -> Tokens {
        numbers.to_vec()
    }

    /// The row of numbers that a position is, if it is one: the inverse of [`PositionKind::of_numbers`], but for numbers that are as
    /// good as none.
    fn numbers_of(&self, tokens: &[Token]) -> Option<Tokens> {
        self.numbers().map(|_| tokens.to_vec())
    }

    /// The tokens of the position that is one heap of this size alone, or one step, row or coin there, where there is such a
    /// position: a sequence has a value for each.
    fn lone(&self, size: Token) -> Option<Tokens> {
        self.numbers().filter(|numbers| numbers.least <= 1).map(|_| self.of_numbers(&[size]))
    }

    /// Whether a list of heap sizes in any order is a position, as long as they are not too many.
    fn holds_heaps(&self) -> bool {
        self.numbers().is_some_and(|numbers| !numbers.ordered)
    }

    /// Every position within an extent once, in canonical form. The order is the kind's own.
    fn within(&self, extent: Extent) -> Within<'_>;

    /// Positions that look different, the smaller ones first, to set puzzles of, where those within an extent are small or look alike.
    fn varied(&self) -> Option<Within<'_>> {
        None
    }

    /// What a position falls into, where the kind shows that: each part as a number, ascending, the same for parts that look alike.
    fn parts(&self, _: &[Token]) -> Option<Vec<u64>> {
        None
    }

    /// How many stones there are, where the kind has any to count. A graph whose every move lowers them has
    /// them as its layers.
    fn stones(&self, tokens: &[Token]) -> Option<u64>;
}

/// The order in which positions are gone through and counterexamples are shown: the fewest tokens first, then by the first
/// token in which two differ.
pub fn canonical_order(one: &[Token], other: &[Token]) -> Ordering {
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}

/// Reads a position of a kind, given as a list or as typed text.
///
/// # Errors
/// The first fault with its place.
pub fn read(kind: &dyn PositionKind, field: &Field) -> Result<Position, RequestError> {
    if !field.is_text() {
        return kind.read(field);
    }
    let mut scanner = Scanner::new(field.text()?, field);
    let position = kind.scan(&mut scanner)?;
    scanner.finish()?;
    Ok(position)
}
