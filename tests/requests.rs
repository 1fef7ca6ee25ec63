//! Requests that are refused, and what is said of them; and texts of every kind, none of which may make anything panic.

use crate::parsers::{all_sorts, assert_notation, assert_within};
use mexplorer::analysis::{Method, evaluate, explain};
use mexplorer::convention::{Alliance, OutcomeClass, PlayConvention, Winner};
use mexplorer::error::{Got, RequestError};
use mexplorer::game::{self, Game};
use mexplorer::game_graph::Budget;
use mexplorer::input::{Field, Input};
use mexplorer::limits;
use mexplorer::numbers::LARGEST_TOKEN;
use mexplorer::parameter::{Parameters, Range};
use mexplorer::rulesets;
use proptest::prelude::*;

fn record(entries: &[(&str, Input)]) -> Input {
    Input::Record(entries.iter().map(|(key, value)| (key.to_string(), value.clone())).collect())
}

fn text(text: &str) -> Input {
    Input::Text(text.to_string())
}

/// Code, field and limit of a refusal.
fn fault<T>(result: Result<T, RequestError>) -> (&'static str, String, Option<u64>) {
    let fault = result.err().expect("the request is refused");
    (fault.code.as_str(), fault.field.clone(), fault.limit)
}

fn read_game(entries: &[(&str, Input)]) -> Result<Game, RequestError> {
    Game::read(&record(entries))
}

#[test]
fn a_game_is_refused_where_it_is_wrong() {
    let bash = |m: Input| read_game(&[("ruleset", text("bash")), ("params", record(&[("m", m)]))]);
    let largest = Some(LARGEST_TOKEN);
    assert_eq!(fault(Game::read(&Input::Missing)), ("missing-value", "game".into(), None));
    assert_eq!(fault(Game::read(&Input::Boolean(true))), ("wrong-type", "game".into(), None));
    assert_eq!(fault(read_game(&[])), ("missing-value", "ruleset".into(), None));
    assert_eq!(fault(read_game(&[("ruleset", text("chess"))])), ("unknown-ruleset", "ruleset".into(), None));
    assert_eq!(fault(read_game(&[("rules", text("nim"))])), ("unknown-key", "rules".into(), None));
    assert_eq!(fault(read_game(&[("ruleset", text("bash"))])), ("missing-value", "params.m".into(), None));
    assert_eq!(fault(bash(Input::Number(0.0))), ("out-of-range", "params.m".into(), Some(1)));
    assert_eq!(fault(bash(Input::Number(2f64.powi(53)))), ("out-of-range", "params.m".into(), largest));
    assert_eq!(fault(bash(Input::Number(f64::INFINITY))), ("out-of-range", "params.m".into(), largest));
    assert_eq!(fault(bash(Input::Number(1.5))), ("not-an-integer", "params.m".into(), None));
    assert_eq!(fault(bash(Input::Number(f64::NAN))), ("not-an-integer", "params.m".into(), None));
    assert_eq!(fault(bash(Input::List(vec![]))), ("wrong-type", "params.m".into(), None));
    assert!(bash(Input::Number(LARGEST_TOKEN as f64)).is_ok());
    assert!(bash(text("3")).is_ok());
    let nim_with_m = read_game(&[("ruleset", text("nim")), ("params", record(&[("m", Input::Number(1.0))]))]);
    assert_eq!(fault(nim_with_m), ("unknown-key", "params.m".into(), None));
    let under =
        |kind: Input| read_game(&[("ruleset", text("nim")), ("convention", record(&[("kind", kind)]))]);
    assert_eq!(fault(under(text("other"))), ("unknown-convention", "convention.kind".into(), None));
    assert_eq!(fault(under(Input::Missing)), ("missing-value", "convention.kind".into(), None));
    assert_eq!(under(text("misere")).unwrap().convention, PlayConvention::Misere);
}

