//! A position to solve: the player to move can win, by few of its options, preferably by one. With several players it is P₀ who
//! is to move and can win. Where moves return, it may be a draw to hold as well: nobody can win who is to move, and few options
//! keep the other from winning.
//!
//! # Difficulty
//! Plausible are the moves that win and those that the other player cannot punish by ending the game at once; moves that look alike
//! are one. The score of a position counts, in bits, what one has to hold in one's head to find the move: how many positions can
//! be reached from what it leaves, twice how few of the plausible moves win, and how long the wrong ones among them take to be
//! refuted. Levels are the same in all games: they begin at fixed scores, and where fewer than three moves are plausible it is the
//! first. A level of which a game has nothing is answered by the nearest, the easier one first.
//!
//! What is seen at a glance is no hard puzzle. Where a move that wins breaks nothing and leaves heaps or parts equal two by two,
//! in a sum component by component, one need only copy the other player, and it is the second level at most; where it leaves all
//! heaps equal, the third. It is the third as well where the second move of one's own can end the game, and the fourth where the
//! third can.
//!
//! # Which positions
//! Those within an extent that has some hundreds of them and is searched in a moment, or, of graphs, some hundreds that look
//! different; not those in which a move ends the game and wins, most moves win or nobody would find one that does, unless the
//! game has no others. Seeds go through the positions of a level in a fixed order, one after the other; none comes again before all
//! have come.

use super::evaluate::PositionValue;
use super::pairs;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::input::{Field, Input};
use crate::numbers::{LARGEST_TOKEN, Token, index};
use crate::pace::{LOOKS, Pace, Phase, at_once};
use crate::position::{Extent, Position, PositionKind, Within};
use crate::solve::{self, Solution};
use std::collections::BTreeSet;

/// The least score of each level of difficulty, from the first on.
const LEAST_SCORES: [f64; 5] = [f64::NEG_INFINITY, 9.0, 11.5, 14.0, 16.5];

/// Above this nobody finds a move by thinking.
const LARGEST_SCORE: f64 = 20.0;

/// Among so many plausible moves nobody looks at each.
const MOST_HIDDEN: f64 = 16.0;

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
    /// How many options that look different win or cannot be punished at once.
    pub plausible: usize,
    /// How many plausible options there are for each that wins.
    hidden: f64,
    /// How many positions can be reached from an option that wins, itself among them, at least.
    left: usize,
    /// With two players, the mean remoteness of the plausible options that lose.
    refutation: f64,
    /// Whether an option that wins has heaps or parts that are equal two by two, and no more of them than before.
    is_mirrored: bool,
    /// Whether in an option that wins all heaps are equal.
    is_level: bool,
}

impl Puzzle {
    /// How difficult it is, in bits.
    pub fn score(&self) -> f64 {
        let hidden = self.hidden.min(MOST_HIDDEN);
        let score = (self.left as f64).log2() + 2.0 * hidden.log2() + (1.0 + self.refutation).log2();
        LEAST_SCORES.get(self.highest_level()).map_or(score, |next| score.min(next - 0.1))
    }

