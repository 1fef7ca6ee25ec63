//! Values of all positions over some places, where moves subtract vectors.
//!
//! Along a vector all of whose terms are multiples of the chosen number, each cell's options are the cells before it on one line,
//! and those of the cell before it on the line but one more: the line keeps what it has seen. By any other vector the options are
//! looked up one by one.
//!
//! Guarantee: plain recursion over the definition; no theorem, no formula.
//! Cost: one look at each line of a cell, and one look-up for each option that is on none.

use super::classes::{Classes, Seen};
use crate::numbers::{Token, index};
use crate::vector::Vector;
use std::iter::zip;

/// What a line has seen, or what all options of a cell have.
enum Known {
    /// Grundy values: for each line the set of them as words, and the first word that has room.
    Grundy(Vec<Line>),
    /// Classes, as bits.
    Classes(Box<Classes>, Vec<Seen>),
}

#[derive(Clone, Default)]
struct Line {
    seen: Vec<u64>,
    full: usize,
}

/// Bits of a word.
const WORD: usize = 64;

/// All positions whose places hold fewer stones than some sides, in the order of their numbers, the last place changing first.
pub struct Rays {
    sides: Vec<usize>,
    vectors: Vec<Vector>,
    known: Known,
    /// For each ray the line of each cell.
    lines: Vec<Vec<u32>>,
    /// Values by cell: Grundy values or classes, those of the second mover after all of the first, and so on.
    pub values: Vec<u16>,
    /// The numbers of the next cell.
    next: Vec<Token>,
    /// Cells that have been computed.
    pub done: usize,
}

impl Rays {
    /// Bytes that it takes besides the values: a number for each cell and ray, and what the lines have seen, about as much again.
    pub fn bytes(sides: &[usize], vectors: &[Vector]) -> usize {
        let rays = vectors.iter().filter(|vector| vector.is_ray()).count();
        cells(sides).saturating_mul(rays).saturating_mul(2 * size_of::<u32>())
    }

    /// An empty grid; of Grundy values where there are no classes.
    pub fn new(sides: Vec<usize>, vectors: &[Vector], classes: Option<Classes>) -> Self {
        let count = cells(&sides);
        let width = classes.as_ref().map_or(1, Classes::width);
        // Rays come first, so that each has its lines at its own place.
        let mut vectors = vectors.to_vec();
        vectors.sort_by_key(|vector| !vector.is_ray());
        let rays = vectors.iter().filter(|vector| vector.is_ray()).count();
        Rays {
            next: vec![0; sides.len()],
            sides,
            vectors,
            known: match classes {
                None => Known::Grundy(Vec::new()),
                Some(classes) => Known::Classes(Box::new(classes), Vec::new()),
            },
            lines: vec![vec![0; count]; rays],
            values: vec![0; count * width],
            done: 0,
        }
    }

    /// Computes cells until about so many lines and options have been looked at. Answers whether all are.
    pub fn advance(&mut self, looks: u64) -> bool {
        let count = self.values.len() / self.width();
        let mut left = looks;
        let (mut own_lines, mut options) = (Vec::new(), Vec::new());
        while self.done < count && left > 0 {
            self.look(&mut own_lines, &mut options);
            left = left.saturating_sub((1 + own_lines.len() + options.len()) as u64);
            self.value(&own_lines, &options, count);
            self.step();
        }
        self.done == count
    }

    fn width(&self) -> usize {
        match &self.known {
            Known::Grundy(_) => 1,
            Known::Classes(classes, _) => classes.width(),
        }
    }

    /// Finds the lines of the next cell, and its options that are on none.
    fn look(&mut self, own_lines: &mut Vec<u32>, options: &mut Vec<usize>) {
        own_lines.clear();
        options.clear();
        for (number, vector) in self.vectors.iter().enumerate() {
            let numbers = vector.all_numbers(&self.next);
            let cell_of = |k| {
                let places = zip(&self.sides, &self.next).zip(vector.terms());
                places.fold(0, |cell, ((side, stones), term)| cell * side + index(stones - term.of(k)))
            };
            let Some(lines) = self.lines.get_mut(number) else {
                options.extend(numbers.map(cell_of));
                continue;
            };
            let line = if numbers.is_empty() {
                match &mut self.known {
                    Known::Grundy(lines) => new_line(lines),
                    Known::Classes(_, lines) => new_line(lines),
                }
            } else {
                lines[cell_of(1)]
            };
            lines[self.done] = line;
            own_lines.push(line);
        }
    }

    /// Values the next cell.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "sides are at most limits::GRID_SIDE, and so are mexes of few of them"
    )]
    fn value(&mut self, own_lines: &[u32], options: &[usize], count: usize) {
        let values = &mut self.values;
        match &mut self.known {
            Known::Grundy(lines) => {
                let is_option = |mex: usize| options.iter().any(|&option| usize::from(values[option]) == mex);
                let mut mex = least_unseen(lines, own_lines, 0);
                while is_option(mex) {
                    mex = least_unseen(lines, own_lines, mex + 1);
                }
                values[self.done] = mex as u16;
                for &line in own_lines {
                    lines[line as usize].add(mex);
                }
            }
            Known::Classes(classes, lines) => {
                let on_lines = own_lines.iter().fold(0, |seen, &line| seen | lines[line as usize]);
                let bits = |option: usize| {
                    (0..classes.width()).fold(0, |seen, mover| {
                        seen | classes.bits(mover, values[mover * count + option] as u8)
                    })
                };
                let seen = options.iter().fold(on_lines, |seen, &option| seen | bits(option));
                let done = self.done;
                let own = classes.class(seen, &mut |mover, class| values[mover * count + done] = class);
                for &line in own_lines {
                    lines[line as usize] |= own;
                }
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

/// The least number from one on that none of some lines has seen.
fn least_unseen(lines: &[Line], own: &[u32], from: usize) -> usize {
    let full = own.iter().map(|&line| lines[line as usize].full).max().unwrap_or(0);
    let mut word = full.max(from / WORD);
    loop {
        let below = if word == from / WORD { (1 << (from % WORD)) - 1 } else { 0 };
        let seen = own.iter().fold(below, |seen, &line| seen | lines[line as usize].word(word));
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
