//! Fibonacci Nim: take stones from one heap, at most twice as many as the move before took.
//!
//! Position: a heap n and a quota q ≤ n; n alone is the start (n, n − 1), from which anything but the whole heap may be
//! taken. Options of (n, q): { (n − t, min(f(t), n − t)) : 1 ≤ t ≤ q }.
//! Parameters: the factor f ≥ 1 of f(t) = f·t, 2 in the classical game; or the quota, a formula over k in the language of formulas
//! ([`crate::formula`]) in the place of the factor, which f(t) is for k = t, or 0 where that is undefined, negative or not whole.
//!
//! What is known: for f(t) = 2·t under normal play the start n is P if and only if n is a Fibonacci number (Whinihan 1963).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("fibonacci(5)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1,1)", "(2,2)", "(3,3)", "(4,2)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::formula::Quota;
use crate::kinds::quota::HeapAndQuota;
use crate::moves::Move;
use crate::numbers::{self, LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, Presence, Range, RuleText, Value};
use crate::position::PositionKind;
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard};
use crate::touch::Touched;
use std::ops::ControlFlow;
use std::sync::OnceLock;

/// The card of Fibonacci Nim.
pub static CARD: RulesetCard = RulesetCard {
    id: "fibonacci",
    aliases: &[],
    parameters: &[
        ParameterCard {
            key: "factor",
            range: Range::Integer { least: 1, most: LARGEST_TOKEN },
            presence: Presence::Optional("2"),
        },
        ParameterCard {
            key: "quota",
            range: Range::Rule {
                read: |text, _| Quota::parse(text).map(|Quota { written, words, .. }| RuleText { written, words }),
            },
            presence: Presence::Instead("factor"),
        },
    ],
    build: |parameters| {
        Box::new(Fibonacci {
            next: match parameters.get("quota") {
                Some(Value::Rule(text)) => Next::of(text),
                _ => Next::Times(parameters.integer("factor")),
            },
        })
    },
};

struct Fibonacci {
    next: Next,
}

/// What the next move may take at most.
enum Next {
    /// So many times what was taken, at least 1.
    Times(Token),
    /// What a formula says, and what it has said of small numbers.
    Formula(Quota, Vec<OnceLock<Token>>),
}

/// Numbers of stones of which is kept what a formula says.
const KEPT: usize = 10_000;

impl Next {
    /// What a formula says that has been read before.
    fn of(text: &str) -> Self {
        let quota = Quota::parse(text).unwrap_or_else(|_| unreachable!("the parameter was read"));
        Next::Formula(quota, std::iter::repeat_with(OnceLock::new).take(KEPT).collect())
    }

    fn after(&self, taken: Token) -> Token {
        match self {
            Next::Times(factor) => taken.saturating_mul(*factor),
            Next::Formula(quota, kept) => match kept.get(numbers::index(taken)) {
                Some(kept) => *kept.get_or_init(|| quota.after(taken)),
                None => quota.after(taken),
            },
        }
    }
}

impl Fibonacci {
    /// What is left of a heap, and the quota.
    fn lower(&self, stones: Token, left: Token) -> [Token; 2] {
        [left, self.next.after(stones - left).min(left)]
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
        // What a formula says of very many numbers is found out by whoever looks at some of them.
        let Next::Times(factor) = self.next else { return sizes.try_for_each(change) };
        if quotas.end - quotas.start > 1 {
            return sizes.try_for_each(change);
        }
        // So many are left, or a multiple of the quota has been taken.
        let (one, other) = (quotas.start, stones - (quotas.start / factor).min(stones));
        let lefts = [Some(one.min(other)), Some(one.max(other)).filter(|_| one != other)];
        lefts.into_iter().flatten().filter(|left| sizes.contains(left)).try_for_each(change)
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let (stones, quota) = (tokens[0], tokens[1]);
        if quota == 0 {
            return Refusal::new(refusal::OVER);
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

    fn fault(notation: &str) -> (&'static str, (usize, usize)) {
        let fault = Game::parse(notation, PlayConvention::Normal).err().unwrap();
        (fault.code.as_str(), fault.span.unwrap())
    }

    #[test]
    fn a_quota_is_a_formula_of_what_was_taken() {
        let notation = |text: &str| {
            let (game, position) = Game::parse(text, PlayConvention::Normal).unwrap();
            game.notation(&position)
        };
        assert_eq!(notation("fibonacci[quota={2*k+1}](9)"), "fibonacci[quota={2 * k + 1}](9,8)");
        assert_eq!(notation("fibonacci[factor=2,quota=k+1](9,3)"), "fibonacci[quota={k + 1}](9,3)");
        assert_eq!(fault("fibonacci[factor=3,quota={k+1}](9)"), ("excluded", (9, 31)));
        assert_eq!(fault("fibonacci[quota={n+1}](9)"), ("unknown-choice", (17, 18)));
        assert_eq!(fault("fibonacci[quota={k<3}](9)"), ("wrong-type", (17, 20)));
        assert_eq!(fault("fibonacci[quota={}](9)"), ("missing-value", (17, 17)));
    }

    #[test]
    fn what_is_no_number_of_stones_lets_nothing_be_taken() {
        let quotas = |formula: &str| -> Vec<u64> {
            let notation = format!("fibonacci[quota={{{formula}}}](9,4)");
            let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
            game.options(&start).iter().map(|option| option.tokens()[1]).collect()
        };
        // Four are taken, three, two or one.
        assert_eq!(quotas("k - 3"), [1, 0, 0, 0]);
        assert_eq!(quotas("k / 2"), [2, 0, 1, 0]);
        assert_eq!(quotas("6 / (k - 3)"), [5, 0, 0, 0]);
        assert_eq!(quotas("pow(10, 300) * pow(10, 300)"), [0; 4]);
        assert_eq!(quotas("pow(10, 300)"), [5, 6, 7, 8]);
    }

    #[test]
    fn a_huge_factor_leaves_the_quota_at_the_stones_left() {
        let notation = format!("fibonacci[factor={LARGEST_TOKEN}]({LARGEST_TOKEN},1)");
        let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
        assert_eq!(game.options(&start)[0].tokens(), [LARGEST_TOKEN - 1, LARGEST_TOKEN - 1]);
    }
}
