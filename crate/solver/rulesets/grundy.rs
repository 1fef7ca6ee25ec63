//! Grundy's game: split one heap into two unequal ones.
//!
//! Position: heaps; those of 1 and 2 stones cannot be split and are kept. Options of one heap n: { {a, n − a} : 1 ≤ a < n/2 }.
//! No parameters.
//!
//! What is known: whether the Grundy values of single heaps are periodic from some heap on is an open question.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("grundy(6)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1,5)", "(2,4)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::numbers::Token;
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{EachOption, Example, HEAP_FORMULAS, HeapRule, RulesetCard, RulesetProse};
use crate::taking::{Take, Taking, Two};
use crate::text::Text;
use crate::touch::Parts;
use std::ops::ControlFlow;

/// The card of Grundy's game.
pub static CARD: RulesetCard =
    RulesetCard { id: "grundy", aliases: &[], parameters: &[], build: |_| Box::new(Grundy) };

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Grundy’s game", zh: "Grundy 游戏" },
    rules: Text {
        en: "Choose a heap and split it into two heaps of different sizes.",
        zh: "任选一堆，把它分成枚数不等的两堆。",
    },
    wordings: &[],
    parameters: &[],
    examples: &[
        Example {
            notation: "grundy(9)",
            says: Text { en: "Split until only ones and twos are left", zh: "一直分到只剩 1 和 2" },
        },
        Example { notation: "grundy(7)", says: Text { en: "Seven stones lose", zh: "七枚石子必败" } },
        Example { notation: "grundy(5,6)", says: Text { en: "Two heaps", zh: "两堆" } },
    ],
    refusals: &[
        refusal::OVER,
        refusal::GROW,
        RefusalProse {
            key: refusal::ONE_HEAP.key,
            says: Text { en: "Split one heap only.", zh: "一步只能分一堆。" },
        },
        RefusalProse {
            key: "small",
            says: Text {
                en: "A heap of one or two cannot be split into unequal parts.",
                zh: "一枚或两枚石子的堆分不成不等的两堆。",
            },
        },
        RefusalProse {
            key: "unequal",
            says: Text { en: "The two parts must be unequal.", zh: "分成的两堆枚数须不等。" },
        },
        RefusalProse {
            key: "two",
            says: Text {
                en: "Split the heap in two, and take nothing.",
                zh: "把一堆分成两堆，不取石子。",
            },
        },
    ],
    formulas: Some(&HEAP_FORMULAS),
    sources: &[
        "P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6–8.",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4.",
    ],
};

struct Grundy;

impl HeapRule for Grundy {
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        (1..heap.div_ceil(2)).try_for_each(|smaller| each(&[smaller, heap - smaller]))
    }

    fn heap_refusal(&self, heap: Token, parts: &Parts) -> Refusal {
        Refusal::new(match *parts.sizes() {
            _ if heap <= 2 => "small",
            [half] if parts.any() > 0 && half == heap - half => "unequal",
            [one, other] if one == other && one + other == heap => "unequal",
            _ => "two",
        })
    }

    fn parts(&self) -> usize {
        2
    }

    fn taking(&self) -> Option<Taking> {
        Some(Taking::OneOf(vec![Take { leaves_two: Two::Unequal, ..Take::digit(0, 0) }]))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn heaps_of_one_and_two_are_kept() {
        let (game, start) = Game::parse("grundy(1,2,2)", PlayConvention::Normal).unwrap();
        assert_eq!(start.tokens(), [1, 2, 2]);
        assert!(game.options(&start).is_empty());
    }
}
