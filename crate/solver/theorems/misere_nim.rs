//! Misère Nim: as normal Nim while two heaps are larger than 1, and then the other way round.
//!
//! Source: C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901) 35–39.
//! Winning moves: those that leave the nim-sum 0 while two heaps are larger than 1, else those that leave 1: an odd number of
//! heaps of 1. There are no others.
//! Cost: one pass over the heaps.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums;
use crate::numbers::nim_sum_of;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about misère Nim.
    MisereNim {
        id: "misere-nim",
        status: Proved,
        instances: [
            ("nim(1,2,3)", Misere, bound: 10, heaps: 4),
            ("nim(1,1,1)", FirstStuck(2), bound: 3, heaps: 8),
        ],
        name: { en: "Misère Nim", zh: "反常规则下的 Nim" },
        statement: {
            en: "\
                In Nim under misère play with two players, the position is N if and only if all heaps are at \
                most 1 and the nim-sum is 0, or some heap is larger than 1 and the nim-sum is not 0. \
                The position without heaps is N.",
            zh: "\
                在两人按反常规则进行的 Nim 游戏中，当且仅当“每堆都不超过 1 枚且 Nim 和为 0”或“某堆多于 1 枚\
                且 Nim 和不为 0”时为 N 局面。\
                没有石子堆时为 N 局面。",
        },
        argument: {
            en: "\
                If all heaps are 1, every move takes one of them, so an odd number of them is lost. \
                With a single larger heap, and any number of heaps of 1, lower it to 0 or 1, whichever \
                leaves an odd number of heaps of 1; the nim-sum is not 0 then. \
                With two or more larger heaps a larger heap is left after every move, so play as in normal \
                Nim: from the nim-sum 0 every move leads to another one, and from any other one a move leads \
                to 0, where there cannot be a single larger heap.",
            zh: "\
                若各堆都是 1，每步恰取一堆，故奇数堆者必败。\
                若恰有一堆多于 1 枚，其余都是 1，则把该堆减少到 0 或 1，使剩下奇数个 1；此时 Nim 和不为 0。\
                若至少有两堆多于 1 枚，则任何一步之后仍有多于 1 枚的堆，按正常规则的走法去走即可：\
                Nim 和为 0 时，每步都使它不为 0；不为 0 时，有一步使它为 0，而此时不可能恰有一堆多于 1 枚。",
        },
        reasons: {
            "empty": { en: "No heap is left: the player to move wins.", zh: "没有石子堆：轮到走的一方胜。" },
            "odd": {
                en: "\
                    All heaps are 1, and their number, {heaps}, is odd: the player to move takes the last \
                    one.",
                zh: "各堆都是 1，堆数 {heaps} 为奇数：轮到走的一方将取走最后一枚。",
            },
            "even": {
                en: "\
                    All heaps are 1, and their number, {heaps}, is even: the other player takes the last one.",
                zh: "各堆都是 1，堆数 {heaps} 为偶数：对方将取走最后一枚。",
            },
            "single": {
                en: "\
                    Only one heap is larger than 1: lower it to 0 or 1, whichever leaves an odd number of \
                    heaps of 1.",
                zh: "恰有一堆多于 1 枚：把它减少到 0 或 1，使剩下奇数个 1。",
            },
            "zero": {
                en: "\
                    {large} heaps are larger than 1, and the nim-sum is 0: every move leaves a heap larger \
                    than 1 and another nim-sum.",
                zh: "\
                    有 {large} 堆多于 1 枚，且 Nim 和为 0：任何一步之后仍有多于 1 枚的堆，而 Nim 和不再为 0。",
            },
            "nonzero": {
                en: "{large} heaps are larger than 1, and the nim-sum is {sum}: a move that makes it 0 wins.",
                zh: "有 {large} 堆多于 1 枚，且 Nim 和为 {sum}：使 Nim 和变为 0 的走法取胜。",
            },
        },
        quantities: {
            "heaps": { en: "number of heaps", zh: "堆数" },
            "large": { en: "heaps larger than 1", zh: "多于 1 枚的堆数" },
            "sum": { en: "nim-sum", zh: "Nim 和" },
            "columns": { en: "heaps in binary", zh: "各堆的二进制" },
        },
        proof: { en: "proved by Bouton (1901)", zh: "Bouton 证明（1901）" },
        source: "\
            C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901) 35–39.",
    }
}

/// The nim-sum that a winning move leaves, and that a P-position has.
fn wanted(at: &Subject) -> u64 {
    nim_sums::of_p_positions(true, nim_sums::large_heaps(at.tokens))
}

impl Theorem for MisereNim {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("nim") && game.convention.terminal_outcome() == Some(OutcomeClass::N)
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(nim_sum_of(at.tokens) == wanted(at))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps = at.tokens;
        let (sum, large) = (nim_sum_of(heaps), nim_sums::large_heaps(heaps));
        let key = match (large, sum) {
            _ if heaps.is_empty() => "empty",
            (0, 0) => "even",
            (0, _) => "odd",
            (1, _) => "single",
            (_, 0) => "zero",
            _ => "nonzero",
        };
        Reason::new(key, &[("heaps", heaps.len() as u64), ("large", large as u64), ("sum", sum)])
            .columns(heaps)
    }

    /// All of them. With two heaps larger than 1 one of them stays; with one or none, heaps of 1 must be left.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        Some(nim_sums::moves_to(at.tokens, wanted(at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::numbers::LARGEST_TOKEN;

    fn winning_moves(notation: &str) -> Vec<Move> {
        let (game, start) = Game::parse(notation, PlayConvention::Misere).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        THEOREM.winning_moves(&at).unwrap()
    }

    #[test]
    fn the_last_large_heap_leaves_an_odd_number_of_ones() {
        assert_eq!(winning_moves("nim(1,1,5)"), [Move::change(2, &[1])]);
        assert_eq!(winning_moves(&format!("nim(1,{LARGEST_TOKEN})")), [Move::change(1, &[0])]);
        assert_eq!(winning_moves("nim(1,1)").len(), 2);
        assert_eq!(winning_moves("nim(1)"), []);
        assert_eq!(winning_moves("nim()"), []);
        assert_eq!(winning_moves("nim(2,2)"), []);
    }
}
