//! The language of formulas: what each text means, or what is wrong with it and where; and that no text does any harm.

use mexplorer::convention::PlayConvention;
use mexplorer::error::{Got, RequestError};
use mexplorer::formula::{Condition, FUNCTIONS, Facts, Formula, MOST_CHARACTERS, Name, Rule, Subject};
use mexplorer::game::Game;
use serde_json::{Value, json};

const CASES: &str = include_str!("golden/formulas.json");

/// What a formula says of a position.
#[derive(Debug, PartialEq)]
enum Said {
    Nothing,
    Number(f64),
    Truth(bool),
}

fn said(formula: &Formula, facts: &Facts) -> Said {
    match formula {
        Formula::Number(number) => {
            let number = number.of(facts);
            if number.is_nan() { Said::Nothing } else { Said::Number(number) }
        }
        Formula::Condition(condition) => condition.of(facts).map_or(Said::Nothing, Said::Truth),
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

/// The position of a case, if it says one, with what its board has behind the heaps.
fn facts_of(at: Option<&Value>, check: impl FnOnce(&Facts)) {
    let default = json!({ "tokens": [1, 2, 2, 5] });
    let at = at.unwrap_or(&default);
    let mut tokens: Vec<f64> = at["tokens"].as_array().unwrap().iter().map(number).collect();
    let board = at["board"].as_str().unwrap_or("heaps");
    let passes = (at["passes"] == true).then(|| tokens.pop().unwrap());
    let quota = (board == "quota").then(|| tokens.pop().unwrap());
    if board != "steps" {
        tokens.retain(|&heap| heap > 0.0);
    }
    let mut facts = Facts::of_heaps(&tokens);
    facts.set(Name::Passes, passes.unwrap_or(0.0));
    facts.set(Name::Quota, quota.unwrap_or(0.0));
    facts.set(Name::Players, at["players"].as_f64().unwrap_or(2.0));
    check(&facts);
}

/// A fault as the cases have it.
fn written(fault: &RequestError) -> Value {
    let mut record = json!({ "code": fault.code.as_str() });
    if let Some((start, end)) = fault.span {
        record["span"] = json!([start, end]);
    }
    if let Some(limit) = fault.limit {
        record["limit"] = json!(limit);
    }
    match &fault.got {
        Some(Got::Text(text)) => record["got"] = json!(text),
        Some(Got::Number(number)) if number.fract() == 0.0 => record["got"] = json!(*number as u64),
        _ => {}
    }
    record
}

#[test]
fn every_text_means_what_it_meant() {
    let cases: Value = serde_json::from_str(CASES).unwrap();
    let mut count = 0;
    let mut wrong = Vec::new();
    for case in
        cases["groups"].as_array().unwrap().iter().flat_map(|group| group["cases"].as_array().unwrap())
    {
        let text = case["formula"].as_str().unwrap();
        let found = Formula::parse(text, Subject::Position);
        count += 1;
        match (case.get("error"), found) {
            (Some(error), Err(fault)) => {
                assert_eq!(fault.field, "formula");
                if written(&fault) != *error {
                    wrong.push(format!("{text:?}: {} instead of {error}", written(&fault)));
                }
            }
            (None, Ok(formula)) => facts_of(case.get("at"), |facts| {
                let expected = match &case["value"] {
                    Value::Null => Said::Nothing,
                    Value::Bool(truth) => Said::Truth(*truth),
                    value => Said::Number(number(value)),
                };
                let said = said(&formula, facts);
                if said != expected {
                    wrong.push(format!("{text:?} at {:?}: {said:?} instead of {expected:?}", case.get("at")));
                }
            }),
            (Some(error), Ok(_)) => wrong.push(format!("{text:?} is taken instead of {error}")),
            (None, Err(fault)) => wrong.push(format!("{text:?}: {}", written(&fault))),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 300);
}

#[test]
fn every_name_and_function_has_its_cases() {
    let cases: Value = serde_json::from_str(CASES).unwrap();
    let all: Vec<&Value> = cases["groups"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|group| group["cases"].as_array().unwrap())
        .collect();
    let has = |word: &str, is_wanted: &dyn Fn(&Value) -> bool| {
        all.iter().any(|case| case["formula"].as_str().unwrap().contains(word) && is_wanted(case))
    };
    for name in Name::ALL.iter().filter(|name| **name != Name::Taken) {
        assert!(has(name.as_str(), &|case| !case["value"].is_null()), "{}", name.as_str());
    }
    for (name, _) in FUNCTIONS {
        let call = format!("{name}(");
        assert!(has(&call, &|case| !case["value"].is_null()), "{name}");
        assert!(
            has(&call, &|case| case.get("error").is_none() && case["value"].is_null()),
            "{name} undefined"
        );
    }
}

#[test]
fn the_help_names_everything_that_a_formula_may_have() {
    let help = include_str!("../www/src/views/theorems/research/words.toml");
    let (_, help) = help.split_once("[formula.vocabulary]").unwrap();
    let (help, _) = help.split_once("\n[").unwrap();
    let listed: Vec<&str> = help.split(|sign: char| !sign.is_ascii_alphanumeric()).collect();
    let names = Name::ALL.iter().filter(|name| **name != Name::Taken).map(|name| name.as_str());
    for name in names.chain(FUNCTIONS.iter().map(|(name, _)| *name)).chain(["heaps", "phi"]) {
        assert!(listed.contains(&name), "{name}");
    }
    for sign in ["+ − * /, %", "⊕", "== != < <= > >=", "&& || !, and or not", "c ? x : y"] {
        assert!(help.contains(sign), "{sign}");
    }
}

#[test]
fn a_rule_speaks_of_the_stones_of_a_heap_and_of_those_that_are_taken() {
    let rule = |text: &str| match Formula::parse(text, Subject::Take) {
        Ok(Formula::Condition(condition)) => condition,
        _ => panic!("{text}"),
    };
    let takes = |condition: &Condition, heap: u32| -> Vec<u32> {
        let of =
            |taken: &u32| condition.of(&Facts::of_take(f64::from(heap), f64::from(*taken))) == Some(true);
        (1..=heap).filter(of).collect()
    };
    assert_eq!(takes(&rule("prime(k)"), 12), [2, 3, 5, 7, 11]);
    assert_eq!(takes(&rule("square(k)"), 12), [1, 4, 9]);
    assert_eq!(takes(&rule("divides(k, n) and k < n"), 12), [1, 2, 3, 4, 6]);
    assert_eq!(takes(&rule("gcd(k, n) == 1"), 12), [1, 5, 7, 11]);
    assert_eq!(takes(&rule("k ≤ sqrt(n)"), 12), [1, 2, 3]);
    assert_eq!(takes(&rule("n % (k - 3) == 0"), 12), [1, 2, 4, 5, 6, 7, 9]);
    // Of what there is not in a move, nothing is known.
    for (text, code) in [
        ("N > 1", "unknown-choice"),
        ("heaps", "unknown-choice"),
        ("a(1) > 1", "unknown-choice"),
        ("count(1) > 1", "unknown-choice"),
        ("max(heaps) > 1", "unknown-choice"),
        ("players > 2", "unknown-choice"),
    ] {
        let fault = Formula::parse(text, Subject::Take).err().unwrap();
        assert_eq!(fault.code.as_str(), code, "{text}");
    }
    assert_eq!(Formula::parse("k", Subject::Position).err().unwrap().code.as_str(), "unknown-choice");
}

/// The k-th pair of Wythoff's game begins with ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋. In doubles kφ is off by less than kφ·2⁻⁵², and no
/// closer to an integer than 0.38 / k, since the convergents of φ are the worst; so it is right up to k = 3·10⁷.
#[test]
fn the_floor_of_k_phi_is_exact_for_every_heap_of_a_census() {
    let Ok(Formula::Number(floor)) = Formula::parse("floor(n * phi)", Subject::Position) else { panic!() };
    let check = |k: u64| {
        let root = (5 * u128::from(k) * u128::from(k)).isqrt() as u64;
        assert_eq!(floor.of(&Facts::of_heaps(&[k as f64])), ((k + root) / 2) as f64, "{k}");
    };
    (1..20_000).for_each(check);
    (1_190_000..1_200_000).for_each(check);
    let (mut one, mut other) = (1, 1);
    while one < 30_000_000 {
        (one - 1..=one + 1).filter(|&k| k > 0).for_each(check);
        (one, other) = (other, one + other);
    }
}

#[test]
fn no_text_does_anything_but_mean_something_or_nothing() {
    let words = [
        "heaps", "true", "false", "null", "this", "and", "or", "not", "=>", "?.", "??", "**", "1e9", "1e",
        "1.", ".5",
    ];
    let signs = "()()(),,+-*/%<>=!&|?:.^ \t0123456789⊕≤≠φ（）'\"[]{}`\\;$@~\u{0}🙂　−×，";
    let mut pieces: Vec<String> = signs.chars().map(String::from).collect();
    pieces.extend(words.map(String::from));
    pieces.extend(Name::ALL.iter().map(|name| name.as_str().to_string()));
    pieces.extend(FUNCTIONS.iter().map(|(name, _)| (*name).to_string()));
    // A fixed sequence, so that what fails once fails again.
    let mut seed = 1u64;
    let mut random = |below: usize| {
        seed = seed * 48_271 % 2_147_483_647;
        seed as usize % below
    };
    let facts = Facts::of_heaps(&[1.0, 2.0, 3.0]);
    let mut taken = 0;
    for round in 0..1_000_000 {
        let count = 1 + random(14);
        let between = if random(2) == 0 { " " } else { "" };
        let chosen: Vec<&str> = (0..count).map(|_| &*pieces[random(pieces.len())]).collect();
        let text = chosen.join(between);
        let subject = if round % 2 == 0 { Subject::Position } else { Subject::Take };
        if let (Subject::Take, Ok(rule)) = (subject, Rule::parse(&text)) {
            // What it is written as is read again, as the same rule.
            let again = Rule::parse(&rule.written).unwrap();
            assert_eq!((&again.written, &again.words), (&rule.written, &rule.words), "{text:?}");
        }
        match Formula::parse(&text, subject) {
            Ok(formula) => {
                taken += 1;
                if let Said::Number(number) = said(&formula, &facts) {
                    assert!(number.is_finite(), "{text:?}");
                }
            }
            Err(fault) => {
                let (start, end) = fault.span.unwrap();
                assert!(start <= end && end <= text.encode_utf16().count(), "{text:?}");
            }
        }
    }
    assert!(taken > 10_000, "{taken}");
}

#[test]
fn a_rule_as_long_as_it_may_be_is_read_again_as_it_is_written() {
    for part in ["prime(k+9007199254740000)||", "gcd(n,k+123456789)=1&&", "prime(k＋9007199254740000)or "] {
        let count = (MOST_CHARACTERS - 3) / part.chars().count();
        let text = part.repeat(count) + "n>k";
        let notation = format!("take[where={{{text}}}](5)");
        let (game, start) = Game::parse(&notation, PlayConvention::Normal).unwrap();
        let written = game.notation(&start);
        let (again, _) = Game::parse(&written, PlayConvention::Normal).unwrap();
        assert_eq!(again.notation(&start), written);
    }
}
