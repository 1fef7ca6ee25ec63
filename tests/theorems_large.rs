//! Theorems at heaps near 2⁵³, against integers that are found in other ways: recurrences, squares and sums.

use crate::common::check::{self, Numbers};
use crate::common::{notation, parse};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::game::Game;
use mexplorer::moves::Move;
use mexplorer::numbers::{LARGEST_TOKEN, nim_sum};
use mexplorer::position::Position;
use mexplorer::theorem::{Prediction, Quantity, Subject, Theorem, Value};

const N: OutcomeClass = OutcomeClass::N;
const P: OutcomeClass = OutcomeClass::P;

struct At {
    theorem: &'static dyn Theorem,
    game: Game,
    position: Position,
}

impl At {
    fn new(id: &str, notation: &str, convention: PlayConvention) -> Self {
        let theorem = check::theorem(id);
        let (game, position) = parse(notation, convention);
        assert!(theorem.applies(&game), "{id}: {notation}");
        At { theorem, game, position }
    }

    fn subject(&self) -> Subject<'_> {
        Subject { game: &self.game, tokens: self.position.tokens(), components: &[] }
    }

    fn outcome(&self) -> OutcomeClass {
        match self.theorem.predict(&self.subject()) {
            Prediction::Exactly(value) => value.outcome(2).unwrap(),
            prediction => panic!("{prediction:?}"),
        }
    }

    fn quantity(&self, name: &str) -> Quantity {
        let quantities = self.theorem.reason(&self.subject()).quantities;
        quantities.into_iter().find(|(known, _)| *known == name).unwrap().1
    }

    fn winning_moves(&self) -> Vec<Move> {
        self.theorem.winning_moves(&self.subject()).unwrap()
    }

    /// From an N-position every winning move leads to a position that is P and smaller; from a P-position there is none.
    fn check_winning_moves(&self) {
        let moves = self.winning_moves();
        assert_eq!(moves.is_empty(), self.outcome() == P, "{}", self.game.notation(&self.position));
        for mv in moves {
            let places: Vec<usize> = mv.changes.iter().map(|change| change.place).collect();
            assert!(places.is_sorted() && places.last() < Some(&self.position.tokens().len()));
            let position = mv.play(self.game.ruleset.kind(), self.position.tokens());
            let total =
                |position: &Position| position.tokens().iter().map(|heap| u128::from(*heap)).sum::<u128>();
            assert!(total(&position) < total(&self.position), "{mv:?}");
            let subject = Subject { game: &self.game, tokens: position.tokens(), components: &[] };
            let Prediction::Exactly(value) = self.theorem.predict(&subject) else { panic!() };
            assert_eq!(value.outcome(2), Some(P), "{}: {mv:?}", self.game.notation(&self.position));
        }
    }
}

/// ⌊√n⌋ of a wide integer by Newton’s method.
fn root(n: u128) -> u128 {
    if n == 0 {
        return 0;
    }
    let mut x = 1 << (128 - n.leading_zeros()).div_ceil(2);
    loop {
        let y = (x + n / x) / 2;
        if y >= x {
            return x;
        }
        x = y;
    }
}

/// Pair number k by the formula of the statement, with a floor division that goes down.
fn pair(a: u64, k: u64) -> [u128; 2] {
    let (a, k) = (u128::from(a), u128::from(k));
    let smaller = (2 * k + root(k * k * (a * a + 4)) - k * a) / 2;
    [smaller, smaller + a * k]
}

#[test]
fn wythoff_pairs_near_2_to_53_are_those_of_the_formula() {
    for a in [1, 2, 3, 4, 5, 17, 1000] {
        let most = LARGEST_TOKEN / (a + 2);
        for k in Numbers(a).take(2_000).map(|number| number % most).chain([0, 1, 2, 3, most]) {
            let [smaller, larger] = pair(a, k);
            let at = |x: u128, y: u128| {
                At::new("wythoff", &format!("wythoff[a={a}]({x},{y})"), PlayConvention::Normal)
            };
            assert_eq!(at(smaller, larger).outcome(), P, "a = {a}, k = {k}");
            assert_eq!(at(smaller, larger).winning_moves(), [], "a = {a}, k = {k}");
            at(smaller, larger + 1).check_winning_moves();
            at(smaller + 1, larger).check_winning_moves();
            at(smaller + 1, larger + 1).check_winning_moves();
        }
    }
}

