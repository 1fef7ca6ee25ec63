//! Small Nim, bounded by a ring: take at least b and at most B stones from a smallest heap.
//!
//! Position: heaps; where the smallest is below b, none can be touched and all are kept. Options of a₁ ≤ … ≤ aₙ: a heap of
//! size a₁ is lowered to a₁ − t, b ≤ t ≤ min(B, a₁).
//! Parameters: 1 ≤ b < B; without B there is no upper bound.
//!
//! What is known: under normal play the remainders of the heaps modulo B + b decide (Liu & Zhou 2018).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("small-nim[B=2](3,5)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1,5)", "(2,5)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard, Sweeps, largest_first};
use crate::touch::{Parts, Touched};
use std::ops::{ControlFlow, Range as Sizes};

/// The card of Small Nim.
pub static CARD: RulesetCard = RulesetCard {
    id: "small-nim",
    aliases: &[],
    parameters: &[
        ParameterCard {
            key: "b",
            range: Range::Integer { least: 1, most: LARGEST_TOKEN },
            presence: Presence::Optional("1"),
        },
        ParameterCard {
            key: "B",
            range: Range::GreaterThan { other: "b", least: 2, most: LARGEST_TOKEN },
            presence: Presence::Unbounded,
        },
    ],
    build: |parameters| {
        Box::new(SmallNim {
            fewest: parameters.integer("b"),
            most: parameters.bound("B").unwrap_or(LARGEST_TOKEN),
        })
    },
};

struct SmallNim {
    /// At least 1.
    fewest: Token,
    /// More than the fewest, or as many as a heap can hold.
    most: Token,
}

impl SmallNim {
    /// What a smallest heap may become; nothing when it is below the fewest stones a move takes.
    fn new_sizes(&self, heap: Token) -> Sizes<Token> {
        heap.saturating_sub(self.most)..(heap + 1).saturating_sub(self.fewest)
    }
}

/// Moves in the literature's order; those of equally small heaps are listed apart.
impl Ruleset for SmallNim {
    fn kind(&self) -> &dyn PositionKind {
        &heaps::ANY_NUMBER
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        let Some(&smallest) = tokens.first() else { return ControlFlow::Continue(()) };
        let places = largest_first(tokens.len()).filter(|&place| tokens[place] == smallest);
        for place in places.filter(|place| touched.may_change(&[*place])) {
            let mut sizes = touched.sizes(place, self.new_sizes(smallest));
            sizes.try_for_each(|left| each(Move::change(place, &[left])))?;
        }
        ControlFlow::Continue(())
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let left = match touched.touches() {
            [one] if tokens[one.place] > tokens[0] => return Refusal::new("smallest"),
            [one] => touched.to(one.place).map_or(0, Parts::stones),
            [] => 0,
            _ => return Refusal::new(refusal::ONE_HEAP),
        };
        match refusal::of_lowering(tokens, touched) {
            Some(wrong) if wrong.key != refusal::NONE || self.fewest == 1 => wrong,
            _ if tokens[0] < left + self.fewest => Refusal::new("least").with("b", self.fewest),
            _ => Refusal::new("most").with("B", self.most),
        }
    }

    /// Of equally small heaps the first one is lowered, and stays the first: any other gives the same again.
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let Some((&smallest, others)) = tokens.split_first() else { return ControlFlow::Continue(()) };
        let mut option = Tokens::new();
        self.new_sizes(smallest).try_for_each(|left| {
            option.clear();
            option.extend((left > 0).then_some(left));
            option.extend_from_slice(others);
            each(&option)
        })
    }

    fn sweeps(&self) -> Option<Sweeps> {
        (self.fewest == 1 && self.most == LARGEST_TOKEN).then_some(Sweeps::SmallestHeap)
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        let sizes = tokens.first().map_or(0..0, |&smallest| self.new_sizes(smallest));
        Some(sizes.end - sizes.start)
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    fn labels(notation: &str) -> Vec<String> {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        game.options(&start).iter().map(|option| game.label(option)).collect()
    }

    #[test]
    fn heaps_are_kept_when_the_smallest_is_too_small() {
        assert!(labels("small-nim[b=2,B=5](1,9)").is_empty());
        assert_eq!(labels("small-nim[b=2](3,3)"), ["(1,3)", "(3)"]);
    }

    #[test]
    fn more_must_be_allowed_than_is_asked_for() {
        let (game, start) = Game::parse("small-nim[B=∞](5)", PlayConvention::Normal).unwrap();
        assert_eq!(game.notation(&start), "small-nim(5)");
        let fault = Game::parse("small-nim[b=3,B=3](5)", PlayConvention::Normal).err().unwrap();
        assert_eq!((fault.code.as_str(), fault.limit), ("out-of-range", Some(4)));
    }
}
