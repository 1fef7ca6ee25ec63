//! Small Nim without bounds on what is taken: the number of heaps of one stone decides.
//!
//! Source: Friedman (2000) and Albert & Nowakowski (2004) for normal play; the short proof is this project's.
//! Winning moves: all; from a smallest heap above 1 take everything or all but one, whichever wins; a heap of 1 goes.
//! Cost: counting the ones.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::heaps::{Smallest, moves_of_each};
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// Small Nim without bounds.
    SmallNimUnbounded {
        id: "small-nim-unbounded",
        status: Proved,
        instances: [
            ("small-nim(1,2,3)", Normal, bound: 8, heaps: 5),
            ("small-nim(1,2,3)", Misere, bound: 8, heaps: 5),
            ("small-nim(1,2,3)", FirstStuck(2), bound: 8, heaps: 4),
            ("small-nim(1,2,3)", LastMover(2), bound: 8, heaps: 4),
        ],
        name: { en: "Small Nim without bounds", zh: "无界的 Small Nim" },
        statement: {
            en: "\
                Let two players play Small Nim, where a move takes any number of stones, at least one, from \
                a smallest heap (b = 1, B = ∞), and let u be the number of heaps of one stone in a position \
                of N nonempty heaps. \
                Under normal play the position is P if and only if u is odd, unless all heaps are 1 (u = N): \
                then it is P if and only if N is even. \
                Under misère play it is P if and only if u is odd.",
            zh: "\
                设两名玩家进行 Small Nim，每步从最小的一堆取任意多枚（至少一枚）石子（b = 1，B = ∞）；\
                局面有 N 个非空堆，其中恰有一枚石子的堆有 u 个。\
                正常规则下：若各堆不全为 1，则当且仅当 u 为奇数时为 P 局面；若各堆全为 1（u = N），\
                则当且仅当 N 为偶数时为 P 局面。\
                反常规则下：当且仅当 u 为奇数时为 P 局面。",
        },
        argument: {
            en: "\
                Let a₁ be a smallest heap and H the others. \
                If a₁ ≥ 2, the player to move may hand over H, or leave 1 so that the other player has to: \
                one of the two wins, so the position is N. If a₁ = 1, the only move leads to H, so the \
                position is P if and only if H is N. Hence each 1 changes the class: u ones change that of \
                the heaps without them, which is N if there are any, otherwise that of the empty position, P \
                under normal and N under misère play.",
            zh: "\
                设 a₁ 为一个最小的堆，H 为其余各堆。\
                若 a₁ ≥ 2，轮到走的一方可以取完它而把 H 交给对方，也可以只留 1 枚，\
                迫使对方取走它而把 H 交回：二者必有一个取胜，故为 N 局面。\
                若 a₁ = 1，唯一的选项是 H，故当且仅当 H 为 N 局面时为 P 局面。\
                所以每个 1 使胜负类改变一次：u 个 1 改变的是除去它们以后的局面的类；该局面若还有堆，\
                则为 N 局面，若没有堆，则在正常规则下为 P 局面，在反常规则下为 N 局面。",
        },
        reasons: {
            "odd": {
                en: "\
                    u = {u} heaps of one stone must go first, an odd number, and whoever then moves wins: \
                    the position is P.",
                zh: "先要取走 u = {u} 个一枚石子的堆，为奇数个，其后轮到的一方取胜：P 局面。",
            },
            "even": {
                en: "\
                    u = {u} heaps of one stone must go first, an even number, and whoever then moves wins: \
                    the position is N.",
                zh: "先要取走 u = {u} 个一枚石子的堆，为偶数个，其后轮到的一方取胜：N 局面。",
            },
            "ones-even": {
                en: "\
                    All N = {N} heaps are 1, so N moves remain, an even number: under normal play the \
                    position is P.",
                zh: "N = {N} 个堆全为 1，还剩 N 步，为偶数：正常规则下为 P 局面。",
            },
            "ones-odd": {
                en: "\
                    All N = {N} heaps are 1, so N moves remain, an odd number: under normal play the \
                    position is N.",
                zh: "N = {N} 个堆全为 1，还剩 N 步，为奇数：正常规则下为 N 局面。",
            },
        },
        quantities: {
            "u": { en: "heaps of one stone u", zh: "一枚石子的堆数 u" },
            "N": { en: "number of heaps N", zh: "堆数 N" },
        },
        proof: {
            en: "\
                proved above; for normal play see also Friedman (2000) and Albert & Nowakowski (2004); \
                checked by this project against plain recursion for up to 5 heaps",
            zh: "\
                证明见上；正常规则另见 Friedman（2000）与 Albert、Nowakowski（2004）；\
                本项目与直接递推作了比较，至多 5 堆",
        },
        source: "\
            E. Friedman, Problem of the Month, November 2000; M. H. Albert, R. J. Nowakowski, Nim \
            restrictions, Integers 4 (2004) #G01. \
            Proof: this project (Mexplorer). \
            The ruleset with bounds is in 刘文安、周晶晶，环状有界的 Small Nim 博弈，\
            河南师范大学学报（自然科学版）46(2) (2018) 22–25.",
    }
}