/// Consecutive Fibonacci numbers F₂ᵢ, F₂ᵢ₊₁ are a pair, with k = F₂ᵢ₋₁; those with an odd index before are not.
#[test]
fn fibonacci_numbers_are_wythoff_pairs() {
    let (mut one, mut other, mut is_pair) = (1u64, 2u64, true);
    while other <= LARGEST_TOKEN {
        let at = At::new("wythoff", &format!("wythoff({one},{other})"), PlayConvention::Normal);
        assert_eq!(at.outcome() == P, is_pair, "({one},{other})");
        at.check_winning_moves();
        let lasts = At::new("remoteness", &format!("wythoff({one},{other})"), PlayConvention::Normal);
        let Prediction::Exactly(Value::Remoteness(moves)) = lasts.theorem.predict(&lasts.subject()) else {
            panic!()
        };
        assert_eq!(moves == 2 * (other - one), is_pair);
        (one, other, is_pair) = (other, one + other, !is_pair);
    }
    assert!(one > 1 << 52);
}

#[test]
fn any_two_heaps_of_wythoffs_game_are_won_by_the_moves_named() {
    let mut random = Numbers(7);
    for a in [1, 1, 1, 2, 3, 8, 1 << 20, 1 << 52, LARGEST_TOKEN] {
        for convention in [PlayConvention::Normal, PlayConvention::Misere] {
            for _ in 0..500 {
                let [x, y] = [0; 2].map(|_| random.next().unwrap());
                let near = x.saturating_sub(random.next().unwrap() % 1_000);
                for [x, y] in [[x, y], [x, near]] {
                    let notation = format!("wythoff[a={a}]({x},{y})");
                    At::new("wythoff", &notation, convention.clone()).check_winning_moves();
                }
            }
        }
    }
}

/// Under misère play with a ≥ 2 the pairs are ⌊kα + 1/α⌋, here from 2a·α = a(2 − a) + √(a²(a² + 4)) and
/// 2a/α = a − 2 + √(a² + 4).
#[test]
fn misere_pairs_near_2_to_53_are_those_of_the_formula() {
    for a in [2, 3, 4, 5, 10, 100] {
        let most = LARGEST_TOKEN / (a + 2) - 2;
        for k in Numbers(a).take(2_000).map(|number| number % most).chain([0, 1, 2, 3, most]) {
            let (wide_a, wide_k) = (u128::from(a), u128::from(k));
            let factor = wide_a * wide_k + 1;
            // 2a(kα + 1/α) = (ak + 1)√(a² + 4) + (2 − a)(ak − 1), and 2 − a ≤ 0.
            let rational = (wide_a - 2) * (wide_a * wide_k);
            let sum = root(factor * factor * (wide_a * wide_a + 4)) + (wide_a - 2) - rational;
            let smaller = sum / (2 * wide_a);
            let larger = smaller + wide_a * wide_k + 1;
            let notation = format!("wythoff[a={a}]({smaller},{larger})");
            let at = At::new("wythoff", &notation, PlayConvention::Misere);
            assert_eq!((at.outcome(), at.winning_moves()), (P, vec![]), "{notation}");
        }
    }
}

fn fibonacci_numbers() -> Vec<u64> {
    let pairs = std::iter::successors(Some((1u64, 2u64)), |(one, other)| Some((*other, one + other)));
    pairs.map(|(one, _)| one).take_while(|number| *number <= LARGEST_TOKEN).collect()
}

