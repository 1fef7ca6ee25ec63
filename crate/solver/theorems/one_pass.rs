//! Nim with a pass that either player may use once: the Grundy value of one heap, the P-positions of two.
//!
//! Source: to analyse Nim with a pass is a problem of David Gale (Guy & Nowakowski, Unsolved problems in combinatorial games); the
//! proofs are this project's, and short. That several passes are as good as one or none holds for any ruleset.
//! Winning moves: with an even number of passes left those of Nim; with an odd one all that lead to a pair {2i − 1, 2i} or
//! to the end, and the pass from two equal heaps. Others may win by a pass.
//! Cost: that of a nim-sum.

use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums;
use crate::numbers::{Token, nim_sum_of};
use crate::theorem::heaps::leave;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};
use crate::wrappers::passes::split;

theorem! {
    /// Nim with passes.
    OnePass {
        id: "one-pass",
        status: Proved,
        instances: [
            ("nim[passes=1](3,5)", Normal, bound: 25, heaps: 2),
            ("nim[passes=1](1,2,3)", LastMover(2), bound: 6, heaps: 3),
            ("nim[passes=3](1,2,3)", Normal, bound: 6, heaps: 3),
        ],
    }
}

/// The other one of a pair {2i − 1, 2i}.
fn partner(heap: Token) -> Token {
    ((heap - 1) ^ 1) + 1
}

/// The key of the reason, and what is predicted.
fn case(at: &Subject) -> (&'static str, Prediction) {
    let (heaps, passes) = split(at.tokens);
    let exactly = |value| Prediction::Exactly(Value::Grundy(value));
    match *heaps {
        _ if passes % 2 == 0 => ("even", exactly(nim_sum_of(heaps))),
        [] => ("end", exactly(0)),
        [heap] => (if heap % 2 == 1 { "odd-heap" } else { "even-heap" }, exactly(partner(heap))),
        [one, other] if partner(one) == other => ("pair", Prediction::p_if(true)),
        [_, _] => ("no-pair", Prediction::p_if(false)),
        _ => ("", Prediction::Silent),
    }
}

impl Theorem for OnePass {
    fn applies(&self, game: &Game) -> bool {
        game.card.id == "nim" && game.passes() > 0 && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        case(at).1
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (heaps, passes) = split(at.tokens);
        let (key, prediction) = case(at);
        let mut named = vec![("p", passes)];
        if let Prediction::Exactly(Value::Grundy(value)) = prediction {
            named.push((if key == "even" { "sum" } else { "value" }, value));
        }
        if key != "even" {
            named.extend(["x", "y"].into_iter().zip(heaps.iter().copied()));
        }
        if key == "pair" {
            named.push(("i", heaps[1] / 2));
        }
        Reason::new(key, &named)
    }

    /// Some of them: passes are named from two equal heaps alone.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (heaps, passes) = split(at.tokens);
        match (case(at).0, heaps) {
            ("even", _) => Some(nim_sums::moves_to(heaps, 0)),
            ("odd-heap" | "even-heap", _) => Some(vec![leave(0, 0)]),
            ("no-pair", &[one, other]) => {
                let changes = [(one, partner(other)), (other, partner(one)), (other, one)];
                let mut moves = Vec::new();
                for (place, (from, to)) in changes.into_iter().enumerate() {
                    // From two equal heaps a pass leaves them without passes.
                    let is_pass = place == 2 && from == to;
                    if is_pass || (place < 2 && to < from) {
                        moves.push(leave(place, if is_pass { passes - 1 } else { to }));
                    }
                }
                Some(moves)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn says(notation: &str) -> (Prediction, Option<Vec<Move>>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at))
    }

    #[test]
    fn one_heap_goes_by_its_parity() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(says("nim[passes=1]()").0, grundy(0));
        assert_eq!(says("nim[passes=1](5)").0, grundy(6));
        assert_eq!(says("nim[passes=1](6)").0, grundy(5));
        assert_eq!(says("nim[passes=1](9007199254740991)").0, grundy(1 << 53));
        assert_eq!(says("nim[passes=1](5)+0p").0, grundy(5));
        assert_eq!(says("nim[passes=2](5)").0, grundy(5));
    }

    #[test]
    fn two_heaps_are_lost_in_pairs() {
        assert_eq!(says("nim[passes=1](3,4)").0, Prediction::p_if(true));
        let equal = vec![Move::change(0, &[3]), Move::change(1, &[3]), Move::change(2, &[0])];
        assert_eq!(says("nim[passes=1](4,4)"), (Prediction::p_if(false), Some(equal)));
        assert_eq!(says("nim[passes=1](2,3)").1, Some(vec![Move::change(1, &[1])]));
        assert_eq!(says("nim[passes=1](1,2,3)"), (Prediction::Silent, None));
    }
}
