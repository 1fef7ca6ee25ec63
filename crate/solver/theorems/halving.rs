//! Taking at most half of a heap: the Grundy values contain themselves.
//!
//! Source: L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006) 113–127.
//! With h = n + 1 when half is rounded up, and h = n when it is rounded down, the value of a heap n is h without the ones at
//! its binary end and the zero before them: SG = ⌊h/2ʲ⁺¹⌋ with j of these ones.
//! Winning moves: the options of a heap have distinct values, so each heap has at most one; there are no others.
//! Cost: one pass over the heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{Token, nim_sum, nim_sum_of};
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about taking at most half.
    Halving {
        id: "halving",
        status: Proved,
        instances: [
            ("half(13)", Normal, bound: 300, heaps: 1),
            ("half[rounding=down](12)", Normal, bound: 300, heaps: 1),
            ("half(6,9)", LastMover(2), bound: 12, heaps: 3),
            ("half[rounding=down](7,9)", LastMover(2), bound: 12, heaps: 3),
        ],
        name: { en: "Taking at most half", zh: "至多取一半" },
        statement: {
            en: "\
                A move takes at least one stone and at most half of one heap; two players, normal play. \
                Half rounded up: the Grundy values of a heap are SG(0) = 0, SG(2k − 1) = k and SG(2k) = SG(k \
                − 1) for k ≥ 1, and a heap n is P if and only if n = 2ʲ − 2 for some j ≥ 1. \
                Half rounded down: SG(2k) = k and SG(2k + 1) = SG(k) for k ≥ 0, and a heap n ≥ 1 is P if and \
                only if n = 2ʲ − 1 for some j ≥ 1. \
                A position of several heaps has the nim-sum of their values. \
                Rounded up, the values are 0, 1 / 0, 2, 1, 3 / 0, 4, 2, 5, 1, 6, 3, 7 / …: row j holds n = \
                2ʲ − 2, …, 2ʲ⁺¹ − 3, and for j ≥ 2 its values at even n repeat row j − 1.",
            zh: "\
                每步从一堆中取至少一枚、至多一半的石子；两人按正常规则。\
                一半向上取整时，一堆的 SG 值满足 SG(0) = 0，且对 k ≥ 1 有 SG(2k − 1) = k，\
                SG(2k) = SG(k − 1)；一堆 n 为 P 局面，当且仅当对某个 j ≥ 1 有 n = 2ʲ − 2。\
                一半向下取整时，对 k ≥ 0 有 SG(2k) = k，SG(2k + 1) = SG(k)；一堆 n ≥ 1 为 P 局面，\
                当且仅当对某个 j ≥ 1 有 n = 2ʲ − 1。\
                多堆局面的 SG 值等于各堆之值的 Nim 和。\
                向上取整时各值为 0, 1 / 0, 2, 1, 3 / 0, 4, 2, 5, 1, 6, 3, 7 / …：第 j 行为 n = 2ʲ − 2, …, \
                2ʲ⁺¹ − 3，j ≥ 2 时，其中偶数 n 处的值重复第 j − 1 行。",
        },
        argument: {
            en: "\
                Let half be rounded down. \
                Suppose the values of the heaps k, …, 2k − 1 are 0, …, k − 1 in some order, as they are for \
                k = 1. \
                These heaps are the options of 2k, so SG(2k) = k. \
                The options of 2k + 1 are k + 1, …, 2k, whose values are 0, …, k except SG(k), so SG(2k + 1) \
                = SG(k); with this heap the values of k + 1, …, 2k + 1 are 0, …, k, as supposed for k + 1. \
                Rounded up, a heap n has as options n − t for 1 ≤ t ≤ ⌊(n + 1)/2⌋, so it is played as the \
                heap n + 1 is when half is rounded down. \
                Rounded down, SG(2k) = k, so the value is 0 only at 0 and where the second rule, used \
                repeatedly, leads down to 0, as it does from 2ʲ − 1.",
            zh: "\
                先设向下取整。\
                假设堆 k, …, 2k − 1 的值按某种次序为 0, …, k − 1，k = 1 时如此。\
                这些堆正是 2k 的选项，故 SG(2k) = k。\
                2k + 1 的选项为 k + 1, …, 2k，其值为 0, …, k 中除 SG(k) 以外的各数，故 SG(2k + 1) = SG(k)；\
                加上这一堆，k + 1, …, 2k + 1 的值为 0, …, k，即假设对 k + 1 成立。\
                向上取整时，n 的选项为 n − t（1 ≤ t ≤ ⌊(n + 1)/2⌋），故相当于向下取整时的堆 n + 1。\
                由于 SG(2k) = k，向下取整时，值为 0 的只有 0，以及反复用第二条规则能到达 0 的堆，即 2ʲ − 1。",
        },
        formula: "\
            <math><msub><mi>SG</mi><mo>↑</mo></msub><mo stretchy='false'>(</mo><mn>0</mn><mo stretchy='false'>)</mo><mo>=</mo><mn>0</mn>\
            <mo>,</mo><mspace width='1em'/><msub><mi>SG</mi><mo>↑</mo></msub><mo stretchy='false'>(</mo><mi>n</mi><mo stretchy='false'>)</mo>\
            <mo>=</mo><mrow><mo>{</mo><mtable><mtr><mtd><mfrac><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow>\
            <mn>2</mn></mfrac></mtd><mtd><mi>n</mi><mo>≡</mo><mn>1</mn><mspace width='0.3em'/><mo>(</mo>\
            <mi>mod</mi><mspace width='0.3em'/><mn>2</mn><mo>)</mo></mtd></mtr><mtr><mtd><msub><mi>SG</mi>\
            <mo>↑</mo></msub><mo>(</mo><mfrac><mi>n</mi><mn>2</mn></mfrac><mo>−</mo><mn>1</mn>\
            <mo>)</mo></mtd><mtd><mi>n</mi><mo>≡</mo><mn>0</mn><mo>,</mo><mspace width='0.3em'/><mi>n</mi>\
            <mo>&gt;</mo><mn>0</mn></mtd></mtr></mtable></mrow><mo>,</mo><mspace width='1em'/><msub>\
            <mi>SG</mi><mo>↓</mo></msub><mo stretchy='false'>(</mo><mi>n</mi><mo stretchy='false'>)</mo><mo>=</mo><mrow><mo>{</mo><mtable><mtr>\
            <mtd><mfrac><mi>n</mi><mn>2</mn></mfrac></mtd><mtd><mi>n</mi><mo>≡</mo><mn>0</mn></mtd></mtr>\
            <mtr><mtd><msub><mi>SG</mi><mo>↓</mo></msub><mo>(</mo><mfrac><mrow><mi>n</mi><mo>−</mo>\
            <mn>1</mn></mrow><mn>2</mn></mfrac><mo>)</mo></mtd><mtd><mi>n</mi><mo>≡</mo>\
            <mn>1</mn></mtd></mtr></mtable></mrow></math>",
        reasons: {
            "empty": { en: "No heap is left: the empty nim-sum is 0.", zh: "没有石子堆：空的 Nim 和为 0。" },
            "zero": {
                en: "The values of the heaps are {values}; their nim-sum is 0.",
                zh: "各堆的 SG 值为 {values}，其 Nim 和为 0。",
            },
            "nonzero": {
                en: "\
                    The values of the heaps are {values}; their nim-sum is {sum}. \
                    A move that makes it 0 wins.",
                zh: "各堆的 SG 值为 {values}，其 Nim 和为 {sum}。使 Nim 和变为 0 的走法取胜。",
            },
        },
        quantities: {
            "values": { en: "Grundy values of the heaps", zh: "各堆的 SG 值" },
            "sum": { en: "nim-sum", zh: "Nim 和" },
        },
        proof: {
            en: "\
                proved by Levine (2006) and by the argument above; checked by this project against plain \
                recursion for heaps below 3,000",
            zh: "Levine 证明（2006），以上论证亦为证明；本项目对小于 3,000 的堆与直接递推作了比较",
        },
        source: "L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006) 113–127.",
    }
}

