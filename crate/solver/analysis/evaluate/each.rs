//! Values of positions whether or not all of them are within reach.

use super::{Evaluation, Method, PositionValue, by_theorem, in_slices, look, without_search};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::numbers::Token;
use crate::pace::{Pace, Work};
use crate::position::Position;

/// So few positions are asked of theorems before they are searched: that takes less than most searches.
const FEW: usize = 32;

/// Evaluates positions as [`in_slices`] does, and where no method reaches one, those that can be reached. Of few positions
/// theorems are asked first, where they tell as much as a search.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when none of them can be reached.
pub async fn of_each(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Result<Evaluation, RequestError> {
    if positions.len() <= FEW {
        if let Some(told) = told(game, positions, budget, pace).await {
            return Ok(told);
        }
    }
    let work: Work<_> = Box::pin(in_slices(game, positions, budget, pace));
    match work.await {
        Err(fault) if fault.is_too_large() && positions.len() > 1 => {
            apart(game, positions, budget, fault, pace).await
        }
        found => found,
    }
}

/// What theorems say where that is all that there is to be said.
async fn told(game: &Game, positions: &[Position], budget: Budget, pace: &Pace) -> Option<Evaluation> {
    let first = positions.first()?;
    if game.convention.players() == 2 && !by_theorem::tells_remoteness(game, first) {
        return None;
    }
    let mut found = without_search(game, positions, budget, pace).await?;
    by_theorem::add_remoteness(game, positions, &mut found.values, pace).await;
    found.values.iter().all(|value| value.is_whole(&game.convention)).then_some(found)
}

/// Evaluates those that can be, half by half: the smallest first, so that those beyond reach are together.
async fn apart(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    fault: RequestError,
    pace: &Pace,
) -> Result<Evaluation, RequestError> {
    let size = |index: &usize| {
        let tokens = positions[*index].tokens().iter();
        tokens.fold(0, |sum: Token, token| sum.saturating_add(*token))
    };
    let mut order: Vec<usize> = (0..positions.len()).collect();
    order.sort_by_key(size);
    let mut all: Option<Evaluation> = None;
    let mut values = vec![None; positions.len()];
    // The parts that are still to be evaluated, the next one last; the whole could not be.
    let (first, second) = order.split_at(order.len() / 2);
    let mut open = vec![second, first];
    while let Some(part) = open.pop() {
        let mut some = Vec::with_capacity(part.len());
        for &index in part {
            some.push(positions[index].clone());
            pace.spend(look(&positions[index])).await;
        }
        let work: Work<_> = Box::pin(in_slices(game, &some, budget, pace));
        match work.await {
            Ok(found) => {
                for (&index, value) in part.iter().zip(&found.values) {
                    values[index] = Some(value.clone());
                }
                all = Some(match all.take() {
                    None => Evaluation { searched: None, periods: Vec::new(), ..found },
                    Some(all) if all.method == found.method && all.theorem == found.theorem => all,
                    Some(all) => Evaluation { method: Method::Several, theorem: None, ..all },
                });
            }
            Err(fault) if fault.is_too_large() => {
                if part.len() > 1 {
                    let (first, second) = part.split_at(part.len() / 2);
                    open.extend([second, first]);
                }
            }
            Err(fault) => return Err(fault),
        }
    }
    let missing = (0..values.len()).filter(|&index| values[index].is_none()).collect();
    let values = values.into_iter().map(|value: Option<PositionValue>| value.unwrap_or_default()).collect();
    all.map(|all| Evaluation { values, missing, ..all }).ok_or(fault)
}
