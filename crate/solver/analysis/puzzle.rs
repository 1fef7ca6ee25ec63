//! A position to solve: the player to move can win, by few of its options, preferably by one. With several players it is P₀ who
//! is to move and can win.
//!
//! # Difficulty
//! The score of a position is the product of how many positions can be reached, how many options there are for each winning
//! one, and, with two players, the remoteness plus one and the mean remoteness of the losing options plus one: how large it is,
//! how well the winning move hides, how far off the end is, and how long the wrong moves take to be refuted. Ordered by score,
//! the positions of a game are cut into as many equal parts as there are levels.
//!
//! # Which positions
//! Those within an extent that has some hundreds of them and is searched in a moment. Seeds go through the positions of a level
//! in a fixed order, one after the other; none comes again before all have come.

use super::evaluate::PositionValue;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::input::{Field, Input};
use crate::numbers::{LARGEST_TOKEN, index};
use crate::pace::{LOOKS, Pace, Phase, at_once};
use crate::position::{Extent, Position, canonical_order};
use crate::solve::{self, Solution};

/// Levels of difficulty, from 1 on.
pub const LEVELS: u64 = 5;

/// Which puzzle is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// How difficult it is, from 1 to [`LEVELS`].
    pub level: u64,
    /// Which of those of this level.
    pub seed: u64,
}

impl Asked {
    /// Reads `{ level, seed }`.
    ///
    /// # Errors
    /// The first fault, naming `asked` or one of its fields.
    pub fn read(input: &Input) -> Result<Self, RequestError> {
        let root = Field::root("asked", input);
        let [level, seed] = root.record(["level", "seed"])?;
        Ok(Asked { level: level.integer(1, LEVELS)?, seed: seed.integer(0, LARGEST_TOKEN)? })
    }
}

/// A position to solve, and what tells how difficult it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The position.
    pub position: Position,
    /// How many options win.
    pub winning: usize,
    /// How many options there are; not all of them win.
    pub option_count: usize,
    /// With two players, moves to the end when the winner hurries and the loser delays.
    pub remoteness: Option<u64>,
    /// How many positions can be reached, itself among them.
    pub positions: usize,
    /// With two players, the mean remoteness of the options that lose.
    refutation: f64,
}

impl Puzzle {
    /// How difficult it is; of no meaning but by comparison.
    pub fn score(&self) -> f64 {
        let hidden = self.option_count as f64 / self.winning as f64;
        let depth = 1.0 + self.remoteness.unwrap_or(0) as f64;
        self.positions as f64 * hidden * depth * (1.0 + self.refutation)
    }
}

/// Finds a puzzle, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::{Asked, puzzle};
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, _) = Game::parse("nim()", PlayConvention::Normal)?;
/// let puzzle = puzzle(&game, Asked { level: 1, seed: 1 }, Default::default())?;
/// assert!(puzzle.winning == 1 && puzzle.option_count > 1);
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn puzzle(game: &Game, asked: Asked, budget: Budget) -> Result<Puzzle, RequestError> {
    at_once(async |pace| in_slices(game, asked, budget, pace).await)
}

/// Finds a puzzle.
///
/// # Errors
/// `no-puzzle` where in no position of the extent some options win and others lose; `too-many-positions` or `too-many-moves`
/// where even the smallest extent is more than the budget allows.
pub async fn in_slices(
    game: &Game,
    asked: Asked,
    budget: Budget,
    pace: &Pace,
) -> Result<Puzzle, RequestError> {
    let mut puzzles = all(game, budget, pace).await?;
    puzzles.sort_by(|one, other| {
        let by_tokens = || canonical_order(one.position.tokens(), other.position.tokens());
        one.score().total_cmp(&other.score()).then_with(by_tokens)
    });
    if puzzles.is_empty() {
        return Err(RequestError::new(ErrorCode::NoPuzzle, "game").got(game.card.id));
    }
    let count = puzzles.len() as u64;
    let start = (asked.level - 1) * count / LEVELS;
    // Where there are fewer puzzles than levels, some levels have the same one.
    let count = (asked.level * count / LEVELS).max(start + 1) - start;
    Ok(puzzles.swap_remove(index(start + shuffled(asked.seed, count))))
}

/// The place of a seed in a fixed order of so many things, in which neighbours are far apart.
fn shuffled(seed: u64, count: u64) -> u64 {
    let divides_both = |step: u64| (2..=step).any(|divisor| step % divisor == 0 && count % divisor == 0);
    let near_golden = count * 618 / 1000;
    let step = (near_golden.max(1)..count).find(|step| !divides_both(*step)).unwrap_or(1);
    seed % count * step % count
}