#[test]
fn a_set_is_refused_where_it_is_wrong() {
    let set =
        |set: Input| read_game(&[("ruleset", text("subtraction")), ("params", record(&[("set", set)]))]);
    let list = |members: &[f64]| Input::List(members.iter().map(|&member| Input::Number(member)).collect());
    let many: Vec<f64> = (1..=65).map(f64::from).collect();
    assert_eq!(fault(set(list(&[]))), ("missing-value", "params.set".into(), None));
    assert_eq!(fault(set(list(&[1.0, 0.0]))), ("out-of-range", "params.set[1]".into(), Some(1)));
    assert_eq!(fault(set(list(&many))), ("too-many", "params.set".into(), Some(64)));
    assert!(set(list(&many[..64])).is_ok());
    assert_eq!(fault(set(text("{2,x}"))), ("unexpected-character", "params.set".into(), None));
    assert_eq!(fault(set(text("{2,3"))), ("unclosed-bracket", "params.set".into(), None));
    assert_eq!(set(text("2, 3 7")).unwrap().parameters.set("set"), [2, 3, 7]);
}

#[test]
fn words_bounds_and_codes_are_refused_where_they_are_wrong() {
    let read = |ruleset: &str, params: &[(&str, Input)]| {
        read_game(&[("ruleset", text(ruleset)), ("params", record(params))])
    };
    let number = |number: u64| Input::Number(number as f64);
    assert_eq!(
        fault(read("half", &[("rounding", text("upwards"))])),
        ("unknown-choice", "params.rounding".into(), None)
    );
    assert_eq!(
        fault(read("half", &[("rounding", number(1))])),
        ("wrong-type", "params.rounding".into(), None)
    );
    assert_eq!(fault(read("moore", &[("k", number(0))])), ("out-of-range", "params.k".into(), Some(1)));
    assert!(read("moore", &[("k", number(LARGEST_TOKEN))]).is_ok());
    let small = |b: u64, most: u64| read("small-nim", &[("b", number(b)), ("B", number(most))]);
    assert_eq!(fault(small(3, 3)), ("out-of-range", "params.B".into(), Some(4)));
    assert_eq!(fault(small(3, 2)), ("out-of-range", "params.B".into(), Some(4)));
    assert_eq!(fault(small(0, 2)), ("out-of-range", "params.b".into(), Some(1)));
    assert_eq!(fault(small(1, LARGEST_TOKEN + 1)), ("out-of-range", "params.B".into(), Some(LARGEST_TOKEN)));
    assert!(small(3, 4).is_ok() && small(1, LARGEST_TOKEN).is_ok());
    assert_eq!(fault(read("small-nim", &[("B", number(1))])), ("out-of-range", "params.B".into(), Some(2)));
    assert_eq!(read("small-nim", &[("b", number(2))]).unwrap().parameters.bound("B"), None);
    let octal = |code: Input| read("octal", &[("code", code)]);
    assert_eq!(fault(octal(text("0.(3"))), ("unclosed-bracket", "params.code".into(), None));
    assert_eq!(octal(text("4.3(33)")).unwrap().parameters.text("code"), "4.(3)");
    assert_eq!(fault(octal(text("0.77x"))), ("unexpected-character", "params.code".into(), None));
    assert_eq!(fault(octal(Input::Number(0.77))), ("wrong-type", "params.code".into(), None));
    assert_eq!(octal(text(" 0.770 ")).unwrap().parameters.text("code"), "0.77");
    assert_eq!(fault(read("kayles", &[("code", text("0.77"))])), ("unknown-key", "params.code".into(), None));
}

/// What is typed is refused where it is wrong, even where another parameter sets the bound.
#[test]
fn a_bound_that_is_typed_is_refused_in_its_place() {
    let typed = |b: Option<&str>, most: &str| {
        let b = b.map(|b| ("b", text(b)));
        let params: Vec<(&str, Input)> = b.into_iter().chain([("B", text(most))]).collect();
        read_game(&[("ruleset", text("small-nim")), ("params", record(&params))]).err().unwrap()
    };
    for (b, most, least, span) in [
        (None, "0", 2, (0, 1)),
        (None, " 1 ", 2, (1, 2)),
        (Some("3"), "3", 4, (0, 1)),
        (Some("12"), "012", 13, (0, 3)),
    ] {
        let refused = typed(b, most);
        assert_eq!(refused.span, Some(span), "{most}");
        assert_eq!(fault(Err::<(), _>(refused)), ("out-of-range", "params.B".into(), Some(least)), "{most}");
    }
    for (notation, least, span) in [
        ("small-nim[B=1](5)", 2, (12, 13)),
        ("small-nim[b=3,B=2](5)", 4, (16, 17)),
        ("small-nim[B=2,b=3](5)", 4, (9, 18)),
    ] {
        let refused = Game::parse(notation, PlayConvention::Normal).err().unwrap();
        assert_eq!((refused.code.as_str(), refused.limit), ("out-of-range", Some(least)), "{notation}");
        assert_eq!(refused.span, Some(span), "{notation}");
    }
}

