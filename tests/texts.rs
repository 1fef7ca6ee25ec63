//! What Rust declares and the texts beside it belong together: each has its text in both languages, and no text is left over.
//! Refusals are looked at in `fits.rs`, what theorems say in `theorems.rs`.

use crate::architecture::{code, sources};
use crate::common::texts::{
    CONVENTION, ConventionTexts, FORMULAS, Formulas, PASSES, ParameterTexts, PassesTexts, REFUSALS,
    RulesetTexts, Text, Texts, TheoremTexts, content, holes, ruleset_file, ruleset_texts, texts,
    theorem_file, theorem_texts,
};
use mexplorer::convention::{KINDS, PlayConvention, WINNERS};
use mexplorer::game::{self, Game};
use mexplorer::parameter::{ParameterCard, Presence, Range};
use mexplorer::rulesets;
use mexplorer::text::{self, LANGUAGES, Phrase};
use mexplorer::theorems;
use mexplorer::wrappers::passes;
use std::collections::{BTreeMap, BTreeSet};

/// The files of a folder by their names without the ending.
fn names(folder: &str, ending: &str) -> BTreeSet<String> {
    let all = sources(folder, ending).into_iter().map(|(name, _)| name.trim_end_matches(ending).to_string());
    all.filter(|name| !name.ends_with("/mod")).collect()
}

#[test]
fn a_ruleset_and_a_theorem_is_two_files_and_a_line_of_its_registry() {
    let rulesets: Vec<String> = rulesets::ALL.iter().map(|card| ruleset_file(card.id)).collect();
    let theorems: Vec<String> = theorems::ALL.iter().map(|theorem| theorem_file(theorem.card().id)).collect();
    for (folder, files) in [("crate/solver/rulesets", rulesets), ("crate/solver/theorems", theorems)] {
        let registered = files.iter().map(|file| file.trim_end_matches(".toml").to_string()).collect();
        for ending in [".rs", ".toml"] {
            let there = names(folder, ending);
            let missing: Vec<&String> = there.symmetric_difference(&registered).collect();
            assert!(missing.is_empty(), "{missing:?}: no {ending}, or no line in {folder}/mod.rs");
        }
    }
}

/// The keys of texts must be those that are declared.
fn assert_told<'a, T>(place: &str, declared: impl IntoIterator<Item = &'a str>, told: &BTreeMap<String, T>) {
    let declared: BTreeSet<&str> = declared.into_iter().collect();
    let told: BTreeSet<&str> = told.keys().map(String::as_str).collect();
    let missing: Vec<_> = declared.difference(&told).collect();
    let left_over: Vec<_> = told.difference(&declared).collect();
    assert!(missing.is_empty(), "{place}: {missing:?} missing");
    assert!(left_over.is_empty(), "{place}: {left_over:?} left over");
}

/// Answers how many choices there are.
fn assert_parameters(file: &str, cards: &[ParameterCard], told: &BTreeMap<String, ParameterTexts>) -> usize {
    assert_told(&format!("{file}: parameters"), cards.iter().map(|card| card.key), told);
    let mut choices = 0;
    for card in cards {
        let words = if let Range::Choice(words) = card.range { words } else { &[] };
        let place = format!("{file}: parameters.{}.choices", card.key);
        assert_told(&place, words.iter().copied(), &told[card.key].choices);
        choices += words.len();
    }
    choices
}

#[test]
fn every_parameter_and_every_choice_has_its_texts() {
    let mut choices = 0;
    for card in game::cards() {
        let told = ruleset_texts(card.id).parameters;
        choices += assert_parameters(&ruleset_file(card.id), card.parameters, &told);
    }
    let told = texts::<PassesTexts>(PASSES).parameters;
    assert_parameters(PASSES, std::slice::from_ref(&passes::PARAMETER), &told);
    assert!(choices > 0);
}

#[test]
fn every_convention_and_every_winner_has_its_texts() {
    let told: ConventionTexts = texts(CONVENTION);
    assert_told(&format!("{CONVENTION}: conventions"), KINDS.iter().copied(), &told.conventions);
    assert_told(&format!("{CONVENTION}: winners"), WINNERS.iter().map(|card| card.word), &told.winners);
}

#[test]
fn what_is_shared_is_there_and_somebody_shares_it() {
    let all: Vec<_> = game::cards().map(|card| ruleset_texts(card.id)).collect();
    let refusals = all.iter().flat_map(|told| &told.shared_refusals).map(String::as_str);
    assert_told(REFUSALS, refusals, &texts::<Texts>(REFUSALS));
    let shared: BTreeMap<String, Formulas> = texts(FORMULAS);
    assert_told(FORMULAS, all.iter().filter_map(|told| told.shared_formulas.as_deref()), &shared);
    let own = all.iter().filter_map(|told| told.formulas.as_ref());
    for Formulas { both, outcome, game_value } in own.chain(shared.values()) {
        assert!(![both, outcome, game_value].into_iter().any(Vec::is_empty), "{both:?}");
    }
}

