//! Values of single heaps, and how they repeat.

use crate::analysis::Method;
use crate::analysis::evaluate::{self, PositionValue};
use crate::analysis::grid::{self, CellValue, Grid, GridRequest};
use crate::convention::{OutcomeClass, PlayConvention};
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::input::{Field, Input};
use crate::limits;
use crate::numbers::{Token, index};
use crate::pace::{Pace, Phase, at_once};
use crate::position::Position;
use crate::single_heaps::{Sequence, SequenceBuilder, observed_period};
use crate::words::words;

pub use crate::single_heaps::Period;

words! {
    /// What the numbers of a sequence are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SequenceOf {
        /// Grundy values.
        Grundy = "grundy",
        /// Outcome classes: 0 = P, 1 = N.
        Outcome = "outcome",
        /// Turns from the player to move to the winner.
        GameValue = "game-value",
        /// Who wins when P₀, P₁, … is to move, as the digits, from the lowest up, of a number in the base of all players.
        Winners = "winners",
    }
}

impl SequenceOf {
    /// What there is under a convention.
    fn under(convention: &PlayConvention) -> Self {
        match convention.alliance() {
            _ if convention.is_normal() => SequenceOf::Grundy,
            None => SequenceOf::Outcome,
            Some(alliance) if alliance.is_standard() => SequenceOf::GameValue,
            Some(_) => SequenceOf::Winners,
        }
    }
}

/// The values of single heaps.
#[derive(Clone, Debug, PartialEq)]
pub struct HeapSequence {
    /// The values and their period.
    pub sequence: Sequence,
    /// How many were asked for.
    pub asked: usize,
    /// What they are.
    pub of: SequenceOf,
    /// How they were found.
    pub method: Method,
}

/// Values that came with a slice of the work.
pub struct SequencePart {
    /// Those of the heaps after the ones that were told before.
    pub values: Vec<u32>,
    /// How many were asked for.
    pub asked: usize,
    /// What they are.
    pub of: SequenceOf,
    /// How they are found.
    pub method: Method,
}

/// Options that a sequence may look at for each move that a graph may keep, where more than [`limits::OPTIONS_SEEN`] may be
/// looked at.
const OPTIONS_FOR_A_MOVE: u64 = limits::OPTIONS_SEEN / limits::MOVES as u64;

/// Reads `{ length }` for a game.
///
/// # Errors
/// The first fault, naming its field; `no-heaps` when the positions of the ruleset are no heaps.
pub fn read_length(game: &Game, input: &Input) -> Result<usize, RequestError> {
    let root = Field::of_record("sequence", input)?;
    let [length] = root.record(["length"])?;
    length_within(game, &length, limits::SEQUENCE)
}

/// Reads how many heaps of a game there are, at most so many.
pub(super) fn length_within(game: &Game, length: &Field, most: usize) -> Result<usize, RequestError> {
    let kind = game.ruleset.kind();
    // The heap 0 is one of them.
    let most = kind.largest_heap().saturating_add(1).min(most as u64);
    let length = index(length.integer(0, most)?);
    if kind.lone(0).is_none() {
        return Err(RequestError::new(ErrorCode::NoHeaps, "ruleset").got(game.card.id));
    }
    Ok(length)
}

/// Computes a sequence, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::sequence;
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, _) = Game::parse("subtraction[set={1,3,4}]()", PlayConvention::Normal)?;
/// let found = sequence(&game, 1_000_000, Default::default())?.sequence;
/// assert_eq!((0..8).map(|heap| found.value(heap)).collect::<Vec<_>>(), [0, 1, 0, 1, 2, 3, 2, 0]);
/// assert_eq!((found.period.unwrap().period, found.is_proved), (7, true));
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn sequence(game: &Game, length: usize, budget: Budget) -> Result<HeapSequence, RequestError> {
    at_once(async |pace| in_slices(game, length, budget, pace).await)
}

/// Computes a sequence of so many values: heap by heap where they can be valued one by one; otherwise single heaps are a grid of
/// one column, or positions of their own. Where that is more than the budget allows, there are as many as can be had.
///
/// # Errors
/// `too-many-positions` or `too-many-moves`, as soon as it is known that no method can value a single heap.
pub async fn in_slices(
    game: &Game,
    length: usize,
    budget: Budget,
    pace: &Pace,
) -> Result<HeapSequence, RequestError> {
    in_parts(game, length, budget, &mut |_| (), pace).await
}