/// Puzzles from which to choose are at least so many, where there are so many with as few winning options as that takes.
const TO_CHOOSE_FROM: usize = 40;

/// Every puzzle with few winning options.
async fn all(game: &Game, budget: Budget, pace: &Pace) -> Result<Vec<Puzzle>, RequestError> {
    let (starts, graph, solution) = search(game, budget, pace).await?;
    let mut winning: Vec<(usize, Vec<u32>)> = Vec::new();
    for start in starts {
        let options = graph.options.row(start);
        let wins = |option: &&u32| solution.movers_who_win_by_moving_to(**option as usize) & 1 == 1;
        let by: Vec<u32> = options.iter().filter(wins).copied().collect();
        if !by.is_empty() && by.len() < options.len() {
            winning.push((start, by));
        }
        pace.spend(1 + options.len() as u64 / LOOKS).await;
    }
    winning.sort_by_key(|(_, by)| by.len());
    let most = winning.get(TO_CHOOSE_FROM).map_or(usize::MAX, |(_, by)| by.len());
    winning.retain(|(_, by)| by.len() <= most);
    let mut reached = vec![u32::MAX; graph.position_count()];
    let mut puzzles = Vec::with_capacity(winning.len());
    for (start, by) in winning {
        let options = graph.options.row(start);
        let remoteness = |position: usize| PositionValue::found(&solution, position).remoteness;
        let losing = options.iter().filter(|option| !by.contains(option));
        let delay: u64 = losing.filter_map(|option| remoteness(*option as usize)).sum();
        let (positions, looks) = count_reached(&graph, start, &mut reached);
        puzzles.push(Puzzle {
            position: Position::new(game.ruleset.kind(), graph.tokens(start).to_vec()),
            winning: by.len(),
            option_count: options.len(),
            remoteness: remoteness(start),
            positions,
            refutation: delay as f64 / (options.len() - by.len()) as f64,
        });
        pace.spend(1 + looks / LOOKS).await;
    }
    Ok(puzzles)
}

/// How many positions can be reached from one, and how many moves that takes to look at. Each is marked with the number of
/// the position from which it has been reached last.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
fn count_reached(graph: &GameGraph, start: usize, reached: &mut [u32]) -> (usize, u64) {
    let mark = start as u32;
    let mut open = vec![mark];
    reached[start] = mark;
    let (mut count, mut looks) = (0, 0);
    while let Some(position) = open.pop() {
        count += 1;
        for &option in graph.options.row(position as usize) {
            if std::mem::replace(&mut reached[option as usize], mark) != mark {
                open.push(option);
            }
            looks += 1;
        }
    }
    (count, looks)
}

/// The most positions that are looked at for a puzzle, and what may be searched for them.
const MOST: usize = 800;
const SEARCHED: Budget = Budget { positions: 5_000, moves: 100_000 };

/// Heaps or steps that a puzzle has at most.
const HEAPS: usize = 3;

/// The largest bound that is tried; where positions have no bound, all of them are within any.
const LARGEST_BOUND: u64 = 100;

/// The positions within the largest extent that has few enough of them and is searched within bounds: their graph and its
/// solution, and their numbers.
async fn search(
    game: &Game,
    budget: Budget,
    pace: &Pace,
) -> Result<(Vec<usize>, GameGraph, Solution), RequestError> {
    let small = Budget {
        positions: SEARCHED.positions.min(budget.positions),
        moves: SEARCHED.moves.min(budget.moves),
    };
    let mut bound = 1;
    while bound < LARGEST_BOUND && within(game, bound + 1, pace).await.len() < MOST {
        bound += 1;
    }
    loop {
        let starts = within(game, bound, pace).await;
        match GameGraph::in_slices(game.ruleset.as_ref(), &starts, small, pace).await {
            Ok(graph) => {
                pace.enter(Phase::Solving);
                let solution = solve::in_slices(&graph, &game.convention, pace).await;
                return Ok(((0..starts.len()).collect(), graph, solution));
            }
            Err(fault) if fault.is_too_large() && bound > 1 => bound = (bound * 3 / 4).max(1),
            Err(fault) => return Err(fault),
        }
    }
}

/// The first positions within a bound.
async fn within(game: &Game, bound: u64, pace: &Pace) -> Vec<Position> {
    let kind = game.ruleset.kind();
    let mut positions = Vec::new();
    for tokens in kind.within(Extent { bound, heaps: HEAPS }).take(MOST) {
        pace.spend(1 + tokens.len() as u64).await;
        positions.push(Position::new(kind, tokens));
    }
    positions
}
