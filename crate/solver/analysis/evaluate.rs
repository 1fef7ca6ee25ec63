//! Values of many positions of one game in one call.

use crate::analysis::components;
use crate::convention::{OutcomeClass, PlayConvention, WinnersByMover};
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph, GraphBuilder};
use crate::numbers::nim_sum;
use crate::position::Position;
use crate::sequence;
use crate::solve::{self, Solution};
use crate::theorem::{Prediction, Status, Theorem, Value};
use crate::theorems;
use alloc::vec::Vec;
use core::ops::Range;

/// How values were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// One backward pass over all positions that can be reached.
    Search,
    /// Recursion over a table of positions, smaller ones first.
    Recursion,
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
            Method::Recursion => "recursion",
            Method::SpragueGrundy => "sprague-grundy",
            Method::Theorem => "theorem",
        }
    }
}

/// The value of a position, as far as it is defined and known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PositionValue {
    /// Who wins, with two players.
    pub outcome: Option<OutcomeClass>,
    /// The Grundy value, under normal play.
    pub grundy: Option<u64>,
    /// With two players, moves to the end when the winner hurries and the loser delays, when search found the value.
    pub remoteness: Option<u64>,
    /// In an alliance with the standard matrix, how many turns after the player to move the winner comes.
    pub game_value: Option<u8>,
    /// In an alliance, who wins when P₀, P₁, … is to move; else nothing.
    pub winners: WinnersByMover,
}

impl PositionValue {
    /// What a value that was found without search tells.
    pub fn known(value: Value, convention: &PlayConvention) -> Self {
        let players = convention.players();
        let outcome = value.outcome(players);
        let mut known = PositionValue { outcome, ..Self::default() };
        if let (Value::Grundy(grundy), true) = (value, convention.is_normal()) {
            known.grundy = Some(grundy);
        }
        if convention.alliance().is_some() {
            // From an N-position the player to move wins, from a P-position the next one.
            let turns = match (value, outcome) {
                (Value::GameValue(turns), _) => turns,
                (_, Some(outcome)) => u8::from(outcome == OutcomeClass::P),
                _ => return known,
            };
            let winners: Vec<u8> = (0..players as u8).map(|mover| (mover + turns) % players as u8).collect();
            known.game_value = Some(turns);
            known.winners = WinnersByMover::new(&winners);
        }
        known
    }
}

/// The values of some positions of one game.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// How all of them were found.
    pub method: Method,
    /// The theorem that gives them, where one does.
    pub theorem: Option<&'static str>,
    /// By index of the positions asked.
    pub values: Vec<PositionValue>,
}

/// Evaluates positions in the cheapest way that is sound: by a small search, which tells most; else by the components of a
/// sum, by single heaps where the ruleset plays them independently, or by a proved theorem; else by a search as large as
/// the budget allows, or by a theorem that is not proved. Of huge heaps theorems are asked first. [`EvaluateTask`] does it in
/// slices.
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
    let mut task = EvaluateTask::new(game, positions.to_vec(), budget)?;
    while !task.advance(game)? {}
    Ok(task.finish())
}

/// Moves listed in one slice: a few milliseconds.
const SLICE: usize = 100_000;

/// A search up to this size is cheap, whatever else there may be.
pub const SMALL: Budget = Budget { positions: 20_000, moves: 1_000_000 };

/// An evaluation in slices, so that it can show progress and be given up between two of them.
pub struct EvaluateTask {
    positions: Vec<Position>,
    budget: Budget,
    /// What has been searched so far, by position.
    values: Vec<PositionValue>,
    /// The positions that are still to be searched, the next ones last. Those whose graph together is too large are
    /// searched in two halves.
    open: Vec<Range<usize>>,
    state: State,
}

enum State {
    /// Searching for all positions while that is cheap.
    Trying(GraphBuilder),
    /// Searching for some of them because there is no other way.
    Searching(GraphBuilder),
    Done(Evaluation),
}

impl EvaluateTask {
    /// Begins.
    ///
    /// # Errors
    /// `too-many-positions` when that is known at once and there is no other way.
    pub fn new(game: &Game, positions: Vec<Position>, budget: Budget) -> Result<Self, RequestError> {
        if let Some(evaluation) =
            huge(game, &positions).then(|| by_trusted(game, &positions, budget)).flatten()
        {
            let state = State::Done(evaluation);
            return Ok(EvaluateTask { positions, budget, values: Vec::new(), open: Vec::new(), state });
        }
        let small =
            Budget { positions: SMALL.positions.min(budget.positions), moves: SMALL.moves.min(budget.moves) };
        let tried = GraphBuilder::new(game.ruleset.as_ref(), &positions, small);
        let state = State::Trying(GraphBuilder::default());
        let mut task = EvaluateTask { positions, budget, values: Vec::new(), open: Vec::new(), state };
        match tried {
            Ok(builder) => task.state = State::Trying(builder),
            Err(fault) if is_too_large(&fault) => task.go_beyond(game)?,
            Err(fault) => return Err(fault),
        }
        Ok(task)
    }

