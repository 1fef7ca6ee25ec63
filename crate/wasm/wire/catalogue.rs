//! The catalogue: what can be asked for. It is no part of the wasm but a file, generated from the Rust sources.

use super::notation::{HeapTokens, ParameterValue};
use super::theorem::TheoremStatus;
use mexplorer::convention::{self, PlayConvention};
use mexplorer::game::{self, Game};
use mexplorer::limits;
use mexplorer::parameter::{self, Parameters, Presence, Range};
use mexplorer::position::Position;
use mexplorer::ruleset;
use mexplorer::theorem::{self, Play};
use mexplorer::theorems;
use serde::Serialize;

/// A text in both languages of the page, with {holes} that the page fills.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Text {
    en: &'static str,
    zh: &'static str,
}

impl From<mexplorer::text::Text> for Text {
    fn from(text: mexplorer::text::Text) -> Self {
        Text { en: text.en, zh: text.zh }
    }
}

/// The rulesets, conventions and theorems, with their texts, and the limits of every input.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Catalogue {
    version: &'static str,
    rulesets: Vec<RulesetCard>,
    conventions: Vec<ConventionCard>,
    /// Who may win among several players.
    winners: Vec<WinnerCard>,
    /// What is written about them is always there in this package.
    #[cfg_attr(test, ts(type = "Array<TheoremCard & Partial<TheoremProse>>"))]
    theorems: Vec<TheoremCard>,
    /// The texts that say why no move fits, by whose they are and by key, as a `Refusal` names them. Always there in
    /// this package.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusals: Option<super::Record<super::Record<Text>>>,
    limits: Limits,
}

/// The bounds of every input.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Limits {
    /// Characters of a typed text, in UTF-16 units.
    text_length: usize,
    /// Nonempty heaps of a start.
    heaps: usize,
    /// Nonempty heaps of a position that play has reached where moves split heaps.
    split_heaps: usize,
    /// Stones in a heap.
    heap_size: u64,
    /// Numbers in a set.
    set_size: usize,
    /// Edges of a graph that moves cut.
    edges: usize,
    /// Components of a sum.
    components: usize,
    /// Players.
    players: usize,
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
    /// Moves within which the part of a graph around a position may go.
    around_moves: usize,
    /// Rows, columns and layers of a grid, each, and stones in its fixed heaps.
    grid_side: usize,
    /// Cells of a grid.
    grid_cells: usize,
    /// Cells of a sieve.
    sieve_cells: usize,
    /// Heaps in a sequence.
    sequence: usize,
    /// The largest heap up to which a theorem may be checked.
    checked_bound: u64,
    /// The most heaps with which it may be.
    checked_heaps: usize,
}

/// A ruleset that can be asked for. The parameters of the one named "sum" are `components`, a list of
/// `{ ruleset, params? }`, besides those named here.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct RulesetCard {
    id: &'static str,
    /// Other names in requests and notations, for its best-known games.
    aliases: Vec<&'static str>,
    /// The board that shows its positions.
    board: &'static str,
    /// What the tokens of its positions are, where they are sizes of heaps or the like; passes come after them besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    heap_tokens: Option<HeapTokens>,
    /// How many heaps or steps a start may have, where it is a list of such.
    #[serde(skip_serializing_if = "Option::is_none")]
    most_heaps: Option<usize>,
    name: Text,
    /// The rules in one or two sentences; holes are keys of parameters.
    rules: Text,
    /// The rules in better words for certain values of the parameters; the first that fits is taken.
    wordings: Vec<Wording>,
    parameters: Vec<ParameterCard>,
    /// Positions worth opening; the first is shown to a reader who picks the ruleset.
    examples: Vec<Example>,
    /// Formulas for `verify` to begin with; absent where no formula can be about the positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    formulas: Option<FormulaExamples>,
    /// Who studied it where. Always there in this package.
    #[serde(skip_serializing_if = "Option::is_none")]
    sources: Option<Vec<&'static str>>,
}

/// The rules in the words that suit certain values of the parameters.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Wording {
    /// The value that each of them has, as it is written; `∞` where there is no bound.
    of: super::Record<&'static str>,
    rules: Text,
}

