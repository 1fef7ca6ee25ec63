//! Moore's Nim: take any number of stones from each of one or more heaps, from k heaps at most.
//!
//! Position: heaps. Options of a₁ ≤ a₂ ≤ …: all positions in which 1, 2, … or k of the heaps are lowered, each to any
//! smaller size.
//! Parameter: k ≥ 1. With k = 1 it is Nim.
//!
//! What is known: under normal play a position is P if and only if for every binary digit the number of heaps that have it
//! is a multiple of k + 1 (Moore 1910). With n players of whom the last to move wins, multiples of k(n − 1) + 1 are worst for
//! the player to move (Li 1978).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("moore[k=2](1,2)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["()", "(1)", "(1,1)", "(2)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard, distinct_largest_first, largest_first};
use crate::touch::Touched;
use std::ops::ControlFlow;

/// The card of Moore's Nim.
pub static CARD: RulesetCard = RulesetCard {
    id: "moore",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "k",
        range: Range::Integer { least: 1, most: LARGEST_TOKEN },
        presence: Presence::Required("2"),
    }],
    build: |parameters| Box::new(Moore { most: parameters.integer("k") }),
};

struct Moore {
    /// At least 1: from how many heaps a move may take.
    most: Token,
}

impl Moore {
    /// From how many of these heaps a move may take.
    fn most_of(&self, tokens: &[Token]) -> usize {
        tokens.len().min(usize::try_from(self.most).unwrap_or(usize::MAX))
    }
}

/// Moves on one heap in the literature's order, then those on two heaps, on three and so on: by their places from the
/// smallest heap up, each by ascending new size.
impl Ruleset for Moore {
    fn kind(&self) -> &dyn PositionKind {
        &heaps::ANY_NUMBER
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    /// Where each heap that is touched can become what it is to, every choice of heaps with them among it has moves.
    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        let sizes = |place: usize| touched.sizes(place, 0..tokens[place]);
        if touched.touches().iter().any(|touch| sizes(touch.place).is_empty()) {
            return ControlFlow::Continue(());
        }
        for place in largest_first(tokens.len()).filter(|place| touched.may_change(&[*place])) {
            sizes(place).try_for_each(|left| each(Move::change(place, &[left])))?;
        }
        for count in (2..=self.most_of(tokens)).filter(|count| touched.fits_in_number(*count)) {
            let nothing = Move { changes: Vec::new() };
            lower_further(Choice { tokens, touched }, count, 0, &nothing, each)?;
        }
        ControlFlow::Continue(())
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let is_more = touched.touches().len() > self.most_of(tokens);
        match self.most {
            1 if is_more => Refusal::new(refusal::ONE_HEAP),
            most if is_more => Refusal::new("most").with("k", most),
            _ => refusal::of_lowering(tokens, touched).unwrap_or_else(Refusal::by_rules),
        }
    }

    /// Each option once, though many moves may lead to it: of all that do the first one is that which lowers the fewest heaps,
    /// of equal ones the first, and those to ascending sizes (see [`Lowering`]).
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut option = Tokens::new();
        let mut listed = |heaps: &[Token], come: &[Token]| {
            write_sorted(tokens, heaps, come, &mut option);
            each(&option)
        };
        let mut heaps = Tokens::from(tokens);
        for place in distinct_largest_first(tokens) {
            for left in 0..tokens[place] {
                heaps[place] = left;
                listed(&heaps, &[left])?;
            }
            heaps[place] = tokens[place];
        }
        let mut lowering = Lowering { tokens, heaps, gone: Tokens::new(), come: Tokens::new() };
        (2..=self.most_of(tokens)).try_for_each(|count| lowering.lower(count, 0, &mut listed))
    }

    /// Taking single stones from one heap finds every position.
    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        Some(heaps::positions_below(tokens))
    }
}

/// Heaps to choose from, and those of them that must be among the choice.
#[derive(Clone, Copy)]
struct Choice<'a> {
    tokens: &'a [Token],
    touched: &'a Touched,
}

