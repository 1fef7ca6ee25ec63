//! Theorems: what they say of a position, without any search, and how they say why.
//!
//! A theorem never calls a solver and no solver calls a theorem. They meet in `analysis` and in the tests. What a theorem
//! about sums goes by, the values of the components, is handed to it; what one about a whole set of positions claims is
//! checked on a set that search has solved.

mod by_cases;
mod card;
mod claims;
pub mod cycle;
pub mod ending;
pub mod heads;
pub mod heaps;
pub mod largest_heaps;
pub mod level_heaps;
pub mod levelling;
pub mod odd_steps;
pub mod stalks;
pub mod two_heaps;
pub mod vectors_of_values;
pub mod ways;

pub use by_cases::ByCases;
pub(crate) use card::theorem;
pub use card::{Instance, Play, Registered, Status, TheoremCard};
pub use claims::{Claim, Evidence, Solved, World};

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{Token, nim_sum_of};
use crate::pace::{Pace, Work};
use crate::ruleset::Returns;

/// A value of a position as a theorem gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The Grundy value, and with it the outcome class under normal play.
    Grundy(u64),
    /// The outcome class alone, of two players.
    Outcome(OutcomeClass),
    /// The turns from the player to move to the winner, of n players with the standard alliance matrix. With two players,
    /// 0 is N and 1 is P.
    GameValue(u8),
    /// The moves to the end when the winner hurries and the loser delays.
    Remoteness(u64),
}

impl Value {
    /// The outcome class, where there are two players and the value tells it.
    pub fn outcome(self, players: usize) -> Option<OutcomeClass> {
        let is_p = match self {
            _ if players != 2 => return None,
            Value::Grundy(grundy) => grundy == 0,
            Value::Outcome(outcome) => return Some(outcome),
            Value::GameValue(turns) => turns == 1,
            // The previous player makes the last move of an even number, under normal play.
            Value::Remoteness(_) => return None,
        };
        Some(if is_p { OutcomeClass::P } else { OutcomeClass::N })
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

impl Prediction {
    /// This game value, which is less than the number of players.
    #[allow(clippy::cast_possible_truncation, reason = "players are few")]
    pub fn game_value(turns: u64) -> Self {
        Prediction::Exactly(Value::GameValue(turns as u8))
    }

    /// P if the condition holds, else N.
    pub fn p_if(condition: bool) -> Self {
        Prediction::Exactly(Value::Outcome(if condition { OutcomeClass::P } else { OutcomeClass::N }))
    }
}

/// A number or numbers that a theorem goes by, typed so that the page can lay them out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// One integer.
    Integer(u64),
    /// Several integers in order.
    List(Vec<u64>),
    /// Several integers whose order does not matter.
    Set(Vec<u64>),
    /// Numbers to be written in binary under one another, and their nim-sum.
    BinaryColumns {
        /// The numbers.
        rows: Vec<u64>,
        /// Their nim-sum.
        sum: u64,
    },
    /// Numbers to be written in binary under one another, and how many ones each column has, modulo a number.
    ColumnCounts {
        /// The numbers.
        rows: Vec<u64>,
        /// The number modulo which ones are counted.
        modulus: u64,
        /// By column, the lowest bit first.
        counts: Vec<u64>,
    },
    /// Values around a cycle, and a step along it.
    Cycle {
        /// The values in their order, from place 0 on, each with how many places in a row have it.
        runs: Vec<[u64; 2]>,
        /// The place where the step begins.
        from: u64,
        /// The place where it ends, when it goes on in the order of the values.
        to: u64,
    },
    /// Which of the theorem's cases it is, as the source numbers them: "M1".
    Case(&'static str),
}

impl Quantity {
    /// The columns of some ascending numbers in binary, counted modulo a number.
    pub fn column_counts(rows: &[u64], modulus: u64) -> Self {
        let digits = rows.last().map_or(0, |largest| u64::BITS - largest.leading_zeros());
        let count = |digit: u32| rows.iter().map(|row| row >> digit & 1).sum::<u64>() % modulus;
        Quantity::ColumnCounts { rows: rows.to_vec(), modulus, counts: (0..digits).map(count).collect() }
    }
}

/// Why a theorem says what it says: one of its texts, with the quantities that fill the holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// A key of the theorem’s `reasons` in words.
    pub key: &'static str,
    /// By the name of the hole; each has its name for readers among its `quantities`.
    pub quantities: Vec<(&'static str, Quantity)>,
}

impl Reason {
    /// A text, with some integers.
    pub fn new(key: &'static str, integers: &[(&'static str, u64)]) -> Self {
        Reason { key, quantities: Vec::new() }.and(integers)
    }