/// Formulas to begin with, by what they can say.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct FormulaExamples {
    /// Of outcome class or Grundy value, under normal play.
    both: &'static [&'static str],
    /// Of outcome class, under misère play.
    outcome: &'static [&'static str],
    /// Of the game value, with several players.
    game_value: &'static [&'static str],
}

/// A parameter of a ruleset.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ParameterCard {
    key: &'static str,
    name: Text,
    /// What it means, in a few words.
    meaning: Text,
    /// What the rules say besides as soon as it has another value than `initial`.
    #[serde(skip_serializing_if = "Option::is_none")]
    adds: Option<Text>,
    range: ParameterRange,
    /// Whether a request must give it. If not, leaving it out means `initial`.
    required: bool,
    /// The value a form starts with; absent where leaving it out means that there is no bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    initial: Option<ParameterValue>,
}

/// The values that a parameter takes.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ParameterRange {
    /// An integer within these bounds.
    Integer { least: u64, most: u64 },
    /// A set of at most `limits.setSize` integers within these bounds.
    Set { least: u64, most: u64 },
    /// One of these words.
    Choice { choices: Vec<Choice> },
    /// A text of its own form, which people write in one line or, if it is long, in several.
    Text { long: bool },
    /// A rule of one's own, in a language for rules.
    Rule,
}

/// A word that a parameter takes.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Choice {
    word: &'static str,
    name: Text,
}

/// A game worth opening.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Example {
    /// In the form `ruleset[key=value,…](position)`.
    notation: &'static str,
    /// The position alone, as a form shows it.
    written: String,
    /// What there is to see. Always there in this package.
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<Text>,
}

/// A play convention that can be asked for.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ConventionCard {
    #[cfg_attr(test, ts(type = "\"normal\" | \"misere\" | \"alliance\""))]
    kind: &'static str,
    name: Text,
    /// Who wins, in plain words.
    says: Text,
}

/// Who wins among several players when the player to move has no option.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct WinnerCard {
    /// The word for it in links.
    #[cfg_attr(test, ts(type = "\"first-stuck\" | `after-${number}` | \"last-mover\""))]
    word: &'static str,
    says: Text,
    /// With fewer players there is no such winner.
    fewest_players: u8,
}

/// A theorem that values are compared with.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct TheoremCard {
    id: &'static str,
    name: Text,
    /// How far it can be trusted, where a game does not decide it.
    status: TheoremStatus,
    /// Games to look at and to check it in; the first is the best example.
    instances: Vec<Instance>,
}

/// A game to which a theorem applies, a position worth looking at, and how far it is worth checking.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Instance {
    notation: &'static str,
    ruleset: &'static str,
    #[cfg_attr(test, ts(type = "\"normal\" | \"misere\" | WinnerCard[\"word\"]"))]
    play: &'static str,
    /// Of all plays but the first two.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<u8>,
    bound: u64,
    /// Absent where the kind of position leaves no choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    heaps: Option<usize>,
}

pub fn catalogue() -> Catalogue {
    Catalogue {
        version: env!("CARGO_PKG_VERSION"),
        rulesets: game::cards().zip(game::prose()).map(ruleset_card).collect(),
        conventions: convention::ALL.iter().map(convention_card).collect(),
        winners: convention::WINNERS.iter().map(winner_card).collect(),
        theorems: theorems::ALL.iter().zip(theorems::PROSE).map(theorem_card).collect(),
        refusals: None,
        limits: Limits {
            text_length: limits::TEXT_LENGTH,
            heaps: limits::HEAPS,
            split_heaps: limits::SPLIT_HEAPS,
            heap_size: limits::HEAP_SIZE,
            set_size: limits::SET_SIZE,
            edges: limits::EDGES,
            components: limits::COMPONENTS,
            players: limits::PLAYERS,
            positions: limits::POSITIONS,
            moves: limits::MOVES,
            evaluated: limits::EVALUATED,
            listed_options: limits::LISTED_OPTIONS,
            moves_sent: limits::MOVES_SENT,
            exact_covers: limits::EXACT_COVERS,
            drawn_positions: limits::DRAWN_POSITIONS,
            around_moves: limits::AROUND_MOVES,
            grid_side: limits::GRID_SIDE,
            grid_cells: limits::GRID_CELLS,
            sieve_cells: limits::SIEVE_CELLS,
            sequence: limits::SEQUENCE,
            checked_bound: limits::CHECKED_BOUND,
            checked_heaps: limits::CHECKED_HEAPS,
        },
    }
}

