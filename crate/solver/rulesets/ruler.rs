//! The Ruler game: turn a run of neighbouring coins, the rightmost of them from heads to tails.
//!
//! Position: the numbers ≥ 1 of the coins of a row that show heads. Options: for every run of at least l neighbouring coins of which the
//! rightmost shows heads, the row with these coins turned over. Parameter: least, l ≥ 1 (1 when absent).
//!
//! What is known: with runs of any length, under normal play the Grundy value is the nim-sum of those of its heads, each alone, and head i is worth the largest
//! power of two that divides i (Berlekamp, Conway, Guy).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("ruler(1,3)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(3)", "(2)", "(1)", "(1,2)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::coins::{self, Coins, heads, turned, turning, up_to_last_head};
use crate::limits;
use crate::numbers::{self, Token};
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard};
use crate::touch::Touched;
use std::ops::{ControlFlow, Range as Run};

/// The card of the Ruler game.
pub static CARD: RulesetCard = RulesetCard {
    id: "ruler",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "least",
        range: Range::Integer { least: 1, most: limits::COINS },
        presence: Presence::Optional("1"),
    }],
    build: |parameters| Box::new(Ruler { least: numbers::index(parameters.integer("least")) }),
};

struct Ruler {
    /// How many coins a move turns at least; at least 1.
    least: usize,
}

impl Ruler {
    /// The runs whose rightmost coin is a head, by length, the shortest first; of these the one farthest to the right first.
    fn runs(&self, tokens: &[Token]) -> impl Iterator<Item = Run<usize>> {
        (self.least..=tokens.len()).flat_map(|length| {
            let long_enough = heads(tokens).rev().take_while(move |head| *head + 1 >= length);
            long_enough.map(move |head| head + 1 - length..head + 1)
        })
    }
}

/// In the order of [`Ruler::runs`].
impl Ruleset for Ruler {
    fn kind(&self) -> &dyn PositionKind {
        &Coins
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        if !coins::may_turn(tokens, touched) {
            return ControlFlow::Continue(());
        }
        let holds_all = |run: &Run<usize>| touched.touches().iter().all(|touch| run.contains(&touch.place));
        let fits = |run: &Run<usize>| touched.fits_in_number(run.len()) && holds_all(run);
        self.runs(tokens).filter(fits).try_for_each(|run| each(turning(tokens, run)))
    }

    /// A run from any coin to the last head is one to turn, or one that begins farther to the left.
    fn refusal(&self, tokens: &[Token], _: &Touched) -> Refusal {
        Refusal::new(if tokens.len() < self.least { refusal::OVER } else { refusal::FACE })
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut option = Tokens::from(tokens);
        self.runs(tokens).try_for_each(|run| {
            let is_last = run.end == tokens.len();
            option[run.clone()].iter_mut().for_each(|face| *face = turned(*face));
            each(if is_last { up_to_last_head(&option) } else { &option })?;
            option[run].iter_mut().for_each(|face| *face = turned(*face));
            ControlFlow::Continue(())
        })
    }

    /// Different runs leave different rows.
    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(heads(tokens).map(|head| (head + 2).saturating_sub(self.least) as u64).sum())
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn a_run_ends_at_a_head_and_may_begin_anywhere() {
        let (game, start) = Game::parse("ruler(2,4)", PlayConvention::Normal).unwrap();
        let options = game.options(&start).into_iter().map(|option| game.label(&option));
        assert_eq!(options.collect::<Vec<_>>(), ["(4)", "(3)", "(2)", "(2,3)", "(1,4)", "(1,3)"]);
    }

    #[test]
    fn short_runs_may_be_left_out() {
        let (game, start) = Game::parse("ruler[least=3](2,4)", PlayConvention::Normal).unwrap();
        let options = game.options(&start).into_iter().map(|option| game.label(&option));
        assert_eq!(options.collect::<Vec<_>>(), ["(3)", "(1,3)"]);
        let (game, start) = Game::parse("ruler[least=3](2)", PlayConvention::Normal).unwrap();
        assert!(game.options(&start).is_empty());
    }
}
