//! How the P-positions of a grid are found by hand: one goes through the positions from the end of play; the next that is not
//! struck is P, and strikes all that can move to it. Of n players these are the level positions, and they strike all that can get
//! to them in 1 to n − 1 moves.
//!
//! Guarantee: every move leads to a position that comes before, so that whatever strikes a position has been found when its turn
//! comes; no theorem is used.
//! Cost: the graph of all cells, and two looks at each of its moves for two players, one more for each further player.

use crate::analysis::grid::{CellGraph, GridRequest};
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::layout::layers::{self, Layers};
use crate::limits;
use crate::pace::{COPIES, Pace, Phase, at_once};
use crate::theorem::ending::Ending;

/// What [`Sieve::struck`] holds at a P-position.
pub const NOTHING: u16 = u16::MAX;
/// What it holds where play can be over in so few moves that it is struck before the first P-position is found: the end of misère
/// play, and of several players what gets in 1 to n − 1 moves to the last of those that follow an end.
pub const THE_END: u16 = u16::MAX - 1;
/// What it holds where no P-position of the grid strikes the cell, but one outside does.
pub const OUTSIDE: u16 = u16::MAX - 2;

const _: () = assert!(limits::SIEVE_CELLS < OUTSIDE as usize, "cells and marks are different numbers");

/// The P-positions of a grid as they are found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sieve {
    /// Whether positions are gone through by their stones, which every move lowers; else by the longest play from them. Those
    /// that are alike in this come by their cells.
    pub by_stones: bool,
    /// The cells of the P-positions in the order in which they are found. Of several cells that are one position the first
    /// stands for it: with heaps in any order the one whose row is not larger than its column, if the grid has it.
    pub found: Vec<u16>,
    /// For each cell the index in `found` of the P-position that was the first to strike it; or [`NOTHING`], [`THE_END`] or
    /// [`OUTSIDE`].
    pub struck: Vec<u16>,
}

/// Sieves a grid, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::sieve::NOTHING as P;
/// use mexplorer::analysis::{GridRequest, sieve};
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, _) = Game::parse("wythoff()", PlayConvention::Normal)?;
/// let request = GridRequest { rows: 3, columns: 4, ..GridRequest::default() };
/// let sieve = sieve(&game, &request, Default::default())?;
/// // (0,0), then (1,2), which is (2,1) as well.
/// assert_eq!(sieve.found, [0, 6]);
/// assert_eq!(sieve.struck, [P, 0, 0, 0, 0, 0, P, 1, 0, P, 0, 1]);
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn sieve(game: &Game, request: &GridRequest, budget: Budget) -> Result<Sieve, RequestError> {
    at_once(async |pace| in_slices(game, request, budget, pace).await)
}