/// The least value that the catalogue gives is one that is taken, and no smaller one is.
#[test]
fn the_bounds_of_the_catalogue_are_those_that_are_kept() {
    let mut refused = 0;
    for card in rulesets::ALL {
        for parameter in card.parameters {
            let (Range::Integer { least, .. } | Range::GreaterThan { least, .. }) = parameter.range else {
                continue;
            };
            let read = |value: u64| {
                let params = record(&[(parameter.key, Input::Number(value as f64))]);
                read_game(&[("ruleset", text(card.id)), ("params", params)])
            };
            assert!(read(least).is_ok(), "{} {}", card.id, parameter.key);
            if let Some(smaller) = least.checked_sub(1) {
                let field = format!("params.{}", parameter.key);
                assert_eq!(fault(read(smaller)), ("out-of-range", field, Some(least)), "{}", card.id);
                refused += 1;
            }
        }
    }
    assert!(refused > 4, "{refused}");
}

#[test]
fn a_position_is_refused_where_it_is_wrong() {
    let game = read_game(&[("ruleset", text("nim"))]).unwrap();
    let read = |input: Input| game.read_position(&Field::root("position", &input));
    let ones = |count: usize| Input::List(vec![Input::Number(1.0); count]);
    let largest = Some(LARGEST_TOKEN);
    assert_eq!(fault(read(Input::Missing)), ("missing-value", "position".into(), None));
    assert_eq!(fault(read(Input::Number(3.0))), ("wrong-type", "position".into(), None));
    assert_eq!(fault(read(Input::List(vec![text("1")]))), ("wrong-type", "position[0]".into(), None));
    assert_eq!(
        fault(read(Input::List(vec![Input::Number(-1.0)]))),
        ("out-of-range", "position[0]".into(), Some(0))
    );
    assert_eq!(
        fault(read(Input::List(vec![Input::Number(9e15), Input::Number(9.1e15)]))),
        ("out-of-range", "position[1]".into(), largest)
    );
    assert_eq!(fault(read(ones(65))), ("too-many", "position".into(), Some(64)));
    assert!(read(ones(64)).is_ok());
    assert_eq!(fault(read(text("1^65"))), ("too-many", "position".into(), Some(64)));
    assert_eq!(fault(read(text(&"1,".repeat(5_001)))), ("text-too-long", "position".into(), Some(10_000)));
    assert_eq!(read(text("9007199254740991")).unwrap().tokens(), [LARGEST_TOKEN]);
}

#[test]
fn a_notation_is_refused_where_it_is_wrong() {
    let parse = |text: &str| {
        let fault = Game::parse(text, PlayConvention::Normal).err().expect(text);
        (fault.code.as_str(), fault.span.expect("a place"))
    };
    assert_eq!(parse(""), ("missing-value", (0, 0)));
    assert_eq!(parse("chess(1)"), ("unknown-ruleset", (0, 5)));
    assert_eq!(parse("nim"), ("missing-value", (3, 3)));
    assert_eq!(parse("nim(1"), ("unclosed-bracket", (3, 5)));
    assert_eq!(parse("nim(1)x"), ("unexpected-character", (6, 7)));
    assert_eq!(parse("nim[m=1](1)"), ("unknown-key", (4, 5)));
    assert_eq!(parse("bash[m=](1)"), ("unexpected-character", (7, 8)));
    assert_eq!(parse("bash[m](1)"), ("unexpected-character", (6, 7)));
    assert_eq!(parse("bash[m=0](1)"), ("out-of-range", (7, 8)));
    assert_eq!(parse("bash[m=3,](1)"), ("unexpected-character", (9, 10)));
    assert_eq!(parse("bash[m=3,m=3](1)"), ("unknown-key", (9, 10)));
    assert_eq!(parse("bash[m=3(1)"), ("unexpected-character", (8, 9)));
    assert_eq!(parse("subtraction[set={2,3](1)"), ("unexpected-character", (20, 21)));
    assert_eq!(parse("wythoff(1,2,3)"), ("too-many", (12, 13)));
}

