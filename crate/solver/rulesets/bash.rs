//! Bachet's game, also called the Bash game: take at least 1 and at most m stones from one heap.
//!
//! Position: heaps. Options of one heap n: { n − t : 1 ≤ t ≤ min(m, n) }.
//! Parameter: m ≥ 1, the most stones a move may take.
//!
//! What is known: under normal play the Grundy value of one heap n is n mod (m + 1).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("bash[m=3](21)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| option.tokens()[0]).collect::<Vec<_>>(), [18, 19, 20]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, ParameterProse, Presence, Range};
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{EachOption, Example, HEAP_FORMULAS, HeapRule, RulesetCard, RulesetProse, Wording};
use crate::taking::{Most, Taking};
use crate::text::Text;
use crate::touch::Parts;
use std::ops::ControlFlow;

/// The card of Bachet's game.
pub static CARD: RulesetCard = RulesetCard {
    id: "bash",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "m",
        range: Range::Integer { least: 1, most: LARGEST_TOKEN },
        presence: Presence::Required("3"),
    }],
    build: |parameters| Box::new(Bash { most: parameters.integer("m") }),
};

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Bachet’s game", zh: "巴什博弈" },
    rules: Text {
        en: "Choose a heap and take at least one and at most {m} stones from it.",
        zh: "任选一堆，从中取走至少一枚、至多 {m} 枚石子。",
    },
    wordings: &[
        Wording {
            of: &[("m", "1")],
            rules: Text {
                en: "Choose a heap and take one stone from it.",
                zh: "任选一堆，从中取走一枚石子。",
            },
        },
    ],
    parameters: &[ParameterProse {
        key: "m",
        name: Text { en: "Take at most m", zh: "至多取 m" },
        meaning: Text { en: "the most stones a move may take", zh: "一步至多取走的枚数" },
        choices: &[],
        adds: None,
    }],
    examples: &[
        Example {
            notation: "bash[m=3](21)",
            says: Text { en: "Leave a multiple of four", zh: "给对方留下 4 的倍数" },
        },
        Example {
            notation: "bash[m=5](2,9)",
            says: Text { en: "Two heaps: remainders decide", zh: "两堆：由余数决定" },
        },
        Example {
            notation: "bash[m=2](3,4,5)",
            says: Text { en: "Three heaps, at most two stones a move", zh: "三堆，每步至多取两枚" },
        },
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
            says: Text { en: "Take at most {m} stones.", zh: "至多取 {m} 枚石子。" },
        },
    ],
    formulas: Some(&HEAP_FORMULAS),
    sources: &["C. G. Bachet de Méziriac, Problèmes plaisans et délectables (1612)."],
};

struct Bash {
    /// At least 1.
    most: Token,
}

impl HeapRule for Bash {
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        (heap.saturating_sub(self.most)..heap).try_for_each(|left| each(&[left]))
    }

    fn heap_refusal(&self, _: Token, _: &Parts) -> Refusal {
        Refusal::at_most("most", "m", self.most)
    }

    fn count_heap_options(&self, heap: Token) -> Option<u64> {
        Some(heap.min(self.most))
    }

    fn taking(&self) -> Option<Taking> {
        Some(Taking::UpTo(Most::Stones(self.most)))
    }

    fn count_positions(&self, heaps: &[Token]) -> Option<u64> {
        // Single stones can always be taken, so every smaller size can be reached.
        Some(heaps::positions_below(heaps))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn a_small_heap_can_be_taken_whole() {
        let (game, start) = Game::parse("bash[m=5](2)", PlayConvention::Normal).unwrap();
        assert_eq!(game.options(&start).len(), 2);
    }
}
