//! One number for each of the first heaps of some games, for pictures of sequences, and how pictures lay them out.

use super::chart::Told;
use super::frequencies::{Frequencies, Sparse};
use super::searched::Subject;
use super::sequence::{self, HeapSequence, SequenceOf, length_within};
use crate::analysis::Method;
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::input::{Field, Input};
use crate::limits;
use crate::pace::{COPIES, Pace, at_once};
use crate::single_heaps::Period;
use std::rc::Rc;

mod rows;

pub use rows::HeapRows;

/// Which values are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapsRequest {
    /// How many heaps each game has.
    pub length: usize,
    /// What is told of each.
    pub told: Told,
    /// Of winners: who is to move.
    pub mover: usize,
}

/// The most games in one picture.
pub const MOST_GAMES: usize = 12;

impl HeapsRequest {
    /// Reads `{ length, from?, width?, doubling?, beside? }` for some games, all but the first of which were read from `beside`,
    /// and what is told of their heaps.
    ///
    /// # Errors
    /// The first fault, naming its field: `unknown-choice` where a convention does not define what is told; `no-heaps` where the
    /// positions of a ruleset are none; `unknown-key` for `beside`, `doubling` or `width` where another of them says how rows go on.
    pub fn read(
        games: &[&Game],
        input: &Input,
        value: &Field,
        mover: &Field,
    ) -> Result<(Self, HeapRows), RequestError> {
        let root = Field::of_record("grid", input)?;
        let [length, from, width, doubling, beside] =
            root.record(["length", "from", "width", "doubling", BESIDE])?;
        let most = limits::SEQUENCE.min(limits::GRID_CELLS / games.len().max(1));
        let mut count = 0;
        for (index, game) in games.iter().enumerate() {
            count = length_within(game, &length, most).map_err(|fault| in_game(index, fault))?;
        }
        let rows = HeapRows::read(games.len(), count, [&from, &width, &doubling, &beside])?;
        let (told, mover) = Told::read(games.iter().copied(), value, mover)?;
        Ok((HeapsRequest { length: count, told, mover }, rows))
    }
}

/// The key of the games beside the first.
pub const BESIDE: &str = "beside";

/// A fault of one of the games, in its field.
pub fn in_game(index: usize, fault: RequestError) -> RequestError {
    match (index, fault.field.as_str()) {
        (0, _) | (_, "length") => fault,
        (_, "game") => fault.in_field(&format!("{BESIDE}[{}]", index - 1)),
        (_, field) => {
            let field = format!("{BESIDE}[{}].{field}", index - 1);
            fault.in_field(&field)
        }
    }
}

/// The values of the first heaps of some games.
#[derive(Clone, Debug)]
pub struct HeapChart {
    /// What it is of.
    games: Vec<Subject>,
    /// What is told of the heaps.
    pub request: HeapsRequest,
    /// Those of each game.
    pub sequences: Vec<ChartedSequence>,
}

/// The values of the first heaps of a game.
#[derive(Clone, Debug)]
pub struct ChartedSequence {
    /// What the values are of which what is told is taken.
    pub of: SequenceOf,
    /// How they were found.
    pub method: Method,
    /// How they repeat, if they do.
    pub period: Option<Period>,
    /// Whether that is proved.
    pub is_proved: bool,
    /// What is told of each heap, as pictures show it: below [`EXACT`] exactly, and larger numbers in steps where there are any
    /// beyond [`LARGEST`].
    pub classes: Rc<Vec<u16>>,
    /// What is told of each heap, where the classes do not say.
    pub exact: Option<Vec<u32>>,
    /// How often each number occurs.
    pub frequencies: Frequencies,
    /// Of Grundy values of games whose moves split heaps: the sparse space, if there is one.
    pub sparse: Option<Sparse>,
}

/// The largest class. The one above stands for no cell.
pub const LARGEST: u16 = u16::MAX - 1;

/// Numbers below are their own classes whatever there is above: as many as a look names colours for.
pub const EXACT: u32 = 256;

/// The chart of some games, at once.
///
/// # Errors
/// Those of a sequence.
///
/// ```
/// use mexplorer::analysis::{HeapsRequest, Told, heap_chart};
/// use mexplorer::{Game, PlayConvention};
///
/// let game = |notation| Game::parse(notation, PlayConvention::Normal).map(|(game, _)| game);
/// let (one, other) = (game("bash[m=3]()")?, game("half()")?);
/// let request = HeapsRequest { length: 6, told: Told::Grundy, mover: 0 };
/// let chart = heap_chart(&[&one, &other], &request, Default::default())?;
/// assert_eq!(*chart.sequences[0].classes, [0, 1, 2, 3, 0, 1]);
/// assert_eq!(*chart.sequences[1].classes, [0, 1, 0, 2, 1, 3]);
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn heap_chart(
    games: &[&Game],
    request: &HeapsRequest,
    budget: Budget,
) -> Result<HeapChart, RequestError> {
    at_once(async |pace| in_slices(games, request, budget, pace).await)
}

