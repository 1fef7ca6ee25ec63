//! Subtraction games: take s stones from one heap, for some s in a fixed set S.
//!
//! Position: heaps; those too small for every s are kept. Options of one heap n: { n − s : s ∈ S, s ≤ n }.
//! Parameter: S, one or more distinct numbers of stones, each at least 1.
//!
//! What is known: the Grundy values of single heaps are periodic from some heap on, for every finite S.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("subtraction[set={2,3}](4)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| option.tokens()[0]).collect::<Vec<_>>(), [1, 2]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, ParameterProse, Presence, Range};
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{EachOption, Example, HEAP_FORMULAS, HeapRule, RulesetCard, RulesetProse};
use crate::taking::{Take, Taking};
use crate::text::Text;
use crate::touch::Parts;
use std::ops::ControlFlow;

/// The card of subtraction games.
pub static CARD: RulesetCard = RulesetCard {
    id: "subtraction",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "set",
        range: Range::Set { least: 1, most: LARGEST_TOKEN },
        presence: Presence::Required("{1,3,4}"),
    }],
    build: |parameters| Box::new(Subtraction { takes: parameters.set("set").to_vec() }),
};

/// What is written about them.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Subtraction game", zh: "减法游戏" },
    rules: Text {
        en: "Choose a heap and take {set} stones from it.",
        zh: "任选一堆，从中取走 {set} 枚石子。",
    },
    wordings: &[],
    parameters: &[ParameterProse {
        key: "set",
        name: Text { en: "Take one of S", zh: "可取枚数 S" },
        meaning: Text { en: "the numbers of stones a move may take", zh: "一步可以取走的枚数" },
        choices: &[],
        adds: None,
    }],
    examples: &[
        Example {
            notation: "subtraction[set={1,3,4}](15)",
            says: Text { en: "Values repeat with period 7", zh: "取值以 7 为周期" },
        },
        Example {
            notation: "subtraction[set={2,5,7}](30)",
            says: Text {
                en: "A longer period, and stones left over", zh: "周期更长，且会剩下石子"
            },
        },
        Example { notation: "subtraction[set={2,3}](4,6)", says: Text { en: "Two heaps", zh: "两堆" } },
    ],
    refusals: &[
        refusal::OVER,
        refusal::ONE_HEAP,
        refusal::GROW,
        refusal::WHOLE,
        refusal::NONE,
        refusal::SINGLE,
        RefusalProse {
            key: "set",
            says: Text { en: "You may take {set} stones.", zh: "只能取 {set} 枚石子。" },
        },
    ],
    formulas: Some(&HEAP_FORMULAS),
    sources: &[
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4.",
        "T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974) 159–167.",
    ],
};

struct Subtraction {
    /// Ascending, distinct, none of them 0, and at least one.
    takes: Vec<Token>,
}

impl HeapRule for Subtraction {
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        let takes = self.takes.iter().rev();
        takes.filter(|take| **take <= heap).try_for_each(|take| each(&[heap - take]))
    }

    fn heap_refusal(&self, _: Token, _: &Parts) -> Refusal {
        Refusal::one_of("set", "set", self.takes.clone())
    }

    fn count_heap_options(&self, heap: Token) -> Option<u64> {
        Some(self.takes.partition_point(|take| *take <= heap) as u64)
    }

    fn taking(&self) -> Option<Taking> {
        Some(Taking::OneOf(self.takes.iter().map(|&stones| Take::stones(stones)).collect()))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn a_heap_below_the_least_number_is_kept_and_terminal() {
        let (game, start) = Game::parse("subtraction[set={2,3}](1,1)", PlayConvention::Normal).unwrap();
        assert_eq!(start.tokens(), [1, 1]);
        assert!(game.options(&start).is_empty());
    }

    #[test]
    fn repeated_members_of_the_set_are_one() {
        let (game, _) = Game::parse("subtraction[set={3,2,3}](1)", PlayConvention::Normal).unwrap();
        assert_eq!(game.parameters.set("set"), [2, 3]);
    }
}
