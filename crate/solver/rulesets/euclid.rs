//! Euclid's game: take a positive multiple of the smaller of two heaps from the larger one.
//!
//! Position: at most two heaps. Options of x ≤ y: { (x, y − kx) : 1 ≤ k ≤ ⌊y/x⌋ }. With at most one nonempty heap there is
//! none. Of equal heaps either may be taken whole.
//!
//! What is known: under normal play x < y is P if and only if y < φx, with the golden ratio φ (Cole and Davie 1969).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("euclid(3,8)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(2,3)", "(3,5)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::moves::Move;
use crate::numbers::Token;
use crate::position::PositionKind;
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{
    EachMove, EachOption, Example, FormulaExamples, Ruleset, RulesetCard, RulesetProse, largest_first,
};
use crate::text::Text;
use crate::touch::Touched;
use std::ops::{ControlFlow, Range};

/// The card of Euclid's game.
pub static CARD: RulesetCard =
    RulesetCard { id: "euclid", aliases: &[], parameters: &[], build: |_| Box::new(Euclid) };

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Euclid’s game", zh: "欧几里得游戏" },
    rules: Text {
        en: "There are two heaps. Take as many stones from the larger one as are in the smaller one, or a multiple of that number. With at most one heap left the game is over.",
        zh: "共有两堆。从较大的一堆中取走石子，枚数须是较小一堆石子数的正整数倍。至多剩下一堆时，游戏结束。",
    },
    wordings: &[],
    parameters: &[],
    examples: &[
        Example {
            notation: "euclid(7,24)",
            says: Text { en: "Where is there a choice?", zh: "哪几步有选择？" },
        },
        Example {
            notation: "euclid(8,13)",
            says: Text {
                en: "Fibonacci numbers: no choice until (1,2)", zh: "斐波那契数：到 (1,2) 之前都没有选择"
            },
        },
        Example {
            notation: "euclid(50,81)",
            says: Text { en: "Just beyond the golden ratio", zh: "刚刚超过黄金分割比" },
        },
        Example {
            notation: "euclid(9,42)",
            says: Text { en: "The greatest common divisor is left", zh: "最后剩下最大公约数" },
        },
    ],
    refusals: &[
        refusal::OVER,
        refusal::ONE_HEAP,
        refusal::GROW,
        refusal::WHOLE,
        refusal::NONE,
        RefusalProse {
            key: "larger",
            says: Text { en: "Take from the larger heap.", zh: "须从较大的一堆中取。" },
        },
        RefusalProse {
            key: "multiple",
            says: Text { en: "Take {smaller} stones, or a multiple of that number.", zh: "取走的枚数须是 {smaller} 的倍数。" },
        },
        RefusalProse {
            key: "once",
            says: Text { en: "Take exactly {smaller} stones.", zh: "只能取 {smaller} 枚石子。" },
        },
    ],
    formulas: Some(&FormulaExamples {
        both: &["N < 2 or (a(1) < a(2) and a(2) < phi * a(1))", "a(1) % 2 == a(2) % 2", "a(2) < 2 * a(1)"],
        outcome: &["N == 2 and a(2) < phi * a(1)", "N == 2 and a(1) == a(2)"],
        game_value: &["min(N - 1, players - 1)", "n % players"],
    }),
    sources: &[
        "A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53 (1969) 354–357.",
    ],
};

struct Euclid;

/// What may be left of the larger heap, within a range, ascending.
fn lefts(smaller: Token, larger: Token, range: Range<Token>) -> impl Iterator<Item = Token> {
    let first = range.start + larger.saturating_sub(range.start) % smaller;
    let count = range.end.min(larger).saturating_sub(first).div_ceil(smaller);
    (0..count).map(move |multiple| first + multiple * smaller)
}

/// Moves on the larger heap by ascending new size; of equal heaps then the one on the other.
impl Ruleset for Euclid {
    fn kind(&self) -> &dyn PositionKind {
        &heaps::TWO
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        let [smaller, larger] = *tokens else { return ControlFlow::Continue(()) };
        let is_larger = |place: &usize| tokens[*place] == larger;
        for place in largest_first(2).filter(is_larger).filter(|place| touched.may_change(&[*place])) {
            let sizes = touched.sizes(place, 0..larger);
            lefts(smaller, larger, sizes).try_for_each(|left| each(Move::change(place, &[left])))?;
        }
        ControlFlow::Continue(())
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let [smaller, larger] = *tokens else { return ControlFlow::Continue(()) };
        lefts(smaller, larger, 0..larger).try_for_each(|left| match left {
            0 => each(&[smaller]),
            _ => each(&[smaller.min(left), smaller.max(left)]),
        })
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let [smaller, larger] = *tokens else { return Refusal::new(refusal::OVER.key) };
        match touched.touches() {
            [touch] if tokens[touch.place] < larger => Refusal::new("larger"),
            [_] => refusal::of_lowering(tokens, touched).unwrap_or_else(|| {
                let key = if larger / smaller == 1 { "once" } else { "multiple" };
                Refusal::new(key).with("smaller", smaller)
            }),
            _ => Refusal::new(refusal::ONE_HEAP.key),
        }
    }

    /// Between these lines through (0,0) they lie: the larger heap is less than φ times the smaller one.
    fn slopes(&self) -> Vec<f64> {
        let golden = f64::midpoint(1.0, 5f64.sqrt());
        vec![golden, 1.0 / golden]
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(match *tokens {
            [smaller, larger] => larger / smaller,
            _ => 0,
        })
    }

    /// Euclid's algorithm: from any position with the same smaller heap the remainder can be reached, and each comes up once.
    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        let [mut smaller, mut larger] = *tokens else { return Some(1) };
        let mut count = 1;
        while smaller > 0 {
            count += larger / smaller;
            (smaller, larger) = (larger % smaller, smaller);
        }
        Some(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn a_third_heap_is_refused() {
        let fault = Game::parse("euclid(1,2,3)", PlayConvention::Normal).err().unwrap();
        assert_eq!((fault.code.as_str(), fault.limit), ("too-many", Some(2)));
    }

    #[test]
    fn either_of_two_equal_heaps_may_go() {
        let (game, start) = Game::parse("euclid(4,4)", PlayConvention::Normal).unwrap();
        assert_eq!(game.moves(&start), [Move::change(1, &[0]), Move::change(0, &[0])]);
        assert_eq!(game.options(&start).iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(4)"]);
    }

    #[test]
    fn what_is_left_differs_by_a_multiple_from_what_there_was() {
        assert_eq!(lefts(3, 8, 0..8).collect::<Vec<_>>(), [2, 5]);
        assert_eq!(lefts(3, 8, 3..8).collect::<Vec<_>>(), [5]);
        assert_eq!(lefts(3, 8, 3..5).count(), 0);
        assert_eq!(lefts(3, 8, 9..10).count(), 0);
    }
}
