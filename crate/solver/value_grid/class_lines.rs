//! Who wins on each line, when that is all a convention asks for: the set of the winners that a move along the line may
//! reach.

use super::classes::{Classes, Seen};
use super::sweep::{Lines, Reads, Row};

/// Lines of classes.
pub struct ClassLines {
    classes: Classes,
    seen: Vec<Seen>,
}

impl ClassLines {
    /// Bytes that so many lines take.
    pub fn bytes(lines: usize) -> usize {
        lines.saturating_mul(size_of::<Seen>())
    }

    /// So many empty lines.
    pub fn new(lines: usize, classes: Classes) -> Self {
        ClassLines { classes, seen: vec![0; lines] }
    }

    /// Fills a row, whose cells look at the lines that `reads` picks.
    #[inline(always)]
    fn fill_reading(&mut self, row: Row, cells: &mut [u16], plane: usize, reads: Reads) {
        let (mut second, mut third) = (row.second, row.third);
        for index in 0..row.length {
            let [a, b, c] = reads.of(row.own, second, third);
            let seen = self.seen[a] | self.seen[b] | self.seen[c];
            let reached = self.classes.class(seen, &mut |mover, class| cells[mover * plane + index] = class);
            self.seen[row.own] |= reached;
            self.seen[second] |= reached;
            self.seen[third] |= reached;
            second += 1;
            third = third.wrapping_add(row.third_step);
        }
    }
}

impl Lines for ClassLines {
    fn planes(&self) -> usize {
        self.classes.width()
    }

    fn fill(&mut self, row: Row, cells: &mut [u16], plane: usize) {
        // The usual case is a loop of its own, which need not ask for each cell.
        match row.reads {
            Reads::All => self.fill_reading(row, cells, plane, Reads::All),
            reads => self.fill_reading(row, cells, plane, reads),
        }
    }
}