/// Rounding up is rounding down with one stone more that is never taken.
fn kept(at: &Subject) -> u64 {
    u64::from(at.game.parameters.text("rounding") == "up")
}

/// The value of a heap when half is rounded down.
fn value(heap: u64) -> u64 {
    heap >> (heap.trailing_ones() + 1)
}

fn values(at: &Subject) -> impl Iterator<Item = u64> {
    let kept = kept(at);
    at.tokens.iter().map(move |heap| value(heap + kept))
}

/// The heap of a value that a heap may become, rounded down. The heaps of the value v are (2v + 1)·2ʲ − 1, and between half
/// of a heap and the heap there is at most one of them.
fn option_of_value(heap: Token, value: u64) -> Option<Token> {
    let mut after = 2 * value;
    while after < heap.div_ceil(2) {
        after = 2 * after + 1;
    }
    (after < heap).then_some(after)
}

impl Theorem for Halving {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("half") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::Grundy(nim_sum(values(at))))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let values: Vec<u64> = values(at).collect();
        let sum = nim_sum_of(&values);
        let key = match (at.tokens.is_empty(), sum) {
            (true, _) => "empty",
            (false, 0) => "zero",
            (false, _) => "nonzero",
        };
        Reason::new(key, &[]).list("values", &values).and(&[("sum", sum)])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (sum, kept) = (nim_sum(values(at)), kept(at));
        let lowered = at.tokens.iter().zip(values(at)).enumerate().filter_map(|(place, (heap, value))| {
            let after = option_of_value(heap + kept, value ^ sum)?;
            Some(Move::change(place, &[after - kept]))
        });
        Some(lowered.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::numbers::LARGEST_TOKEN;

    fn told(notation: &str) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    #[test]
    fn rows_of_values_repeat_the_row_before_at_even_places() {
        let up: Vec<u64> = (0..14).map(|heap| value(heap + 1)).collect();
        assert_eq!(up, [0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7]);
        let lost: Vec<u64> = (1..300).filter(|&heap| value(heap) == 0).collect();
        assert_eq!(lost, [1, 3, 7, 15, 31, 63, 127, 255]);
    }

    #[test]
    fn the_largest_heap_is_no_exception() {
        let zero = Prediction::Exactly(Value::Grundy(0));
        assert_eq!(told(&format!("half[rounding=down]({LARGEST_TOKEN})")), (zero, vec![]));
        let half = Prediction::Exactly(Value::Grundy(LARGEST_TOKEN.div_ceil(2)));
        let lost = Move::change(0, &[LARGEST_TOKEN - 1]);
        assert_eq!(told(&format!("half({LARGEST_TOKEN})")), (half, vec![lost]));
    }
}
