//! Who wins on each line, when that is all a convention asks for: the set of the winners that a move along the line may
//! reach.

use super::classes::{Classes, Seen};
use super::recent::Recent;
use super::sweep::{Lines, Plan, Reads, Row};

/// Lines of classes.
pub struct ClassLines {
    classes: Classes,
    seen: Vec<Seen>,
    recent: Recent<Seen>,
}

impl ClassLines {
    /// Bytes that the lines of a plan take.
    pub fn bytes(plan: &Plan) -> usize {
        let [heaps, kept] = plan.recent();
        plan.lines().saturating_mul(size_of::<Seen>()).saturating_add(Recent::<Seen>::bytes(heaps, kept))
    }

    /// The lines of a plan, empty.
    pub fn new(plan: &Plan, classes: Classes) -> Self {
        let [heaps, kept] = plan.recent();
        ClassLines { classes, seen: vec![0; plan.lines()], recent: Recent::new(heaps, kept) }
    }

    /// Fills a row, whose cells look at the lines that `reads` picks.
    #[inline(always)]
    fn fill_reading(&mut self, row: &Row, cells: &mut [u16], plane: usize, reads: Reads) {
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

    #[allow(clippy::cast_possible_truncation, reason = "classes are less than the number of players")]
    fn fill(&mut self, row: Row, cells: &mut [u16], plane: usize) {
        // The usual case is a loop of its own, which need not ask for each cell.
        match row.reads {
            Reads::All => self.fill_reading(&row, cells, plane, Reads::All),
            reads => self.fill_reading(&row, cells, plane, reads),
        }
        let ClassLines { classes, seen, recent } = self;
        let own = |index: usize| {
            let bits = |mover| classes.bits(mover, cells[mover * plane + index] as u8);
            (0..classes.width()).fold(0, |own, mover| own | bits(mover))
        };
        recent.widen(&row, own, |line, near| seen[line] |= near);
    }
}
