//! Values through a proved period: the same as by recursion and by search where these reach, and told of heaps far beyond them;
//! where nothing is proved, nothing is answered.

use crate::common::alliance;
use crate::sequences::octal_values;
use mexplorer::analysis::{Evaluation, ExplainedPeriod, Method, PositionValue, evaluate, explain};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::grundy_value::GrundyValue;
use mexplorer::limits;
use mexplorer::numbers::{LARGEST_TOKEN, nim_sum};
use mexplorer::pace::at_once;
use mexplorer::position::Position;
use mexplorer::single_heaps::{Proof, ProvedValues};
use serde_json::json;

/// Nothing is searched, and no heap valued by its options.
const NO_SEARCH: Budget = Budget { positions: 0, moves: 0 };

fn parse(notation: &str, convention: &PlayConvention) -> (Game, Position) {
    Game::parse(notation, convention.clone()).unwrap()
}

fn evaluated(notation: &str, convention: &PlayConvention) -> Result<Evaluation, RequestError> {
    let (game, position) = parse(notation, convention);
    evaluate(&game, &[position], Budget::default())
}

/// The Grundy value, which a period gives.
fn grundy(notation: &str) -> u64 {
    let found = evaluated(notation, &PlayConvention::Normal).unwrap();
    assert_eq!(found.method, Method::Period, "{notation}");
    found.values[0].grundy.unwrap()
}

/// The values of the single heaps below a number in one request.
fn single_heaps(
    ruleset: &str,
    convention: &PlayConvention,
    heaps: u64,
    budget: Budget,
) -> (Method, Vec<PositionValue>) {
    let (game, _) = parse(&format!("{ruleset}()"), convention);
    let single = |heap: u64| parse(&format!("{ruleset}({heap})"), convention).1;
    let singles: Vec<Position> = (0..heaps).map(single).collect();
    let found = evaluate(&game, &singles, budget).unwrap();
    (found.method, found.values)
}

fn proved(ruleset: &str, convention: &PlayConvention) -> Option<ProvedValues> {
    let (game, _) = parse(&format!("{ruleset}()"), convention);
    let rule = game.ruleset.heap_rule().unwrap();
    at_once(async |pace| ProvedValues::find(rule, &game.convention, pace).await)
}

