//! The solver's moves: perfect ones lose no won position and hurry or delay, fallible ones err as their level allows, and the
//! same request is answered alike.

use crate::common::{GAMES, alliance, conventions, parse, room};
use mexplorer::analysis::{Opponent, SearchedGame, evaluate, explain, explore, fit, reply};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::game::Game;
use mexplorer::input::Input;
use mexplorer::moves::Change;
use mexplorer::pace::at_once;
use mexplorer::position::Position;
use mexplorer::touch::{Parts, Touch, Touched};
use proptest::prelude::*;
use serde_json::json;

/// Starts of the rulesets whose positions are no heaps in any order, of sums and of games with passes.
const OTHERS: &[&str] = &[
    "fibonacci(13,12)",
    "fibonacci[factor=3](9,4)",
    "staircase(2,3,1)",
    "hackenbush(0-1-2-0,1-3,0-4-5)",
    "graph[arrows={a>b,a>c,b>c,b>d,c>e,d>e}](a)",
    "nim(1,2)+wythoff(2,3)",
    "nim[passes=2](2,3)",
    "kayles(4)+staircase(1,2)+1p",
];

const PERFECT: Opponent = Opponent { level: 4, seed: 0, mover: 0 };

fn option(game: &Game, position: &Position, opponent: Opponent) -> Option<Position> {
    let found = reply(game, position, opponent, Default::default()).unwrap();
    found.map(|(mv, option)| {
        let touch = |change: &Change| Touch {
            place: change.place,
            to: Some(Parts::new(change.to.iter().copied().map(Some))),
        };
        let touched = Touched::new(mv.changes.iter().map(touch).collect());
        assert!(fit(game, position, &touched).moves.contains(&mv), "{}", game.notation(position));
        assert_eq!(mv.play(game.ruleset.kind(), position.tokens()), option);
        option
    })
}

