//! Positions numbered in the order in which they are first seen.
//!
//! A hash table with open addressing that holds nothing but numbers: the tokens stand in one flat array, and a slot's
//! number leads to them. Cost: about one look at the slots for each position asked for.

use crate::numbers::Token;

/// Positions, or any lists of tokens, each found by its tokens. They are numbered from 0.
pub struct PositionTable {
    /// Where the tokens of each position start, and where the last one's end.
    offsets: Vec<u32>,
    tokens: Vec<Token>,
    /// Numbers of positions, each in the first free slot from the one its hash points to, or [`FREE`].
    slots: Vec<u32>,
    /// By how much to shift a hash to leave as many bits as it takes to number the slots.
    shift: u32,
}

const FREE: u32 = u32::MAX;

/// 16 slots to begin with.
const FIRST_SHIFT: u32 = 60;

impl Default for PositionTable {
    fn default() -> Self {
        PositionTable {
            offsets: vec![0],
            tokens: Vec::new(),
            slots: vec![FREE; 1 << (64 - FIRST_SHIFT)],
            shift: FIRST_SHIFT,
        }
    }
}

impl PositionTable {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The tokens of a position.
    pub fn get(&self, index: usize) -> &[Token] {
        &self.tokens[self.offsets[index] as usize..self.offsets[index + 1] as usize]
    }

    /// The number of a position, if it is in the table.
    pub fn find(&self, tokens: &[Token]) -> Option<u32> {
        Some(self.slots[self.slot(tokens)]).filter(|&index| index != FREE)
    }

    /// The number of a position, a new one if it is seen for the first time.
    pub fn number(&mut self, tokens: &[Token]) -> u32 {
        let slot = self.slot(tokens);
        if self.slots[slot] != FREE {
            return self.slots[slot];
        }
        let index = self.len() as u32;
        self.slots[slot] = index;
        self.tokens.extend_from_slice(tokens);
        self.offsets.push(self.tokens.len() as u32);
        // Half of the slots stay free, so that searches are short.
        if self.len() * 2 > self.slots.len() {
            self.grow();
        }
        index
    }

    /// The slot where a position is, or where it would be.
    fn slot(&self, tokens: &[Token]) -> usize {
        let mut slot = (hash(tokens) >> self.shift) as usize;
        while self.slots[slot] != FREE && self.get(self.slots[slot] as usize) != tokens {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }

    fn grow(&mut self) {
        self.shift -= 1;
        self.slots = vec![FREE; 1 << (64 - self.shift)];
        for index in 0..self.len() {
            let slot = self.slot(self.get(index));
            self.slots[slot] = index as u32;
        }
    }
}

/// A multiplicative hash: its upper bits depend on all tokens and their order. The factor is 2⁶⁴ divided by the golden
/// ratio: D. E. Knuth, The Art of Computer Programming 3, section 6.4.
fn hash(tokens: &[Token]) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let step = |hash: u64, &token: &Token| (hash.rotate_left(26) ^ token).wrapping_mul(FACTOR);
    tokens.iter().fold(tokens.len() as u64, step).wrapping_mul(FACTOR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_keeps_its_number_while_the_table_grows() {
        let mut table = PositionTable::default();
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
