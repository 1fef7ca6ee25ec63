//! Values of single heaps and their periods, as a request gets them, against recursion over the definitions; every proved
//! period once more at four times the length.

use crate::common::{self, alliance};
use mexplorer::analysis::{self, GridRequest, HeapSequence, SequenceOf};
use mexplorer::convention::{OutcomeClass, PlayConvention, Winner};
use mexplorer::error::ErrorCode;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::position::Position;
use mexplorer::sequence::Period;
use serde_json::json;

fn sequence(game: &str, convention: &PlayConvention, length: usize) -> HeapSequence {
    let (game, _) = Game::parse(&format!("{game}(1)"), convention.clone()).unwrap();
    analysis::sequence(&game, length, Budget::default()).unwrap()
}

/// Period, pre-period, saltus, and whether they are proved.
fn period(found: &HeapSequence) -> Option<(usize, usize, u32, bool)> {
    let told = |Period { period, preperiod, saltus }| (period, preperiod, saltus, found.sequence.is_proved);
    found.sequence.period.map(told)
}

fn values(found: &HeapSequence) -> Vec<u32> {
    (0..found.sequence.length).map(|heap| found.sequence.value(heap)).collect()
}

/// The Grundy values of a grid.
fn grid(game: &str, rows: usize, columns: usize) -> Vec<u16> {
    let (game, _) = Game::parse(&format!("{game}()"), PlayConvention::Normal).unwrap();
    let request = GridRequest { rows, columns, ..GridRequest::default() };
    analysis::grid(&game, &request, Budget::default()).unwrap().grundy().unwrap().to_vec()
}

#[test]
fn values_whose_differences_repeat_are_no_proof() {
    let found = sequence("octal[code=0.6]", &PlayConvention::Normal, 12);
    assert_eq!(values(&found), [0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4]);
    assert!(!found.sequence.is_proved);
    let single = values(&sequence("octal[code=4.665]", &PlayConvention::Normal, 8));
    assert_eq!(single, [0, 0, 1, 2, 3, 4, 5, 6]);
    let sums = (0..64).map(|cell| (single[cell / 8] ^ single[cell % 8]) as u16);
    assert_eq!(grid("octal[code=4.665]", 8, 8), sums.collect::<Vec<_>>());
}

#[test]
fn a_heap_less_the_period_must_not_be_empty() {
    // Without the fourth value, 1, there is nothing to be seen of a move.
    for length in 0..4 {
        assert!(!sequence("octal[code=0.4]", &PlayConvention::Normal, length).sequence.is_proved, "{length}");
    }
    assert_eq!(values(&sequence("octal[code=0.4]", &PlayConvention::Normal, 4)), [0, 0, 0, 1]);
}

/// The Grundy values of the digits d₀, d₁, … of a code, by the definition.
pub fn octal_values(digits: &[u8], length: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..length {
        let mut seen = Vec::new();
        for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
            let left = heap - taken;
            if taken > 0 && digit & (if left == 0 { 1 } else { 2 }) != 0 {
                seen.push(values[left]);
            }
            if digit & 4 != 0 {
                seen.extend((1..left).map(|part| values[part] ^ values[left - part]));
            }
        }
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    values
}

#[test]
fn grids_of_every_octal_code_of_three_digits_are_sums() {
    for code in 0..1024u16 {
        let digits =
            [if code < 512 { 0 } else { 4 }, (code >> 6) as u8 & 7, (code >> 3) as u8 & 7, code as u8 & 7];
        let game = format!("octal[code={}.{}{}{}]", digits[0], digits[1], digits[2], digits[3]);
        let single = octal_values(&digits, 48);
        for columns in 0..48 {
            let sums = (0..2 * columns).map(|cell| (single[cell / columns] ^ single[cell % columns]) as u16);
            assert_eq!(grid(&game, 2, columns), sums.collect::<Vec<_>>(), "{game} to {columns}");
        }
    }
}

