//! Every rule once more, for any parameters, as naively as it can be said: which positions may follow. It shares nothing with
//! the rulesets but the meaning of tokens. A ruleset that is not said here is taken at its word: what is computed from its
//! moves is still compared with plain recursion.

use crate::common::QUOTAS;
use mexplorer::game::Game;
use mexplorer::kinds::edges::{edge, ends};
use mexplorer::kinds::vertices::{neighbours, vertex};
use mexplorer::numbers::SEPARATOR;
use mexplorer::parameter::{Parameters, Value};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

type Heaps = Vec<u64>;

/// The options of a position, by tokens.
pub fn options(game: &Game, tokens: &[u64]) -> BTreeSet<Heaps> {
    let with_passes = game.passes() > 0;
    let own = if with_passes { &tokens[..tokens.len() - 1] } else { tokens };
    let mut options = BTreeSet::new();
    if game.components.is_empty() {
        let naive = of_rule(game.card.id, &game.parameters, game.ruleset.kind().names(), own);
        options = naive.unwrap_or_else(|| {
            let mut options = BTreeSet::new();
            let _ = (game.card.build)(&game.parameters).options(own, &mut |option| {
                options.insert(option.to_vec());
                ControlFlow::Continue(())
            });
            options
        });
    } else {
        let parts: Vec<&[u64]> = own.split(|token| *token == SEPARATOR).collect();
        for (place, component) in game.components.iter().enumerate() {
            for option in self::options(component, parts[place]) {
                let mut after = parts.clone();
                after[place] = &option;
                options.insert(after.join(&SEPARATOR));
            }
        }
    }
    if !with_passes {
        return options;
    }
    let left = tokens[tokens.len() - 1];
    let passed = (left > 0 && !options.is_empty()).then(|| [own, &[left - 1]].concat());
    options.into_iter().map(|option| [&option[..], &[left]].concat()).chain(passed).collect()
}

fn of_rule(id: &str, params: &Parameters, names: &[String], tokens: &[u64]) -> Option<BTreeSet<Heaps>> {
    let options = match id {
        "octal" | "grundy" => split(tokens, &|heap, parts| may_split(id, params, heap, parts)),
        "fibonacci" => {
            let (stones, quota) = (tokens[0], tokens[1]);
            let next = |taken: u64| match params.get("quota") {
                Some(Value::Rule(text)) => QUOTAS.iter().find(|rule| rule.0 == text).unwrap().1(taken),
                _ => taken * params.integer("factor"),
            };
            let left = |taken: u64| vec![stones - taken, next(taken).min(stones - taken)];
            (1..=stones.min(quota)).map(left).collect()
        }
        "staircase" => {
            let mut options = BTreeSet::new();
            for step in 0..tokens.len() {
                for moved in 1..=tokens[step] {
                    let mut after = tokens.to_vec();
                    after[step] -= moved;
                    if step > 0 {
                        after[step - 1] += moved;
                    }
                    options.insert(after);
                }
            }
            options
        }
        "chomp" => {
            let squares = tokens
                .iter()
                .enumerate()
                .flat_map(|(row, length)| (0..*length).map(move |column| (row, column)));
            let bitten = |(row, column): (usize, u64)| {
                let rows = tokens
                    .iter()
                    .enumerate()
                    .map(|(other, length)| if other < row { *length } else { column.min(*length) });
                rows.filter(|length| *length > 0).collect()
            };
            squares.filter(|square| *square != (0, 0)).map(bitten).collect()
        }
        "hackenbush" => {
            (0..tokens.len()).map(|cut| standing(&[&tokens[..cut], &tokens[cut + 1..]].concat())).collect()
        }
        "node-kayles" => tokens.iter().map(|&chosen| unjoined(tokens, chosen)).collect(),
        "turtles" | "ruler" => turned(id, params, tokens),
        "silver-dollar" => {
            let mut options = BTreeSet::new();
            for coin in 0..tokens.len() {
                let first = if coin == 0 { 0 } else { tokens[coin - 1] + 1 };
                let most = params.bound("most").unwrap_or(tokens[coin]);
                options.extend(
                    (first..tokens[coin])
                        .filter(|square| tokens[coin] - square <= most)
                        .map(|square| [&tokens[..coin], &[square], &tokens[coin + 1..]].concat()),
                );
            }
            options
        }
        "graph" => {
            let index = |name: &str| names.iter().position(|other| other == name).unwrap() as u64;
            let arrows = params
                .text("arrows")
                .trim_matches(['{', '}'])
                .split(',')
                .filter_map(|arrow| arrow.split_once('>'));
            arrows
                .map(|(from, to)| [index(from), index(to)])
                .filter(|[from, _]| *from == tokens[0])
                .map(|[_, to]| vec![to])
                .collect()
        }
        "vectors" => {
            let largest = tokens.iter().copied().max().unwrap_or(0);
            let vectors = params.text("moves").trim_matches(['(', ')']).split("),(");
            let mut options = BTreeSet::new();
            for vector in vectors {
                for k in 1..=largest {
                    let by = vector.split(',').map(|term| match term.trim().strip_suffix('k') {
                        None => term.trim().parse().unwrap(),
                        Some("") => k,
                        Some(times) => times.parse::<u64>().unwrap() * k,
                    });
                    let after: Option<Heaps> =
                        tokens.iter().zip(by).map(|(stones, by)| stones.checked_sub(by)).collect();
                    options.extend(after.filter(|after| after != tokens));
                }
            }
            options
        }
        _ => {
            let mut options = BTreeSet::new();
            for after in lowered(tokens) {
                if may_lower(id, params, tokens, &after)? {
                    options.insert(ascending(after));
                }
            }
            options
        }
    };
    Some(options)
}

