mod every_length;

use super::*;
use crate::pace::at_once;
use crate::taking::{Most, Two};

/// A take-and-break rule told by the digits of its octal code, d₀ first.
struct Octal<'a>(&'a [u8]);

impl HeapRule for Octal<'_> {
    fn heap_options(&self, heap: Token, each: &mut crate::ruleset::EachOption) -> ControlFlow<()> {
        for (stones, digit) in self.0.iter().enumerate().rev() {
            let Some(left) = heap.checked_sub(stones as Token) else { continue };
            if left == 0 && digit & 1 != 0 && stones > 0 {
                each(&[])?;
            }
            if left > 0 && digit & 2 != 0 && stones > 0 {
                each(&[left])?;
            }
            if digit & 4 != 0 {
                (1..=left / 2).try_for_each(|smaller| each(&[smaller, left - smaller]))?;
            }
            if digit & 8 != 0 {
                for least in 1..=left / 3 {
                    let rest = left - least;
                    (least..=rest / 2).try_for_each(|middle| each(&[least, middle, rest - middle]))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn taking(&self) -> Option<Taking> {
        let digits = self.0.iter().enumerate();
        Some(Taking::OneOf(digits.map(|(stones, &digit)| Take::digit(stones as Token, digit)).collect()))
    }
}

/// Grundy's game: split a heap into two unequal ones.
struct Unequal;

impl HeapRule for Unequal {
    fn heap_options(&self, heap: Token, each: &mut crate::ruleset::EachOption) -> ControlFlow<()> {
        (1..heap.div_ceil(2)).try_for_each(|smaller| each(&[smaller, heap - smaller]))
    }

    fn taking(&self) -> Option<Taking> {
        let split = Take {
            stones: 0,
            leaves_none: false,
            leaves_one: false,
            leaves_two: Two::Unequal,
            ..Take::digit(0, 0)
        };
        Some(Taking::OneOf(vec![split]))
    }
}

/// Any number of stones up to a bound.
struct UpTo(Most);

impl HeapRule for UpTo {
    fn heap_options(&self, heap: Token, each: &mut crate::ruleset::EachOption) -> ControlFlow<()> {
        (heap - self.0.of(heap)..heap).try_for_each(|left| each(&[left]))
    }

    fn taking(&self) -> Option<Taking> {
        Some(Taking::UpTo(self.0))
    }
}

/// The same rule without a word on what it takes.
struct Untold<'a>(&'a dyn HeapRule);

impl HeapRule for Untold<'_> {
    fn heap_options(&self, heap: Token, each: &mut crate::ruleset::EachOption) -> ControlFlow<()> {
        self.0.heap_options(heap, each)
    }
}

/// One of some numbers of stones, ascending.
struct Set<'a>(&'a [Token]);

impl HeapRule for Set<'_> {
    fn heap_options(&self, heap: Token, each: &mut crate::ruleset::EachOption) -> ControlFlow<()> {
        let takes = self.0.iter().rev().filter(|take| **take <= heap);
        takes.into_iter().try_for_each(|take| each(&[heap - take]))
    }

    fn taking(&self) -> Option<Taking> {
        Some(Taking::OneOf(self.0.iter().map(|&stones| Take::stones(stones)).collect()))
    }
}

fn plain(rule: &dyn HeapRule, largest: Token) -> Vec<u32> {
    at_once(async |pace| heap_values(rule, largest, usize::MAX, pace).await).unwrap()
}

fn sequence(rule: &dyn HeapRule, length: usize) -> Sequence {
    let mut builder = SequenceBuilder::new(rule, length);
    while !builder.advance(rule) {}
    builder.finish()
}

fn period(rule: &dyn HeapRule, length: usize) -> (usize, usize, u32, bool) {
    let found = sequence(rule, length);
    let Period { period, preperiod, saltus } = found.period.unwrap();
    (period, preperiod, saltus, found.is_proved)
}

const KAYLES: Octal = Octal(&[0, 7, 7]);
const DAWSONS_KAYLES: Octal = Octal(&[0, 0, 7]);
const DAWSONS_CHESS: Octal = Octal(&[0, 1, 3, 7]);
const TREBLECROSS: Octal = Octal(&[0, 0, 0, 7]);

