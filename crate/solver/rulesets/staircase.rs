//! Staircase Nim: move stones down one step.
//!
//! Position: the stones a₁, …, aₙ on the steps 1, …, n; step 0 is the floor. Options: for each step k and each
//! t with 1 ≤ t ≤ aₖ, t stones from step k are put on step k − 1. No parameters.
//!
//! What is known: under normal play the Grundy value is the nim-sum of the odd steps; under misère play the odd steps are
//! played as misère Nim.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("staircase(1,2)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(0,2)", "(2,1)", "(3,0)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::kinds::steps::Steps;
use crate::moves::Move;
use crate::numbers::Token;
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard, largest_first};
use crate::touch::{Touched, intersection};
use std::ops::ControlFlow;

/// The card of Staircase Nim.
pub static CARD: RulesetCard =
    RulesetCard { id: "staircase", aliases: &[], parameters: &[], build: |_| Box::new(Staircase) };

struct Staircase;

/// From the highest step, then from the others from the lowest up, each by ascending number of stones that stay.
impl Ruleset for Staircase {
    fn kind(&self) -> &dyn PositionKind {
        &Steps
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        largest_first(tokens.len()).try_for_each(|step| {
            let lefts = touched.sizes(step, 0..tokens[step]);
            let Some(below) = step.checked_sub(1) else {
                let mut lefts = if touched.may_change(&[step]) { lefts } else { 0..0 };
                return lefts.try_for_each(|left| each(Move::change(step, &[left])));
            };
            let both = tokens[below] + tokens[step];
            let heights = touched.sizes(below, tokens[below] + 1..both + 1);
            if heights.is_empty() || !touched.may_change(&[below, step]) {
                return ControlFlow::Continue(());
            }
            intersection(lefts, both + 1 - heights.end..both + 1 - heights.start)
                .try_for_each(|left| each(Move::change(below, &[both - left]).and(step, &[left])))
        })
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let changes = |place: usize| touched.to(place).is_none_or(|to| !to.fit(&[tokens[place]]));
        Refusal::new(match touched.touches() {
            _ if tokens.iter().all(|stones| *stones == 0) => refusal::OVER,
            [one] if tokens[one.place] == 0 && tokens.get(one.place + 1).is_none_or(|above| *above == 0) => "empty",
            touches if !touches.iter().any(|touch| changes(touch.place)) => "none",
            _ => "down",
        })
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut option = Tokens::from(tokens);
        largest_first(tokens.len()).try_for_each(|step| {
            for left in 0..tokens[step] {
                option[step] = left;
                if step > 0 {
                    option[step - 1] = tokens[step - 1] + tokens[step] - left;
                }
                each(&option)?;
            }
            option.copy_from_slice(tokens);
            ControlFlow::Continue(())
        })
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens.iter().sum())
    }

    /// A position can be reached if and only if on no step, together with all above it, there are more stones than at
    /// the start.
    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        let mut from_here_up = 0;
        let ascending = tokens.iter().rev().map(|stones| {
            from_here_up += stones;
            from_here_up
        });
        Some(heaps::positions_below(&ascending.collect::<Tokens>()))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn the_highest_step_moves_first_and_empty_steps_stay() {
        let (game, start) = Game::parse("staircase(1,0,1)", PlayConvention::Normal).unwrap();
        let kind = game.ruleset.kind();
        let options = game.moves(&start).into_iter().map(|mv| game.label(&mv.play(kind, start.tokens())));
        assert_eq!(options.collect::<Vec<_>>(), ["(1,1,0)", "(0,0,1)"]);
    }
}
