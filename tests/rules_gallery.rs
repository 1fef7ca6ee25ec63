//! The rules that people asked for, in `www/docs/site/rules.toml`: every answer that was published is computed.

use crate::common::parse;
use mexplorer::analysis::{evaluate, sequence};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Gallery {
    rules: Vec<Rule>,
    examples: Vec<Example>,
}

/// A line that shows what the language has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    notation: String,
    says: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    en: String,
    zh: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    id: String,
    name: Text,
    says: Text,
    program: Option<String>,
    sources: Vec<Source>,
    lines: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    title: String,
    place: String,
}

/// A rule in a line, with what was published of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    line: String,
    start: String,
    same: Option<String>,
    play: Option<String>,
    until: Option<u64>,
    #[serde(default)]
    first: Vec<String>,
    #[serde(default)]
    second: Vec<String>,
    #[serde(default)]
    values: Vec<u32>,
    #[serde(default)]
    table: Vec<Vec<u64>>,
    #[serde(default)]
    grundy: BTreeMap<String, u64>,
    all: Option<All>,
    #[serde(default)]
    counts: Vec<Count>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct All {
    least: u64,
    most: u64,
    #[serde(default)]
    strictly: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    heaps: u32,
    least: u64,
    most: u64,
    #[serde(default)]
    ascending: bool,
    first: Option<u64>,
    second: Option<u64>,
}