/// How many heaps are 1.
fn ones(heaps: &[Token]) -> usize {
    let Smallest { size, times } = Smallest::of(heaps);
    if size == 1 { times } else { 0 }
}

/// Whether what is left when the ones are gone is P: the end of normal play is, and nothing else.
fn rest_is_p(game: &Game, heaps: &[Token]) -> bool {
    ones(heaps) == heaps.len() && game.convention.terminal_outcome() == Some(OutcomeClass::P)
}

fn is_p(game: &Game, heaps: &[Token]) -> bool {
    rest_is_p(game, heaps) == (ones(heaps) % 2 == 0)
}

impl Theorem for SmallNimUnbounded {
    fn applies(&self, game: &Game) -> bool {
        let is_unbounded =
            |game: &Game| game.parameters.integer("b") == 1 && game.parameters.bound("B").is_none();
        game.is_plain("small-nim") && is_unbounded(game) && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(is_p(at.game, at.tokens))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let ones = ones(at.tokens);
        let key = match (rest_is_p(at.game, at.tokens), ones % 2) {
            (true, 0) => "ones-even",
            (true, _) => "ones-odd",
            (false, 0) => "even",
            (false, _) => "odd",
        };
        Reason::new(key, &[("u", ones as u64), ("N", at.tokens.len() as u64)])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let Some((&smallest, others)) = at.tokens.split_first() else { return Some(Vec::new()) };
        if is_p(at.game, at.tokens) {
            return Some(Vec::new());
        }
        let to = Token::from(smallest > 1 && !is_p(at.game, others));
        Some(moves_of_each(at.tokens, smallest, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn says(notation: &str, convention: PlayConvention) -> (bool, Vec<Move>) {
        let (game, start) = Game::parse(notation, convention).unwrap();
        assert!(THEOREM.applies(&game));
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at) == Prediction::p_if(true), THEOREM.winning_moves(&at).unwrap())
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        assert_eq!(says("small-nim()", PlayConvention::Normal), (true, vec![]));
        assert_eq!(says("small-nim()", PlayConvention::Misere), (false, vec![]));
    }

    #[test]
    fn one_is_left_so_that_the_other_player_opens_the_next_heap() {
        assert_eq!(says("small-nim(1,2,3)", PlayConvention::Normal), (true, vec![]));
        let huge = "small-nim(5,9007199254740991)";
        assert_eq!(says(huge, PlayConvention::Normal), (false, vec![Move::change(0, &[1])]));
        assert_eq!(says("small-nim(5,5)", PlayConvention::Misere).1.len(), 2);
        assert_eq!(says("small-nim(5)", PlayConvention::Normal), (false, vec![Move::change(0, &[0])]));
        assert_eq!(says("small-nim(5)", PlayConvention::Misere), (false, vec![Move::change(0, &[1])]));
    }
}
