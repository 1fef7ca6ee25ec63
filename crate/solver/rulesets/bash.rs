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
use crate::parameter::{ParameterCard, Presence, Range};
use crate::refusal::Refusal;
use crate::ruleset::{EachOption, HeapRule, RulesetCard};
use crate::taking::{Most, Taking};
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
