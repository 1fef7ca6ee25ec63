//! Whether some values occur among the nim-sums of many pairs, a block of pairs at a time.
//!
//! Values are looked at in two parts, their lowest four bits and the eight above. Of all values with the same lowest bits at
//! most one is looked for, so a table of 16 upper parts holds all that are, and one instruction looks 16 of them up.

/// Pairs that are looked at together.
pub const BLOCK: usize = 64;

/// Values to look for.
pub struct Candidates {
    upper: [u8; 16],
    /// By lowest bits.
    values: [u16; 16],
}

impl Candidates {
    /// No candidate has this upper part, unless values beyond 4,095 make it ambiguous; then a block is said to hold a
    /// candidate though it does not.
    const NONE: u8 = u8::MAX;

    /// The first values of an ascending list, as many as fit. At least one must be given.
    pub fn new(unseen: impl Iterator<Item = u16>) -> Self {
        let mut candidates = Candidates { upper: [Self::NONE; 16], values: [u16::MAX; 16] };
        for value in unseen {
            let place = &mut candidates.values[lower(value) as usize];
            if *place != u16::MAX {
                break;
            }
            *place = value;
            candidates.upper[lower(value) as usize] = upper(value);
        }
        candidates
    }

    /// Strikes out what has been seen. Answers whether a candidate is left.
    pub fn strike(&mut self, is_seen: impl Fn(u16) -> bool) -> bool {
        for (value, upper) in self.values.iter_mut().zip(&mut self.upper) {
            if *value != u16::MAX && is_seen(*value) {
                (*value, *upper) = (u16::MAX, Self::NONE);
            }
        }
        self.least().is_some()
    }

    /// The least candidate.
    pub fn least(&self) -> Option<u16> {
        self.values.iter().copied().min().filter(|value| *value != u16::MAX)
    }

    /// Whether one of a block's pairs may be a candidate, from the lower parts of both sides and the upper ones.
    #[cfg(target_arch = "wasm32")]
    #[inline(always)]
    pub fn may_occur(&self, lower: [&[u8]; 2], upper: [&[u8]; 2]) -> bool {
        use std::arch::wasm32::{
            i8x16_eq, i8x16_splat, i8x16_swizzle, v128, v128_any_true, v128_or, v128_xor,
        };
        let load = |bytes: &[u8], step: usize| -> v128 {
            let bytes: [u8; 16] = bytes[step..step + 16].try_into().unwrap_or_default();
            bytemuck::cast(bytes)
        };
        let table: v128 = bytemuck::cast(self.upper);
        let mut found = i8x16_splat(0);
        for step in (0..BLOCK).step_by(16) {
            let lower = v128_xor(load(lower[0], step), load(lower[1], step));
            let upper = v128_xor(load(upper[0], step), load(upper[1], step));
            found = v128_or(found, i8x16_eq(i8x16_swizzle(table, lower), upper));
        }
        v128_any_true(found)
    }

    /// The same where there are no such instructions.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn may_occur(&self, lower: [&[u8]; 2], upper: [&[u8]; 2]) -> bool {
        let pairs = 0..BLOCK;
        pairs.into_iter().any(|pair| {
            self.upper[usize::from(lower[0][pair] ^ lower[1][pair])] == upper[0][pair] ^ upper[1][pair]
        })
    }
}

/// The lowest four bits of a value.
pub fn lower(value: u16) -> u8 {
    (value & 15) as u8
}

/// The eight bits above.
#[allow(
    clippy::cast_possible_truncation,
    reason = "the highest four bits are left out, which makes some blocks be looked at in vain"
)]
pub fn upper(value: u16) -> u8 {
    (value >> 4) as u8
}
