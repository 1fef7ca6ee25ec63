//! Values of single heaps, and how they repeat.

use crate::analysis::Method;
use crate::analysis::grid::{self, CellValue, Grid, GridRequest};
use crate::convention::PlayConvention;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::input::{Field, Input};
use crate::limits;
use crate::numbers::index;
use crate::pace::{Pace, Phase, at_once};
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapSequence {
    /// The values and their period.
    pub sequence: Sequence,
    /// What they are.
    pub of: SequenceOf,
    /// How they were found.
    pub method: Method,
}

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
    if !kind.holds_heaps() {
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

/// Computes a sequence of so many values: heap by heap where they can be valued one by one; otherwise single heaps are a grid
/// of one column.
///
/// # Errors
/// `too-many-positions` or `too-many-moves`, as soon as it is known that no method can do it.
pub async fn in_slices(
    game: &Game,
    length: usize,
    budget: Budget,
    pace: &Pace,
) -> Result<HeapSequence, RequestError> {
    pace.enter(Phase::Solving);
    let of = SequenceOf::under(&game.convention);
    if let Some((rule, passes)) = game.ruleset.heap_rule_and_passes() {
        if let Some(builder) = SequenceBuilder::under(rule, &game.convention, passes, length) {
            let mut sequence = builder.complete(rule, pace).await?;
            if of == SequenceOf::Outcome {
                // The class 0 is that of the mover, who wins N-positions.
                sequence.known.iter_mut().for_each(|value| *value = 1 - *value);
            }
            return Ok(HeapSequence { sequence, of, method: Method::Recursion });
        }
    }
    let request = GridRequest { rows: length, columns: 1, ..GridRequest::default() };
    let grid = grid::in_slices(game, &request, budget, pace).await;
    let grid = grid.map_err(|fault| fault.in_field("length"))?;
    pace.pause().await;
    let known = values(&grid, of, game.convention.players());
    let period = observed_period(&known, pace).await;
    let sequence = Sequence { length, period, is_proved: false, known };
    Ok(HeapSequence { sequence, of, method: grid.method })
}

/// The values of a grid of one column, each as one number.
#[allow(clippy::cast_possible_truncation, reason = "players are few")]
fn values(grid: &Grid, of: SequenceOf, players: usize) -> Vec<u32> {
    if let Some(grundy) = grid.grundy() {
        return grundy.iter().copied().map(u32::from).collect();
    }
    let kind = match of {
        SequenceOf::Grundy | SequenceOf::Outcome => CellValue::Outcome,
        SequenceOf::GameValue => CellValue::GameValue,
        SequenceOf::Winners => CellValue::Winners,
    };
    let bytes = grid.bytes(kind, 0..grid.request.cells());
    let number = |row: &[u8]| row.iter().rev().fold(0, |sum, &digit| sum * players as u32 + u32::from(digit));
    bytes.chunks(grid.width(kind)).map(number).collect()
}