#[test]
fn a_notation_may_leave_out_what_a_form_starts_with() {
    let notation = |text: &str| {
        let (game, position) = Game::parse(text, PlayConvention::Normal).expect(text);
        game.notation(&position)
    };
    assert_eq!(notation("bash(21)"), "bash[m=3](21)");
    assert_eq!(notation("bash[](21)+moore(1,2)"), "bash[m=3](21)+moore[k=2](1,2)");
    assert_eq!(notation("bash[passes=1](21)"), "bash[m=3,passes=1](21)");
    assert_eq!(notation("small-nim[b=2](5)"), "small-nim[b=2](5)");
    assert_eq!(notation("kayles(5)"), "octal[code=0.77](5)");
    let mut compared = 0;
    for card in rulesets::ALL {
        let cards = game::parameter_cards(card);
        let initial = Parameters::initial(&cards);
        let mut given = card.id.to_string();
        initial.format(&cards, &mut given);
        let position = match card.id {
            "graph" => "(a)",
            "hackenbush" => "(0-1)",
            _ => "(2)",
        };
        assert_eq!(notation(&format!("{}{position}", card.id)), notation(&(given + position)));
        compared += 1;
    }
    assert_eq!(compared, rulesets::ALL.len());
}

#[test]
fn heaps_beyond_search_are_answered_by_theorem_or_by_single_heaps() {
    let evaluated = |notation: &str| {
        let (game, position) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let evaluation = evaluate(&game, &[position], Budget::default()).unwrap();
        (evaluation.method, evaluation.values[0].grundy.unwrap(), evaluation.values[0].outcome.unwrap())
    };
    let (huge, n, p) = (1u64 << 52, OutcomeClass::N, OutcomeClass::P);
    assert_eq!(evaluated(&format!("nim({huge},{huge})")), (Method::Theorem, 0, p));
    assert_eq!(evaluated(&format!("nim({huge},3)")), (Method::Theorem, huge ^ 3, n));
    assert_eq!(evaluated("bash[m=3](1000001,7)"), (Method::SpragueGrundy, 1 ^ 3, n));
    let (game, position) = Game::parse(&format!("nim({huge},3)"), PlayConvention::Normal).unwrap();
    let explanation = explain(&game, &position, Budget::default()).unwrap();
    assert_eq!(explanation.option_count, Some(huge + 3));
    assert_eq!(explanation.options.len(), limits::LISTED_OPTIONS);
    assert_eq!(explanation.theorems[0].winning_moves.len(), 1);
    assert!(explanation.options[0].is_winning() && !explanation.options[1].is_winning());
    assert!(explanation.mex_witnesses.is_none() && explanation.theorems[0].agrees.is_none());
    assert_eq!(explanation.theorem, Some("bouton"));
}

#[test]
fn losing_moves_are_refuted_beyond_search_as_well() {
    let explained = |notation: &str| {
        let (game, position) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let explanation = explain(&game, &position, Budget::default()).unwrap();
        (game, explanation)
    };
    // By theorem: whatever is taken from one of two equal heaps is taken from the other.
    let huge = 1u64 << 52;
    let (game, twins) = explained(&format!("nim({huge},{huge})"));
    assert_eq!((twins.method, twins.options.len()), (Method::Theorem, limits::LISTED_OPTIONS));
    for option in &twins.options {
        let reply = option.reply.as_ref().expect("the theorem names it");
        let twin = option.position.tokens().iter().copied().find(|&heap| heap < huge);
        assert_eq!(
            reply.tokens(),
            twin.map_or(vec![], |twin| vec![twin; 2]),
            "{}",
            game.label(&option.position)
        );
    }
    // By single heaps: an answer, and it is P.
    let (game, rows) = explained("kayles(300,300)");
    assert_eq!(rows.method, Method::SpragueGrundy);
    let replies = rows.options.iter().filter_map(|option| Some((option, option.reply.as_ref()?)));
    let mut count = 0;
    for (option, reply) in replies {
        assert!(game.options(&option.position).contains(reply));
        let value = &evaluate(&game, std::slice::from_ref(reply), Budget::default()).unwrap().values[0];
        assert_eq!((value.outcome, option.value.outcome), (Some(OutcomeClass::P), Some(OutcomeClass::N)));
        count += 1;
    }
    assert!(count >= 8, "{count} of {} are refuted", rows.options.len());
}

