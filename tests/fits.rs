//! The moves that fit what is touched are those of all legal moves that do, and where there is none a text says why.

use crate::common::parse;
use crate::common::texts::{
    PASSES, PassesTexts, REFUSALS, Text, Texts, holes, ruleset_file, ruleset_texts, texts,
};
use mexplorer::analysis::{fit, read_touched};
use mexplorer::convention::PlayConvention;
use mexplorer::game::{self, Game};
use mexplorer::game_graph::GameGraph;
use mexplorer::input::Input;
use mexplorer::moves::Move;
use mexplorer::numbers::{SEPARATOR, Token};
use mexplorer::position::Position;
use mexplorer::refusal::{Numbers, Refusal};
use mexplorer::touch::{Parts, Touch, Touched};
use mexplorer::wrappers::passes;
use std::collections::{BTreeMap, BTreeSet};

/// Every ruleset; all positions that these lead to are touched in every way.
const STARTS: &[&str] = &[
    "nim(2,3,3)",
    "bash[m=1](2,2)",
    "bash[m=3](2,6)",
    "subtraction[set={1}](3)",
    "subtraction[set={2,3}](1,5)",
    "half(2,5)",
    "half[rounding=down](4,5)",
    "moore[k=1](1,2)",
    "moore[k=2](1,2,3)",
    "moore[k=3](1,1,2,2)",
    "wythoff(3,4)",
    "wythoff[a=2](3,5)",
    "wythoff[a=9](2,3)",
    "euclid(3,8)",
    "euclid(5,7)",
    "euclid(4,4)",
    "fibonacci(7,6)",
    "fibonacci(6,2)",
    "fibonacci[factor=1](6,5)",
    "fibonacci[factor=3](7,3)",
    "fibonacci[quota={k + 1}](7,6)",
    "fibonacci[quota={k / 2}](6,4)",
    "staircase(1,2,2)",
    "staircase(0,3)",
    "large-nim(1,3,3)",
    "large-nim[B=2](1,3,3)",
    "small-nim(2,2,3)",
    "small-nim[b=2,B=3](5,6)",
    "small-nim[B=2](4)",
    "kayles(5)",
    "dawson(6,1)",
    "octal[code=0.007](7)",
    "octal[code=0.07](5,1)",
    "octal[code=4.05](5)",
    "octal[code=4.0](5)",
    "octal[code=0.2](3)",
    "octal[code=0.32](3)",
    "octal[code=0.4](5)",
    "octal[code=8.0](5)",
    "octal[code=0.4a](6)",
    "grundy(6,4)",
    "chomp(3,3,2)",
    "hackenbush(0-1-2-0,1-3)",
    "node-kayles(0-1-2-0,1-3,4)",
    "turtles(1,3,4)",
    "turtles[turn=1](1,3)",
    "mock-turtles(2,4)",
    "ruler(1,4)",
    "ruler[least=2](1,3,5)",
    "silver-dollar(0,2,5)",
    "silver-dollar[most=1](0,2,5)",
    "silver-dollar[most=2](1,5)",
    "silver-dollar(1,3)+turtles(2)",
    "graph[arrows={a>b,a>c,b>c,b>d,c>e,d>e}](a)",
    "nim[passes=2](1,2)",
    "subtraction[set={2,3},passes=1](1,4)",
    "nim(2)+wythoff(1,2)+kayles(3)",
    "nim(1)+nim()+staircase(1,2)",
    "hackenbush[passes=1](0-1-2)+1p+fibonacci(3,2)+1p",
    "take[where={divides(k, n) and k < n}](6,7)",
    "take[where={k != 9}](12)",
    "vectors[moves={(k,0),(1,1)}](3,3)",
    "rule[moves={n -> a, b where a + b == n - 1 and a != b}](4,2)",
    "rule[moves={n -> n - k where k >= 1 and k <= 2}](4,2)",
    "rule[moves={x -> 0; x, y -> x - k, y - k where k >= 1 and k <= x and k <= y}](2,3)",
    "rule[moves={n | q -> n - k | k where k >= 1 and k <= q + 1}](4,2|1)",
    "rule[places=ordered,moves={x, y -> x - 2, y + 1; x, y -> x - 1, y}](3,2)",
];

