//! Theorems: what they say of a position, without any search, and how they say why.
//!
//! A theorem never calls a solver and no solver calls a theorem. They meet in `analysis` and in the tests. What a theorem
//! about sums goes by, the values of the components, is handed to it; what one about a whole set of positions claims is
//! checked on a set that search has solved.

pub mod heaps;
pub mod stalks;

use crate::convention::{OutcomeClass, PlayConvention, Winner};
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{Token, nim_sum_of};
use crate::pace::{Pace, Work};
use crate::text::Text;
use alloc::boxed::Box;
use alloc::vec::Vec;

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
    /// Which of the theorem's cases it is, as the source numbers them: "M1".
    Case(&'static str),
}

/// Why a theorem says what it says: one of its texts, with the quantities that fill the holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// A key of [`Prose::reasons`].
    pub key: &'static str,
    /// By the name of the hole; each has its name for readers in [`Prose::quantities`].
    pub quantities: Vec<(&'static str, Quantity)>,
}

// Theorems give many reasons and none of them often: the file is smaller when they share what builds them.
impl Reason {
    /// A text, with some integers.
    pub fn new(key: &'static str, integers: &[(&'static str, u64)]) -> Self {
        Reason { key, quantities: Vec::new() }.and(integers)
    }

    /// The same with more integers.
    #[inline(never)]
    pub fn and(mut self, integers: &[(&'static str, u64)]) -> Self {
        self.quantities.extend(integers.iter().map(|&(name, integer)| (name, Quantity::Integer(integer))));
        self
    }

    /// The same with several integers in order.
    #[inline(never)]
    pub fn list(mut self, name: &'static str, list: &[u64]) -> Self {
        self.quantities.push((name, Quantity::List(list.to_vec())));
        self
    }

    /// The same with the columns of some numbers in binary.
    #[inline(never)]
    pub fn columns(mut self, rows: &[u64]) -> Self {
        let columns = Quantity::BinaryColumns { rows: rows.to_vec(), sum: nim_sum_of(rows) };
        self.quantities.push(("columns", columns));
        self
    }
}

/// How far a theorem can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Proved in the source, or in its own words.
    Proved,
    /// Proved under a hypothesis that the ruleset has to meet.
    NeedsHypothesis,
    /// Not proved; it has been compared with search as far as the statement says.
    Conjecture,
    /// Seen in computed values, no more.
    Observed,
}

/// Who wins, as the instances of theorems need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Normal play.
    Normal,
    /// Misère play.
    Misere,
    /// So many players with the standard matrix; the first who cannot move wins.
    FirstStuck(u8),
    /// So many players with the standard matrix; the last to move wins.
    LastMover(u8),
}

impl Play {
    /// The convention itself.
    pub fn convention(self) -> PlayConvention {
        use crate::convention::Alliance;
        let alliance = |players, winner| PlayConvention::Alliance(Alliance::standard(players, winner));
        match self {
            Play::Normal => PlayConvention::Normal,
            Play::Misere => PlayConvention::Misere,
            Play::FirstStuck(players) => alliance(players.into(), Winner::FirstStuck),
            Play::LastMover(players) => alliance(players.into(), Winner::LastMover),
        }
    }
}

/// A game to which a theorem applies, a position worth looking at, and how far it is worth checking.
#[derive(Debug)]
pub struct Instance {
    /// `ruleset[key=value,…](position)`.
    pub notation: &'static str,
    /// Who wins.
    pub play: Play,
    /// The largest heap, or as the ruleset's kind of position has it (see [`crate::position::Extent`]).
    pub bound: u64,
    /// The most heaps; 0 where the kind of position leaves no choice.
    pub heaps: usize,
}

/// What requests and searches need to know of a theorem.
#[derive(Debug)]
pub struct TheoremCard {
    /// Its name in requests.
    pub id: &'static str,
    /// How far it can be trusted, where a game does not decide it (see [`Theorem::status`]).
    pub status: Status,
    /// Games to look at and to check it in; tests check all of them. The first that suits a game says how far the page
    /// proposes to check.
    pub instances: &'static [Instance],
}