/// The chart of some games.
///
/// # Errors
/// Those of a sequence.
pub async fn in_slices(
    games: &[&Game],
    request: &HeapsRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<HeapChart, RequestError> {
    let mut sequences = Vec::with_capacity(games.len());
    for game in games {
        let found = sequence::in_slices(game, request.length, budget, pace).await?;
        pace.pause().await;
        sequences.push(charted(game, request, found, pace).await);
    }
    let games = games.iter().copied().map(Subject::of).collect();
    Ok(HeapChart { games, request: request.clone(), sequences })
}

impl HeapChart {
    /// Whether this is the chart of some games.
    pub fn is_of(&self, games: &[&Game], request: &HeapsRequest) -> bool {
        self.request == *request
            && self.games.len() == games.len()
            && self.games.iter().zip(games).all(|(subject, game)| *subject == Subject::of(game))
    }

    /// The largest class that a heap has.
    pub fn largest(&self) -> u16 {
        let largest = |sequence: &ChartedSequence| sequence.frequencies.counts.len().saturating_sub(1);
        let beyond = self.sequences.iter().any(|sequence| sequence.exact.is_some());
        let counted = self.sequences.iter().map(largest).max().unwrap_or(0);
        if beyond { LARGEST } else { u16::try_from(counted).unwrap_or(LARGEST) }
    }
}

async fn charted(game: &Game, request: &HeapsRequest, found: HeapSequence, pace: &Pace) -> ChartedSequence {
    let HeapSequence { sequence, of, method } = found;
    let (mut values, period, length) = (sequence.known, sequence.period, sequence.length);
    let told = told(game, request, of);
    let mut largest = 0;
    for some in values.chunks_mut(AT_ONCE) {
        for value in some {
            *value = told(*value);
            largest = largest.max(*value);
        }
        pace.spend(AT_ONCE as u64 / COPIES).await;
    }
    let step = (0..).find(|step| class_of(largest, *step) <= LARGEST.into()).unwrap_or(0);
    let mut classes: Vec<u16> = Vec::with_capacity(length);
    for some in values.chunks(AT_ONCE) {
        classes.extend(some.iter().map(|value| u16::try_from(class_of(*value, step)).unwrap_or(LARGEST)));
        pace.spend(AT_ONCE as u64 / COPIES).await;
    }
    classes.truncate(length);
    // What is not known yet are rounds of a proved period.
    let round = period.map_or(0, |period| period.period);
    let first = classes.len() - round.min(classes.len());
    while classes.len() < length {
        // As many whole rounds as are there.
        let rounds = (classes.len() - first).min(AT_ONCE.next_multiple_of(round.max(1)));
        let count = (rounds - rounds % round.max(1)).min(length - classes.len());
        classes.extend_from_within(first..first + count);
        pace.spend(count as u64 / COPIES).await;
    }
    let exact = (largest > LARGEST.into()).then_some(values);
    let frequencies = match &exact {
        Some(values) => Frequencies::of(values, pace).await,
        None => Frequencies::of(&classes, pace).await,
    };
    let splits = game.ruleset.heap_rule().is_some_and(|rule| rule.splits());
    let sparse = if splits && request.told == Told::Grundy { frequencies.sparse() } else { None };
    let (is_proved, classes) = (sequence.is_proved, Rc::new(classes));
    ChartedSequence { of, method, period, is_proved, classes, exact, frequencies, sparse }
}

/// Values that are gone through between two looks at the pace.
const AT_ONCE: usize = 1 << 16;

/// The class of a number in steps of a power of two.
fn class_of(number: u32, step: u32) -> u32 {
    if number < EXACT { number } else { EXACT + ((number - EXACT) >> step) }
}

/// What is told of a heap by its value in a sequence.
#[allow(clippy::cast_possible_truncation, reason = "players are few")]
fn told(game: &Game, request: &HeapsRequest, of: SequenceOf) -> Box<dyn Fn(u32) -> u32> {
    let (players, mover) = (game.convention.players() as u32, request.mover as u32);
    match (request.told, of) {
        (Told::Outcome, SequenceOf::Grundy) => Box::new(|value| u32::from(value != 0)),
        // With two players the winner of a P-position comes one turn after the player to move.
        (Told::Outcome, SequenceOf::GameValue) => Box::new(|value| u32::from(value != 1)),
        (Told::Winner, SequenceOf::GameValue) => Box::new(move |value| (value + mover) % players),
        (Told::Winner, SequenceOf::Winners) => Box::new(move |value| value / players.pow(mover) % players),
        _ => Box::new(|value| value),
    }
}
