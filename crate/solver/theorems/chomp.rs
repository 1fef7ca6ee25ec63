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
        name: { en: "Chomp", zh: "巧克力游戏定理" },
        statement: {
            en: "\
                Chomp under normal play, with at least one square left. \
                (1) A full rectangle of more than one square is N. \
                (2) With at most two rows the position is P if and only if the first is longer than the \
                second by exactly one square, a row that is not there having none; likewise with at most \
                two columns. \
                (3) Where all rows but the first have one square, the position is P if and only if both arms \
                beside the poisoned square are equally long. \
                (4) In a bar of n × n squares, n ≥ 2, biting at row 2 and column 2 wins.",
            zh: "\
                巧克力游戏，正常规则，至少剩一格。\
                （1）多于一格的完整矩形是 N 局面。\
                （2）至多两行时，当且仅当第一行恰比第二行多一格时为 P 局面（没有的行算 0 格）；\
                至多两列时同理。\
                （3）除第一行外每行都只有一格时，当且仅当毒格旁的两臂一样长时为 P 局面。\
                （4）在 n × n（n ≥ 2）的巧克力上，选第 2 行第 2 列的一格即胜。",
        },
        argument: {
            en: "\
                (1) The last square of the rectangle is taken by every bite. \
                Bite it alone: if that wins, it is a winning move. \
                If it does not, the other player has a winning answer; but that bite takes the last square \
                as well, so it leads to the same position when it is made at once, and it wins there. \
                Either way there is a winning move; the argument does not say which. \
                (2) From rows of k + 1 and k squares a bite in the second row leaves that one shorter by two \
                or more, and one in the first row leaves both equal: the rows are one apart no longer. \
                From any other rows a ≥ b a bite makes them one apart: the second row becomes a − 1 if \
                a = b, the first one b + 1 if a > b + 1. \
                Exchanging rows and columns changes nothing. \
                (3) A bite shortens one of the arms, so these are two heaps of Nim. \
                (4) That bite leaves two equal arms.",
            zh: "\
                （1）无论怎么咬，矩形右下角的一格总会被吃掉。先只咬这一格：若这样能胜，它就是制胜的走法。\
                若不能，则对方有制胜的应对；但那一口也会吃掉右下角的一格，所以一开始就咬那一口，\
                到达的是同一个局面，同样取胜。\
                总之必有制胜的走法，但论证没有指出是哪一步（策略盗取）。\
                （2）两行为 k + 1 格与 k 格时，咬第二行使它至少短两格，咬第一行使两行相等：\
                都不再恰差一格。\
                其余情形 a ≥ b 都能一口咬成相差一格：a = b 时把第二行咬成 a − 1 格，\
                a > b + 1 时把第一行咬成 b + 1 格。\
                行与列互换，结论不变。\
                （3）每咬一口恰使一臂变短，这就是 Nim 的两堆。\
                （4）这样咬后剩下相等的两臂。",
        },
        reasons: {
            "lost-pair": {
                en: "\
                    Two rows, or columns, of {first} and {second} squares: no bite leaves them one apart, and \
                    every bite can be answered so that they are.",
                zh: "\
                    两行（或两列）为 {first} 格与 {second} 格，恰差一格：怎么咬都不再恰差一格，\
                    而对方总能恢复。",
            },
            "won-pair": {
                en: "\
                    Two rows, or columns, of {first} and {second} squares. The bite that leaves them one apart \
                    wins.",
                zh: "两行（或两列）为 {first} 格与 {second} 格。咬成恰差一格即胜。",
            },
            "lost-arms": {
                en: "\
                    Both arms beside the poisoned square have {across} squares: every bite is answered by the \
                    same one in the other arm.",
                zh: "毒格旁的两臂都是 {across} 格：对方总能在另一臂上照样咬一口。",
            },
            "won-arms": {
                en: "\
                    The arms beside the poisoned square have {across} and {down} squares. The bite that makes \
                    them equal wins.",
                zh: "毒格旁的两臂为 {across} 格与 {down} 格。把两臂咬成一样长即胜。",
            },
            "square": {
                en: "\
                    A full bar of {down} × {across}. The bite at row 2, column 2 leaves two equal arms, and \
                    wins.",
                zh: "{down} × {across} 的完整正方形。选第 2 行第 2 列，剩下相等的两臂，取胜。",
            },
            "rectangle": {
                en: "\
                    A full bar of {down} × {across}. Some bite wins: if the last square alone is not it, then \
                    the answer to that is. The argument does not say which.",
                zh: "\
                    {down} × {across} 的完整矩形。必有制胜的一口：若只咬右下角一格不能取胜，\
                    则对它的应对就是。论证没有指出是哪一口。",
            },
        },
        quantities: {
            "first": { en: "squares in the longer row or column", zh: "较长一行（列）的格数" },
            "second": { en: "squares in the shorter one", zh: "较短一行（列）的格数" },
            "across": { en: "squares across", zh: "横向格数" },
            "down": { en: "squares down", zh: "纵向格数" },
        },
        proof: {
            en: "\
                the arguments above are proofs; stealing a strategy in Chomp is due to Gale (1974), after \
                Schuh’s game of divisors (1952). No winning move is known for rectangles in general",
            zh: "\
                以上论证即为证明；本游戏中的策略盗取出自 Gale（1974），更早有 Schuh 的约数游戏（1952）。\
                一般的矩形应怎么走，至今未知",
        },
        source: "\
            D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974) 876–879; F. Schuh, Spel van \
            delers, Nieuw Tijdschrift voor Wiskunde 39 (1952) 299–304.",
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
