//! Lasker's Nim, the octal game 4.(3): the values are the sizes of the heaps, but those of 3 and 4, of 7 and 8, … change places.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 4; of several heaps by Sprague (1935) and Grundy (1939).
//! Winning moves: with k the nim-sum of the values, a heap of value v is lowered to the heap of value v ⊕ k, if that is smaller; a
//! heap n = 4j + 3 whose value is to become n is split into 1 and n − 1. One of these always wins; other splits may win as well.
//! Cost: one pass over the heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token, nim_sum_of};
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about Lasker's Nim.
    Lasker {
        id: "lasker",
        status: Proved,
        instances: [
            ("octal[code=4.(3)](2,3,7)", Normal, bound: 9, heaps: 3),
            ("octal[code=4.(3)](20)", Normal, bound: 24, heaps: 1),
            ("octal[code=4.(3)](4,5)", LastMover(2), bound: 12, heaps: 2),
        ],
        name: { en: "Values of Lasker’s Nim", zh: "Lasker Nim 的值" },
        statement: {
            en: "\
                Lasker’s Nim, the octal game 4.(3), in which a move takes any number of stones from one heap or \
                splits one heap into two nonempty ones; two players, normal play. \
                A heap of n stones has the Grundy value n, but n + 1 where n = 4k + 3, and n − 1 where n = 4k + 4. \
                The Grundy value of several heaps is the nim-sum of these values, and the position is P if and \
                only if it is 0. \
                This is said of heaps below 2⁵³ − 1.",
            zh: "\
                在 Lasker Nim（八进制游戏 4.(3)：每步从一堆中取任意枚石子，或把一堆分成两个非空堆）中，\
                两人按正常规则，n 枚石子的一堆的 SG 值为 n；但 n = 4k + 3 时为 n + 1，n = 4k + 4 时为 n − 1。\
                多堆局面的 SG 值等于各堆之值的 Nim 和；当且仅当它为 0 时为 P 局面。\
                此处只论小于 2⁵³ − 1 的堆。",
        },
        argument: {
            en: "\
                By induction: the values of the nonempty smaller heaps with the remainders 1, 2, 3, 0 modulo 4 have the \
                remainders 1, 2, 0, 3. \
                To take stones from n leads to all values below n, or, where n = 4k + 4, to all below 4k + 3 and to 4k + 4. \
                What is left is to see which values splits have; their remainders modulo 4 say enough. \
                The two heaps of 4k + 1 have the remainders 0 and 1, or 2 and 3, and the value is 2 modulo 4; those of 4k \
                + 2 have 0 and 2, 1 and 1, or 3 and 3, and the value is 1 or 0: so the mex is the size of the heap. \
                The two heaps of 4k + 3 have the remainders 0 and 3, or 1 and 2, and the value is 3 modulo 4; 1 with 4k + 2 has \
                the value 4k + 3, so the mex is 4k + 4. \
                The two heaps of 4k + 4 have the remainders 0 and 0, 1 and 3, or 2 and 2, and the value is 0 or 1, so the mex is \
                4k + 3. \
                Several heaps are a sum, whose value is the nim-sum of the heaps’ values.",
            zh: "\
                用归纳法：模 4 余 1、2、3、0 的较小的非空堆，其值模 4 分别余 1、2、0、3。\
                从 n 中取石子可得到小于 n 的一切值；n = 4k + 4 时，可得到小于 4k + 3 的一切值和 4k + 4。\
                余下只需看分堆得到哪些值，而这些值模 4 的余数已经足够。\
                4k + 1 分成的两堆余 0 与 1，或 2 与 3，所得之值模 4 余 2；4k + 2 分成的两堆余 0 与 2、1 与 1，\
                或 3 与 3，所得之值余 1 或 0：所以 mex 就是堆的大小。\
                4k + 3 分成的两堆余 0 与 3，或 1 与 2，所得之值余 3；分成 1 与 4k + 2 得值 4k + 3，故 mex 为 4k + 4。\
                4k + 4 分成的两堆余 0 与 0、1 与 3，或 2 与 2，所得之值余 0 或 1，故 mex 为 4k + 3。\
                多堆局面是各堆的和，其值为各堆之值的 Nim 和。",
        },
        formula: "\
            <math><mi>SG</mi><mo>(</mo><mn>4</mn><mi>k</mi><mo>+</mo><mn>1</mn><mo>,</mo><mn>4</mn><mi>k</mi>\
            <mo>+</mo><mn>2</mn><mo>,</mo><mn>4</mn><mi>k</mi><mo>+</mo><mn>3</mn><mo>,</mo><mn>4</mn><mi>k</mi>\
            <mo>+</mo><mn>4</mn><mo>)</mo><mo>=</mo><mn>4</mn><mi>k</mi><mo>+</mo><mn>1</mn><mo>,</mo><mn>4</mn>\
            <mi>k</mi><mo>+</mo><mn>2</mn><mo>,</mo><mn>4</mn><mi>k</mi><mo>+</mo><mn>4</mn><mo>,</mo><mn>4</mn>\
            <mi>k</mi><mo>+</mo><mn>3</mn></math>",
        reasons: {
            "empty": { en: "No heap is left: the empty nim-sum is 0.", zh: "没有石子堆：空的 Nim 和为 0。" },
            "zero": {
                en: "The values of the heaps are {values}; their nim-sum is 0.",
                zh: "各堆的值为 {values}，其 Nim 和为 0。",
            },
            "nonzero": {
                en: "\
                    The values of the heaps are {values}; their nim-sum is {sum}. A move that makes it 0 wins.",
                zh: "各堆的值为 {values}，其 Nim 和为 {sum}。使 Nim 和变为 0 的走法取胜。",
            },
        },
        quantities: {
            "values": { en: "values of the heaps", zh: "各堆的值" },
            "sum": { en: "nim-sum of the values", zh: "各值的 Nim 和" },
        },
        proof: { en: "the argument above is a proof", zh: "以上论证即为证明" },
        source: "\
            E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 4; the \
            game is E. Lasker’s.",
    }
}

