//! The components of positions and their Grundy values, which theorems about sums go by.

use crate::analysis::evaluate::{PositionValue, evaluate, single_heap_values};
use crate::convention::PlayConvention;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::numbers::{self, Token};
use crate::position::{Position, Tokens};
use crate::theorem::{Subject, Theorem};
use alloc::vec::Vec;

/// For each position the Grundy values of its components under normal play: of the single heaps where the ruleset plays
/// heaps independently, of the components of a sum likewise, else of the whole position.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when one of them can be found in no way.
pub fn component_values(
    game: &Game,
    positions: &[Position],
    budget: Budget,
) -> Result<Vec<Vec<u64>>, RequestError> {
    let normal = game.under(PlayConvention::Normal);
    if game.passes() > 0 || (game.components.is_empty() && game.ruleset.heap_rule().is_none()) {
        let values = evaluate(&normal, positions, budget)?.values;
        return values.iter().map(|value| Ok(vec![grundy_of(value)?])).collect();
    }
    if game.components.is_empty() {
        return heaps(&normal, positions, budget);
    }
    let mut values = vec![Vec::new(); positions.len()];
    for (index, component) in game.components.iter().enumerate() {
        let parts = parts(game, index, positions);
        for (all, some) in values.iter_mut().zip(component_values(component, &parts, budget)?) {
            all.extend(some);
        }
    }
    Ok(values)
}

/// The parts of some positions that belong to one component of a sum.
#[inline(never)]
pub fn parts(game: &Game, component: usize, positions: &[Position]) -> Vec<Position> {
    positions.iter().map(|position| game.parts(position).swap_remove(component)).collect()
}

/// The same where heaps are played independently, under normal play.
fn heaps(normal: &Game, positions: &[Position], budget: Budget) -> Result<Vec<Vec<u64>>, RequestError> {
    let recursion = single_heap_values(normal, positions, budget);
    let mut distinct: Vec<Token> = Vec::new();
    let mut searched = Vec::new();
    if recursion.is_none() {
        distinct.extend(positions.iter().flat_map(Position::tokens));
        numbers::sort(&mut distinct);
        distinct.dedup();
        let kind = normal.ruleset.kind();
        let single = |heap: &Token| Position::new(kind, Tokens::from(&[*heap]));
        let singles: Vec<Position> = distinct.iter().map(single).collect();
        searched = evaluate(normal, &singles, budget)?.values;
    }
    let value = |heap: &Token| match &recursion {
        Some(values) => Ok(u64::from(values[*heap as usize])),
        None => grundy_of(&searched[distinct.partition_point(|other| other < heap)]),
    };
    positions.iter().map(|position| position.tokens().iter().map(value).collect()).collect()
}

/// A theorem may tell who wins a component and not its Grundy value; then nobody knows the sum.
fn grundy_of(value: &PositionValue) -> Result<u64, RequestError> {
    value.grundy.ok_or_else(|| RequestError::new(ErrorCode::TooManyPositions, "position"))
}

/// The components' values for a theorem: of each position nothing, where the theorem does not need them, or they cannot be
/// had, in which case there is no answer.
pub fn for_theorem(
    theorem: &dyn Theorem,
    game: &Game,
    positions: &[Position],
    budget: Budget,
) -> Option<Vec<Vec<u64>>> {
    if theorem.needs_components() {
        component_values(game, positions, budget).ok()
    } else {
        Some(vec![Vec::new(); positions.len()])
    }
}

/// The position with its components' values, for a theorem.
pub fn subject<'a>(game: &'a Game, position: &'a Position, components: &'a [u64]) -> Subject<'a> {
    Subject { game, tokens: position.tokens(), components }
}
