//! The periods of three octal games: Kayles, Dawson's chess and Dawson's Kayles.
//!
//! Source: R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Camb. Phil. Soc. 52 (1956) 514–526.
//! It says nothing about a position; its claims are checked on the values of single heaps.

use crate::game::Game;
use crate::pace::{Pace, Work};
use crate::theorem::{Claim, Evidence, Reason, Subject, Theorem, World, theorem};

theorem! {
    /// The theorem about periods.
    Periods {
        id: "periods",
        status: Proved,
        instances: [
            ("octal[code=0.77](7)", Normal, bound: 500, heaps: 1),
            ("octal[code=0.137](9)", Normal, bound: 500, heaps: 1),
            ("octal[code=0.07](9)", LastMover(2), bound: 500, heaps: 1),
        ],
        name: { en: "Periods of octal games", zh: "八进制游戏的周期" },
        statement: {
            en: "\
                Two players, normal play. \
                The Grundy values of single heaps of Kayles, 0.77, have the period 12 from the heap 71 on; \
                those of Dawson’s chess, 0.137, the period 34 from the heap 52 on; those of Dawson’s Kayles, \
                0.07, the period 34 from the heap 53 on. \
                In each game the heap just before is an exception, and no smaller number is a period from \
                there on.",
            zh: "\
                两人按正常规则。\
                Kayles（0.77）单堆的 SG 值从堆 71 起以 12 为周期；Dawson 棋（0.137）从堆 52 起以 34 为周期；\
                Dawson Kayles（0.07）从堆 53 起以 34 为周期。\
                在每种游戏中，前一个堆都是例外，且从该处起没有更小的周期。",
        },
        argument: {
            en: "\
                Let no move take more than t stones, and let the values have the period p for all heaps n \
                with n₀ ≤ n and n + p < 2n₀ + 2p + t. \
                Then they have it for all n ≥ n₀. \
                For let n be larger: every option of n + p leaves two heaps, perhaps empty, with n + p − t \
                stones or more, so the larger of them has at least n₀ + p, and taking p stones from it, \
                which by induction does not change its value, gives an option of n; the other way round \
                likewise. \
                So the options of n and of n + p have the same values. \
                With t = 2 for 0.77 and 0.07 and t = 3 for 0.137, checking the values up to heap 176 is a \
                proof; the games listed are checked up to 500.",
            zh: "\
                设每步至多取 t 枚石子，且对满足 n₀ ≤ n 且 n + p < 2n₀ + 2p + t 的所有堆 n，值以 p 为周期。\
                则对一切 n ≥ n₀ 都如此。\
                因为当 n 更大时，n + p 的每个选项留下两堆（可以是空堆），共至少 n + p − t 枚，\
                故较大的一堆至少有 n₀ + p 枚；从中去掉 p 枚，由归纳法其值不变，便得到 n 的一个选项；\
                反之亦然。\
                所以 n 与 n + p 的选项有相同的值。\
                对 0.77 与 0.07 取 t = 2，对 0.137 取 t = 3，验证到堆 176 的各值即为证明；\
                所列游戏验证到 500。",
        },
        formula: "\
            <math><mi>SG</mi><mo>(</mo><mi>n</mi><mo>+</mo><mi>p</mi><mo>)</mo><mo>=</mo><mi>SG</mi>\
            <mo>(</mo><mi>n</mi><mo>)</mo><mspace width='1em'/><mo>(</mo><mi>n</mi><mo>≥</mo><msub><mi>n</mi>\
            <mn>0</mn></msub><mo>)</mo></math>",
        reasons: {
            "period": {
                en: "From the heap {first} on the values have the period {period}.",
                zh: "从堆 {first} 起，值以 {period} 为周期。",
            },
        },
        quantities: {
            "period": { en: "period p", zh: "周期 p" },
            "first": { en: "first heap n₀", zh: "起始的堆 n₀" },
        },
        claims: {
            "period": {
                en: "Every heap from the first on has the value of the heap that is larger by the period.",
                zh: "从起始的堆起，每一堆的值与大一个周期的堆的值相同。",
            },
            "exception": {
                en: "The heap before the first has another value than the heap that is larger by the period.",
                zh: "起始的堆的前一堆与比它大一个周期的堆的值不同。",
            },
            "least": {
                en: "No smaller number is a period of the same heaps.",
                zh: "对同样的堆没有更小的周期。",
            },
        },
        proof: {
            en: "proved by Guy & Smith (1956), and by the argument above with the computed values",
            zh: "Guy 与 Smith 证明（1956）；以上论证连同计算所得的值亦为证明",
        },
        source: "\
            R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Camb. Phil. Soc. 52 (1956) \
            514–526.",
    }
}

/// The period of a code, and the first heap from which it holds.
fn period(game: &Game) -> Option<(usize, usize)> {
    match game.parameters.text("code") {
        "0.77" => Some((12, 71)),
        "0.137" => Some((34, 52)),
        "0.07" => Some((34, 53)),
        _ => None,
    }
}

impl Theorem for Periods {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("octal") && game.convention.is_normal() && period(game).is_some()
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (period, first) = period(at.game).unwrap_or_default();
        let key = "period";
        Reason::new(key, &[("period", period as u64), ("first", first as u64)])
    }

    fn claims(&self) -> bool {
        true
    }

    fn evidence(&self) -> Evidence {
        Evidence::Heaps
    }

    fn check<'a>(&'a self, game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(game, world, pace))
    }
}

/// How the claims fare.
async fn check(game: &Game, world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let (World::Heaps(values), Some((period, first))) = (world, period(game)) else { return Vec::new() };
    let [mut holds, mut exception, mut least] = ["period", "exception", "least"].map(Claim::new);
    let repeats = |heap: usize, period: usize| values[heap] == values[heap + period];
    for heap in first..values.len().saturating_sub(period) {
        holds.case(repeats(heap, period), &[heap, heap + period]);
        pace.spend(1).await;
    }
    if values.len() >= first + period {
        exception.case(!repeats(first - 1, period), &[first - 1, first - 1 + period]);
    }
    // A smaller period is refuted within two rounds.
    if values.len() >= first + 2 * period {
        for shorter in 1..period {
            let is_refuted = (first..first + period).any(|heap| !repeats(heap, shorter));
            least.case(is_refuted, &[first, first + shorter]);
        }
    }
    vec![holds, exception, least]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::pace::at_once;

    #[test]
    fn values_that_do_not_repeat_refute_it() {
        let (game, _) = Game::parse("kayles(7)", PlayConvention::Normal).unwrap();
        let values: Vec<u32> = (0..100).collect();
        let claims = at_once(async |pace| THEOREM.check(&game, World::Heaps(&values), pace).await);
        let told: Vec<_> = claims.iter().map(|claim| (claim.key, claim.cases, claim.failures)).collect();
        assert_eq!(told, [("period", 17, 17), ("exception", 1, 0), ("least", 11, 0)]);
        assert_eq!(claims[0].shown_by[0], [71, 83]);
    }

    #[test]
    fn few_heaps_leave_nothing_to_check() {
        let (game, _) = Game::parse("kayles(7)", PlayConvention::Normal).unwrap();
        let claims = at_once(async |pace| THEOREM.check(&game, World::Heaps(&[0, 1]), pace).await);
        assert!(claims.iter().all(|claim| claim.cases == 0));
    }
}
