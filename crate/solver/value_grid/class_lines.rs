//! Who wins on each line, when that is all a convention asks for: the set of the winners that a move along the line may
//! reach.

use super::classes::{Classes, Seen};
use super::sweep::{Lines, Row};

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
}

impl Lines for ClassLines {
    fn planes(&self) -> usize {
        self.classes.width()
    }

    fn fill(&mut self, row: Row, cells: &mut [u16], plane: usize) {
        let (mut second, mut third) = (row.second, row.third);
        for index in 0..row.length {
            let seen = self.seen[row.own] | self.seen[second] | self.seen[third];
            let reached = self.classes.class(seen, &mut |mover, class| cells[mover * plane + index] = class);
            self.seen[row.own] |= reached;
            self.seen[second] |= reached;
            self.seen[third] |= reached;
            second += 1;
            third = third.wrapping_add(row.third_step);
        }
    }
}