fn ascending(mut heaps: Heaps) -> Heaps {
    heaps.retain(|heap| *heap > 0);
    heaps.sort_unstable();
    heaps
}

/// All ways to choose a smaller or equal size for each heap.
fn lowered(heaps: &[u64]) -> Vec<Heaps> {
    heaps.iter().fold(vec![vec![]], |lists, &heap| {
        let extended = |list: Heaps| (0..=heap).map(move |size| [list.as_slice(), &[size]].concat());
        lists.into_iter().flat_map(extended).collect()
    })
}

/// May a player turn the ascending heaps `before` into `after`, given in the same places? Nothing where the rule is not said here.
fn may_lower(id: &str, params: &Parameters, before: &[u64], after: &[u64]) -> Option<bool> {
    let pairs = before.iter().zip(after).filter(|(before, after)| before != after);
    let changed: Vec<(u64, u64)> = pairs.map(|(before, after)| (*before, before - after)).collect();
    let Some(&(heap, taken)) = changed.first() else { return Some(false) };
    let (one, smallest, largest) = (changed.len() == 1, before[0], before[before.len() - 1]);
    let number = |key| params.integer(key);
    let may = match id {
        "nim" => one,
        "bash" => one && taken <= number("m"),
        "subtraction" => one && params.set("set").contains(&taken),
        "half" if params.text("rounding") == "up" => one && 2 * taken <= heap + 1,
        "half" => one && 2 * taken <= heap,
        "moore" => changed.len() as u64 <= number("k"),
        "wythoff" => one || taken.abs_diff(changed[1].1) < number("a"),
        "euclid" => one && before.len() == 2 && heap == largest && taken % smallest == 0,
        "large-nim" => one && heap == largest && params.bound("B").is_none_or(|most| taken <= most),
        "small-nim" => {
            let most = params.bound("B").unwrap_or(heap);
            one && heap == smallest && (number("b")..=most).contains(&taken)
        }
        "take" => one && OWN_RULES.iter().find(|rule| rule.0 == params.text("where")).unwrap().1(heap, taken),
        _ => return None,
    };
    Some(may)
}