#[test]
fn every_notation_of_the_catalogue_reads_as_itself() {
    for card in game::cards() {
        let (file, RulesetTexts { examples, sources, .. }) = (ruleset_file(card.id), ruleset_texts(card.id));
        assert!(!examples.is_empty(), "{file}: no example");
        assert!(sources.iter().all(|source| source.ends_with('.')), "{file}: a source is no sentence");
        for example in examples {
            let read = Game::parse(&example.notation, PlayConvention::Normal);
            let (game, position) = read.unwrap_or_else(|fault| panic!("{file}: {fault:?}"));
            assert_eq!(game.card.id, card.id, "{file}");
            assert_eq!(game.notation(&position), example.notation, "{file}");
        }
        for parameter in card.parameters {
            parameter.initial();
        }
    }
}

#[test]
fn wordings_are_for_values_that_parameters_take() {
    let mut wordings = 0;
    for card in game::cards() {
        let (file, cards) = (ruleset_file(card.id), game::parameter_cards(card));
        let told = ruleset_texts(card.id).wordings;
        // A strip is told of where it is no heap of as many stones.
        assert!(told.iter().all(|wording| wording.longer != Some(0)), "{}", card.id);
        for (key, value) in told.iter().flat_map(|wording| &wording.of) {
            let of = cards.iter().find(|card| card.key == key);
            let of = of.unwrap_or_else(|| panic!("{file}: wordings of {key}, which is no parameter"));
            let is_ever = match (&of.range, value.parse()) {
                (Range::Integer { least, most }, Ok(value)) => (*least..=*most).contains(&value),
                (Range::Choice(choices), _) => choices.contains(&value.as_str()),
                (Range::Written { .. } | Range::Arrows, _) => {
                    let notation = format!("{}[{key}={value}](1)", card.id);
                    Game::parse(&notation, PlayConvention::Normal)
                        .is_ok_and(|(game, start)| game.notation(&start) == notation)
                }
                _ => value == "∞" && matches!(of.presence, Presence::Unbounded | Presence::Instead(_)),
            };
            assert!(is_ever, "{file}: {key} is never {value}");
            wordings += 1;
        }
    }
    assert!(wordings > 5, "{wordings}");
}

/// Who chooses a game reads one line of its rule, without holes, and finds every game on one of three shelves.
#[test]
fn every_game_is_offered_in_one_line() {
    let mut levels = BTreeSet::new();
    for card in game::cards() {
        let (file, told) = (ruleset_file(card.id), ruleset_texts(card.id));
        let named = told.wordings.iter().filter(|wording| wording.name.is_some());
        assert!(named.clone().all(|wording| wording.offer.is_some()), "{file}: a name without an offer");
        for offer in named.filter_map(|wording| wording.offer.as_ref()).chain([&told.offer]) {
            assert!(offer.en.ends_with('.') && offer.en.len() <= 80, "{file}: {}", offer.en);
            assert!(offer.zh.ends_with('。') && offer.zh.chars().count() <= 40, "{file}: {}", offer.zh);
            assert!(holes(&offer.en).is_empty() && holes(&offer.zh).is_empty(), "{file}: {}", offer.en);
            levels.insert(offer.level.clone());
        }
    }
    assert_eq!(levels.into_iter().collect::<Vec<_>>(), ["deep", "first", "next"]);
}