#[test]
fn parameters_beyond_32_bits_are_what_they_say() {
    for stones in [1u64 << 32, (1 << 32) + 1, (1 << 53) - 1] {
        for length in [100, 1_000] {
            let found = sequence(&format!("bash[m={stones}]"), &PlayConvention::Normal, length);
            assert_eq!(values(&found), (0..length as u32).collect::<Vec<_>>());
            assert_eq!(period(&found), Some((1, 0, 1, false)));
            let found = sequence(&format!("subtraction[set={{{stones}}}]"), &PlayConvention::Normal, length);
            assert_eq!(values(&found), vec![0; length]);
            assert_eq!(period(&found), Some((1, 0, 0, false)));
            let found = sequence(&format!("bash[m={stones}]"), &PlayConvention::Misere, length);
            assert_eq!((values(&found)[..3].to_vec(), found.sequence.is_proved), (vec![1, 0, 1], false));
            let found = sequence(&format!("subtraction[set={{{stones}}}]"), &PlayConvention::Misere, length);
            assert_eq!((values(&found), found.sequence.is_proved), (vec![1; length], false));
        }
        let sums = (0..40 * 40).map(|cell| ((cell / 40) ^ (cell % 40)) as u16);
        assert_eq!(grid(&format!("bash[m={stones}]"), 40, 40), sums.collect::<Vec<_>>());
    }
}

/// Those of all tests, and four players with preferences of their own.
fn conventions() -> Vec<PlayConvention> {
    let mut conventions = common::conventions();
    conventions.push(alliance(
        4,
        "last-mover",
        &json!([[0, 2, 1, 3], [1, 3, 0, 2], [2, 1, 0, 3], [3, 0, 1, 2]]),
    ));
    conventions
}

/// Who wins at a move's end, for every mover, by the definition; the number of a mover beyond the last is the first again.
fn winners(convention: &PlayConvention, options: &[Vec<usize>]) -> Vec<usize> {
    let players = convention.players();
    let of_mover = |mover: usize| {
        let reached: Vec<usize> = options.iter().map(|option| option[(mover + 1) % players]).collect();
        let likes = |turns: usize| match convention.alliance() {
            Some(alliance) => usize::from(alliance.preferences(mover)[turns]),
            None => (mover + turns) % players,
        };
        let best = (0..players).map(likes).find(|winner| reached.contains(winner));
        best.unwrap_or(match convention.winner() {
            Winner::FirstStuck => mover,
            Winner::After(turns) => (mover + usize::from(turns)) % players,
            Winner::LastMover => (mover + players - 1) % players,
        })
    };
    (0..players).map(of_mover).collect()
}

/// The values of single heaps with all passes left, where `digits` say of each number of stones, from none up, whether it is
/// taken when that leaves nothing (1) or something (2). Nothing is split.
fn plain(digits: &[u8], convention: &PlayConvention, passes: usize, length: usize) -> Vec<u32> {
    // By heap and passes left: Grundy values, and winners by mover.
    let mut grundy: Vec<Vec<u32>> = Vec::new();
    let mut won: Vec<Vec<Vec<usize>>> = Vec::new();
    for heap in 0..length {
        let lefts = digits.iter().enumerate().take(heap + 1).filter_map(|(taken, digit)| {
            let left = heap - taken;
            (digit & if left == 0 { 1 } else { 2 } != 0).then_some(left)
        });
        let lefts: Vec<usize> = lefts.collect();
        let (mut grundy_of, mut won_of): (Vec<u32>, Vec<Vec<usize>>) = (Vec::new(), Vec::new());
        for passes in 0..=passes {
            let mut seen: Vec<u32> = lefts.iter().map(|&left| grundy[left][passes]).collect();
            let mut options: Vec<Vec<usize>> = lefts.iter().map(|&left| won[left][passes].clone()).collect();
            if passes > 0 && !lefts.is_empty() {
                seen.push(grundy_of[passes - 1]);
                options.push(won_of[passes - 1].clone());
            }
            grundy_of.push((0..).find(|value| !seen.contains(value)).unwrap());
            won_of.push(winners(convention, &options));
        }
        grundy.push(grundy_of);
        won.push(won_of);
    }
    let players = convention.players() as u32;
    let number = |heap: usize| {
        let winners = &won[heap][passes];
        match convention {
            _ if convention.is_normal() => grundy[heap][passes],
            PlayConvention::Normal | PlayConvention::Misere => u32::from(winners[0] == 0),
            PlayConvention::Alliance(alliance) if alliance.is_standard() => winners[0] as u32,
            PlayConvention::Alliance(_) => {
                winners.iter().rev().fold(0, |number, &winner| number * players + winner as u32)
            }
        }
    };
    (0..length).map(number).collect()
}

