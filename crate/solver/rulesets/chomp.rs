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
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard};
use crate::touch::Touched;
use std::ops::{ControlFlow, Range};

/// The card of Chomp.
pub static CARD: RulesetCard =
    RulesetCard { id: "chomp", aliases: &[], parameters: &[], build: |_| Box::new(Chomp) };

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
            return Refusal::new(refusal::OVER);
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
