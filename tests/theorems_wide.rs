//! Theorems wider than their instances: whole ranges of parameters and players, random graphs, the largest heaps, and
//! variants of the statements that are false and must be refuted.

use crate::common::check::{
    Numbers, assert_right, assert_right_everywhere, checked, game, scope, theorem, within,
};
use crate::common::texts::{theorem_file, theorem_texts};
use mexplorer::analysis::{Positions, Scope};
use mexplorer::convention::PlayConvention;
use mexplorer::game::Game;
use mexplorer::kinds::edges::edge;
use mexplorer::numbers::LARGEST_TOKEN;
use mexplorer::pace;
use mexplorer::position::{Position, Tokens};
use mexplorer::theorem::{
    Claim, Play, Prediction, Reason, Registered, Solved, Subject, Theorem, TheoremCard, Value, World,
};
use mexplorer::theorems;

/// A statement that says something else than the theorem whose hypotheses it has.
struct Variant {
    of: &'static dyn Theorem,
    says: fn(&Subject) -> Prediction,
}

impl Registered for Variant {
    fn card(&self) -> &'static TheoremCard {
        self.of.card()
    }
}

impl Theorem for Variant {
    fn applies(&self, game: &Game) -> bool {
        self.of.applies(game)
    }

    fn predict(&self, at: &Subject) -> Prediction {
        (self.says)(at)
    }

    fn needs_components(&self) -> bool {
        self.of.needs_components()
    }

    fn reason(&self, at: &Subject) -> Reason {
        self.of.reason(at)
    }
}

fn assert_refuted(of: &str, game: Game, scope: Scope, says: fn(&Subject) -> Prediction) {
    let variant = Box::leak(Box::new(Variant { of: theorem(of), says }));
    let found = checked(variant, &game, &scope);
    assert!(found.agreed < found.predicted, "{of}: a variant that is false is not refuted");
}

fn value_of(id: &str, at: &Subject) -> Option<u8> {
    match theorem(id).predict(at) {
        Prediction::Exactly(Value::GameValue(turns)) => Some(turns),
        _ => None,
    }
}

#[test]
fn large_nim_is_right_for_every_number_of_players_and_both_endings() {
    for players in 2..=9 {
        for play in [Play::FirstStuck(players), Play::LastMover(players)] {
            for (bound, heaps) in [(7, 7), (3, 12)] {
                let game = game("large-nim()", play);
                let found = checked(theorem("large-nim-all"), &game, &within(bound, heaps));
                assert_right_everywhere(&found, &format!("{play:?}"));
            }
        }
    }
}

#[test]
fn the_other_theorems_of_large_nim_are_cases_of_the_general_one_for_the_largest_heaps_too() {
    let special = ["unit-heaps", "large-nim-many", "large-nim-n-plus-1", "large-nim-n", "large-nim-3-4"];
    let mut numbers = Numbers(1);
    let mut spoken = [0; 5];
    for round in 0..40_000 {
        let players = 2 + numbers.below(8) as u8;
        let game = game("large-nim()", Play::FirstStuck(players));
        let sizes = 1 + numbers.below(4);
        let mut heaps: Vec<u64> = (0..numbers.below(10))
            .map(|_| match numbers.below(sizes) {
                0 if round % 2 == 0 => 1,
                size => LARGEST_TOKEN - size,
            })
            .collect();
        heaps.sort_unstable();
        let at = Subject { game: &game, tokens: &heaps, components: &[] };
        let general = value_of("large-nim-all", &at);
        for (id, spoken) in special.iter().zip(&mut spoken) {
            if !theorem(id).applies(&game) {
                continue;
            }
            if let Some(value) = value_of(id, &at) {
                assert_eq!(general, Some(value), "{id}: {players} players, {heaps:?}");
                *spoken += 1;
            }
        }
    }
    assert!(spoken.iter().all(|count| *count > 100), "{spoken:?}");
}

#[test]
fn false_variants_of_the_theorem_about_large_nim_are_refuted() {
    let normal = game("large-nim()", Play::Normal);
    assert_refuted("large-nim-all", normal, within(5, 4), |at| {
        let largest = at.tokens.last().copied();
        let times = at.tokens.iter().filter(|heap| Some(**heap) == largest).count();
        Prediction::Exactly(Value::GameValue(u8::from(times % 2 == 1)))
    });
    // As if all heaps were counted.
    let five = game("large-nim()", Play::FirstStuck(5));
    assert_refuted("large-nim-all", five, within(4, 7), |at| {
        Prediction::Exactly(Value::GameValue((at.tokens.len() as u8 + 4) % 5))
    });
}

#[test]
fn small_nim_is_right_for_all_small_bounds() {
    for fewest in 1..=5u64 {
        for most in fewest + 1..=8 {
            let notation = format!("small-nim[b={fewest},B={most}]()");
            for (bound, heaps) in [(2 * (fewest + most) + 1, 3), (fewest + most + 2, 4)] {
                let game = game(&notation, Play::Normal);
                let found = checked(theorem("small-nim"), &game, &within(bound, heaps));
                assert_right_everywhere(&found, &notation);
            }
        }
    }
}

#[test]
fn small_nim_is_not_decided_by_the_smallest_heap_or_by_the_sum_of_remainders() {
    let bounded = || game("small-nim[B=5]()", Play::Normal);
    assert_refuted("small-nim", bounded(), within(14, 3), |at| {
        Prediction::p_if(at.tokens.first().is_none_or(|heap| heap % 6 == 0))
    });
    assert_refuted("small-nim", bounded(), within(14, 3), |at| {
        Prediction::p_if(at.tokens.iter().fold(0, |sum, heap| sum ^ (heap % 6)) == 0)
    });
}

