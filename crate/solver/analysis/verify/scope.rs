//! What a theorem is to be compared on, read from a request.

use super::Verification;
use crate::analysis::extent::{extent, few_heaps};
use crate::convention::PlayConvention;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::input::{Field, Input};
use crate::numbers;
use crate::position::{Extent, Position};
use crate::theorem::Theorem;
use crate::theorems;

/// What a theorem is to be compared on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// All positions of this extent, or all that can be reached from a start.
    pub positions: Positions,
    /// Jia's ending: play stops, and the mover wins, when all components have the Grundy value 0.
    pub jia_ending: bool,
    /// Of several workers that share a check, which one this is and how many they are. Each repeats the search or the recursion
    /// and compares its share; the first one checks the claims besides.
    pub share: (u64, u64),
    /// How many counterexamples are kept.
    pub counterexamples: usize,
}

/// Which positions a theorem is compared on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Positions {
    /// All within an extent.
    Within(Extent),
    /// All that can be reached from a start.
    From(Position),
}

impl Scope {
    /// Reads `{ bound, heaps?, jiaEnding?, share?, counterexamples? }` or `{ from }` for a game.
    ///
    /// # Errors
    /// The first fault, naming its field.
    pub fn read(game: &Game, input: &Input) -> Result<Scope, RequestError> {
        let root = Field::of_record("scope", input)?;
        let [bound, heaps, from, jia_ending, share, counterexamples] =
            root.record(["bound", "heaps", "from", "jiaEnding", "share", "counterexamples"])?;
        let positions = if from.is_missing() {
            Positions::Within(extent(game, &bound, &heaps, |bound| default_heaps(game, bound))?)
        } else {
            if let Some(field) = [&bound, &heaps].into_iter().find(|field| !field.is_missing()) {
                return Err(field.fault(ErrorCode::UnknownKey));
            }
            Positions::From(game.read_position(&from)?)
        };
        let share = if share.is_missing() {
            (0, 1)
        } else {
            let [index, of] = share.record(["index", "of"])?;
            let of = of.integer(1, 64)?;
            (index.integer(0, of - 1)?, of)
        };
        let counterexamples = most(&counterexamples)?;
        Ok(Scope { positions, jia_ending: jia_ending.flag()?, share, counterexamples })
    }

    /// Makes sure that what is asked for belongs to a theorem: Jia's ending is one of misère sums.
    ///
    /// # Errors
    /// `does-not-apply`.
    pub fn check(&self, theorem: &dyn Theorem, game: &Game) -> Result<(), RequestError> {
        let is_misere_sum = theorem.needs_components() && game.convention == PlayConvention::Misere;
        if self.jia_ending && !is_misere_sum {
            return Err(RequestError::new(ErrorCode::DoesNotApply, "jiaEnding").got(theorem.card().id));
        }
        Ok(())
    }

    /// Reads `{ bound, heaps?, counterexamples? }`, what a formula is to be compared on, and how many counterexamples are kept.
    ///
    /// # Errors
    /// The first fault, naming its field.
    pub fn of_formula(game: &Game, input: &Input) -> Result<(Extent, usize), RequestError> {
        let root = Field::of_record("scope", input)?;
        let [bound, heaps, counterexamples] = root.record(["bound", "heaps", "counterexamples"])?;
        let extent = extent(game, &bound, &heaps, |bound| few_heaps(4, bound))?;
        Ok((extent, most(&counterexamples)?))
    }
}

/// How many counterexamples are kept.
fn most(field: &Field) -> Result<usize, RequestError> {
    if field.is_missing() {
        return Ok(Verification::COUNTEREXAMPLES);
    }
    field.integer(1, Verification::MOST_COUNTEREXAMPLES).map(numbers::index)
}

/// As many heaps as keep the positions few: up to four, or one more than the players, whom some theorems ask for.
fn default_heaps(game: &Game, bound: u64) -> usize {
    few_heaps(4.max(game.convention.players() + 1), bound)
}

/// Finds a theorem and makes sure that it says something about a game.
///
/// # Errors
/// `unknown-theorem`, `does-not-apply`.
pub fn find_theorem(id: &Field, game: &Game) -> Result<&'static dyn Theorem, RequestError> {
    let name = id.text()?;
    let theorem = theorems::find(name).ok_or_else(|| id.fault(ErrorCode::UnknownTheorem).got(name))?;
    if theorem.holds_for(game, game.ruleset.returns()) {
        Ok(theorem)
    } else {
        Err(id.fault(ErrorCode::DoesNotApply).got(name))
    }
}
