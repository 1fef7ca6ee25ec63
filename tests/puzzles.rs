//! Positions to solve: the mover can win, not by every move; levels differ, and a seed decides.

use crate::common::{GAMES, alliance, conventions, parse};
use mexplorer::analysis::{Puzzle, PuzzleRequest, Puzzles, explain, puzzle};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::explore;
use mexplorer::numbers::SEPARATOR;
use mexplorer::pace::at_once;
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

/// All of a game, from which any number is drawn in a moment.
fn puzzles(notation: &str, convention: &PlayConvention) -> Puzzles {
    let (game, _) = parse(notation, convention.clone());
    at_once(async |pace| Puzzles::in_slices(&game, Default::default(), pace).await).unwrap()
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
            let all = puzzles(notation, &convention);
            let (mut level_before, mut hardest) = (0, 0.0);
            for asked in 1..=5 {
                let of = |seed| all.nearest(PuzzleRequest { level: asked, seed }).unwrap().clone();
                let puzzles: Vec<Puzzle> = (0..12).map(of).collect();
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

/// Games that are offered, each with how many puzzles it has at least at every level from the first on, and at how many levels.
const OFFERED: &[(&str, usize, usize)] = &[
    ("nim()", 15, 5),
    ("bash[m=3]()", 10, 5),
    ("subtraction[set={1,3,4}]()", 20, 5),
    ("half()", 10, 5),
    ("moore[k=2]()", 5, 5),
    ("wythoff()", 8, 5),
    ("euclid()", 4, 3),
    ("fibonacci(1,0)", 30, 5),
    ("staircase()", 10, 5),
    ("large-nim()", 20, 5),
    ("small-nim()", 20, 4),
    ("octal[code=0.8]()", 20, 3),
    ("kayles()", 12, 5),
    ("dawson()", 20, 5),
    ("treblecross()", 15, 5),
    ("octal[code=0.07]()", 30, 5),
    ("lasker()", 5, 5),
    ("grundy()", 9, 5),
    ("chomp()", 10, 5),
    ("hackenbush()", 10, 5),
    ("node-kayles()", 7, 5),
    ("turtles()", 6, 5),
    ("ruler()", 9, 5),
    ("silver-dollar()", 20, 5),
    ("nim()+wythoff()", 30, 5),
];

#[test]
fn two_hundred_of_each_level_are_no_matter_of_course() {
    let mut drawn = 0;
    for &(notation, least, levels) in OFFERED {
        let all = puzzles(notation, &PlayConvention::Normal);
        let counts: Vec<usize> = (1..=5).map(|level| all.count(level)).collect();
        let reached = counts.iter().take_while(|count| **count >= least).count();
        assert!(reached >= levels, "{notation}: {counts:?}");
        for (asked, seed) in (1..=5).flat_map(|level| (0..200).map(move |seed| (level, seed))) {
            let puzzle = all.nearest(PuzzleRequest { level: asked, seed }).unwrap();
            let told = format!("{notation} {asked} {:?}", puzzle.position.tokens());
            let level = puzzle.level();
            assert!(level == asked || counts[asked as usize - 1] == 0, "{told}");
            assert!(puzzle.remoteness > Some(1), "{told}: won at once");
            assert!(2 * puzzle.winning <= puzzle.option_count, "{told}: most moves win");
            assert!(level == 1 || puzzle.plausible >= 3, "{told}: few moves to think about");
            assert!(level < 4 || puzzle.remoteness > Some(3), "{told}: over in two moves");
            assert!(level < 5 || puzzle.remoteness > Some(5), "{told}: over in three moves");
            drawn += 1;
        }
    }
    println!("{drawn} puzzles drawn");
}

#[test]
fn copying_the_other_player_is_no_hard_puzzle() {
    let all = puzzles("nim()", &PlayConvention::Normal);
    for (level, seed) in (3..=5).flat_map(|level| (0..60).map(move |seed| (level, seed))) {
        let puzzle = all.nearest(PuzzleRequest { level, seed }).unwrap();
        let heaps = puzzle.position.tokens();
        let has_pair = heaps.windows(2).any(|pair| pair[0] == pair[1]);
        assert!(heaps.len() >= 3 && !has_pair && puzzle.level() == level, "{level}: {heaps:?}");
    }
}

#[test]
fn in_sums_equal_heaps_are_no_hard_puzzle_either() {
    for notation in ["nim()+wythoff()", "nim()+kayles()", "nim()+bash[m=3]()"] {
        let (game, _) = parse(notation, PlayConvention::Normal);
        let all = puzzles(notation, &PlayConvention::Normal);
        let heaps_of = |tokens: &[u64]| tokens.iter().filter(|token| **token != SEPARATOR).count();
        let mut hard = 0;
        for (level, seed) in
            (3..=5).flat_map(|level| (0..all.count(level) as u64).map(move |seed| (level, seed)))
        {
            let puzzle = all.nearest(PuzzleRequest { level, seed }).unwrap();
            let before = puzzle.position.tokens();
            let solved = explore(&game, &puzzle.position, Default::default()).unwrap();
            for &option in solved.graph.options.row(0) {
                let after = solved.graph.tokens(option as usize);
                let wins = solved.solution.movers_who_win_by_moving_to(option as usize) & 1 == 1;
                let mut pairs = after.split(|token| *token == SEPARATOR).flat_map(|heaps| heaps.chunks(2));
                let are_paired = pairs.all(|pair| pair.len() == 2 && pair[0] == pair[1]);
                let copies = are_paired && heaps_of(after) <= heaps_of(before);
                assert!(!wins || !copies, "{notation} {level} {before:?}: {after:?}");
            }
            hard += 1;
        }
        assert!(hard > 50, "{notation}: {hard}");
    }
}

#[test]
fn what_is_level_at_a_glance_is_no_hard_puzzle() {
    let mut hard = 0;
    for notation in ["moore[k=2]()", "large-nim()", "nim()", "bash[m=3]()"] {
        let (game, _) = parse(notation, PlayConvention::Normal);
        let all = puzzles(notation, &PlayConvention::Normal);
        for (level, seed) in (4..=5).flat_map(|level| (0..200).map(move |seed| (level, seed))) {
            let puzzle = all.nearest(PuzzleRequest { level, seed }).unwrap();
            if puzzle.level() != level {
                continue;
            }
            hard += 1;
            let solved = explore(&game, &puzzle.position, Default::default()).unwrap();
            for &option in solved.graph.options.row(0) {
                let left = solved.graph.tokens(option as usize);
                let wins = solved.solution.movers_who_win_by_moving_to(option as usize) & 1 == 1;
                let is_level = left.windows(2).all(|pair| pair[0] == pair[1]);
                assert!(!wins || !is_level, "{notation} {:?}: {left:?}", puzzle.position.tokens());
            }
        }
    }
    assert!(hard > 1_000, "{hard}");
}

#[test]
fn of_nets_no_two_puzzles_look_alike_and_two_halves_that_do_are_easy() {
    for notation in ["hackenbush()", "node-kayles()"] {
        let (game, _) = parse(notation, PlayConvention::Normal);
        let all = puzzles(notation, &PlayConvention::Normal);
        let kind = game.ruleset.kind();
        let mut looks = BTreeSet::new();
        for level in 1..=5 {
            for seed in 0..all.count(level) as u64 {
                let puzzle = all.nearest(PuzzleRequest { level, seed }).unwrap();
                let look = kind.parts(puzzle.position.tokens()).unwrap();
                assert!(
                    looks.insert((look.clone(), puzzle.position.tokens().len())),
                    "{notation} {level} {seed}"
                );
                let solved = explore(&game, &puzzle.position, Default::default()).unwrap();
                let copies = solved.graph.options.row(0).iter().any(|&option| {
                    let after = kind.parts(solved.graph.tokens(option as usize)).unwrap();
                    let are_paired = after.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
                    are_paired && after.len() <= look.len()
                });
                assert!(!copies || level <= 2, "{notation} {level} {seed}");
            }
        }
        assert!(looks.len() > 100, "{notation}: {}", looks.len());
    }
}

#[test]
fn parts_that_are_equal_two_by_two_and_played_apart_are_told() {
    let misere = PlayConvention::Misere;
    for (notation, convention, is_paired) in [
        ("nim(1,1,3,3)", PlayConvention::Normal, true),
        ("nim(1,2,3)", PlayConvention::Normal, false),
        ("nim(3,3,3)", PlayConvention::Normal, false),
        ("nim()", PlayConvention::Normal, false),
        ("nim(3,3)", misere, false),
        ("nim[passes=1](3,3)", PlayConvention::Normal, false),
        ("kayles(4,4)", PlayConvention::Normal, true),
        ("wythoff(3,3)", PlayConvention::Normal, false),
        ("moore[k=2](3,3)", PlayConvention::Normal, false),
        ("hackenbush(0-1-2,0-3-4)", PlayConvention::Normal, true),
        ("hackenbush(0-1-2,0-3)", PlayConvention::Normal, false),
        ("node-kayles(0-1-2,3-4-5)", PlayConvention::Normal, true),
        ("nim(3,3)+kayles(2,2)", PlayConvention::Normal, true),
        ("nim(3,3)+wythoff()", PlayConvention::Normal, true),
        ("nim(3)+kayles(3)", PlayConvention::Normal, false),
        ("nim(3,3)+wythoff(2,2)", PlayConvention::Normal, false),
        ("nim()+kayles()", PlayConvention::Normal, false),
    ] {
        let (game, position) = parse(notation, convention);
        let explained = explain(&game, &position, Default::default()).unwrap();
        assert_eq!(explained.is_paired, is_paired, "{notation}");
        assert!(!is_paired || explained.value.outcome == Some(OutcomeClass::P), "{notation}");
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
