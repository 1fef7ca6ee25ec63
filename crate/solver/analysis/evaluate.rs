//! Values of many positions of one game in one call.

use crate::analysis::components;
use crate::convention::{OutcomeClass, PlayConvention, WinnersByMover};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph, largest};
use crate::numbers::{self, Token, nim_sum};
use crate::pace::{LOOKS, Pace, Phase, Work, at_once};
use crate::position::Position;
use crate::sequence;
use crate::solve::{self, Solution};
use crate::theorem::{Prediction, Status, Theorem, Value};
use crate::theorems;
use alloc::boxed::Box;
use alloc::vec::Vec;

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
    /// With two players, moves to the end when the winner hurries and the loser delays, where search found the value or a
    /// theorem tells it.
    pub remoteness: Option<u64>,
    /// In an alliance with the standard matrix, how many turns after the player to move the winner comes.
    pub game_value: Option<u8>,
    /// In an alliance, who wins when P₀, P₁, … is to move; else nothing.
    pub winners: WinnersByMover,
}

impl PositionValue {
    /// What a value that was found without search tells.
    #[allow(clippy::cast_possible_truncation, reason = "players are few")]
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

/// Evaluates positions, at once.
///
/// # Errors
/// Those of [`in_slices`].
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
    at_once(async |pace| in_slices(game, positions, budget, pace).await)
}

/// A search up to this size is cheap, whatever else there may be.
pub const SMALL: Budget = Budget { positions: 20_000, moves: 1_000_000 };

/// Evaluates positions in the cheapest way that is sound: by a small search, which tells most; else by the components of a
/// sum, by single heaps where the ruleset plays them independently, or by a proved theorem; else by a search as large as
/// the budget allows. Of huge heaps theorems are asked first.
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
        if let Some(mut told) = by_theorem(game, positions, budget, pace).await {
            add_remoteness(game, positions, &mut told.values, pace).await;
            return Ok(told);
        }
    }
    let small =
        Budget { positions: SMALL.positions.min(budget.positions), moves: SMALL.moves.min(budget.moves) };
    match search(game, positions, small, pace).await {
        Err(fault) if fault.is_too_large() => {}
        searched => return searched,
    }
    if let Some(mut found) = without_search(game, positions, budget, pace).await {
        add_remoteness(game, positions, &mut found.values, pace).await;
        return Ok(found);
    }
    search_in_parts(game, positions, budget, pace).await
}

/// Positions that are looked at between two looks at the pace, where each takes a theorem a few microseconds.
const AT_ONCE: usize = 64;

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

async fn without_search(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Evaluation> {
    if let Some(found) = by_components(game, positions, budget, pace).await {
        return Some(found);
    }
    if let Some(found) = by_single_heaps(game, positions, budget, pace).await {
        return Some(found);
    }
    by_theorem(game, positions, budget, pace).await
}

/// One search for all of them.
async fn search(
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
            values.push(position_value(&solution, index));
        }
        pace.spend(some.len() as u64).await;
    }
    Ok(Evaluation { method: Method::Search, theorem: None, values })
}

/// A search for all of them, or, where their graph together is too large, for one half after the other.
async fn search_in_parts(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Result<Evaluation, RequestError> {
    let mut values = Vec::with_capacity(positions.len());
    // The parts that are still to be searched, the next one last.
    let mut open: Vec<&[Position]> = core::iter::once(positions).collect();
    while let Some(part) = open.pop() {
        match search(game, part, budget, pace).await {
            Ok(found) => values.extend(found.values),
            Err(fault) if fault.is_too_large() && part.len() > 1 => {
                // Where one alone is too large no part with it will do, and that is known after one search and not after many.
                if part.len() == positions.len() {
                    pace.pause().await;
                    let largest = largest(positions).map_or(&[][..], core::slice::from_ref);
                    search(game, largest, budget, pace).await?;
                }
                let (first, second) = part.split_at(part.len() / 2);
                open.extend([second, first]);
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(Evaluation { method: Method::Search, theorem: None, values })
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
async fn by_components(
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
        let parts = components::parts(game, index, positions, pace).await;
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

/// The same for the heaps of a ruleset that plays them independently.
async fn by_single_heaps(
    game: &Game,
    positions: &[Position],
    budget: Budget,
    pace: &Pace,
) -> Option<Evaluation> {
    let values = single_heap_values(game, positions, budget, pace).await?;
    let value = |&heap: &Token| u64::from(values[numbers::index(heap)]);
    let mut sums = Vec::with_capacity(positions.len());
    for position in positions {
        sums.push(nim_sum(position.tokens().iter().map(value)));
        pace.spend(look(position)).await;
    }
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
    let mut largest = 0;
    for position in positions {
        largest = position.tokens().iter().copied().fold(largest, Token::max);
        pace.spend(look(position)).await;
    }
    sequence::heap_values(rule, largest, budget.moves, pace).await.ok()
}

/// What proved theorems say of all positions: the first that gives each its exact value.
async fn by_theorem(game: &Game, positions: &[Position], budget: Budget, pace: &Pace) -> Option<Evaluation> {
    for theorem in theorems::ALL.iter().filter(|theorem| is_proved(**theorem, game)) {
        // Under normal play the components have been tried before, and a single heap would ask for itself, again and again.
        if theorem.needs_components() && game.convention.is_normal() {
            continue;
        }
        let work: Work<_> = Box::pin(predicted(*theorem, game, positions, budget, pace));
        let Some(values) = work.await else { continue };
        let theorem = Some(theorem.card().id);
        return Some(Evaluation { method: Method::Theorem, theorem, values });
    }
    None
}

fn is_proved(theorem: &dyn Theorem, game: &Game) -> bool {
    theorem.applies(game) && theorem.status(game) == Status::Proved
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

/// Adds the moves to the end, where a proved theorem tells them, to values that were found without search.
async fn add_remoteness(game: &Game, positions: &[Position], values: &mut [PositionValue], pace: &Pace) {
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

/// What it costs to ask a theorem about a position: up to a tenth of a millisecond.
pub const PREDICTION: u64 = 400;
