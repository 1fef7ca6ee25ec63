//! The Grundy values on each line, as the set of values that it does not hold yet.

use super::recent::Recent;
use super::sweep::{Lines, Plan, Row};
use super::unseen::{BLOCK, Unseen};
use std::mem::take;

/// Lines of Grundy values.
pub struct MexLines {
    /// The blocks of one line after another's.
    unseen: Vec<Unseen>,
    /// The first block of each line that still has an unseen value: no mex is below it.
    first: Vec<u16>,
    /// Blocks of a line.
    width: usize,
    recent: Recent<u16>,
}

impl MexLines {
    /// Bytes that the lines of a plan take.
    pub fn bytes(plan: &Plan) -> usize {
        let [heaps, kept] = plan.recent();
        let line = Self::width(plan) * size_of::<Unseen>() + size_of::<u16>();
        plan.lines().saturating_mul(line).saturating_add(Recent::<u16>::bytes(heaps, kept))
    }

    /// The lines of a plan, empty.
    pub fn new(plan: &Plan) -> Self {
        let (lines, width, [heaps, kept]) = (plan.lines(), Self::width(plan), plan.recent());
        MexLines {
            unseen: vec![Unseen::ALL; lines * width],
            first: vec![0; lines],
            width,
            recent: Recent::new(heaps, kept),
        }
    }

    fn width(plan: &Plan) -> usize {
        plan.most() / BLOCK + 1
    }

    /// The blocks of a line from one of them on.
    #[inline(always)]
    fn blocks(&self, line: usize, start: usize) -> &[Unseen] {
        &self.unseen[line * self.width + start..(line + 1) * self.width]
    }

    /// The first block with a value that none of three lines holds, and all such values of it.
    #[inline(always)]
    fn first_unseen(&self, a: usize, b: usize, c: usize) -> (usize, Unseen) {
        let start = self.first[a].max(self.first[b]).max(self.first[c]) as usize;
        let (a, b, c) = (self.blocks(a, start), self.blocks(b, start), self.blocks(c, start));
        for (block, ((a, b), c)) in a.iter().zip(b).zip(c).enumerate() {
            let unseen = a.and(*b).and(*c);
            if !unseen.is_empty() {
                return (start + block, unseen);
            }
        }
        unreachable!("a line has room for the largest mex")
    }

    #[inline(always)]
    fn add(&mut self, line: usize, block: usize, value: Unseen) {
        let unseen = &mut self.unseen[line * self.width + block];
        *unseen = unseen.without(value);
        if unseen.is_empty() && block == self.first[line] as usize {
            self.skip_full_blocks(line);
        }
    }

    #[allow(
        clippy::cast_possible_truncation,
        reason = "a line has at most as many values as fit into a cell"
    )]
    fn skip_full_blocks(&mut self, line: usize) {
        let from = self.first[line] as usize;
        let full = self.blocks(line, from).iter().take_while(|unseen| unseen.is_empty()).count();
        self.first[line] = (from + full) as u16;
    }
}

impl Lines for MexLines {
    fn planes(&self) -> usize {
        1
    }

    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    #[allow(
        clippy::cast_possible_truncation,
        reason = "a grid is filled by other means where a value may not fit into a cell"
    )]
    fn fill(&mut self, row: Row, cells: &mut [u16], _: usize) {
        let (mut second, mut third) = (row.second, row.third);
        for cell in &mut cells[..row.length] {
            let [a, b, c] = row.reads.of(row.own, second, third);
            let (block, unseen) = self.first_unseen(a, b, c);
            *cell = (block * BLOCK + unseen.least()) as u16;
            let value = unseen.least_alone();
            self.add(row.own, block, value);
            self.add(second, block, value);
            self.add(third, block, value);
            second += 1;
            third = third.wrapping_add(row.third_step);
        }
        let mut recent = take(&mut self.recent);
        recent.widen(
            &row,
            |index| cells[index],
            |line, near| self.add(line, near as usize / BLOCK, Unseen::alone(near as usize % BLOCK)),
        );
        self.recent = recent;
    }
}
