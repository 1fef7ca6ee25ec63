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
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::PositionKind;
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard};
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

    #[test]
    fn a_huge_factor_leaves_the_quota_at_the_stones_left() {
        let notation = format!("fibonacci[factor={LARGEST_TOKEN}]({LARGEST_TOKEN},1)");
        let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
        assert_eq!(game.options(&start)[0].tokens(), [LARGEST_TOKEN - 1, LARGEST_TOKEN - 1]);
    }
}