/// What a token may be said to become: whatever, and up to two parts (three or four sometimes), of any size or of one up to a little
/// more than the token, or than there are vertices.
fn wishes(token: Token) -> Vec<Option<Vec<Option<Token>>>> {
    let near: Vec<Token> = if token < 10 { (0..=(token + 1).max(4)).collect() } else { vec![0, 1, token] };
    let parts: Vec<Option<Token>> = [None].into_iter().chain(near.into_iter().map(Some)).collect();
    let mut wishes = vec![
        None,
        Some(vec![]),
        Some(vec![Some(1), None, Some(1)]),
        Some(vec![Some(1); 3]),
        Some(vec![Some(1); 4]),
    ];
    for (index, &one) in parts.iter().enumerate() {
        wishes.push(Some(vec![one]));
        wishes.extend(parts[index..].iter().map(|&other| Some(vec![other, one])));
    }
    wishes
}

type Wish = (usize, Option<Vec<Option<Token>>>);

/// Whether parts can be paired off with what there is: all of it, and all parts but those of any size.
fn can_be_paired(parts: &[Option<Token>], to: &[Token]) -> bool {
    let Some((first, others)) = parts.split_first() else { return to.iter().all(|token| *token == 0) };
    let with = |index: usize| {
        let rest = [&to[..index], &to[index + 1..]].concat();
        first.is_none_or(|size| size == to[index]) && can_be_paired(others, &rest)
    };
    let may_be_nothing = first.is_none_or(|size| size == 0);
    may_be_nothing && can_be_paired(others, to) || (0..to.len()).any(with)
}

/// The moves that fit by the definition, those first that change nothing else.
fn all_fitting(game: &Game, position: &Position, wishes: &[Wish]) -> Vec<Move> {
    let does = |mv: &Move, (place, parts): &Wish| {
        let mut changes = mv.changes.iter().filter(|change| change.place == *place);
        changes.any(|change| parts.as_ref().is_none_or(|parts| can_be_paired(parts, &change.to)))
    };
    let mut moves = game.moves(position);
    moves.retain(|mv| wishes.iter().all(|wish| does(mv, wish)));
    moves.sort_by_key(|mv| mv.changes.len() > wishes.len() && !wishes.is_empty());
    moves
}

fn touched(wishes: &[Wish]) -> Touched {
    let touch = |(place, parts): &Wish| Touch { place: *place, to: parts.clone().map(Parts::new) };
    Touched::new(wishes.iter().map(touch).collect())
}

/// Every text that says why no move fits, by its file and its key.
fn refusals() -> BTreeMap<(String, String), Text> {
    let shared: Texts = texts(REFUSALS);
    let passes = texts::<PassesTexts>(PASSES).refusals.into_iter();
    let mut all: BTreeMap<_, _> = passes.map(|(key, text)| ((PASSES.to_string(), key), text)).collect();
    for card in game::cards() {
        let (file, told) = (ruleset_file(card.id), ruleset_texts(card.id));
        let common = told.shared_refusals.into_iter().map(|key| (key.clone(), shared[&key].clone()));
        all.extend(told.refusals.into_iter().chain(common).map(|(key, text)| ((file.clone(), key), text)));
    }
    all
}

/// Whose text a refusal is.
fn file_of(game: &Game, refusal: &Refusal) -> String {
    let card = refusal.component.map_or(game, |component| &game.components[component]).card;
    match refusal.of {
        Some(of) => {
            assert_eq!(of, passes::ID);
            PASSES.to_string()
        }
        None => ruleset_file(card.id),
    }
}

