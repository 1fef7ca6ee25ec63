//! Sequences of every short length, where a false proof shows first, against recursions that share nothing with the solver;
//! every proved period once more at four times the length.

use super::*;

/// The lengths that are tried.
const LENGTHS: usize = 300;

/// How far plain values are known.
const FAR: usize = 4 * LENGTHS;

/// The Grundy values of a code of digits d₀, d₁, …, by the definition.
fn plain_values(digits: &[u8]) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    let mut seen_by = vec![0; 1 << 12];
    for heap in 0..FAR {
        let mut see = |value: u32| seen_by[value as usize] = heap + 1;
        for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
            let left = heap - taken;
            if taken > 0 && digit & (if left == 0 { 1 } else { 2 }) != 0 {
                see(values[left]);
            }
            if digit & 4 != 0 && left > 1 {
                let (smaller, larger) = (&values[1..=left / 2], &values[left - left / 2..left]);
                smaller.iter().zip(larger.iter().rev()).for_each(|(a, b)| see(a ^ b));
            }
        }
        let missing = seen_by.iter().position(|seen| *seen != heap + 1);
        values.push(missing.unwrap() as u32);
    }
    values
}

/// The sequence of a length whose values are not computed but known, so that all that is tried is what is told of them.
fn told(mut builder: SequenceBuilder, rule: &dyn HeapRule, rows: &[u32]) -> Sequence {
    loop {
        if let Stage::Valuing = builder.stage {
            let known = builder.values.len();
            builder.values.extend_from_slice(&rows[known..builder.milestone * builder.width]);
        }
        if builder.advance(rule) {
            return builder.finish();
        }
    }
}

/// All values that the recursion itself finds, whatever they prove.
fn computed(mut builder: SequenceBuilder, rule: &dyn HeapRule) -> Vec<u32> {
    while builder.known() < builder.length {
        builder.milestone = builder.length;
        builder.add_values(rule).unwrap();
    }
    builder.values
}

/// Compares a sequence with plain values, its period as far as it is claimed.
fn check(found: &Sequence, plain: &[u32], what: &dyn Fn() -> String) {
    let length = found.length;
    let values: Vec<u32> = (0..length).map(|heap| found.value(heap)).collect();
    assert_eq!(values, plain[..length], "{} to {length}", what());
    let Some(Period { period, preperiod, saltus }) = found.period else { return };
    let end = if found.is_proved { 4 * length } else { length };
    let holds = |heap: usize| plain[heap] + saltus == plain[heap + period];
    let wrong = (preperiod..end.saturating_sub(period)).find(|heap| !holds(*heap));
    assert_eq!(wrong, None, "{} to {length}: period {period}, saltus {saltus}", what());
    if found.is_proved {
        // Values that rise are proved only where each is the size of its heap.
        assert!(saltus == 0 || (0..).zip(plain).all(|(heap, value)| heap == *value), "{}", what());
        assert!(preperiod == 0 || !holds(preperiod - 1), "{} to {length}: not the least pre-period", what());
        let repeats =
            |shorter: usize| (preperiod..end - shorter).all(|heap| plain[heap] == plain[heap + shorter]);
        assert!(!(1..period).any(repeats), "{} to {length}: not the least period", what());
    }
}

/// Tries a code at every length: the values at the last one, and at the others, which begin alike, what is told of them.
fn check_code(digits: &[u8]) {
    let (rule, plain) = (Octal(digits), plain_values(digits));
    let begin = |length: usize| SequenceBuilder::new(&rule, length);
    assert_eq!(computed(begin(FAR), &rule), plain, "{digits:?}");
    for length in 0..=LENGTHS {
        check(&told(begin(length), &rule, &plain), &plain, &|| format!("{digits:?}"));
    }
}

#[test]
fn every_octal_code_of_three_digits() {
    for code in 0..1024u16 {
        let digit = |place: u16| (code >> (3 * place) & 7) as u8;
        check_code(&[if code < 512 { 0 } else { 4 }, digit(2), digit(1), digit(0)]);
    }
}

/// Marsaglia's xorshift: the same codes in every run.
fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

#[test]
fn many_long_octal_codes() {
    let mut state = 1956;
    for _ in 0..300 {
        let length = random(&mut state) % 64 + 1;
        let whole = if random(&mut state) % 2 == 0 { 0 } else { 4 };
        let digits = (0..length).map(|_| (random(&mut state) >> 20) as u8 & 7);
        check_code(&std::iter::once(whole).chain(digits).collect::<Vec<u8>>());
    }
}

#[test]
fn every_small_set_and_window_and_half_and_unequal_heaps() {
    let most = [Most::Whole, Most::Half { rounded_up: true }, Most::Half { rounded_up: false }];
    let stones = (1..9).chain([70, 300, 1 << 32, (1 << 32) + 1]).map(Most::Stones);
    let windows: Vec<UpTo> = most.into_iter().chain(stones).map(UpTo).collect();
    let small = (0..64u64).map(|set| (1..7).filter(|stones| set >> stones & 1 == 1).collect::<Vec<Token>>());
    let large = [vec![7, 299], vec![1, 300], vec![1 << 32], vec![3, (1 << 32) + 1]];
    let takes: Vec<Vec<Token>> = small.chain(large).collect();
    let sets: Vec<Set> = takes.iter().map(|takes| Set(takes)).collect();
    let windows = windows.iter().map(|rule| rule as &dyn HeapRule);
    let sets = sets.iter().map(|rule| rule as &dyn HeapRule);
    for (index, rule) in windows.chain(sets).chain([&Unequal as &dyn HeapRule]).enumerate() {
        let plain = plain(rule, FAR as Token - 1);
        for length in 0..=LENGTHS {
            check(&sequence(rule, length), &plain, &|| format!("rule {index}"));
        }
    }
}
