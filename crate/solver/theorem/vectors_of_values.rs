//! The values that a position has with 0, 1, … passes left, by the size of the heap that is lowered while all else stands
//! still: by their recursion, size by size, and beyond the sizes that were looked at by how they repeat.
//!
//! Guarantee: that they repeat is proved by the values themselves, for each depends on a fixed number of those before it.

use crate::limits;
use crate::numbers::{Token, index};

/// How the vectors go on where they were not computed.
enum Beyond {
    /// They were all computed.
    Nothing,
    /// As the last one.
    Constant,
    /// With this period.
    Period(Token),
}

/// What may be computed.
pub struct Rule {
    /// How many players there are.
    pub players: usize,
    /// The most stones that a move takes.
    pub most: Token,
    /// A period to look for.
    pub period: Token,
}

/// The vectors of the sizes from 0 to some largest one.
pub struct Vectors {
    /// How many values each has: the passes, and one.
    length: usize,
    /// Vector after vector.
    values: Vec<u8>,
    beyond: Beyond,
}

impl Vectors {
    /// The vectors up to a size, from that of size 0. `work` is how many values may be computed, and what is left of that;
    /// none where they are not enough.
    #[allow(clippy::cast_possible_truncation, reason = "a value is less than the number of players")]
    pub fn up_to(size: Token, first: &[u8], rule: &Rule, work: &mut usize) -> Option<Self> {
        let Rule { players, most, period } = *rule;
        let length = first.len();
        let mut vectors = Vectors { length, values: first.to_vec(), beyond: Beyond::Nothing };
        // For each number of passes and each value the last size that has it, counted from 1.
        let mut last = vec![[0; limits::PLAYERS]; length];
        let mut repeated = 0;
        for heap in 1..=size {
            *work = work.checked_sub(length)?;
            let mut with_a_pass = None;
            for last in &mut last {
                let before = vectors.values[vectors.values.len() - length];
                last[usize::from(before)] = heap;
                let may_follow = |value: usize| {
                    let seen = last[value];
                    (seen > 0 && heap + 1 - seen <= most) || with_a_pass == Some(value)
                };
                // The best that a player can have is to be followed by a position of the value n − 1.
                let value =
                    (0..players).find(|turns| may_follow((turns + players - 1) % players)).unwrap_or(0);
                with_a_pass = Some(value);
                vectors.values.push(value as u8);
            }
            let now = vectors.computed(heap);
            if size <= most && now == vectors.computed(heap - 1) {
                // Nothing new can follow: what may follow is all that there was.
                vectors.beyond = Beyond::Constant;
                return Some(vectors);
            }
            repeated =
                if heap >= period && now == vectors.computed(heap - period) { repeated + 1 } else { 0 };
            if repeated == most && heap < size {
                vectors.beyond = Beyond::Period(period);
                return Some(vectors);
            }
        }
        Some(vectors)
    }

    fn computed(&self, size: Token) -> &[u8] {
        &self.values[index(size) * self.length..][..self.length]
    }

    fn sizes(&self) -> Token {
        (self.values.len() / self.length) as Token
    }

    /// The vector of a size.
    pub fn at(&self, size: Token) -> &[u8] {
        let sizes = self.sizes();
        self.computed(match self.beyond {
            _ if size < sizes => size,
            Beyond::Period(period) => sizes - period + (size - sizes) % period,
            Beyond::Constant | Beyond::Nothing => sizes - 1,
        })
    }

    /// The sizes in a range that have a value in a place of their vectors, where that value is never the last of two in a row.
    pub fn sizes_with(&self, from: Token, to: Token, place: usize, value: u8) -> Vec<Token> {
        let end = if matches!(self.beyond, Beyond::Constant) { to.min(self.sizes()) } else { to };
        (from..end).filter(|size| self.at(*size)[place] == value).collect()
    }
}
