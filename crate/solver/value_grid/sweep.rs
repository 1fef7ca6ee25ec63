//! Values over two or three heaps whose moves sweep whole lines: every value follows from the lines through its cell.
//!
//! Heaps are unordered, so only cells x ≤ y (≤ z) are computed, z and y ascending in tiles, and written to every place they
//! have in the grid. A line is all that changes when one heap does, so it is named by the other heaps; what it holds when
//! a cell is reached is what the moves along it lead to. Along a row, in which x grows, the row's own line stays and
//! the others are one step apart. Where only a largest or a smallest heap may be lowered, a cell looks at one line and is
//! written to all of them: it is an option of cells on each. Where both of two heaps may be lowered by numbers that are nearly
//! equal, a diagonal's line holds the band of diagonals beside it (`recent.rs`).
//!
//! Guarantee: plain recursion over the definition; no theorem, no formula.
//! Cost: three line look-ups a cell, and two entries for each diagonal on one side of a band; memory for the lines.

use super::axes::{Axis, orders};
use crate::numbers::{Token, index};
use crate::ruleset::Sweeps;

/// Cells of a tile are this squared, or fewer rows where each of them is more work.
const TILE: usize = 64;

/// Values of either heap that are entered besides a cell's own for the work of a cell.
const ENTERED: usize = 2;

/// On which of its lines the options of a row's cells are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    /// On all of them.
    All,
    /// On the row's own.
    Own,
    /// On the second.
    Second,
    /// On the third.
    Third,
}

impl Reads {
    /// The lines of a cell that its options are on, as three that need not differ.
    #[inline(always)]
    pub fn of(self, own: usize, second: usize, third: usize) -> [usize; 3] {
        match self {
            Reads::All => [own, second, third],
            Reads::Own => [own; 3],
            Reads::Second => [second; 3],
            Reads::Third => [third; 3],
        }
    }
}

/// Cells in a row that are filled together.
pub struct Row {
    /// How many cells there are.
    pub length: usize,
    /// The line that is the row's own.
    pub own: usize,
    /// The second line of the first cell; the next cell's is the next one.
    pub second: usize,
    /// The third line of the first cell.
    pub third: usize,
    /// How far the next cell's third line is, added with wrapping: one up or one down.
    pub third_step: usize,
    /// Where its cells' options are.
    pub reads: Reads,
}

/// What is known of the values on each line.
pub trait Lines: Send {
    /// How many values a cell has.
    fn planes(&self) -> usize;

    /// Fills a row of cells and adds their values to their lines. The second values of the cells stand `plane` values after
    /// the first ones, and so on.
    fn fill(&mut self, row: Row, cells: &mut [u16], plane: usize);
}

/// How the lines are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Sizes of the sides, ascending; heaps are smaller. With two heaps the last one is 1.
    sides: [usize; 3],
    heaps: usize,
    sweeps: Sweeps,
}

impl Plan {
    /// A plan for two or three heaps, each smaller than its side.
    ///
    /// # Panics
    /// When there are other numbers of heaps.
    pub fn new(sides: &[usize], sweeps: Sweeps) -> Self {
        let [mut x, mut y, mut z] = match *sides {
            [x, y] => [x, y, usize::MAX],
            [x, y, z] => [x, y, z],
            _ => unreachable!("lines are swept over two or three heaps"),
        };
        (x, y) = (x.min(y), x.max(y));
        (y, z) = (y.min(z), y.max(z));
        (x, y) = (x.min(y), x.max(y));
        Plan { sides: [x, y, if sides.len() == 2 { 1 } else { z }], heaps: sides.len(), sweeps }
    }

    /// Whether there are lines of cells whose two heaps differ by the same number.
    fn diagonal(&self) -> bool {
        matches!(self.sweeps, Sweeps::AnyHeapOrBoth { .. })
    }

    /// How many lines there are.
    pub fn lines(&self) -> usize {
        let [_, y, z] = self.sides;
        if self.heaps == 3 { y * z } else { y * (1 + usize::from(self.diagonal())) }
    }

    /// The most moves that can be made from a cell, one after another, and so the largest mex.
    pub fn most(&self) -> usize {
        self.sides.iter().map(|side| side.max(&1) - 1).sum()
    }

    /// How many lines keep their last values, for moves into bands of diagonals, and how many of them each.
    pub fn recent(&self) -> [usize; 2] {
        let Sweeps::AnyHeapOrBoth { apart } = self.sweeps else { return [0; 2] };
        let side = self.sides[1];
        [side, index((apart - 1).min(side.max(1) as Token - 1))]
    }

    /// How many cells are computed, at most.
    pub fn cells(&self) -> usize {
        self.sides.iter().fold(1, |cells, side| cells.saturating_mul(*side))
    }

    /// How many values are entered besides those of the cells themselves, at most: two heaps' for each of half the cells.
    pub fn entered(&self) -> u64 {
        (self.cells() as u64).saturating_mul(self.recent()[1] as u64)
    }

    /// How many times the work of a cell is that of one for which nothing is entered besides.
    fn work(&self) -> usize {
        1 + self.recent()[1] / ENTERED
    }