/// The Grundy values of a subtraction set, by the definition.
fn subtraction_values(set: &[usize], length: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..length {
        let takes = set.iter().filter(|take| **take <= heap);
        let options: Vec<u32> = takes.map(|take| values[heap - take]).collect();
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    values
}

#[test]
fn heaps_have_the_values_that_recursion_finds() {
    const HEAPS: usize = 3_000;
    let octals = [
        ("kayles", &[0, 7, 7][..]),
        ("dawson", &[0, 1, 3, 7]),
        ("octal[code=0.07]", &[0, 0, 7]),
        ("octal[code=4.4]", &[4, 4]),
        ("octal[code=0.156]", &[0, 1, 5, 6]),
    ];
    let octals = octals.into_iter().map(|(game, digits)| (game, octal_values(digits, HEAPS)));
    let sets = [
        ("subtraction[set={1,3,4}]", subtraction_values(&[1, 3, 4], HEAPS)),
        ("subtraction[set={2,5,7}]", subtraction_values(&[2, 5, 7], HEAPS)),
        ("octal[code=0.3033]", subtraction_values(&[1, 3, 4], HEAPS)),
    ];
    for (ruleset, expected) in octals.chain(sets) {
        let (method, values) = single_heaps(ruleset, &PlayConvention::Normal, HEAPS as u64, NO_SEARCH);
        assert_eq!(method, Method::Period, "{ruleset}");
        let values: Vec<u32> = values.iter().map(|value| value.grundy.unwrap() as u32).collect();
        assert_eq!(values, expected, "{ruleset}");
    }
}

#[test]
fn heaps_beyond_every_search_are_answered() {
    // 100,000 leaves 4 by 12 as 76 does, and 2⁵³ − 1 leaves 3 by 7.
    let kayles = octal_values(&[0, 7, 7], 200);
    let subtraction = subtraction_values(&[1, 3, 4], 7);
    assert_eq!((100_000 % 12, LARGEST_TOKEN % 7), (76 % 12, 3));
    assert_eq!(grundy("kayles(100000)"), u64::from(kayles[76]));
    assert_eq!(grundy("subtraction[set={1,3,4}](9007199254740991)"), u64::from(subtraction[3]));
    let sum = nim_sum([kayles[100], kayles[76]].map(u64::from));
    assert_eq!(grundy("kayles(100,100000)"), sum);
    let sum = nim_sum([5, u64::from(kayles[76]), u64::from(subtraction[3])]);
    assert_eq!(grundy("nim(5)+kayles(100000)+subtraction[set={1,3,4}](9007199254740991)"), sum);
}

#[test]
fn where_nothing_is_proved_nothing_is_answered() {
    let (normal, misere) = (PlayConvention::Normal, PlayConvention::Misere);
    let three = alliance(3, "last-mover", &json!("standard"));
    let refused = [
        ("octal[code=0.6](100000)", &normal),
        ("grundy(100000)", &normal),
        ("kayles(100000)", &misere),
        ("kayles(100000)", &three),
        ("kayles(5)+kayles(100000)", &misere),
        ("subtraction[set={1,3,4}](5,9007199254740991)", &three),
        ("subtraction[set={1,3,4},passes=1](9007199254740991)", &three),
        // A set so wide that a period of it is not looked for.
        ("subtraction[set={1,9007199254740990}](9007199254740991)", &normal),
    ];
    for (notation, convention) in refused {
        let fault = evaluated(notation, convention).map(|found| found.method).unwrap_err();
        assert!(fault.is_too_large(), "{notation}: {fault:?}");
    }
    assert!(proved("kayles", &misere).is_none() && proved("grundy", &normal).is_none());
}

#[test]
fn single_heaps_that_do_not_split_have_a_period_under_every_convention() {
    const HEAPS: u64 = 400;
    let own = json!([[0, 2, 1], [1, 0, 2], [2, 1, 0]]);
    let conventions = [
        PlayConvention::Misere,
        alliance(3, "first-stuck", &json!("standard")),
        alliance(5, "last-mover", &json!("standard")),
        alliance(3, "last-mover", &own),
    ];
    let rulesets =
        ["subtraction[set={1,3,4}]", "subtraction[set={2,5,7}]", "octal[code=0.1303]", "octal[code=0.2]"];
    let mut by_period = 0;
    for ruleset in rulesets {
        for convention in &conventions {
            let (method, found) = single_heaps(ruleset, convention, HEAPS, NO_SEARCH);
            let (search, expected) = single_heaps(ruleset, convention, HEAPS, Budget::default());
            assert_eq!(search, Method::Search);
            let without_remoteness = |value| PositionValue { remoteness: None, ..value };
            let expected: Vec<_> = expected.into_iter().map(without_remoteness).collect();
            assert_eq!(found, expected, "{ruleset} {convention:?}");
            by_period += usize::from(method == Method::Period);
            // Far beyond search, the heap with the same remainder.
            let values = proved(ruleset, convention).unwrap();
            let like = values.like(LARGEST_TOKEN);
            assert_eq!((LARGEST_TOKEN - like) % values.period.period as u64, 0);
            let far = evaluated(&format!("{ruleset}({LARGEST_TOKEN})"), convention).unwrap();
            assert_eq!(far.values[0], expected[like as usize], "{ruleset} {convention:?}");
        }
    }
    // Of misère play the theorem about sums tells first, where its hypothesis holds.
    assert!(by_period >= 12, "{by_period}");
}

#[test]
fn misere_sums_go_by_values_through_periods_where_a_theorem_allows_it() {
    let notation = "subtraction[set={1,3,4}](9007199254740990,9007199254740991)";
    let found = evaluated(notation, &PlayConvention::Misere).unwrap();
    assert_eq!((found.method, found.theorem), (Method::Theorem, Some("sj")));
    // By 7 the heaps leave 2 and 3, so their values are 0 and 1: no heap has more than 1, and the nim-sum is not 0.
    assert_eq!(found.values[0].outcome, Some(OutcomeClass::P));
}

#[test]
fn an_option_of_each_value_is_found_if_there_is_one() {
    let rulesets = [
        "kayles",
        "dawson",
        "octal[code=0.07]",
        "octal[code=4.4]",
        "octal[code=0.4]",
        "octal[code=0.1303]",
        "subtraction[set={2,5,7}]",
        "bash[m=5]",
    ];
    let (mut found, mut missing) = (0, 0);
    for ruleset in rulesets {
        let values = proved(ruleset, &PlayConvention::Normal).unwrap();
        let round = (values.period.preperiod + values.period.period) as u64;
        for heap in (1..3 * round + 20).step_by(3) {
            let (game, position) = parse(&format!("{ruleset}({heap})"), &PlayConvention::Normal);
            let options = game.options(&position);
            let sum = |option: &Position| {
                nim_sum(option.tokens().iter().map(|&heap| u64::from(values.value(heap))))
            };
            for value in 0..10 {
                let option = at_once(async |pace| values.option_of(heap, value, pace).await);
                let exists = options.iter().any(|option| sum(option) == u64::from(value));
                assert_eq!(option.is_some(), exists, "{ruleset} {heap} {value}");
                let Some(left) = option else {
                    missing += 1;
                    continue;
                };
                let left = Position::new(game.ruleset.kind(), left.into_iter().collect());
                assert!(
                    options.contains(&left) && sum(&left) == u64::from(value),
                    "{ruleset} {heap} {value}"
                );
                found += 1;
            }
        }
    }
    assert!(found > 1_000 && missing > 1_000, "{found} {missing}");
}

/// What is told of one period.
fn told(period: &ExplainedPeriod) -> (usize, usize, Proof, u64, Vec<(u64, u64)>) {
    let ExplainedPeriod { period, proof, looked_through, heaps, .. } = period;
    let heaps = heaps.iter().map(|heap| (heap.heap, heap.like)).collect();
    (period.preperiod, period.period, *proof, *looked_through, heaps)
}

/// The value of a Kayles heap from 71 on, by the last row of the table in Winning Ways.
fn kayles(heap: u64) -> u64 {
    [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7][(heap % 12) as usize]
}

#[test]
fn an_explanation_tells_the_period_and_a_winning_move() {
    let (game, start) = parse("kayles(100000)", &PlayConvention::Normal);
    let explanation = explain(&game, &start, Budget::default()).unwrap();
    assert_eq!((explanation.method, explanation.value.grundy), (Method::Period, Some(kayles(100_000))));
    let period = told(&explanation.periods[0]);
    assert_eq!(period, (71, 12, Proof::GuySmith { most: 2, heaps: 2 }, 168, vec![(100_000, 76)]));
    assert_eq!(explanation.options.len(), limits::LISTED_OPTIONS);
    let option = &explanation.options[0];
    assert!(option.is_winning() && option.moves.len() == 1);
    let left = evaluated(&game.notation(&option.position), &PlayConvention::Normal).unwrap();
    assert_eq!(left.values[0].outcome, Some(OutcomeClass::P));
    assert!([99_998, 99_999].contains(&option.position.tokens().iter().sum::<u64>()));

    let (game, start) = parse("subtraction[set={1,3,4}](9007199254740991)", &PlayConvention::Normal);
    let explanation = explain(&game, &start, Budget::default()).unwrap();
    let period = told(&explanation.periods[0]);
    assert_eq!(period, (0, 7, Proof::Window(4), 11, vec![(LARGEST_TOKEN, 3)]));
    let winning = explanation.options.iter().filter(|option| option.is_winning());
    let winning: Vec<u64> = winning.map(|option| option.position.tokens()[0]).collect();
    assert_eq!(winning, [LARGEST_TOKEN - 3, LARGEST_TOKEN - 1]);
    assert_eq!(explanation.mex_witnesses.map(|witnesses| witnesses.len()), Some(1));
}

#[test]
fn losing_moves_are_refuted_through_the_period() {
    let (game, start) = parse("kayles(100000,100000)", &PlayConvention::Normal);
    let explanation = explain(&game, &start, Budget::default()).unwrap();
    assert_eq!(explanation.value.outcome, Some(OutcomeClass::P));
    let parts = explanation.components.unwrap();
    let kayles = GrundyValue::Finite(kayles(100_000));
    assert!(parts.len() == 2 && parts.iter().all(|part| part.grundy == kayles));
    let mut refuted = 0;
    for option in explanation.options.iter().step_by(50) {
        let reply =
            evaluated(&game.notation(option.reply.as_ref().unwrap()), &PlayConvention::Normal).unwrap();
        assert_eq!(reply.values[0].outcome, Some(OutcomeClass::P));
        refuted += 1;
    }
    assert_eq!(refuted, 20);
}

#[test]
fn in_a_sum_each_component_has_its_own_period() {
    let sum = "nim(5)+kayles(100000)+subtraction[set={1,3,4}](7,9007199254740991)";
    let (game, start) = parse(sum, &PlayConvention::Normal);
    let explanation = explain(&game, &start, Budget::default()).unwrap();
    let of: Vec<_> = explanation.periods.iter().map(|period| (period.component, told(period).4)).collect();
    assert_eq!(of, [(Some(1), vec![(100_000, 76)]), (Some(2), vec![(7, 0), (LARGEST_TOKEN, 3)])]);
    let named: Vec<_> = explanation.options.iter().take_while(|option| option.is_winning()).collect();
    assert!(!named.is_empty());
    for option in named {
        let left = evaluated(&game.notation(&option.position), &PlayConvention::Normal).unwrap();
        assert_eq!(left.values[0].grundy, Some(0));
        let played = option.moves[0].play(game.ruleset.kind(), start.tokens());
        assert_eq!(played, option.position);
    }
}
