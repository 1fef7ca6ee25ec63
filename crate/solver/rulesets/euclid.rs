//! Euclid's game: take a positive multiple of the smaller of two heaps from the larger one.
//!
//! Position: at most two heaps. Options of x ≤ y: { (x, y − kx) : 1 ≤ k ≤ ⌊y/x⌋ }. With at most one nonempty heap there is
//! none. Of equal heaps either may be taken whole.
//!
//! What is known: under normal play x < y is P if and only if y < φx, with the golden ratio φ (Cole and Davie 1969).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("euclid(3,8)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(2,3)", "(3,5)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::heaps;
use crate::moves::Move;
use crate::numbers::Token;
use crate::position::PositionKind;
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard, largest_first};
use crate::touch::Touched;
use std::ops::{ControlFlow, Range};

/// The card of Euclid's game.
pub static CARD: RulesetCard =
    RulesetCard { id: "euclid", aliases: &[], parameters: &[], build: |_| Box::new(Euclid) };

struct Euclid;

/// What may be left of the larger heap, within a range, ascending.
fn lefts(smaller: Token, larger: Token, range: Range<Token>) -> impl Iterator<Item = Token> {
    let first = range.start + larger.saturating_sub(range.start) % smaller;
    let count = range.end.min(larger).saturating_sub(first).div_ceil(smaller);
    (0..count).map(move |multiple| first + multiple * smaller)
}

/// Moves on the larger heap by ascending new size; of equal heaps then the one on the other.
impl Ruleset for Euclid {
    fn kind(&self) -> &dyn PositionKind {
        &heaps::TWO
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        let [smaller, larger] = *tokens else { return ControlFlow::Continue(()) };
        let is_larger = |place: &usize| tokens[*place] == larger;
        for place in largest_first(2).filter(is_larger).filter(|place| touched.may_change(&[*place])) {
            let sizes = touched.sizes(place, 0..larger);
            lefts(smaller, larger, sizes).try_for_each(|left| each(Move::change(place, &[left])))?;
        }
        ControlFlow::Continue(())
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let [smaller, larger] = *tokens else { return ControlFlow::Continue(()) };
        lefts(smaller, larger, 0..larger).try_for_each(|left| match left {
            0 => each(&[smaller]),
            _ => each(&[smaller.min(left), smaller.max(left)]),
        })
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let [smaller, larger] = *tokens else { return Refusal::new(refusal::OVER) };
        match touched.touches() {
            [touch] if tokens[touch.place] < larger => Refusal::new("larger"),
            [_] => refusal::of_lowering(tokens, touched).unwrap_or_else(|| {
                let key = if larger / smaller == 1 { "once" } else { "multiple" };
                Refusal::new(key).with("smaller", smaller)
            }),
            _ => Refusal::new(refusal::ONE_HEAP),
        }
    }

    /// Between these lines through (0,0) they lie: the larger heap is less than φ times the smaller one.
    fn slopes(&self) -> Vec<f64> {
        let golden = f64::midpoint(1.0, 5f64.sqrt());
        vec![golden, 1.0 / golden]
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(match *tokens {
            [smaller, larger] => larger / smaller,
            _ => 0,
        })
    }

    /// Euclid's algorithm: from any position with the same smaller heap the remainder can be reached, and each comes up once.
    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        let [mut smaller, mut larger] = *tokens else { return Some(1) };
        let mut count = 1;
        while smaller > 0 {
            count += larger / smaller;
            (smaller, larger) = (larger % smaller, smaller);
        }
        Some(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn a_third_heap_is_refused() {
        let fault = Game::parse("euclid(1,2,3)", PlayConvention::Normal).err().unwrap();
        assert_eq!((fault.code.as_str(), fault.limit), ("too-many", Some(2)));
    }

    #[test]
    fn either_of_two_equal_heaps_may_go() {
        let (game, start) = Game::parse("euclid(4,4)", PlayConvention::Normal).unwrap();
        assert_eq!(game.moves(&start), [Move::change(1, &[0]), Move::change(0, &[0])]);
        assert_eq!(game.options(&start).iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(4)"]);
    }

    #[test]
    fn what_is_left_differs_by_a_multiple_from_what_there_was() {
        assert_eq!(lefts(3, 8, 0..8).collect::<Vec<_>>(), [2, 5]);
        assert_eq!(lefts(3, 8, 3..8).collect::<Vec<_>>(), [5]);
        assert_eq!(lefts(3, 8, 3..5).count(), 0);
        assert_eq!(lefts(3, 8, 9..10).count(), 0);
    }
}
