//! Positions numbered in the order in which they are first seen.

use crate::numbers::Token;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// Positions in one flat array, each found by its tokens. They are numbered from 0.
pub struct PositionTable {
    offsets: Vec<u32>,
    tokens: Vec<Token>,
    numbers: HashTable<u32>,
}

impl Default for PositionTable {
    fn default() -> Self {
        PositionTable { offsets: vec![0], tokens: Vec::new(), numbers: HashTable::new() }
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
        row(&self.offsets, &self.tokens, index as u32)
    }

    /// The number of a position, if it is in the table.
    pub fn find(&self, tokens: &[Token]) -> Option<u32> {
        self.numbers.find(hash(tokens), |&index| self.get(index as usize) == tokens).copied()
    }

    /// The number of a position, a new one if it is seen for the first time.
    pub fn number(&mut self, tokens: &[Token]) -> u32 {
        let PositionTable { offsets, tokens: all, numbers } = self;
        let entry = numbers.entry(
            hash(tokens),
            |&index| row(offsets, all, index) == tokens,
            |&index| hash(row(offsets, all, index)),
        );
        let next = offsets.len() as u32 - 1;
        let index = *entry.or_insert(next).get();
        if index == next {
            all.extend_from_slice(tokens);
            offsets.push(all.len() as u32);
        }
        index
    }
}

fn row<'a>(offsets: &[u32], tokens: &'a [Token], index: u32) -> &'a [Token] {
    &tokens[offsets[index as usize] as usize..offsets[index as usize + 1] as usize]
}

fn hash(tokens: &[Token]) -> u64 {
    let mut hasher = FxHasher::default();
    tokens.hash(&mut hasher);
    hasher.finish()
}
