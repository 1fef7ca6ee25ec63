//! The components of positions and their Grundy values, which theorems about sums go by.

use super::{PositionValue, in_slices, single_heap_values};
use crate::convention::PlayConvention;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::grundy_value::GrundyValue;
use crate::numbers::{Token, index};
use crate::pace::{Pace, Work};
use crate::position::{Position, Tokens};
use crate::theorem::{Subject, Theorem};

/// For each position the Grundy values of its components under normal play, none of which may be infinite: theorems about games
/// in which every play ends go by them.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when one of them can be found in no way.
pub async fn grundy_values(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Result<Vec<Vec<u64>>, RequestError> {
    let values = values(game, positions, budget, pace).await?;
    let finite = |value: GrundyValue| match value {
        GrundyValue::Finite(grundy) => Ok(grundy),
        GrundyValue::Infinite(_) => Err(RequestError::new(ErrorCode::CyclicGraph, "position")),
    };
    values.into_iter().map(|values| values.into_iter().map(finite).collect()).collect()
}

/// For each position the Grundy values of its components under normal play: of the single heaps where the ruleset plays
/// heaps independently, of the components of a sum likewise, else of the whole position.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when one of them can be found in no way.
pub async fn values(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Result<Vec<Vec<GrundyValue>>, RequestError> {
    let normal = game.under(PlayConvention::Normal);
    if is_whole(game) {
        let values = in_slices(&normal, positions, budget, pace).await?.values;
        return values.iter().map(|value| Ok(vec![value_of(value)?])).collect();
    }
    if game.components.is_empty() {
        return heaps(&normal, positions, budget, pace).await;
    }
    let mut values = vec![Vec::new(); positions.len()];
    for (place, component) in game.components.iter().enumerate() {
        let parts = parts(game, place, positions, pace).await;
        let work: Work<_> = Box::pin(self::values(component, &parts, budget, pace));
        for (all, some) in values.iter_mut().zip(work.await?) {
            all.extend(some);
        }
    }
    Ok(values)
}

/// Whether a position is its own only component.
pub fn is_whole(game: &Game) -> bool {
    game.passes() > 0 || (game.components.is_empty() && game.ruleset.heap_rule().is_none())
}

/// The parts of some positions that belong to one component of a sum.
pub async fn parts(game: &Game, component: usize, positions: &[Position], pace: &Pace) -> Vec<Position> {
    let mut parts = Vec::with_capacity(positions.len());
    for position in positions {
        parts.push(game.parts(position).swap_remove(component));
        pace.spend(1 + position.tokens().len() as u64).await;
    }
    parts
}

/// The same where heaps are played independently, under normal play.
async fn heaps(
    normal: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Result<Vec<Vec<GrundyValue>>, RequestError> {
    let recursion = single_heap_values(normal, positions, budget, pace).await;
    let mut distinct: Vec<Token> = Vec::new();
    let mut searched = Vec::new();
    if recursion.is_none() {
        distinct.extend(positions.iter().flat_map(Position::tokens));
        distinct.sort_unstable();
        distinct.dedup();
        let kind = normal.ruleset.kind();
        let single = |heap: &Token| Position::new(kind, Tokens::from(&[*heap]));
        let singles: Vec<Position> = distinct.iter().map(single).collect();
        searched = in_slices(normal, &singles, budget, pace).await?.values;
    }
    let value = |heap: &Token| match &recursion {
        Some(values) => Ok(GrundyValue::Finite(u64::from(values[index(*heap)]))),
        None => value_of(&searched[distinct.partition_point(|other| other < heap)]),
    };
    let mut values = Vec::with_capacity(positions.len());
    for position in positions {
        values.push(position.tokens().iter().map(value).collect::<Result<_, _>>()?);
        pace.spend(1).await;
    }
    Ok(values)
}

/// A theorem may tell who wins a component and not its Grundy value; then nobody knows the sum.
fn value_of(value: &PositionValue) -> Result<GrundyValue, RequestError> {
    value.grundy_value().ok_or_else(|| RequestError::new(ErrorCode::TooManyPositions, "position"))
}

/// The components' values for a theorem: of each position, or none at all where the theorem does not need them; no answer
/// where they cannot be had.
pub async fn for_theorem(
    theorem: &dyn Theorem,
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Vec<Vec<u64>>> {
    if !theorem.needs_components() {
        return Some(Vec::new());
    }
    grundy_values(game, positions, budget, pace).await.ok()
}

/// The position with its components' values, for a theorem.
pub fn subject<'a>(game: &'a Game, position: &'a Position, components: &'a [u64]) -> Subject<'a> {
    Subject { game, tokens: position.tokens(), components }
}