/// The value of a heap, and the heap of a value.
fn swapped(heap: Token) -> Token {
    match heap % 4 {
        3 => heap + 1,
        0 => heap.saturating_sub(1),
        _ => heap,
    }
}

fn values(at: &Subject) -> Vec<Token> {
    at.tokens.iter().map(|&heap| swapped(heap)).collect()
}

impl Theorem for Lasker {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("octal") && game.parameters.text("code") == "4.(3)" && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        if at.tokens.contains(&LARGEST_TOKEN) {
            return Prediction::Silent;
        }
        Prediction::Exactly(Value::Grundy(nim_sum_of(&values(at))))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let values = values(at);
        let sum = nim_sum_of(&values);
        let key = match (values.is_empty(), sum) {
            (true, _) => "empty",
            (false, 0) => "zero",
            (false, _) => "nonzero",
        };
        Reason::new(key, &[]).list("values", &values).and(&[("sum", sum)])
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let sum = nim_sum_of(&values(at));
        let mut moves = Vec::new();
        for (place, &heap) in at.tokens.iter().enumerate() {
            let left = swapped(swapped(heap) ^ sum);
            if left < heap {
                moves.push(Move::change(place, &[left]));
            } else if swapped(heap) ^ sum == heap && heap % 4 == 3 {
                moves.push(Move::change(place, &[1, heap - 1]));
            }
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn told(notation: &str) -> (Prediction, Option<Vec<Move>>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at))
    }

    #[test]
    fn a_heap_that_cannot_be_lowered_enough_is_split() {
        let zero = Prediction::Exactly(Value::Grundy(0));
        assert_eq!(told("octal[code=4.(3)](1,2,4)"), (zero, Some(vec![])));
        // 3 is worth 4, and is to be worth 3 beside 1 and 2.
        assert_eq!(told("octal[code=4.(3)](1,2,3)").1, Some(vec![Move::change(2, &[1, 2])]));
    }

    #[test]
    fn the_largest_heaps_are_told_as_long_as_their_values_are_exact() {
        let largest = LARGEST_TOKEN - 1;
        let expected = Prediction::Exactly(Value::Grundy(largest ^ 5));
        assert_eq!(told(&format!("octal[code=4.(3)](5,{largest})")).0, expected);
        assert_eq!(told(&format!("octal[code=4.(3)]({LARGEST_TOKEN})")).0, Prediction::Silent);
    }
}
