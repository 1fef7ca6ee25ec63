//! Heaps and parameters at and beyond what is usual, in every ruleset: each request is answered or refused, and soon.

mod common;

use common::{GAMES, notation, room};
use mexplorer::analysis::{explain, explore};
use mexplorer::convention::PlayConvention;
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::limits;
use mexplorer::numbers::LARGEST_TOKEN;
use std::ops::ControlFlow;

/// Enough to see whether anything is listed that nobody wants, and soon spent.
const BUDGET: Budget = Budget { positions: 20_000, moves: 200_000 };

fn is_answered_or_too_large<T>(result: Result<T, RequestError>) -> bool {
    let too_large =
        |fault: RequestError| matches!(fault.code, ErrorCode::TooManyPositions | ErrorCode::TooManyMoves);
    result.map_or_else(too_large, |_| true)
}

#[test]
fn heaps_of_every_size_are_answered_or_refused() {
    let sizes = [0, 1, (1 << 16) - 1, (1 << 16) + 1, 1 << 32, LARGEST_TOKEN];
    for game_text in GAMES {
        let lists = sizes.iter().flat_map(|&size| [vec![size], vec![3, size]]).chain([vec![]]);
        for heaps in lists {
            let notation = notation(game_text, &heaps);
            let (game, start) = Game::parse(&notation, PlayConvention::Misere).unwrap();
            assert!(is_answered_or_too_large(explore(&game, &start, BUDGET)), "{notation}");
            assert!(is_answered_or_too_large(explain(&game, &start, BUDGET)), "{notation}");
        }
    }
}

#[test]
fn a_rule_stops_listing_when_nobody_wants_more() {
    for game_text in GAMES {
        let (game, start) =
            Game::parse(&notation(game_text, &[LARGEST_TOKEN]), PlayConvention::Normal).unwrap();
        let mut listed = 0;
        let flow = game.ruleset.moves(start.tokens(), &mut |_| {
            listed += 1;
            if listed == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(flow.is_continue() == (listed < 3) && listed <= 3, "{game_text}");
    }
}

#[test]
fn many_heaps_are_answered_or_refused() {
    for game_text in GAMES.iter().filter(|game| room(game) > 2) {
        for heaps in [vec![1; limits::HEAPS], vec![2; limits::HEAPS], (1..=12).collect()] {
            let notation = notation(game_text, &heaps);
            let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
            assert!(is_answered_or_too_large(explore(&game, &start, BUDGET)), "{notation}");
            assert!(is_answered_or_too_large(explain(&game, &start, BUDGET)), "{notation}");
        }
    }
}

#[test]
fn equal_heaps_are_lowered_together_without_trying_every_choice_of_them() {
    let notation = format!("moore[k=64](1^{})", limits::HEAPS);
    let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
    let exploration = explore(&game, &start, Budget::default()).unwrap();
    assert_eq!(exploration.graph.position_count(), 65);
    assert_eq!(exploration.graph.move_count(), 64 * 65 / 2);
}
