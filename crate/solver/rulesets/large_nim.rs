//! Large Nim: take any number of stones from a largest heap.
//!
//! Position: heaps. Options of a₁ ≤ … ≤ aₙ: a heap of size aₙ is lowered to any smaller size. No parameters.
//!
//! What is known: under normal play a position is P if and only if its largest heap occurs an even number of times (Friedman
//! 2000; Albert & Nowakowski 2004, as Greedy Nim); with several players the heaps around the n-th largest decide.
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
use crate::numbers::Token;
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard, Sweeps, largest_first};
use crate::touch::Touched;
use std::ops::ControlFlow;

/// The card of Large Nim.
pub static CARD: RulesetCard =
    RulesetCard { id: "large-nim", aliases: &[], parameters: &[], build: |_| Box::new(LargeNim) };

struct LargeNim;

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
            touched.sizes(place, 0..largest).try_for_each(|left| each(Move::change(place, &[left])))?;
        }
        ControlFlow::Continue(())
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let is_largest = |place: usize| tokens[place] == tokens[tokens.len() - 1];
        match touched.touches() {
            [one] if !is_largest(one.place) => Refusal::new("largest"),
            [_, _, ..] => Refusal::new(refusal::ONE_HEAP),
            _ => refusal::of_lowering(tokens, touched).unwrap_or_else(Refusal::by_rules),
        }
    }

    /// Of equally large heaps the last one is lowered: any other gives the same again.
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let Some((&largest, others)) = tokens.split_last() else { return ControlFlow::Continue(()) };
        let mut option = Tokens::new();
        (0..largest).try_for_each(|left| {
            let place = others.partition_point(|heap| *heap < left);
            option.clear();
            option.extend_from_slice(&others[..place]);
            option.extend((left > 0).then_some(left));
            option.extend_from_slice(&others[place..]);
            each(&option)
        })
    }

    fn sweeps(&self) -> Option<Sweeps> {
        Some(Sweeps::LargestHeap)
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens.last().copied().unwrap_or(0))
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
}
