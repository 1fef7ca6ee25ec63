//! Values by search.

use super::{Evaluation, Method, PositionValue, Searched};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph, largest};
use crate::pace::{Pace, Phase};
use crate::position::Position;
use crate::solve;

/// Positions that are looked at between two looks at the pace, where each takes a theorem a few microseconds.
const AT_ONCE: usize = 64;

/// One search for all of them.
pub async fn together(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Result<Evaluation, RequestError> {
    pace.enter(Phase::Building);
    let graph = GameGraph::in_slices(game.ruleset.as_ref(), positions, budget, pace).await?;
    pace.enter(Phase::Solving);
    let solution = solve::in_slices(&graph, &game.convention, pace).await;
    let mut values = Vec::with_capacity(positions.len());
    for some in positions.chunks(AT_ONCE) {
        for position in some {
            let index = graph.find(position).unwrap_or_else(|| unreachable!("every start is in the graph"));
            values.push(PositionValue::found(&solution, index));
        }
        pace.spend(some.len() as u64).await;
    }
    let searched = Some(Searched { graph, solution });
    Ok(Evaluation { searched, ..Evaluation::of(Method::Search, values) })
}

/// A search for all of them, or, where their graph together is too large, for one half after the other.
pub async fn in_parts(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Result<Evaluation, RequestError> {
    let mut values = Vec::with_capacity(positions.len());
    // The parts that are still to be searched, the next one last.
    let mut open: Vec<&[Position]> = std::iter::once(positions).collect();
    while let Some(part) = open.pop() {
        match together(game, part, budget, pace).await {
            Ok(found) if part.len() == positions.len() => return Ok(found),
            Ok(found) => values.extend(found.values),
            Err(fault) if fault.is_too_large() && part.len() > 1 => {
                // Where one alone is too large no part with it will do, and that is known after one search and not after many.
                if part.len() == positions.len() {
                    pace.pause().await;
                    let largest = largest(positions).map_or(&[][..], std::slice::from_ref);
                    together(game, largest, budget, pace).await?;
                }
                let (first, second) = part.split_at(part.len() / 2);
                open.extend([second, first]);
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(Evaluation::of(Method::Search, values))
}
