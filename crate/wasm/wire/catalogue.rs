//! The catalogue: what can be asked for.

use super::notation::ParameterValue;
use super::{Record, Text};
use mexplorer::convention;
use mexplorer::limits;
use mexplorer::parameter::{self, Presence, Range};
use mexplorer::ruleset;
use mexplorer::rulesets;
use mexplorer::theorem;
use mexplorer::theorems;
use serde::Serialize;

/// The rulesets, conventions and theorems, with their texts, and the limits of every input.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Catalogue {
    version: &'static str,
    rulesets: Vec<RulesetCard>,
    conventions: Vec<ConventionCard>,
    theorems: Vec<TheoremCard>,
    limits: Limits,
}

/// The bounds of every input.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Limits {
    /// Characters of a typed text, in UTF-16 units.
    text_length: usize,
    /// Nonempty heaps of a position.
    heaps: usize,
    /// Stones in a heap.
    heap_size: u64,
    /// Numbers in a set.
    set_size: usize,
    /// Positions of a graph.
    positions: usize,
    /// Moves of a graph.
    moves: usize,
    /// Positions in one call of `evaluate`.
    evaluated: usize,
    /// Options that `explain` lists.
    listed_options: usize,
    /// Moves up to which `explore` sends them all unasked.
    moves_sent: usize,
    /// Positions up to which covering moves are exact.
    exact_covers: usize,
    /// Positions that the page draws as SVG.
    drawn_positions: usize,
}

/// A ruleset that can be asked for.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesetCard {
    id: &'static str,
    name: Text,
    /// The rules in one or two sentences; holes are keys of parameters.
    rules: Text,
    parameters: Vec<ParameterCard>,
    /// Positions worth opening; the first is shown to a reader who picks the ruleset.
    examples: Vec<Example>,
    sources: &'static [&'static str],
}

/// A parameter of a ruleset.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParameterCard {
    key: &'static str,
    name: Text,
    /// What it means, in a few words.
    meaning: Text,
    range: ParameterRange,
    /// Whether a request must give it. If not, leaving it out means `initial`.
    required: bool,
    /// The value a form starts with.
    initial: ParameterValue,
}

/// The values that a parameter takes: an integer, or a set of at most `limits.setSize` of them, within these bounds.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParameterRange {
    #[cfg_attr(test, ts(type = "\"integer\" | \"set\""))]
    kind: &'static str,
    least: u64,
    most: u64,
}

/// A game worth opening.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Example {
    /// In the form `ruleset[key=value,…](position)`.
    notation: &'static str,
    /// What there is to see.
    says: Text,
}

/// A play convention that can be asked for.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConventionCard {
    #[cfg_attr(test, ts(type = "\"normal\" | \"misere\""))]
    kind: &'static str,
    name: Text,
    /// Who wins, in plain words.
    says: Text,
}

/// A theorem that values are compared with.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TheoremCard {
    id: &'static str,
    name: Text,
    statement: Text,
    /// The texts that say why a position has its value, by the `reason` of a verdict.
    #[cfg_attr(test, ts(type = "Record<string, Text>"))]
    reasons: Record<Text>,
    status: TheoremStatus,
    source: &'static str,
}

/// How far a theorem can be trusted.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TheoremStatus {
    Proved,
    NeedsHypothesis,
    Conjecture,
    Observed,
}

pub fn catalogue() -> Catalogue {
    Catalogue {
        version: env!("CARGO_PKG_VERSION"),
        rulesets: rulesets::ALL.iter().copied().map(ruleset_card).collect(),
        conventions: convention::ALL.iter().map(convention_card).collect(),
        theorems: theorems::ALL.iter().map(|theorem| theorem_card(theorem.card())).collect(),
        limits: Limits {
            text_length: limits::TEXT_LENGTH,
            heaps: limits::HEAPS,
            heap_size: limits::HEAP_SIZE,
            set_size: limits::SET_SIZE,
            positions: limits::POSITIONS,
            moves: limits::MOVES,
            evaluated: limits::EVALUATED,
            listed_options: limits::LISTED_OPTIONS,
            moves_sent: limits::MOVES_SENT,
            exact_covers: limits::EXACT_COVERS,
            drawn_positions: limits::DRAWN_POSITIONS,
        },
    }
}

fn ruleset_card(card: &'static ruleset::RulesetCard) -> RulesetCard {
    let example =
        |example: &ruleset::Example| Example { notation: example.notation, says: example.says.into() };
    RulesetCard {
        id: card.id,
        name: card.name.into(),
        rules: card.rules.into(),
        parameters: card.parameters.iter().map(parameter_card).collect(),
        examples: card.examples.iter().map(example).collect(),
        sources: card.sources,
    }
}

fn parameter_card(card: &parameter::ParameterCard) -> ParameterCard {
    let range = match card.range {
        Range::Integer { least, most } => ParameterRange { kind: "integer", least, most },
        Range::Set { least, most } => ParameterRange { kind: "set", least, most },
    };
    ParameterCard {
        key: card.key,
        name: card.name.into(),
        meaning: card.meaning.into(),
        range,
        required: matches!(card.presence, Presence::Required(_)),
        initial: (&card.initial()).into(),
    }
}

fn convention_card(card: &convention::ConventionCard) -> ConventionCard {
    ConventionCard { kind: card.kind, name: card.name.into(), says: card.says.into() }
}

fn theorem_card(card: &theorem::TheoremCard) -> TheoremCard {
    TheoremCard {
        id: card.id,
        name: card.name.into(),
        statement: card.statement.into(),
        reasons: card.reasons.iter().map(|(key, text)| (*key, (*text).into())).collect(),
        status: match card.status {
            theorem::Status::Proved => TheoremStatus::Proved,
            theorem::Status::NeedsHypothesis => TheoremStatus::NeedsHypothesis,
            theorem::Status::Conjecture => TheoremStatus::Conjecture,
            theorem::Status::Observed => TheoremStatus::Observed,
        },
        source: card.source,
    }
}