/// Every move that does the same as `begun` and lowers `count` further heaps, from place `from` on.
fn lower_further(
    choice: Choice,
    count: usize,
    from: usize,
    begun: &Move,
    each: &mut EachMove,
) -> ControlFlow<()> {
    let Choice { tokens, touched } = choice;
    let mut needed = touched.touches().iter().map(|touch| touch.place).filter(|place| *place >= from);
    let next = needed.next().unwrap_or(usize::MAX);
    let is_free = needed.count() + usize::from(next < usize::MAX) < count;
    let first = if is_free { from } else { next };
    let last = next.min(tokens.len() - count);
    for (place, &heap) in tokens.iter().enumerate().take(last + 1).skip(first) {
        for left in touched.sizes(place, 0..heap) {
            let mv = begun.clone().and(place, &[left]);
            if count == 1 {
                each(mv)?;
            } else {
                lower_further(choice, count - 1, place + 1, &mv, each)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Receives heaps of which some are lowered, by their places, and the sizes that come with that, ascending.
type EachLowered<'a> = dyn FnMut(&[Token], &[Token]) -> ControlFlow<()> + 'a;

/// Heaps that are being lowered, one after another.
///
/// An option is told by the sizes that go and those that come. No size does both: the move would be one on fewer heaps. The
/// sizes that come are handed out in ascending order, which is possible whenever any order is.
struct Lowering<'a> {
    tokens: &'a [Token],
    /// The same with what is lowered so far.
    heaps: Tokens,
    gone: Tokens,
    come: Tokens,
}

impl Lowering<'_> {
    /// Every position that differs in `count` heaps more and no fewer, lowered from place `from` on.
    fn lower(&mut self, count: usize, from: usize, each: &mut EachLowered) -> ControlFlow<()> {
        let tokens = self.tokens;
        let least = self.come.last().copied().unwrap_or(0);
        let mut next = from;
        while next <= tokens.len() - count {
            let place = next;
            // Of equal heaps the first ones are lowered; where one is not, its equals are not either.
            if place > 0 && tokens[place] == tokens[place - 1] && self.heaps[place - 1] == tokens[place] {
                next = tokens.partition_point(|token| *token <= tokens[place]);
                continue;
            }
            next = place + 1;
            for left in least..tokens[place] {
                if self.gone.binary_search(&left).is_ok() {
                    continue;
                }
                self.heaps[place] = left;
                self.come.push(left);
                if count == 1 {
                    each(&self.heaps, &self.come)?;
                } else {
                    self.gone.push(tokens[place]);
                    self.lower(count - 1, place + 1, each)?;
                    self.gone.pop();
                }
                self.come.pop();
            }
            self.heaps[place] = tokens[place];
        }
        ControlFlow::Continue(())
    }
}

/// Writes heaps of which some are lowered in ascending order, without empty ones: those that stay are ascending, and so are
/// the sizes that come.
fn write_sorted(tokens: &[Token], heaps: &[Token], come: &[Token], option: &mut Tokens) {
    option.clear();
    let mut come = come.iter().copied().filter(|left| *left > 0).peekable();
    for (&token, &heap) in tokens.iter().zip(heaps) {
        if heap == token {
            while let Some(left) = come.next_if(|left| *left <= token) {
                option.push(left);
            }
            option.push(token);
        }
    }
    option.extend(come);
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn more_heaps_than_there_are_is_all_of_them() {
        let options = |k: &str| {
            let (game, start) = Game::parse(&format!("moore[k={k}](1,2,2)"), PlayConvention::Normal).unwrap();
            game.options(&start)
        };
        assert_eq!(options("9007199254740991"), options("3"));
        assert_eq!(options("3").len(), 8);
    }

    #[test]
    fn equal_heaps_are_different_places() {
        let (game, start) = Game::parse("moore[k=2](1,1,1)", PlayConvention::Normal).unwrap();
        assert_eq!(game.moves(&start).len(), 3 + 3);
        assert_eq!(game.options(&start).len(), 2);
    }
}
