//! The values of all positions within a bound, where the moves lower a largest heap to every smaller size
//! ([`crate::ruleset::Sweeps::LargestHeap`]).
//!
//! Guarantee: every value follows from the options' values by its definition alone: the least of them, each one turn later
//! (for two players that is the outcome class).
//! How: positions are gone through by their largest heap x, and for each x by the other heaps, the *rest*, in colexical
//! order. With the same rest, the options for x are those for x − 1 and the position with x − 1 itself; so one set of
//! values for each rest is carried along. Where the rest has an x itself, its options are looked up among the positions
//! before it.
//! Cost: a few steps for each position; memory for a set and a value for each rest.

use crate::numbers::{self, Token};

/// The recursion, in slices.
pub struct LargestHeap {
    players: u8,
    terminal: u8,
    heaps: usize,
    bound: usize,
    /// By how many heaps and what size: how many lists of so many heaps, ascending, empty ones among them, are of smaller
    /// ones. The rank of a list in colexical order is a sum of these.
    lists: Vec<Vec<u64>>,
    /// For each rest, the values of its options with the largest heap so far, as bits.
    seen: Vec<u16>,
    /// For each rest, the value with the present largest heap.
    values: Vec<u8>,
    largest: usize,
    /// Where the present round stands: the position with its largest heap last, and the rank of its rest.
    position: Vec<Token>,
    rank: usize,
    /// Positions that have been valued.
    done: u64,
    /// Looks at values that this took.
    looks: u64,
}

/// How many positions there are of so many heaps at most, none larger than `bound`; `u64::MAX` where there are more than 2⁵².
pub fn position_count(heaps: usize, bound: u64) -> u64 {
    // C(bound + heaps, heaps): each factor divides what is before it.
    let next = |count: u64, factor: u64| count.checked_mul(bound + factor).map(|product| product / factor);
    let count = (1..=heaps as u64).try_fold(1, next);
    count.filter(|count| *count <= 1 << 52).unwrap_or(u64::MAX)
}

/// How many of the positions with heaps up to `bound` come before one in canonical order: those of fewer heaps, and those of
/// as many whose first heap that differs is smaller.
///
/// ```
/// use mexplorer::largest_heap::rank;
///
/// // (), (1), (2), (3), (1,1), (1,2), (1,3), (2,2)
/// assert_eq!(rank(&[2, 2], 3), 7);
/// ```
pub fn rank(heaps: &[Token], bound: u64) -> u64 {
    let Some(fewer) = heaps.len().checked_sub(1) else { return 0 };
    let mut rank = position_count(fewer, bound);
    let mut least = 1;
    for (place, &heap) in heaps.iter().enumerate() {
        // Ascending lists for this place and those behind it, of heaps of a least size: those that begin below `heap`.
        let lists = |least: Token| position_count(heaps.len() - place, bound - least);
        rank += lists(least) - lists(heap);
        least = heap;
    }
    rank
}

impl LargestHeap {
    /// Begins with positions of so many heaps at most (at least 1), none larger than `bound`, for so many players with the
    /// standard alliance matrix; at the end the winner comes `terminal` turns after the player to move.
    pub fn new(heaps: usize, bound: usize, players: u8, terminal: u8) -> Self {
        let below = |count: usize| (0..=bound as u64 + 1).map(move |size| lists_below(count, size)).collect();
        let rests = numbers::index(position_count(heaps - 1, bound as u64));
        LargestHeap {
            players,
            terminal,
            heaps,
            bound,
            lists: (0..heaps).map(below).collect(),
            seen: vec![0; rests],
            values: vec![0; rests],
            largest: 0,
            position: vec![0; heaps],
            rank: 0,
            done: 0,
            looks: 0,
        }
    }

    /// How many positions have been valued.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// How many looks at values that took.
    pub fn looks(&self) -> u64 {
        self.looks
    }

    /// Values so many more positions and hands on each with its heaps, ascending, without empty ones, and its game value.
    /// Answers whether all are done.
    pub fn advance(&mut self, count: usize, each: &mut dyn FnMut(&[Token], u8)) -> bool {
        let last = self.heaps - 1;
        for _ in 0..count {
            if self.largest > self.bound {
                return true;
            }
            let x = self.largest as Token;
            if last > 0 && self.position[last - 1] == x {
                self.seen[self.rank] = self.options_with_two_largest();
                self.looks += x;
            }
            let seen = self.seen[self.rank];
            let value = self.value(seen);
            self.values[self.rank] = value;
            self.seen[self.rank] = seen | 1 << value;
            let empty = self.position.iter().take_while(|heap| **heap == 0).count();
            each(&self.position[empty..], value);
            self.done += 1;
            self.looks += 1;
            self.step();
        }
        self.largest > self.bound
    }

    /// The least of the options' values, each one turn later.
    #[allow(clippy::cast_possible_truncation, reason = "it is a place among 16 bits")]
    fn value(&self, seen: u16) -> u8 {
        if seen == 0 {
            return self.terminal;
        }
        let later = seen << 1 | seen >> (self.players - 1);
        // The last value one turn later is 0, which stands in the lowest bit as well as above the players'.
        later.trailing_zeros() as u8
    }

    /// The values of the options where two heaps are the largest, x: one of them becomes t < x, and the rest is then the
    /// other heaps with t in its place among them.
    fn options_with_two_largest(&self) -> u16 {
        let others = &self.position[..self.heaps - 2];
        // The rank of the others with t in front of the place: those before keep their places, those behind move one up.
        let list = |count: usize, size: Token| self.lists[count][numbers::index(size)];
        let mut before = 0;
        let mut behind: u64 = others.iter().enumerate().map(|(place, &heap)| list(place + 2, heap)).sum();
        let mut place = 0;
        let mut seen = 0;
        for t in 0..self.largest as Token {
            while place < others.len() && others[place] <= t {
                before += list(place + 1, others[place]);
                behind -= list(place + 2, others[place]);
                place += 1;
            }
            let rank = before + list(place + 1, t) + behind;
            seen |= 1 << self.values[numbers::index(rank)];
        }
        seen
    }

    /// Goes on to the next rest in colexical order, or to the next largest heap.
    fn step(&mut self) {
        let last = self.heaps - 1;
        for place in 0..last {
            if self.position[place] < self.position[place + 1] {
                self.position[place] += 1;
                self.position[..place].fill(0);
                self.rank += 1;
                return;
            }
        }
        self.largest += 1;
        self.rank = 0;
        self.position.fill(0);
        self.position[last] = self.largest as Token;
    }
}

/// How many ascending lists of `count` heaps, empty ones among them, there are of heaps below `size`.
fn lists_below(count: usize, size: u64) -> u64 {
    match (count, size) {
        (0, _) => 1,
        (_, 0) => 0,
        _ => position_count(count, size - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::heaps::ANY_NUMBER;
    use crate::position::{Extent, PositionKind, canonical_order};

    #[test]
    fn ranks_count_in_canonical_order() {
        for (bound, heaps) in [(0, 3), (1, 5), (6, 4), (9, 2)] {
            let mut positions: Vec<_> = ANY_NUMBER.within(Extent { bound, heaps }).collect();
            positions.sort_by(|one, other| canonical_order(one, other));
            let ranks: Vec<_> = positions.iter().map(|heaps| rank(heaps, bound)).collect();
            assert!(ranks.iter().copied().eq(0..position_count(heaps, bound)), "{bound} {heaps}: {ranks:?}");
        }
    }
}
