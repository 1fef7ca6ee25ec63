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
use crate::parameter::{ParameterCard, Presence, Range};
use crate::refusal::Refusal;
use crate::ruleset::{EachOption, HeapRule, RulesetCard};
use crate::taking::{Most, Taking};
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
