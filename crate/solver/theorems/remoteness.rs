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
