//! Rules of one's own as rewritings against naive readings of them, which share no code with the solver: every letter is tried with
//! every number, whatever the conditions say.

use crate::common::{alliance, parse};
use mexplorer::analysis::{evaluate, explain, sequence};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::error::{ErrorCode, Got};
use mexplorer::game::Game;
use mexplorer::input::{Field, Input};
use mexplorer::rewriting::Rewritings;
use serde_json::json;
use std::collections::{BTreeSet, HashMap};

/// What stands at the names, the register and the other letters, and the whole position.
#[derive(Clone, Default)]
struct Known {
    letters: [i64; 4],
    heaps: Vec<i64>,
}

type Reading<T> = Box<dyn Fn(&Known) -> Option<T>>;

/// A rewriting that somebody else has read: how many names it has, how many other letters, and what its formulas come to.
struct Naive {
    names: usize,
    others: usize,
    sizes: Vec<(Reading<i64>, Option<Reading<i64>>)>,
    register: Option<Option<Reading<i64>>>,
    condition: Option<Reading<bool>>,
}

/// What a sign makes of two numbers, and of their quotient.
type OfTwo = fn(i64, i64, Option<i64>) -> Option<i64>;

const LETTERS: [&str; 4] = ["x", "y", "k", "m"];

/// Everything that rewritings make of a position, whose register is its last number.
fn options(rules: &[Naive], are_ordered: bool, position: &[i64]) -> BTreeSet<Vec<i64>> {
    let has_register = rules[0].register.is_some();
    let (heaps, register) = position.split_at(position.len() - usize::from(has_register));
    let mut found = BTreeSet::new();
    for rule in rules {
        for places in tuples(heaps.len(), rule.names) {
            if are_ordered && places.iter().enumerate().any(|(name, place)| name != *place) {
                continue;
            }
            let mut known =
                Known { heaps: heaps.iter().copied().filter(|heap| *heap > 0).collect(), ..Known::default() };
            for (name, place) in places.iter().enumerate() {
                known.letters[name] = heaps[*place];
            }
            let sum = places.iter().map(|place| heaps[*place]).sum::<i64>() + register.iter().sum::<i64>();
            // The register takes the place of the second name.
            if let [register] = register {
                known.letters[1] = *register;
            }
            let first = known.letters;
            for numbers in 0..(sum + 1).pow(rule.others as u32) {
                known.letters = first;
                known.letters[2] = numbers % (sum + 1);
                known.letters[3] = numbers / (sum + 1);
                let stays =
                    (0..heaps.len()).filter(|place| !places.contains(place)).map(|place| heaps[place]);
                if let Some(mut made) = made(rule, &known, register, are_ordered) {
                    let register = if has_register { made.pop() } else { None };
                    if !are_ordered {
                        made.extend(stays);
                        made.retain(|heap| *heap > 0);
                        made.sort_unstable();
                    }
                    made.extend(register);
                    found.insert(made);
                }
            }
        }
    }
    found.remove(position);
    found
}

/// The heaps that a rewriting makes, and the register behind them; nothing where that is no move.
fn made(rule: &Naive, known: &Known, register: &[i64], are_ordered: bool) -> Option<Vec<i64>> {
    if rule.condition.as_ref().is_some_and(|condition| condition(known) != Some(true)) {
        return None;
    }
    let natural = |of: &Reading<i64>| of(known).filter(|number| *number >= 0);
    let mut made = Vec::new();
    for (size, count) in &rule.sizes {
        let (size, count) = (natural(size)?, count.as_ref().map_or(Some(1), natural)?);
        made.extend((0..count).filter(|_| size > 0 || are_ordered).map(|_| size));
    }
    match &rule.register {
        Some(Some(of)) => made.push(natural(of)?),
        Some(None) => made.extend(register),
        None => {}
    }
    Some(made)
}

