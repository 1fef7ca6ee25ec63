//! Fibonacci Nim: take stones from one heap, at most twice as many as the move before took.
//!
//! Position: a heap n and a quota q ≤ n; n alone is the start (n, n − 1), from which anything but the whole heap may be
//! taken. Options of (n, q): { (n − t, min(f·t, n − t)) : 1 ≤ t ≤ q }.
//! Parameter: f ≥ 1, the factor, 2 in the classical game.
//!
//! What is known: for f = 2 under normal play the start n is P if and only if n is a Fibonacci number (Whinihan 1963).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("fibonacci(5)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1,1)", "(2,2)", "(3,3)", "(4,2)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::quota::HeapAndQuota;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, ParameterProse, Presence, Range};
use crate::position::PositionKind;
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{EachMove, EachOption, Example, FormulaExamples, Ruleset, RulesetCard, RulesetProse, Wording};
use crate::text::Text;
use crate::touch::Touched;
use std::ops::ControlFlow;

/// The card of Fibonacci Nim.
pub static CARD: RulesetCard = RulesetCard {
    id: "fibonacci",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "factor",
        range: Range::Integer { least: 1, most: LARGEST_TOKEN },
        presence: Presence::Optional("2"),
    }],
    build: |parameters| Box::new(Fibonacci { factor: parameters.integer("factor") }),
};

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Fibonacci Nim", zh: "斐波那契 Nim" },
    rules: Text {
        en: "There is one heap. Take at least one stone, and at most {factor} times as many as the move before; the first move may not take the whole heap.",
        zh: "共有一堆。每步至少取一枚石子，至多取前一步枚数的 {factor} 倍；第一步不得一次取光。",
    },
    wordings: &[
        Wording {
            of: &[("factor", "2")],
            rules: Text {
                en: "There is one heap. Take at least one stone, and at most twice as many as the move before; the first move may not take the whole heap.",
                zh: "共有一堆。每步至少取一枚石子，至多取前一步枚数的两倍；第一步不得一次取光。",
            },
        },
        Wording {
            of: &[("factor", "1")],
            rules: Text {
                en: "There is one heap. Take at least one stone, and no more than the move before; the first move may not take the whole heap.",
                zh: "共有一堆。每步至少取一枚石子，且不多于前一步的枚数；第一步不得一次取光。",
            },
        },
    ],
    parameters: &[ParameterProse {
        key: "factor",
        name: Text { en: "Factor", zh: "倍数" },
        meaning: Text {
            en: "how many times as many stones as the move before a move may take at most",
            zh: "一步至多可取前一步枚数的多少倍",
        },
        choices: &[],
        adds: None,
    }],
    examples: &[
        Example {
            notation: "fibonacci(8,7)",
            says: Text {
                en: "A Fibonacci number: the second player wins", zh: "斐波那契数：后手必胜"
            },
        },
        Example {
            notation: "fibonacci(12,11)",
            says: Text {
                en: "12 = 8 + 3 + 1: take the smallest part", zh: "12 = 8 + 3 + 1：取走最小的一项"
            },
        },
        Example {
            notation: "fibonacci[factor=1](16,15)",
            says: Text {
                en: "Never more than the move before: powers of two", zh: "不得多于前一步：2 的幂"
            },
        },
        Example {
            notation: "fibonacci[factor=3](15,14)",
            says: Text { en: "Up to three times as many", zh: "至多取三倍" },
        },
    ],
    refusals: &[
        refusal::OVER,
        refusal::GROW,
        refusal::WHOLE,
        refusal::NONE,
        refusal::SINGLE,
        RefusalProse {
            key: "quota",
            says: Text { en: "Take at most {quota} stones now.", zh: "这一步至多取 {quota} 枚石子。" },
        },
        RefusalProse {
            key: "all",
            says: Text {
                en: "The first move may not take the whole heap.",
                zh: "第一步不得一次取光。",
            },
        },
        RefusalProse {
            key: "follows",
            says: Text {
                en: "The next quota follows from how many stones are taken.",
                zh: "下一步的限额由这一步取走的枚数决定。",
            },
        },
    ],
    formulas: Some(&FormulaExamples {
        both: &["n == 0 or zeckendorf(n) > quota", "n == 0 or fib(n)", "n % 3 == 0"],
        outcome: &["n == 1 or zeckendorf(n) > quota", "fib(n)", "n % 3 == 1"],
        game_value: &["n % players", "min(n, players - 1)"],
    }),
    sources: &["M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963) 9–13."],
};

struct Fibonacci {
    /// At least 1.
    factor: Token,
}

impl Fibonacci {
    /// What is left of a heap, and the quota.
    fn lower(&self, stones: Token, left: Token) -> [Token; 2] {
        [left, (stones - left).saturating_mul(self.factor).min(left)]
    }

    /// By ascending new size.
    fn list(&self, tokens: &[Token], mut each: impl FnMut([Token; 2]) -> ControlFlow<()>) -> ControlFlow<()> {
        let (stones, quota) = (tokens[0], tokens[1]);
        (stones - quota..stones).try_for_each(|left| each(self.lower(stones, left)))
    }
}

impl Ruleset for Fibonacci {
    fn kind(&self) -> &dyn PositionKind {
        &HeapAndQuota
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        if !touched.may_change(&[0, 1]) {
            return ControlFlow::Continue(());
        }
        let (stones, quota) = (tokens[0], tokens[1]);
        let change = |left| {
            let [left, quota] = self.lower(stones, left);
            each(Move::change(0, &[left]).and(1, &[quota]))
        };
        let mut sizes = touched.sizes(0, stones - quota..stones);
        let quotas = touched.sizes(1, 0..stones + 1);
        if quotas.end - quotas.start > 1 {
            return sizes.try_for_each(change);
        }
        // So many are left, or a multiple of the quota has been taken.
        let (one, other) = (quotas.start, stones - (quotas.start / self.factor).min(stones));
        let lefts = [Some(one.min(other)), Some(one.max(other)).filter(|_| one != other)];
        lefts.into_iter().flatten().filter(|left| sizes.contains(left)).try_for_each(change)
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let (stones, quota) = (tokens[0], tokens[1]);
        if quota == 0 {
            return Refusal::new(refusal::OVER.key);
        }
        let Some(to) = touched.to(0) else { return Refusal::new("follows") };
        refusal::of_lowered(stones, to).unwrap_or_else(|| match to.stones() {
            left if left >= stones - quota => Refusal::new("follows"),
            0 if quota + 1 == stones => Refusal::new("all"),
            _ => Refusal::at_most("quota", "quota", quota),
        })
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        self.list(tokens, |option| each(&option))
    }

    /// The new size tells the options apart.
    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens[1])
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;
    use crate::numbers::LARGEST_TOKEN;

    #[test]
    fn one_stone_alone_is_no_start_for_a_move() {
        let (game, start) = Game::parse("fibonacci(1)", PlayConvention::Normal).unwrap();
        assert_eq!(start.tokens(), [1, 0]);
        assert!(game.moves(&start).is_empty());
    }

    #[test]
    fn a_huge_factor_leaves_the_quota_at_the_stones_left() {
        let notation = format!("fibonacci[factor={LARGEST_TOKEN}]({LARGEST_TOKEN},1)");
        let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
        assert_eq!(game.options(&start)[0].tokens(), [LARGEST_TOKEN - 1, LARGEST_TOKEN - 1]);
    }
}