#[test]
fn zeckendorf_parts_near_2_to_53_are_fibonacci_numbers_that_are_no_neighbours() {
    let fibonacci = fibonacci_numbers();
    let at = |n: u64, q: u64| At::new("fibonacci", &format!("fibonacci({n},{q})"), PlayConvention::Normal);
    for n in Numbers(3).take(500).chain([LARGEST_TOKEN, LARGEST_TOKEN - 1]) {
        let Quantity::List(parts) = at(n, n).quantity("parts") else { panic!() };
        assert_eq!(parts.iter().sum::<u64>(), n);
        let places: Vec<usize> = parts.iter().map(|part| fibonacci.binary_search(part).unwrap()).collect();
        assert!(places.windows(2).all(|two| two[0] >= two[1] + 2), "{parts:?}");
        let smallest = *parts.last().unwrap();
        assert_eq!([at(n, smallest - 1).outcome(), at(n, smallest).outcome()], [P, N]);
        at(n, n - 1).check_winning_moves();
        at(n, n / 3).check_winning_moves();
    }
    for number in &fibonacci[1..] {
        assert_eq!(at(*number, number - 1).outcome(), P, "{number}");
    }
}

#[test]
fn other_factors_have_powers_of_two_or_parts_far_enough_apart() {
    let at = |factor: u64, n: u64| {
        At::new("fibonacci", &format!("fibonacci[factor={factor}]({n})"), PlayConvention::Normal)
    };
    for n in Numbers(5).take(100) {
        let Quantity::List(parts) = at(1, n).quantity("parts") else { panic!() };
        assert!(parts.iter().all(|part| part.is_power_of_two()) && parts.iter().sum::<u64>() == n);
        for factor in [1, 2, 3, 7, 50, 250, LARGEST_TOKEN] {
            let Quantity::List(parts) = at(factor, n).quantity("parts") else { panic!() };
            assert_eq!(parts.iter().sum::<u64>(), n);
            assert!(parts.windows(2).all(|two| u128::from(two[1]) * u128::from(factor) < u128::from(two[0])));
            at(factor, n).check_winning_moves();
        }
    }
    let beyond = at(1_000_000, LARGEST_TOKEN);
    assert_eq!(beyond.theorem.predict(&beyond.subject()), Prediction::Silent);
    assert_eq!(beyond.theorem.winning_moves(&beyond.subject()), None);
}

#[test]
fn moves_of_moores_nim_level_all_columns_of_huge_heaps() {
    let mut named = 0;
    let mut random = Numbers(11);
    for k in [1, 2, 3, 4, 7, LARGEST_TOKEN] {
        for count in 1..=12 {
            for _ in 0..20 {
                // Few digits now and then, so that the ends of misère play occur.
                let digits = [1, 2, 3, 53][random.next().unwrap() as usize % 4];
                let heaps: Vec<u64> = (0..count).map(|_| random.next().unwrap() >> (53 - digits)).collect();
                for convention in [PlayConvention::Normal, PlayConvention::Misere] {
                    let at = At::new("moore", &notation(&format!("moore[k={k}]"), &heaps), convention);
                    if at.position.tokens().is_empty() {
                        continue;
                    }
                    at.check_winning_moves();
                    for mv in at.winning_moves() {
                        assert!((1..=k).contains(&(mv.changes.len() as u64)));
                        let heap = |place: usize| at.position.tokens()[place];
                        assert!(mv.changes.iter().all(|change| change.to[0] < heap(change.place)));
                        named += 1;
                    }
                }
            }
        }
    }
    assert!(named > 2_000, "{named}");
}

#[test]
fn huge_heaps_have_the_winning_moves_named() {
    let mut lost = 0;
    let mut random = Numbers(13);
    for count in 1..=9usize {
        for _ in 0..50 {
            let mut heaps: Vec<u64> = (0..count).map(|_| random.next().unwrap() >> 4).collect();
            if random.next().unwrap() % 2 == 0 {
                heaps[0] = nim_sum(heaps[1..].iter().copied());
            }
            let misere = At::new("misere-nim", &notation("nim", &heaps), PlayConvention::Misere);
            let large = heaps.iter().filter(|heap| **heap > 1).count();
            if large > 1 {
                assert_eq!(misere.outcome() == P, nim_sum(heaps.iter().copied()) == 0);
                lost += usize::from(misere.outcome() == P);
            }
            if !misere.position.tokens().is_empty() {
                misere.check_winning_moves();
            }
            let bash = At::new("bash", &notation("bash[m=1000003]", &heaps), PlayConvention::Normal);
            bash.check_winning_moves();
            for game in ["half", "half[rounding=down]"] {
                At::new("halving", &notation(game, &heaps), PlayConvention::Normal).check_winning_moves();
            }
        }
    }
    assert!(lost > 100, "{lost}");
}