#[test]
fn what_no_method_reaches_is_refused_with_the_count() {
    let three_players = PlayConvention::Alliance(Alliance::standard(3, Winner::FirstStuck));
    let (game, position) = Game::parse("bash[m=100](100,100,100,100)", three_players).unwrap();
    let fault = evaluate(&game, &[position], Budget::default()).unwrap_err();
    assert_eq!((fault.code.as_str(), fault.limit), ("too-many-positions", Some(limits::POSITIONS as u64)));
    // Multisets of four sizes from 0 to 100: 104 over 4.
    assert_eq!(fault.got, Some(Got::Number(4_598_126.0)));
}

#[test]
fn positions_whose_graph_together_is_too_large_are_searched_apart() {
    let three_players = PlayConvention::Alliance(Alliance::standard(3, Winner::FirstStuck));
    let (game, _) = Game::parse("bash[m=31]()", three_players).unwrap();
    let read = |text: &str| game.read_position(&Field::root("", &Input::Text(text.to_string()))).unwrap();
    let positions = ["(20,21,22)", "(30,31)", "(3,4,5,6)", "(1,1,1)", "(2,2)"].map(read);
    let budget = Budget { positions: 2_300, ..Budget::default() };
    let apart: Vec<_> = positions
        .iter()
        .map(|position| evaluate(&game, std::slice::from_ref(position), budget).unwrap().values)
        .collect();
    let together = evaluate(&game, &positions, budget).unwrap();
    assert_eq!(together.values, apart.concat());
    // What is beyond reach does not keep the others from their values.
    let too_small = Budget { positions: 1_000, ..Budget::default() };
    let some = evaluate(&game, &positions, too_small).unwrap();
    assert_eq!((&some.missing[..], &some.values[1..]), (&[0][..], &together.values[1..]));
    let none = evaluate(&game, &[positions[0].clone(), positions[0].clone()], too_small);
    assert_eq!(none.unwrap_err().code.as_str(), "too-many-positions");
}

/// Texts made of the characters that notations are made of, and of any others.
fn any_text() -> impl Strategy<Value = String> {
    let likely = "[nimbashwyto subract()\\[\\]{}(),0-9^=+,m-]{0,24}";
    prop_oneof![
        likely,
        "\\PC{0,24}",
        "(nim|bash|wythoff|subtraction)(\\[[a-z]{1,3}=[{}0-9,]{0,6}\\])?\\([0-9,^ ]{0,12}\\)?",
        "(half|large-nim|grundy|kayles)(\\[rounding=(up|down|u)\\])?\\([0-9,^ ]{0,12}\\)",
        "(moore|small-nim)\\[(k=[0-9]{1,3}|b=[0-9]{1,2}(,B=[0-9]{1,2})?|B=[0-9])\\]\\([0-9,^ ]{0,12}\\)",
        "(octal|dawson)\\[code=[04０]?[.．]?[0-8７]{0,6}0{0,2}(,passes=[0-9])?\\]\\([0-9,^ ]{0,12}\\)"
    ]
}

#[test]
fn any_text_is_read_or_refused_at_a_place_within_it() {
    let (nim, _) = Game::parse("nim()", PlayConvention::Normal).unwrap();
    all_sorts(any_text(), |text| {
        if let Err(fault) = nim.read_position(&Field::root("position", &Input::Text(text.to_string()))) {
            assert_within(&fault, text)?;
        }
        assert_notation(text)
    });
}
