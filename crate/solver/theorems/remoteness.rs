//! How long Nim and Wythoff's game last when the winner hurries and the loser delays.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, for the notion; the formulas are proved by this project.
//! Cost: that of the winning moves, all of which are known.

use crate::game::Game;
use crate::numbers::{LARGEST_TOKEN, nim_sum_of};
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};
use crate::wythoff_pairs::WythoffPairs;

theorem! {
    /// The theorem about remoteness.
    Remoteness {
        id: "remoteness",
        status: Proved,
        instances: [
            ("nim(1,2,3)", Normal, bound: 10, heaps: 4),
            ("wythoff(3,5)", Normal, bound: 40, heaps: 2),
            ("wythoff[a=2](4,8)", LastMover(2), bound: 30, heaps: 2),
            ("wythoff[a=4](3,11)", Normal, bound: 24, heaps: 2),
        ],
        name: { en: "How long a game lasts", zh: "游戏的步数" },
        statement: {
            en: "\
                Two players, normal play; the winner ends the game as soon as possible, the loser as late as \
                possible. \
                In Nim a P-position lasts exactly as many moves as it has stones. \
                In Wythoff’s game with the parameter a ≥ 1 the P-position (⌊kα⌋, ⌊kα⌋ + ak), with α = (2 − a \
                + √(a² + 4))/2 and k ≥ 0, lasts exactly 2k moves. \
                In both games an N-position lasts one move more than the shortest of the P-positions that \
                are its options: in Nim those that leave the nim-sum 0, in Wythoff’s game the pairs.",
            zh: "\
                两人按正常规则；胜方尽快结束游戏，负方尽量拖延。\
                在 Nim 中，P 局面恰持续与其石子总数相同的步数。\
                在参数为 a ≥ 1 的威佐夫博弈中，令 α = (2 − a + √(a² + 4))/2，则 P 局面 (⌊kα⌋, ⌊kα⌋ + ak)（k \
                ≥ 0）恰持续 2k 步。\
                在这两种游戏中，N 局面的步数比它的选项中最短的 P 局面多 1：在 Nim 中即 Nim 和为 0 的选项，\
                在威佐夫博弈中即为数对的选项。",
        },
        argument: {
            en: "\
                Nim: no game has more moves than stones. \
                From a P-position that is not empty let the loser take one stone from a heap whose size has \
                the fewest zeros at its binary end, say t. \
                This changes the last t + 1 digits of the nim-sum, and a winning answer must change the same \
                digits of a heap and lower it. \
                The heap just lowered would grow; every other heap ends in at least t zeros, so the one that \
                is lowered ends in a one and t zeros and loses exactly one stone. \
                So two stones go in two moves, and by induction all do. \
                Wythoff’s game: two moves between pairs lower k, so there are at most 2k. \
                From pair k ≥ 1 let the loser take one stone from the larger heap. \
                The larger members of pairs are at least 2 apart, so what is left of the larger heap is none \
                of them: its partner is larger still, and so is that of the smaller heap; only taking from \
                both heaps wins, with a difference of ak − 1, and this reaches no pair but k − 1.",
            zh: "\
                Nim：步数不超过石子数。\
                在非空的 P 局面，负方取这样一堆中的一枚石子：其二进制末尾的 0 最少，设为 t 个。\
                这改变 Nim 和的末 t + 1 位，胜方的应着必须改变某一堆的同样各位并使它减少。\
                刚被取过的堆会因此变大；其余每堆末尾至少有 t 个 0，故被减少的堆末尾为 1 后接 t 个 0，\
                恰减少一枚。\
                于是两步共取两枚，由归纳法，每步恰取一枚直至取完。\
                威佐夫博弈：每两步从数对走到 k 更小的数对，故至多 2k 步。\
                在 k ≥ 1 的数对，负方从较大的堆取一枚石子。\
                各数对的较大者彼此至少相差 2，故较大的堆所剩的不是任何数对的较大者，与它配对的数比它更大；\
                与较小的堆配对的数也比所剩的更大；只有同时从两堆取石子才能取胜，此时两堆之差为 ak − 1，\
                只能到达第 k − 1 个数对。",
        },
        reasons: {
            "over": { en: "No stone is left: the game is over.", zh: "石子已取完，游戏结束。" },
            "stones": {
                en: "\
                    The nim-sum is 0 and there are {stones} stones: the loser can make every move take one \
                    stone.",
                zh: "Nim 和为 0，共有 {stones} 枚石子：负方可使每一步都只取一枚。",
            },
            "to-stones": {
                en: "\
                    The fastest winning move leaves a P-position of {stones} stones, which lasts as many \
                    moves.",
                zh: "最快的取胜走法留下 {stones} 枚石子的 P 局面，它还持续同样多步。",
            },
            "pair": {
                en: "\
                    This is the pair with k = {k}: the loser can make every two moves lower k by no more \
                    than 1.",
                zh: "这是 k = {k} 的数对：负方可使每两步 k 只减 1。",
            },
            "to-pair": {
                en: "The fastest winning move leads to the pair with k = {k}, which lasts 2k moves.",
                zh: "最快的取胜走法通往 k = {k} 的数对，它还持续 2k 步。",
            },
        },
        quantities: {
            "moves": { en: "moves to the end", zh: "到终局的步数" },
            "stones": { en: "stones of the P-position", zh: "P 局面的石子数" },
            "k": { en: "number k of the pair", zh: "数对的序号 k" },
        },
        proof: {
            en: "the formulas are proved above. The number of moves is given as long as it is below 2⁵³",
            zh: "公式的证明见上。步数小于 2⁵³ 时给出步数",
        },
        source: "\
            The notion: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays; \
            H. Steinhaus (1925); C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966) \
            51–81. Proof: this project (Mexplorer).",
    }
}