/// Every text beside the Rust sources, with its file.
fn all() -> Vec<(String, Text)> {
    let mut all = Vec::new();
    let mut add = |file: &str, texts: &mut dyn Iterator<Item = Text>| {
        all.extend(texts.map(|text| (file.to_string(), text)));
    };
    let of_parameters = |told: BTreeMap<String, ParameterTexts>| {
        told.into_values().flat_map(|ParameterTexts { name, meaning, adds, choices }| {
            [name, meaning].into_iter().chain(adds).chain(choices.into_values())
        })
    };
    for card in game::cards() {
        let (file, told) = (ruleset_file(card.id), ruleset_texts(card.id));
        add(&file, &mut [told.name, told.rules].into_iter().chain(told.refusals.into_values()));
        let offers = told.wordings.iter().filter_map(|wording| wording.offer.as_ref()).chain([&told.offer]);
        add(&file, &mut offers.map(|offer| Text { en: offer.en.clone(), zh: offer.zh.clone() }));
        add(&file, &mut told.wordings.iter().filter_map(|wording| wording.name.clone()));
        add(&file, &mut told.wordings.into_iter().map(|told| Text { en: told.en, zh: told.zh }));
        add(&file, &mut told.examples.into_iter().map(|told| Text { en: told.en, zh: told.zh }));
        add(&file, &mut of_parameters(told.parameters));
    }
    let passes: PassesTexts = texts(PASSES);
    add(PASSES, &mut of_parameters(passes.parameters).chain(passes.refusals.into_values()));
    add(REFUSALS, &mut texts::<Texts>(REFUSALS).into_values());
    let convention: ConventionTexts = texts(CONVENTION);
    add(CONVENTION, &mut convention.conventions.into_values().flat_map(|told| [told.name, told.says]));
    add(CONVENTION, &mut convention.winners.into_values());
    for theorem in theorems::ALL {
        let id = theorem.card().id;
        let TheoremTexts {
            name,
            statement,
            idea,
            argument,
            proof,
            errata,
            reasons,
            quantities,
            claims,
            source,
            formula: _,
        } = theorem_texts(id);
        let file = theorem_file(id);
        assert!(!source.is_empty(), "{file}: source is empty");
        add(&file, &mut [name, statement, argument, proof].into_iter().chain(idea).chain(errata));
        let keyed = [reasons, quantities, claims].into_iter().flatten().map(|(_, text)| text);
        add(&file, &mut { keyed });
    }
    all
}

#[test]
fn every_text_is_there_in_both_languages() {
    let mut with_holes = 0;
    for card in rulesets::ALL {
        let told = ruleset_texts(card.id);
        let rules = told.wordings.iter().map(|wording| wording.en.as_str()).chain([told.rules.en.as_str()]);
        for hole in rules.flat_map(holes) {
            let is_parameter = card.parameters.iter().any(|parameter| parameter.key == hole);
            assert!(is_parameter, "{}: {{{hole}}} is no parameter", ruleset_file(card.id));
        }
    }
    for theorem in theorems::ALL {
        let id = theorem.card().id;
        let TheoremTexts { reasons, quantities, .. } = theorem_texts(id);
        for (key, text) in reasons {
            let unnamed: Vec<&str> =
                holes(&text.en).into_iter().filter(|hole| !quantities.contains_key(*hole)).collect();
            assert!(unnamed.is_empty(), "{}: quantities lack {unnamed:?} of reasons.{key}", theorem_file(id));
        }
    }
    for (file, text) in all() {
        assert!(!text.en.is_empty() && !text.zh.is_empty(), "{file}: {text:?}");
        assert_eq!(holes(&text.en), holes(&text.zh), "{file}: the holes differ: {text:?}");
        with_holes += usize::from(!holes(&text.en).is_empty());
    }
    assert!(with_holes > 50, "{with_holes}");
}

/// What Rust puts together stands in the file that the source reads, and is read there as TOML has it.
#[test]
fn words_that_are_put_together_have_their_texts() {
    let mut all = 0;
    for (name, source) in sources("crate/solver", ".rs") {
        let Some((_, read)) = source.split_once("const WORDS: &str = include_str!(\"") else { continue };
        let folder = name.rsplit_once('/').unwrap().0;
        let file = format!("{folder}/{}", read.split_once('"').unwrap().0);
        let told: BTreeMap<String, BTreeMap<String, String>> = texts(&file);
        let wanted = source.split("text!(\"").skip(1).map(|rest| rest.split_once('"').unwrap().0);
        assert_told(&file, wanted, &told);
        let words: &'static str = content(&file).leak();
        for (key, told) in &told {
            assert_told(&format!("{file}: {key}"), LANGUAGES, told);
            for (language, said) in Phrase::of(text::Text::found(words, key), &[]).each() {
                assert_eq!(said, told[language], "{file}: {key}.{language}");
                assert_eq!(holes(said), holes(&told[LANGUAGES[0]]), "{file}: the holes of {key} differ");
            }
            all += 1;
        }
    }
    assert!(all > 60, "{all}");
}

#[test]
fn the_solver_says_nothing_in_a_language() {
    /// What tables of others have for a heading, which is read and never said.
    const READ: &str = "crate/solver/kinds/digraph/lines.rs";
    for (name, source) in sources("crate", ".rs") {
        let is_chinese = code(&source).contains(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
        assert_eq!(is_chinese, name == READ, "{name}: words belong into TOML beside it");
    }
}

#[test]
fn the_solver_and_the_page_have_the_same_languages() {
    let file = include_str!("../www/src/model/languages.json");
    let languages: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(file).unwrap();
    assert_told("www/src/model/languages.json", LANGUAGES, &languages);
}
