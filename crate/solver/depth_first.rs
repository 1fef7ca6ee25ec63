//! Depth-first search of a graph of arrows: its post-order, and whether a way leads round.

use crate::pace::{LOOKS, Pace};
use crate::rows::Rows;
use std::ops::Range;

/// Arrows looked at between two looks at the pace.
pub const LOOKED_AT_AT_ONCE: usize = 20_000;

/// Depth-first post-order without recursion, so that long games cannot overflow the stack; and the first positions found that lead
/// round, each an option of the one before, and the first of the last.
pub async fn depth_first(options: &Rows, start_count: usize, pace: &Pace) -> (Vec<u32>, Option<Vec<u32>>) {
    let mut search = DepthFirst::new(options, start_count);
    while search.advance(LOOKED_AT_AT_ONCE) {
        pace.spend(LOOKED_AT_AT_ONCE as u64 / LOOKS).await;
    }
    (search.order, search.way_round)
}

/// A depth-first search from some starts, the first rows.
pub struct DepthFirst<'a> {
    options: &'a Rows,
    starts: Range<u32>,
    /// For each position on the path, and each one done, the next entry of its row to look at.
    next: Vec<u32>,
    path: Vec<u32>,
    /// Positions that are done: each after its options.
    pub order: Vec<u32>,
    /// The first positions of the path that lead round, if some do.
    pub way_round: Option<Vec<u32>>,
}

impl<'a> DepthFirst<'a> {
    const UNSEEN: u32 = u32::MAX;
    const DONE: u32 = u32::MAX - 1;

    #[allow(clippy::cast_possible_truncation, reason = "rows are counted within a budget")]
    /// A search from the first rows.
    pub fn new(options: &'a Rows, start_count: usize) -> Self {
        DepthFirst {
            options,
            starts: 0..start_count as u32,
            next: vec![Self::UNSEEN; options.len()],
            path: Vec::new(),
            order: Vec::with_capacity(options.len()),
            way_round: None,
        }
    }

    /// Takes so many steps. Answers whether there are more to take.
    pub fn advance(&mut self, steps: usize) -> bool {
        for _ in 0..steps {
            let Some(&index) = self.path.last() else {
                let Some(start) = self.starts.next() else { return false };
                self.see(start);
                continue;
            };
            let cursor = self.next[index as usize];
            if cursor == self.options.offsets[index as usize + 1] {
                self.next[index as usize] = Self::DONE;
                self.order.push(index);
                self.path.pop();
                continue;
            }
            self.next[index as usize] = cursor + 1;
            self.see(self.options.items[cursor as usize]);
        }
        true
    }

    /// Goes on with a position that has not been seen; one that is on the path leads round.
    fn see(&mut self, index: u32) {
        match self.next[index as usize] {
            Self::UNSEEN => {
                self.next[index as usize] = self.options.offsets[index as usize];
                self.path.push(index);
            }
            Self::DONE => {}
            _ if self.way_round.is_none() => {
                let first = self.path.iter().position(|on_path| *on_path == index).unwrap_or(0);
                self.way_round = Some(self.path[first..].to_vec());
            }
            _ => {}
        }
    }
}
