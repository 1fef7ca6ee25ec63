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
use crate::parameter::{ParameterCard, Presence, Range};
use crate::refusal::Refusal;
use crate::ruleset::{EachOption, HeapRule, RulesetCard};
use crate::taking::{Take, Taking};
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