#[test]
fn the_largest_remainder_of_small_nim_is_reached_by_the_largest_heaps() {
    let game = game("small-nim[b=3,B=9007199254740991]()", Play::Normal);
    let says =
        |tokens: &[u64]| theorem("small-nim").predict(&Subject { game: &game, tokens, components: &[] });
    assert_eq!(says(&[2]), Prediction::p_if(true));
    assert_eq!(says(&[LARGEST_TOKEN]), Prediction::p_if(false));
    assert_eq!(says(&[3, LARGEST_TOKEN]), Prediction::p_if(true));
    assert_eq!(says(&[3, 3]), Prediction::p_if(true));
}

#[test]
fn unbounded_small_nim_and_one_pass_are_right_as_far_as_the_spec_has_checked_them() {
    for play in [Play::Normal, Play::Misere] {
        let found = checked(theorem("small-nim-unbounded"), &game("small-nim()", play), &within(10, 5));
        assert_right(&found, "small-nim-unbounded");
    }
    let one = || game("nim[passes=1]()", Play::Normal);
    assert_right(&checked(theorem("one-pass"), &one(), &within(60, 1)), "one heap");
    assert_right(&checked(theorem("one-pass"), &one(), &within(30, 2)), "two heaps");
    assert_refuted("one-pass", one(), within(9, 2), |at| match *at.tokens {
        [one, other, 1] => Prediction::p_if(one == other),
        _ => Prediction::Silent,
    });
    assert!(!theorem("one-pass").applies(&game("nim[passes=1]()", Play::FirstStuck(3))));
    assert!(!theorem("one-pass").applies(&game("nim()", Play::Normal)));
}

/// With three players the parity of the passes is not all that matters, so the theorem must not say so.
#[test]
fn three_players_count_the_passes() {
    use mexplorer::analysis::evaluate;
    let game = game("nim[passes=4]()", Play::FirstStuck(3));
    let value = |heaps: &[u64], passes: u64| {
        let mut tokens = Tokens::from(heaps);
        tokens.push(passes);
        let position = Position::new(game.ruleset.kind(), tokens);
        evaluate(&game, &[position], Default::default()).unwrap().values[0].game_value
    };
    let heaps: Vec<Vec<u64>> = (1..4).flat_map(|a| (a..5).map(move |b| vec![a, b])).collect();
    assert!(
        heaps.iter().any(|heaps| value(heaps, 0) != value(heaps, 2) || value(heaps, 1) != value(heaps, 3))
    );
}

#[test]
fn hackenbush_is_right_on_all_graphs_of_few_edges() {
    for id in ["colon", "fusion"] {
        let found = checked(theorem(id), &game("hackenbush()", Play::Normal), &within(5, 0));
        assert_right(&found, id);
        assert!(found.positions > 900, "{}", found.positions);
    }
    // A cycle is not worth as much as its edges in a row, nor nothing.
    assert_refuted("fusion", game("hackenbush()", Play::Normal), within(3, 0), |at| {
        Prediction::Exactly(Value::Grundy(at.tokens.len() as u64))
    });
}

#[test]
fn hackenbush_is_right_on_random_graphs_and_its_winning_moves_are_all() {
    let mut numbers = Numbers(7);
    let kind_of = game("hackenbush()", Play::Normal);
    let mut with_cycles = 0;
    for _ in 0..600 {
        let vertices = 3 + numbers.below(6);
        let edges = (0..3 + numbers.below(6)).map(|_| edge(numbers.below(vertices), numbers.below(vertices)));
        let start = Position::new(kind_of.ruleset.kind(), edges.collect());
        let at = Subject { game: &kind_of, tokens: start.tokens(), components: &[] };
        with_cycles += usize::from(theorem("colon").predict(&at) == Prediction::Silent);
        let found = checked(theorem("fusion"), &kind_of, &scope(Positions::From(start.clone())));
        assert_right(&found, &kind_of.notation(&start));
        // Every option of value 0 is named, and nothing else.
        let zero = Prediction::Exactly(Value::Grundy(0));
        let wins = |option: &Position| {
            theorem("fusion").predict(&Subject { game: &kind_of, tokens: option.tokens(), components: &[] })
                == zero
        };
        let moves = kind_of.moves(&start);
        let expected: Vec<_> =
            moves.into_iter().filter(|mv| wins(&mv.play(kind_of.ruleset.kind(), start.tokens()))).collect();
        assert_eq!(theorem("fusion").winning_moves(&at), Some(expected));
    }
    assert!((200..500).contains(&with_cycles), "{with_cycles}");
}

/// Which heaps somebody takes for a P-position.
type Class = Box<dyn Fn(&[u64]) -> bool>;

/// All positions of up to three heaps no larger than v, the moves of Nim, and any P-positions one likes.
struct Imagined {
    v: u64,
    positions: Vec<Vec<u64>>,
    is_p: Class,
}

impl Imagined {
    fn new(v: u64, is_p: impl Fn(&[u64]) -> bool + 'static) -> Self {
        let mut positions = vec![vec![]];
        for a in 1..=v {
            positions.push(vec![a]);
            for b in a..=v {
                positions.push(vec![a, b]);
                positions.extend((b..=v).map(|c| vec![a, b, c]));
            }
        }
        positions.sort_by(|one, other| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
        Imagined { v, positions, is_p: Box::new(is_p) }
    }

    fn claims(&self, id: &str) -> Vec<Claim> {
        let game = game("nim()", Play::Normal);
        pace::at_once(async |pace| theorem(id).check(&game, World::Positions(self), pace).await)
    }

    fn failures(&self, id: &str, key: &str) -> u64 {
        let claims = self.claims(id);
        let claim = claims.iter().find(|claim| claim.key == key).unwrap();
        assert!(claim.cases > 0, "{id} {key} {}", self.v);
        claim.failures
    }
}

impl Solved for Imagined {
    fn len(&self) -> usize {
        self.positions.len()
    }

    fn tokens(&self, index: usize) -> &[u64] {
        &self.positions[index]
    }