/// Neighbouring Fibonacci numbers are on one side of the golden ratio and the other by turns: they are as close to it as heaps
/// can be, and in floats the last of them cannot be told from it.
#[test]
fn fibonacci_numbers_are_on_both_sides_of_the_golden_ratio() {
    for convention in [PlayConvention::Normal, PlayConvention::Misere] {
        let (mut one, mut other, mut is_close) = (3u64, 5u64, false);
        while other <= LARGEST_TOKEN {
            let at = |one: u64, other: u64| {
                At::new("euclid", &format!("euclid({one},{other})"), convention.clone())
            };
            assert_eq!(at(one, other).outcome() == P, is_close, "({one},{other})");
            at(one, other).check_winning_moves();
            assert_eq!(at(one, other - 1).outcome(), P, "({one},{other} - 1)");
            assert_eq!(at(one, (other + 1).min(LARGEST_TOKEN)).outcome(), N, "({one},{other} + 1)");
            (one, other, is_close) = (other, one + other, !is_close);
        }
        assert!(one > 1 << 52);
    }
}

#[test]
fn any_two_heaps_of_euclids_game_are_won_by_the_move_named() {
    let (mut random, mut lost) = (Numbers(19), 0);
    for convention in [PlayConvention::Normal, PlayConvention::Misere] {
        for round in 0..2_000 {
            let [x, y] = [0; 2].map(|_| random.next().unwrap().max(1));
            // The smaller heap from the size of the larger one down to a few stones.
            let at =
                At::new("euclid", &format!("euclid({},{y})", (x >> (round % 50)).max(1)), convention.clone());
            at.check_winning_moves();
            assert!(at.winning_moves().len() < 2);
            lost += usize::from(at.outcome() == P);
        }
        let at = |smaller: u64| {
            At::new("euclid", &format!("euclid({smaller},{LARGEST_TOKEN})"), convention.clone())
        };
        at(LARGEST_TOKEN).check_winning_moves();
        at(LARGEST_TOKEN - 1).check_winning_moves();
        assert_eq!(at(LARGEST_TOKEN - 1).outcome(), P);
        assert_eq!(at(1).winning_moves().len(), 1);
    }
    assert!(lost > 20, "{lost}");
}

/// What a theorem says without search is said of the largest heaps as well: to search would take for ever.
#[test]
fn the_largest_heaps_are_predicted() {
    let largest = LARGEST_TOKEN;
    for (id, notation, convention) in [
        ("wythoff", format!("wythoff({},{largest})", largest - 1), PlayConvention::Normal),
        ("wythoff", format!("wythoff[a=2]({},{largest})", largest - 1), PlayConvention::Misere),
        ("euclid", format!("euclid({},{largest})", largest - 1), PlayConvention::Misere),
        ("fibonacci", format!("fibonacci({largest})"), PlayConvention::Normal),
        ("fibonacci", format!("fibonacci[factor=250]({largest})"), PlayConvention::Normal),
        ("moore", format!("moore[k=3]({largest}^64)"), PlayConvention::Misere),
        ("misere-nim", format!("nim({largest}^64)"), PlayConvention::Misere),
        ("remoteness", format!("wythoff({},{largest})", largest - 1), PlayConvention::Normal),
    ] {
        let at = At::new(id, &notation, convention);
        at.theorem.predict(&at.subject());
        at.theorem.winning_moves(&at.subject());
    }
}
