//! Silver Dollar without the dollar: move a coin to the left.
//!
//! Position: the squares ≥ 0 of the coins, one a square. Options: for each coin and each free square between it and the next coin to
//! its left, or the edge, that is at most m squares away, the coins with this one there. Parameter: most, m ≥ 1 (no bound when absent).
//!
//! What is known: with the coins paired from the right, under normal play the Grundy value is the nim-sum of the numbers of squares
//! between the two of each pair, with a bound of their remainders modulo m + 1; an odd coin is paired with the edge.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("silver-dollar(1,3)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(0,3)", "(1,2)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps::positions_below;
use crate::kinds::squares::{Squares, first_free, gaps, ways_left};
use crate::limits;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard, largest_first};
use crate::touch::Touched;
use std::cmp::Ordering;
use std::ops::{ControlFlow, Range as Reached};

/// The card of Silver Dollar.
pub static CARD: RulesetCard = RulesetCard {
    id: "silver-dollar",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "most",
        range: Range::Integer { least: 1, most: limits::SQUARE },
        presence: Presence::Unbounded,
    }],
    build: |parameters| Box::new(SilverDollar { most: parameters.bound("most").unwrap_or(LARGEST_TOKEN) }),
};

struct SilverDollar {
    /// How many squares a coin may move; at least 1, or as many as there can be.
    most: Token,
}

impl SilverDollar {
    /// The squares that a coin may move to.
    fn reached(&self, tokens: &[Token], coin: usize) -> Reached<Token> {
        first_free(tokens, coin).max(tokens[coin].saturating_sub(self.most))..tokens[coin]
    }
}

/// Moves of the last coin, then of the others from the first, each the farthest first.
impl Ruleset for SilverDollar {
    fn kind(&self) -> &dyn PositionKind {
        &Squares
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        largest_first(tokens.len()).filter(|coin| touched.may_change(&[*coin])).try_for_each(|coin| {
            let reached = self.reached(tokens, coin);
            touched.sizes(coin, reached).try_for_each(|square| each(Move::change(coin, &[square])))
        })
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let is_over = gaps(tokens).all(|gap| gap == 0);
        let key = match touched.touches() {
            _ if is_over => refusal::OVER,
            [touch] => match touch.to.as_ref().filter(|to| to.any() == 0) {
                None => "blocked",
                Some(to) if to.sizes().len() > 1 => "one-coin",
                Some(to) => match to.stones().cmp(&tokens[touch.place]) {
                    Ordering::Greater => "left",
                    Ordering::Equal => "none",
                    Ordering::Less if tokens.contains(&to.stones()) => "taken",
                    Ordering::Less if to.stones() < first_free(tokens, touch.place) => "jump",
                    Ordering::Less if self.most == 1 => "one-square",
                    Ordering::Less => return Refusal::new("most").with("most", self.most),
                },
            },
            _ => "one-coin",
        };
        Refusal::new(key)
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut option = Tokens::from(tokens);
        largest_first(tokens.len()).try_for_each(|coin| {
            for square in self.reached(tokens, coin) {
                option[coin] = square;
                each(&option)?;
            }
            option[coin] = tokens[coin];
            ControlFlow::Continue(())
        })
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(gaps(tokens).map(|gap| gap.min(self.most)).sum())
    }

    /// Every placing can be reached in which no coin stands further to the right.
    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        Some(positions_below(&ways_left(tokens)))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn coins_jump_over_none() {
        let (game, start) = Game::parse("silver-dollar(1,2,5)", PlayConvention::Normal).unwrap();
        let options = game.options(&start).into_iter().map(|option| game.label(&option));
        assert_eq!(options.collect::<Vec<_>>(), ["(0,2,5)", "(1,2,3)", "(1,2,4)"]);
    }

    #[test]
    fn with_a_bound_they_go_no_farther() {
        let labels = |notation: &str| -> Vec<String> {
            let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
            game.options(&start).iter().map(|option| game.label(option)).collect()
        };
        assert_eq!(labels("silver-dollar[most=2](1,5)"), ["(0,5)", "(1,3)", "(1,4)"]);
        assert_eq!(labels("silver-dollar[most=9](1,5)"), labels("silver-dollar(1,5)"));
    }
}