#[test]
fn what_fits_is_what_is_legal_and_a_text_says_why_nothing_does() {
    let texts = refusals();
    let (mut fitting, mut none, mut reached) = (0, 0, BTreeSet::new());
    for notation in STARTS {
        let (game, start) = parse(notation, PlayConvention::Normal);
        let graph = GameGraph::build(game.ruleset.as_ref(), &[start], Default::default()).unwrap();
        for index in 0..graph.position_count() {
            let position = Position::new(game.ruleset.kind(), graph.tokens(index).to_vec());
            let places: Vec<usize> =
                (0..position.tokens().len()).filter(|place| position.tokens()[*place] != SEPARATOR).collect();
            let single: Vec<Wish> = places
                .iter()
                .flat_map(|&place| wishes(position.tokens()[place]).into_iter().map(move |to| (place, to)))
                .collect();
            let mut all: Vec<Vec<Wish>> = vec![vec![]];
            all.extend(single.iter().map(|wish| vec![wish.clone()]));
            for (index, one) in single.iter().enumerate() {
                let others = single[index + 1..].iter().filter(|other| other.0 > one.0);
                // The second of two is no less varied for being thinned out.
                all.extend(others.step_by(3).map(|other| vec![other.clone(), one.clone()]));
            }
            all.push(places.iter().map(|&place| (place, None)).collect());
            all.push(places.iter().map(|&place| (place, Some(vec![None]))).collect());
            for wishes in all {
                let found = fit(&game, &position, &touched(&wishes));
                let expected = all_fitting(&game, &position, &wishes);
                let what = || format!("{} {wishes:?}", game.notation(&position));
                assert_eq!(found.moves, expected, "{}", what());
                assert_eq!(found.count, Some(expected.len() as u64), "{}", what());
                assert_eq!(found.refusal.is_some(), expected.is_empty(), "{}", what());
                fitting += expected.len();
                let Some(refusal) = found.refusal else { continue };
                none += 1;
                let name = (file_of(&game, &refusal), refusal.key.to_string());
                let text = texts.get(&name);
                let text = text.unwrap_or_else(|| panic!("{}: refusals.{} is missing", name.0, name.1));
                let filled: BTreeSet<&str> = refusal.numbers.iter().map(|(name, _)| *name).collect();
                assert!(filled.iter().copied().eq(holes(&text.en)), "{name:?} {}", what());
                assert!(filled.iter().copied().eq(holes(&text.zh)), "{name:?} {}", what());
                reached.insert(name);
            }
        }
    }
    assert!(fitting > 20_000 && none > 100_000, "{fitting} fit, {none} do not");
    let never: Vec<_> = texts.keys().filter(|name| !reached.contains(*name)).collect();
    assert!(never.is_empty(), "nobody is told {never:?}");
}

/// Places and what is to become of their tokens.
type Wishes = &'static [(usize, &'static [Option<Token>])];