/// Plays a start out, both players perfectly, with a seed.
fn play_out(notation: &str, convention: &PlayConvention, seed: u64) {
    let (game, start) = parse(notation, convention.clone());
    let solved = explore(&game, &start, Default::default()).unwrap();
    let at = |position: &Position| solved.graph.find(position).unwrap();
    let mut position = start;
    for turn in 0.. {
        let players = game.convention.players();
        let opponent = Opponent { level: 4, seed, mover: turn % players };
        let Some(next) = option(&game, &position, opponent) else {
            assert!(game.moves(&position).is_empty(), "{notation}");
            break;
        };
        if let (Some(outcome), Some(remoteness)) = (&solved.solution.outcome, &solved.solution.remoteness) {
            assert_ne!(outcome[at(&position)], outcome[at(&next)], "{notation}: a won position is lost");
            assert_eq!(remoteness[at(&position)], remoteness[at(&next)] + 1, "{notation}");
        }
        if let Some(winners) = &solved.solution.winners {
            let winner = |position: &Position, turn: usize| winners[at(position) * players + turn % players];
            assert_eq!(winner(&position, turn), winner(&next, turn + 1), "{notation}: {turn}");
        }
        position = next;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn perfect_play_keeps_what_it_has_and_hurries_or_delays(
        game in 0..GAMES.len(),
        mut heaps in prop::collection::vec(1u64..7, 0..4),
        convention in 0..conventions().len(),
        seed in 0u64..3,
    ) {
        heaps.truncate(room(GAMES[game]));
        play_out(&crate::common::notation(GAMES[game], &heaps), &conventions()[convention], seed);
    }
}

#[test]
fn perfect_play_does_so_in_other_positions_than_heaps() {
    for notation in OTHERS {
        for convention in conventions() {
            play_out(notation, &convention, 0);
            play_out(notation, &convention, 5);
        }
    }
}

/// Whom the mover sees win is the first in its own row who wins by any of its options.
#[test]
fn of_several_players_each_goes_by_its_own_preferences() {
    let matrices = [
        json!([[0, 2, 1], [1, 0, 2], [2, 1, 0]]),
        json!([[0, 2, 1], [1, 2, 0], [2, 0, 1]]),
        json!("standard"),
    ];
    let mut compared = 0;
    for (preferences, winner) in matrices.iter().zip(["first-stuck", "last-mover", "first-stuck"]) {
        let convention = alliance(3, winner, preferences);
        for notation in ["nim(2,3)", "wythoff(3,4)", "large-nim(1,2,2)", "kayles(6)", "nim[passes=1](1,2)"] {
            let (game, start) = parse(notation, convention.clone());
            let solved = explore(&game, &start, Default::default()).unwrap();
            let winners = solved.solution.winners.as_ref().unwrap();
            for index in 0..solved.graph.position_count() {
                let position = Position::new(game.ruleset.kind(), solved.graph.tokens(index).to_vec());
                for mover in 0..3 {
                    let Some(chosen) = option(&game, &position, Opponent { mover, ..PERFECT }) else {
                        continue;
                    };
                    let wins = |option: usize| winners[option * 3 + (mover + 1) % 3];
                    let reached: Vec<u8> =
                        solved.graph.options.row(index).iter().map(|option| wins(*option as usize)).collect();
                    let row = game.convention.alliance().unwrap().preferences(mover);
                    let best = row.iter().find(|winner| reached.contains(winner));
                    assert_eq!(Some(&wins(solved.graph.find(&chosen).unwrap())), best, "{notation} {mover}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 400, "{compared}");
}

#[test]
fn without_a_seed_it_answers_a_losing_move_as_an_explanation_does() {
    let mut compared = 0;
    for notation in ["nim(3,4,5)", "wythoff(4,6)", "kayles(8)", "staircase(2,2,1)", "fibonacci(12,11)"] {
        for convention in [PlayConvention::Normal, PlayConvention::Misere] {
            let (game, start) = parse(notation, convention);
            for losing in explain(&game, &start, Default::default()).unwrap().options {
                let Some(answer) = losing.reply else { continue };
                assert_eq!(option(&game, &losing.position, PERFECT), Some(answer), "{notation}");
                compared += 1;
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn a_beginner_takes_a_win_in_one_move_and_runs_into_none_that_it_sees() {
    let (mut wins, mut avoided) = (0, 0);
    for notation in ["nim(2,3)", "wythoff(3,5)", "kayles(7)", "bash[m=3](7)", "staircase(1,2)", "grundy(8)"] {
        for convention in [PlayConvention::Normal, PlayConvention::Misere] {
            let (game, start) = parse(notation, convention.clone());
            let solved = explore(&game, &start, Default::default()).unwrap();
            let (outcome, remoteness) =
                (solved.solution.outcome.as_ref().unwrap(), solved.solution.remoteness.as_ref().unwrap());
            for index in 0..solved.graph.position_count() {
                let position = Position::new(game.ruleset.kind(), solved.graph.tokens(index).to_vec());
                for (level, seed) in [(1, 1), (1, 2), (2, 1), (3, 9)] {
                    let opponent = Opponent { level, seed, mover: 0 };
                    let Some(chosen) = option(&game, &position, opponent) else { continue };
                    let chosen = solved.graph.find(&chosen).unwrap();
                    let sight = 2 * level as u32 - 1;
                    if outcome[index] == OutcomeClass::N && remoteness[index] <= sight {
                        assert_eq!(remoteness[chosen], remoteness[index] - 1, "{notation} {level}");
                        wins += 1;
                        continue;
                    }
                    let sees_loss =
                        |option: usize| outcome[option] == OutcomeClass::N && remoteness[option] < sight;
                    if !solved.graph.options.row(index).iter().all(|option| sees_loss(*option as usize)) {
                        assert!(!sees_loss(chosen), "{notation} {level}");
                        avoided += 1;
                    }
                }
            }
        }
    }
    assert!(wins > 100 && avoided > 100, "{wins} {avoided}");
}

/// Several players, and two where theorems tell who wins and not how soon.
#[test]
fn a_win_at_once_is_taken_where_nobody_knows_how_soon_others_come() {
    for (notation, convention) in [
        ("nim(1000000000000)", PlayConvention::Normal),
        ("nim(3)", alliance(3, "last-mover", &json!("standard"))),
        ("wythoff(4,4)", alliance(3, "last-mover", &json!([[0, 2, 1], [1, 0, 2], [2, 1, 0]]))),
    ] {
        let (game, start) = parse(notation, convention);
        for seed in 0..40 {
            let chosen = option(&game, &start, Opponent { level: 1, seed, mover: 0 }).unwrap();
            assert!(game.moves(&chosen).is_empty(), "{notation} {seed}");
        }
    }
}

/// A game between a perfect player, who begins, and another, as the labels of its positions.
fn game_against(notation: &str, other: Opponent) -> (Vec<String>, bool) {
    let (game, mut position) = parse(notation, PlayConvention::Normal);
    let mut labels = Vec::new();
    for turn in 0.. {
        let opponent = if turn % 2 == 0 { PERFECT } else { other };
        match option(&game, &position, opponent) {
            Some(next) => position = next,
            None => return (labels, turn % 2 == 1),
        }
        labels.push(game.label(&position));
    }
    unreachable!("every play ends")
}

#[test]
fn a_seed_decides_and_the_same_request_is_answered_alike() {
    for notation in ["nim(5,6,7)", "wythoff(9,12)", "kayles(15)"] {
        let games =
            |level| (0..12).map(move |seed| game_against(notation, Opponent { level, seed, mover: 0 }));
        for level in 1..=3 {
            let played: Vec<_> = games(level).collect();
            assert_eq!(played, games(level).collect::<Vec<_>>(), "{notation}");
            let distinct: std::collections::BTreeSet<_> = played.iter().collect();
            assert!(distinct.len() > 2, "{notation} {level}: {distinct:?}");
        }
    }
}

/// The first player, who is perfect, loses bash[m=2](15) if the second makes no mistake.
#[test]
fn a_fallible_player_loses_some_won_games_and_a_better_one_fewer() {
    let lost = |level| {
        let one = |seed| game_against("bash[m=2](15)", Opponent { level, seed, mover: 0 }).1;
        (0..60).filter(|seed| one(*seed)).count()
    };
    let lost: Vec<usize> = (1..=4).map(lost).collect();
    assert!(lost[0] > lost[1] && lost[1] > lost[2] && lost[2] > 0 && lost[3] == 0, "{lost:?}");
}

#[test]
fn in_huge_heaps_a_named_win_is_found_and_a_loser_resists() {
    let labels = |notation: &str, convention: PlayConvention| {
        let (game, start) = parse(notation, convention);
        game.label(&option(&game, &start, PERFECT).unwrap())
    };
    use PlayConvention::{Misere, Normal};
    assert_eq!(labels("nim(5,7,1000000000000)", Normal), "(2,5,7)");
    assert_eq!(labels("nim(1000000000000,1000000000000)", Normal), "(999999999999,1000000000000)");
    assert_eq!(labels("nim(1000000000000)", Misere), "(1)");
    let wythoff = labels("wythoff(1000000000000,1000000000009)", Normal);
    let (game, option) = parse(&format!("wythoff{wythoff}"), Normal);
    let value = &evaluate(&game, &[option], Default::default()).unwrap().values[0];
    assert_eq!(value.outcome, Some(OutcomeClass::P));
}

#[test]
fn what_was_searched_answers_again_and_only_for_the_same_game() {
    let reply_with = |searched: &mut Option<SearchedGame>, notation: &str, convention: PlayConvention| {
        let (game, position) = parse(notation, convention);
        let found = at_once(async |pace| {
            let budget = Default::default();
            mexplorer::analysis::reply::in_slices(&game, &position, PERFECT, budget, searched, pace).await
        });
        (found.unwrap(), reply(&game, &position, PERFECT, Default::default()).unwrap())
    };
    let mut searched = None;
    for (notation, convention) in [
        ("bash[m=3](9)", PlayConvention::Normal),
        ("bash[m=3](6)", PlayConvention::Normal),
        ("bash[m=2](6)", PlayConvention::Normal),
        ("bash[m=2](6)", PlayConvention::Misere),
        ("bash[m=2,passes=1](6)", PlayConvention::Misere),
        ("bash[m=2](5)+bash[m=2](6)", PlayConvention::Misere),
        ("bash[m=2](5)+bash[m=3](6)", PlayConvention::Misere),
    ] {
        let (kept, fresh) = reply_with(&mut searched, notation, convention);
        assert_eq!(kept, fresh, "{notation}");
        assert!(searched.is_some());
    }
    let (game, position) = parse("bash[m=2](4)+bash[m=3](6)", PlayConvention::Misere);
    assert!(searched.as_ref().unwrap().values(&game, &[position]).is_some());
    let (game, position) = parse("bash[m=2](4)+bash[m=4](6)", PlayConvention::Misere);
    assert!(searched.unwrap().values(&game, &[position]).is_none());
}

#[test]
fn a_fault_names_its_field() {
    let (game, _) = parse("nim(1,2)", alliance(3, "first-stuck", &json!("standard")));
    let fault = |key: &str, value: Input| {
        let fault = Opponent::read(&game, &Input::Record(vec![(key.to_string(), value)])).unwrap_err();
        (fault.code.as_str(), fault.field.clone(), fault.limit)
    };
    assert_eq!(fault("level", Input::Number(0.0)), ("out-of-range", "opponent.level".to_string(), Some(1)));
    assert_eq!(fault("level", Input::Number(5.0)), ("out-of-range", "opponent.level".to_string(), Some(4)));
    assert_eq!(fault("mover", Input::Number(3.0)), ("out-of-range", "opponent.mover".to_string(), Some(2)));
    let most = (1u64 << 53) - 1;
    assert_eq!(
        fault("seed", Input::Number(1e300)),
        ("out-of-range", "opponent.seed".to_string(), Some(most))
    );
    assert_eq!(fault("skill", Input::Number(1.0)), ("unknown-key", "opponent.skill".to_string(), None));
    assert_eq!(Opponent::read(&game, &Input::Missing).unwrap_err().field, "opponent");
}
