//! Values of all positions over two or three numbers that are swept over, beside some that are fixed: sizes of heaps or the
//! like.

use crate::analysis::Method;
use crate::convention::OutcomeClass;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::limits;
use crate::numbers::index;
use crate::pace::{COPIES, Pace, Phase, at_once};
use crate::ruleset::Sweeps;
use crate::single_heaps::SequenceBuilder;
use crate::solve::{self, Solution};
use crate::value_grid::{
    Axis, ClassLines, Classes, HeapOptions, HeapTable, Lines, MexLines, Plan, Rays, Sweep,
};
use crate::vector::Vector;
use std::iter::zip;
use std::ops::Range;

mod cell_graph;
mod request;
mod sums;

pub use cell_graph::CellGraph;
pub use request::GridRequest;

/// A grid of values, row by row, layer by layer.
#[derive(Clone, Debug)]
pub struct Grid {
    /// Which positions it holds.
    pub request: GridRequest,
    /// How the values were found.
    pub method: Method,
    /// By cell: Grundy values, which fit because such a value is at most the number of moves that can be made; or classes,
    /// where they depend on the mover those of P₀ first, then those of P₁ and so on.
    values: Vec<u16>,
    has_grundy: bool,
    has_outcome: bool,
    has_game_value: bool,
    /// How many winners a cell has, where they depend on the mover.
    winners: usize,
}

/// What can be told of each cell in a byte or some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellValue {
    /// With two players, who wins: 0 = P, 1 = N.
    Outcome,
    /// In an alliance with the standard matrix, how many turns after the player to move the winner comes.
    GameValue,
    /// In an alliance with another matrix, who wins when P₀, P₁, … is to move.
    Winners,
}

impl Grid {
    fn new(game: &Game, request: &GridRequest, method: Method, values: Vec<u16>) -> Self {
        let convention = &game.convention;
        let alliance = convention.alliance();
        let is_standard = alliance.is_none_or(|alliance| alliance.is_standard());
        Grid {
            request: request.clone(),
            method,
            values,
            has_grundy: convention.is_normal(),
            has_outcome: convention.terminal_outcome().is_some(),
            has_game_value: alliance.is_some() && is_standard,
            winners: if is_standard { 0 } else { convention.players() },
        }
    }

    /// How many bytes of a kind there are for each cell; 0 where the convention does not define it.
    pub fn width(&self, kind: CellValue) -> usize {
        match kind {
            CellValue::Outcome => usize::from(self.has_outcome),
            CellValue::GameValue => usize::from(self.has_game_value),
            CellValue::Winners => self.winners,
        }
    }

    /// The Grundy values, under normal play.
    pub fn grundy(&self) -> Option<&[u16]> {
        self.has_grundy.then_some(&self.values)
    }

    /// What is told of some cells, which must have it.
    #[allow(clippy::cast_possible_truncation, reason = "players are few")]
    pub fn bytes(&self, kind: CellValue, cells: Range<usize>) -> Vec<u8> {
        let values = self.values[cells.clone()].iter();
        match kind {
            CellValue::Winners => {
                let planes = self.values.chunks(self.request.cells().max(1));
                cells.flat_map(|cell| planes.clone().map(move |plane| plane[cell] as u8)).collect()
            }
            CellValue::GameValue if !self.has_grundy => values.map(|class| *class as u8).collect(),
            // A Grundy value of 0 is a P-position; with two players a class of 0 is an N-position, and 1 the other one.
            _ => {
                let of_zero = (kind == CellValue::Outcome) != self.has_grundy;
                values.map(|value| u8::from((*value == 0) == of_zero)).collect()
            }
        }
    }

    /// A number for each cell, which takes the place of all that is known of it: the Grundy value where no kind is asked for, of
    /// winners who wins when the mover is to move.
    ///
    /// # Panics
    /// Where the convention does not define it, or has no such mover.
    pub async fn into_classes(mut self, kind: Option<CellValue>, mover: usize, pace: &Pace) -> Vec<u16> {
        let Some(kind) = kind else {
            assert!(self.has_grundy, "under normal play alone there are Grundy values");
            return self.values;
        };
        assert!(self.width(kind) > 0, "the convention has no {kind:?}");
        if kind == CellValue::Winners {
            assert!(mover < self.winners, "there are {} movers", self.winners);
            let cells = self.request.cells();
            self.values.drain(..mover * cells);
            self.values.truncate(cells);
        } else if kind == CellValue::Outcome {
            let of_p = if self.has_grundy { 0 } else { P_CLASS };
            for some in self.values.chunks_mut(CELLS) {
                some.iter_mut().for_each(|value| *value = u16::from(*value != of_p));
                pace.spend(some.len() as u64 / COPIES).await;
            }
        }
        self.values
    }
}

