//! Values of all positions over two or three heaps that are swept over, beside some that are fixed.

use crate::analysis::{Method, Phase};
use crate::convention::OutcomeClass;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph, GraphBuilder};
use crate::input::{Field, Input};
use crate::limits;
use crate::numbers::{Token, nim_sum};
use crate::position::Position;
use crate::ruleset::Sweeps;
use crate::sequence::{Sequence, SequenceBuilder};
use crate::solve::{self, Solution};
use crate::value_grid::{Axis, ClassLines, Classes, HeapOptions, HeapTable, Lines, MexLines, Plan, Sweep};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Range;

/// Which positions a grid holds: in layer l, row r and column c the heaps l, r, c and the fixed ones, in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GridRequest {
    /// How many rows there are.
    pub rows: usize,
    /// How many columns there are.
    pub columns: usize,
    /// How many layers there are, if a third heap is swept over.
    pub layers: Option<usize>,
    /// The heaps that are the same in every cell.
    pub fixed: Vec<Token>,
}

impl GridRequest {
    /// Reads `{ rows, columns, layers?, fixed? }` for a game.
    ///
    /// # Errors
    /// The first fault, naming its field; `no-heaps` when the positions of the ruleset are no heaps.
    pub fn read(game: &Game, input: &Input) -> Result<Self, RequestError> {
        let root = Field::of_record("grid", input)?;
        let [rows, columns, layers, fixed] = root.record(["rows", "columns", "layers", "fixed"])?;
        let side = |field: &Field| Ok(field.integer(0, limits::GRID_SIDE as u64)? as usize);
        let mut request = GridRequest { rows: side(&rows)?, columns: side(&columns)?, ..Self::default() };
        if !layers.is_missing() {
            let most = limits::GRID_CELLS / request.cells().max(1);
            request.layers = Some(layers.integer(0, most.min(limits::GRID_SIDE) as u64)? as usize);
        }
        if !fixed.is_missing() {
            for heap in fixed.items(limits::HEAPS)? {
                request.fixed.push(heap.integer(0, limits::GRID_SIDE as u64)?);
            }
        }
        if !game.ruleset.kind().holds_heaps() {
            return Err(RequestError::new(ErrorCode::NoHeaps, "ruleset").got(game.card.id));
        }
        let too_many_in = if request.fixed.is_empty() { "layers" } else { "fixed" };
        request.position(game, [1, 1, 1]).map_err(|fault| fault.in_field(too_many_in))?;
        Ok(request)
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.rows * self.columns * self.layers.unwrap_or(1)
    }

    /// The position with these heaps beside the fixed ones, as far as the heaps are swept over.
    fn position(&self, game: &Game, [layer, row, column]: [usize; 3]) -> Result<Position, RequestError> {
        let mut heaps: Vec<Input> = Vec::with_capacity(self.fixed.len() + 3);
        let mut add = |heap: Token| heaps.push(Input::Number(heap as f64));
        if self.layers.is_some() {
            add(layer as Token);
        }
        add(row as Token);
        add(column as Token);
        self.fixed.iter().for_each(|heap| add(*heap));
        game.read_position(&Field::root("position", &Input::List(heaps)))
    }

    /// The heaps that are not always empty, the fixed ones first.
    fn axes(&self) -> Vec<Axis> {
        let mut axes = Vec::with_capacity(self.fixed.len() + 3);
        for &heap in &self.fixed {
            axes.push(Axis::fixed(heap as usize));
        }
        axes.push(Axis::swept(self.layers.unwrap_or(1), self.rows * self.columns));
        axes.push(Axis::swept(self.rows, self.columns));
        axes.push(Axis::swept(self.columns, 1));
        axes.retain(|axis| axis.to != 1);
        axes
    }

    /// The heaps of a cell: layer, row and column.
    fn heaps(&self, cell: usize) -> [usize; 3] {
        let (rest, column) = (cell / self.columns, cell % self.columns);
        [rest / self.rows, rest % self.rows, column]
    }
}

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
}

/// A grid in slices, so that it can show progress and be given up between two of them.
pub struct GridTask {
    game: Game,
    request: GridRequest,
    state: State,
}

enum State {
    Sweep(Box<Sweep>),
    Table(Box<HeapTable>),
    SingleHeaps(Box<SequenceBuilder>),
    Sums(Sequence, Vec<u16>),
    Building(Box<GraphBuilder>),
    Solving(Box<GameGraph>),
    Done(Grid),
    /// Only while a step is being taken, or after one has failed.
    Void,
}

/// Bytes that lines may take; where they would take more there is another method.
const LINE_BYTES: usize = 96 << 20;

/// Classes in a table, of all movers and of the cells below the grid's, beyond which it would not fit into memory.
const MOST_CLASSES: usize = 2 * limits::GRID_CELLS;

