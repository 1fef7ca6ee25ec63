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
use crate::refusal;
use crate::ruleset::{EachOption, Example, HEAP_FORMULAS, HeapRule, RulesetCard, RulesetProse};
use crate::taking::{Most, Taking};
use crate::text::Text;
use std::ops::ControlFlow;

/// The card of Nim.
pub static CARD: RulesetCard =
    RulesetCard { id: "nim", aliases: &[], parameters: &[], build: |_| Box::new(Nim) };

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Nim", zh: "Nim 游戏" },
    rules: Text {
        en: "Choose a heap and take any number of stones from it, at least one.",
        zh: "任选一堆，从中取走至少一枚石子，数目不限。",
    },
    wordings: &[],
    parameters: &[],
    examples: &[
        Example {
            notation: "nim(1,2,3)",
            says: Text { en: "The classic: 14 positions", zh: "经典例子：共 14 个局面" },
        },
        Example {
            notation: "nim(3,3)",
            says: Text { en: "Two equal heaps: copy the other player", zh: "两堆相等：模仿对方" },
        },
        Example {
            notation: "nim(3,4,5)",
            says: Text { en: "Which heap to take from, and how many to leave?", zh: "该取哪一堆，留下几枚？" },
        },
        Example {
            notation: "nim(2,2,2,2)",
            says: Text { en: "Two pairs: symmetry wins", zh: "两对相等的堆：对称取胜" },
        },
    ],
    refusals: &[refusal::OVER, refusal::ONE_HEAP, refusal::GROW, refusal::WHOLE, refusal::NONE],
    formulas: Some(&HEAP_FORMULAS),
    sources: &[
        "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901) 35–39.",
    ],
};

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
