//! Moore's theorem: a position of Moore's Nim is P if and only if the ones of every binary column are a multiple of k + 1.
//!
//! Source: E. H. Moore, A generalization of the game called Nim, Annals of Math. 11 (1910) 93–94; misère play by Yamasaki
//! (1980).
//! Winning move: one is made column by column from the highest; there are often others.
//! Cost: one look at each digit of each heap.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums::large_heaps;
use crate::numbers::Token;
use crate::position::Tokens;
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, theorem};

theorem! {
    /// Moore's theorem.
    Moore {
        id: "moore",
        status: Proved,
        instances: [
            ("moore[k=2](1,2,3,5)", Normal, bound: 5, heaps: 4),
            ("moore[k=1](3,5,6)", Normal, bound: 7, heaps: 3),
            ("moore[k=3](1,1,2,3)", LastMover(2), bound: 4, heaps: 4),
            ("moore[k=4](1,2,2,3)", Normal, bound: 2, heaps: 5),
            ("moore[k=1](1,2,3)", Misere, bound: 7, heaps: 3),
            ("moore[k=2](1,1,2,3)", Misere, bound: 5, heaps: 4),
            ("moore[k=3](1,1,1,2)", FirstStuck(2), bound: 4, heaps: 4),
            ("moore[k=2](1,1,1,1,2,2)", Misere, bound: 2, heaps: 7),
        ],
        name: { en: "Moore’s theorem", zh: "Moore 定理" },
        statement: {
            en: "\
                Moore’s Nim with the parameter k ≥ 1 and two players. \
                Write the heaps in binary, one under the other. \
                Under normal play the position is P if and only if the number of ones in every column is a \
                multiple of k + 1. \
                Under misère play the same holds as long as some heap is larger than 1; if all heaps are 1, \
                the position is P if and only if their number is 1 modulo k + 1. \
                The counts modulo k + 1, read as the digits of a number to the base k + 1, are not the \
                Grundy value: with k = 2 a single heap of 2 has the Grundy value 2, while its counts 1, 0 \
                read to the base 3 make 3.",
            zh: "\
                两人进行参数为 k ≥ 1 的 Moore Nim。\
                把各堆写成二进制，对齐各数位。\
                按正常规则，当且仅当每一数位上 1 的个数都是 k + 1 的倍数时为 P 局面。\
                按反常规则，只要有一堆多于 1 枚，结论相同；若各堆都是 1，\
                则当且仅当堆数模 k + 1 余 1 时为 P 局面。\
                把各数位的计数模 k + 1 的余数看作 k + 1 进制数的各位，所得的数并不是 SG 值：k = 2 时，\
                单独一堆 2 的 SG 值为 2，而它的计数 1、0 作为三进制数等于 3。",
        },
        argument: {
            en: "\
                Let every count be a multiple of k + 1. \
                A move changes between 1 and k heaps; in the highest column that it changes, ones become \
                zeros and nothing else changes, between 1 and k of them, so the count is no longer a \
                multiple. \
                Otherwise a move makes all counts multiples: go down from the highest column and keep the \
                set F of heaps lowered so far, whose digits from here on are free. \
                Let c be the ones outside F in this column and f the remainder of −c modulo k + 1. \
                If f ≤ |F|, set the digit in f heaps of F and clear it in the others; otherwise clear it in \
                F and in k + 1 − f more heaps that have it, which join F. So |F| never exceeds k. \
                Under misère play the player to move wins when no heap is left. \
                Let some heap be larger than 1. \
                If all counts are multiples, at least k + 1 heaps are larger than 1, so a move leaves one of \
                them, and a count that is no multiple. \
                If not, and more than k heaps are larger than 1, make all counts multiples: one of these \
                heaps is left. \
                If from 1 to k heaps are larger than 1, going down in the same way lowers them all to 0 or \
                1; in the last column make the count 1 modulo k + 1, with f the remainder of 1 − c. \
                If there are heaps and all are 1, removing 1 to k of them makes their number 1 modulo k + 1 \
                if and only if it is not so already.",
            zh: "\
                设每一数位的计数都是 k + 1 的倍数。\
                一步改变 1 至 k 堆；在所改变的最高数位上，只有 1 变为 0，且有 1 至 k 个，\
                故该计数不再是 k + 1 的倍数。\
                反之，总有一步使所有计数成为倍数：从最高位往下，记 F 为已减少的堆的集合，\
                F 中各堆此后的数位可任意选取。\
                设该位上 F 以外 1 的个数为 c，f 为 −c 模 k + 1 的余数。\
                若 f ≤ |F|，则在 F 的 f 堆中置 1，其余置 0；否则在 F 中全置 0，并在另外 k + 1 − f 个该位为 1 \
                的堆中把它变为 0，这些堆并入 F。\
                于是 |F| 始终不超过 k。\
                再看反常规则：没有堆时轮到走的一方胜。\
                设有一堆多于 1 枚。\
                若各计数都是倍数，则至少有 k + 1 堆多于 1 枚，任何一步之后仍剩其中一堆，且有计数不是倍数。\
                若不然，且多于 1 枚的堆超过 k 个，则使所有计数成为倍数，其中总有一堆留下。\
                若多于 1 枚的堆有 1 至 k 个，则同样往下进行，它们全部减少到 0 或 1；\
                在最低位取 f 为 1 − c 模 k + 1 的余数，使计数模 k + 1 余 1。\
                若有堆且各堆都是 1，则取走 1 至 k 堆能使堆数模 k + 1 余 1，当且仅当原来的堆数不余 1。",
        },
        formula: "\
            <math><munder><mo>∑</mo><mi>i</mi></munder><msub><mi>d</mi><mi>t</mi></msub><mo>(</mo><msub>\
            <mi>a</mi><mi>i</mi></msub><mo>)</mo><mo>≡</mo><mn>0</mn><mspace width='0.5em'/><mo>(</mo>\
            <mi>mod</mi><mspace width='0.3em'/><mi>k</mi><mo>+</mo><mn>1</mn><mo>)</mo><mspace width='1em'/>\
            <mo>∀</mo><mi>t</mi><mo>,</mo><mspace width='1em'/><msub><mi>a</mi><mi>i</mi></msub><mo>=</mo>\
            <munder><mo>∑</mo><mi>t</mi></munder><msub><mi>d</mi><mi>t</mi></msub><mo>(</mo><msub><mi>a</mi>\
            <mi>i</mi></msub><mo>)</mo><msup><mn>2</mn><mi>t</mi></msup><mo>,</mo><mspace width='1em'/><msub>\
            <mi>d</mi><mi>t</mi></msub><mo>(</mo><msub><mi>a</mi><mi>i</mi></msub><mo>)</mo><mo>∈</mo>\
            <mo stretchy='false'>{</mo><mn>0</mn><mo>,</mo><mn>1</mn><mo stretchy='false'>}</mo></math>",
        reasons: {
            "empty": { en: "No heap is left, so the game is over.", zh: "没有石子堆，游戏结束。" },
            "zero": {
                en: "\
                    The number of ones in every binary column is a multiple of {modulus}. \
                    A move changes between 1 and {k} heaps, so in the highest column that it changes the \
                    number is no longer a multiple.",
                zh: "\
                    每一数位上 1 的个数都是 {modulus} 的倍数。\
                    一步改变 1 至 {k} 堆，必破坏它所改变的最高数位。",
            },
            "nonzero": {
                en: "\
                    In the column of {column} the number of ones is {count} modulo {modulus}. \
                    A move on at most {k} heaps makes the number in every column a multiple.",
                zh: "\
                    在数位 {column} 上，1 的个数模 {modulus} 余 {count}。\
                    改变至多 {k} 堆的一步可使每一数位的计数都成为倍数。",
            },
            "lost-ones": {
                en: "All heaps are 1, and their number, {heaps}, is 1 modulo {modulus}.",
                zh: "各堆都是 1，堆数 {heaps} 模 {modulus} 余 1。",
            },
            "won-ones": {
                en: "\
                    All heaps are 1, and their number, {heaps}, is not 1 modulo {modulus}: a move makes it \
                    so.",
                zh: "各堆都是 1，堆数 {heaps} 模 {modulus} 不余 1：有一步可使堆数余 1。",
            },
            "won-large": {
                en: "\
                    Heaps larger than 1: {large}, and one move may lower up to {k} heaps. \
                    Lower them all to 0 or 1, and where needed remove heaps of 1 as well, so that the number \
                    of heaps of 1 becomes 1 modulo {modulus}.",
                zh: "\
                    多于 1 枚的堆有 {large} 个，一步至多可改变 {k} 堆。\
                    把它们全部减少到 0 或 1，必要时再取走若干个 1，使等于 1 的堆数模 {modulus} 余 1。",
            },
        },
        quantities: {
            "k": { en: "k", zh: "k" },
            "modulus": { en: "k + 1", zh: "k + 1" },
            "heaps": { en: "number of heaps", zh: "堆数" },
            "large": { en: "heaps larger than 1", zh: "多于 1 枚的堆数" },
            "column": { en: "highest column that is no multiple", zh: "计数不是倍数的最高数位" },
            "count": { en: "ones of this column, modulo k + 1", zh: "该数位上 1 的个数模 k + 1" },
            "columns": {
                en: "heaps in binary, and the ones of each column modulo k + 1",
                zh: "各堆的二进制，及各数位上 1 的个数模 k + 1",
            },
        },
        proof: {
            en: "\
                proved by Moore (1910) for normal play and by Yamasaki (1980) for misère play; the argument \
                above is a proof for both; checked by this project against plain recursion for k ≤ 4 and up \
                to 5 heaps",
            zh: "\
                正常规则由 Moore 证明（1910），反常规则由 Yamasaki 证明（1980）；\
                以上论证对两种规则均为证明；本项目对 k ≤ 4、至多 5 堆与直接递推作了比较",
        },
        source: "\
            E. H. Moore, A generalization of the game called Nim, Annals of Math. 11 (1910) 93–94; Y. \
            Yamasaki, On misère Nim-type games, J. Math. Soc. Japan (1980).",
        errata: {
            en: "\
                A formula in circulation has (Σ xᵢ ∧ 2ᵗ) mod (k + 1) for digit t, where ∧ is the bitwise \
                and. \
                For odd k it is wrong: with k = 1 and a single heap of 2 it gives 0 in every column. \
                The ones have to be counted.",
            zh: "\
                有文献以 (Σ xᵢ ∧ 2ᵗ) mod (k + 1)（∧ 为按位与）为数位 t 的值。\
                k 为奇数时该式有误：k = 1 且只有一堆 2 时，它在每一数位上都得 0。\
                应当计数的是 1 的个数。",
        },
    }
}