/// Whether the player to move wins, and the fewest stones or the least k of a P-position that is the position itself or one
/// of its options.
fn shortest(at: &Subject) -> (bool, u64) {
    if is_nim(at.game) {
        let sum = nim_sum_of(at.tokens);
        let most_taken = at.tokens.iter().map(|heap| heap.saturating_sub(heap ^ sum)).max().unwrap_or(0);
        return (sum > 0, at.tokens.iter().sum::<u64>() - most_taken);
    }
    let pairs = WythoffPairs::new(at.game.parameters.integer("a"), false);
    let larger = at.tokens.last().copied().unwrap_or(0);
    let smaller = if at.tokens.len() < 2 { 0 } else { at.tokens[0] };
    let index = |[left, right]: [u64; 2]| pairs.index_of(left.abs_diff(right));
    if pairs.partner(smaller) == larger {
        return (false, index([smaller, larger]));
    }
    let options: Vec<[u64; 2]> = pairs.within_one_move(smaller, larger);
    (true, options.into_iter().map(index).min().unwrap_or(0))
}

fn is_nim(game: &Game) -> bool {
    game.is_plain("nim")
}

/// The moves to the end.
fn moves(at: &Subject) -> u64 {
    let (wins, shortest) = shortest(at);
    u64::from(wins) + if is_nim(at.game) { shortest } else { 2 * shortest }
}

impl Theorem for Remoteness {
    fn applies(&self, game: &Game) -> bool {
        (is_nim(game) || game.is_plain("wythoff")) && game.convention.is_normal()
    }

    /// Silent where the moves are more than can be told exactly everywhere: with many huge heaps.
    fn predict(&self, at: &Subject) -> Prediction {
        let moves = moves(at);
        if moves > LARGEST_TOKEN { Prediction::Silent } else { Prediction::Exactly(Value::Remoteness(moves)) }
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (wins, shortest) = shortest(at);
        let is_nim = is_nim(at.game);
        let key = match (is_nim, wins) {
            _ if at.tokens.is_empty() => "over",
            (true, false) => "stones",
            (true, true) => "to-stones",
            (false, false) => "pair",
            (false, true) => "to-pair",
        };
        Reason::new(key, &[("moves", moves(at)), (if is_nim { "stones" } else { "k" }, shortest)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::numbers::LARGEST_TOKEN;

    fn told(notation: &str) -> u64 {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        moves(&Subject { game: &game, tokens: start.tokens(), components: &[] })
    }

    #[test]
    fn p_positions_last_as_long_as_their_stones_or_twice_their_number() {
        assert_eq!(
            ["nim()", "nim(1,2,3)", "wythoff()", "wythoff(3,5)", "wythoff(6,10)"].map(told),
            [0, 6, 0, 4, 8]
        );
    }

    #[test]
    fn n_positions_last_one_move_more_than_the_shortest_of_their_p_positions() {
        assert_eq!(["nim(7)", "nim(1,2,4)", "wythoff(5)", "wythoff(13,15)"].map(told), [1, 7, 1, 5]);
    }

    #[test]
    fn the_largest_heaps_are_no_exception() {
        assert_eq!(told(&format!("nim({LARGEST_TOKEN},{LARGEST_TOKEN})")), 2 * LARGEST_TOKEN);
        assert_eq!(told(&format!("wythoff({LARGEST_TOKEN},{LARGEST_TOKEN})")), 1);
    }
}