/// Every way to choose so many different places.
fn tuples(places: usize, count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        let longer = |tuple: &Vec<usize>| {
            let free = (0..places).filter(|place| !tuple.contains(place));
            free.map(|place| [&tuple[..], &[place]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn number(&mut self, letters: &[usize], depth: u32) -> (String, Reading<i64>) {
        if depth == 0 || self.roll(3) == 0 {
            if self.roll(4) == 0 {
                let number = self.roll(4) as i64;
                return (number.to_string(), Box::new(move |_| Some(number)));
            }
            let letter = letters[self.roll(letters.len() as u64) as usize];
            return (LETTERS[letter].into(), Box::new(move |known| Some(known.letters[letter])));
        }
        let ((one_text, one), (other_text, other)) =
            (self.number(letters, depth - 1), self.number(letters, depth - 1));
        let floor = |one: i64, other: i64| (other != 0).then(|| (one as f64 / other as f64).floor() as i64);
        let (text, of): (String, OfTwo) = match self.roll(6) {
            0 | 1 => (format!("({one_text} + {other_text})"), |one, other, _| Some(one + other)),
            2 | 3 => (format!("({one_text} - {other_text})"), |one, other, _| Some(one - other)),
            4 => (format!("({one_text} * {other_text})"), |one, other, _| Some(one * other)),
            _ => (format!("floor({one_text} / ({other_text}))"), |_, _, floor| floor),
        };
        let of = move |one: i64, other: i64| of(one, other, floor(one, other));
        (text, Box::new(move |known| of(one(known)?, other(known)?)))
    }

    fn condition(&mut self, letters: &[usize], depth: u32) -> (String, Reading<bool>) {
        if depth > 0 && self.roll(3) > 0 {
            let ((one_text, one), (other_text, other)) =
                (self.condition(letters, depth - 1), self.condition(letters, depth - 1));
            if self.roll(5) == 0 {
                return (
                    format!("({one_text} or {other_text})"),
                    Box::new(move |known| match (one(known), other(known)) {
                        (Some(true), _) | (_, Some(true)) => Some(true),
                        (one, other) => one.and(other),
                    }),
                );
            }
            return (
                format!("{one_text} and {other_text}"),
                Box::new(move |known| match (one(known), other(known)) {
                    (Some(false), _) | (_, Some(false)) => Some(false),
                    (one, other) => one.and(other),
                }),
            );
        }
        let (one_text, one) = if self.roll(8) == 0 {
            let (word, of): (&str, fn(&[i64]) -> i64) = match self.roll(4) {
                0 => ("heaps", |heaps| heaps.len() as i64),
                1 => ("total", |heaps| heaps.iter().sum()),
                2 => ("largest", |heaps| heaps.iter().copied().max().unwrap_or(0)),
                _ => ("smallest", |heaps| heaps.iter().copied().min().unwrap_or(0)),
            };
            (word.to_string(), Box::new(move |known: &Known| Some(of(&known.heaps))) as Reading<i64>)
        } else {
            self.number(letters, 2)
        };
        let (other_text, other) = self.number(letters, 1);
        let (sign, of): (&str, fn(i64, i64) -> bool) = match self.roll(6) {
            0 | 1 => ("==", |one, other| one == other),
            2 => ("!=", |one, other| one != other),
            3 => (">=", |one, other| one >= other),
            4 => ("<=", |one, other| one <= other),
            _ => ("<", |one, other| one < other),
        };
        (
            format!("{one_text} {sign} {other_text}"),
            Box::new(move |known| Some(of(one(known)?, other(known)?))),
        )
    }

    fn rewriting(&mut self, names: usize, are_ordered: bool, has_register: bool) -> (String, Naive) {
        let others = self.roll(3) as usize;
        let mut letters: Vec<usize> = (0..names).chain([2, 3].into_iter().take(others)).collect();
        letters.extend(has_register.then_some(1));
        let made = if are_ordered { names } else { self.roll(4) as usize };
        let (mut sizes, mut written) = (Vec::new(), Vec::new());
        for _ in 0..made {
            let (size_text, size) = self.number(&letters, 1);
            if are_ordered || self.roll(4) > 0 {
                written.push(size_text);
                sizes.push((size, None));
            } else {
                let (count_text, count) = self.number(&letters, 1);
                written.push(format!("repeat({size_text}, {count_text})"));
                sizes.push((size, Some(count)));
            }
        }
        let (left, bar) = (LETTERS[..names].join(", "), if has_register { " | y" } else { "" });
        let mut text = format!("{left}{bar} -> {}", written.join(", "));
        let register = has_register.then(|| {
            let is_said = self.roll(3) > 0;
            is_said.then(|| {
                let (register_text, register) = self.number(&letters, 1);
                text += &format!(" | {register_text}");
                register
            })
        });
        let condition = (self.roll(5) > 0).then(|| {
            let (condition_text, condition) = self.condition(&letters, 2);
            text += &format!(" where {condition_text}");
            condition
        });
        (text, Naive { names, others, sizes, register, condition })
    }
}

fn numbers(tokens: &[u64]) -> Vec<i64> {
    tokens.iter().map(|token| *token as i64).collect()
}

#[test]
fn rules_by_chance_make_what_every_number_tried_makes() {
    let mut dice = Dice(20_261_129);
    let (mut compared, mut moves, mut refused) = (0, 0, 0);
    for _ in 0..1_500 {
        let (are_ordered, has_register) = (dice.roll(4) == 0, dice.roll(4) == 0);
        // The register is called as the second name is.
        let names = if has_register { 1 } else { 1 + dice.roll(2) as usize };
        let (texts, rules): (Vec<_>, Vec<_>) =
            (0..1 + dice.roll(2)).map(|_| dice.rewriting(names, are_ordered, has_register)).unzip();
        let places = if are_ordered { "places=ordered," } else { "" };
        let notation = format!("rule[{places}moves={{{}}}]", texts.join("; "));
        let heaps = if are_ordered { names } else { 1 + dice.roll(3) as usize };
        let heaps: Vec<String> = (0..heaps).map(|_| dice.roll(6).to_string()).collect();
        let register = if has_register { format!("|{}", dice.roll(4)) } else { String::new() };
        let (game, start) =
            parse(&format!("{notation}({}{register})", heaps.join(",")), PlayConvention::Normal);
        // It reads as itself.
        let written = game.notation(&start);
        let (again, same) = parse(&written, PlayConvention::Normal);
        assert_eq!((again.notation(&same), same.tokens()), (written, start.tokens()), "{notation}");
        if let Some(fault) = game.ruleset.fault(start.tokens()) {
            assert!(matches!(fault.code, ErrorCode::TooMany | ErrorCode::TooManyMoves), "{fault:?}");
            refused += 1;
            continue;
        }
        let found: BTreeSet<_> = game.options(&start).iter().map(|option| numbers(option.tokens())).collect();
        let naive = options(&rules, are_ordered, &numbers(start.tokens()));
        assert_eq!(found, naive, "{notation} {start:?}");
        // As the graph is built, equal heaps are looked at once.
        let mut merged = BTreeSet::new();
        let _ = game.ruleset.options(start.tokens(), &mut |option| {
            merged.insert(numbers(option));
            std::ops::ControlFlow::Continue(())
        });
        assert_eq!(merged, naive, "{notation} {start:?}");
        (compared, moves) = (compared + 1, moves + naive.len());
    }
    assert!(compared > 1_400 && moves > 3_000 && refused < 20, "{compared} {moves} {refused}");
}

/// A game whose moves are said here once more.
type Options = fn(&[i64]) -> Vec<Vec<i64>>;

/// The games that the language was made for, by moves that are listed by hand.
const EXAMPLES: &[(&str, &str, Options)] = &[
    ("n -> n-k where prime(k)", "7,9", |heaps| {
        of_heap(heaps, |n| [2, 3, 5, 7, 11, 13].iter().filter(|k| **k <= n).map(|k| vec![n - k]).collect())
    }),
    ("n -> a, b where a+b==n-1 and a!=b", "9,4", |heaps| {
        of_heap(heaps, |n| (0..n).filter(|a| *a != n - 1 - a).map(|a| vec![a, n - 1 - a]).collect())
    }),
    ("n -> repeat(m,d) where m*d==n and d>=2", "6,8", |heaps| {
        of_heap(heaps, |n| (2..=n).filter(|d| n % d == 0).map(|d| vec![n / d; d as usize]).collect())
    }),
    ("n -> repeat(floor(n/d), d-n%d), repeat(floor(n/d)+1, n%d) where d>=2 and d<=n", "9", |heaps| {
        of_heap(heaps, |n| (2..=n).map(|d| (0..d).map(|i| (n + i) / d).collect()).collect())
    }),
    ("x -> 0; x, y -> x-k, y-k where k>=1 and k<=x and k<=y", "3,5,6", |heaps| {
        let mut options = of_heap(heaps, |_| vec![vec![]]);
        for (i, j) in [(0, 1), (0, 2), (1, 2)].into_iter().filter(|(_, j)| *j < heaps.len()) {
            for k in 1..=heaps[i].min(heaps[j]) {
                let mut option = heaps.to_vec();
                option[i] -= k;
                option[j] -= k;
                options.push(option);
            }
        }
        options
    }),
    ("n -> n-k where k>=1 and heaps>1", "1,3,4,5", |heaps| {
        if heaps.len() > 1 { of_heap(heaps, |n| (0..n).map(|left| vec![left]).collect()) } else { Vec::new() }
    }),
];

/// What becomes of a position when one heap becomes one of these.
fn of_heap(heaps: &[i64], of: impl Fn(i64) -> Vec<Vec<i64>>) -> Vec<Vec<i64>> {
    let each = |place: usize| {
        let others = [&heaps[..place], &heaps[place + 1..]].concat();
        of(heaps[place]).into_iter().map(|parts| [&others[..], &parts].concat()).collect::<Vec<_>>()
    };
    (0..heaps.len()).flat_map(each).collect()
}

/// How a value follows from those of the options.
type Valued = fn(&[u64]) -> u64;

fn naive(heaps: &[i64], of: Options, value: Valued, known: &mut HashMap<Vec<i64>, u64>) -> u64 {
    let mut heaps: Vec<i64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
    heaps.sort_unstable();
    if let Some(found) = known.get(&heaps) {
        return *found;
    }
    let values: Vec<u64> = of(&heaps).iter().map(|option| naive(option, of, value, known)).collect();
    let found = value(&values);
    known.insert(heaps, found);
    found
}

#[test]
fn the_games_that_it_was_made_for_have_their_values_under_every_convention() {
    for (text, start, of) in EXAMPLES {
        let notation = format!("rule[moves={{{text}}}]({start})");
        let value = |convention: PlayConvention| {
            let (game, start) = parse(&notation, convention);
            let found = evaluate(&game, std::slice::from_ref(&start), Default::default()).unwrap();
            (found.values.into_iter().next().unwrap(), numbers(start.tokens()))
        };
        let (normal, heaps) = value(PlayConvention::Normal);
        let mex: Valued = |values| (0..).find(|mex| !values.contains(mex)).unwrap();
        assert_eq!(normal.grundy, Some(naive(&heaps, *of, mex, &mut HashMap::new())), "{notation}");
        let misere: Valued = |values| u64::from(values.is_empty() || values.contains(&0));
        let wins = naive(&heaps, *of, misere, &mut HashMap::new()) == 1;
        let (found, _) = value(PlayConvention::Misere);
        assert_eq!(found.outcome, Some(if wins { OutcomeClass::N } else { OutcomeClass::P }), "{notation}");
        let three: Valued = |values| values.iter().map(|value| (value + 1) % 3).min().unwrap_or(0);
        let (found, _) = value(alliance(3, "first-stuck", &json!("standard")));
        let turns = naive(&heaps, *of, three, &mut HashMap::new());
        assert_eq!(found.game_value.map(u64::from), Some(turns), "{notation}");
    }
}

#[test]
fn a_rule_is_written_in_one_way() {
    for (text, written) in [
        ("n->n-k where prime(k)", "n -> n - k where prime(k)"),
        ("n → a，b where a+b=n-1&&a≠b", "n -> a, b where a + b == n - 1 and a != b"),
        ("n->;n -> repeat( 1,n )", "n ->; n -> repeat(1, n)"),
        ("n|q->n-k|k where k>=1 and k<=q+1", "n | q -> n - k | k where k >= 1 and k <= q + 1"),
    ] {
        assert_eq!(Rewritings::parse(text, false).unwrap().written, written);
    }
}

#[test]
fn a_fault_is_told_at_its_place() {
    let fault = |text: &str, are_ordered: bool| {
        let fault = Rewritings::parse(text, are_ordered).err().unwrap();
        (fault.code.as_str(), fault.span.unwrap(), fault.limit)
    };
    for (text, expected) in [
        ("n - n", ("missing-value", (5, 5), None)),
        ("n, n -> 1", ("repeated", (3, 4), None)),
        (", n -> 1", ("missing-value", (0, 0), None)),
        ("no -> 1", ("unexpected-character", (0, 2), None)),
        ("a,b,c,d,e -> 1", ("too-many", (8, 9), Some(4))),
        ("n -> n-k where k<", ("missing-value", (17, 17), None)),
        ("n -> 1 where k", ("wrong-type", (13, 14), None)),
        ("n -> k<n", ("wrong-type", (5, 8), None)),
        ("n -> size", ("unknown-choice", (5, 9), None)),
        ("n -> count(1)", ("unknown-choice", (5, 10), None)),
        ("n -> repeat(1)", ("missing-value", (13, 14), None)),
        ("n -> repeat(1, 2, 3)", ("too-many", (18, 19), Some(2))),
        ("n -> (1", ("unclosed-bracket", (5, 6), None)),
        ("n -> 1, ", ("missing-value", (7, 8), None)),
        ("n -> 1 | 2", ("unexpected-character", (7, 8), None)),
        ("n | q -> 1; n -> 2", ("missing-value", (12, 18), None)),
        ("n -> 1 where x == 𝟙", ("unexpected-character", (18, 20), None)),
        ("a -> b+c+d+e+f+g+h+i+j+k+l+m", ("too-many", (27, 28), Some(12))),
    ] {
        assert_eq!(fault(text, false), expected, "{text}");
    }
    assert_eq!(fault("x, y -> x-1", true), ("missing-value", (0, 11), Some(2)));
    assert_eq!(fault("x, y -> x-1, y; x -> 1", true), ("missing-value", (16, 22), Some(2)));
    assert_eq!(fault("x -> repeat(x, 1)", true), ("unknown-choice", (5, 11), None));
}

fn refused(notation: &str) -> (ErrorCode, Option<u64>) {
    let (game, start) = parse(notation, PlayConvention::Normal);
    let fault = evaluate(&game, &[start], Default::default()).err().unwrap();
    (fault.code, fault.limit)
}

#[test]
fn play_that_does_not_end_is_refused() {
    assert_eq!(refused("rule[moves={n -> n+1}](5)"), (ErrorCode::EndlessGame, Some(10_000)));
    assert_eq!(refused("rule[moves={n | q -> n | q+1}](5|0)"), (ErrorCode::EndlessGame, Some(10_000)));
    assert_eq!(refused("rule[moves={n -> repeat(1,n)}](600)"), (ErrorCode::TooMany, Some(500)));
    assert_eq!(refused("rule[moves={n -> a,b,c,d}](60)"), (ErrorCode::TooManyMoves, Some(200_000)));
    // In a sum and beside passes, too.
    assert_eq!(refused("nim(1)+rule[moves={n -> n+1}](5)"), (ErrorCode::EndlessGame, Some(10_000)));
    assert_eq!(refused("rule[passes=1,moves={x, y -> x+1, y+1}](1,2)+1p").0, ErrorCode::EndlessGame);
}

#[test]
fn a_letter_that_is_left_free_is_told_with_its_place() {
    let told = |notation: &str| {
        let (game, start) = parse(notation, PlayConvention::Normal);
        let fault = game.ruleset.fault(start.tokens()).unwrap();
        let got = if let Some(Got::Text(got)) = fault.got.clone() { got } else { String::new() };
        (fault.code.as_str(), fault.field.clone(), fault.span, got)
    };
    let of =
        |field: &str, span, got: &str| ("too-many-moves", field.to_string(), Some(span), got.to_string());
    let free = "rule[moves={n -> a, b, c where a + b == n - 1}]";
    assert_eq!(told(&format!("{free}(999)")), of("params.moves", (11, 12), "0 ≤ c ≤ 999"));
    assert_eq!(
        told(&format!("nim(1)+{free}(999)")),
        of("params.components[1].params.moves", (11, 12), "0 ≤ c ≤ 999")
    );
    let bounded = "rule[moves={x, y -> k * m, x where k >= 2 and heaps > 1}](800,900)";
    assert_eq!(told(bounded), of("params.moves", (12, 13), "0 ≤ m ≤ 1700"));
    // What takes long to look at is refused, too, sooner than it is looked at for long.
    let large = "rule[moves={n -> n - k where prime(k * 9007199254740881 - k * 4)}](9999)";
    assert_eq!(told(large), of("params.moves", (9, 10), "0 ≤ k ≤ 9999"));
}

/// Where not all moves can be listed, an explanation ends all the same.
#[test]
fn moves_that_are_too_many_to_list_are_not_asked_for_again_and_again() {
    let (game, start) = parse("rule[moves={x, y -> a, b where heaps > 1}](700,900)", PlayConvention::Normal);
    let fault = explain(&game, &start, Default::default()).err().unwrap();
    assert_eq!(fault.code, ErrorCode::TooManyMoves);
}

#[test]
fn heaps_that_grow_and_end_are_searched_but_have_no_sequence_beyond() {
    let (game, start) = parse(
        "rule[moves={n -> n+1 where n%2==1; n -> n-3 where n>=3 and n%2==0}](7,5)",
        PlayConvention::Normal,
    );
    let found = evaluate(&game, &[start], Default::default()).unwrap();
    assert!(found.values[0].grundy.is_some());
    let found = sequence(&game, 20, Default::default()).unwrap().sequence;
    let stopped = found.stopped.unwrap();
    assert_eq!((found.length, stopped.code, stopped.field.as_str()), (1, ErrorCode::GrowingHeap, "length"));
}

#[test]
fn what_it_takes_to_list_moves_is_told_before() {
    for notation in [
        "rule[moves={x, y -> x-k, y-k where k>=1 and k<=x and k<=y}](30,35,36)",
        "rule[moves={n | q -> n-k | k where k>=1 and k<=q}](30|20)",
        "rule[moves={n -> n-k, m where k*m==7}](40)",
    ] {
        let (game, start) = parse(notation, PlayConvention::Normal);
        let work = game.ruleset.work(start.tokens());
        assert!(work >= game.moves(&start).len() as u64 && work > 20, "{notation}: {work}");
    }
}

#[test]
fn a_position_with_a_register_is_read_and_written_with_it() {
    let (game, start) =
        parse("rule[moves={n | q -> n-k | k where k>=1 and k<=q}](3,5|2)", PlayConvention::Normal);
    assert_eq!((game.label(&start).as_str(), start.tokens()), ("(3,5|2)", &[3, 5, 2][..]));
    for (text, tokens) in [("(|2)", [0, 0, 2]), ("(4|2)", [4, 0, 2]), ("4 , 5 | 2", [4, 5, 2])] {
        let (game, _) =
            parse("rule[places=ordered,moves={x, y | q -> x, y-1 | q}](1,1|1)", PlayConvention::Normal);
        let input = Input::Text(text.into());
        let start = game.read_position(&Field::root("position", &input)).unwrap();
        assert_eq!(start.tokens(), tokens, "{text}");
    }
    let fault = |text: &str| {
        let notation = format!("rule[moves={{n | q -> n-k | k}}]{text}");
        let fault = Game::parse(&notation, PlayConvention::Normal).err().unwrap();
        let (start, end) = fault.span.unwrap();
        (fault.code.as_str(), start - 30, end - 30)
    };
    assert_eq!(fault("(3,5)"), ("missing-value", 4, 4));
    assert_eq!(fault("(3,5|)"), ("unexpected-character", 5, 6));
    assert_eq!(fault("(3|1,2)"), ("unexpected-character", 4, 5));
    assert_eq!(fault("(3|10001)"), ("out-of-range", 3, 8));
}

#[test]
fn what_is_said_in_few_words_of_taking_is_what_the_letters_make() {
    for text in [
        "n -> n-k where k>=1",
        "n -> n-k where k>=1 and k<=3",
        "n -> n-k where prime(k) and k<50",
        "n -> n-k where 2*k<=15 and k>0 and k!=3",
        "n -> a, b where a+b==n",
        "n -> a, b where a+b==n-1",
        "n -> a, b where a+b==n-1 and a!=b",
        "n -> a, b where a+b==n and a>0 and b>0",
        "n -> a, b where b+a==n and a>=1 and b>=1 and b!=a",
        "n -> b, a where n-2==a+b and a!=b",
        "n -> a, b where a+b==n-3 and a>0 and b>0",
        "n -> n-k where k>=1 and k<=2; n -> a, b where a+b==n-2 and a>0 and b>0",
        "n -> a, b where a+b==n-1 and a!=b; n -> a, b where a+b==n-1 and a>0 and b>0",
    ] {
        let rules = |text: &str| parse(&format!("rule[moves={{{text}}}]()"), PlayConvention::Normal).0;
        let (known, tried) = (rules(text), rules(&text.replace(';', " and n>=0;")));
        let tried = match Rewritings::parse(text, false).unwrap().all.len() {
            1 => rules(&format!("{text} and n>=0")),
            _ => rules(&format!("{} and n>=0", tried.parameters.text("moves"))),
        };
        let [fast, slow] = [&known, &tried].map(|game| game.ruleset.heap_rule().unwrap());
        assert!(fast.taking().is_some() && slow.taking().is_none(), "{text}");
        for heap in 1..=60 {
            let options = |rule: &dyn mexplorer::ruleset::HeapRule| {
                let mut options = BTreeSet::new();
                let _ = rule.heap_options(heap, &mut |option| {
                    let mut option: Vec<u64> = option.iter().copied().filter(|part| *part > 0).collect();
                    option.sort_unstable();
                    assert!(options.insert(option), "{text}: twice from {heap}");
                    std::ops::ControlFlow::Continue(())
                });
                options
            };
            assert_eq!(options(fast), options(slow), "{text} of {heap}");
        }
        let values = |game: &Game| {
            let found = sequence(game, 700, Default::default()).unwrap().sequence;
            (0..700).map(|heap| found.value(heap)).collect::<Vec<_>>()
        };
        assert_eq!(values(&known), values(&tried), "{text}");
    }
    // Heaps of any size have values by a period that is proved.
    let (game, start) =
        parse("rule[moves={n -> n-k where k>=1 and k<=3}](9007199254740990)", PlayConvention::Normal);
    let found = evaluate(&game, &[start], Default::default()).unwrap();
    assert_eq!(found.values[0].grundy, Some(2));
    let (game, start) = parse(
        "rule[moves={n -> n-k where k>=1 and k<=2; n -> a, b where a+b==n-1 and a>0 and b>0; n -> a, b where a+b==n-2 and a>0 and b>0}](1000000000)",
        PlayConvention::Normal,
    );
    let kayles = parse("kayles(1000000000)", PlayConvention::Normal);
    let [own, known] = [(game, start), kayles].map(|(game, start)| {
        evaluate(&game, &[start], Default::default()).unwrap().values[0].grundy.unwrap()
    });
    assert_eq!(own, known);
}
