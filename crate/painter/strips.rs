//! Rows of cells that are of one height however wide the cells are.

use crate::mean::{Block, LARGEST, MOST_AT_ONCE, Mean};
use crate::palette::Palette;
use crate::picture::{Picture, cut};
use crate::window::{APART, Window};
use std::ops::Range;
use std::rc::Rc;

/// Rows of cells, each seen from near or from afar along its length alone.
///
/// ```
/// use mexplorer_painter::{Palette, Strip, Strips, Window};
///
/// let classes = std::rc::Rc::new(vec![0, 1, 0, 2, 1, 3]);
/// let palette = Palette::new([0, 0, 0], &[[230, 159, 0], [86, 180, 233], [0, 158, 115]]);
/// // A row of two cells over one of four, which are half as wide.
/// let rows = [(0..2, 2), (2..6, 1)];
/// let strips = rows.map(|(cells, width)| Strip::new(std::rc::Rc::clone(&classes), cells, width)).into();
/// let window = Window { scale: 1.0, left: 0, top: 0, width: 4, height: 2 };
/// let pixels = Strips::new(strips, palette).paint(&window, 1);
/// assert_eq!(pixels[4..12], [0, 0, 0, 255, 230, 159, 0, 255]);
/// ```
#[derive(Clone, Debug)]
pub struct Strips {
    strips: Vec<Strip>,
    palette: Palette,
}

/// A row of cells.
#[derive(Clone, Debug)]
pub struct Strip {
    /// Others may look at the same.
    classes: Rc<Vec<u16>>,
    /// Which of them are the row's.
    cells: Range<usize>,
    /// How many columns wide a cell is.
    width: usize,
    /// The sums of runs of cells, the shortest first, each level of runs twice as long as the one before it.
    levels: Vec<Vec<Block>>,
    /// How many cells these have.
    seen: usize,
}

/// The cells of the shortest runs, which are added at once.
const SHORTEST: usize = MOST_AT_ONCE;

impl Strip {
    /// The row of some of the classes, whose cells are so many columns wide.
    pub fn new(classes: Rc<Vec<u16>>, cells: Range<usize>, width: usize) -> Self {
        let end = cells.end.min(classes.len());
        let cells = cells.start.min(end)..end;
        Strip { classes, cells, width, levels: Vec::new(), seen: 0 }
    }

    /// The classes of its cells.
    pub fn classes(&self) -> &[u16] {
        &self.classes[self.cells.clone()]
    }

    fn forget(&mut self) {
        let sides = std::iter::successors(Some(SHORTEST), |side| Some(2 * side));
        let runs = sides.take_while(|side| *side <= LARGEST).map(|side| self.cells.len().div_ceil(side));
        self.levels = runs.map(|runs| vec![Block::default(); runs]).collect();
        self.seen = 0;
    }

    fn look_over(&mut self, cells: usize, palette: &Palette) -> usize {
        let end = self.cells.len().min(self.seen + cells.min(self.cells.len()).next_multiple_of(LARGEST));
        let runs = self.seen / SHORTEST..end.div_ceil(SHORTEST);
        let classes = &self.classes[self.cells.clone()];
        for run in runs {
            let mut block = Block::default();
            block.add_few(palette.sum(cut(classes, run * SHORTEST..(run + 1) * SHORTEST)));
            for (level, runs) in self.levels.iter_mut().enumerate() {
                runs[run >> level].add(&block);
            }
        }
        end - std::mem::replace(&mut self.seen, end)
    }

    /// Paints a line of pixels.
    fn paint(&self, window: &Window, palette: &Palette, line: &mut [u8]) {
        let window = Window { scale: window.scale / self.width as f64, ..*window };
        let classes = self.classes();
        if window.is_near() {
            for (pixel, x) in line.chunks_exact_mut(4).zip(window.columns()) {
                let class = classes.get(window.cell_at(x)).copied().unwrap_or(Picture::NOTHING);
                if class != Picture::NOTHING && !window.is_between(x) {
                    put(pixel, Some(palette.colour(class)));
                }
            }
            return;
        }
        let mut sides = self.levels.iter().enumerate().rev().map(|(level, runs)| (SHORTEST << level, runs));
        match sides.find(|(side, _)| 2.0 * *side as f64 <= window.scale) {
            Some((side, runs)) => {
                let blocks = window.blocks(window.columns(), side, self.cells.len());
                for (pixel, blocks) in line.chunks_exact_mut(4).zip(blocks) {
                    let mut mean = Mean::default();
                    runs[blocks].iter().for_each(|block| mean.add(block));
                    put(pixel, mean.colour(palette));
                }
            }
            None => {
                let cells = window.blocks(window.columns(), 1, self.cells.len());
                for (pixel, cells) in line.chunks_exact_mut(4).zip(cells) {
                    let mut block = Block::default();
                    classes[cells].chunks(SHORTEST).for_each(|some| block.add_few(palette.sum(some)));
                    let mut mean = Mean::default();
                    mean.add(&block);
                    put(pixel, mean.colour(palette));
                }
            }
        }
    }
}

fn put(pixel: &mut [u8], colour: Option<[u8; 3]>) {
    if let Some([red, green, blue]) = colour {
        pixel.copy_from_slice(&[red, green, blue, 255]);
    }
}

impl Strips {
    /// Rows in the order in which they lie below one another.
    pub fn new(strips: Vec<Strip>, palette: Palette) -> Self {
        let mut all = Strips { strips, palette };
        all.strips.iter_mut().for_each(Strip::forget);
        all
    }

    /// The same rows in other colours.
    pub fn recolour(&mut self, palette: Palette) {
        self.palette = palette;
        self.strips.iter_mut().for_each(Strip::forget);
    }

    /// Looks over about so many more cells, without which nothing of them is seen from afar, and answers whether those were all.
    /// [`Strips::paint`] looks over what is left.
    pub fn look_over(&mut self, cells: usize) -> bool {
        let mut left = cells;
        for strip in &mut self.strips {
            if left == 0 {
                return false;
            }
            left = left.saturating_sub(strip.look_over(left, &self.palette));
        }
        self.strips.iter().all(|strip| strip.seen == strip.cells.len())
    }

    /// The pixels of a window, as [`Picture::paint`] has them. Its scale is that of columns; a row is so many pixels high, at
    /// least one, and there is a line left free between high rows.
    pub fn paint(&mut self, window: &Window, row_height: usize) -> Vec<u8> {
        let mut pixels = vec![0; 4 * window.width * window.height];
        if pixels.is_empty() {
            return pixels;
        }
        if !window.is_near() {
            self.look_over(usize::MAX);
        }
        let mut painted: Option<(usize, Vec<u8>)> = None;
        for (line, y) in pixels.chunks_exact_mut(4 * window.width).zip(window.rows()) {
            let row = y / row_height;
            let is_between = row_height as f64 >= APART && y > 0 && y % row_height == 0;
            let Some(strip) = self.strips.get(row).filter(|_| !is_between) else { continue };
            if painted.as_ref().is_none_or(|(last, _)| *last != row) {
                let mut fresh = vec![0; line.len()];
                strip.paint(window, &self.palette, &mut fresh);
                painted = Some((row, fresh));
            }
            painted.iter().for_each(|(_, fresh)| line.copy_from_slice(fresh));
        }
        pixels
    }

    /// The rows.
    pub fn strips(&self) -> &[Strip] {
        &self.strips
    }
}