fn gallery() -> Gallery {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/docs/site/rules.toml");
    toml::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

impl Line {
    fn convention(&self) -> PlayConvention {
        match self.play.as_deref() {
            None => PlayConvention::Normal,
            Some("misere") => PlayConvention::Misere,
            Some(other) => panic!("{other}"),
        }
    }

    /// A position, or several of the same rule in a sum.
    fn notation(&self, position: &str) -> String {
        position.split('+').map(|part| format!("{}{part}", self.line)).collect::<Vec<_>>().join("+")
    }

    /// The Grundy value, under normal play, and who wins.
    fn value(&self, position: &str) -> (Option<u64>, OutcomeClass) {
        let heaps = position.split(|sign: char| !sign.is_ascii_digit()).filter_map(|heap| heap.parse().ok());
        assert!(heaps.max() <= self.until.or(Some(u64::MAX)), "{} {position}", self.line);
        let (game, start) = parse(&self.notation(position), self.convention());
        let found = evaluate(&game, &[start], Default::default())
            .unwrap_or_else(|fault| panic!("{} {position}: {fault:?}", self.line));
        (found.values[0].grundy, found.values[0].outcome.unwrap())
    }

    /// The values of the heaps 0, 1, … up to a heap.
    fn values_to(&self, heap: usize) -> Vec<u32> {
        values_of(&self.line, heap + 1)
    }

    /// How many answers agree.
    fn check(&self) -> usize {
        let mut agreed = 0;
        for (positions, winner) in [(&self.first, OutcomeClass::N), (&self.second, OutcomeClass::P)] {
            for position in positions {
                assert_eq!(self.value(position).1, winner, "{} {position}", self.line);
                agreed += 1;
            }
        }
        if !self.values.is_empty() {
            assert_eq!(self.values_to(self.values.len() - 1), self.values, "{}", self.line);
            agreed += self.values.len();
        }
        for (x, row) in (1..).zip(&self.table) {
            for (y, value) in (1..).zip(row) {
                assert_eq!(self.value(&format!("({x},{y})")).0, Some(*value), "{} ({x},{y})", self.line);
                agreed += 1;
            }
        }
        for (position, value) in &self.grundy {
            assert_eq!(self.value(position).0, Some(*value), "{} {position}", self.line);
            agreed += 1;
        }
        if let Some(all) = &self.all {
            self.check_all(all);
            agreed += 1;
        }
        for count in &self.counts {
            self.check_count(count);
            agreed += 1;
        }
        agreed
    }

    /// Positions with heaps of a range are won by whoever moves second exactly where it is said so.
    fn check_all(&self, all: &All) {
        let heaps = |text: &String| -> Vec<u64> {
            text.trim_matches(['(', ')']).split(',').map(|heap| heap.parse().unwrap()).collect()
        };
        let said: BTreeSet<_> = self.second.iter().map(heaps).collect();
        let mut ascending = vec![Vec::new()];
        for _ in 0..said.first().unwrap().len() {
            let from = |least: &Vec<u64>| {
                least.last().map_or(all.least, |last| last + u64::from(all.strictly))..=all.most
            };
            ascending = ascending
                .iter()
                .flat_map(|least| from(least).map(|heap| [&least[..], &[heap]].concat()))
                .collect();
        }
        let lost = |heaps: &Vec<u64>| {
            let text: Vec<String> = heaps.iter().map(u64::to_string).collect();
            self.value(&format!("({})", text.join(","))).1 == OutcomeClass::P
        };
        let found: BTreeSet<_> = ascending.into_iter().filter(lost).collect();
        assert_eq!(found, said, "{}", self.line);
    }

    /// So many positions are won, by the values of their heaps.
    fn check_count(&self, count: &Count) {
        let values = self.values_to(count.most as usize);
        let values = &values[count.least as usize..];
        // How many positions have a nim-sum, by it and by the last heap where heaps ascend.
        let mut sums: HashMap<(usize, u32), u64> = HashMap::from([((0, 0), 1)]);
        for _ in 0..count.heaps {
            let mut longer = HashMap::new();
            for ((last, sum), ways) in sums {
                for (heap, value) in values.iter().enumerate().skip(last) {
                    *longer.entry((if count.ascending { heap } else { 0 }, sum ^ value)).or_default() += ways;
                }
            }
            sums = longer;
        }
        let second = sums.iter().filter(|((_, sum), _)| *sum == 0).map(|(_, ways)| ways).sum::<u64>();
        let first = sums.values().sum::<u64>() - second;
        assert!(count.first.or(count.second).is_some());
        assert_eq!(count.first.unwrap_or(first), first, "{} {} {}", self.line, count.heaps, count.most);
        assert_eq!(count.second.unwrap_or(second), second, "{} {} {}", self.line, count.heaps, count.most);
    }
}

fn values_of(rules: &str, length: usize) -> Vec<u32> {
    let (game, _) = parse(&format!("{rules}(1)"), PlayConvention::Normal);
    let found = sequence(&game, length, Default::default()).unwrap().sequence;
    assert_eq!(found.stopped, None, "{rules}");
    (0..length).map(|heap| found.value(heap)).collect()
}

#[test]
fn every_published_answer_is_found() {
    let gallery = gallery();
    let mut agreed = 0;
    for rule in &gallery.rules {
        let of_rule = rule.lines.iter().map(Line::check).sum::<usize>();
        assert!(of_rule > 0, "{} has no answer", rule.id);
        agreed += of_rule;
    }
    assert!(gallery.rules.len() >= 30 && agreed > 230, "{} rules, {agreed} answers", gallery.rules.len());
}

#[test]
fn a_rule_that_has_a_name_has_the_same_values_under_it() {
    let (gallery, mut compared) = (gallery(), 0);
    for line in gallery.rules.iter().flat_map(|rule| &rule.lines) {
        if let Some(same) = &line.same {
            assert_eq!(values_of(&line.line, 60), values_of(same, 60), "{same}");
            compared += 1;
        }
    }
    assert!(compared >= 2, "{compared}");
}

#[test]
fn every_rule_opens_and_is_told_in_both_languages() {
    let gallery = gallery();
    let mut ids = BTreeSet::new();
    for rule in &gallery.rules {
        assert!(ids.insert(&rule.id), "{} is there twice", rule.id);
        for text in [&rule.name, &rule.says] {
            assert!(!text.en.is_empty() && !text.zh.is_empty(), "{}", rule.id);
        }
        assert!(!rule.sources.is_empty(), "{}", rule.id);
        for Source { title, place } in &rule.sources {
            assert!(!title.is_empty() && place.starts_with("http"), "{place}");
        }
        for line in &rule.lines {
            line.value(&line.start);
        }
        // A program is about a sequence of single heaps.
        assert!(rule.program.is_none() || !values_of(&rule.lines[0].line, 3).is_empty());
    }
    for Example { notation, says } in &gallery.examples {
        let (game, start) = parse(notation, PlayConvention::Normal);
        evaluate(&game, &[start], Default::default()).unwrap();
        assert!(!says.en.is_empty() && !says.zh.is_empty(), "{notation}");
    }
    assert_eq!(gallery.examples.len(), 9);
}
