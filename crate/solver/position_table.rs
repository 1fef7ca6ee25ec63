//! Positions numbered in the order in which they are first seen.
//!
//! A hash table with open addressing that holds nothing but numbers and parts of hashes: the tokens stand in one flat array,
//! and a slot's number leads to them. Cost: about one look at the slots and one at the tokens for each position asked for.
//! Where positions have few and small tokens, they are found by index instead, in a fraction of that.

use crate::numbers::{self, Token};

/// Positions, or any lists of tokens, each found by its tokens. They are numbered from 0.
pub struct PositionTable {
    /// Where the tokens of each position start, and where the last one's end.
    offsets: Vec<u32>,
    tokens: Vec<Token>,
    /// A position's number below the upper half of its hash, in the first free slot from the one its hash points to, or
    /// [`FREE`]. The half hash makes it needless to look at other positions' tokens, and to hash anew when the table grows.
    slots: Vec<u64>,
    /// By how much to shift a hash to leave as many bits as it takes to number the slots.
    shift: u32,
    hash: fn(&[Token]) -> u64,
    small: Cells,
}

const FREE: u64 = u64::MAX;

/// 16 slots to begin with.
const FIRST_SHIFT: u32 = 60;

impl Default for PositionTable {
    fn default() -> Self {
        PositionTable {
            offsets: vec![0],
            tokens: Vec::new(),
            slots: vec![FREE; 1 << (64 - FIRST_SHIFT)],
            shift: FIRST_SHIFT,
            hash: ordered_hash,
            small: Cells::default(),
        }
    }
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "positions are counted up to a budget; an entry is a part of a hash and a number"
)]
impl PositionTable {
    /// A table for lists whose order tells nothing, since they are all sorted. Their hash is the sum of [`hash_of`] their
    /// tokens, so that it is at hand when some tokens are known and few change.
    pub fn of_sorted() -> Self {
        let hash =
            |tokens: &[Token]| tokens.iter().fold(0, |sum: u64, &token| sum.wrapping_add(hash_of(token)));
        PositionTable { hash, ..PositionTable::default() }
    }

    /// The same table for those who expect most positions to have no more tokens than these, and none larger.
    pub fn with_room_below<'a>(self, positions: impl Iterator<Item = &'a [Token]>) -> Self {
        PositionTable { small: Cells::below(positions), ..self }
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many tokens all of them have.
    pub fn token_count(&self) -> usize {
        self.tokens.len()
    }

    /// The tokens of a position.
    pub fn get(&self, index: usize) -> &[Token] {
        &self.tokens[self.offsets[index] as usize..self.offsets[index + 1] as usize]
    }

    /// The number of a position, if it is in the table.
    pub fn find(&self, tokens: &[Token]) -> Option<u32> {
        if let Some(cell) = self.small.index(tokens) {
            return Some(self.small.numbers[cell]).filter(|&number| number != Cells::EMPTY);
        }
        let entry = self.slots[self.slot((self.hash)(tokens), tokens)];
        (entry != FREE).then_some(entry as u32)
    }

    /// The number of a position, a new one if it is seen for the first time.
    pub fn number(&mut self, tokens: &[Token]) -> u32 {
        match self.small.index(tokens) {
            Some(cell) => self.number_in_cell(cell, tokens),
            None => self.number_in_slot((self.hash)(tokens), tokens),
        }
    }

    /// The same for somebody who knows the hash.
    pub fn number_by_hash(&mut self, hash: u64, tokens: &[Token]) -> u32 {
        match self.small.index(tokens) {
            Some(cell) => self.number_in_cell(cell, tokens),
            None => self.number_in_slot(hash, tokens),
        }
    }

    fn number_in_cell(&mut self, cell: usize, tokens: &[Token]) -> u32 {
        if self.small.numbers[cell] == Cells::EMPTY {
            self.small.numbers[cell] = self.append(tokens);
        }
        self.small.numbers[cell]
    }

    fn number_in_slot(&mut self, hash: u64, tokens: &[Token]) -> u32 {
        let slot = self.slot(hash, tokens);
        if self.slots[slot] != FREE {
            return self.slots[slot] as u32;
        }
        let index = self.append(tokens);
        self.slots[slot] = upper_half(hash) | u64::from(index);
        // Half of the slots stay free, so that searches are short.
        if self.len() * 2 > self.slots.len() {
            self.grow();
        }
        index
    }

    fn append(&mut self, tokens: &[Token]) -> u32 {
        let index = self.len() as u32;
        self.tokens.extend_from_slice(tokens);
        self.offsets.push(self.tokens.len() as u32);
        index
    }

    /// The slot where a position is, or where it would be.
    fn slot(&self, hash: u64, tokens: &[Token]) -> usize {
        let is_it = |entry: u64| {
            upper_half(entry) == upper_half(hash) && are_equal(self.get(entry as u32 as usize), tokens)
        };
        let mut slot = (hash >> self.shift) as usize;
        while self.slots[slot] != FREE && !is_it(self.slots[slot]) {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }

    fn grow(&mut self) {
        self.shift -= 1;
        let entries = std::mem::replace(&mut self.slots, vec![FREE; 1 << (64 - self.shift)]);
        for entry in entries.into_iter().filter(|&entry| entry != FREE) {
            let mut slot = (entry >> self.shift) as usize;
            while self.slots[slot] != FREE {
                slot = (slot + 1) & (self.slots.len() - 1);
            }
            self.slots[slot] = entry;
        }
    }
}

/// A cell for every position of few and small tokens: its tokens are the digits of the cell's index.
#[derive(Default)]
struct Cells {
    /// The number of the position of each cell, or [`Cells::EMPTY`].
    numbers: Vec<u32>,
    /// Digits are from 1 to the base, the largest token and 1: that numbers all lists, short and long, without a gap.
    largest: Token,
    /// The powers of the base, one for each token of a longest list, the largest first.
    powers: Vec<Token>,
}

impl Cells {
    const EMPTY: u32 = u32::MAX;

    /// Cells beyond which there are none at all: 4 MB.
    const MOST: Token = 1 << 20;

    fn below<'a>(positions: impl Iterator<Item = &'a [Token]>) -> Self {
        let (mut largest, mut most_tokens) = (0, 0);
        for tokens in positions {
            largest = tokens.iter().fold(largest, |largest, &token| largest.max(token));
            most_tokens = most_tokens.max(tokens.len());
        }
        let mut powers = Vec::new();
        // The empty list has a cell, too.
        let (mut power, mut count): (Token, Token) = (1, 1);
        for _ in 0..most_tokens {
            powers.push(power);
            power = power.saturating_mul(largest.saturating_add(1));
            count = count.saturating_add(power);
            if count > Self::MOST {
                return Cells::default();
            }
        }
        powers.reverse();
        Cells { numbers: vec![Self::EMPTY; numbers::index(count)], largest, powers }
    }

    /// The cell of a position, if it has one.
    fn index(&self, tokens: &[Token]) -> Option<usize> {
        let powers = &self.powers[self.powers.len().checked_sub(tokens.len())?..];
        let (mut index, mut is_small): (Token, bool) = (0, true);
        // No digit waits for another one, as it would if what is there were multiplied each time.
        for (&token, &power) in tokens.iter().zip(powers) {
            is_small &= token <= self.largest;
            index = power.wrapping_mul(token.wrapping_add(1)).wrapping_add(index);
        }
        (is_small && !self.numbers.is_empty()).then(|| numbers::index(index))
    }
}

