//! Take at most half: take at least one stone and at most half of one heap.
//!
//! Position: heaps. Options of one heap s: { s − t : 1 ≤ t ≤ ⌈s/2⌉ }, rounded down { s − t : 1 ≤ t ≤ ⌊s/2⌋ }; then a heap
//! of 1 has no option and is kept.
//! Parameter: which way half of an odd number is rounded.
//!
//! What is known: under normal play SG(2k − 1) = k and SG(2k) = SG(k − 1); rounded down SG(2k) = k and SG(2k + 1) = SG(k).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("half(5)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| option.tokens()[0]).collect::<Vec<_>>(), [2, 3, 4]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::numbers::Token;
use crate::parameter::{ParameterCard, ParameterProse, Presence, Range};
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{EachOption, Example, HEAP_FORMULAS, HeapRule, RulesetCard, RulesetProse};
use crate::taking::{Most, Taking};
use crate::text::Text;
use crate::touch::Parts;
use std::ops::ControlFlow;

/// The card of taking at most half.
pub static CARD: RulesetCard = RulesetCard {
    id: "half",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "rounding",
        range: Range::Choice(&["up", "down"]),
        presence: Presence::Optional("up"),
    }],
    build: |parameters| Box::new(Half { is_rounded_up: parameters.text("rounding") == "up" }),
};

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Take at most half", zh: "至多取一半" },
    rules: Text {
        en: "Choose a heap and take at least one and at most half of its stones, rounded {rounding}.",
        zh: "任选一堆，从中取走至少一枚、至多一半的石子，一半不是整数时{rounding}取整。",
    },
    wordings: &[],
    parameters: &[ParameterProse {
        key: "rounding",
        name: Text { en: "Half is rounded", zh: "一半取整" },
        meaning: Text { en: "how half of an odd number is rounded", zh: "奇数的一半如何取整" },
        choices: &[("up", Text { en: "up", zh: "向上" }), ("down", Text { en: "down", zh: "向下" })],
        adds: None,
    }],
    examples: &[
        Example { notation: "half(14)", says: Text { en: "2, 6 and 14 lose", zh: "2、6、14 必败" } },
        Example {
            notation: "half[rounding=down](15)",
            says: Text {
                en: "Rounded down, 1, 3, 7 and 15 lose", zh: "向下取整：1、3、7、15 必败"
            },
        },
        Example { notation: "half(3,5)", says: Text { en: "Two heaps", zh: "两堆" } },
    ],
    refusals: &[
        refusal::OVER,
        refusal::ONE_HEAP,
        refusal::GROW,
        refusal::WHOLE,
        refusal::NONE,
        refusal::SINGLE,
        RefusalProse {
            key: "most",
            says: Text {
                en: "Take at most half of the heap: {most} stones.",
                zh: "至多取一半，即 {most} 枚石子。",
            },
        },
        RefusalProse {
            key: "stays", says: Text { en: "The last stone stays.", zh: "最后一枚石子不能取。" }
        },
    ],
    formulas: Some(&HEAP_FORMULAS),
    sources: &["L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006) 113–127."],
};

struct Half {
    is_rounded_up: bool,
}

impl Half {
    fn most(&self, heap: Token) -> Token {
        if self.is_rounded_up { heap.div_ceil(2) } else { heap / 2 }
    }
}

impl HeapRule for Half {
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        (heap - self.most(heap)..heap).try_for_each(|left| each(&[left]))
    }

    fn heap_refusal(&self, heap: Token, _: &Parts) -> Refusal {
        match self.most(heap) {
            0 => Refusal::new("stays"),
            most => Refusal::at_most("most", "most", most),
        }
    }

    fn count_heap_options(&self, heap: Token) -> Option<u64> {
        Some(self.most(heap))
    }

    fn taking(&self) -> Option<Taking> {
        Some(Taking::UpTo(Most::Half { rounded_up: self.is_rounded_up }))
    }

    fn count_positions(&self, heaps: &[Token]) -> Option<u64> {
        // Single stones can be taken, rounded down all but the last one.
        let kept = u64::from(!self.is_rounded_up);
        let lowered: Vec<Token> = heaps.iter().map(|heap| heap - kept).collect();
        Some(heaps::positions_below(&lowered))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn rounded_down_a_single_stone_is_kept() {
        let (game, start) = Game::parse("half[rounding=down](1,3)", PlayConvention::Normal).unwrap();
        let options: Vec<_> = game.options(&start).iter().map(|option| game.label(option)).collect();
        assert_eq!(options, ["(1,2)"]);
    }
}
