//! Chomp: bite off a corner of a bar of chocolate whose other corner is poisoned.
//!
//! Position: rows r₁ ≥ r₂ ≥ … of squares. Options: for each row i and each j < rᵢ but row 1 with j = 0, the poisoned square:
//! every row from i on has at most j squares left. No parameters.
//!
//! What is known: under normal play a full rectangle of more than one square is won, since a winning first move can be stolen,
//! but no general winning move is known (Gale); two rows are lost if and only if they differ by one.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("chomp(2,2)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1,1)", "(2)", "(2,1)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::bar::Bar;
use crate::kinds::heaps;
use crate::moves::Move;
use crate::numbers::Token;
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{
    EachMove, EachOption, Example, FormulaExamples, Ruleset, RulesetCard, RulesetProse,
};
use crate::text::Text;
use crate::touch::Touched;
use std::ops::{ControlFlow, Range};

/// The card of Chomp.
pub static CARD: RulesetCard =
    RulesetCard { id: "chomp", aliases: &[], parameters: &[], build: |_| Box::new(Chomp) };

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Chomp", zh: "巧克力游戏" },
    rules: Text {
        en: "Choose a square of a bar of chocolate. It is eaten, and so is every square to its right, below it, or both. The square in the top left corner is poisoned and may not be chosen.",
        zh: "从一块巧克力上任选一格，把它连同它右边、下边和右下方的各格一起吃掉。左上角的一格有毒，不能选。",
    },
    wordings: &[],
    parameters: &[],
    examples: &[
        Example {
            notation: "chomp(4,4,4)",
            says: Text { en: "A full bar is won, but by which bite?", zh: "整块巧克力先手必胜，但怎么咬？" },
        },
        Example {
            notation: "chomp(4,4,4,4)",
            says: Text {
                en: "A square bar: bite so that two equal arms are left",
                zh: "正方形：咬一口，留下相等的两臂",
            },
        },
        Example {
            notation: "chomp(6,5)",
            says: Text { en: "Two rows that differ by one are lost", zh: "两行只差一格：先手必败" },
        },
        Example {
            notation: "chomp(5,1,1,1)",
            says: Text { en: "Arms of 4 and 3 squares, like Nim heaps", zh: "两臂 4 格与 3 格，如同 Nim 的两堆" },
        },
    ],
    refusals: &[
        RefusalProse {
            key: refusal::OVER.key,
            says: Text { en: "Only the poisoned square is left.", zh: "只剩下有毒的一格。" },
        },
        RefusalProse {
            key: "poison",
            says: Text { en: "This square is poisoned.", zh: "这一格有毒。" },
        },
        RefusalProse {
            key: "one-square",
            says: Text { en: "Choose one square only.", zh: "一步只能选一格。" },
        },
        RefusalProse {
            key: refusal::NONE.key,
            says: Text { en: "Choose a square that is there.", zh: "须选还在的一格。" },
        },
        RefusalProse {
            key: refusal::GROW.key,
            says: Text { en: "A row cannot grow.", zh: "一行的格子不能变多。" },
        },
        RefusalProse {
            key: refusal::WHOLE.key,
            says: Text { en: "What is left of a row stays in one piece.", zh: "一行剩下的格子不能分开。" },
        },
    ],
    formulas: Some(&FormulaExamples {
        both: &["n == 0 or a(1) - a(2) == 1", "n % 2", "a(1) == N", "xor(a(1) - 1, N - 1)"],
        outcome: &["n == 2", "a(1) == a(2) + 2"],
        game_value: &["n % players", "min(N, players - 1)"],
    }),
    sources: &[
        "F. Schuh, Spel van delers, Nieuw Tijdschrift voor Wiskunde 39 (1952) 299–304.",
        "D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974) 876–879.",
    ],
};

struct Chomp;

/// What may be left of a row: not nothing where it begins with the poisoned square.
fn lefts(rows: &[Token], row: usize) -> Range<Token> {
    Token::from(row == 0)..rows[row]
}

/// From the top row down, each from the left to the right. A move names the row in which the square is; what it held of the rows
/// below is no part of a bar any more.
impl Ruleset for Chomp {
    fn kind(&self) -> &dyn PositionKind {
        &Bar
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        (0..tokens.len()).filter(|row| touched.may_change(&[*row])).try_for_each(|row| {
            touched.sizes(row, lefts(tokens, row)).try_for_each(|left| each(Move::change(row, &[left])))
        })
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        if tokens.iter().sum::<Token>() <= 1 {
            return Refusal::new(refusal::OVER.key);
        }
        Refusal::new(match touched.touches() {
            [_] => return refusal::of_lowering(tokens, touched).unwrap_or_else(|| Refusal::new("poison")),
            _ => "one-square",
        })
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut option = Tokens::with_capacity(tokens.len());
        (0..tokens.len()).try_for_each(|row| {
            lefts(tokens, row).try_for_each(|left| {
                option.clear();
                option.extend_from_slice(&tokens[..row]);
                if left > 0 {
                    option.extend(tokens[row..].iter().map(|length| *length.min(&left)));
                }
                each(&option)
            })
        })
    }

    /// One for each square but the poisoned one: what goes tells which was chosen.
    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens.iter().sum::<Token>().saturating_sub(1))
    }

    /// Every smaller bar that has a square can be reached, by single squares.
    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        let upside_down: Tokens = tokens.iter().rev().copied().collect();
        Some((heaps::positions_below(&upside_down) - 1).max(1))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    fn options(notation: &str) -> Vec<String> {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        game.options(&start).iter().map(|option| game.label(option)).collect()
    }

    #[test]
    fn a_bite_takes_what_is_below_as_well() {
        let after_second_row = ["(3)", "(3,1,1)", "(3,2,2)"];
        assert!(after_second_row.iter().all(|bar| options("chomp(3,3,3)").contains(&bar.to_string())));
        assert_eq!(options("chomp(3,3,3)").len(), 8);
    }

    #[test]
    fn the_poisoned_square_stays() {
        assert_eq!(options("chomp(1)"), [""; 0]);
        assert_eq!(options("chomp()"), [""; 0]);
        assert_eq!(options("chomp(1,1)"), ["(1)"]);
    }
}
