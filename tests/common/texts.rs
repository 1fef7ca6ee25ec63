//! The texts that stand beside the Rust sources, as tests need them. Reading one refuses what is not asked for, and names its file.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::path::Path;

/// A text, with the breaks between its sentences.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub en: String,
    pub zh: String,
}

/// Texts by key.
pub type Texts = BTreeMap<String, Text>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RulesetTexts {
    pub name: Text,
    pub offer: Offer,
    pub rules: Text,
    #[serde(default)]
    pub wordings: Vec<Wording>,
    #[serde(default)]
    pub parameters: BTreeMap<String, ParameterTexts>,
    pub examples: Vec<Example>,
    #[serde(default)]
    pub refusals: Texts,
    #[serde(default)]
    pub shared_refusals: Vec<String>,
    pub formulas: Option<Formulas>,
    pub shared_formulas: Option<String>,
    #[serde(default)]
    pub sources: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wording {
    pub of: BTreeMap<String, String>,
    pub name: Option<Text>,
    pub offer: Option<Offer>,
    pub longer: Option<u32>,
    pub en: String,
    pub zh: String,
}

/// How a game is offered to whoever chooses one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub level: String,
    pub en: String,
    pub zh: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ParameterTexts {
    pub name: Text,
    pub meaning: Text,
    pub adds: Option<Text>,
    #[serde(default)]
    pub choices: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub notation: String,
    pub en: String,
    pub zh: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Formulas {
    pub both: Vec<String>,
    pub outcome: Vec<String>,
    pub game_value: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TheoremTexts {
    pub name: Text,
    pub statement: Text,
    pub idea: Option<Text>,
    pub argument: Text,
    #[serde(default)]
    pub formula: String,
    #[serde(default)]
    pub reasons: Texts,
    #[serde(default)]
    pub quantities: Texts,
    #[serde(default)]
    pub claims: Texts,
    pub proof: Text,
    pub source: String,
    pub errata: Option<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PassesTexts {
    pub parameters: BTreeMap<String, ParameterTexts>,
    pub refusals: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConventionTexts {
    pub conventions: BTreeMap<String, Named>,
    pub winners: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    pub name: Text,
    pub says: Text,
}

pub const CONVENTION: &str = "crate/solver/convention.toml";
pub const FORMULAS: &str = "crate/solver/ruleset.toml";
pub const PASSES: &str = "crate/solver/wrappers/passes.toml";
pub const REFUSALS: &str = "crate/solver/refusal.toml";

/// The file of a ruleset.
pub fn ruleset_file(id: &str) -> String {
    let folder = if id == "sum" { "wrappers" } else { "rulesets" };
    format!("crate/solver/{folder}/{}.toml", id.replace('-', "_"))
}

/// The file of a theorem.
pub fn theorem_file(id: &str) -> String {
    format!("crate/solver/theorems/{}.toml", id.replace('-', "_"))
}

pub fn ruleset_texts(id: &str) -> RulesetTexts {
    texts(&ruleset_file(id))
}

pub fn theorem_texts(id: &str) -> TheoremTexts {
    texts(&theorem_file(id))
}

/// What stands in a file.
pub fn texts<T: DeserializeOwned>(file: &str) -> T {
    toml::from_str(&content(file)).unwrap_or_else(|fault| panic!("{file}: {fault}"))
}

/// A file as it is written.
pub fn content(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    std::fs::read_to_string(path).unwrap_or_else(|fault| panic!("{file}: {fault}"))
}

/// The names of the holes of a text, each once.
pub fn holes(text: &str) -> Vec<&str> {
    let mut holes: Vec<&str> = text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect();
    holes.sort_unstable();
    holes.dedup();
    holes
}
