//! Turning Turtles and its kin: turn a few coins, the rightmost of them from heads to tails.
//!
//! Position: the numbers ≥ 1 of the coins of a row that show heads. Options: for every choice of 1 to m coins of which the rightmost
//! shows heads, the row with these coins turned over.
//! Parameter: m ≥ 1, how many coins a move turns at most; 2 in Turning Turtles, 3 in Mock Turtles.
//!
//! What is known: under normal play the Grundy value is the nim-sum of those of its heads, each alone; for m = 2 head i is worth i,
//! for m = 3 the i-th number whose binary digits hold an odd number of ones (Berlekamp, Conway, Guy).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("turtles(1,3)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["()", "(3)", "(1)", "(1,2)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::coins::{self, Coins, HEADS, heads, turned, turning, up_to_last_head};
use crate::limits;
use crate::numbers::{self, LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{Alias, EachMove, EachOption, Ruleset, RulesetCard};
use crate::touch::Touched;
use std::ops::ControlFlow;

/// The card of Turning Turtles.
pub static CARD: RulesetCard = RulesetCard {
    id: "turtles",
    aliases: &[Alias { id: "mock-turtles", gives: "[turn=3]" }],
    parameters: &[ParameterCard {
        key: "turn",
        range: Range::Integer { least: 1, most: limits::COINS },
        presence: Presence::Optional("2"),
    }],
    build: |parameters| Box::new(Turtles { turn: numbers::index(parameters.integer("turn")) }),
};

struct Turtles {
    /// How many coins a move turns at most; at least 1.
    turn: usize,
}

/// Moves by how many coins they turn, the fewest first; of these the rightmost coin farthest to the right first, and the others as far
/// to the left as can be.
impl Ruleset for Turtles {
    fn kind(&self) -> &dyn PositionKind {
        &Coins
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    /// What is touched is turned, and only the other coins are chosen.
    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        if !coins::may_turn(tokens, touched) {
            return ControlFlow::Continue(());
        }
        let wanted: Vec<usize> = touched.touches().iter().map(|touch| touch.place).collect();
        let farthest = wanted.last().copied().unwrap_or(0);
        for count in (1..=self.turn.min(tokens.len())).filter(|count| touched.fits_in_number(*count)) {
            for rightmost in heads(tokens).rev().take_while(|head| *head >= farthest) {
                let free: Vec<usize> = (0..rightmost).filter(|place| !wanted.contains(place)).collect();
                let others = wanted.iter().copied().filter(|place| *place < rightmost);
                let Some(choose) = (count - 1).checked_sub(others.clone().count()) else { continue };
                each_choice(&free, choose, &mut |chosen| {
                    let mut places: Vec<usize> = others.clone().chain(chosen.iter().copied()).collect();
                    places.sort_unstable();
                    each(turning(tokens, places.into_iter().chain([rightmost])))
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        if tokens.is_empty() {
            return Refusal::new(refusal::OVER);
        }
        if !coins::may_turn(tokens, touched) {
            return Refusal::new(refusal::FACE);
        }
        match touched.touches().len() > self.turn {
            true if self.turn == 1 => Refusal::new("one-coin"),
            true => Refusal::new("most").with("turn", self.turn as u64),
            false => Refusal::new("rightmost"),
        }
    }

    /// Coins are turned in place, and back.
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut option = Tokens::from(tokens);
        for count in 1..=self.turn.min(tokens.len()) {
            for rightmost in heads(tokens).rev().take_while(|head| *head >= count - 1) {
                option[rightmost] = turned(HEADS);
                let is_last = rightmost + 1 == tokens.len();
                turn_others(&mut option, 0, rightmost, count - 1, &mut |row| {
                    each(if is_last { up_to_last_head(row) } else { row })
                })?;
                option[rightmost] = HEADS;
            }
        }
        ControlFlow::Continue(())
    }

    /// Choices of different coins leave different rows.
    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        let of_head = |head: usize| {
            // How many ways there are to choose so many of the coins to the left.
            let mut ways = 1u64;
            (0..self.turn.min(head + 1)).try_fold(0u64, |sum, chosen| {
                let all = sum.checked_add(ways)?;
                ways = ways.checked_mul((head - chosen) as u64)? / (chosen as u64 + 1);
                Some(all)
            })
        };
        let count = heads(tokens).try_fold(0u64, |sum, head| sum.checked_add(of_head(head)?));
        count.filter(|count| *count <= LARGEST_TOKEN)
    }
}

/// Hands on every choice of so many of some numbers, as they stand, those first that stand first.
fn each_choice(
    of: &[usize],
    count: usize,
    each: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if count > of.len() {
        return ControlFlow::Continue(());
    }
    let mut indices: Vec<usize> = (0..count).collect();
    loop {
        each(&indices.iter().map(|index| of[*index]).collect::<Vec<_>>())?;
        // The last index that can go on; those behind it follow it.
        let last = (0..count).rev().find(|place| indices[*place] + count < of.len() + place);
        let Some(place) = last else { return ControlFlow::Continue(()) };
        let next = indices[place] + 1;
        indices[place..].iter_mut().zip(next..).for_each(|(index, next)| *index = next);
    }
}

/// Turns so many coins from one place to the one before another in all ways, in the order of [`each_choice`], and back.
fn turn_others(
    row: &mut Tokens,
    from: usize,
    end: usize,
    count: usize,
    each: &mut EachOption,
) -> ControlFlow<()> {
    let Some(rest) = count.checked_sub(1) else { return each(row) };
    for place in from..end.saturating_sub(rest) {
        row[place] = turned(row[place]);
        turn_others(row, place + 1, end, rest, each)?;
        row[place] = turned(row[place]);
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;
    use crate::numbers::Token;

    fn options(notation: &str) -> Vec<String> {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        game.options(&start).iter().map(|option| game.label(option)).collect()
    }

    #[test]
    fn a_tail_may_be_turned_up_beside_a_head_to_its_right() {
        assert_eq!(options("turtles(3)"), ["()", "(2)", "(1)"]);
        assert_eq!(options("turtles[turn=1](1,3)"), ["(3)", "(1)"]);
        assert_eq!(options("mock-turtles(3)"), ["()", "(2)", "(1)", "(1,2)"]);
        assert_eq!(options("turtles[turn=100](1,2)"), ["()", "(2)", "(1)"]);
        assert!(options("turtles()").is_empty());
    }

    #[test]
    fn options_are_counted_as_far_as_numbers_go() {
        let count = |notation: &str| {
            let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
            game.ruleset.count_options(start.tokens())
        };
        let choose = |from: Token, count: Token| (0..count).fold(1, |ways, k| ways * (from - k) / (k + 1));
        assert_eq!(count("turtles[turn=4](100)"), Some(1 + 99 + choose(99, 2) + choose(99, 3)));
        assert_eq!(count("turtles[turn=100](20)"), Some(1 << 19));
        assert_eq!(count("turtles[turn=100](100)"), None);
    }
}
