//! Turning Turtles and Mock Turtles: a row of coins is worth the nim-sum of its heads, each alone.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 14.
//! Winning moves: with s the nim-sum, a head i is turned with those coins to its left whose values have the nim-sum s ⊕ g(i); all of
//! these are told.
//! Cost: one pass over the coins; for the winning moves, where three coins may be turned, the number of coins squared for each head.

use crate::game::Game;
use crate::kinds::coins;
use crate::moves::Move;
use crate::numbers;
use crate::theorem::heads::Heads;
use crate::theorem::{NimHeap, Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about Turning Turtles and Mock Turtles.
    Turtles {
        id: "turtles",
        status: Proved,
        instances: [
            ("turtles(1,2,3)", Normal, bound: 10),
            ("turtles[turn=3](1,2,3)", Normal, bound: 9),
            ("turtles[turn=1](1,3,4)", Normal, bound: 8),
            ("turtles(3,5,6)", LastMover(2), bound: 7),
        ],
    }
}

fn turn(at: &Subject) -> u64 {
    at.game.parameters.integer("turn")
}

/// What a head is worth alone, by the number of its coin.
fn worth(turn: u64, number: u64) -> u64 {
    match turn {
        1 => 1,
        2 => number,
        _ => {
            let before = number - 1;
            2 * before + u64::from(before.count_ones() % 2 == 0)
        }
    }
}

/// The coins whose heads are worth this, of those with numbers below a bound.
fn coin_worth(turn: u64, value: u64, below: u64) -> Option<u64> {
    let number = if turn == 2 { value } else { value / 2 + 1 };
    (1..below).contains(&number).then_some(number).filter(|number| worth(turn, *number) == value)
}

fn heads(at: &Subject) -> Heads {
    Heads::of(at.tokens, |number| worth(turn(at), number))
}

impl Theorem for Turtles {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("turtles") && game.convention.is_normal() && game.parameters.integer("turn") <= 3
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::Grundy(heads(at).sum()))
    }

    fn reason(&self, at: &Subject) -> Reason {
        heads(at).reason()
    }

    fn nim_heaps(&self, at: &Subject) -> Vec<NimHeap> {
        heads(at).nim_heaps()
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (heads, turn) = (heads(at), turn(at));
        let mut moves = Vec::new();
        for (&head, value) in heads.numbers.iter().zip(&heads.values) {
            let rest = heads.sum() ^ value;
            let mut add = |others: &[u64]| {
                let places = others.iter().chain([&head]).map(|number| numbers::index(*number) - 1);
                moves.push(coins::turning(at.tokens, places));
            };
            if rest == 0 {
                add(&[]);
            }
            if turn >= 2 {
                coin_worth(turn, rest, head).into_iter().for_each(|other| add(&[other]));
            }
            if turn == 3 {
                let pair = |other: u64| Some([coin_worth(turn, rest ^ worth(turn, other), other)?, other]);
                (2..head).filter_map(pair).for_each(|pair| add(&pair));
            }
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn told(notation: &str) -> (Prediction, Vec<String>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        let labels = THEOREM.winning_moves(&at).unwrap().into_iter().map(|mv| {
            let option = mv.play(game.ruleset.kind(), start.tokens());
            game.label(&option)
        });
        (THEOREM.predict(&at), labels.collect())
    }

    #[test]
    fn mock_turtles_are_worth_odious_numbers() {
        let values: Vec<u64> = (1..=12).map(|number| worth(3, number)).collect();
        assert_eq!(values, [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]);
        for number in 1..=100 {
            assert_eq!(coin_worth(3, worth(3, number), 101), Some(number));
            assert_eq!(coin_worth(3, worth(3, number), number), None);
        }
        assert_eq!(coin_worth(3, 3, 101), None);
    }

    #[test]
    fn all_winning_moves_are_told() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(told("turtles(1,2,3)"), (grundy(0), vec![]));
        assert_eq!(told("turtles(2,4,7)"), (grundy(1), vec!["(2,4,6)".to_string()]));
        assert_eq!(told("turtles(5)"), (grundy(5), vec!["()".to_string()]));
        // They are worth 1, 4 and 7.
        assert_eq!(told("turtles[turn=3](1,3,4)"), (grundy(2), vec!["()".to_string()]));
        assert_eq!(told("turtles[turn=1](1,3,4)").1, ["(3,4)", "(1,4)", "(1,3)"]);
    }
}
