//! Claims of theorems about whole sets of positions, and what they are checked on.

use crate::convention::OutcomeClass;
use crate::grundy_value::GrundyValue;
use crate::numbers::Token;

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

    /// How many turns after the player to move the winner comes under the convention of the game, with any number of players
    /// and the standard alliance matrix.
    fn game_value(&self, index: usize) -> u8;

    /// The Grundy value under normal play, whatever the convention of the game.
    fn grundy(&self, index: usize) -> u64;

    /// The Grundy values of the components under normal play: of the single heaps where the ruleset plays heaps
    /// independently, of the components of a sum, else of the whole position.
    fn components(&self, index: usize) -> &[u64];

    /// Who wins under the convention of the game, with two players.
    fn outcome(&self, index: usize) -> OutcomeClass {
        if self.is_p(index) { OutcomeClass::P } else { OutcomeClass::N }
    }

    /// The Grundy value under normal play, which may be infinite where moves return.
    fn value(&self, index: usize) -> GrundyValue {
        GrundyValue::Finite(self.grundy(index))
    }

    /// Those of the components, likewise, where moves return.
    fn component_values(&self, _index: usize) -> &[GrundyValue] {
        &[]
    }

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
    /// A key of the theorem’s `claims` in words.
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
    pub fn new(key: &'static str) -> Self {
        Claim { key, cases: 0, failures: 0, shown_by: Vec::new() }
    }

    /// Looks at one case.
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
