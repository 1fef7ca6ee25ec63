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
use crate::refusal::Refusal;
use crate::ruleset::{EachOption, HeapRule, RulesetCard};
use crate::taking::{Take, Taking, Two};
use crate::touch::Parts;
use std::ops::ControlFlow;

/// The card of Grundy's game.
pub static CARD: RulesetCard =
    RulesetCard { id: "grundy", aliases: &[], parameters: &[], build: |_| Box::new(Grundy) };

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
