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
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{
    EachMove, EachOption, Example, HEAP_FORMULAS, Ruleset, RulesetCard, RulesetProse, Sweeps, largest_first,
};
use crate::text::Text;
use crate::touch::Touched;
use std::ops::ControlFlow;

/// The card of Large Nim.
pub static CARD: RulesetCard =
    RulesetCard { id: "large-nim", aliases: &[], parameters: &[], build: |_| Box::new(LargeNim) };

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Large Nim", zh: "Large Nim" },
    rules: Text {
        en: "Choose a largest heap and take any number of stones from it, at least one.",
        zh: "从石子最多的一堆中取走至少一枚石子，数目不限；有几堆同为最多时，任选其一。",
    },
    wordings: &[],
    parameters: &[],
    examples: &[
        Example {
            notation: "large-nim(2,3,4)",
            says: Text { en: "Make the two largest heaps equal", zh: "使最大的两堆相等" },
        },
        Example {
            notation: "large-nim(3,3)",
            says: Text {
                en: "Two largest heaps: the second player wins", zh: "两堆同为最大：后手胜"
            },
        },
        Example {
            notation: "large-nim(1,1,2,2)",
            says: Text { en: "Try it with three players", zh: "试试三人博弈" },
        },
    ],
    refusals: &[
        refusal::OVER,
        refusal::ONE_HEAP,
        refusal::GROW,
        refusal::WHOLE,
        refusal::NONE,
        RefusalProse {
            key: "largest",
            says: Text { en: "Take from a largest heap.", zh: "须从石子最多的一堆中取。" },
        },
    ],
    formulas: Some(&HEAP_FORMULAS),
    sources: &[
        "E. Friedman, Problem of the Month, November 2000.",
        "M. H. Albert, R. J. Nowakowski, Nim restrictions, Integers 4 (2004) #G01.",
        "刘文安、肖亚，多人 Large Nim 博弈的最优策略，河南师范大学学报（自然科学版）49(2) (2021) 1–6.",
    ],
};

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
            [_, _, ..] => Refusal::new(refusal::ONE_HEAP.key),
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