    /// Does one slice and answers whether everything is known.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves`, as soon as it is known that there is no way.
    pub fn advance(&mut self, game: &Game) -> Result<bool, RequestError> {
        let (builder, is_trying) = match &mut self.state {
            State::Trying(builder) => (builder, true),
            State::Searching(builder) => (builder, false),
            State::Done(_) => return Ok(true),
        };
        match builder.advance(game.ruleset.as_ref(), SLICE) {
            Ok(false) => {}
            Ok(true) => {
                let graph = core::mem::take(builder).finish();
                let range = self.open.pop().unwrap_or(0..self.positions.len());
                let searched = searched(game, &self.positions[range.clone()], &graph);
                if is_trying {
                    self.values = searched;
                } else {
                    self.values[range].copy_from_slice(&searched);
                }
                self.search_next(game)?;
            }
            Err(fault) if is_trying && is_too_large(&fault) => self.go_beyond(game)?,
            Err(fault) => match self.open.pop().filter(|range| range.len() > 1 && is_too_large(&fault)) {
                Some(range) => {
                    let middle = range.start + range.len() / 2;
                    self.open.extend([middle..range.end, range.start..middle]);
                    self.search_next(game)?;
                }
                None => self.fall_back(game, fault)?,
            },
        }
        Ok(matches!(self.state, State::Done(_)))
    }

    /// Positions and moves looked at in the present search.
    pub fn counts(&self) -> (usize, usize) {
        match &self.state {
            State::Trying(builder) | State::Searching(builder) => {
                (builder.position_count(), builder.move_count())
            }
            State::Done(_) => (0, 0),
        }
    }

    /// The values.
    ///
    /// # Panics
    /// When [`EvaluateTask::advance`] has not answered that everything is known.
    pub fn finish(self) -> Evaluation {
        match self.state {
            State::Done(evaluation) => evaluation,
            _ => panic!("the evaluation is not done"),
        }
    }

    /// Goes on where a small search does not get to the end.
    fn go_beyond(&mut self, game: &Game) -> Result<(), RequestError> {
        let without_search = by_components(game, &self.positions, self.budget)
            .or_else(|| by_single_heaps(game, &self.positions, self.budget))
            .or_else(|| by_theorem(game, &self.positions, self.budget, &|status| status == Status::Proved));
        if let Some(evaluation) = without_search {
            self.state = State::Done(evaluation);
            return Ok(());
        }
        self.values = vec![PositionValue::default(); self.positions.len()];
        self.open = core::iter::once(0..self.positions.len()).collect();
        self.search_next(game)
    }

    /// Begins to search for the next positions, or ends where there are no more.
    fn search_next(&mut self, game: &Game) -> Result<(), RequestError> {
        let Some(range) = self.open.last().cloned() else {
            let values = core::mem::take(&mut self.values);
            self.state = State::Done(Evaluation { method: Method::Search, theorem: None, values });
            return Ok(());
        };
        match GraphBuilder::new(game.ruleset.as_ref(), &self.positions[range], self.budget) {
            Ok(builder) => self.state = State::Searching(builder),
            Err(fault) => self.fall_back(game, fault)?,
        }
        Ok(())
    }

    /// A statement that is not proved is better than none, and is named as what it is.
    fn fall_back(&mut self, game: &Game, fault: RequestError) -> Result<(), RequestError> {
        let evaluation = by_trusted(game, &self.positions, self.budget).ok_or(fault)?;
        self.state = State::Done(evaluation);
        Ok(())
    }
}

/// Stones above which it is not even tried to search where a theorem answers.
const HUGE: u64 = 1_000_000_000;

fn huge(game: &Game, positions: &[Position]) -> bool {
    let kind = game.ruleset.kind();
    positions.iter().any(|position| kind.stones(position.tokens()).is_some_and(|stones| stones > HUGE))
}

/// What theorems say that are proved, or at least not known to fail.
fn by_trusted(game: &Game, positions: &[Position], budget: Budget) -> Option<Evaluation> {
    let accepts = |accepted: &'static [Status]| {
        by_theorem(game, positions, budget, &|status| accepted.contains(&status))
    };
    accepts(&[Status::Proved]).or_else(|| accepts(&[Status::Proved, Status::Conjecture, Status::Observed]))
}

fn is_too_large(fault: &RequestError) -> bool {
    matches!(fault.code, ErrorCode::TooManyPositions | ErrorCode::TooManyMoves)
}

fn searched(game: &Game, positions: &[Position], graph: &GameGraph) -> Vec<PositionValue> {
    let solution = solve::solve(graph, &game.convention);
    let value = |position| {
        let index = graph.find(position).unwrap_or_else(|| unreachable!("every start is in the graph"));
        position_value(&solution, index)
    };
    positions.iter().map(value).collect()
}