/// Sieves a grid of a game with two players, or with more who have the standard alliance matrix.
///
/// # Errors
/// `out-of-range` where there are more with preferences of their own; `too-many` where there are layers; `too-many-positions` where there are more
/// cells than [`limits::SIEVE_CELLS`]; it or `too-many-moves`, as soon as it is known.
pub async fn in_slices(
    game: &Game,
    request: &GridRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<Sieve, RequestError> {
    let ending = check(game, request)?;
    let CellGraph { graph, numbers } = CellGraph::new(game, request, budget, pace).await?;
    pace.enter(Phase::Solving);
    let layers = layers::assign(&graph, game.ruleset.kind(), pace).await;
    let order = from_the_end(&layers, pace).await;
    let first_cells = first_cells(&numbers);
    pace.spend(numbers.len() as u64 / COPIES).await;
    let mut sieving = Sieving {
        graph: &graph,
        after_the_end: ending.distance(),
        first_cells: &first_cells,
        found: Vec::new(),
        within: vec![vec![NOTHING; graph.position_count()]; ending.players - 1],
        struck: vec![NOTHING; first_cells.len()],
    };
    for (run, looks) in graph.options.runs(&order) {
        run.iter().for_each(|index| sieving.take(*index as usize));
        pace.spend(looks * sieving.within.len() as u64).await;
    }
    let Sieving { found, struck, .. } = sieving;
    let struck = numbers.iter().map(|number| struck[*number as usize]).collect();
    pace.spend(numbers.len() as u64 / COPIES).await;
    Ok(Sieve { by_stones: layers.by_stones, found, struck })
}

/// Makes sure that a grid of a game can be sieved. Answers who plays and how it ends.
fn check(game: &Game, request: &GridRequest) -> Result<Ending, RequestError> {
    let ending = Ending::of(&game.convention).ok_or_else(|| {
        let fault = RequestError::new(ErrorCode::OutOfRange, "convention.players");
        fault.limit(2).got(game.convention.players())
    })?;
    if request.layers.is_some() {
        return Err(RequestError::new(ErrorCode::TooMany, "layers").limit(2).got(3usize));
    }
    if request.cells() > limits::SIEVE_CELLS {
        let fault = RequestError::new(ErrorCode::TooManyPositions, "columns");
        return Err(fault.limit(limits::SIEVE_CELLS as u64).got(request.cells()));
    }
    Ok(ending)
}

/// All positions from the last layer up; those of a layer by their numbers, which those of the cells have by their cells.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
async fn from_the_end(layers: &Layers, pace: &Pace) -> Vec<u32> {
    // Where the positions of each layer begin: one that is deeper comes before.
    let mut next = vec![0u32; layers.count + 1];
    for layer in &layers.of {
        next[layers.count - 1 - *layer as usize + 1] += 1;
    }
    for place in 1..next.len() {
        next[place] += next[place - 1];
    }
    pace.spend(layers.of.len() as u64 / COPIES).await;
    let mut order = vec![0; layers.of.len()];
    for (index, layer) in layers.of.iter().enumerate() {
        let place = &mut next[layers.count - 1 - *layer as usize];
        order[*place as usize] = index as u32;
        *place += 1;
    }
    pace.spend(layers.of.len() as u64 / COPIES).await;
    order
}

/// The first cell of each of the grid's positions, by its number.
#[allow(clippy::cast_possible_truncation, reason = "there are at most limits::SIEVE_CELLS")]
fn first_cells(numbers: &[u32]) -> Vec<u16> {
    let mut first = Vec::new();
    for (cell, number) in numbers.iter().enumerate() {
        if *number as usize == first.len() {
            first.push(cell as u16);
        }
    }
    first
}

/// How far the positions have been gone through.
struct Sieving<'a> {
    graph: &'a GameGraph,
    /// How many forced moves follow an end: c, less than the number of players.
    after_the_end: usize,
    first_cells: &'a [u16],
    found: Vec<u16>,
    /// For 0, 1, … moves, up to n − 2, and by position: the first of `found` that can be reached in so many moves at most;
    /// [`BEFORE_ALL`] is the last of the moves after an end, [`OUTSIDE`] a P-position that is not in the grid.
    within: Vec<Vec<u16>>,
    /// By position of the grid, as [`Sieve::struck`].
    struck: Vec<u16>,
}

/// In [`Sieving::within`], where those in `found` have numbers from 1 on.
const BEFORE_ALL: u16 = 0;

impl Sieving<'_> {
    /// Takes the next position. What strikes it can be reached from its options, and the first that did has the least number.
    #[allow(clippy::cast_possible_truncation, reason = "there are at most limits::SIEVE_CELLS")]
    fn take(&mut self, index: usize) {
        let options = self.graph.options.row(index);
        let is_forced = options.is_empty() && self.after_the_end > 0;
        let first =
            |within: &[u16]| options.iter().map(|option| within[*option as usize]).min().unwrap_or(NOTHING);
        let striking =
            if is_forced { BEFORE_ALL } else { self.within.last().map_or(NOTHING, |within| first(within)) };
        let cell = self.first_cells.get(index);
        let own = match cell {
            _ if striking != NOTHING => NOTHING,
            Some(cell) => {
                self.found.push(*cell);
                self.found.len() as u16
            }
            None => OUTSIDE,
        };
        for moves in (1..self.within.len()).rev() {
            let ends = is_forced && moves >= self.after_the_end;
            self.within[moves][index] =
                if ends { BEFORE_ALL } else { own.min(first(&self.within[moves - 1])) };
        }
        self.within[0][index] = own;
        if cell.is_some() {
            self.struck[index] = match striking {
                BEFORE_ALL => THE_END,
                OUTSIDE | NOTHING => striking,
                found => found - 1,
            };
        }
    }
}