/// A position, what is touched, how many moves fit, and why there is none.
const HUGE: &[(&str, Wishes, Option<u64>, &str)] = &[
    ("nim(5,1000000000000)", &[(1, &[Some(999_999_999_999)])], Some(1), ""),
    ("nim(5,1000000000000)", &[(1, &[None])], Some(1_000_000_000_000), ""),
    ("nim(5,1000000000000)", &[(0, &[None])], Some(5), ""),
    ("nim(5,1000000000000)", &[(1, &[Some(1_000_000_000_001)])], Some(0), "grow"),
    ("bash[m=3](1000000000000)", &[(0, &[Some(1)])], Some(0), "most"),
    ("half(1000000000000)", &[(0, &[Some(500_000_000_000)])], Some(1), ""),
    ("half(1000000000000)", &[(0, &[Some(499_999_999_999)])], Some(0), "most"),
    ("subtraction[set={2,3}](1000000000000)", &[(0, &[Some(999_999_999_999)])], Some(0), "set"),
    ("kayles(1000000000000)", &[(0, &[Some(400_000_000_000), None])], Some(2), ""),
    ("kayles(1000000000000)", &[(0, &[Some(999_999_999_998), Some(1)])], Some(1), ""),
    ("kayles(1000000000000)", &[(0, &[Some(999_999_999_999), Some(1)])], Some(0), "none"),
    ("kayles(1000000000000)", &[(0, &[None, None])], None, ""),
    ("grundy(1000000000000)", &[(0, &[Some(500_000_000_000), None])], Some(0), "unequal"),
    ("grundy(1000000000000)", &[(0, &[Some(1_000_000_000_000), None])], Some(0), "two"),
    ("moore[k=3](7,8,1000000000000)", &[(2, &[Some(3)]), (0, &[Some(6)])], Some(1 + 8), ""),
    ("moore[k=3](1000000000000,1000000000000,1000000000001)", &[(2, &[Some(3)])], None, ""),
    ("moore[k=3](1000000000000,1000000000000,1000000000001)", &[(2, &[Some(1 << 50)])], Some(0), "grow"),
    ("wythoff(1000000000000,1000000000009)", &[(0, &[Some(3)])], Some(2), ""),
    ("wythoff(1000000000000,1000000000009)", &[(1, &[Some(3)])], Some(1), ""),
    ("wythoff(1000000000000,1000000000009)", &[(0, &[Some(3)]), (1, &[Some(12)])], Some(1), ""),
    ("wythoff(1000000000000,1000000000009)", &[(0, &[Some(3)]), (1, &[Some(11)])], Some(0), "equal"),
    ("wythoff[a=3](1000000000000,1000000000009)", &[(1, &[Some(500)])], Some(1 + 5), ""),
    ("wythoff[a=3](1000000000000,1000000000009)", &[(0, &[]), (1, &[])], Some(0), "apart"),
    ("euclid(1000,1000000000007)", &[(1, &[Some(7)])], Some(1), ""),
    ("euclid(1000,1000000000007)", &[(1, &[None])], None, ""),
    ("euclid(1000,1000000000007)", &[(1, &[Some(8)])], Some(0), "multiple"),
    ("euclid(1000000000000,1999999999999)", &[(1, &[Some(1)])], Some(0), "once"),
    ("euclid(1000,1000000000007)", &[(0, &[None])], Some(0), "larger"),
    ("fibonacci(1000000000000,999999999999)", &[(0, &[Some(1)])], Some(1), ""),
    ("fibonacci(1000000000000,999999999999)", &[(1, &[Some(8)])], Some(2), ""),
    ("fibonacci(1000000000000,5)", &[(0, &[Some(1)])], Some(0), "quota"),
    ("fibonacci(1000000000000,999999999999)", &[(1, &[Some(999_999_999_999)])], Some(0), "follows"),
    ("fibonacci[quota={k + 1}](1000000000000,999999999999)", &[(0, &[Some(1)])], Some(1), ""),
    ("fibonacci[quota={2 * k}](1000000000000,5)", &[(1, &[Some(8)])], Some(1), ""),
    ("fibonacci[quota={k + 1}](1000000000000,5)", &[(0, &[Some(1)])], Some(0), "quota"),
    ("staircase(5,1000000000000,7)", &[(1, &[Some(9)])], Some(1), ""),
    ("staircase(5,1000000000000,7)", &[(0, &[Some(9)])], Some(1), ""),
    ("staircase(5,1000000000000,7)", &[(0, &[Some(9)]), (1, &[Some(9)])], Some(0), "down"),
    ("chomp(1000000000009,1000000000000)", &[(0, &[Some(9)])], Some(1), ""),
    ("chomp(1000000000009,1000000000000)", &[(1, &[Some(0)])], Some(1), ""),
    ("chomp(1000000000009,1000000000000)", &[(0, &[Some(0)])], Some(0), "poison"),
    ("large-nim(5,1000000000000)", &[(1, &[Some(9)])], Some(1), ""),
    ("large-nim(5,1000000000000)", &[(0, &[Some(4)])], Some(0), "largest"),
    ("large-nim[B=9](5,1000000000000)", &[(1, &[Some(9)])], Some(0), "most"),
    ("small-nim(1000000000000,1000000000001)", &[(0, &[Some(9)])], Some(1), ""),
    ("small-nim[b=2,B=9](1000000000000)", &[(0, &[Some(9)])], Some(0), "most"),
    ("nim(1000000000000)+wythoff(1000000000000,1000000000009)", &[(2, &[Some(9)])], Some(2), ""),
    ("nim[passes=2](1000000000000)", &[(1, &[Some(1)])], Some(1), ""),
];