/// What is written about a theorem for readers. The wasm leaves it out: the page fetches it when somebody reads it.
#[derive(Debug)]
pub struct Prose {
    /// Its name.
    pub name: Text,
    /// The statement, with its hypotheses.
    pub statement: Text,
    /// Why it is true, in a few sentences; of one that is not proved, what speaks for it.
    pub argument: Text,
    /// A formula of the statement as a MathML `<math>` element; empty where the text has no need of one.
    pub formula: &'static str,
    /// The texts that say in one line why a position has its value, by key.
    pub reasons: &'static [(&'static str, Text)],
    /// What the quantities are called, by the name of the hole.
    pub quantities: &'static [(&'static str, Text)],
    /// The claims about a whole set, by key.
    pub claims: &'static [(&'static str, Text)],
    /// Who proved it, or who checked it how far.
    pub proof: Text,
    /// Where it is stated and proved.
    pub source: &'static str,
    /// Where the source is wrong or leaves something out.
    pub errata: Option<Text>,
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

/// A set of positions that is closed under moves and solved by search.
pub trait Solved {
    /// How many there are. Those within the bound come first, in canonical order (see
    /// [`crate::position::canonical_order`]); then what else they lead to, such as more heaps after splits.
    fn len(&self) -> usize;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The tokens of a position.
    fn tokens(&self, index: usize) -> &[Token];

    /// The options of a position, by index.
    fn options(&self, index: usize) -> Vec<usize>;

    /// Whether the previous player wins under the convention of the game, with two players.
    fn is_p(&self, index: usize) -> bool;

    /// The Grundy value under normal play, whatever the convention of the game.
    fn grundy(&self, index: usize) -> u64;

    /// The Grundy values of the components under normal play: of the single heaps where the ruleset plays heaps
    /// independently, of the components of a sum, else of the whole position.
    fn components(&self, index: usize) -> &[u64];

    /// The index of a position in canonical form.
    fn find(&self, tokens: &[Token]) -> Option<usize>;
}

/// What claims are checked on.
#[derive(Clone, Copy)]
pub enum World<'a> {
    /// All positions within a bound.
    Positions(&'a dyn Solved),
    /// The Grundy values of the heaps 0, 1, 2, …, by mex recursion over single heaps.
    Heaps(&'a [u32]),
}

/// What a claim needs to be checked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// [`World::Positions`].
    Positions,
    /// [`World::Heaps`]: the bound is the largest heap.
    Heaps,
}

/// How a claim about a whole set fared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// A key of [`Prose::claims`].
    pub key: &'static str,
    /// How many cases were looked at; none when the set does not meet the claim's hypotheses.
    pub cases: u64,
    /// In how many of them it fails.
    pub failures: u64,
    /// The first of these: the positions (or the heaps) that show it, by index.
    pub shown_by: Vec<Vec<usize>>,
}

impl Claim {
    /// So many failures are shown.
    pub const SHOWN: usize = 10;

    /// A claim of which no case has been looked at yet.
    #[inline(never)]
    pub fn new(key: &'static str) -> Self {
        Claim { key, cases: 0, failures: 0, shown_by: Vec::new() }
    }

    /// Looks at one case. A check has many; the file is smaller when they share this.
    #[inline(never)]
    pub fn case(&mut self, holds: bool, shown_by: &[usize]) {
        self.cases += 1;
        if !holds {
            self.failures += 1;
            if self.shown_by.len() < Self::SHOWN {
                self.shown_by.push(shown_by.to_vec());
            }
        }
    }
}

/// A statement about the values of a game's positions.
pub trait Theorem: Sync {
    /// What requests and searches need to know of it.
    fn card(&self) -> &'static TheoremCard;

    /// Whether its hypotheses about ruleset, parameters and convention hold.
    fn applies(&self, game: &Game) -> bool;

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

    /// Why it says so. It is asked only where the prediction is not silent.
    fn reason(&self, at: &Subject) -> Reason;

    /// The winning moves it names: legal ones, all of them where the theorem knows all. Absent where it names none.
    fn winning_moves(&self, _at: &Subject) -> Option<Vec<Move>> {
        None
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
