//! Theorems: what they say of a position, without any search, and how they say why.
//!
//! A theorem never calls a solver and no solver calls a theorem. They meet in `analysis` and in the tests.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::text::Text;
use alloc::vec::Vec;

/// The value of a position as a theorem gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The Grundy value, and with it the outcome class.
    Grundy(u64),
    /// The outcome class alone.
    Outcome(OutcomeClass),
}

impl Value {
    /// The outcome class: under normal play P if and only if the Grundy value is 0.
    pub fn outcome(self) -> OutcomeClass {
        match self {
            Value::Grundy(0) => OutcomeClass::P,
            Value::Grundy(_) => OutcomeClass::N,
            Value::Outcome(outcome) => outcome,
        }
    }

    /// The Grundy value, if it is given.
    pub fn grundy(self) -> Option<u64> {
        match self {
            Value::Grundy(grundy) => Some(grundy),
            Value::Outcome(_) => None,
        }
    }
}

/// What a theorem says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prediction {
    /// Nothing: the position is outside its hypotheses, or it leaves it open.
    Silent,
    /// This value.
    Exactly(Value),
    /// One of these values.
    OneOf(Vec<Value>),
}

/// A number or numbers that a theorem goes by, typed so that the page can lay them out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// One integer.
    Integer(u64),
    /// Several integers in order.
    List(Vec<u64>),
    /// Numbers to be written in binary under one another, and their nim-sum.
    BinaryColumns {
        /// The numbers.
        rows: Vec<u64>,
        /// Their nim-sum.
        sum: u64,
    },
}

/// Why a theorem says what it says: one of its texts, with the quantities that fill the holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// A key of [`TheoremCard::reasons`].
    pub key: &'static str,
    /// By the name of the hole.
    pub quantities: Vec<(&'static str, Quantity)>,
}

/// How far a theorem can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Proved in the source.
    Proved,
    /// Proved under a hypothesis that the ruleset has to meet.
    NeedsHypothesis,
    /// Not proved; it has been compared with search as far as the statement says.
    Conjecture,
    /// Seen in computed values, no more.
    Observed,
}

/// What the catalogue says of a theorem.
#[derive(Debug)]
pub struct TheoremCard {
    /// Its name in requests.
    pub id: &'static str,
    /// Its name for readers.
    pub name: Text,
    /// The statement.
    pub statement: Text,
    /// The texts that say why a position has its value, by key.
    pub reasons: &'static [(&'static str, Text)],
    /// How far it can be trusted.
    pub status: Status,
    /// Where it is stated and proved.
    pub source: &'static str,
}

/// A statement about the values of a game's positions.
pub trait Theorem: Sync {
    /// What the catalogue says of it.
    fn card(&self) -> &'static TheoremCard;

    /// Whether its hypotheses about ruleset, parameters and convention hold.
    fn applies(&self, game: &Game) -> bool;

    /// What it says of a position of a game to which it applies.
    fn predict(&self, game: &Game, tokens: &[Token]) -> Prediction;

    /// Why it says so.
    fn reason(&self, game: &Game, tokens: &[Token]) -> Reason;

    /// The winning moves it names: legal ones, all of them where the theorem knows all.
    fn winning_moves(&self, game: &Game, tokens: &[Token]) -> Vec<Move>;
}