/// The same, with values that are valued heap by heap told as they come.
///
/// # Errors
/// Those of [`in_slices`].
pub async fn in_parts(
    game: &Game,
    asked: usize,
    budget: Budget,
    tell: &mut dyn FnMut(SequencePart),
    pace: &Pace,
) -> Result<HeapSequence, RequestError> {
    pace.enter(Phase::Solving);
    let of = SequenceOf::under(&game.convention);
    // The class 0 is that of the mover, who wins N-positions.
    let as_outcomes = |values: &mut [u32]| {
        if of == SequenceOf::Outcome {
            values.iter_mut().for_each(|value| *value = 1 - *value);
        }
    };
    if let Some((rule, passes)) = game.ruleset.heap_rule_and_passes() {
        if let Some(builder) = SequenceBuilder::under(rule, &game.convention, passes, asked) {
            let method = Method::Recursion;
            let options = OPTIONS_FOR_A_MOVE.saturating_mul(budget.moves as u64).max(limits::OPTIONS_SEEN);
            let mut tell = |mut values: Vec<u32>| {
                as_outcomes(&mut values);
                tell(SequencePart { values, asked, of, method });
            };
            let mut sequence = builder.looking_at(options).complete(rule, &mut tell, pace).await;
            as_outcomes(&mut sequence.known);
            return Ok(HeapSequence { sequence, asked, of, method });
        }
    }
    let (known, method, stopped) = longest(game, asked, of, budget, pace).await?;
    pace.pause().await;
    let period = observed_period(&known, pace).await;
    let sequence = Sequence { length: known.len(), stopped, period, is_proved: false, known };
    Ok(HeapSequence { sequence, asked, of, method })
}

/// The values of so many single heaps, or of as many as the budget allows, and then why there are no more.
async fn longest(
    game: &Game,
    asked: usize,
    of: SequenceOf,
    budget: Budget,
    pace: &Pace,
) -> Result<(Vec<u32>, Method, Option<RequestError>), RequestError> {
    // Positions of their own are listed before they are looked at.
    let listed = if game.ruleset.kind().holds_heaps() { asked } else { asked.min(limits::EVALUATED) };
    let fault = match first(game, listed, of, budget, pace).await {
        Ok((values, method)) => {
            let fault = RequestError::new(ErrorCode::TooManyPositions, "length");
            let stopped = (listed < asked).then(|| fault.limit(limits::EVALUATED as u64));
            return Ok((values, method, stopped));
        }
        Err(fault) if fault.is_too_large() => fault,
        Err(fault) => return Err(fault),
    };
    // What takes long may double with a few heaps: it begins modestly, and what turned out to be too many is never exceeded.
    let (mut longest, mut too_many): (Option<(Vec<u32>, Method)>, usize) = (None, listed);
    let mut is_growing = true;
    loop {
        let had = longest.as_ref().map_or(0, |(values, _)| values.len());
        let middle = had + (too_many - had) / 2;
        let next = if is_growing { middle.min((2 * had).max(1)) } else { middle };
        if next == had {
            return longest.map(|(values, method)| (values, method, Some(fault.clone()))).ok_or(fault);
        }
        match first(game, next, of, budget, pace).await {
            Ok(found) => longest = Some(found),
            Err(_) => (too_many, is_growing) = (next, false),
        }
    }
}

/// The values of so many single heaps: a grid of one column, or positions of their own.
async fn first(
    game: &Game,
    count: usize,
    of: SequenceOf,
    budget: Budget,
    pace: &Pace,
) -> Result<(Vec<u32>, Method), RequestError> {
    let (kind, players) = (game.ruleset.kind(), game.convention.players());
    if kind.holds_heaps() {
        let request = GridRequest { rows: count, columns: 1, ..GridRequest::default() };
        let grid = grid::in_slices(game, &request, budget, pace).await;
        return grid.map(|grid| (in_column(&grid, of, players), grid.method)).map_err(in_length);
    }
    let lone = (0..count as Token).filter_map(|size| Some(Position::new(kind, kind.lone(size)?)));
    let lone: Vec<Position> = lone.collect();
    pace.spend(count as u64).await;
    let found = evaluate::in_slices(game, &lone, budget, pace).await.map_err(in_length)?;
    let number = |value: &PositionValue| match of {
        SequenceOf::Grundy => value.grundy.and_then(|grundy| u32::try_from(grundy).ok()),
        SequenceOf::Outcome => value.outcome.map(|outcome| u32::from(outcome == OutcomeClass::N)),
        SequenceOf::GameValue => value.game_value.map(u32::from),
        SequenceOf::Winners => Some(in_base(players, &value.winners)),
    };
    let known: Vec<u32> = found.values.iter().map_while(number).collect();
    if known.len() < count {
        let fault = RequestError::new(ErrorCode::TooManyPositions, "length");
        return Err(fault.limit(budget.positions as u64));
    }
    Ok((known, found.method))
}

fn in_length(fault: RequestError) -> RequestError {
    fault.in_field("length")
}

/// The values of a grid of one column, each as one number.
fn in_column(grid: &Grid, of: SequenceOf, players: usize) -> Vec<u32> {
    if let Some(grundy) = grid.grundy() {
        return grundy.iter().copied().map(u32::from).collect();
    }
    let kind = match of {
        SequenceOf::Grundy | SequenceOf::Outcome => CellValue::Outcome,
        SequenceOf::GameValue => CellValue::GameValue,
        SequenceOf::Winners => CellValue::Winners,
    };
    let bytes = grid.bytes(kind, 0..grid.request.cells());
    bytes.chunks(grid.width(kind)).map(|row| in_base(players, row)).collect()
}

/// The number whose digits these are, from the lowest up.
#[allow(clippy::cast_possible_truncation, reason = "players are few")]
fn in_base(players: usize, digits: &[u8]) -> u32 {
    digits.iter().rev().fold(0, |sum, &digit| sum * players as u32 + u32::from(digit))
}