/// What a solution says of a position of its graph.
pub fn position_value(solution: &Solution, index: usize) -> PositionValue {
    let players = solution.players;
    PositionValue {
        outcome: solution.outcome.as_ref().map(|outcome| outcome[index]),
        grundy: solution.grundy.as_ref().map(|grundy| u64::from(grundy[index])),
        remoteness: solution.remoteness.as_ref().map(|remoteness| u64::from(remoteness[index])),
        game_value: solution.game_value.as_ref().map(|values| values[index]),
        winners: solution.winners.as_ref().map_or_else(WinnersByMover::default, |winners| {
            WinnersByMover::new(&winners[index * players..][..players])
        }),
    }
}

/// The Sprague–Grundy theorem: the value of a sum is the nim-sum of its components' values.
fn by_components(game: &Game, positions: &[Position], budget: Budget) -> Option<Evaluation> {
    if game.components.is_empty() || !game.convention.is_normal() || game.passes() > 0 {
        return None;
    }
    let mut sums = vec![0; positions.len()];
    for (index, component) in game.components.iter().enumerate() {
        let parts = components::parts(game, index, positions);
        let evaluation = evaluate(component, &parts, budget).ok()?;
        for (sum, value) in sums.iter_mut().zip(&evaluation.values) {
            *sum ^= value.grundy?;
        }
    }
    Some(by_sums(game, &sums))
}

/// Grundy values, found as nim-sums.
#[inline(never)]
fn by_sums(game: &Game, sums: &[u64]) -> Evaluation {
    let value = |sum: &u64| PositionValue::known(Value::Grundy(*sum), &game.convention);
    let values = sums.iter().map(value).collect();
    Evaluation { method: Method::SpragueGrundy, theorem: None, values }
}

/// The same for the heaps of a ruleset that plays them independently.
fn by_single_heaps(game: &Game, positions: &[Position], budget: Budget) -> Option<Evaluation> {
    let values = single_heap_values(game, positions, budget)?;
    let sum =
        |position: &Position| nim_sum(position.tokens().iter().map(|&heap| u64::from(values[heap as usize])));
    let sums: Vec<u64> = positions.iter().map(sum).collect();
    Some(by_sums(game, &sums))
}

/// The Grundy values of the single heaps that occur in some positions and below, under normal play of a ruleset that
/// plays them independently.
pub fn single_heap_values(game: &Game, positions: &[Position], budget: Budget) -> Option<Vec<u32>> {
    let rule = game.ruleset.heap_rule().filter(|_| game.convention.is_normal())?;
    let largest = positions.iter().flat_map(Position::tokens).copied().max().unwrap_or(0);
    sequence::heap_values(rule, largest, budget.moves).ok()
}

/// What theorems of an accepted status say of all positions: the first that gives each its exact value, and beside it one
/// that gives their remoteness.
fn by_theorem(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    accepts: &dyn Fn(Status) -> bool,
) -> Option<Evaluation> {
    let mut found: Option<Evaluation> = None;
    let applies = |theorem: &&&dyn Theorem| theorem.applies(game) && accepts(theorem.status(game));
    for theorem in theorems::ALL.iter().filter(applies) {
        // Under normal play the components have been tried before, and a single heap would ask for itself, again and again.
        // Under any other they are not worth their cost where a theorem has told the values already.
        if theorem.needs_components() && (game.convention.is_normal() || found.is_some()) {
            continue;
        }
        let Some(values) = predicted(*theorem, game, positions, budget) else { continue };
        let tells_remoteness = values.iter().all(|value| matches!(value, Value::Remoteness(_)));
        match &mut found {
            None if !tells_remoteness => {
                let values = values.iter().map(|&value| PositionValue::known(value, &game.convention));
                let values: Vec<PositionValue> = values.collect();
                let is_whole = |value: &PositionValue| value.outcome.is_some() || value.game_value.is_some();
                if values.iter().all(is_whole) {
                    let theorem = Some(theorem.card().id);
                    found = Some(Evaluation { method: Method::Theorem, theorem, values });
                }
            }
            Some(found) if tells_remoteness => {
                for (known, value) in found.values.iter_mut().zip(values) {
                    if let Value::Remoteness(moves) = value {
                        known.remoteness = Some(moves);
                    }
                }
            }
            _ => {}
        }
    }
    found
}

/// The exact values that a theorem gives positions, if it gives one to each.
fn predicted(
    theorem: &dyn Theorem,
    game: &Game,
    positions: &[Position],
    budget: Budget,
) -> Option<Vec<Value>> {
    let components = components::for_theorem(theorem, game, positions, budget)?;
    let mut values = Vec::with_capacity(positions.len());
    for (position, components) in positions.iter().zip(&components) {
        match theorem.predict(&components::subject(game, position, components)) {
            Prediction::Exactly(value) => values.push(value),
            Prediction::Silent | Prediction::OneOf(_) => return None,
        }
    }
    Some(values)
}
