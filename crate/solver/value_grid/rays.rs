//! Values of all positions over some places, where moves subtract vectors.
//!
//! A vector with a number to choose has lines: the cells that are its step apart. From one cell of a line to the next the options by
//! that vector stay, and one is added. So each line keeps what the options of its last cell are.
//!
//! Guarantee: plain recursion over the definition; no theorem, no formula.
//! Cost: one look at each line of a cell, and one look-up for each vector.

use super::classes::{Classes, Seen};
use crate::numbers::{self, Token};
use crate::vector::Vector;
use std::iter::zip;

/// What the options of each line's last cell are.
enum Known {
    /// Grundy values.
    Grundy(Vec<Line>),
    /// Classes, as bits.
    Classes(Box<Classes>, Vec<Seen>),
}

/// A set of Grundy values.
#[derive(Clone, Default)]
struct Line {
    /// A bit for each value.
    seen: Vec<u64>,
    /// How many words are full from the first on.
    full: usize,
}

/// Bits of a word.
const WORD: usize = 64;

/// What is taken from each place, and how far back the cell is that has so much less.
struct Back {
    numbers: Vec<Token>,
    cells: usize,
}

impl Back {
    fn new(numbers: Vec<Token>, sides: &[usize]) -> Self {
        let cells = zip(&numbers, sides).fold(0usize, |cells, (number, side)| {
            cells.saturating_mul(*side).saturating_add(numbers::index(*number))
        });
        Back { numbers, cells }
    }

    /// The cell so far back from one, if there is one.
    fn from(&self, cell: usize, numbers: &[Token]) -> Option<usize> {
        zip(numbers, &self.numbers).all(|(has, taken)| has >= taken).then(|| cell - self.cells)
    }
}

/// A vector with a number to choose.
struct Ray {
    step: Back,
    least: Back,
    /// The line of each cell.
    lines: Vec<u32>,
}

/// All positions whose places hold fewer stones than some sides, in the order of their numbers, the last place changing first.
pub struct Rays {
    sides: Vec<usize>,
    rays: Vec<Ray>,
    /// The other vectors.
    single: Vec<Back>,
    known: Known,
    /// Values by cell: Grundy values or classes, those of the second mover after all of the first, and so on.
    pub values: Vec<u16>,
    /// The numbers of the next cell.
    next: Vec<Token>,
    /// Cells that have been computed.
    pub done: usize,
}

impl Rays {
    /// Bytes that it takes besides the values, about: of each ray a number for each cell, and what its lines know.
    pub fn bytes(sides: &[usize], vectors: &[Vector]) -> usize {
        /// What a line knows, where there are so many lines that it counts.
        const LINE: usize = 5 * size_of::<Line>();
        let of_ray = |vector: &Vector| {
            // A line begins where there is no room for another step.
            let follow =
                zip(sides, vector.step()).map(|(side, step)| side.saturating_sub(numbers::index(step)));
            let begin = cells(sides) - cells(&follow.collect::<Vec<_>>()).min(cells(sides));
            cells(sides).saturating_mul(size_of::<u32>()).saturating_add(begin.saturating_mul(LINE))
        };
        let rays = vectors.iter().filter(|vector| vector.has_choice());
        rays.fold(0, |bytes, vector| bytes.saturating_add(of_ray(vector)))
    }

    /// An empty grid; of Grundy values where there are no classes.
    pub fn new(sides: Vec<usize>, vectors: &[Vector], classes: Option<Classes>) -> Self {
        let count = cells(&sides);
        let width = classes.as_ref().map_or(1, Classes::width);
        let (rays, single): (Vec<&Vector>, Vec<&Vector>) =
            vectors.iter().partition(|vector| vector.has_choice());
        let ray = |vector: &Vector| Ray {
            step: Back::new(vector.step(), &sides),
            least: Back::new(vector.least(), &sides),
            lines: vec![0; count],
        };
        Rays {
            rays: rays.into_iter().map(ray).collect(),
            single: single.into_iter().map(|vector| Back::new(vector.least(), &sides)).collect(),
            known: match classes {
                None => Known::Grundy(Vec::new()),
                Some(classes) => Known::Classes(Box::new(classes), Vec::new()),
            },
            values: vec![0; count * width],
            next: vec![0; sides.len()],
            sides,
            done: 0,
        }
    }