/// Games that split no heap, and for each number of stones taken the digit of a code.
const WHOLE: &[(&str, &[u8])] = &[
    ("subtraction[set={1,3,4}]", &[0, 3, 0, 3, 3]),
    ("subtraction[set={2,5,7}]", &[0, 0, 3, 0, 0, 3, 0, 3]),
    ("subtraction[set={3}]", &[0, 0, 0, 3]),
    ("subtraction[set={1,8,10,11}]", &[0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 3, 3]),
    ("bash[m=1]", &[0, 3]),
    ("bash[m=4]", &[0, 3, 3, 3, 3]),
    ("octal[code=0.1]", &[0, 1]),
    ("octal[code=0.2]", &[0, 2]),
    ("octal[code=0.12]", &[0, 1, 2]),
    ("octal[code=0.3102]", &[0, 3, 1, 0, 2]),
];

/// Compares a sequence with plain values, and its period with all that is to be known of them.
fn check(found: &HeapSequence, plain: &[u32], what: &str) {
    let length = found.sequence.length;
    assert_eq!(values(found), plain[..length], "{what}");
    let Some((period, preperiod, saltus, is_proved)) = period(found) else { return };
    let end = if is_proved { 4 * length } else { length };
    let repeats = |from: usize, period: usize| {
        (from..end.saturating_sub(period)).all(|heap| plain[heap] + saltus == plain[heap + period])
    };
    assert!(repeats(preperiod, period), "{what}: {period} from {preperiod}");
    if is_proved {
        assert_eq!(saltus, 0);
        assert!(!(1..period).any(|shorter| repeats(preperiod, shorter)), "{what}: {period} is not least");
        assert!(preperiod == 0 || !repeats(preperiod - 1, period), "{what}: {preperiod} is not least");
    }
}

#[test]
fn heaps_that_stay_whole_have_proved_periods_under_every_convention_and_with_passes() {
    for (game, digits) in WHOLE {
        for convention in conventions() {
            for passes in [0, 1, 2, 5] {
                let with = match game.strip_suffix(']') {
                    Some(game) if passes > 0 => format!("{game},passes={passes}]"),
                    _ => game.to_string(),
                };
                let plain = plain(digits, &convention, passes, 4 * 300);
                for length in (0..60).chain([97, 255, 256, 257, 300]) {
                    let found = sequence(&with, &convention, length);
                    check(&found, &plain, &format!("{with} {convention:?} to {length}"));
                    assert!(found.sequence.is_proved || length < 300 || passes > 2, "{with} {convention:?}");
                }
            }
        }
    }
}

#[test]
fn periods_are_the_least_ones_of_what_is_asked_for() {
    let told = |game, convention: &PlayConvention| {
        let found = sequence(game, convention, 400);
        let (period, preperiod, _, is_proved) = period(&found).unwrap();
        assert!(is_proved);
        (found.of, period, preperiod)
    };
    let three = alliance(3, "first-stuck", &json!("standard"));
    assert_eq!(told("subtraction[set={1,3,4}]", &PlayConvention::Misere), (SequenceOf::Outcome, 7, 0));
    assert_eq!(told("subtraction[set={1,3,4}]", &three), (SequenceOf::GameValue, 9, 1));
    assert_eq!(told("bash[m=4]", &PlayConvention::Misere), (SequenceOf::Outcome, 5, 0));
    // The values with fewer passes, which these follow from, begin to repeat later, or have a longer period.
    let normal = PlayConvention::Normal;
    assert_eq!(told("subtraction[set={1,3,4},passes=1]", &normal), (SequenceOf::Grundy, 7, 9));
    assert_eq!(told("subtraction[set={1,3,4},passes=2]", &normal), (SequenceOf::Grundy, 7, 0));
    let four = alliance(4, "last-mover", &json!([[0, 2, 1, 3], [1, 3, 0, 2], [2, 1, 0, 3], [3, 0, 1, 2]]));
    assert_eq!(told("bash[m=4,passes=2]", &four), (SequenceOf::Winners, 10, 6));
    assert_eq!(told("bash[m=4,passes=3]", &four), (SequenceOf::Winners, 1, 5));
}