/// Work of one slice: a few milliseconds.
const CELLS: usize = 60_000;
const OPTIONS: u64 = 1_000_000;
const MOVES: usize = 100_000;

impl GridTask {
    /// Begins.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves` when no method can do it.
    pub fn new(game: Game, request: GridRequest, budget: Budget) -> Result<Self, RequestError> {
        let state = begin(&game, &request, budget)?;
        Ok(GridTask { game, request, state })
    }

    /// Does one slice and answers what comes next.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves`, as soon as it is known. The task is then at an end.
    ///
    /// # Panics
    /// When it is called again after an error.
    pub fn advance(&mut self) -> Result<Phase, RequestError> {
        self.state = match core::mem::replace(&mut self.state, State::Void) {
            State::Sweep(mut sweep) => match sweep.advance(CELLS) {
                true => State::Done(self.grid(Method::Recursion, sweep.values)),
                false => State::Sweep(sweep),
            },
            State::Table(mut table) => match table.advance(OPTIONS)? {
                true => State::Done(self.grid(Method::Recursion, table.values())),
                false => State::Table(table),
            },
            State::SingleHeaps(mut builder) => {
                let Some(rule) = self.game.ruleset.heap_rule() else { unreachable!("heaps are independent") };
                match builder.advance(rule)? {
                    true => State::Sums(builder.finish(), Vec::new()),
                    false => State::SingleHeaps(builder),
                }
            }
            State::Sums(sequence, mut grundy) => match add_sums(&self.request, &sequence, &mut grundy) {
                true => State::Done(self.grid(Method::SpragueGrundy, grundy)),
                false => State::Sums(sequence, grundy),
            },
            State::Building(mut builder) => match builder.advance(self.game.ruleset.as_ref(), MOVES)? {
                true => State::Solving(Box::new(builder.finish())),
                false => State::Building(builder),
            },
            State::Solving(graph) => State::Done(self.searched(&graph)?),
            State::Done(grid) => State::Done(grid),
            State::Void => unreachable!("the task is at an end"),
        };
        Ok(match self.state {
            State::Building(_) => Phase::Building,
            State::Done(_) => Phase::Done,
            _ => Phase::Solving,
        })
    }

    /// Positions and moves found so far; moves are counted by a search only.
    pub fn counts(&self) -> (usize, usize) {
        match &self.state {
            State::Sweep(sweep) => (sweep.done, 0),
            State::Table(table) => (table.done, 0),
            State::SingleHeaps(builder) => (builder.known(), 0),
            State::Sums(_, grundy) => (grundy.len(), 0),
            State::Building(builder) => (builder.position_count(), builder.move_count()),
            State::Solving(graph) => (graph.position_count(), graph.move_count()),
            State::Done(_) => (self.request.cells(), 0),
            State::Void => (0, 0),
        }
    }

    /// The grid, when [`GridTask::advance`] has answered that it is done.
    ///
    /// # Panics
    /// When it is not.
    pub fn finish(self) -> Grid {
        match self.state {
            State::Done(grid) => grid,
            _ => unreachable!("the grid is done"),
        }
    }

    /// The game whose values these are.
    pub fn game(&self) -> &Game {
        &self.game
    }

    fn grid(&self, method: Method, values: Vec<u16>) -> Grid {
        let convention = &self.game.convention;
        let alliance = convention.alliance();
        let is_standard = alliance.is_none_or(|alliance| alliance.is_standard());
        Grid {
            request: self.request.clone(),
            method,
            values,
            has_grundy: convention.is_normal(),
            has_outcome: convention.terminal_outcome().is_some(),
            has_game_value: alliance.is_some() && is_standard,
            winners: if is_standard { 0 } else { convention.players() },
        }
    }

    /// The grid from a graph that holds all of its positions.
    fn searched(&self, graph: &GameGraph) -> Result<Grid, RequestError> {
        let solution = solve::solve(graph, &self.game.convention);
        let Solution { outcome, grundy, game_value, winners, players, .. } = solution;
        let value = |number: usize, mover: usize| match (&grundy, &game_value, &winners, &outcome) {
            (Some(grundy), ..) => grundy[number] as u16,
            (_, Some(values), ..) => u16::from(values[number]),
            (_, _, Some(winners), _) => u16::from(winners[number * players + mover]),
            (.., outcome) => {
                u16::from(outcome.as_ref().is_some_and(|outcome| outcome[number] == OutcomeClass::P))
            }
        };
        let mut grid = self.grid(Method::Search, Vec::new());
        for mover in 0..grid.winners.max(1) {
            for cell in 0..self.request.cells() {
                let position = self.request.position(&self.game, self.request.heaps(cell))?;
                let number = graph.find(&position);
                let number = number.unwrap_or_else(|| unreachable!("every start is in the graph"));
                grid.values.push(value(number, mover));
            }
        }
        Ok(grid)
    }
}