    /// Computes cells until about so many vectors have been looked at. Answers whether all cells are computed.
    pub fn advance(&mut self, looks: usize) -> bool {
        let count = cells(&self.sides);
        let until = count.min(self.done + looks / (1 + self.rays.len() + self.single.len()));
        let (mut lines, mut options) = (Vec::new(), Vec::new());
        while self.done < until {
            self.look(count, &mut lines, &mut options);
            self.value(count, &lines, &options);
            self.step();
        }
        self.done == count
    }

    /// Finds the lines of the next cell, adds the options that its lines have not had yet, and lists those that are on none.
    fn look(&mut self, count: usize, lines: &mut Vec<usize>, options: &mut Vec<usize>) {
        lines.clear();
        options.clear();
        for ray in &mut self.rays {
            let line = match (ray.step.from(self.done, &self.next), &mut self.known) {
                (Some(before), _) => ray.lines[before],
                (None, Known::Grundy(lines)) => new_line(lines),
                (None, Known::Classes(_, lines)) => new_line(lines),
            };
            ray.lines[self.done] = line;
            let line = line as usize;
            if let Some(option) = ray.least.from(self.done, &self.next) {
                match &mut self.known {
                    Known::Grundy(known) => known[line].add(self.values[option].into()),
                    Known::Classes(classes, known) => {
                        known[line] |= bits(classes, &self.values, count, option);
                    }
                }
            }
            lines.push(line);
        }
        options.extend(self.single.iter().filter_map(|single| single.from(self.done, &self.next)));
    }

    /// Values the next cell.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "a mex is at most the number of moves that can be made, which a few sides of at most limits::GRID_SIDE bound"
    )]
    fn value(&mut self, count: usize, lines: &[usize], options: &[usize]) {
        let values = &mut self.values;
        match &self.known {
            Known::Grundy(known) => {
                let is_option = |mex: usize| options.iter().any(|&option| usize::from(values[option]) == mex);
                let mut mex = least_unseen(known, lines, 0);
                while is_option(mex) {
                    mex = least_unseen(known, lines, mex + 1);
                }
                values[self.done] = mex as u16;
            }
            Known::Classes(classes, known) => {
                let on_lines = lines.iter().fold(0, |seen, &line| seen | known[line]);
                let seen = options
                    .iter()
                    .fold(on_lines, |seen, &option| seen | bits(classes, values, count, option));
                classes.class(seen, &mut |mover, class| values[mover * count + self.done] = class);
            }
        }
    }

    /// Goes on to the next cell.
    fn step(&mut self) {
        self.done += 1;
        for (number, &side) in zip(&mut self.next, &self.sides).rev() {
            *number += 1;
            if *number < side as Token {
                return;
            }
            *number = 0;
        }
    }
}

/// The classes of a cell as bits.
#[allow(clippy::cast_possible_truncation, reason = "classes are less than the number of players")]
fn bits(classes: &Classes, values: &[u16], count: usize, cell: usize) -> Seen {
    let class = |mover: usize| classes.bits(mover, values[mover * count + cell] as u8);
    (0..classes.width()).fold(0, |seen, mover| seen | class(mover))
}

fn cells(sides: &[usize]) -> usize {
    sides.iter().fold(1, |cells, side| cells.saturating_mul(*side))
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "there are fewer lines than cells, at most limits::GRID_CELLS"
)]
fn new_line<T: Clone + Default>(lines: &mut Vec<T>) -> u32 {
    lines.push(T::default());
    lines.len() as u32 - 1
}

/// The least number from one on that none of some lines knows.
fn least_unseen(lines: &[Line], own: &[usize], from: usize) -> usize {
    let full = own.iter().map(|&line| lines[line].full).max().unwrap_or(0);
    let mut word = full.max(from / WORD);
    loop {
        let below = if word == from / WORD { (1 << (from % WORD)) - 1 } else { 0 };
        let seen = own.iter().fold(below, |seen, &line| seen | lines[line].word(word));
        if seen != u64::MAX {
            return word * WORD + seen.trailing_ones() as usize;
        }
        word += 1;
    }
}

impl Line {
    fn word(&self, word: usize) -> u64 {
        self.seen.get(word).copied().unwrap_or(0)
    }

    fn add(&mut self, value: usize) {
        let word = value / WORD;
        if self.seen.len() <= word {
            self.seen.resize(word + 1, 0);
        }
        self.seen[word] |= 1 << (value % WORD);
        while self.word(self.full) == u64::MAX {
            self.full += 1;
        }
    }
}