    fn options(&self, index: usize) -> Vec<usize> {
        let mut options = Vec::new();
        for (place, &heap) in self.positions[index].iter().enumerate() {
            for to in 0..heap {
                let mut option = self.positions[index].clone();
                option[place] = to;
                option.retain(|heap| *heap > 0);
                option.sort_unstable();
                options.push(self.find(&option).unwrap());
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    }

    fn is_p(&self, index: usize) -> bool {
        (self.is_p)(&self.positions[index])
    }

    fn game_value(&self, index: usize) -> u8 {
        u8::from(self.is_p(index))
    }

    fn grundy(&self, index: usize) -> u64 {
        self.positions[index].iter().fold(0, |sum, heap| sum ^ heap)
    }

    fn components(&self, index: usize) -> &[u64] {
        &self.positions[index]
    }

    fn find(&self, tokens: &[u64]) -> Option<usize> {
        self.positions.iter().position(|position| position == tokens)
    }
}

fn is_zero(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0
}

#[test]
fn the_triples_and_the_week_are_counted() {
    let cases = |bound, heaps| -> Vec<(&str, u64)> {
        let found = checked(theorem("steiner"), &game("nim()", Play::Normal), &within(bound, heaps));
        assert!(found.claims.iter().all(|verdict| verdict.claim.failures == 0));
        found.claims.iter().map(|verdict| (verdict.claim.key, verdict.claim.cases)).collect()
    };
    let counts = |pairs, changed, lowered, days, week| {
        vec![
            ("count", 1),
            ("pairs", pairs),
            ("changed", changed),
            ("lowered", lowered),
            ("days", days),
            ("week", week),
        ]
    };
    assert_eq!(cases(3, 3), counts(3, 3 * 2, 0, 0, 0));
    assert_eq!(cases(7, 3), counts(21, 7 * 3 * 6, 35 - 7, 0, 0));
    assert_eq!(cases(15, 3), counts(105, 35 * 3 * 14, 455 - 35, 7, 35));
    // Not a bound 2ⁿ − 1, or not three heaps: no case at all.
    for (bound, heaps) in [(6, 3), (7, 2), (1, 3), (0, 3)] {
        assert!(cases(bound, heaps).iter().all(|(_, cases)| *cases == 0), "{bound} {heaps}");
    }
}

/// All triple systems on 1 … 7: those to which the system of Nim is carried by renaming the numbers.
fn systems_of_seven() -> Vec<Vec<[u64; 3]>> {
    fn extend(chosen: &mut Vec<[u64; 3]>, covered: &mut [[bool; 8]; 8], found: &mut Vec<Vec<[u64; 3]>>) {
        let open = (1..8).flat_map(|a| (a + 1..8).map(move |b| (a, b))).find(|&(a, b)| !covered[a][b]);
        let Some((a, b)) = open else { return found.push(chosen.clone()) };
        for c in (1..8).filter(|&c| c != a && c != b) {
            let pair = |one: usize, other: usize| (one.min(other), one.max(other));
            let pairs = [(a, b), pair(a, c), pair(b, c)];
            if pairs.iter().any(|&(one, other)| covered[one][other]) {
                continue;
            }
            pairs.iter().for_each(|&(one, other)| covered[one][other] = true);
            let mut triple = [a as u64, b as u64, c as u64];
            triple.sort_unstable();
            chosen.push(triple);
            extend(chosen, covered, found);
            chosen.pop();
            pairs.iter().for_each(|&(one, other)| covered[one][other] = false);
        }
    }
    let mut found = Vec::new();
    extend(&mut Vec::new(), &mut [[false; 8]; 8], &mut found);
    found
}

#[test]
fn of_the_thirty_triple_systems_on_seven_only_that_of_nim_can_always_be_lowered_into() {
    let systems = systems_of_seven();
    assert_eq!(systems.len(), 30);
    let mut lowered_into = 0;
    for system in systems {
        let imagined = Imagined::new(7, move |heaps| system.iter().any(|triple| triple == heaps));
        for key in ["count", "pairs", "changed"] {
            assert_eq!(imagined.failures("steiner", key), 0, "{key}");
        }
        lowered_into += usize::from(imagined.failures("steiner", "lowered") == 0);
    }
    assert_eq!(lowered_into, 1);
}

#[test]
fn claims_about_triples_fail_where_a_triple_is_missing_or_too_many() {
    let missing = Imagined::new(7, |heaps| is_zero(heaps) && heaps != [2, 4, 6]);
    assert_eq!(missing.failures("steiner", "count"), 1);
    assert_eq!(missing.failures("steiner", "pairs"), 3);
    let more = Imagined::new(7, |heaps| is_zero(heaps) || heaps == [1, 2, 4]);
    assert_eq!(more.failures("steiner", "pairs"), 3);
    assert!(more.failures("steiner", "changed") > 0);
    let week = Imagined::new(15, |heaps| is_zero(heaps) && heaps != [1, 14, 15]);
    assert_eq!(week.failures("steiner", "days"), 1);
}

#[test]
fn claims_about_sets_hold_of_nim_and_fail_where_one_position_is_wrong() {
    let keys = ["one-or-three", "triangle", "added", "grown"];
    let nim = Imagined::new(9, is_zero);
    for key in keys {
        assert_eq!(nim.failures("symmetric-difference", key), 0, "{key}");
    }
    let missing = Imagined::new(9, |heaps| is_zero(heaps) && heaps != [2, 4, 6]);
    for key in ["one-or-three", "added", "grown"] {
        assert!(missing.failures("symmetric-difference", key) > 0, "{key}");
    }
    let more = Imagined::new(9, |heaps| is_zero(heaps) || heaps == [1, 2, 7]);
    for key in ["one-or-three", "triangle", "grown"] {
        assert!(more.failures("symmetric-difference", key) > 0, "{key}");
    }
}

#[test]
fn the_kernel_is_refuted_where_a_class_is_wrong() {
    assert!(
        Imagined::new(4, is_zero).claims("kernel").iter().all(|claim| claim.cases > 0 && claim.failures == 0)
    );
    let wrong = Imagined::new(4, |heaps| is_zero(heaps) && heaps != [2, 2]);
    assert_eq!(wrong.failures("kernel", "previous-player"), 1);
    assert!(!theorem("kernel").applies(&game("nim()", Play::Misere)));
    assert!(!theorem("kernel").applies(&game("nim()", Play::LastMover(3))));
}

#[test]
fn only_the_conventions_of_the_statements_are_accepted() {
    let applies = |id: &str, notation: &str, play: Play| theorem(id).applies(&game(notation, play));
    for id in ["unit-heaps", "large-nim-many", "large-nim-n-plus-1", "large-nim-n"] {
        assert!(applies(id, "large-nim()", Play::Misere), "{id}");
        assert!(applies(id, "large-nim()", Play::FirstStuck(5)), "{id}");
        assert!(!applies(id, "large-nim()", Play::Normal), "{id}");
        assert!(!applies(id, "large-nim()", Play::LastMover(5)), "{id}");
        assert!(!applies(id, "large-nim[passes=1]()", Play::FirstStuck(5)), "{id}");
    }
    assert!(!applies("large-nim-3-4", "large-nim()", Play::FirstStuck(4)));
    assert!(!applies("large-nim-all", "large-nim[passes=1]()", Play::Normal));
    assert!(!applies("small-nim", "small-nim[B=5]()", Play::Misere));
    assert!(!applies("small-nim", "small-nim()", Play::Normal));
    assert!(!applies("small-nim-unbounded", "small-nim[B=5]()", Play::Normal));
    assert!(!applies("small-nim-unbounded", "small-nim()", Play::FirstStuck(3)));
    for id in ["steiner", "symmetric-difference"] {
        assert!(!applies(id, "nim()", Play::Misere), "{id}");
        assert!(!applies(id, "nim[passes=1]()", Play::Normal), "{id}");
    }
    for id in ["colon", "fusion"] {
        assert!(!applies(id, "hackenbush()", Play::Misere), "{id}");
        assert!(!applies(id, "hackenbush[passes=1]()", Play::Normal), "{id}");
    }
}

/// Players with preferences of their own are outside the statements about several players.
#[test]
fn preferences_of_the_players_own_are_outside_the_hypotheses() {
    use mexplorer::input::Input;
    let number = |number: i32| Input::Number(number.into());
    let row = |row: [i32; 3]| Input::List(row.map(number).to_vec());
    let text = |text: &str| Input::Text(text.into());
    let convention = Input::Record(vec![
        ("kind".into(), text("alliance")),
        ("players".into(), number(3)),
        ("preferences".into(), Input::List(vec![row([0, 2, 1]), row([1, 2, 0]), row([2, 0, 1])])),
    ]);
    let request =
        Input::Record(vec![("ruleset".into(), text("large-nim")), ("convention".into(), convention)]);
    let game = Game::read(&request).unwrap();
    assert!(matches!(game.convention, PlayConvention::Alliance(_)));
    let ids = [
        "unit-heaps",
        "large-nim-many",
        "large-nim-n-plus-1",
        "large-nim-n",
        "large-nim-3-4",
        "large-nim-all",
    ];
    assert!(ids.iter().all(|id| !theorem(id).applies(&game)));
}

#[test]
fn formulas_are_well_formed() {
    let mut written = 0;
    for theorem in theorems::ALL {
        let (name, formula) = (theorem_file(theorem.card().id), theorem_texts(theorem.card().id).formula);
        let mut open = Vec::new();
        for tag in formula.split('<').skip(1) {
            let tag = tag.split_once('>').unwrap_or_else(|| panic!("{name}: <{tag}")).0;
            match tag.strip_prefix('/') {
                Some(closed) => assert_eq!(open.pop(), Some(closed), "{name}"),
                None if tag.ends_with('/') => {}
                None => open.push(tag.split(' ').next().unwrap()),
            }
        }
        assert!(open.is_empty(), "{name}: {open:?}");
        assert!(formula.is_empty() || formula.starts_with("<math>"), "{name}");
        written += usize::from(!formula.is_empty());
    }
    assert!(written > 10, "{written}");
}

fn grundy(value: u64) -> Prediction {
    Prediction::Exactly(Value::Grundy(value))
}

fn turns(value: usize) -> Prediction {
    Prediction::Exactly(Value::GameValue(value as u8))
}

fn parameter(at: &Subject, key: &str) -> u64 {
    at.game.parameters.integer(key)
}

fn nim_sum_of(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, |sum, number| sum ^ number)
}

fn is_misere(at: &Subject) -> bool {
    at.game.convention.terminal_outcome() == Some(mexplorer::convention::OutcomeClass::N)
}

/// Pairs of Wythoff’s game by the recursion; the variant 0 is right.
fn wythoff<const VARIANT: u8>(at: &Subject) -> Prediction {
    let (a, is_misere) = (parameter(at, "a"), is_misere(at));
    let (smaller, larger) = match *at.tokens {
        [smaller, larger] => (smaller, larger),
        [larger] => (0, larger),
        _ => (0, 0),
    };
    let mut pairs: Vec<(u64, u64)> = Vec::new();
    for k in 0..60 {
        let least = (0..).find(|heap| pairs.iter().all(|(one, other)| one != heap && other != heap)).unwrap();
        let apart = match (VARIANT, is_misere) {
            (0 | 5, true) if a > 1 => a * k + 1,
            (2, true) => a * k + 1,
            (3, _) => a * k + 1,
            (4, _) => (a + 1) * k,
            _ => a * k,
        };
        pairs.push(match (VARIANT, is_misere && a == 1, k) {
            (0, true, 0) => (2, 2),
            (0, true, 1) => (0, 1),
            (5, true, 1) => (1, 1),
            _ => (least, least + apart),
        });
    }
    Prediction::p_if(pairs.contains(&(smaller, larger)))
}

/// Heaps of Euclid’s game by their ratio; the variant 0 is right.
fn euclid<const VARIANT: u8>(at: &Subject) -> Prediction {
    let [a, b] = *at.tokens else { return Prediction::p_if(!is_misere(at) || VARIANT == 1) };
    let is_close = match VARIANT {
        2 => b * b - a * b <= a * a + 1,
        3 => b < 2 * a,
        4 => 2 * b < 3 * a,
        _ => b * b - a * b < a * a,
    };
    Prediction::p_if(match VARIANT {
        5 => is_close,
        6 => is_close && a < b,
        _ => is_close && (a < b || is_misere(at)),
    })
}

/// The smallest part of a heap of Fibonacci Nim; the variant 0 is right.
fn fibonacci<const VARIANT: u8>(at: &Subject) -> Prediction {
    let factor = match VARIANT {
        1 => 2,
        2 => parameter(at, "factor") + 1,
        _ => parameter(at, "factor"),
    };
    let mut members = vec![1u64];
    while members[members.len() - 1] < 300 {
        let last = members[members.len() - 1];
        let is_far =
            |member: &&u64| if VARIANT == 3 { factor * **member > last } else { factor * **member >= last };
        let added = members.iter().find(is_far).copied().unwrap_or(last);
        members.push(last + added);
    }
    let (mut left, mut smallest) = (at.tokens[0], u64::MAX);
    for member in members.into_iter().rev() {
        if member <= left {
            (left, smallest) = (left - member, member);
        }
    }
    Prediction::p_if(if VARIANT == 4 { smallest >= at.tokens[1] } else { smallest > at.tokens[1] })
}

/// Columns of Moore’s Nim; the variant 0 is right.
fn moore<const VARIANT: u8>(at: &Subject) -> Prediction {
    let modulus = if VARIANT == 1 { 2 } else { parameter(at, "k") + 1 };
    let (count, large) = (at.tokens.len() as u64, at.tokens.iter().filter(|heap| **heap > 1).count() as u64);
    let most = if VARIANT == 2 { parameter(at, "k") } else { 0 };
    if VARIANT != 3 && is_misere(at) && large <= most {
        return Prediction::p_if(match VARIANT {
            4 => count % modulus != 0,
            5 => count % 2 == 1,
            _ => count % modulus == 1,
        });
    }
    let digits = (0..8).map(|bit| match VARIANT {
        6 => at.tokens.iter().map(|heap| heap & 1 << bit).sum::<u64>(),
        _ => at.tokens.iter().map(|heap| heap >> bit & 1).sum::<u64>(),
    });
    Prediction::p_if(digits.into_iter().all(|ones| ones % modulus == 0))
}

fn misere_nim<const VARIANT: u8>(at: &Subject) -> Prediction {
    let large = at.tokens.iter().filter(|heap| **heap > 1).count();
    let is_turned = match VARIANT {
        0 => large == 0,
        1 => false,
        2 => large < 2,
        3 => large == 0 && !at.tokens.is_empty(),
        _ => at.tokens.iter().all(|heap| *heap < 3),
    };
    Prediction::p_if((nim_sum_of(at.tokens.iter().copied()) == 0) != is_turned)
}

fn staircase<const VARIANT: usize>(at: &Subject) -> Prediction {
    let (first, step) = [(0, 2), (1, 2), (0, 1), (0, 2)][VARIANT];
    let steps: Vec<u64> = at.tokens.iter().copied().skip(first).step_by(step).collect();
    let is_turned = VARIANT != 3 && is_misere(at) && steps.iter().all(|stones| *stones < 2);
    Prediction::p_if((nim_sum_of(steps) == 0) != is_turned)
}

/// Rectangles, two rows, and arms, of which all is said by lengths of rows; the variant 0 is right.
fn chomp<const VARIANT: u8>(at: &Subject) -> Prediction {
    let down = at.tokens.len() as u64;
    match *at.tokens {
        [] => Prediction::Silent,
        // The poisoned square alone is lost.
        [across] => Prediction::p_if(across == if VARIANT == 1 { 0 } else { 1 }),
        [first, second] => Prediction::p_if(match VARIANT {
            2 => first == second,
            3 => first == second + 2,
            _ => first == second + 1,
        }),
        [across, 1, ..] => Prediction::p_if(if VARIANT == 4 { across == down + 1 } else { across == down }),
        [across, .., last] if across == last => Prediction::p_if(VARIANT == 5 && across == down),
        _ => Prediction::Silent,
    }
}

fn halving<const VARIANT: u64>(at: &Subject) -> Prediction {
    let more = u64::from(at.game.parameters.text("rounding") == "up");
    let value = |heap: u64| match VARIANT {
        1 => (heap + 1 - more) >> ((heap + 1 - more).trailing_ones() + 1),
        2 => (heap + more) / 2,
        _ => (heap + more) >> ((heap + more).trailing_ones() + 1),
    };
    grundy(nim_sum_of(at.tokens.iter().map(|heap| value(*heap))))
}

/// The heaps of Large Nim are counted around the n-th largest; the variant 0 is right.
fn large_nim<const VARIANT: u8>(at: &Subject) -> Prediction {
    let n = at.game.convention.players();
    let right = (usize::from(at.game.convention.terminal_value()) + 1) % n;
    let added = match VARIANT {
        1 => 0,
        2 => 1,
        3 => usize::from(right == 0),
        _ => right,
    };
    let mut heaps = at.tokens.to_vec();
    heaps.extend(std::iter::repeat_n(if VARIANT == 4 { 2 } else { 1 }, added));
    heaps.sort_unstable_by(|one, other| other.cmp(one));
    let mut ranked = heaps.clone();
    if VARIANT == 6 {
        ranked.dedup();
    }
    let z = ranked.get(if VARIANT == 5 { n } else { n - 1 }).copied().unwrap_or(0);
    let count = |counts: &dyn Fn(u64) -> bool| heaps.iter().filter(|heap| counts(**heap)).count();
    let (a, b) = (count(&|heap| heap > z), count(&|heap| heap >= z));
    let height = match VARIANT {
        7 => a,
        8 => b % n,
        9 => a.max(b),
        10 => a.min(b % n),
        11 => a.max((b - a) % n),
        12 => a.max(heaps.len() % n),
        13 => a.max(b % (n - 1).max(1)),
        14 => (a + b) % n,
        15 => a.max((b + n - 1) % n),
        _ => a.max(b % n),
    };
    turns(match VARIANT {
        16 => height.saturating_sub(1),
        17 => height % n,
        18 => (height + 1) % n,
        _ => (height + n - 1) % n,
    })
}

/// Values by the number n of players and N of heaps, the smallest heap m and how often, β, it occurs.
fn by_smallest(at: &Subject, says: impl Fn(usize, usize, u64, usize) -> Option<usize>) -> Prediction {
    let smallest = at.tokens.first().copied().unwrap_or(0);
    let times = at.tokens.iter().filter(|heap| **heap == smallest).count();
    let value = says(at.game.convention.players(), at.tokens.len(), smallest, times);
    value.map_or(Prediction::Silent, |value| turns(value % at.game.convention.players()))
}

/// With one player more than heaps; the variant 0 is right.
fn one_more<const VARIANT: u8>(at: &Subject) -> Prediction {
    by_smallest(at, |n, heaps, m, beta| {
        let applies = if VARIANT == 4 { n > heaps && heaps > 0 } else { n == heaps + 1 };
        applies.then(|| match (m, beta == heaps) {
            (1, true) if VARIANT == 1 => heaps - 1,
            (1, true) => heaps,
            (1, false) if VARIANT == 2 => heaps - beta,
            (_, false) if m == 1 || VARIANT == 3 => heaps - 1 - beta,
            _ if VARIANT == 5 => heaps,
            _ => heaps - 1,
        })
    })
}

/// With as many players as heaps; the variant 0 is right.
fn as_many<const VARIANT: u8>(at: &Subject) -> Prediction {
    by_smallest(at, |n, heaps, m, beta| {
        (n == heaps).then(|| match (m, beta == heaps) {
            (1, true) if VARIANT == 1 => heaps - 1,
            (1, true) => 0,
            (_, false) if VARIANT == 2 => heaps - beta,
            (2.., false) if VARIANT == 3 => heaps - 1,
            (_, false) => heaps - 1 - beta,
            _ if VARIANT == 4 => 0,
            _ => heaps - 1,
        })
    })
}

/// Three players and four heaps; the variant 0 is right.
fn three_and_four<const VARIANT: u8>(at: &Subject) -> Prediction {
    let &[one, two, three, four] = at.tokens else { return Prediction::Silent };
    let is_low = one == two && two == three && (one > 1 || VARIANT == 1) && (three < four || VARIANT != 2);
    let is_middle = one < two && two == three && three < four && VARIANT != 3;
    let is_top = (one < two || VARIANT == 4) && two == three && three == four;
    turns(if is_low && VARIANT != 4 || is_middle { 0 } else { 1 + usize::from(is_top) })
}

/// The heap that decides in ring-bounded Small Nim; the variant 0 is right.
fn small_nim<const VARIANT: u8>(at: &Subject) -> Prediction {
    let (b, most) = (parameter(at, "b"), at.game.parameters.bound("B").unwrap());
    let modulus = if VARIANT == 1 { most + b - 1 } else { most + b };
    let mut odd = false;
    for (place, heap) in at.tokens.iter().enumerate() {
        let remainder = heap % modulus;
        let passes_on = match VARIANT {
            2 => remainder == 0,
            3 => remainder == b,
            4 => remainder <= b,
            _ => remainder == 0 || remainder == b,
        };
        if !passes_on || place + 1 == at.tokens.len() {
            let is_low = if VARIANT == 5 { remainder <= b } else { remainder < b };
            return Prediction::p_if(is_low != (odd && VARIANT != 6));
        }
        odd ^= remainder == b;
    }
    Prediction::p_if(true)
}

fn small_nim_unbounded<const VARIANT: u8>(at: &Subject) -> Prediction {
    let ones = at.tokens.iter().filter(|heap| **heap == 1).count();
    let is_all = ones == at.tokens.len() && (VARIANT == 1 || !is_misere(at)) && VARIANT != 2;
    Prediction::p_if((ones % 2 == 1) != (is_all || VARIANT == 3))
}

fn one_pass<const VARIANT: u8>(at: &Subject) -> Prediction {
    let Some((passes, heaps)) = at.tokens.split_last() else { return Prediction::Silent };
    let partner = |heap: u64| if VARIANT == 1 { heap ^ 1 } else { ((heap - 1) ^ 1) + 1 };
    match *heaps {
        _ if is_misere(at) => Prediction::Silent,
        _ if *passes == 0 || passes % 2 == 0 && VARIANT != 2 => grundy(nim_sum_of(heaps.iter().copied())),
        [] => grundy(u64::from(VARIANT == 3)),
        [heap] => grundy(partner(heap)),
        [one, other] => Prediction::p_if(partner(one) == other),
        _ => Prediction::Silent,
    }
}

/// Remoteness, by the positions that a winner may hurry to; the variant 0 is right.
fn remoteness<const VARIANT: u8>(at: &Subject) -> Prediction {
    let exactly = |moves: u64| Prediction::Exactly(Value::Remoteness(moves));
    let stones: u64 = at.tokens.iter().sum();
    let right = theorem("remoteness").predict(at);
    let Prediction::Exactly(Value::Remoteness(moves)) = right else { return right };
    match (VARIANT, at.game.card.id, moves % 2) {
        (1, "nim", 1) => exactly(stones),
        (2, "wythoff", 0) => exactly(moves / 2),
        (3, "wythoff", 1) => exactly(2 * (at.tokens.iter().max().unwrap() - at.tokens[0]) + 1),
        (4, "nim", 1) => {
            // By the winning move that takes the fewest stones.
            let sum = nim_sum_of(at.tokens.iter().copied());
            let taken = at.tokens.iter().filter_map(|heap| heap.checked_sub(heap ^ sum));
            exactly(1 + stones - taken.min().unwrap_or(0))
        }
        _ => right,
    }
}

/// Wythoff's game with several players; the variant 0 is right.
fn wythoff_players<const VARIANT: u8>(at: &Subject) -> Prediction {
    let (heaps, a) = (at.tokens, parameter(at, "a"));
    let [x, y] = if let [x, y] = *heaps { [x, y] } else { [0, heaps.first().copied().unwrap_or(0)] };
    let n = at.game.convention.players();
    let c = (usize::from(at.game.convention.alliance().unwrap().terminal_value()) + 1) % n;
    let shortest =
        if y == 0 { 0 } else { 1 + usize::from(x > 0 && (y - x >= a || VARIANT == 1 && y - x + 1 >= a)) };
    let near = 0 < y - x && y - x < 2 * a - u64::from(VARIANT == 2);
    let reaches_level = x == 1 || x == 1 + a && VARIANT != 3 || y == 1 + a || near;
    turns(match n - c {
        1 if y == 0 => n - 2,
        1 if (x, y) == (0, 1) => n - 1,
        1 => usize::from(!(x <= 1 || y - x <= a && (a > 1 || y > x || VARIANT == 4))),
        2 if (x, y) == (1, 1 + a) => n - 1,
        2 if x >= 1 && y > a && (VARIANT != 5 || y - x >= a) => usize::from(!reaches_level),
        _ => (shortest + c + n - 1) % n,
    })
}

/// Ring-bounded Small Nim with several players; the variant 0 is right.
fn small_nim_ring<const VARIANT: u8>(at: &Subject) -> Prediction {
    let (b, most) = (parameter(at, "b"), at.game.parameters.bound("B").unwrap());
    let n = at.game.convention.players();
    let length = (n as u64 - 1) * most + if VARIANT == 1 { 1 } else { b };
    let mut value = n - 1;
    for &heap in at.tokens.iter().rev() {
        let is_late = value + 2 == n && VARIANT != 2;
        value = if heap < b {
            n - 1
        } else if heap == b && VARIANT != 3 {
            (value + 1) % n
        } else {
            let place = (heap - u64::from(is_late)) % length;
            place.checked_sub(b).map_or(n - 1, |place| (place / most) as usize % n)
        };
    }
    turns(value)
}

/// Ring-bounded Small Nim under misère play; the variant 0 is right.
fn small_nim_misere<const VARIANT: u8>(at: &Subject) -> Prediction {
    let (b, most) = (parameter(at, "b"), at.game.parameters.bound("B").unwrap());
    let is_lost = at.tokens.iter().rev().fold(false, |others_are_lost, heap| {
        let remainder = heap % (most + b);
        match others_are_lost && VARIANT != 1 {
            true => remainder == 0 && VARIANT != 2 || remainder > most,
            false => remainder >= b && remainder < if VARIANT == 3 { most } else { 2 * b },
        }
    });
    Prediction::p_if(is_lost)
}

/// What a variant says where the theorem speaks of a value.
fn changed(id: &str, at: &Subject, change: impl Fn(u64) -> u64) -> Prediction {
    match theorem(id).predict(at) {
        Prediction::Exactly(Value::Grundy(value)) => grundy(change(value)),
        prediction => prediction,
    }
}

type Says = fn(&Subject) -> Prediction;

/// Whether one of the theorem’s own instances refutes what is said in its place, which must say something in some.
fn is_refuted_by_an_instance(id: &str, says: Says) -> bool {
    let variant: &'static Variant = Box::leak(Box::new(Variant { of: theorem(id), says }));
    let mut predicted = 0;
    let is_refuted = variant.of.card().instances.iter().any(|instance| {
        let game = game(instance.notation, instance.play);
        if variant.of.status(&game) == mexplorer::theorem::Status::NeedsHypothesis {
            return false;
        }
        let found = checked(variant, &game, &within(instance.bound, instance.heaps));
        predicted += found.predicted;
        found.agreed < found.predicted
    });
    assert!(predicted > 0, "{id}: nothing is said in its place");
    is_refuted
}

/// What a slip would make of the statements: off by one, a wrong parity, an exception forgotten. The first of each list
/// is the statement itself where it is written out anew here; no instance may refute that.
#[test]
fn the_instances_of_each_theorem_refute_what_a_slip_would_make_of_it() {
    let right: [(&str, Says); 19] = [
        ("wythoff", wythoff::<0>),
        ("euclid", euclid::<0>),
        ("fibonacci", fibonacci::<0>),
        ("moore", moore::<0>),
        ("misere-nim", misere_nim::<0>),
        ("staircase", staircase::<0>),
        ("halving", halving::<0>),
        ("chomp", chomp::<0>),
        ("large-nim-all", large_nim::<0>),
        ("large-nim-n-plus-1", one_more::<0>),
        ("large-nim-n", as_many::<0>),
        ("large-nim-3-4", three_and_four::<0>),
        ("small-nim", small_nim::<0>),
        ("small-nim-unbounded", small_nim_unbounded::<0>),
        ("one-pass", one_pass::<0>),
        ("remoteness", remoteness::<0>),
        ("wythoff-players", wythoff_players::<0>),
        ("small-nim-ring-players", small_nim_ring::<0>),
        ("small-nim-misere", small_nim_misere::<0>),
    ];
    for (id, says) in right {
        assert!(!is_refuted_by_an_instance(id, says), "{id}");
    }
    let wrong: &[(&str, &[Says])] = &[
        (
            "bouton",
            &[
                |at| grundy(at.tokens.iter().sum()),
                |at| grundy(nim_sum_of(at.tokens.iter().copied()) & 7),
                |at| grundy(at.tokens.iter().fold(0, |union, heap| union | heap)),
            ],
        ),
        (
            "bash",
            &[
                |at| grundy(nim_sum_of(at.tokens.iter().map(|heap| heap % parameter(at, "m")))),
                |at| grundy(nim_sum_of(at.tokens.iter().map(|heap| *heap.min(&parameter(at, "m"))))),
                |at| grundy(at.tokens.iter().sum::<u64>() % (parameter(at, "m") + 1)),
            ],
        ),
        ("wythoff", &[wythoff::<1>, wythoff::<2>, wythoff::<3>, wythoff::<4>, wythoff::<5>]),
        ("euclid", &[euclid::<1>, euclid::<2>, euclid::<3>, euclid::<4>, euclid::<5>, euclid::<6>]),
        ("fibonacci", &[fibonacci::<1>, fibonacci::<2>, fibonacci::<3>, fibonacci::<4>]),
        ("moore", &[moore::<1>, moore::<2>, moore::<3>, moore::<4>, moore::<5>, moore::<6>]),
        ("misere-nim", &[misere_nim::<1>, misere_nim::<2>, misere_nim::<3>, misere_nim::<4>]),
        (
            "sj",
            &[
                |at| Prediction::p_if(nim_sum_of(at.components.iter().copied()) == 0),
                |at| Prediction::p_if(nim_sum_of(at.components.iter().copied()) != 0),
                |at| {
                    let is_large = at.components.iter().any(|value| *value > 0);
                    Prediction::p_if((nim_sum_of(at.components.iter().copied()) == 0) == is_large)
                },
                |at| {
                    let is_large = at.components.iter().all(|value| *value > 1);
                    Prediction::p_if((nim_sum_of(at.components.iter().copied()) == 0) == is_large)
                },
            ],
        ),
        (
            "sprague-grundy",
            &[
                |at| grundy(at.components.iter().sum()),
                |at| grundy(at.components.iter().copied().max().unwrap_or(0)),
            ],
        ),
        ("halving", &[halving::<1>, halving::<2>]),
        ("chomp", &[chomp::<1>, chomp::<2>, chomp::<3>, chomp::<4>, chomp::<5>]),
        ("staircase", &[staircase::<1>, staircase::<2>, staircase::<3>]),
        ("remoteness", &[remoteness::<1>, remoteness::<2>, remoteness::<3>, remoteness::<4>]),
        (
            "unit-heaps",
            &[
                |at| turns((at.tokens.len() + 1) % at.game.convention.players()),
                |at| turns(at.tokens.len() % (at.game.convention.players() - 1)),
                |at| turns(at.tokens.len().min(at.game.convention.players() - 1)),
            ],
        ),
        (
            "large-nim-many",
            &[
                |at| by_smallest(at, |n, heaps, _, _| (n > heaps).then_some(heaps)),
                |at| by_smallest(at, |n, heaps, _, _| (n > heaps + 1).then_some(heaps.saturating_sub(1))),
                |at| by_smallest(at, |n, heaps, m, _| (n > heaps + 1).then_some(heaps + usize::from(m > 1))),
            ],
        ),
        ("large-nim-n-plus-1", &[one_more::<1>, one_more::<2>, one_more::<3>, one_more::<4>, one_more::<5>]),
        ("large-nim-n", &[as_many::<1>, as_many::<2>, as_many::<3>, as_many::<4>]),
        (
            "large-nim-3-4",
            &[three_and_four::<1>, three_and_four::<2>, three_and_four::<3>, three_and_four::<4>],
        ),
        (
            "large-nim-all",
            &[
                large_nim::<1>,
                large_nim::<2>,
                large_nim::<3>,
                large_nim::<4>,
                large_nim::<5>,
                large_nim::<6>,
                large_nim::<7>,
                large_nim::<8>,
                large_nim::<9>,
                large_nim::<10>,
                large_nim::<11>,
                large_nim::<12>,
                large_nim::<13>,
                large_nim::<14>,
                large_nim::<15>,
                large_nim::<16>,
                large_nim::<17>,
                large_nim::<18>,
            ],
        ),
        (
            "small-nim",
            &[small_nim::<1>, small_nim::<2>, small_nim::<3>, small_nim::<4>, small_nim::<5>, small_nim::<6>],
        ),
        (
            "small-nim-unbounded",
            &[small_nim_unbounded::<1>, small_nim_unbounded::<2>, small_nim_unbounded::<3>],
        ),
        ("one-pass", &[one_pass::<1>, one_pass::<2>, one_pass::<3>]),
        (
            "wythoff-players",
            &[
                wythoff_players::<1>,
                wythoff_players::<2>,
                wythoff_players::<3>,
                wythoff_players::<4>,
                wythoff_players::<5>,
            ],
        ),
        ("small-nim-ring-players", &[small_nim_ring::<1>, small_nim_ring::<2>, small_nim_ring::<3>]),
        ("small-nim-misere", &[small_nim_misere::<1>, small_nim_misere::<2>, small_nim_misere::<3>]),
        (
            "symmetric-difference",
            &[|at| match *at.tokens {
                // The union of two heaps in place of their symmetric difference.
                [a, b, c] => Prediction::p_if(a | b == c),
                _ => theorem("symmetric-difference").predict(at),
            }],
        ),
        (
            "colon",
            &[
                |at| changed("colon", at, |value| value & 1),
                |at| changed("colon", at, |_| at.tokens.len() as u64),
            ],
        ),
        (
            "fusion",
            &[
                |at| changed("fusion", at, |_| at.tokens.len() as u64 % 2),
                |at| match theorem("colon").predict(at) {
                    Prediction::Silent => grundy(at.tokens.len() as u64 % 2),
                    prediction => prediction,
                },
            ],
        ),
    ];
    for (id, variants) in wrong {
        for (index, says) in variants.iter().enumerate() {
            assert!(is_refuted_by_an_instance(id, *says), "{id}: variant {} is not refuted", index + 1);
        }
    }
}
