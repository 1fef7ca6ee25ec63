//! Wythoff's game: take any number of stones from one of two heaps, or nearly equally many from both.
//!
//! Position: at most two heaps. Options of x ≤ y: one heap lowered to any smaller size; or s ≥ 1 stones taken from
//! x and t ≥ 1 from y with |s − t| < a.
//! Parameter: a ≥ 1. With a = 1, the classical game, the two heaps lose the same number.
//!
//! What is known: for a = 1 under normal play the P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k) (Wythoff 1907). With three or more
//! players a few small positions decide.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("wythoff(1,2)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1)", "(1,1)", "(2)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::PositionKind;
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard, Sweeps, largest_first};
use crate::touch::{Touched, intersection};
use std::ops::ControlFlow;

/// The card of Wythoff's game.
pub static CARD: RulesetCard = RulesetCard {
    id: "wythoff",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "a",
        range: Range::Integer { least: 1, most: LARGEST_TOKEN },
        presence: Presence::Optional("1"),
    }],
    build: |parameters| Box::new(Wythoff { apart: parameters.integer("a") }),
};

struct Wythoff {
    /// At least 1: the two numbers taken differ by less.
    apart: Token,
}

impl Wythoff {
    /// What two heaps become when both are lowered, by ascending new sizes.
    fn lower_both(
        &self,
        tokens: &[Token],
        touched: &Touched,
        mut each: impl FnMut(Token, Token) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let [smaller, larger] = *tokens else { return ControlFlow::Continue(()) };
        // What may be left of a heap of which so many at least and at most are taken, but for the difference.
        let left_of = |heap: Token, least: Token, most: Token| {
            let least = (least + 1).saturating_sub(self.apart).max(1);
            heap.saturating_sub(most.saturating_add(self.apart - 1))..(heap + 1).saturating_sub(least)
        };
        let others = touched.sizes(1, 0..larger);
        if others.is_empty() {
            return ControlFlow::Continue(());
        }
        let lefts = left_of(smaller, larger + 1 - others.end, larger - others.start);
        touched.sizes(0, intersection(0..smaller, lefts)).try_for_each(|left| {
            let take = smaller - left;
            intersection(others.clone(), left_of(larger, take, take))
                .try_for_each(|other_left| each(left, other_left))
        })
    }
}

/// Moves on the larger heap, on the smaller one, then on both by ascending new sizes.
impl Ruleset for Wythoff {
    fn kind(&self) -> &dyn PositionKind {
        &heaps::TWO
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        for place in largest_first(tokens.len()).filter(|place| touched.may_change(&[*place])) {
            let mut sizes = touched.sizes(place, 0..tokens[place]);
            sizes.try_for_each(|left| each(Move::change(place, &[left])))?;
        }
        if !touched.may_change(&[0, 1]) {
            return ControlFlow::Continue(());
        }
        let both = |left, other_left| each(Move::change(0, &[left]).and(1, &[other_left]));
        self.lower_both(tokens, touched, both)
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        refusal::of_lowering(tokens, touched).unwrap_or_else(|| match self.apart {
            1 => Refusal::new("equal"),
            apart => Refusal::new("apart").with("a", apart),
        })
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut list = |one: Token, other: Token| {
            let heaps = [one.min(other), one.max(other)];
            each(&heaps[heaps.partition_point(|heap| *heap == 0)..])
        };
        let (smaller, larger) = match *tokens {
            [smaller, larger] => (smaller, larger),
            _ => (0, tokens.iter().sum()),
        };
        (0..larger).try_for_each(|left| list(left, smaller))?;
        (0..smaller).try_for_each(|left| list(left, larger))?;
        self.lower_both(tokens, &Touched::default(), list)
    }

    /// The P-positions are (⌊nα⌋, ⌊nβ⌋) with α = (2 − a + √(a² + 4)) / 2 and β = α + a: A. S. Fraenkel, How to beat your Wythoff
    /// games’ opponent on three fronts, Amer. Math. Monthly 89 (1982) 353–361.
    fn slopes(&self) -> Vec<f64> {
        #[allow(clippy::cast_precision_loss, reason = "a slope is drawn")]
        let a = self.apart as f64;
        let alpha = (2.0 - a + a.mul_add(a, 4.0).sqrt()) / 2.0;
        let slope = (alpha + a) / alpha;
        vec![slope, 1.0 / slope]
    }

    fn sweeps(&self) -> Option<Sweeps> {
        Some(Sweeps::AnyHeapOrBoth { apart: self.apart })
    }

    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        Some(heaps::positions_below(tokens))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn a_third_heap_is_refused() {
        let fault = Game::parse("wythoff(1,2,3)", PlayConvention::Normal).err().unwrap();
        assert_eq!((fault.code.as_str(), fault.limit), ("too-many", Some(2)));
    }

    #[test]
    fn the_two_numbers_taken_differ_by_less_than_a() {
        let options = |notation| {
            let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
            game.options(&start).iter().map(|option| game.label(option)).collect::<Vec<_>>()
        };
        assert_eq!(options("wythoff(2,2)"), ["()", "(1,1)", "(1,2)", "(2)"]);
        assert_eq!(options("wythoff[a=2](2,2)"), ["()", "(1)", "(1,1)", "(1,2)", "(2)"]);
    }
}
