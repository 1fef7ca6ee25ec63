//! Values by a proved theorem, beyond the reach of search.

use super::{Evaluation, Method, PositionValue, components};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::pace::{Pace, Work};
use crate::position::Position;
use crate::theorem::{Prediction, Status, Theorem, Value};
use crate::theorems;

/// What it costs to ask a theorem about a position: up to a tenth of a millisecond.
pub const PREDICTION: u64 = 400;

/// What proved theorems say of all positions: the first that gives each its exact value.
pub async fn find(game: &Game, positions: &[Position], budget: Budget, pace: &Pace) -> Option<Evaluation> {
    for theorem in theorems::ALL.iter().filter(|theorem| is_proved(**theorem, game)) {
        // Under normal play the components have been tried before, and a single heap would ask for itself, again and again.
        if theorem.needs_components() && game.convention.is_normal() {
            continue;
        }
        let work: Work<_> = Box::pin(predicted(*theorem, game, positions, budget, pace));
        let Some(values) = work.await else { continue };
        let theorem = Some(theorem.card().id);
        return Some(Evaluation { theorem, ..Evaluation::of(Method::Theorem, values) });
    }
    None
}

fn is_proved(theorem: &dyn Theorem, game: &Game) -> bool {
    theorem.holds_for(game, game.ruleset.returns()) && theorem.status(game) == Status::Proved
}

/// The values that a theorem gives positions, if it says of each exactly who wins.
async fn predicted(
    theorem: &dyn Theorem,
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Vec<PositionValue>> {
    let components = components::for_theorem(theorem, game, positions, budget, pace).await?;
    let mut values = Vec::with_capacity(positions.len());
    for (index, position) in positions.iter().enumerate() {
        let at = components::subject(game, position, components.get(index).map_or(&[], Vec::as_slice));
        let Prediction::Exactly(value) = theorem.predict(&at) else { return None };
        let value = PositionValue::known(value, &game.convention);
        if value.outcome.is_none() && value.game_value.is_none() {
            return None;
        }
        values.push(value);
        pace.spend(PREDICTION).await;
    }
    Some(values)
}

/// Whether one tells the moves to the end of a position.
pub fn tells_remoteness(game: &Game, position: &Position) -> bool {
    let tells = |theorem: &dyn Theorem| {
        let told = theorem.predict(&components::subject(game, position, &[]));
        matches!(told, Prediction::Exactly(Value::Remoteness(_)))
    };
    let mut proved = theorems::ALL.iter().filter(|theorem| is_proved(**theorem, game));
    proved.any(|theorem| !theorem.needs_components() && tells(*theorem))
}

/// Adds the moves to the end, where a proved theorem tells them, to values that were found without search.
pub async fn add_remoteness(game: &Game, positions: &[Position], values: &mut [PositionValue], pace: &Pace) {
    for theorem in theorems::ALL.iter().filter(|theorem| is_proved(**theorem, game)) {
        if theorem.needs_components() {
            continue;
        }
        for (position, value) in positions.iter().zip(values.iter_mut()) {
            match theorem.predict(&components::subject(game, position, &[])) {
                Prediction::Exactly(Value::Remoteness(moves)) => value.remoteness = Some(moves),
                // A theorem about something else is not asked of every position.
                Prediction::Exactly(_) | Prediction::OneOf(_) => break,
                Prediction::Silent => {}
            }
            pace.spend(PREDICTION).await;
        }
    }
}