    /// The row of cells x from `from` on beside the heaps y and z, up to `to` or as far as the options are on the same lines.
    fn row(&self, from: usize, to: usize, y: usize, z: usize) -> Row {
        let side = self.sides[1];
        let (own, second, third) = match (self.heaps, self.diagonal()) {
            (3, _) => (z * side + y, z * side + from, y * side + from),
            (_, true) => (y, from, side + y - from),
            (_, false) => (y, from, from),
        };
        let third_step = if self.diagonal() { usize::MAX } else { 1 };
        // Where x, y or z alone may be lowered, the line is named by the two others.
        let reads = match self.sweeps {
            Sweeps::AnyHeap | Sweeps::AnyHeapOrBoth { .. } => Reads::All,
            Sweeps::LargestHeap => Reads::Third,
            Sweeps::SmallestHeap if from > 0 => Reads::Own,
            Sweeps::SmallestHeap if y > 0 => Reads::Second,
            Sweeps::SmallestHeap => Reads::Third,
        };
        let is_alone = self.sweeps == Sweeps::SmallestHeap && from == 0;
        Row { length: if is_alone { 1 } else { to - from }, own, second, third, third_step, reads }
    }
}

/// A grid that is filled tile by tile.
pub struct Sweep {
    plan: Plan,
    lines: Box<dyn Lines>,
    /// For each way in which the heaps x, y, z may be those of the grid, their axes.
    orders: Vec<[Axis; 3]>,
    /// The values of all cells, one plane after another.
    pub values: Vec<u16>,
    tile: Vec<u16>,
    /// The next tile: where it begins along x and y, and its z.
    next: [usize; 3],
    /// Cells that have been computed.
    pub done: usize,
}

impl Sweep {
    /// An empty grid of so many cells.
    pub fn new(plan: Plan, lines: Box<dyn Lines>, axes: &[Axis], cells: usize) -> Self {
        let planes = lines.planes();
        Sweep {
            plan,
            orders: orders(axes),
            values: vec![0; cells * planes],
            tile: vec![0; TILE * TILE * planes],
            lines,
            next: [0; 3],
            done: 0,
        }
    }

    /// Fills tiles until about so many more cells are computed, or fewer where they are more work. Answers whether the grid is
    /// complete.
    pub fn advance(&mut self, cells: usize) -> bool {
        let work = self.plan.work();
        let (enough, rows) = (self.done + cells / work, (TILE / work).max(1));
        let [x_side, y_side, z_side] = self.plan.sides;
        if x_side == 0 {
            return true;
        }
        while self.next[2] < z_side {
            if self.done >= enough {
                return false;
            }
            let [x, y, z] = self.next;
            let y_end = if self.plan.heaps == 3 { y_side.min(z + 1) } else { y_side };
            let (xs, ys) = (x..(x + TILE).min(x_side), y..(y + rows).min(y_end));
            self.fill_tile([xs.start, xs.end], [ys.start, ys.end], z);
            self.next = if xs.end < x_side.min(ys.end) {
                [xs.end, y, z]
            } else if ys.end < y_end {
                [0, ys.end, z]
            } else {
                [0, 0, z + 1]
            };
        }
        true
    }

    fn fill_tile(&mut self, xs: [usize; 2], ys: [usize; 2], z: usize) {
        for y in ys[0]..ys[1] {
            let mut x = xs[0];
            while x < xs[1].min(y + 1) {
                let row = self.plan.row(x, xs[1].min(y + 1), y, z);
                let cells = &mut self.tile[(y - ys[0]) * TILE + x - xs[0]..];
                x += row.length;
                self.done += row.length;
                self.lines.fill(row, cells, TILE * TILE);
            }
        }
        for plane in 0..self.lines.planes() {
            let tile = &self.tile[plane * TILE * TILE..];
            let cells = self.values.len() / self.lines.planes();
            let values = &mut self.values[plane * cells..][..cells];
            for order in &self.orders {
                copy(tile, xs, ys, z, order, values);
            }
        }
    }
}

/// Writes a tile to the places of the grid that it has in one order of the heaps.
fn copy(
    tile: &[u16],
    xs: [usize; 2],
    ys: [usize; 2],
    z: usize,
    [x_axis, y_axis, z_axis]: &[Axis; 3],
    values: &mut [u16],
) {
    if !(z_axis.from..z_axis.to).contains(&z) {
        return;
    }
    let start = z_axis.place(z);
    let (x_from, x_to) = (xs[0].max(x_axis.from), xs[1].min(x_axis.to));
    let (y_from, y_to) = (ys[0].max(y_axis.from), ys[1].min(y_axis.to));
    // Along the axis whose cells are closer to one another.
    if y_axis.stride < x_axis.stride {
        for x in x_from..x_to {
            let from = y_from.max(x);
            if from < y_to {
                let start = start + x_axis.place(x) + y_axis.place(from);
                let column = tile[(from - ys[0]) * TILE + x - xs[0]..].iter().step_by(TILE);
                write(&mut values[start..], y_axis.stride, column.take(y_to - from));
            }
        }
    } else {
        for y in y_from..y_to {
            let to = x_to.min(y + 1);
            if x_from < to {
                let start = start + y_axis.place(y) + x_axis.place(x_from);
                let row = &tile[(y - ys[0]) * TILE + x_from - xs[0]..][..to - x_from];
                write(&mut values[start..], x_axis.stride, row.iter());
            }
        }
    }
}

#[inline(always)]
fn write<'a>(cells: &mut [u16], stride: usize, row: impl Iterator<Item = &'a u16>) {
    if stride == 1 {
        for (cell, value) in cells.iter_mut().zip(row) {
            *cell = *value;
        }
    } else {
        for (index, value) in row.enumerate() {
            cells[index * stride] = *value;
        }
    }
}
