//! The values of all positions within a bound.

use crate::analysis::evaluate::{self, Evaluation};
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::input::{Field, Input};
use crate::largest_heap::position_count;
use crate::limits;
use crate::numbers::index;
use crate::pace::{Pace, at_once};
use crate::position::{Extent, Position, canonical_order};
use alloc::vec::Vec;

/// All positions within an extent, in canonical order, and their values.
pub struct Census {
    /// How far the positions go.
    pub extent: Extent,
    /// The positions.
    pub positions: Vec<Position>,
    /// Their values.
    pub evaluation: Evaluation,
}

/// Evaluates all positions within an extent.
///
/// # Errors
/// `too-many-positions` or `too-many-moves`, as soon as it is known.
pub async fn in_slices(
    game: &Game,
    extent: Extent,
    budget: Budget,
    pace: &Pace,
) -> Result<Census, RequestError> {
    let positions = within(game, extent, budget.positions, pace).await?;
    let evaluation = evaluate::in_slices(game, &positions, budget, pace).await;
    let evaluation = evaluation.map_err(|fault| fault.in_field("bound"))?;
    Ok(Census { extent, positions, evaluation })
}

/// Every position within an extent, in canonical order, at once.
///
/// # Errors
/// Those of [`within`].
pub fn positions_within(game: &Game, extent: Extent, most: usize) -> Result<Vec<Position>, RequestError> {
    at_once(async |pace| within(game, extent, most, pace).await)
}

/// Every position within an extent, in canonical order.
///
/// # Errors
/// `too-many-positions` when there are more than `most`, as soon as it is known.
pub async fn within(
    game: &Game,
    extent: Extent,
    most: usize,
    pace: &Pace,
) -> Result<Vec<Position>, RequestError> {
    let kind = game.ruleset.kind();
    let (mut positions, mut within) = (Vec::new(), kind.within(extent));
    let mut left = within.size_hint().0;
    while let Some(tokens) = within.next() {
        positions.push(Position::new(kind, tokens));
        let before = core::mem::replace(&mut left, within.size_hint().0);
        if positions.len() + left > most {
            return Err(too_many(most as u64, most as u64 + 1));
        }
        pace.spend(1 + left.saturating_sub(before) as u64).await;
    }
    pace.pause().await;
    positions.sort_unstable_by(|one, other| canonical_order(one.tokens(), other.tokens()));
    pace.pause().await;
    Ok(positions)
}

/// The fault that there are more positions within a bound than there may be.
pub(super) fn too_many(limit: u64, got: u64) -> RequestError {
    RequestError::new(ErrorCode::TooManyPositions, "bound").limit(limit).got(got as f64)
}

/// Reads `{ bound, heaps? }`.
///
/// # Errors
/// The first fault, naming its field.
pub fn read_extent(input: &Input) -> Result<Extent, RequestError> {
    let root = Field::of_record("scope", input)?;
    let [bound, heaps] = root.record(["bound", "heaps"])?;
    extent(&bound, &heaps, |bound| few_heaps(4, bound))
}

/// Reads a bound, and how many heaps there are, by default as many as the bound leaves room for.
pub(super) fn extent(
    bound: &Field,
    heaps: &Field,
    default: impl Fn(u64) -> usize,
) -> Result<Extent, RequestError> {
    let bound = bound.integer(0, limits::CHECKED_BOUND)?;
    let heaps = if heaps.is_missing() {
        default(bound)
    } else {
        index(heaps.integer(1, limits::CHECKED_HEAPS as u64)?)
    };
    Ok(Extent { bound, heaps })
}

/// As many heaps, up to so many, as keep the positions few.
pub(super) fn few_heaps(most: usize, bound: u64) -> usize {
    let is_small = |heaps: &usize| position_count(*heaps, bound) <= limits::POSITIONS as u64 / 4;
    (1..=most).rev().find(is_small).unwrap_or(1)
}
