//! Chomp: a full rectangle is won by a stolen strategy; two rows, two arms and squares are won by known moves.
//!
//! Source: D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974) 876–879.
//! Winning moves: all of them for two rows, for two columns and for arms; one for a square bar; none for any other rectangle, for the
//! argument tells of none.
//! Cost: one pass over the rows.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{Token, index};
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Chomp.
    Chomp {
        id: "chomp",
        status: Proved,
        instances: [
            ("chomp(4,4,4)", Normal, bound: 5, heaps: 5),
            ("chomp(6,5)", LastMover(2), bound: 12, heaps: 2),
            ("chomp(5,1,1,1)", Normal, bound: 3, heaps: 7),
        ],
    }
}

/// What of the theorem is about a bar.
#[derive(Clone, Copy)]
enum Shape {
    /// Two rows, or columns, of so many squares, the second of which may be none.
    Pair { first: Token, second: Token, are_rows: bool },
    /// So many squares to the right of the poisoned one, and below it.
    Arms { across: Token, down: Token },
    /// A full rectangle of at least three rows and columns.
    Rectangle { across: Token, down: Token },
}

impl Shape {
    fn of(rows: &[Token]) -> Option<Shape> {
        let (first, last) = (*rows.first()?, *rows.last()?);
        let down = rows.len() as Token;
        match rows {
            [] => None,
            [_] => Some(Shape::Pair { first, second: 0, are_rows: true }),
            [_, second] => Some(Shape::Pair { first, second: *second, are_rows: true }),
            _ if first <= 2 => {
                let second = rows.iter().filter(|row| **row == 2).count() as Token;
                Some(Shape::Pair { first: down, second, are_rows: false })
            }
            [_, second, ..] if *second == 1 => Some(Shape::Arms { across: first - 1, down: down - 1 }),
            _ if first == last => Some(Shape::Rectangle { across: first, down }),
            _ => None,
        }
    }

    fn is_lost(self) -> bool {
        match self {
            Shape::Pair { first, second, .. } => first == second + 1,
            Shape::Arms { across, down } => across == down,
            Shape::Rectangle { .. } => false,
        }
    }
}

/// Where there are at most two rows, or columns: the bite after which so many squares are left of the longer or the shorter one.
fn bite_of_pair(first: Token, second: Token, are_rows: bool) -> Move {
    match (first == second, are_rows) {
        (true, true) => Move::change(1, &[first - 1]),
        (true, false) => Move::change(index(first - 1), &[1]),
        (false, true) => Move::change(0, &[second + 1]),
        (false, false) => Move::change(index(second + 1), &[0]),
    }
}

impl Theorem for Chomp {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("chomp") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Shape::of(at.tokens).map_or(Prediction::Silent, |shape| Prediction::p_if(shape.is_lost()))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let Some(shape) = Shape::of(at.tokens) else { unreachable!("the theorem is not silent") };
        let (key, integers) = match (shape, shape.is_lost()) {
            (Shape::Pair { first, second, .. }, is_lost) => {
                (if is_lost { "lost-pair" } else { "won-pair" }, [("first", first), ("second", second)])
            }
            (Shape::Arms { across, down }, is_lost) => {
                (if is_lost { "lost-arms" } else { "won-arms" }, [("across", across), ("down", down)])
            }
            (Shape::Rectangle { across, down }, _) => {
                (if across == down { "square" } else { "rectangle" }, [("across", across), ("down", down)])
            }
        };
        Reason::new(key, &integers)
    }

    /// All of them but for rectangles.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let shape = Shape::of(at.tokens)?;
        match shape {
            _ if shape.is_lost() => Some(Vec::new()),
            Shape::Pair { first, second, are_rows } => Some(vec![bite_of_pair(first, second, are_rows)]),
            Shape::Arms { across, down } if across > down => Some(vec![Move::change(0, &[down + 1])]),
            Shape::Arms { across, .. } => Some(vec![Move::change(index(across + 1), &[0])]),
            Shape::Rectangle { across, down } if across == down => Some(vec![Move::change(1, &[1])]),
            Shape::Rectangle { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::{OutcomeClass, PlayConvention};
    use crate::theorem::Value;

    fn told(notation: &str) -> (Prediction, Option<Vec<Move>>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at))
    }

    #[test]
    fn a_winning_bite_is_named_where_one_is_known() {
        let won = |notation| {
            let (prediction, moves) = told(notation);
            assert_eq!(prediction, Prediction::Exactly(Value::Outcome(OutcomeClass::N)), "{notation}");
            moves
        };
        assert_eq!(won("chomp(5,5)"), Some(vec![Move::change(1, &[4])]));
        assert_eq!(won("chomp(9,3)"), Some(vec![Move::change(0, &[4])]));
        assert_eq!(won("chomp(9)"), Some(vec![Move::change(0, &[1])]));
        assert_eq!(won("chomp(2,2,2)"), Some(vec![Move::change(2, &[1])]));
        assert_eq!(won("chomp(2,1,1,1)"), Some(vec![Move::change(2, &[0])]));
        assert_eq!(won("chomp(6,1,1)"), Some(vec![Move::change(0, &[3])]));
        assert_eq!(won("chomp(3,1,1,1)"), Some(vec![Move::change(3, &[0])]));
        assert_eq!(won("chomp(4^4)"), Some(vec![Move::change(1, &[1])]));
        assert_eq!(won("chomp(5^4)"), None);
    }

    #[test]
    fn what_is_lost_has_no_winning_bite() {
        for notation in ["chomp(1)", "chomp(7,6)", "chomp(2,2,1)", "chomp(4,1,1,1)"] {
            assert_eq!(told(notation), (Prediction::p_if(true), Some(vec![])), "{notation}");
        }
    }

    #[test]
    fn it_tells_nothing_of_no_bar_and_of_other_bars() {
        for notation in ["chomp()", "chomp(4,4,3)", "chomp(3,2,1)"] {
            assert_eq!(told(notation), (Prediction::Silent, None), "{notation}");
        }
    }
}
