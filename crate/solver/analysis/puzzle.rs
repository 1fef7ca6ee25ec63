//! A position to solve: the player to move can win, by few of its options, preferably by one. With several players it is P₀ who
//! is to move and can win. Where moves return, it may be a draw to hold as well: nobody can win who is to move, and few options
//! keep the other from winning.
//!
//! # Difficulty
//! Plausible are the moves that win and those that the other player cannot punish by ending the game at once. The score of a
//! position counts, in bits, what one has to hold in one's head to find the move: how many positions can be reached, twice how
//! few of the plausible moves win, and how long the wrong ones among them take to be refuted. Where heaps do not
//! split and a move that wins leaves them equal two by two, one need only copy the other player, and it is the second level at
//! most. Levels are the same in all games: they begin at fixed scores, and where fewer than three moves are plausible it is the
//! first. A level of which a game has nothing is answered by the nearest, the easier one first.
//!
//! # Which positions
//! Those within an extent that has some hundreds of them and is searched in a moment; not those in which a move ends the game and
//! wins, unless the game has no others. Seeds go through the positions of a level in a fixed order, one after the other; none
//! comes again before all have come.

use super::evaluate::PositionValue;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::input::{Field, Input};
use crate::numbers::{LARGEST_TOKEN, Token, index};
use crate::pace::{LOOKS, Pace, Phase, at_once};
use crate::position::{Extent, Position};
use crate::solve::{self, Solution};

/// The least score of each level of difficulty, from the first on.
const LEAST_SCORES: [f64; 5] = [f64::NEG_INFINITY, 9.5, 12.0, 14.5, 17.0];

/// Levels of difficulty, from 1 on.
pub const LEVELS: u64 = LEAST_SCORES.len() as u64;

/// Which puzzle is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleRequest {
    /// How difficult it is, from 1 to [`LEVELS`].
    pub level: u64,
    /// Which of those of this level.
    pub seed: u64,
}

impl PuzzleRequest {
    /// Reads `{ level, seed }`.
    ///
    /// # Errors
    /// The first fault, naming `asked` or one of its fields.
    pub fn read(input: &Input) -> Result<Self, RequestError> {
        let root = Field::root("asked", input);
        let [level, seed] = root.record(["level", "seed"])?;
        Ok(PuzzleRequest { level: level.integer(1, LEVELS)?, seed: seed.integer(0, LARGEST_TOKEN)? })
    }
}

/// A position to solve, and what tells how difficult it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The position.
    pub position: Position,
    /// Whether a draw is to be held; else the position is won.
    pub holds: bool,
    /// How many options win, or hold the draw.
    pub winning: usize,
    /// How many options there are; not all of them do.
    pub option_count: usize,
    /// With two players, moves to the end when the winner hurries and the loser delays.
    pub remoteness: Option<u64>,
    /// How many positions can be reached, itself among them.
    pub positions: usize,
    /// How many options win or cannot be punished at once.
    pub plausible: usize,
    /// With two players, the mean remoteness of the plausible options that lose.
    refutation: f64,
    /// Whether an option that wins has independent heaps that are equal two by two.
    is_mirrored: bool,
}

/// The largest score where one need only copy the other player, below the third level.
const MIRRORED: f64 = 11.9;

impl Puzzle {
    /// How difficult it is, in bits.
    pub fn score(&self) -> f64 {
        let hidden = self.plausible as f64 / self.winning as f64;
        let score = (self.positions as f64).log2() + 2.0 * hidden.log2() + (1.0 + self.refutation).log2();
        if self.is_mirrored { score.min(MIRRORED) } else { score }
    }

    /// How difficult it is, from 1 to [`LEVELS`].
    pub fn level(&self) -> u64 {
        let score = if self.plausible < 3 { f64::NEG_INFINITY } else { self.score() };
        LEAST_SCORES.iter().filter(|least| score >= **least).count() as u64
    }
}