/// The class of a P-position where classes are found: how many turns after the player to move the winner comes.
const P_CLASS: u16 = 1;

/// Bytes that lines may take; where they would take more there is another method.
const LINE_BYTES: usize = 96 << 20;

/// The same for vectors: 5,000 rows of 5,000 cells with three of them that have a choice.
const RAY_BYTES: usize = 384 << 20;

/// Values that lines may be handed for other cells; where there would be more it would take minutes.
const MOST_ENTERED: u64 = 5_000_000_000;

/// Classes in a table, of all movers and of the cells below the grid's, beyond which it would not fit into memory.
const MOST_CLASSES: usize = 2 * limits::GRID_CELLS;

/// Work of one slice where a method has measures of its own: a few milliseconds.
const CELLS: usize = 60_000;
const OPTIONS: u64 = 1_000_000;

/// Computes a grid, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::{CellValue, GridRequest, grid};
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, _) = Game::parse("wythoff()", PlayConvention::Normal)?;
/// let request = GridRequest { rows: 3, columns: 4, ..GridRequest::default() };
/// let grid = grid(&game, &request, Default::default())?;
/// assert_eq!(grid.grundy(), Some(&[0, 1, 2, 3, 1, 2, 0, 4, 2, 0, 1, 5][..]));
/// assert_eq!(grid.bytes(CellValue::Outcome, 0..4), [0, 1, 1, 1]);
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn grid(game: &Game, request: &GridRequest, budget: Budget) -> Result<Grid, RequestError> {
    at_once(async |pace| in_slices(game, request, budget, pace).await)
}