#[test]
fn every_fast_recursion_is_the_plain_one() {
    let octals = [KAYLES, DAWSONS_KAYLES, DAWSONS_CHESS, TREBLECROSS, Octal(&[4]), Octal(&[4, 3, 0, 2])];
    let octals = octals.iter().map(|octal| octal as &dyn HeapRule);
    let windows = [
        UpTo(Most::Whole),
        UpTo(Most::Stones(1)),
        UpTo(Most::Stones(70)),
        UpTo(Most::Half { rounded_up: true }),
        UpTo(Most::Half { rounded_up: false }),
    ];
    let windows = windows.iter().map(|rule| rule as &dyn HeapRule);
    let sets = [Set(&[1, 2, 3]), Set(&[2, 5, 7]), Set(&[3]), Set(&[7, 300])];
    let sets = sets.iter().map(|rule| rule as &dyn HeapRule);
    for rule in octals.chain(windows).chain(sets).chain([&Unequal as &dyn HeapRule]) {
        let plain = plain(rule, 2_499);
        for length in [0, 1, 2, 3, 255, 256, 257, 2_500] {
            let fast = sequence(rule, length);
            let values: Vec<u32> = (0..length).map(|heap| fast.value(heap)).collect();
            assert_eq!(values, plain[..length]);
            let untold = sequence(&Untold(rule), length);
            assert_eq!((&untold.known, untold.is_proved), (&values, false));
        }
    }
}

/// Heaps enough for rare values to be looked for twice.
const LONG: usize = 5_000;

#[test]
fn rare_values_are_those_of_the_plain_recursion() {
    // Of these few values are rare; of the last three many are, and some numbers of stones are far apart.
    let codes = [
        &[0, 1, 6][..],
        &[0, 5, 6],
        &[0, 3, 7, 6],
        &[0, 3, 5, 4],
        &[0, 6],
        &[0, 6, 4, 4],
        &[0, 1, 5, 6],
        &[4, 3, 3],
        &[4, 0, 2, 5],
        &[0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7],
        &[0, 1, 0, 4],
        &[0, 1, 0, 6],
        &[0, 1, 2, 7],
    ];
    let codes = codes.map(Octal);
    for rule in codes.iter().map(|code| code as &dyn HeapRule).chain([&Unequal as &dyn HeapRule]) {
        let plain = plain(&Untold(rule), LONG as Token - 1);
        let found = sequence(rule, LONG);
        let values: Vec<u32> = (0..LONG).map(|heap| found.value(heap)).collect();
        assert_eq!(values, plain);
    }
}

#[test]
fn what_does_not_fit_stops_with_the_values_so_far() {
    let (whole, most) = (sequence(&TREBLECROSS, 12_000), 10_000_000);
    let mut builder = SequenceBuilder::new(&TREBLECROSS, 12_000).looking_at(most);
    while !builder.advance(&TREBLECROSS) {}
    let stopped = builder.finish();
    assert!((6_000..12_000).contains(&stopped.length), "{}", stopped.length);
    assert_eq!(stopped.known, whole.known[..stopped.length]);
    let why = stopped.stopped.map(|fault| (fault.code, fault.limit));
    assert_eq!(why, Some((ErrorCode::TooManyMoves, Some(most))));
}

#[test]
fn values_are_told_as_they_come() {
    let mut told = Vec::new();
    let builder = SequenceBuilder::new(&UpTo(Most::Half { rounded_up: true }), 300_000);
    let rule = UpTo(Most::Half { rounded_up: true });
    let found = at_once(async |pace| builder.complete(&rule, &mut |values| told.extend(values), pace).await);
    assert!(told.len() >= 200_000, "{}", told.len());
    assert_eq!(told, found.known[..told.len()]);
}

#[test]
fn three_heaps_are_valued_as_plainly() {
    for digits in [&[0, 8][..], &[8], &[0, 15, 0, 9], &[12, 3, 10], &[0, 0, 8, 4]] {
        let octal = Octal(digits);
        let plain = plain(&octal, 299);
        for length in [1, 2, 3, 40, 257, 300] {
            let fast = sequence(&octal, length);
            let values: Vec<u32> = (0..length).map(|heap| fast.value(heap)).collect();
            assert_eq!(values, plain[..length], "{digits:?}");
        }
        let least: u64 = octal.taking().unwrap().least_options(60);
        let mut options = 0;
        for heap in 1..=60 {
            let all = octal.heap_options(heap, &mut |_| {
                options += 1;
                std::ops::ControlFlow::Continue(())
            });
            assert!(all.is_continue());
        }
        assert!(least <= options, "{digits:?}: {least} {options}");
    }
}