type OwnRule = (&'static str, fn(u64, u64) -> bool);

/// Rules of one's own in their one form, and what they mean.
pub const OWN_RULES: &[OwnRule] = &[
    ("divides(k, n) and k < n", |n, k| n % k == 0 && k < n),
    ("k * k <= n or prime(k)", |n, k| k * k <= n || (k > 1 && (2..k).all(|d| k % d != 0))),
    ("gcd(n, k) == 1", |n, k| (2..=k).all(|d| n % d != 0 || k % d != 0)),
    ("n % 3 != k % 2", |n, k| n % 3 != k % 2),
    ("2 * k <= n or k == 5", |n, k| 2 * k <= n || k == 5),
    ("k > n", |_, _| false),
];

/// May a player turn a heap into these nonempty ones?
fn may_split(id: &str, params: &Parameters, heap: u64, parts: &[u64]) -> bool {
    let taken = heap - parts.iter().sum::<u64>();
    if id == "grundy" {
        return taken == 0 && parts.len() == 2 && parts[0] != parts[1];
    }
    // Repeating digits stand in brackets.
    let code: String = params.text("code").chars().filter(|character| *character != '.').collect();
    let (once, again) = code.split_once('(').unwrap_or((&code, ""));
    let again = again.trim_end_matches(')');
    let mut digits = once.chars().chain(again.chars().cycle().take(if again.is_empty() { 0 } else { 100 }));
    let digit = digits.nth(taken as usize).map_or(0, |digit| digit.to_digit(16).unwrap());
    // With nothing taken the heap must become several.
    digit >> parts.len() & 1 == 1 && (taken > 0 || parts.len() > 1)
}

/// All ways to put at most three heaps in the place of one, as far as they are legal.
fn split(heaps: &[u64], may_split: &dyn Fn(u64, &[u64]) -> bool) -> BTreeSet<Heaps> {
    let mut options = BTreeSet::new();
    for (place, &heap) in heaps.iter().enumerate() {
        for first in 0..=heap {
            for second in first..=heap - first {
                for third in second..=heap.saturating_sub(first + second) {
                    let parts = ascending(vec![first, second, third]);
                    if parts != [heap] && may_split(heap, &parts) {
                        options.insert(ascending([&heaps[..place], &parts, &heaps[place + 1..]].concat()));
                    }
                }
            }
        }
    }
    options
}

/// The edges that are joined to the ground.
fn standing(edges: &[u64]) -> Heaps {
    let mut reached = BTreeSet::from([0]);
    for _ in edges {
        for [one, other] in edges.iter().map(|edge| ends(*edge)) {
            if reached.contains(&one) || reached.contains(&other) {
                reached.extend([one, other]);
            }
        }
    }
    let mut standing: Heaps =
        edges.iter().copied().filter(|edge| reached.contains(&ends(*edge)[0])).collect();
    standing.iter_mut().for_each(|token| *token = edge(ends(*token)[0], ends(*token)[1]));
    standing.sort_unstable();
    standing
}

/// The graph without a vertex and those joined to it.
fn unjoined(graph: &[u64], chosen: u64) -> Heaps {
    let is_joined = |one: u64, other: u64| neighbours(one) >> vertex(other) & 1 == 1;
    let left: Heaps =
        graph.iter().copied().filter(|&token| token != chosen && !is_joined(chosen, token)).collect();
    let gone = graph.iter().filter(|token| !left.contains(token)).map(|&token| vertex(token));
    let ends = gone.fold(0, |ends, vertex| ends | 1 << vertex);
    left.into_iter().map(|token| token & !ends).collect()
}

/// Coins by their faces: some are turned, the rightmost of them from heads to tails.
fn turned(id: &str, params: &Parameters, coins: &[u64]) -> BTreeSet<Heaps> {
    let mut options = BTreeSet::new();
    for choice in 1u64..1 << coins.len() {
        let places: Vec<usize> = (0..coins.len()).filter(|place| choice >> place & 1 == 1).collect();
        let (first, last) = (places[0], places[places.len() - 1]);
        let is_legal = match id {
            "ruler" => last - first + 1 == places.len() && places.len() as u64 >= params.integer("least"),
            _ => places.len() as u64 <= params.integer("turn"),
        };
        if is_legal && coins[last] == 1 {
            let mut after = coins.to_vec();
            places.iter().for_each(|place| after[*place] = 1 - after[*place]);
            let length = after.iter().rposition(|face| *face == 1).map_or(0, |last| last + 1);
            after.truncate(length);
            options.insert(after);
        }
    }
    options
}