#[test]
fn what_follows_from_no_window_is_only_observed() {
    for game in ["nim", "half", "octal[code=0.77]", "grundy", "nim[passes=1]", "octal[code=0.07,passes=1]"] {
        for convention in conventions() {
            let is_proved = sequence(game, &convention, 40).sequence.is_proved;
            // Each heap of Nim has its size for a value.
            let is_nim = game == "nim" && convention.is_normal();
            assert_eq!(is_proved, is_nim, "{game} {convention:?}");
        }
    }
}

#[test]
fn single_coins_and_steps_have_the_values_of_the_literature() {
    let of = |game: &str, length| values(&sequence(game, &PlayConvention::Normal, length));
    let whole: Vec<u32> = (0..60).collect();
    assert_eq!(of("turtles", 60), whole);
    assert_eq!(of("silver-dollar", 60), whole);
    assert_eq!(of("staircase", 60), whole);
    // Winning Ways, chapter 14: the number of a coin in ruler is the greatest power of two in its place; in mock turtles the coins
    // counted from 0 have the odious numbers.
    let ruler: Vec<u32> = (0..60_u32).map(|coin| coin & coin.wrapping_neg()).collect();
    assert_eq!(of("ruler", 60), ruler);
    let odious = (0..).filter(|number: &u32| number.count_ones() % 2 == 1);
    let mock: Vec<u32> = [0].into_iter().chain(odious).take(60).collect();
    assert_eq!(of("mock-turtles", 60), mock);
    // Whinihan: whoever begins loses with a Fibonacci number.
    let lost: Vec<usize> = of("fibonacci", 60)
        .iter()
        .enumerate()
        .filter(|(_, value)| **value == 0)
        .map(|(heap, _)| heap)
        .collect();
    assert_eq!(lost, [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]);
}

#[test]
fn single_coins_that_are_searched_are_positions_of_their_own() {
    let misere = PlayConvention::Misere;
    for game in ["turtles", "silver-dollar", "staircase", "fibonacci", "ruler"] {
        for convention in [misere.clone(), alliance(3, "first-stuck", &json!("standard"))] {
            let found = sequence(game, &convention, 9);
            let (game, _) = Game::parse(&format!("{game}(1)"), convention.clone()).unwrap();
            let kind = game.ruleset.kind();
            let lone: Vec<_> = (0..9).map(|size| Position::new(kind, kind.lone(size).unwrap())).collect();
            let each = analysis::evaluate(&game, &lone, Budget::default()).unwrap().values;
            let expected = each.iter().map(|value| match value.game_value {
                Some(turns) => u32::from(turns),
                None => u32::from(value.outcome == Some(OutcomeClass::N)),
            });
            assert_eq!(values(&found), expected.collect::<Vec<_>>());
        }
    }
}

#[test]
fn what_a_budget_does_not_allow_is_not_had() {
    let (game, _) = Game::parse("octal[code=0.77]()", PlayConvention::Misere).unwrap();
    let within = |positions, length| {
        let budget = Budget { positions, ..Budget::default() };
        analysis::sequence(&game, length, budget).unwrap()
    };
    let found = within(300, 100);
    let had = found.sequence.length;
    assert_eq!((found.asked, found.sequence.known.len()), (100, had));
    assert!((10..100).contains(&had), "{had}");
    assert_eq!(found.sequence.stopped.as_ref().map(|fault| fault.limit), Some(Some(300)));
    assert_eq!(within(300, had).sequence.stopped, None);
    assert_eq!(within(300, had + 1).sequence.length, had);
    assert_eq!(found.sequence.known, within(3_000, 100).sequence.known[..had]);
    // Steps are positions of their own, of which no more are listed than can be evaluated at once.
    let steps = sequence("staircase", &PlayConvention::Normal, 20_000_000).sequence;
    let why = steps.stopped.as_ref().map(|fault| (fault.code, fault.limit));
    assert_eq!((steps.length, why), (200_000, Some((ErrorCode::TooManyPositions, Some(200_000)))));
}
