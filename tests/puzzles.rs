//! Positions to solve: the mover can win, not by every move; levels differ, and a seed decides.

use crate::common::{GAMES, alliance, conventions, parse};
use mexplorer::analysis::{Puzzle, PuzzleRequest, puzzle};
use mexplorer::convention::PlayConvention;
use mexplorer::explore;
use serde_json::json;
use std::collections::BTreeSet;

const OTHERS: &[&str] = &[
    "fibonacci(3,2)",
    "staircase()",
    "hackenbush()",
    "graph[arrows={a>b,a>c,b>c,b>d,c>e,d>e}](a)",
    "nim()+wythoff()",
    "nim()+staircase()+hackenbush()+fibonacci(1,0)+kayles()+grundy()",
    "nim[passes=2]()",
    "kayles()+nim()+1p",
];

fn found(notation: &str, convention: &PlayConvention, level: u64, seed: u64) -> Option<Puzzle> {
    let (game, _) = parse(notation, convention.clone());
    match puzzle(&game, PuzzleRequest { level, seed }, Default::default()) {
        Ok(puzzle) => Some(puzzle),
        Err(fault) => {
            assert_eq!(fault.code.as_str(), "no-puzzle", "{notation}");
            None
        }
    }
}

#[test]
fn in_every_game_what_is_told_of_a_puzzle_is_so() {
    let (mut none, mut checked, mut unique) = (Vec::new(), 0, 0);
    let games =
        GAMES.iter().map(|game| format!("{game}()")).chain(OTHERS.iter().map(|game| game.to_string()));
    for notation in games {
        for convention in conventions() {
            let Some(puzzle) = found(&notation, &convention, 1 + checked % 5, checked) else {
                none.push(notation.clone());
                continue;
            };
            let (game, _) = parse(&notation, convention.clone());
            let solved = explore(&game, &puzzle.position, Default::default()).unwrap();
            assert_eq!(solved.graph.position_count(), puzzle.positions, "{notation}");
            let options = solved.graph.options.row(0);
            let wins =
                |option: &&u32| solved.solution.movers_who_win_by_moving_to(**option as usize) & 1 == 1;
            assert_eq!(options.len(), puzzle.option_count, "{notation}");
            assert_eq!(options.iter().filter(wins).count(), puzzle.winning, "{notation}");
            assert!(puzzle.winning > 0 && puzzle.winning < puzzle.option_count, "{notation}");
            let remoteness = solved.solution.remoteness.map(|remoteness| u64::from(remoteness[0]));
            assert_eq!(puzzle.remoteness, remoteness, "{notation}");
            checked += 1;
            unique += u64::from(puzzle.winning == 1);
        }
    }
    none.dedup();
    assert!(none.len() < 8 && none.contains(&"bash[m=1]()".to_string()), "{none:?}");
    assert!(checked > 200 && unique > checked / 2, "{checked} {unique}");
}

#[test]
fn seeds_go_through_the_puzzles_of_a_level_and_levels_grow_harder() {
    for notation in ["nim()", "wythoff()", "kayles()", "staircase()", "hackenbush()", "fibonacci(1,0)"] {
        for convention in [PlayConvention::Normal, alliance(3, "first-stuck", &json!("standard"))] {
            let (mut level_before, mut hardest) = (0, 0.0);
            for asked in 1..=5 {
                let puzzles: Vec<Puzzle> =
                    (0..12).map(|seed| found(notation, &convention, asked, seed).unwrap()).collect();
                let again = found(notation, &convention, asked, 7).unwrap();
                assert_eq!(puzzles[7], again, "{notation}");
                let labels: BTreeSet<_> = puzzles.iter().map(|puzzle| puzzle.position.tokens()).collect();
                assert!(labels.len() > 2, "{notation} {asked}: {labels:?}");
                // Where a game has none so hard, all are of the nearest level.
                let level = puzzles[0].level();
                assert!(level == asked || level == level_before, "{notation}: {level} for {asked}");
                assert!(puzzles.iter().all(|puzzle| puzzle.level() == level));
                if level > 1 && level > level_before {
                    let easiest = puzzles.iter().map(Puzzle::score).fold(f64::INFINITY, f64::min);
                    assert!(easiest >= hardest || level_before == 1, "{notation} {level}");
                    assert!(puzzles.iter().all(|puzzle| puzzle.plausible >= 3), "{notation} {level}");
                }
                hardest = puzzles.iter().map(Puzzle::score).fold(0.0, f64::max);
                level_before = level;
            }
        }
    }
}

#[test]
fn no_puzzle_is_won_at_once_where_there_are_others() {
    for notation in ["nim()", "bash[m=3]()", "wythoff()", "kayles()", "chomp()", "euclid()", "turtles()"] {
        for (level, seed) in (1..=5).flat_map(|level| (0..8).map(move |seed| (level, seed))) {
            let puzzle = found(notation, &PlayConvention::Normal, level, seed).unwrap();
            assert!(puzzle.remoteness > Some(1), "{notation} {:?}", puzzle.position.tokens());
        }
    }
}

#[test]
fn copying_the_other_player_is_no_hard_puzzle() {
    for (level, seed) in (3..=5).flat_map(|level| (0..60).map(move |seed| (level, seed))) {
        let puzzle = found("nim()", &PlayConvention::Normal, level, seed).unwrap();
        let heaps = puzzle.position.tokens();
        let has_pair = heaps.windows(2).any(|pair| pair[0] == pair[1]);
        assert!(heaps.len() == 3 && !has_pair && puzzle.level() == level, "{level}: {heaps:?}");
    }
}

#[test]
fn where_there_are_few_puzzles_every_level_has_one() {
    for level in 1..=5 {
        let puzzle = found("graph[arrows={a>b,a>c,b>c}](a)", &PlayConvention::Normal, level, 3).unwrap();
        assert_eq!(puzzle.position.tokens(), [0]);
        assert_eq!((puzzle.winning, puzzle.option_count, puzzle.remoteness), (1, 2, Some(1)));
    }
}
