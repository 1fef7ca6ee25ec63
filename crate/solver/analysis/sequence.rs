//! Values of single heaps, and how they repeat.

use crate::analysis::grid::{CellValue, Grid, GridRequest, GridTask};
use crate::analysis::{Method, Phase};
use crate::convention::PlayConvention;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::input::{Field, Input};
use crate::limits;
use crate::sequence::{Sequence, SequenceBuilder, observed_period};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// What the numbers of a sequence are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SequenceOf {
    /// Grundy values.
    Grundy,
    /// Outcome classes: 0 = P, 1 = N.
    Outcome,
    /// Turns from the player to move to the winner.
    GameValue,
    /// Who wins when P₀, P₁, … is to move, as the digits, from the lowest up, of a number in the base of all players.
    Winners,
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

    /// The kind as it crosses the boundary.
    pub fn as_str(self) -> &'static str {
        match self {
            SequenceOf::Grundy => "grundy",
            SequenceOf::Outcome => "outcome",
            SequenceOf::GameValue => "game-value",
            SequenceOf::Winners => "winners",
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
    let length = length.integer(0, limits::SEQUENCE as u64)? as usize;
    if !game.ruleset.kind().holds_heaps() {
        return Err(RequestError::new(ErrorCode::NoHeaps, "ruleset").got(game.card.id));
    }
    Ok(length)
}

/// A sequence in slices, so that it can show progress and be given up between two of them.
pub struct SequenceTask {
    state: State,
}

enum State {
    /// Heaps that are valued one by one.
    Heaps(Game, Box<SequenceBuilder>),
    /// Otherwise single heaps are a grid of one column.
    Grid(Box<GridTask>),
}

impl SequenceTask {
    /// Begins a sequence of so many values.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves` when no method can do it.
    pub fn new(game: Game, length: usize, budget: Budget) -> Result<Self, RequestError> {
        let builder = game
            .ruleset
            .heap_rule_and_passes()
            .and_then(|(rule, passes)| SequenceBuilder::under(rule, &game.convention, passes, length));
        let state = match builder {
            Some(builder) => State::Heaps(game, Box::new(builder)),
            None => {
                let request = GridRequest { rows: length, columns: 1, ..GridRequest::default() };
                let task = GridTask::new(game, request, budget);
                State::Grid(Box::new(task.map_err(|fault| fault.in_field("length"))?))
            }
        };
        Ok(SequenceTask { state })
    }

    /// Does one slice and answers what comes next.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves`, as soon as it is known. The task is then at an end.
    pub fn advance(&mut self) -> Result<Phase, RequestError> {
        match &mut self.state {
            State::Heaps(game, builder) => {
                let rule = game.ruleset.heap_rule_and_passes();
                let Some((rule, _)) = rule else { unreachable!("heaps are independent") };
                if !builder.advance(rule)? {
                    return Ok(Phase::Solving);
                }
            }
            State::Grid(task) => {
                let phase = task.advance().map_err(|fault| fault.in_field("length"))?;
                if phase != Phase::Done {
                    return Ok(phase);
                }
            }
        }
        Ok(Phase::Done)
    }

    /// Heaps valued so far, and moves where a search counts them.
    pub fn counts(&self) -> (usize, usize) {
        match &self.state {
            State::Heaps(_, builder) => (builder.known(), 0),
            State::Grid(task) => task.counts(),
        }
    }

    /// The sequence, when [`SequenceTask::advance`] has answered that it is done.
    ///
    /// # Panics
    /// When it is not.
    pub fn finish(self) -> HeapSequence {
        match self.state {
            State::Heaps(game, builder) => {
                let (of, mut sequence) = (SequenceOf::under(&game.convention), builder.finish());
                if of == SequenceOf::Outcome {
                    // The class 0 is that of the mover, who wins N-positions.
                    sequence.known.iter_mut().for_each(|value| *value = 1 - *value);
                }
                HeapSequence { sequence, of, method: Method::Recursion }
            }
            State::Grid(task) => {
                let (of, players) = {
                    let convention = &task.game().convention;
                    (SequenceOf::under(convention), convention.players())
                };
                of_grid(&task.finish(), of, players as u32)
            }
        }
    }
}

/// Computes a sequence at once. [`SequenceTask`] does it in slices.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when no method can do it.
///
/// ```
/// use mexplorer::analysis::sequence;
/// use mexplorer::convention::PlayConvention;
/// use mexplorer::game::Game;
///
/// let (game, _) = Game::parse("subtraction[set={1,3,4}]()", PlayConvention::Normal)?;
/// let found = sequence(game, 1_000_000, Default::default())?.sequence;
/// assert_eq!((0..8).map(|heap| found.value(heap)).collect::<Vec<_>>(), [0, 1, 0, 1, 2, 3, 2, 0]);
/// assert_eq!((found.period.unwrap().period, found.is_proved), (7, true));
/// # Ok::<(), mexplorer::error::RequestError>(())
/// ```
pub fn sequence(game: Game, length: usize, budget: Budget) -> Result<HeapSequence, RequestError> {
    let mut task = SequenceTask::new(game, length, budget)?;
    while task.advance()? != Phase::Done {}
    Ok(task.finish())
}

fn of_grid(grid: &Grid, of: SequenceOf, players: u32) -> HeapSequence {
    let length = grid.request.cells();
    let kind = match of {
        SequenceOf::Grundy | SequenceOf::Outcome => CellValue::Outcome,
        SequenceOf::GameValue => CellValue::GameValue,
        SequenceOf::Winners => CellValue::Winners,
    };
    let values: Vec<u32> = match grid.grundy() {
        Some(grundy) => grundy.iter().copied().map(u32::from).collect(),
        None => {
            let bytes = grid.bytes(kind, 0..length);
            let number =
                |row: &[u8]| row.iter().rev().fold(0, |sum, &digit| sum * players + u32::from(digit));
            bytes.chunks(grid.width(kind)).map(number).collect()
        }
    };
    let sequence = Sequence { length, period: observed_period(&values), is_proved: false, known: values };
    HeapSequence { sequence, of, method: grid.method }
}
