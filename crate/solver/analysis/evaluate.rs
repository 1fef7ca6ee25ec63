//! Values of many positions of one game in one call.

use crate::convention::{OutcomeClass, PlayConvention};
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
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

/// Values by index of the positions asked.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// How all of them were found.
    pub method: Method,
    /// Who wins.
    pub outcome: Vec<OutcomeClass>,
    /// Grundy values, under normal play.
    pub grundy: Option<Vec<u64>>,
    /// Moves to the end, when search found the values.
    pub remoteness: Option<Vec<u32>>,
}

/// The value of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionValue {
    /// Who wins.
    pub outcome: OutcomeClass,
    /// The Grundy value, under normal play.
    pub grundy: Option<u64>,
    /// Moves to the end, when known.
    pub remoteness: Option<u32>,
}

impl Evaluation {
    /// The value of the position at this index.
    pub fn value(&self, index: usize) -> PositionValue {
        PositionValue {
            outcome: self.outcome[index],
            grundy: self.grundy.as_ref().map(|grundy| grundy[index]),
            remoteness: self.remoteness.as_ref().map(|remoteness| remoteness[index]),
        }
    }
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
/// assert_eq!(evaluation.grundy, Some(vec![9007199254740991 ^ 5]));
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
    let index_of =
        |position| graph.find(position).unwrap_or_else(|| unreachable!("every start is in the graph"));
    let indices: Vec<usize> = positions.iter().map(index_of).collect();
    let grundy = solution.grundy.as_ref();
    Ok(Evaluation {
        method: Method::Search,
        outcome: indices.iter().map(|&index| solution.outcome[index]).collect(),
        grundy: grundy.map(|grundy| indices.iter().map(|&index| u64::from(grundy[index])).collect()),
        remoteness: Some(indices.iter().map(|&index| solution.remoteness[index]).collect()),
    })
}

/// The Sprague–Grundy theorem: the value of independent heaps is the nim-sum of their values.
fn by_single_heaps(game: &Game, positions: &[Position], budget: Budget) -> Option<Evaluation> {
    let rule = game.ruleset.heap_rule().filter(|_| game.convention == PlayConvention::Normal)?;
    let largest = positions.iter().flat_map(|position| position.tokens()).copied().max().unwrap_or(0);
    let values = sequence::heap_values(rule, largest, budget.moves).ok()?;
    let sum = |position: &Position| {
        position.tokens().iter().fold(0, |sum, &heap| sum ^ u64::from(values[heap as usize]))
    };
    Some(from_grundy(Method::SpragueGrundy, positions.iter().map(sum).collect()))
}

/// The first theorem that gives every position its exact value.
fn by_theorem(game: &Game, positions: &[Position]) -> Option<Evaluation> {
    theorems::ALL.iter().filter(|theorem| theorem.applies(game)).find_map(|theorem| {
        let exact = |position: &Position| match theorem.predict(game, position.tokens()) {
            Prediction::Exactly(value) => Some(value),
            Prediction::Silent | Prediction::OneOf(_) => None,
        };
        let values = positions.iter().map(exact).collect::<Option<Vec<Value>>>()?;
        let grundy: Option<Vec<u64>> = values.iter().map(|value| value.grundy()).collect();
        Some(match grundy {
            Some(grundy) => from_grundy(Method::Theorem, grundy),
            None => Evaluation {
                method: Method::Theorem,
                outcome: values.iter().map(|value| value.outcome()).collect(),
                grundy: None,
                remoteness: None,
            },
        })
    })
}

fn from_grundy(method: Method, grundy: Vec<u64>) -> Evaluation {
    let outcome = grundy.iter().map(|&grundy| Value::Grundy(grundy).outcome()).collect();
    Evaluation { method, outcome, grundy: Some(grundy), remoteness: None }
}
