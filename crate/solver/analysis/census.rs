//! The values of all positions within a bound.

use crate::analysis::evaluate::{self, Evaluation};
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::pace::{Pace, at_once};
use crate::position::{Extent, Position, canonical_order};

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
        let before = std::mem::replace(&mut left, within.size_hint().0);
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
