//! Grundy values of sums, as the theorem of Sprague and Grundy has them: the nim-sum of the components' values; and, where moves return, as that of Smith has them.

use super::{Evaluation, Method, Periodic, PositionValue, components, in_slices, look};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::grundy_value::GrundyValue;
use crate::numbers::{self, Token, nim_sum};
use crate::pace::{Pace, Work};
use crate::position::Position;
use crate::single_heaps;

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
    let mut sums = vec![GrundyValue::Finite(0); positions.len()];
    let mut periods = Vec::new();
    for (index, component) in game.components.iter().enumerate() {
        let parts = components::parts(game, index, positions, pace).await;
        let work: Work<_> = Box::pin(in_slices(component, &parts, budget, pace));
        let found = work.await.ok()?;
        for (sum, value) in sums.iter_mut().zip(&found.values) {
            *sum = sum.plus(&value.grundy_value()?);
        }
        periods.extend(found.periods.into_iter().map(|of| Periodic { component: Some(index), ..of }));
    }
    let method = if periods.is_empty() { Method::SpragueGrundy } else { Method::Period };
    Some(Evaluation { method, periods, ..by_sums(game, sums) })
}

/// Grundy values, found as nim-sums.
fn by_sums(game: &Game, sums: Vec<GrundyValue>) -> Evaluation {
    let values = sums.into_iter().map(|sum| PositionValue::of(sum, &game.convention)).collect();
    Evaluation::of(Method::SpragueGrundy, values)
}

/// Of the heaps of a ruleset that plays them independently.
pub async fn of_heaps(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Evaluation> {
    let values = single_heap_values(game, positions, budget, pace).await?;
    let value = |&heap: &Token| u64::from(values[numbers::index(heap)]);
    let mut sums = Vec::with_capacity(positions.len());
    for position in positions {
        sums.push(GrundyValue::Finite(nim_sum(position.tokens().iter().map(value))));
        pace.spend(look(position)).await;
    }
    Some(by_sums(game, sums))
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
    let mut largest = 0;
    for position in positions {
        largest = position.tokens().iter().copied().fold(largest, Token::max);
        pace.spend(look(position)).await;
    }
    single_heaps::heap_values(rule, largest, budget.moves, pace).await.ok()
}