/// Where all moves were listed these would take hours.
#[test]
fn in_huge_heaps_what_fits_is_found_without_listing_all() {
    for (notation, touches, count, key) in HUGE {
        let (game, position) = parse(notation, PlayConvention::Normal);
        let wishes: Vec<Wish> = touches.iter().map(|(place, to)| (*place, Some(to.to_vec()))).collect();
        let found = fit(&game, &position, &touched(&wishes));
        assert_eq!(found.count, *count, "{notation} {touches:?}");
        assert_eq!(found.refusal.map_or("", |refusal| refusal.key), *key, "{notation} {touches:?}");
        assert_eq!(found.moves.len() as u64, count.map_or(1_000, |count| count.min(1_000)), "{notation}");
    }
}

#[test]
fn a_refusal_names_the_numbers_that_may_be_taken() {
    let (game, position) = parse("subtraction[set={2,3}](9)", PlayConvention::Normal);
    let refusal = fit(&game, &position, &touched(&[(0, Some(vec![Some(8)]))])).refusal.unwrap();
    assert_eq!(refusal.numbers, [("set", Numbers::OneOf(vec![2, 3]))]);
}

#[test]
fn a_fault_names_the_touch_it_is_in() {
    let (_, position) = parse("nim(1,2)+nim(3)", PlayConvention::Normal);
    let number = Input::Number;
    let touch = |fields: &[(&str, Input)]| {
        Input::Record(fields.iter().map(|(key, value)| (key.to_string(), value.clone())).collect())
    };
    let at = |place: f64| touch(&[("place", number(place))]);
    let fault = |input: Input| {
        let fault = read_touched(&position, &input).unwrap_err();
        (fault.code.as_str(), fault.field.clone(), fault.limit)
    };
    let said = |code, field: &str, limit| (code, field.to_string(), limit);
    assert_eq!(fault(Input::Missing), said("missing-value", "touched", None));
    assert_eq!(fault(Input::List(vec![at(0.0); 5])), said("too-many", "touched", Some(4)));
    assert_eq!(fault(Input::List(vec![at(0.0), at(4.0)])), said("out-of-range", "touched[1].place", Some(3)));
    assert_eq!(fault(Input::List(vec![at(2.0)])), said("no-token", "touched[0].place", None));
    assert_eq!(fault(Input::List(vec![at(1.0), at(1.0)])), said("repeated", "touched[1].place", None));
    assert_eq!(fault(Input::List(vec![touch(&[])])), said("missing-value", "touched[0].place", None));
    let to = |to: Input| Input::List(vec![touch(&[("place", number(0.0)), ("to", to)])]);
    assert_eq!(fault(to(number(1.0))), said("wrong-type", "touched[0].to", None));
    let sizes = Input::List(vec![number(1.0), number(0.5)]);
    assert_eq!(fault(to(sizes)), said("not-an-integer", "touched[0].to[1]", None));
    assert_eq!(fault(to(Input::List(vec![number(0.0); 65]))), said("too-many", "touched[0].to", Some(64)));
    let read = read_touched(&position, &to(Input::List(vec![Input::Missing, number(0.0)]))).unwrap();
    assert_eq!(read, touched(&[(0, Some(vec![None]))]));
}
