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
use crate::ruleset::{
    EachMove, EachOption, Example, FormulaExamples, Ruleset, RulesetCard, RulesetProse, largest_first,
};
use crate::text::Text;
use std::ops::ControlFlow;

/// The card of Staircase Nim.
pub static CARD: RulesetCard =
    RulesetCard { id: "staircase", aliases: &[], parameters: &[], build: |_| Box::new(Staircase) };

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Staircase Nim", zh: "阶梯 Nim" },
    rules: Text {
        en: "Stones lie on the steps of a staircase. Choose a step and move any number of stones from it, at least one, to the next step down. Below step 1 is the floor, where they stay.",
        zh: "石子放在各级台阶上。任选一级，将其上至少一枚石子移到下一级，数目不限。第 1 级之下是地面，石子到此不再移动。",
    },
    wordings: &[],
    parameters: &[],
    examples: &[
        Example {
            notation: "staircase(1,2,1)",
            says: Text { en: "The odd steps, 1 and 1, cancel", zh: "奇数级 1 与 1 互相抵消" },
        },
        Example {
            notation: "staircase(0,3)",
            says: Text {
                en: "An even step: move the same stones one step on", zh: "偶数级：把同样的石子再移一级"
            },
        },
        Example {
            notation: "staircase(1,2,3,1)",
            says: Text { en: "Make the odd steps equal", zh: "使两个奇数级相等" },
        },
    ],
    formulas: Some(&FormulaExamples {
        both: &["xor(a(1), a(3), a(5))", "xor(a(1), a(3), a(5)) == 0", "nimsum(heaps) == 0"],
        outcome: &["max(a(1), a(3)) <= 1 ? a(1) + a(3) == 1 : xor(a(1), a(3)) == 0", "xor(a(1), a(3)) == 0"],
        game_value: &["a(1)", "n % players"],
    }),
    sources: &["R. P. Sprague, Über zwei Abarten von Nim, Tôhoku Math. J. 43 (1937) 351–354."],
};

struct Staircase;

/// From the highest step, then from the others from the lowest up, each by ascending number of stones that stay.
impl Ruleset for Staircase {
    fn kind(&self) -> &dyn PositionKind {
        &Steps
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        largest_first(tokens.len()).try_for_each(|step| {
            (0..tokens[step]).try_for_each(|left| {
                each(match step.checked_sub(1) {
                    None => Move::change(step, &[left]),
                    Some(below) => {
                        Move::change(below, &[tokens[below] + tokens[step] - left]).and(step, &[left])
                    }
                })
            })
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