fn upper_half(hash: u64) -> u64 {
    hash >> 32 << 32
}

/// Without a branch for each token, for the lists are nearly always equal.
fn are_equal(some: &[Token], others: &[Token]) -> bool {
    let differences = some.iter().zip(others).fold(0, |bits, (one, other)| bits | (one ^ other));
    some.len() == others.len() && differences == 0
}

/// 2⁶⁴ divided by the golden ratio: D. E. Knuth, The Art of Computer Programming 3, section 6.4.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// A multiplicative hash: its upper bits depend on all tokens and their order.
fn ordered_hash(tokens: &[Token]) -> u64 {
    let step = |hash: u64, &token: &Token| (hash.rotate_left(26) ^ token).wrapping_mul(FACTOR);
    tokens.iter().fold(tokens.len() as u64, step).wrapping_mul(FACTOR)
}

/// What a token adds to the hash of a sorted list; 0 adds nothing. Multiplied twice, so that small tokens have sums that do
/// not follow from one another.
pub fn hash_of(token: Token) -> u64 {
    let once = token.wrapping_mul(FACTOR);
    (once ^ once >> 32).wrapping_mul(FACTOR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_keeps_its_number_while_the_table_grows() {
        keeps_numbers(PositionTable::default());
        keeps_numbers(PositionTable::of_sorted());
        // Some of them are small enough to have a cell, and some are not.
        keeps_numbers(PositionTable::default().with_room_below([&[9, 40, 0][..]].into_iter()));
        keeps_numbers(PositionTable::of_sorted().with_room_below([&[70][..], &[1, 1]].into_iter()));
        keeps_numbers(PositionTable::default().with_room_below([&[1; 18][..]].into_iter()));
        keeps_numbers(PositionTable::default().with_room_below([&[0; 4][..]].into_iter()));
    }

    fn keeps_numbers(mut table: PositionTable) {
        let lists: Vec<Vec<Token>> =
            (0..500).map(|n| (0..n % 7).map(|k| n / 7 * (k + 1)).collect()).collect();
        let numbers: Vec<u32> = lists.iter().map(|list| table.number(list)).collect();
        for (list, &number) in lists.iter().zip(&numbers) {
            assert_eq!(table.find(list), Some(number));
            assert_eq!(table.get(number as usize), list);
        }
        assert_eq!(table.find(&[999_999]), None);
    }
}