#[test]
fn periods_of_the_literature_are_proved() {
    assert_eq!(period(&KAYLES, 10_000), (12, 71, 0, true));
    assert_eq!(period(&DAWSONS_KAYLES, 10_000), (34, 53, 0, true));
    assert_eq!(period(&DAWSONS_CHESS, 10_000_000), (34, 52, 0, true));
    assert_eq!(period(&Set(&[1, 2]), 100), (3, 0, 0, true));
    assert_eq!(period(&Set(&[1, 3]), 100), (2, 0, 0, true));
    assert_eq!(period(&Set(&[1, 3, 4]), 10_000_000), (7, 0, 0, true));
    assert_eq!(period(&UpTo(Most::Stones(3)), 100), (4, 0, 0, true));
    assert_eq!(period(&UpTo(Most::Whole), 100), (1, 0, 1, true));
    for (code, length, found) in [
        (&[0, 4, 5][..], 2_000, (20, 498)),
        (&[0, 1, 5, 6], 20_000, (349, 3_479)),
        (&[0, 0, 5, 5], 2_000, (148, 259)),
        (&[0, 6, 4, 4], 20_000, (442, 3_256)),
        (&[0, 3, 5, 6], 20_000, (142, 7_315)),
        (&[0, 1, 6, 5], 20_000, (1_550, 5_181)),
        (&[0, 1, 2, 7], 100_000, (4, 46_578)),
        (&[0, 1, 6], 520_000, (149_459, 105_351)),
        (&[0, 5, 6], 700_000, (144, 326_640)),
    ] {
        assert_eq!(period(&Octal(code), length), (found.0, found.1, 0, true), "{code:?}");
    }
}

#[test]
fn what_is_not_proved_is_observed_or_nothing() {
    assert_eq!(period(&Untold(&KAYLES), 1_000), (12, 71, 0, false));
    assert_eq!(sequence(&TREBLECROSS, 5_000).period, None);
    assert_eq!(sequence(&UpTo(Most::Half { rounded_up: true }), 5_000).period, None);
    // Too few values for a proof: 2 · 71 + 2 · 12 + 2 are needed.
    assert_eq!(period(&KAYLES, 167), (12, 71, 0, false));
    assert_eq!(period(&KAYLES, 168), (12, 71, 0, true));
}

#[test]
fn values_beyond_16_bits_are_kept() {
    let nim = sequence(&UpTo(Most::Whole), 70_000);
    assert_eq!([65_535, 65_536, 69_999].map(|heap| nim.value(heap)), [65_535, 65_536, 69_999]);
}

#[test]
fn values_beyond_the_known_ones_rise_by_the_saltus() {
    let period = Some(Period { period: 2, preperiod: 1, saltus: 3 });
    let found = Sequence { known: vec![9, 0, 1], length: 8, stopped: None, period, is_proved: true };
    assert_eq!((0..8).map(|heap| found.value(heap)).collect::<Vec<_>>(), [9, 0, 1, 3, 4, 6, 7, 9]);
}

#[test]
fn values_that_fall_are_not_said_to_go_on_falling() {
    let rising = Some(Period { period: 2, preperiod: 0, saltus: 1 });
    let observed = |values: &[u32]| at_once(async |pace| observed_period(values, pace).await);
    assert_eq!(observed(&[2, 0, 3, 1, 4, 2, 5, 3, 6]), rising);
    assert_eq!(observed(&[2, 0, 3, 1, 4, 2, 5, 3]), None);
    assert_eq!(observed(&[6, 4, 5, 3, 4, 2, 3, 1, 2]), None);
}

#[test]
fn a_rule_without_options_repeats_at_once() {
    assert_eq!(period(&Octal(&[0]), 10), (1, 0, 0, true));
    assert_eq!(period(&Octal(&[0]), 1), (1, 0, 0, true));
    assert_eq!(sequence(&Octal(&[0]), 0).period, None);
}