/// Finds a puzzle, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::{PuzzleRequest, puzzle};
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, _) = Game::parse("nim()", PlayConvention::Normal)?;
/// let puzzle = puzzle(&game, PuzzleRequest { level: 1, seed: 1 }, Default::default())?;
/// assert!(puzzle.winning == 1 && puzzle.option_count > 1);
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn puzzle(game: &Game, asked: PuzzleRequest, budget: Budget) -> Result<Puzzle, RequestError> {
    at_once(async |pace| in_slices(game, asked, budget, pace).await)
}

/// Finds a puzzle.
///
/// # Errors
/// `no-puzzle` where in no position of the extent some options win and others lose; `too-many-positions` or `too-many-moves`
/// where even the smallest extent is more than the budget allows.
pub async fn in_slices(
    game: &Game,
    asked: PuzzleRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<Puzzle, RequestError> {
    let mut puzzles = all(game, budget, pace).await?;
    pace.pause().await;
    let by_distance = |puzzle: &Puzzle| {
        let level = puzzle.level();
        (level.abs_diff(asked.level), level)
    };
    let Some(nearest) = puzzles.iter().map(by_distance).min() else {
        return Err(RequestError::new(ErrorCode::NoPuzzle, "game").got(game.card.id));
    };
    puzzles.retain(|puzzle| by_distance(puzzle) == nearest);
    let place = shuffled(asked.seed, puzzles.len() as u64);
    Ok(puzzles.swap_remove(index(place)))
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
        let holds = |option: &&u32| solution.is_draw(**option as usize);
        let mut by: Vec<u32> = options.iter().filter(wins).copied().collect();
        if by.is_empty() && solution.is_draw(start) {
            by.extend(options.iter().filter(holds));
        }
        if !by.is_empty() && by.len() < options.len() {
            winning.push((start, by));
        }
        pace.spend(1 + options.len() as u64 / LOOKS).await;
    }
    let ends = |option: &u32| graph.options.row(*option as usize).is_empty();
    let is_at_once = |by: &[u32]| by.iter().any(ends);
    if winning.iter().any(|(_, by)| !is_at_once(by)) {
        winning.retain(|(_, by)| !is_at_once(by));
    }
    let with_at_most = |most: usize| winning.iter().filter(|(_, by)| by.len() <= most).count();
    let enough = winning.len().min(TO_CHOOSE_FROM);
    let most = (1..).find(|most| with_at_most(*most) >= enough).unwrap_or_default();
    winning.retain(|(_, by)| by.len() <= most);
    // To split a heap so that equal ones are left has to be thought of.
    let is_plain = game.ruleset.heap_rule().is_some_and(|rule| !rule.splits());
    let can_mirror = is_plain && game.passes() == 0 && game.convention.is_normal();
    let mut reached = vec![u32::MAX; graph.position_count()];
    let mut puzzles = Vec::with_capacity(winning.len());
    for (start, by) in winning {
        let options = graph.options.row(start);
        let remoteness = |position: usize| PositionValue::found(&solution, position).remoteness;
        let losing = options.iter().filter(|option| !by.contains(option));
        let delays = losing.map(|option| remoteness(*option as usize).unwrap_or(u64::MAX));
        let delays: Vec<u64> = delays.filter(|delay| *delay > 1).collect();
        let known = delays.iter().filter(|delay| **delay < u64::MAX);
        let (positions, looks) = count_reached(&graph, start, &mut reached);
        puzzles.push(Puzzle {
            position: Position::new(game.ruleset.kind(), graph.tokens(start).to_vec()),
            holds: solution.is_draw(start),
            winning: by.len(),
            option_count: options.len(),
            remoteness: remoteness(start),
            positions,
            plausible: by.len() + delays.len(),
            is_mirrored: can_mirror && by.iter().any(|option| are_paired(graph.tokens(*option as usize))),
            refutation: known.sum::<u64>() as f64 / delays.len().max(1) as f64,
        });
        pace.spend(1 + looks / LOOKS).await;
    }
    Ok(puzzles)
}

/// Whether heaps, in canonical order, are equal two by two.
fn are_paired(heaps: &[Token]) -> bool {
    heaps.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
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
