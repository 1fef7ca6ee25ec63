//! Numbers of the field: tokens, the mex and the nim-sum.

/// What a position is made of: a heap size, a quota, a vertex number, …, always at most [`LARGEST_TOKEN`].
pub type Token = u64;

/// The largest token, 2⁵³ − 1: the largest integer up to which JavaScript's numbers are exact.
pub const LARGEST_TOKEN: Token = (1 << 53) - 1;

/// Stands between the components of a sum: one more than any token.
pub const SEPARATOR: Token = LARGEST_TOKEN + 1;

/// A token as a place in a list or a number of things. One that is larger than any address becomes the largest, at which there
/// is nothing: a cast would make another one of it where addresses have 32 bits.
///
/// ```
/// assert_eq!(["P", "N"].get(mexplorer::numbers::index(1)), Some(&"N"));
/// assert_eq!(["P", "N"].get(mexplorer::numbers::index(1 << 32)), None);
/// ```
pub fn index(token: Token) -> usize {
    usize::try_from(token).unwrap_or(usize::MAX)
}

/// The nim-sum of some numbers: binary addition without carry.
///
/// ```
/// assert_eq!(mexplorer::numbers::nim_sum([1, 2, 3]), 0);
/// ```
pub fn nim_sum(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// The same of a list.
pub fn nim_sum_of(values: &[u64]) -> u64 {
    nim_sum(values.iter().copied())
}

/// Writes numbers with commas between them.
pub fn push_joined(out: &mut String, numbers: &[u64]) {
    let mut digits = itoa::Buffer::new();
    for (index, number) in numbers.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        out.push_str(digits.format(*number));
    }
}

/// The places of the bits that are set in some words, from the highest down.
///
/// ```
/// assert_eq!(mexplorer::numbers::places_of_bits(&[0b101, 0b10]).collect::<Vec<_>>(), [65, 2, 0]);
/// ```
pub fn places_of_bits(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().rev().flat_map(|(number, &word)| {
        let mut rest = word;
        std::iter::from_fn(move || {
            let highest = rest.checked_ilog2()?;
            rest ^= 1 << highest;
            Some(number * 64 + highest as usize)
        })
    })
}

/// Finds the mex of one set after another without clearing memory in between.
///
/// A value counts as present when its stamp is the current round's, so starting a new set costs nothing.
///
/// ```
/// let mut mex = mexplorer::numbers::MexFinder::default();
/// assert_eq!(mex.of([0, 1, 3]), 2);
/// assert_eq!(mex.of([1, 2]), 0);
/// ```
#[derive(Default)]
pub struct MexFinder {
    stamps: Vec<u32>,
    round: u32,
}

impl MexFinder {
    /// The least natural number that is not among `values`.
    #[allow(clippy::cast_possible_truncation, reason = "a mex is at most the largest value and one")]
    pub fn of(&mut self, values: impl IntoIterator<Item = u32>) -> u32 {
        if self.round == u32::MAX {
            self.stamps.fill(0);
            self.round = 0;
        }
        self.round += 1;
        for value in values {
            let value = value as usize;
            if value >= self.stamps.len() {
                self.stamps.resize(value + 1, 0);
            }
            self.stamps[value] = self.round;
        }
        let missing = self.stamps.iter().position(|&stamp| stamp != self.round);
        missing.unwrap_or(self.stamps.len()) as u32
    }
}
