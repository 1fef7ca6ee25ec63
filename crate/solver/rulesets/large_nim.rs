//! Large Nim: take any number of stones from a largest heap, or at most B.
//!
//! Position: heaps. Options of a₁ ≤ … ≤ aₙ: a heap of size aₙ becomes aₙ − t, 1 ≤ t ≤ min(B, aₙ). Parameter: B ≥ 1 (no bound
//! when absent).
//!
//! What is known: under normal play a position is P if and only if its largest heap occurs an even number of times (Friedman
//! 2000; Albert & Nowakowski 2004, as Greedy Nim); with several players the heaps around the n-th largest decide. With a bound
//! the P-positions of two players are known (Xu & Zhu 2018), and the game values of two heaps and an even number of players.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("large-nim(1,2)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1)", "(1,1)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard, Sweeps, largest_first};
use crate::touch::Touched;
use std::ops::{ControlFlow, Range as Sizes};

/// The card of Large Nim.
pub static CARD: RulesetCard = RulesetCard {
    id: "large-nim",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "B",
        range: Range::Integer { least: 1, most: LARGEST_TOKEN },
        presence: Presence::Unbounded,
    }],
    build: |parameters| Box::new(LargeNim { most: parameters.bound("B").unwrap_or(LARGEST_TOKEN) }),
};

struct LargeNim {
    /// At least 1, or as many as a heap can hold.
    most: Token,
}

impl LargeNim {
    /// What a largest heap may become.
    fn new_sizes(&self, heap: Token) -> Sizes<Token> {
        heap.saturating_sub(self.most)..heap
    }
}

/// Moves in the literature's order; those of equally large heaps are listed apart.
impl Ruleset for LargeNim {
    fn kind(&self) -> &dyn PositionKind {
        &heaps::ANY_NUMBER
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        let Some(&largest) = tokens.last() else { return ControlFlow::Continue(()) };
        let places = largest_first(tokens.len()).filter(|&place| tokens[place] == largest);
        for place in places.filter(|place| touched.may_change(&[*place])) {
            touched.sizes(place, self.new_sizes(largest)).try_for_each(|left| each(Move::change(place, &[left])))?;
        }
        ControlFlow::Continue(())
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let is_largest = |place: usize| tokens[place] == tokens[tokens.len() - 1];
        match touched.touches() {
            [one] if !is_largest(one.place) => Refusal::new("largest"),
            [_, _, ..] => Refusal::new(refusal::ONE_HEAP),
            _ => match refusal::of_lowering(tokens, touched) {
                Some(wrong) if wrong.key != refusal::NONE || self.most == LARGEST_TOKEN => wrong,
                _ => Refusal::new("most").with("B", self.most),
            },
        }
    }

    /// Of equally large heaps the last one is lowered: any other gives the same again.
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let Some((&largest, others)) = tokens.split_last() else { return ControlFlow::Continue(()) };
        let mut option = Tokens::new();
        self.new_sizes(largest).try_for_each(|left| {
            let place = others.partition_point(|heap| *heap < left);
            option.clear();
            option.extend_from_slice(&others[..place]);
            option.extend((left > 0).then_some(left));
            option.extend_from_slice(&others[place..]);
            each(&option)
        })
    }

    fn sweeps(&self) -> Option<Sweeps> {
        (self.most == LARGEST_TOKEN).then_some(Sweeps::LargestHeap)
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(self.most.min(tokens.last().copied().unwrap_or(0)))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn equally_large_heaps_give_moves_each_but_the_same_options() {
        let (game, start) = Game::parse("large-nim(1,3,3)", PlayConvention::Normal).unwrap();
        let places: Vec<_> = game.moves(&start).iter().map(|mv| mv.changes[0].place).collect();
        assert_eq!(places, [2, 2, 2, 1, 1, 1]);
        assert_eq!(game.options(&start).len(), 3);
    }

    #[test]
    fn a_bound_leaves_fewer_moves() {
        let labels = |notation: &str| -> Vec<String> {
            let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
            game.options(&start).iter().map(|option| game.label(option)).collect()
        };
        assert_eq!(labels("large-nim[B=2](1,3)"), ["(1,1)", "(1,2)"]);
        assert_eq!(labels("large-nim[B=9](1,3)"), labels("large-nim(1,3)"));
        assert!(Game::parse("large-nim[B=0](1)", PlayConvention::Normal).is_err());
    }
}
