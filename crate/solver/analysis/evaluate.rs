//! Values of many positions of one game in one call.

use crate::convention::{OutcomeClass, PlayConvention};
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::numbers::nim_sum;
use crate::position::Position;
use crate::sequence;
use crate::solve;
use crate::theorem::{Prediction, Value};
use crate::theorems;

/// How values were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// One backward pass over all positions that can be reached.
    Search,
    /// Recursion over single heaps, and the nim-sum of their values.
    SpragueGrundy,
    /// A theorem, beyond the reach of search.
    Theorem,
}

impl Method {
    /// The method as it crosses the boundary.
    pub fn as_str(self) -> &'static str {
        match self {
            Method::Search => "search",
            Method::SpragueGrundy => "sprague-grundy",
            Method::Theorem => "theorem",
        }
    }
}

/// The value of a position, as far as it is defined and known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionValue {
    /// Who wins.
    pub outcome: OutcomeClass,
    /// The Grundy value, under normal play.
    pub grundy: Option<u64>,
    /// Moves to the end when the winner hurries and the loser delays, when search found the value.
    pub remoteness: Option<u32>,
}

impl From<Value> for PositionValue {
    fn from(value: Value) -> Self {
        PositionValue { outcome: value.outcome(), grundy: value.grundy(), remoteness: None }
    }
}

/// The values of some positions of one game.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// How all of them were found.
    pub method: Method,
    /// By index of the positions asked.
    pub values: Vec<PositionValue>,
}

/// Evaluates positions: by search within the budget, which tells most; beyond it by single heaps where the ruleset plays
/// them independently, or by a theorem that knows them all.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when none of these can.
///
/// ```
/// use mexplorer::analysis::{Method, evaluate};
/// use mexplorer::convention::PlayConvention;
/// use mexplorer::game::Game;
///
/// let (game, position) = Game::parse("nim(9007199254740991,5)", PlayConvention::Normal)?;
/// let evaluation = evaluate(&game, &[position], Default::default())?;
/// assert_eq!(evaluation.method, Method::Theorem);
/// assert_eq!(evaluation.values[0].grundy, Some(9007199254740991 ^ 5));
/// # Ok::<(), mexplorer::error::RequestError>(())
/// ```
pub fn evaluate(game: &Game, positions: &[Position], budget: Budget) -> Result<Evaluation, RequestError> {
    by_search(game, positions, budget).or_else(|fault| match fault.code {
        ErrorCode::TooManyPositions | ErrorCode::TooManyMoves => {
            by_single_heaps(game, positions, budget).or_else(|| by_theorem(game, positions)).ok_or(fault)
        }
        _ => Err(fault),
    })
}

fn by_search(game: &Game, positions: &[Position], budget: Budget) -> Result<Evaluation, RequestError> {
    let graph = GameGraph::build(game.ruleset.as_ref(), positions, budget)?;
    let solution = solve::solve(&graph, game.convention);
    let value = |position| {
        let index = graph.find(position).unwrap_or_else(|| unreachable!("every start is in the graph"));
        PositionValue {
            outcome: solution.outcome[index],
            grundy: solution.grundy.as_ref().map(|grundy| u64::from(grundy[index])),
            remoteness: Some(solution.remoteness[index]),
        }
    };
    Ok(Evaluation { method: Method::Search, values: positions.iter().map(value).collect() })
}

/// The Sprague–Grundy theorem: the value of independent heaps is the nim-sum of their values.
fn by_single_heaps(game: &Game, positions: &[Position], budget: Budget) -> Option<Evaluation> {
    let rule = game.ruleset.heap_rule().filter(|_| game.convention == PlayConvention::Normal)?;
    let largest = positions.iter().flat_map(Position::tokens).copied().max().unwrap_or(0);
    let values = sequence::heap_values(rule, largest, budget.moves).ok()?;
    let value = |position: &Position| {
        let heaps = position.tokens().iter().map(|&heap| u64::from(values[heap as usize]));
        Value::Grundy(nim_sum(heaps)).into()
    };
    Some(Evaluation { method: Method::SpragueGrundy, values: positions.iter().map(value).collect() })
}

/// The first theorem that gives every position its exact value.
fn by_theorem(game: &Game, positions: &[Position]) -> Option<Evaluation> {
    theorems::ALL.iter().filter(|theorem| theorem.applies(game)).find_map(|theorem| {
        let value = |position: &Position| match theorem.predict(game, position.tokens()) {
            Prediction::Exactly(value) => Some(value.into()),
            Prediction::Silent | Prediction::OneOf(_) => None,
        };
        let values = positions.iter().map(value).collect::<Option<_>>()?;
        Some(Evaluation { method: Method::Theorem, values })
    })
}
