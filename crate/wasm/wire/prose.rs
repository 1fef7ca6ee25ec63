//! What is told to readers: the catalogue, and what is written about rulesets and theorems. It is no part of the wasm: files of
//! it are generated from the Rust sources, and the page fetches them when somebody reads them.

use super::catalogue::{self, Text};
use super::fresh;
use mexplorer::game;
use mexplorer::refusal::RefusalProse;
use mexplorer::ruleset::{self, RulesetCard};
use mexplorer::theorem;
use mexplorer::theorems;
use mexplorer::wrappers::passes;
use serde::Serialize;

/// What is written about a theorem, but for its name.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct TheoremProse {
    /// With its hypotheses.
    statement: Text,
    /// Why it is true; of one that is not proved, what speaks for it.
    argument: Text,
    /// A formula of the statement as a MathML element; empty where the text has no need of one.
    formula: &'static str,
    /// The texts that say in one line why a position has its value, by the `reason` of a verdict.
    reasons: super::Record<Text>,
    /// What the quantities are called, by name.
    quantities: super::Record<Text>,
    /// What it claims about a whole set, by the `key` of a verdict.
    claims: super::Record<Text>,
    /// Who proved it, or who checked it how far.
    proof: Text,
    /// Where it is stated and proved.
    source: &'static str,
    /// Where the source is wrong or leaves something out.
    #[serde(skip_serializing_if = "Option::is_none")]
    errata: Option<Text>,
}

/// What is written about a ruleset.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct RulesetProse {
    /// What there is to see in its examples, one after the other.
    says: Vec<Text>,
    /// Who studied it where.
    sources: &'static [&'static str],
}

fn prose(prose: &'static theorem::Prose) -> TheoremProse {
    let texts = |texts: &'static [(&'static str, mexplorer::text::Text)]| {
        texts.iter().map(|(key, text)| (*key, Text::from(*text))).collect()
    };
    TheoremProse {
        statement: prose.statement.into(),
        argument: prose.argument.into(),
        formula: prose.formula,
        reasons: texts(prose.reasons),
        quantities: texts(prose.quantities),
        claims: texts(prose.claims),
        proof: prose.proof.into(),
        source: prose.source,
        errata: prose.errata.map(Text::from),
    }
}

#[test]
fn the_files_of_prose_are_fresh() {
    let of_theorems = fresh::path("prose/theorems");
    if fresh::updates() {
        let _ = std::fs::remove_dir_all(&of_theorems);
        std::fs::create_dir_all(&of_theorems).unwrap();
    }
    for (theorem, about) in theorems::ALL.iter().zip(theorems::PROSE) {
        is_fresh(&format!("theorems/{}", theorem.card().id), &prose(about));
    }
    let files = std::fs::read_dir(&of_theorems).unwrap().count();
    assert_eq!(files, theorems::ALL.len(), "a file of prose belongs to no theorem");
    let about = |(card, prose): (&'static RulesetCard, &'static ruleset::RulesetProse)| {
        let says = prose.examples.iter().map(|example| example.says.into()).collect();
        (card.id, RulesetProse { says, sources: prose.sources })
    };
    let all: super::Record<RulesetProse> = game::cards().zip(game::prose()).map(about).collect();
    is_fresh("rulesets", &all);
    let says = |refusals: &'static [RefusalProse]| -> super::Record<Text> {
        refusals.iter().map(|refusal| (refusal.key, refusal.says.into())).collect()
    };
    let refusals = game::cards().zip(game::prose()).map(|(card, prose)| (card.id, says(prose.refusals)));
    let with_passes = refusals.chain([(passes::ID, says(passes::REFUSALS))]);
    is_fresh("refusals", &with_passes.collect::<super::Record<_>>());
    is_fresh("catalogue", &catalogue::catalogue());
}

fn is_fresh(name: &str, content: &impl Serialize) {
    let json = serde_json::to_string_pretty(content).unwrap() + "\n";
    fresh::is_fresh(&format!("prose/{name}.json"), &json);
}
