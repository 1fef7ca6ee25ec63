//! Nim: take any number of stones from one heap.
//!
//! Position: heaps. Options of one heap n: { m : 0 ≤ m < n }. No parameters.
//!
//! What is known: under normal play the Grundy value of a position is the nim-sum of its heaps (Bouton 1901);
//! under misère play the first player wins just as in normal play unless no heap exceeds 1.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("nim(3)", PlayConvention::Normal)?;
//! assert_eq!(game.options(&start).len(), 3);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::numbers::Token;
use crate::ruleset::{EachOption, HeapRule, RulesetCard};
use crate::taking::{Most, Taking};
use std::ops::ControlFlow;

/// The card of Nim.
pub static CARD: RulesetCard =
    RulesetCard { id: "nim", aliases: &[], parameters: &[], build: |_| Box::new(Nim) };

struct Nim;

impl HeapRule for Nim {
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        (0..heap).try_for_each(|left| each(&[left]))
    }

    fn count_heap_options(&self, heap: Token) -> Option<u64> {
        Some(heap)
    }

    fn taking(&self) -> Option<Taking> {
        Some(Taking::UpTo(Most::Whole))
    }

    fn count_positions(&self, heaps: &[Token]) -> Option<u64> {
        Some(heaps::positions_below(heaps))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn equal_heaps_give_two_moves_but_one_option() {
        let (game, start) = Game::parse("nim(1,1)", PlayConvention::Normal).unwrap();
        assert_eq!(game.moves(&start).len(), 2);
        assert_eq!(game.options(&start).len(), 1);
    }
}
