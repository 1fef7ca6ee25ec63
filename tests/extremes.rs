//! Heaps and parameters at and beyond what is usual, in every ruleset: each request is answered or refused, and soon.

use crate::common::{GAMES, notation, room};
use mexplorer::analysis::{Opponent, evaluate, explain, explore, fit, reply};
use mexplorer::convention::PlayConvention;
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::limits;
use mexplorer::numbers::LARGEST_TOKEN;
use mexplorer::touch::{Parts, Touch, Touched};
use std::ops::ControlFlow;

/// Enough to see whether anything is listed that nobody wants, and soon spent.
const BUDGET: Budget = Budget { positions: 5_000, moves: 50_000 };

/// Parameters that make rules go through much to find little.
const WORST: &[&str] = &[
    "octal[code=0.(1)]",
    "octal[code=0.2(1)]",
    "octal[code=0.3(01)]",
    "octal[code=0.77(1)]",
    "octal[code=4.(1)]",
    "octal[code=0.(001)]",
    "octal[code=0.2(10)]",
    "octal[code=8.(0)]",
    "octal[code=0.(000000000000000000000000000000000000000000000000000000000000002)]",
    "octal[code=0.(000000000000000000000000000000000000000000000000000000000000008)]",
    "octal[code=c.(f)]",
    "bash[m=9007199254740991]",
    "subtraction[set={1,9007199254740991}]",
    "small-nim[b=9007199254740991]",
    "small-nim[b=9007199254740990,B=9007199254740991]",
    "wythoff[a=9007199254740991]",
    "take[where={divides(n, k) and prime(n)}]",
    "take[where={k == n - 1}]",
];

/// How many requests were answered and how many were refused.
#[derive(Debug, Default)]
struct Told {
    answered: usize,
    refused: usize,
}

impl Told {
    fn add<T>(&mut self, result: Result<T, RequestError>, what: &str) {
        match result {
            Ok(_) => self.answered += 1,
            Err(fault) => {
                assert!(
                    matches!(fault.code, ErrorCode::TooManyPositions | ErrorCode::TooManyMoves),
                    "{what}: {fault}"
                );
                self.refused += 1;
            }
        }
    }

    /// Both have occurred, so often at least.
    fn assert_both(&self, least: usize) {
        assert!(self.answered.min(self.refused) >= least, "{self:?}");
    }
}

fn largest_heap(game_text: &str) -> u64 {
    let (game, _) = Game::parse(&notation(game_text, &[]), PlayConvention::Normal).unwrap();
    game.ruleset.kind().largest_heap()
}

#[test]
fn heaps_of_every_size_are_answered_or_refused() {
    let sizes = [0, 1, (1 << 16) - 1, (1 << 16) + 1, 1 << 32, LARGEST_TOKEN];
    let mut told = Told::default();
    for game_text in GAMES.iter().chain(WORST) {
        let sizes = if WORST.contains(game_text) { &sizes[5..] } else { &sizes };
        let within = sizes.iter().filter(|&&size| size <= largest_heap(game_text));
        let lists = within.flat_map(|&size| [vec![size], vec![3, size]]).chain([vec![]]);
        for heaps in lists {
            let notation = notation(game_text, &heaps);
            let (game, start) = Game::parse(&notation, PlayConvention::Misere).unwrap();
            told.add(explore(&game, &start, BUDGET), &notation);
            told.add(explain(&game, &start, BUDGET), &notation);
            told.add(evaluate(&game, std::slice::from_ref(&start), BUDGET), &notation);
            told.add(reply(&game, &start, Opponent::default(), BUDGET), &notation);
            let place = start.tokens().len().wrapping_sub(1);
            for to in [vec![], vec![None], vec![None; 3], vec![Some(1)], vec![Some(1), None]] {
                let touched = Touched::new(vec![Touch { place, to: Some(Parts::new(to)) }]);
                let moves =
                    if start.tokens().is_empty() { 0 } else { fit(&game, &start, &touched).moves.len() };
                assert!(moves <= limits::LISTED_OPTIONS, "{notation}: {moves}");
            }
        }
    }
    told.assert_both(100);
}

#[test]
fn a_rule_stops_listing_when_nobody_wants_more() {
    let mut stopped = 0;
    for game_text in GAMES {
        let (game, start) =
            Game::parse(&notation(game_text, &[largest_heap(game_text)]), PlayConvention::Normal).unwrap();
        let mut listed = 0;
        let flow = game.ruleset.moves(start.tokens(), &mut |_| {
            listed += 1;
            if listed == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(flow.is_continue() == (listed < 3) && listed <= 3, "{game_text}");
        stopped += usize::from(flow.is_break());
    }
    assert!(stopped > GAMES.len() / 2, "{stopped}");
}

#[test]
fn many_heaps_are_answered_or_refused() {
    let mut told = Told::default();
    for game_text in GAMES.iter().filter(|game| room(game) > 2) {
        for heaps in [vec![1; limits::HEAPS], vec![2; limits::HEAPS], (1..=12).collect()] {
            let notation = notation(game_text, &heaps);
            let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
            told.add(explore(&game, &start, BUDGET), &notation);
            told.add(explain(&game, &start, BUDGET), &notation);
        }
    }
    told.assert_both(10);
}

#[test]
fn equal_heaps_are_lowered_together_without_trying_every_choice_of_them() {
    let notation = format!("moore[k=64](1^{})", limits::HEAPS);
    let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
    let exploration = explore(&game, &start, Budget::default()).unwrap();
    assert_eq!(exploration.graph.position_count(), 65);
    assert_eq!(exploration.graph.move_count(), 64 * 65 / 2);
}
