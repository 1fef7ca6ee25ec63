//! Values of many positions of one game in one call.

mod by_period;
mod by_sum;
mod by_theorem;
pub(super) mod components;
mod each;
mod search;
mod values;

pub use by_period::Periodic;
pub use by_sum::single_heap_values;
pub use by_theorem::PREDICTION;
pub use each::of_each;
pub use search::together as by_search;
pub use values::{Method, PositionValue};

use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::pace::{LOOKS, Pace, at_once};
use crate::position::Position;
use crate::ruleset::HeapRule;
use crate::solve::Solution;
use std::fmt;

/// The values of some positions of one game.
#[derive(Debug)]
pub struct Evaluation {
    /// How all of them were found.
    pub method: Method,
    /// The theorem that gives them, where one does.
    pub theorem: Option<&'static str>,
    /// By index of the positions asked.
    pub values: Vec<PositionValue>,
    /// The search that found all of them, where it was one.
    pub(super) searched: Option<Searched>,
    /// The periods that gave them, of the components of a sum each its own.
    pub periods: Vec<Periodic>,
    /// The indices of those that no method reaches, where others have values.
    pub missing: Vec<usize>,
}

impl Evaluation {
    /// Values that were all found in the same way.
    fn of(method: Method, values: Vec<PositionValue>) -> Self {
        let (periods, missing) = (Vec::new(), Vec::new());
        Evaluation { method, theorem: None, values, searched: None, periods, missing }
    }
}

/// A graph that was searched, and the values of its positions.
pub(super) struct Searched {
    pub graph: GameGraph,
    pub solution: Solution,
}

impl fmt::Debug for Searched {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        write!(to, "a search of {} positions", self.graph.position_count())
    }
}

/// Evaluates positions, at once.
///
/// # Errors
/// Those of [`of_each`].
///
/// ```
/// use mexplorer::analysis::{Method, evaluate};
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, position) = Game::parse("nim(9007199254740991,5)", PlayConvention::Normal)?;
/// let evaluation = evaluate(&game, &[position], Default::default())?;
/// assert_eq!(evaluation.method, Method::Theorem);
/// assert_eq!(evaluation.values[0].grundy, Some(9007199254740991 ^ 5));
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn evaluate(game: &Game, positions: &[Position], budget: Budget) -> Result<Evaluation, RequestError> {
    at_once(async |pace| of_each(game, positions, budget, pace).await)
}

/// A search up to this size is cheap, whatever else there may be.
pub const SMALL: Budget = Budget { positions: 20_000, moves: 1_000_000 };

/// Evaluates positions in the cheapest way that is sound: by a small search, which tells most; else by the components of a
/// sum, by single heaps where the ruleset plays them independently, or by a proved theorem; else by a search as large as
/// the budget allows; and where none of these can, by a proved period of single heaps. Of huge heaps theorems are asked first.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when none of these can.
pub async fn in_slices(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Result<Evaluation, RequestError> {
    if huge(game, positions, pace).await {
        if let Some(mut told) = by_theorem::find(game, positions, budget, pace).await {
            by_theorem::add_remoteness(game, positions, &mut told.values, pace).await;
            return Ok(told);
        }
    }
    let small =
        Budget { positions: SMALL.positions.min(budget.positions), moves: SMALL.moves.min(budget.moves) };
    match search::together(game, positions, small, pace).await {
        Err(fault) if fault.is_too_large() => {}
        searched => return searched,
    }
    if let Some(mut found) = without_search(game, positions, budget, pace).await {
        by_theorem::add_remoteness(game, positions, &mut found.values, pace).await;
        return Ok(found);
    }
    // Of heaps that split, a search reaches no more than the recursion over single heaps, which has not reached these.
    let splits = game.convention.is_normal() && game.ruleset.heap_rule().is_some_and(HeapRule::splits);
    if splits {
        if let Some(found) = by_period::find(game, positions, pace).await {
            return Ok(found);
        }
    }
    match search::in_parts(game, positions, budget, pace).await {
        Err(fault) if fault.is_too_large() && !splits => {
            by_period::find(game, positions, pace).await.ok_or(fault)
        }
        searched => searched,
    }
}

/// Stones above which it is not even tried to search where a theorem answers.
const HUGE: u64 = 1_000_000_000;

async fn huge(game: &Game, positions: &[Position], pace: &Pace) -> bool {
    let kind = game.ruleset.kind();
    for position in positions {
        if kind.stones(position.tokens()).is_some_and(|stones| stones > HUGE) {
            return true;
        }
        pace.spend(look(position)).await;
    }
    false
}

/// What it costs to look at each token of a position.
fn look(position: &Position) -> u64 {
    1 + position.tokens().len() as u64 / LOOKS
}

/// The same without a search of the positions, by what is at hand; none where there is no such way.
pub(super) async fn at_hand(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Evaluation> {
    match without_search(game, positions, budget, pace).await {
        None => by_period::find(game, positions, pace).await,
        found => found,
    }
}

async fn without_search(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Evaluation> {
    if let Some(found) = by_sum::of_components(game, positions, budget, pace).await {
        return Some(found);
    }
    if let Some(found) = by_sum::of_heaps(game, positions, budget, pace).await {
        return Some(found);
    }
    by_theorem::find(game, positions, budget, pace).await
}