    /// The same with more integers.
    pub fn and(mut self, integers: &[(&'static str, u64)]) -> Self {
        self.quantities.extend(integers.iter().map(|&(name, integer)| (name, Quantity::Integer(integer))));
        self
    }

    /// The same with several integers in order.
    pub fn list(mut self, name: &'static str, list: &[u64]) -> Self {
        self.quantities.push((name, Quantity::List(list.to_vec())));
        self
    }

    /// The same with the columns of some numbers in binary.
    pub fn columns(mut self, rows: &[u64]) -> Self {
        let columns = Quantity::BinaryColumns { rows: rows.to_vec(), sum: nim_sum_of(rows) };
        self.quantities.push(("columns", columns));
        self
    }
}

/// A heap of Nim that a part of a position is as good as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NimHeap {
    /// How many stones it has.
    pub size: u64,
    /// The tokens that it comes from, by their places.
    pub places: Vec<usize>,
}

/// A position that a theorem is asked about.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// A game to which the theorem applies.
    pub game: &'a Game,
    /// The position.
    pub tokens: &'a [Token],
    /// The Grundy values of its components under normal play, for theorems that need them (see
    /// [`Theorem::needs_components`]).
    pub components: &'a [u64],
}

/// A statement about the values of a game's positions.
///
/// Its card is that of [`Registered`], which `theorem!` writes.
pub trait Theorem: Registered {
    /// Whether its hypotheses about ruleset, parameters and convention hold.
    fn applies(&self, game: &Game) -> bool;

    /// Whether it is about games in which moves return; others say nothing of these.
    fn is_about_returns(&self) -> bool {
        false
    }

    /// Whether it applies to a game of which this is known.
    fn holds_for(&self, game: &Game, returns: Returns) -> bool {
        let fits = match returns {
            Returns::Never => !self.is_about_returns(),
            Returns::Perhaps => true,
            Returns::Somewhere => self.is_about_returns(),
        };
        fits && self.applies(game)
    }

    /// How far it can be trusted in a game to which it applies.
    fn status(&self, _game: &Game) -> Status {
        self.card().status
    }

    /// Whether it goes by the Grundy values of the components, [`Subject::components`].
    fn needs_components(&self) -> bool {
        false
    }

    /// What it says of a position of a game to which it applies.
    fn predict(&self, _at: &Subject) -> Prediction {
        Prediction::Silent
    }

    /// Why it says so. It is asked only where the prediction is not silent, so never where nothing is predicted.
    fn reason(&self, _at: &Subject) -> Reason {
        Reason { key: "", quantities: Vec::new() }
    }

    /// The winning moves it names: legal ones, all of them where the theorem knows all. Absent where it names none.
    fn winning_moves(&self, _at: &Subject) -> Option<Vec<Move>> {
        None
    }

    /// The Nim that the position is in disguise, heap by heap; none where the theorem does not say that it is any.
    fn nim_heaps(&self, _at: &Subject) -> Vec<NimHeap> {
        Vec::new()
    }

    /// Whether it claims anything about a whole set of positions.
    fn claims(&self) -> bool {
        false
    }

    /// What its claims need to be checked on.
    fn evidence(&self) -> Evidence {
        Evidence::Positions
    }

    /// How its claims about the whole set fare. Sets are large, so a look at a position and its options is told to the pace.
    fn check<'a>(&'a self, _game: &'a Game, _world: World<'a>, _pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(async { Vec::new() })
    }
}
