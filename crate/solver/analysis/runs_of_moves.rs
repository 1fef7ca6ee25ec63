//! Moves of a position, of which there may be very many, a run of them after the other.

use crate::moves::Move;
use crate::pace::Pace;
use crate::ruleset::EachMove;
use std::ops::ControlFlow;

/// Moves in the first run; the next has twice as many, and so on. What was in runs before is listed and passed over again.
const AT_FIRST: usize = 1_000;

/// Where the next run begins.
pub struct RunsOfMoves {
    /// Moves that were looked at, and how many may be.
    looked_at: usize,
    most: usize,
    /// Moves in the next run.
    count: usize,
    /// What it takes to find them out; see [`Ruleset::work`](crate::ruleset::Ruleset::work).
    work: u64,
    are_all: bool,
}

impl RunsOfMoves {
    /// Runs of so many moves at most in all, which it takes so much work to find out.
    pub fn new(most: usize, work: u64) -> Self {
        RunsOfMoves { looked_at: 0, most, count: AT_FIRST, work, are_all: false }
    }

    /// The next run of what is listed here, which is the same every time; none after the last.
    pub async fn next(
        &mut self,
        list: &dyn Fn(&mut EachMove) -> ControlFlow<()>,
        pace: &Pace,
    ) -> Option<Vec<Move>> {
        if self.are_all || self.looked_at == self.most {
            return None;
        }
        let count = self.count.min(self.most - self.looked_at);
        let (mut place, mut moves) = (0, Vec::new());
        // Whether there is one more is known when it comes.
        let flow = list(&mut |mv| {
            if moves.len() == count {
                return ControlFlow::Break(());
            }
            if place >= self.looked_at {
                moves.push(mv);
            }
            place += 1;
            ControlFlow::Continue(())
        });
        self.are_all = flow.is_continue();
        self.looked_at += moves.len();
        if flow.is_break() && moves.len() < count {
            // The rules broke off by themselves: there are too many ways to find the others.
            self.most = self.looked_at;
        }
        self.count *= 2;
        pace.spend(place as u64 + self.work).await;
        Some(moves)
    }

    /// Whether there are no moves after those that were in runs.
    pub fn are_all(&self) -> bool {
        self.are_all
    }
}