/// Computes a grid: by lines where moves sweep them or subtract vectors, else by single heaps or components where these are independent, else by
/// search.
///
/// # Errors
/// `too-many-positions` or `too-many-moves`, as soon as it is known that no method can do it.
pub async fn in_slices(
    game: &Game,
    request: &GridRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<Grid, RequestError> {
    pace.enter(Phase::Solving);
    let grid = find(game, request, budget, pace).await?;
    pace.found(request.cells(), 0);
    Ok(grid)
}

async fn find(game: &Game, request: &GridRequest, budget: Budget, pace: &Pace) -> Result<Grid, RequestError> {
    if let Some(vectors) = game.ruleset.vectors() {
        return match by_vectors(game, vectors, request, pace).await {
            Ok(values) => Ok(Grid::new(game, request, Method::Recursion, values)),
            // It would have been done for so many, which is more than a search can do.
            Err(most) => {
                let searched = search(game, request, budget, pace).await;
                searched.map_err(|fault| if fault.is_too_large() { fault.limit(most) } else { fault })
            }
        };
    }
    if !game.ruleset.kind().holds_heaps() {
        return match sums::of_components(game, request, budget, pace).await? {
            Some(values) => Ok(Grid::new(game, request, Method::SpragueGrundy, values)),
            None => search(game, request, budget, pace).await,
        };
    }
    let axes = request.axes();
    if let Some(mut sweep) = game.ruleset.sweeps().and_then(|sweeps| sweep(game, request, &axes, sweeps)) {
        pace.pause().await;
        while !sweep.advance(CELLS) {
            pace.found(sweep.done, 0);
            pace.pause().await;
        }
        return Ok(Grid::new(game, request, Method::Recursion, sweep.values));
    }
    if let Some(rule) = game.ruleset.heap_rule() {
        let side = axes.iter().map(|axis| axis.to).max().unwrap_or(0);
        if game.convention.is_normal() {
            let sequence = SequenceBuilder::new(rule, side.max(1)).complete(rule, &mut |_| (), pace).await;
            match sequence.stopped {
                Some(fault) if fault.code == ErrorCode::GrowingHeap => {
                    return search(game, request, budget, pace).await;
                }
                Some(fault) => return Err(fault),
                None => {}
            }
            let values = sums::of_heaps(request, |heap| sequence.value(heap), pace).await;
            return Ok(Grid::new(game, request, Method::SpragueGrundy, values));
        }
        let classes = Classes::new(&game.convention);
        let options_at_once = OPTIONS / classes.width() as u64;
        let cells = axes.iter().fold(classes.width(), |cells, axis| cells.saturating_mul(axis.to));
        if cells <= MOST_CLASSES {
            if let Some(options) = HeapOptions::new(rule, side, pace).await? {
                let mut table = HeapTable::new(classes, options, &axes, pace).await;
                while !table.advance(options_at_once)? {
                    pace.found(table.done, 0);
                    pace.pause().await;
                }
                return Ok(Grid::new(game, request, Method::Recursion, table.values(pace).await));
            }
        }
    }
    search(game, request, budget, pace).await
}

/// The values where moves subtract vectors, if all positions up to the grid's largest fit into memory; else about how many
/// cells would.
async fn by_vectors(
    game: &Game,
    vectors: &[Vector],
    request: &GridRequest,
    pace: &Pace,
) -> Result<Vec<u16>, u64> {
    if request.cells() == 0 {
        return Ok(Vec::new());
    }
    let last = request.position(game, request.cells() - 1);
    let sides: Vec<usize> = last.tokens().iter().map(|number| index(*number) + 1).collect();
    let classes = (!game.convention.is_normal()).then(|| Classes::new(&game.convention));
    let width = classes.as_ref().map_or(1, Classes::width);
    let cells = sides.iter().fold(width, |cells, side| cells.saturating_mul(*side));
    let bytes = Rays::bytes(&sides, vectors);
    if cells > MOST_CLASSES || bytes > RAY_BYTES {
        let part = |of: usize, whole: usize| request.cells() as u64 * of as u64 / whole as u64;
        return Err(part(MOST_CLASSES, cells).min(part(RAY_BYTES, bytes.max(1))));
    }
    pace.pause().await;
    let mut rays = Rays::new(sides.clone(), vectors, classes);
    while !rays.advance(CELLS) {
        pace.found(rays.done.min(request.cells()), 0);
        pace.pause().await;
    }
    let place_of = |cell: usize| {
        let position = request.position(game, cell);
        zip(position.tokens(), &sides).fold(0, |place, (number, side)| place * side + index(*number))
    };
    // Among all positions the cells of a row are equally far apart, and so are the rows.
    let origin = place_of(0);
    let column = if request.columns > 1 { place_of(1) - origin } else { 0 };
    let row = if request.rows > 1 { place_of(request.columns) - origin } else { 0 };
    let count = rays.values.len() / width;
    let mut values = Vec::with_capacity(request.cells() * width);
    for mover in 0..width {
        let own = &rays.values[mover * count..][..count];
        for start in (0..request.rows).map(|number| origin + number * row) {
            values.extend((0..request.columns).map(|number| own[start + number * column]));
            pace.spend(request.columns as u64 / COPIES).await;
        }
    }
    Ok(values)
}

/// The way to go over lines, if the moves sweep whole lines that fit into memory.
fn sweep(game: &Game, request: &GridRequest, axes: &[Axis], sweeps: Sweeps) -> Option<Sweep> {
    let most_axes = match sweeps {
        Sweeps::AnyHeap | Sweeps::LargestHeap | Sweeps::SmallestHeap => 3,
        Sweeps::AnyHeapOrBoth { .. } => 2,
    };
    if axes.len() > most_axes {
        return None;
    }
    let mut axes = axes.to_vec();
    axes.resize(axes.len().max(2), Axis::swept(1, 0));
    let sides: Vec<usize> = axes.iter().map(|axis| axis.to).collect();
    let plan = Plan::new(&sides, sweeps);
    let cells = request.cells();
    if plan.cells() > limits::GRID_CELLS.max(cells) || plan.entered() > MOST_ENTERED {
        return None;
    }
    let lines: Box<dyn Lines> = if game.convention.is_normal() {
        let fits = MexLines::bytes(&plan) <= LINE_BYTES && plan.most() <= usize::from(u16::MAX);
        fits.then(|| Box::new(MexLines::new(&plan)))?
    } else {
        let classes = Classes::new(&game.convention);
        let fits = ClassLines::bytes(&plan) <= LINE_BYTES && cells * classes.width() <= MOST_CLASSES;
        fits.then(|| Box::new(ClassLines::new(&plan, classes)))?
    };
    Some(Sweep::new(plan, lines, &axes, cells))
}

/// The grid by a search for all of its positions.
#[allow(clippy::cast_possible_truncation, reason = "a value is at most the number of moves that can be made")]
async fn search(
    game: &Game,
    request: &GridRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<Grid, RequestError> {
    let CellGraph { graph, numbers } = CellGraph::new(game, request, budget, pace).await?;
    pace.enter(Phase::Solving);
    let solution = solve::in_slices(&graph, &game.convention, pace).await;
    let Solution { outcome, grundy, game_value, winners, players, .. } = &solution;
    let value = |number: usize, mover: usize| match (grundy, game_value, winners, outcome) {
        (Some(grundy), ..) => grundy[number] as u16,
        (_, Some(values), ..) => u16::from(values[number]),
        (_, _, Some(winners), _) => u16::from(winners[number * players + mover]),
        (.., outcome) => {
            u16::from(outcome.as_ref().is_some_and(|outcome| outcome[number] == OutcomeClass::P))
        }
    };
    let mut grid = Grid::new(game, request, Method::Search, Vec::new());
    for mover in 0..grid.winners.max(1) {
        for number in &numbers {
            grid.values.push(value(*number as usize, mover));
            pace.spend(1).await;
        }
    }
    Ok(grid)
}