fn ruleset_card(
    (card, prose): (&'static ruleset::RulesetCard, &'static ruleset::RulesetProse),
) -> RulesetCard {
    let example = |example: &ruleset::Example| {
        let (game, position) = parsed(example.notation);
        Example { notation: example.notation, written: game.written(&position), says: None }
    };
    let formulas = |examples: &ruleset::FormulaExamples| FormulaExamples {
        both: examples.both,
        outcome: examples.outcome,
        game_value: examples.game_value,
    };
    let wording = |wording: &ruleset::Wording| Wording {
        of: wording.of.iter().copied().collect(),
        rules: wording.rules.into(),
    };
    let parameters = game::parameter_cards(card);
    let rules = (card.build)(&Parameters::initial(&parameters));
    RulesetCard {
        id: card.id,
        aliases: card.aliases.iter().map(|alias| alias.id).collect(),
        board: rules.kind().board(),
        heap_tokens: rules.kind().heap_tokens().map(HeapTokens::from),
        most_heaps: rules.kind().most_heaps(),
        name: prose.name.into(),
        rules: prose.rules.into(),
        wordings: prose.wordings.iter().map(wording).collect(),
        parameters: parameters.into_iter().zip(game::parameter_prose(prose)).map(parameter_card).collect(),
        examples: prose.examples.iter().map(example).collect(),
        formulas: prose.formulas.map(formulas),
        sources: None,
    }
}

fn parameter_card(
    (card, prose): (&parameter::ParameterCard, &'static parameter::ParameterProse),
) -> ParameterCard {
    let choice = |(word, name): &(&'static str, mexplorer::text::Text)| Choice { word, name: (*name).into() };
    let range = match card.range {
        Range::Integer { least, most } | Range::GreaterThan { least, most, .. } => {
            ParameterRange::Integer { least, most }
        }
        Range::Set { least, most } => ParameterRange::Set { least, most },
        Range::Choice(_) => ParameterRange::Choice { choices: prose.choices.iter().map(choice).collect() },
        Range::Written { long, .. } => ParameterRange::Text { long },
        Range::Rule { .. } => ParameterRange::Rule,
    };
    ParameterCard {
        key: card.key,
        name: prose.name.into(),
        meaning: prose.meaning.into(),
        adds: prose.adds.map(Text::from),
        range,
        required: matches!(card.presence, Presence::Required(_)),
        initial: ParameterValue::of(&card.initial()),
    }
}

fn convention_card(card: &convention::ConventionCard) -> ConventionCard {
    ConventionCard { kind: card.kind, name: card.name.into(), says: card.says.into() }
}

fn winner_card(card: &convention::WinnerCard) -> WinnerCard {
    WinnerCard { word: card.word, says: card.says.into(), fewest_players: card.winner.fewest_players() }
}

fn theorem_card((theorem, prose): (&&dyn theorem::Theorem, &&theorem::Prose)) -> TheoremCard {
    let card = theorem.card();
    TheoremCard {
        id: card.id,
        name: prose.name.into(),
        status: card.status.into(),
        instances: card.instances.iter().map(instance).collect(),
    }
}

fn instance(instance: &theorem::Instance) -> Instance {
    let (play, players) = match instance.play {
        Play::Normal => ("normal", None),
        Play::Misere => ("misere", None),
        Play::FirstStuck(players) | Play::After(_, players) | Play::LastMover(players) => {
            let winner = instance.play.convention().winner();
            let card = convention::WINNERS.iter().find(|card| card.winner == winner).unwrap();
            (card.word, Some(players))
        }
    };
    let heaps = (instance.heaps > 0).then_some(instance.heaps);
    let ruleset = parsed(instance.notation).0.card.id;
    Instance { notation: instance.notation, ruleset, play, players, bound: instance.bound, heaps }
}

fn parsed(notation: &str) -> (Game, Position) {
    Game::parse(notation, PlayConvention::Normal).unwrap()
}
