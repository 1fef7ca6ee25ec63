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
