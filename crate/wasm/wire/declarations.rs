//! Writes `www/src/solver/wire.ts`. `npm run fix` brings it up to date.

use super::{
    catalogue, evaluation, explanation, exploration, grid, notation, prose, sequence, theorem, verification,
};
use mexplorer::analysis::Method;
use mexplorer::error::ErrorCode;
use mexplorer::pace::Phase;
use std::path::Path;
use ts_rs::{Config, TS};

const HEAD: &str = "// Generated from crate/wasm/wire; `npm test` fails when it is stale. Do not edit.\n";
const ANSWER: &str = "/** What every call answers. */\n\
    export type Answer<T> = { ok: true; value: T } | { ok: false; error: RequestError };\n";

fn declaration<T: TS>() -> String {
    let config = Config::new().with_large_int("number");
    let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config));
    // A comment of one line takes one line.
    declaration.replace("/**\n * ", "/** ").replace(".\n */\n", ". */\n")
}

/// A union of texts, which Rust knows as an enum.
fn union(name: &str, docs: &str, members: impl Iterator<Item = &'static str>) -> String {
    let members: Vec<String> = members.map(|member| format!("\"{member}\"")).collect();
    format!("/** {docs} */\nexport type {name} = {};\n", members.join(" | "))
}

fn wire() -> String {
    let methods = [Method::Search, Method::Recursion, Method::SpragueGrundy, Method::Theorem];
    let phases =
        [Phase::Building, Phase::Solving, Phase::Placing, Phase::Refining, Phase::Comparing, Phase::Done];
    [
        HEAD.to_string(),
        ANSWER.to_string(),
        union(
            "ErrorCode",
            "Every kind of fault that a request can have.",
            ErrorCode::ALL.iter().map(|code| code.as_str()),
        ),
        declaration::<super::RequestError>(),
        declaration::<catalogue::Text>(),
        declaration::<catalogue::Catalogue>(),
        declaration::<catalogue::Limits>(),
        declaration::<catalogue::RulesetCard>(),
        declaration::<catalogue::FormulaExamples>(),
        declaration::<catalogue::ParameterCard>(),
        declaration::<catalogue::ParameterRange>(),
        declaration::<catalogue::Choice>(),
        declaration::<catalogue::Example>(),
        declaration::<catalogue::ConventionCard>(),
        declaration::<catalogue::WinnerCard>(),
        declaration::<catalogue::TheoremCard>(),
        declaration::<catalogue::Instance>(),
        declaration::<prose::TheoremProse>(),
        declaration::<prose::RulesetProse>(),
        declaration::<theorem::TheoremStatus>(),
        declaration::<notation::ParameterValue>(),
        declaration::<notation::Component>(),
        declaration::<notation::Notation>(),
        declaration::<notation::HeapTokens>(),
        union("Method", "How values were found.", methods.into_iter().map(Method::as_str)),
        declaration::<evaluation::Evaluation>(),
        union("Phase", "What a call is at.", phases.into_iter().map(Phase::as_str)),
        declaration::<super::Step>(),
        declaration::<exploration::Exploration>(),
        declaration::<exploration::PartOfGraph>(),
        declaration::<grid::Grid>(),
        declaration::<sequence::Sequence>(),
        declaration::<explanation::Explanation>(),
        declaration::<theorem::Outcome>(),
        declaration::<explanation::MoverChoice>(),
        declaration::<explanation::ExplainedComponent>(),
        declaration::<explanation::PositionValue>(),
        declaration::<explanation::ExplainedOption>(),
        declaration::<explanation::Move>(),
        declaration::<explanation::Change>(),
        declaration::<explanation::TheoremVerdict>(),
        declaration::<theorem::Prediction>(),
        declaration::<theorem::PredictedValue>(),
        declaration::<theorem::Quantity>(),
        declaration::<verification::Verification>(),
        declaration::<verification::Counterexample>(),
        declaration::<verification::ClaimVerdict>(),
        declaration::<verification::Shown>(),
        declaration::<verification::Census>(),
    ]
    .join("\n")
}

#[test]
fn the_typescript_declarations_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/src/solver/wire.ts");
    if std::env::var_os("UPDATE_WIRE").is_some() {
        std::fs::write(&path, wire()).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(content(&committed) == content(&wire()), "wire.ts is stale: npm run fix brings it up to date");
}

/// A text without what the formatter may change.
fn content(text: &str) -> String {
    text.chars().filter(|character| !character.is_whitespace() && !",;|\"".contains(*character)).collect()
}