    /// The highest level at which it may be.
    fn highest_level(&self) -> usize {
        match self.remoteness {
            _ if self.is_mirrored => 2,
            _ if self.is_level => 3,
            Some(..=3) => 3,
            Some(..=5) => 4,
            _ => LEAST_SCORES.len(),
        }
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
/// `no-puzzle` where in no position of the extent some options win and others lose; those of [`Puzzles::in_slices`].
pub async fn in_slices(
    game: &Game,
    asked: PuzzleRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<Puzzle, RequestError> {
    let puzzles = Puzzles::in_slices(game, budget, pace).await?;
    pace.pause().await;
    let found = puzzles.nearest(asked).cloned();
    found.ok_or_else(|| RequestError::new(ErrorCode::NoPuzzle, "game").got(game.card.id))
}

/// Those of a game from which puzzles are chosen.
pub struct Puzzles(Vec<Puzzle>);

impl Puzzles {
    /// Finds them.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves` where even the smallest extent is more than the budget allows.
    pub async fn in_slices(game: &Game, budget: Budget, pace: &Pace) -> Result<Self, RequestError> {
        all(game, budget, pace).await.map(Puzzles)
    }

    /// How many there are of a level.
    pub fn count(&self, level: u64) -> usize {
        self.0.iter().filter(|puzzle| puzzle.level() == level).count()
    }

    /// The one of a seed, of the level that is asked for or the nearest; none where there are none at all.
    pub fn nearest(&self, asked: PuzzleRequest) -> Option<&Puzzle> {
        let by_distance = |puzzle: &Puzzle| {
            let level = puzzle.level();
            (level.abs_diff(asked.level), level)
        };
        let nearest = self.0.iter().map(by_distance).min()?;
        let puzzles: Vec<&Puzzle> = self.0.iter().filter(|puzzle| by_distance(puzzle) == nearest).collect();
        let place = shuffled(asked.seed, puzzles.len() as u64);
        puzzles.get(index(place)).copied()
    }
}

/// The place of a seed in a fixed order of so many things, in which neighbours are far apart.
fn shuffled(seed: u64, count: u64) -> u64 {
    let divides_both = |step: u64| (2..=step).any(|divisor| step % divisor == 0 && count % divisor == 0);
    let near_golden = count * 618 / 1000;
    let step = (near_golden.max(1)..count).find(|step| !divides_both(*step)).unwrap_or(1);
    seed % count * step % count
}

/// Puzzles from which to choose are at least so many at each level, where there are so many with as few winning options as that
/// takes.
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
    keep_if_any(&mut winning, |(_, by)| !by.iter().any(ends));
    keep_if_any(&mut winning, |(start, by)| 2 * by.len() <= graph.options.row(*start).len());
    let mut reached = vec![u32::MAX; graph.position_count()];
    let mut puzzles = Vec::with_capacity(winning.len());
    for (start, by) in winning {
        let (positions, looks) = count_reached(&graph, start, &mut reached);
        pace.spend(1 + looks / LOOKS).await;
        let mut left = positions;
        for option in &by {
            let (positions, looks) = count_reached(&graph, *option as usize, &mut reached);
            left = left.min(positions);
            pace.spend(1 + looks / LOOKS).await;
        }
        puzzles.push(of_start(game, &graph, &solution, start, &by, [positions, left]));
    }
    keep_if_any(&mut puzzles, |puzzle| puzzle.score() <= LARGEST_SCORE);
    for level in 1..=LEVELS {
        let here = puzzles.iter().filter(|puzzle| puzzle.level() == level);
        let mut winning: Vec<usize> = here.map(|puzzle| puzzle.winning).collect();
        winning.sort_unstable();
        let most = winning.get(TO_CHOOSE_FROM - 1).or(winning.last()).copied().unwrap_or_default();
        puzzles.retain(|puzzle| puzzle.level() != level || puzzle.winning <= most);
    }
    Ok(puzzles)
}

/// Leaves out what is otherwise, unless all is.
fn keep_if_any<T>(all: &mut Vec<T>, is_kept: impl Fn(&T) -> bool) {
    if all.iter().any(&is_kept) {
        all.retain(is_kept);
    }
}

/// The puzzle that a position is, of whose options some win or hold the draw.
fn of_start(
    game: &Game,
    graph: &GameGraph,
    solution: &Solution,
    start: usize,
    by: &[u32],
    [positions, reached_from_left]: [usize; 2],
) -> Puzzle {
    let options = graph.options.row(start);
    let remoteness = |position: usize| PositionValue::found(solution, position).remoteness;
    let delay_of = |option: u32| remoteness(option as usize).unwrap_or(u64::MAX);
    let wrong: Vec<u32> = options.iter().filter(|option| !by.contains(option)).copied().collect();
    let plausible: Vec<u32> = wrong.into_iter().filter(|option| delay_of(*option) > 1).collect();
    let known = plausible.iter().map(|option| delay_of(*option)).filter(|delay| *delay < u64::MAX);
    let kind = game.ruleset.kind();
    let looks_of = |position: usize| kind.parts(graph.tokens(position));
    let different = |options: &[u32]| {
        let looks: Option<BTreeSet<Vec<u64>>> =
            options.iter().map(|option| looks_of(*option as usize)).collect();
        looks.map_or(options.len(), |looks| looks.len())
    };
    let position_of = |number: usize| Position::new(kind, graph.tokens(number).to_vec());
    let heaps_of = |number: usize| pairs::parts(game, &position_of(number));
    let before = heaps_of(start).unwrap_or_default();
    let after = by.iter().filter_map(|option| heaps_of(*option as usize));
    // To break something in two that are alike has to be thought of.
    let left: Vec<Vec<Token>> = after.filter(|after| after.len() <= before.len()).collect();
    let can_copy = game.passes() == 0 && game.convention.is_normal();
    let right = different(by);
    let all = right + different(&plausible);
    let [of_different, of_all] =
        [(all, right), (by.len() + plausible.len(), by.len())].map(|(all, right)| all as f64 / right as f64);
    Puzzle {
        position: position_of(start),
        holds: solution.is_draw(start),
        winning: by.len(),
        option_count: options.len(),
        remoteness: remoteness(start),
        positions,
        plausible: all,
        hidden: of_different.min(of_all),
        left: reached_from_left,
        is_mirrored: can_copy && left.iter().any(|heaps| pairs::are_paired(heaps)),
        is_level: can_copy && left.iter().any(|heaps| heaps.windows(2).all(|pair| pair[0] == pair[1])),
        refutation: known.sum::<u64>() as f64 / plausible.len().max(1) as f64,
    }
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
const MOST: usize = 1_000;
const SEARCHED: Budget = Budget { positions: 40_000, moves: 500_000 };

/// Heaps or steps that a puzzle has at most.
const HEAPS: usize = 3;

/// The largest heap where there is one more.
const SMALL: u64 = 6;

/// The largest bound that is tried; where positions have no bound, all of them are within any.
const LARGEST_BOUND: u64 = 100;

/// The varied positions of the kind, or those within the largest extent that has few enough of them, as many as are searched
/// within bounds: their graph and its solution, and their numbers.
async fn search(
    game: &Game,
    budget: Budget,
    pace: &Pace,
) -> Result<(Vec<usize>, GameGraph, Solution), RequestError> {
    let small = Budget {
        positions: SEARCHED.positions.min(budget.positions),
        moves: SEARCHED.moves.min(budget.moves),
    };
    let kind = game.ruleset.kind();
    let mut varied = match kind.varied() {
        Some(all) => Some(positions(kind, all, pace).await),
        None => None,
    };
    let mut bound = 1;
    while varied.is_none() && bound < LARGEST_BOUND && within(game, bound + 1, pace).await.len() < MOST {
        bound += 1;
    }
    loop {
        let starts = match &varied {
            Some(all) => all.clone(),
            None => within(game, bound, pace).await,
        };
        match GameGraph::in_slices(game.ruleset.as_ref(), &starts, small, pace).await {
            Ok(graph) => {
                pace.enter(Phase::Solving);
                let solution = solve::in_slices(&graph, &game.convention, pace).await;
                return Ok(((0..starts.len()).collect(), graph, solution));
            }
            Err(fault) if fault.is_too_large() && starts.len() > 1 => match &mut varied {
                Some(all) => thin(all),
                None if bound > 1 => bound = (bound * 7 / 8).max(1),
                None => return Err(fault),
            },
            Err(fault) => return Err(fault),
        }
    }
}

/// Leaves three of four.
fn thin(all: &mut Vec<Position>) {
    let mut place = 0;
    all.retain(|_| {
        place += 1;
        place % 4 != 0
    });
}

/// The first positions within a bound; where heaps in any order are not split, small ones with a heap more, too.
async fn within(game: &Game, bound: u64, pace: &Pace) -> Vec<Position> {
    let kind = game.ruleset.kind();
    let few = kind.within(Extent { bound, heaps: HEAPS });
    if !kind.holds_heaps() || game.passes() > 0 || game.ruleset.heap_rule().is_some_and(|rule| rule.splits())
    {
        return positions(kind, few, pace).await;
    }
    let more = kind.within(Extent { bound: bound.min(SMALL), heaps: HEAPS + 1 });
    let more = more.filter(|heaps| heaps.len() > HEAPS);
    positions(kind, Box::new(few.chain(more)), pace).await
}

async fn positions(kind: &dyn PositionKind, all: Within<'_>, pace: &Pace) -> Vec<Position> {
    let mut positions = Vec::new();
    for tokens in all.take(MOST) {
        pace.spend(1 + tokens.len() as u64).await;
        positions.push(Position::new(kind, tokens));
    }
    positions
}
