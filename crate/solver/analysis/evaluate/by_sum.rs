//! Grundy values of sums, as the theorem of Sprague and Grundy has them: the nim-sum of the components' values.

use super::{Evaluation, Method, PositionValue, components, in_slices};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::numbers::{self, nim_sum};
use crate::pace::{Pace, Work};
use crate::position::Position;
use crate::single_heaps;
use crate::theorem::Value;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Of the components of a sum.
pub async fn of_components(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Evaluation> {
    if game.components.is_empty() || !game.convention.is_normal() || game.passes() > 0 {
        return None;
    }
    let mut sums = vec![0; positions.len()];
    for (index, component) in game.components.iter().enumerate() {
        let parts = components::parts(game, index, positions);
        let work: Work<_> = Box::pin(in_slices(component, &parts, budget, pace));
        for (sum, value) in sums.iter_mut().zip(&work.await.ok()?.values) {
            *sum ^= value.grundy?;
        }
    }
    Some(by_sums(game, &sums))
}

/// Grundy values, found as nim-sums.
fn by_sums(game: &Game, sums: &[u64]) -> Evaluation {
    let value = |sum: &u64| PositionValue::known(Value::Grundy(*sum), &game.convention);
    let values = sums.iter().map(value).collect();
    Evaluation { method: Method::SpragueGrundy, theorem: None, values }
}

/// Of the heaps of a ruleset that plays them independently.
pub async fn of_heaps(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Evaluation> {
    let values = single_heap_values(game, positions, budget, pace).await?;
    let sum = |position: &Position| {
        nim_sum(position.tokens().iter().map(|&heap| u64::from(values[numbers::index(heap)])))
    };
    let sums: Vec<u64> = positions.iter().map(sum).collect();
    Some(by_sums(game, &sums))
}

/// The Grundy values of the single heaps that occur in some positions and below, under normal play of a ruleset that
/// plays them independently.
pub async fn single_heap_values(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Vec<u32>> {
    let rule = game.ruleset.heap_rule().filter(|_| game.convention.is_normal())?;
    let largest = positions.iter().flat_map(Position::tokens).copied().max().unwrap_or(0);
    single_heaps::heap_values(rule, largest, budget.moves, pace).await.ok()
}