/// Computes a grid at once. [`GridTask`] does it in slices.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when no method can do it.
///
/// ```
/// use mexplorer::analysis::{CellValue, GridRequest, grid};
/// use mexplorer::convention::PlayConvention;
/// use mexplorer::game::Game;
///
/// let (game, _) = Game::parse("wythoff()", PlayConvention::Normal)?;
/// let request = GridRequest { rows: 3, columns: 4, ..GridRequest::default() };
/// let grid = grid(game, request, Default::default())?;
/// assert_eq!(grid.grundy(), Some(&[0, 1, 2, 3, 1, 2, 0, 4, 2, 0, 1, 5][..]));
/// assert_eq!(grid.bytes(CellValue::Outcome, 0..4), [0, 1, 1, 1]);
/// # Ok::<(), mexplorer::error::RequestError>(())
/// ```
pub fn grid(game: Game, request: GridRequest, budget: Budget) -> Result<Grid, RequestError> {
    let mut task = GridTask::new(game, request, budget)?;
    while task.advance()? != Phase::Done {}
    Ok(task.finish())
}

/// Chooses the method: lines where moves sweep them, else single heaps where these are independent, else search.
fn begin(game: &Game, request: &GridRequest, budget: Budget) -> Result<State, RequestError> {
    let axes = request.axes();
    if let Some(state) = game.ruleset.sweeps().and_then(|sweeps| sweep(game, request, &axes, sweeps)) {
        return Ok(state);
    }
    if let Some(rule) = game.ruleset.heap_rule() {
        let side = axes.iter().map(|axis| axis.to).max().unwrap_or(0);
        if game.convention.is_normal() {
            return Ok(State::SingleHeaps(Box::new(SequenceBuilder::new(rule, side.max(1)))));
        }
        let classes = Classes::new(&game.convention);
        let cells = axes.iter().fold(classes.width(), |cells, axis| cells.saturating_mul(axis.to));
        if cells <= MOST_CLASSES {
            if let Some(options) = HeapOptions::new(rule, side)? {
                return Ok(State::Table(Box::new(HeapTable::new(classes, options, &axes))));
            }
        }
    }
    search(game, request, budget)
}

fn sweep(game: &Game, request: &GridRequest, axes: &[Axis], sweeps: Sweeps) -> Option<State> {
    if axes.len() > if sweeps.diagonal { 2 } else { 3 } {
        return None;
    }
    let mut axes = axes.to_vec();
    axes.resize(axes.len().max(2), Axis::swept(1, 0));
    let sides: Vec<usize> = axes.iter().map(|axis| axis.to).collect();
    let plan = Plan::new(&sides, sweeps.diagonal);
    let (lines, most, cells) = (plan.lines(), plan.most(), request.cells());
    if plan.cells() > limits::GRID_CELLS.max(cells) {
        return None;
    }
    let lines: Box<dyn Lines> = if game.convention.is_normal() {
        let fits = MexLines::bytes(lines, most) <= LINE_BYTES && most <= usize::from(u16::MAX);
        fits.then(|| Box::new(MexLines::new(lines, most)))?
    } else {
        let classes = Classes::new(&game.convention);
        let fits = ClassLines::bytes(lines) <= LINE_BYTES && cells * classes.width() <= MOST_CLASSES;
        fits.then(|| Box::new(ClassLines::new(lines, classes)))?
    };
    Some(State::Sweep(Box::new(Sweep::new(plan, lines, &axes, cells))))
}

fn search(game: &Game, request: &GridRequest, budget: Budget) -> Result<State, RequestError> {
    // Up to six cells are one position.
    if request.cells() / 6 > budget.positions {
        let fault = RequestError::new(ErrorCode::TooManyPositions, "columns");
        return Err(fault.limit(budget.positions as u64));
    }
    let mut starts = Vec::with_capacity(request.cells());
    for cell in 0..request.cells() {
        starts.push(request.position(game, request.heaps(cell))?);
    }
    let builder = GraphBuilder::new(game.ruleset.as_ref(), &starts, budget)?;
    Ok(State::Building(Box::new(builder)))
}

/// Adds the values of some more cells, as nim-sums of single heaps' values. Answers whether the grid is complete.
fn add_sums(request: &GridRequest, sequence: &Sequence, grundy: &mut Vec<u16>) -> bool {
    let of_heap = |heap: usize| u64::from(sequence.value(heap));
    let fixed = nim_sum(request.fixed.iter().map(|heap| of_heap(*heap as usize)));
    let end = request.cells().min(grundy.len() + CELLS.max(request.columns));
    let columns: Vec<u16> = (0..request.columns).map(|column| of_heap(column) as u16).collect();
    while grundy.len() < end {
        let [layer, row, _] = request.heaps(grundy.len());
        let rest = nim_sum([fixed, of_heap(layer), of_heap(row)]) as u16;
        grundy.extend(columns.iter().map(|value| rest ^ value));
    }
    grundy.len() == request.cells()
}