/// Binary digits of a token.
const DIGITS: u32 = 53;

fn k(at: &Subject) -> u64 {
    at.game.parameters.integer("k")
}

fn is_misere(at: &Subject) -> bool {
    at.game.convention.terminal_outcome() == Some(OutcomeClass::N)
}

/// How many heaps have this digit.
fn ones(heaps: &[Token], digit: u32) -> u64 {
    heaps.iter().map(|heap| heap >> digit & 1).sum()
}

/// The highest column whose ones are no multiple of the modulus.
fn highest_column(at: &Subject) -> Option<u32> {
    (0..DIGITS).rev().find(|&digit| ones(at.tokens, digit) % (k(at) + 1) != 0)
}

/// The heaps after the winning move; from a P-position the heaps themselves.
fn after_winning(at: &Subject) -> Tokens {
    let (heaps, modulus) = (at.tokens, k(at) + 1);
    let mut after = Tokens::from(heaps);
    for digit in (0..DIGITS).rev() {
        let is_lowered = |before: Token, after: Token| (before ^ after) >> digit > 1;
        let (mut lowered, mut ones) = (0, 0);
        for (before, after) in heaps.iter().zip(&after) {
            if is_lowered(*before, *after) {
                lowered += 1;
            } else {
                ones += before >> digit & 1;
            }
        }
        // Under misère play the last heaps larger than 1 leave heaps of 1, and of these one more than a multiple.
        let wanted = u64::from(digit == 0 && is_misere(at) && large_heaps(heaps) as u64 <= k(at));
        let missing = (wanted + modulus - ones % modulus) % modulus;
        let (mut to_set, mut to_clear) =
            if missing <= lowered { (missing, 0) } else { (0, modulus - missing) };
        for (before, after) in heaps.iter().zip(&mut after) {
            if is_lowered(*before, *after) {
                let is_set = to_set > 0;
                to_set -= u64::from(is_set);
                *after = *after & !(1 << digit) | u64::from(is_set) << digit;
            } else if to_clear > 0 && before >> digit & 1 == 1 {
                to_clear -= 1;
                *after &= !(1 << digit);
            }
        }
    }
    after
}

