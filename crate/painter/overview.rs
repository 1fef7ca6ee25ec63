//! A grid seen from afar, in steps: blocks of cells, and blocks of these.

use crate::mean::{Block, LARGEST};
use crate::palette::Palette;

/// The side of the smallest blocks, in cells. Smaller ones would take as much memory as the cells themselves.
const SMALLEST: usize = 4;

/// Blocks of some size.
#[derive(Clone, Debug)]
pub(crate) struct Level {
    /// Their side in cells.
    pub(crate) side: usize,
    pub(crate) columns: usize,
    /// Row by row.
    pub(crate) blocks: Vec<Block>,
}

/// The blocks of a grid, the smallest first, each level twice as large as the one before it.
#[derive(Clone, Debug)]
pub(crate) struct Overview {
    /// How many rows of cells there will be.
    rows: usize,
    levels: Vec<Level>,
}

impl Overview {
    /// That of a grid of which no row has come.
    pub(crate) fn new(rows: usize, columns: usize) -> Self {
        let sides = std::iter::successors(Some(SMALLEST), |side| Some(2 * side));
        let levels = sides
            .take_while(|side| *side <= LARGEST && 2 * side <= rows.max(columns))
            .map(|side| {
                let (rows, columns) = (rows.div_ceil(side), columns.div_ceil(side));
                Level { side, columns, blocks: vec![Block::default(); rows * columns] }
            })
            .collect();
        Overview { rows, levels }
    }

    /// Adds a row of cells.
    pub(crate) fn add(&mut self, row: usize, classes: &[u16], palette: &Palette) {
        let Some((first, rest)) = self.levels.split_first_mut() else { return };
        let start = row / first.side * first.columns;
        let blocks = &mut first.blocks[start..start + first.columns];
        for (block, classes) in blocks.iter_mut().zip(classes.chunks(SMALLEST)) {
            block.add_few(palette.sum(classes));
        }
        let is_last = row + 1 == self.rows;
        // A row of blocks is added to the next level when its last row of cells has come.
        let mut below: &Level = first;
        for level in rest {
            if !is_last && (row + 1) % below.side != 0 {
                break;
            }
            let from = row / below.side * below.columns;
            let to = row / level.side * level.columns;
            for (column, block) in below.blocks[from..from + below.columns].iter().enumerate() {
                level.blocks[to + column / 2].add(block);
            }
            below = level;
        }
    }

    /// The largest blocks of which a pixel of so many cells holds two in each direction; none where it holds too few cells.
    pub(crate) fn level(&self, scale: f64) -> Option<&Level> {
        self.levels.iter().rev().find(|level| 2.0 * level.side as f64 <= scale)
    }
}