impl Theorem for Moore {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("moore") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(if is_misere(at) && large_heaps(at.tokens) == 0 {
            at.tokens.len() as u64 % (k(at) + 1) == 1
        } else {
            highest_column(at).is_none()
        })
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (heaps, k) = (at.tokens, k(at));
        let (count, large) = (heaps.len() as u64, large_heaps(heaps) as u64);
        let column = highest_column(at);
        let key = match (is_misere(at), large, column) {
            _ if count == 0 => "empty",
            (true, 0, _) if count % (k + 1) == 1 => "lost-ones",
            (true, 0, _) => "won-ones",
            (_, _, None) => "zero",
            (true, ..) if large <= k => "won-large",
            _ => "nonzero",
        };
        let columns = Quantity::column_counts(heaps, k + 1);
        let integers = [("k", k), ("modulus", k + 1), ("heaps", count), ("large", large)];
        let mut reason = Reason::new(key, &integers);
        reason.quantities.push(("columns", columns));
        match column {
            Some(digit) => reason.and(&[("column", 1 << digit), ("count", ones(heaps, digit) % (k + 1))]),
            None => reason,
        }
    }

    /// One of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let changed = at.tokens.iter().zip(after_winning(at)).enumerate();
        let changed = changed.filter(|(_, (before, after))| *before != after);
        let mv = changed.fold(None, |mv: Option<Move>, (place, (_, after))| {
            Some(mv.map_or_else(|| Move::change(place, &[after]), |mv| mv.and(place, &[after])))
        });
        Some(mv.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn winning_moves(notation: &str, convention: PlayConvention) -> Vec<Move> {
        let (game, start) = Game::parse(notation, convention).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        THEOREM.winning_moves(&at).unwrap()
    }

    #[test]
    fn columns_are_levelled_from_the_highest() {
        let moves = |notation| winning_moves(notation, PlayConvention::Normal);
        assert_eq!(moves("moore[k=2](2,2,2)"), []);
        assert_eq!(moves("moore[k=2](2)"), [Move::change(0, &[0])]);
        assert_eq!(moves("moore[k=2]()"), []);
    }

    #[test]
    fn under_misere_play_heaps_of_1_are_left() {
        let moves = |notation| winning_moves(notation, PlayConvention::Misere);
        assert_eq!(moves("moore[k=2](2)"), [Move::change(0, &[1])]);
        assert_eq!(moves("moore[k=2](1,1,1,1)"), []);
        assert_eq!(moves("moore[k=2]()"), []);
    }
}
