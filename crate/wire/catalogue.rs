//! The catalogue: what can be asked for. It is no part of the wasm but a file, put together when the page is built: what follows
//! from the Rust sources is computed here, and what is told in words stands in TOML beside them.

use crate::notation::{HeapTokens, ParameterValue};
use crate::theorem::TheoremStatus;
use mexplorer::convention::{self, PlayConvention};
use mexplorer::game::{self, Game};
use mexplorer::limits;
use mexplorer::parameter::{self, Parameters, Presence, Range};
use mexplorer::ruleset;
use mexplorer::theorem::{Instance as Checked, Play, Theorem};
use mexplorer::theorems;
use serde::{Serialize, Serializer};
use std::marker::PhantomData;
use ts_rs::TS;

/// The place of what a file of texts says.
pub struct Told<T>(PhantomData<T>);

const fn told<T>() -> Told<T> {
    Told(PhantomData)
}

impl<T> Serialize for Told<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_none()
    }
}

impl<T: TS> TS for Told<T> {
    type WithoutGenerics = Told<ts_rs::Dummy>;
    type OptionInnerType = Self;
    fn name(config: &ts_rs::Config) -> String {
        T::name(config)
    }
    fn inline(config: &ts_rs::Config) -> String {
        T::inline(config)
    }
    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}

/// A text in both languages of the page, with {holes} that the page fills.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Text {
    pub en: String,
    pub zh: String,
}

/// The rulesets, conventions and theorems, with their texts, and the limits of every input.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Catalogue {
    version: &'static str,
    /// The commit of which the package or the page was built, where whoever built it has said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    commit: Option<&'static str>,
    rulesets: Vec<RulesetCard>,
    conventions: Vec<ConventionCard>,
    /// Who may win among several players.
    winners: Vec<WinnerCard>,
    /// What is written about them is always there in this package.
    #[ts(type = "Array<TheoremCard & Partial<TheoremProse>>")]
    theorems: Vec<TheoremCard>,
    /// The texts that say why no move fits, by whose they are and by key, as a `Refusal` names them. Always there in
    /// this package.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusals: Option<crate::Record<crate::Record<Text>>>,
    limits: Limits,
}

/// The bounds of every input.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Limits {
    /// Characters of a typed text, in UTF-16 units.
    text_length: usize,
    /// The same of a text that holds a graph, and of a notation with one.
    file_length: usize,
    /// Arrows of such a graph, which has as many vertices as `positions`.
    arrows: usize,
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
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
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
    /// Whether a single heap, step, row or coin of each size is a position, so that there is a sequence of their values.
    has_sequence: bool,
    name: Told<Text>,
    /// The rules in one or two sentences; holes are keys of parameters.
    rules: Told<Text>,
    /// The rules in better words for certain values of the parameters; the first that fits is taken.
    wordings: Told<Vec<Wording>>,
    parameters: Vec<ParameterCard>,
    /// Positions worth opening; the first is shown to a reader who picks the ruleset.
    examples: Told<Vec<Example>>,
    /// Formulas for `verify` to begin with; absent where no formula can be about the positions.
    formulas: Option<Told<FormulaExamples>>,
    /// Who studied it where. Always there in this package.
    #[serde(skip_serializing_if = "Option::is_none")]
    sources: Option<Vec<String>>,
}

/// The rules in the words that suit certain values of the parameters.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Wording {
    /// The value that each of them has, as it is written; `∞` where there is no bound.
    pub of: crate::Record<String>,
    pub rules: Text,
    /// What the game is called with these values, where it is known by a name of its own.
    pub name: Option<Text>,
    /// The example that shows the game of that name, as a notation.
    pub example: Option<String>,
    /// By how many stones a heap is longer than the strip of squares that it stands for, where the game is one on strips.
    pub longer: Option<u32>,
}

/// Formulas to begin with, by what they can say.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct FormulaExamples {
    /// Of outcome class or Grundy value, under normal play.
    pub both: Vec<String>,
    /// Of outcome class, under misère play.
    pub outcome: Vec<String>,
    /// Of the game value, with several players.
    pub game_value: Vec<String>,
}

/// A parameter of a ruleset.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct ParameterCard {
    key: &'static str,
    name: Told<Text>,
    /// What it means, in a few words.
    meaning: Told<Text>,
    /// What the rules say besides as soon as it has another value than `initial`.
    adds: Option<Told<Text>>,
    range: ParameterRange,
    /// Whether a request must give it. If not, leaving it out means `initial`.
    required: bool,
    /// The value a form starts with; absent where leaving it out means that there is no bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    initial: Option<ParameterValue>,
    /// The parameter in whose place it stands where it is given; without it that one counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    instead: Option<&'static str>,
}

/// The values that a parameter takes.
#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
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
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Choice {
    word: &'static str,
    name: Told<Text>,
}

/// A game worth opening.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Example {
    /// In the form `ruleset[key=value,…](position)`.
    pub notation: String,
    /// The position alone, as a form shows it.
    pub written: String,
    /// What there is to see. Always there in this package.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<Text>,
}

/// A play convention that can be asked for.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct ConventionCard {
    #[ts(type = "\"normal\" | \"misere\" | \"alliance\"")]
    kind: &'static str,
    name: Told<Text>,
    /// Who wins, in plain words.
    says: Told<Text>,
}

/// Who wins among several players when the player to move has no option.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct WinnerCard {
    /// The word for it in links.
    #[ts(type = "\"first-stuck\" | `after-${number}` | \"last-mover\"")]
    word: &'static str,
    says: Told<Text>,
    /// With fewer players there is no such winner.
    fewest_players: u8,
}

/// A theorem that values are compared with.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct TheoremCard {
    id: &'static str,
    name: Told<Text>,
    /// How far it can be trusted, where a game does not decide it.
    status: TheoremStatus,
    /// Games to look at and to check it in; the first is the best example.
    instances: Vec<Instance>,
}

/// A game to which a theorem applies, a position worth looking at, and how far it is worth checking.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Instance {
    notation: &'static str,
    ruleset: &'static str,
    #[ts(type = "\"normal\" | \"misere\" | WinnerCard[\"word\"]")]
    play: &'static str,
    /// Of all plays but the first two.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<u8>,
    bound: u64,
    /// Absent where the kind of position leaves no choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    heaps: Option<usize>,
}

/// What is written about a theorem, but for its name.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct TheoremProse {
    /// With its hypotheses.
    pub statement: Text,
    /// How to play by it, in a sentence or two; absent where it helps nobody to play.
    pub idea: Option<Text>,
    /// Why it is true; of one that is not proved, what speaks for it.
    pub argument: Text,
    /// A formula of the statement as a MathML element; empty where the text has no need of one.
    pub formula: String,
    /// The texts that say in one line why a position has its value, by the `reason` of a verdict.
    pub reasons: crate::Record<Text>,
    /// What the quantities are called, by name.
    pub quantities: crate::Record<Text>,
    /// What it claims about a whole set, by the `key` of a verdict.
    pub claims: crate::Record<Text>,
    /// Who proved it, or who checked it how far.
    pub proof: Text,
    /// Where it is stated and proved.
    pub source: String,
    /// Where the source is wrong or leaves something out.
    pub errata: Option<Text>,
}

/// What is written about a ruleset.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct RulesetProse {
    /// What there is to see in its examples, one after the other.
    pub says: Vec<Text>,
    /// Who studied it where.
    pub sources: Vec<String>,
    /// How it is offered among all games: itself, then its games with names of their own, as they stand among the wordings.
    pub offers: Vec<Offer>,
}

/// How a game is offered to whoever chooses one.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Offer {
    /// For whom it is: to begin with, to go on with, or to go deep.
    #[ts(type = "\"first\" | \"next\" | \"deep\"")]
    pub level: &'static str,
    /// What a move does, in one plain line.
    pub says: Text,
}

/// The catalogue without what is told in words.
pub fn catalogue() -> Catalogue {
    Catalogue {
        version: env!("CARGO_PKG_VERSION"),
        commit: None,
        rulesets: game::cards().map(ruleset_card).collect(),
        conventions: convention::KINDS.iter().map(convention_card).collect(),
        winners: convention::WINNERS.iter().map(winner_card).collect(),
        theorems: theorems::ALL.iter().copied().map(theorem_card).collect(),
        refusals: None,
        limits: Limits {
            text_length: limits::TEXT_LENGTH,
            file_length: limits::FILE_LENGTH,
            arrows: limits::ARROWS,
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

fn ruleset_card(card: &'static ruleset::RulesetCard) -> RulesetCard {
    let parameters = game::parameter_cards(card);
    let rules = (card.build)(&Parameters::initial(&parameters));
    RulesetCard {
        id: card.id,
        aliases: card.aliases.iter().map(|alias| alias.id).collect(),
        board: rules.kind().board(),
        heap_tokens: rules.kind().heap_tokens().map(HeapTokens::from),
        most_heaps: rules.kind().most_heaps(),
        has_sequence: rules.kind().lone(0).is_some(),
        name: told(),
        rules: told(),
        wordings: told(),
        parameters: parameters.into_iter().map(parameter_card).collect(),
        examples: told(),
        formulas: Some(told()),
        sources: None,
    }
}

fn parameter_card(card: &parameter::ParameterCard) -> ParameterCard {
    let range = match card.range {
        Range::Integer { least, most } | Range::GreaterThan { least, most, .. } => {
            ParameterRange::Integer { least, most }
        }
        Range::Set { least, most } => ParameterRange::Set { least, most },
        Range::Choice(choices) => {
            let choice = |word: &&'static str| Choice { word, name: told() };
            ParameterRange::Choice { choices: choices.iter().map(choice).collect() }
        }
        Range::Written { .. } => ParameterRange::Text { long: false },
        Range::Arrows => ParameterRange::Text { long: true },
        Range::Rule { .. } => ParameterRange::Rule,
    };
    ParameterCard {
        key: card.key,
        name: told(),
        meaning: told(),
        adds: Some(told()),
        range,
        required: matches!(card.presence, Presence::Required(_)),
        instead: match card.presence {
            Presence::Instead(other) => Some(other),
            _ => None,
        },
        initial: ParameterValue::of(&card.initial()),
    }
}

fn convention_card(kind: &&'static str) -> ConventionCard {
    ConventionCard { kind, name: told(), says: told() }
}

fn winner_card(card: &convention::WinnerCard) -> WinnerCard {
    WinnerCard { word: card.word, says: told(), fewest_players: card.winner.fewest_players() }
}

fn theorem_card(theorem: &dyn Theorem) -> TheoremCard {
    let card = theorem.card();
    TheoremCard {
        id: card.id,
        name: told(),
        status: card.status.into(),
        instances: card.instances.iter().map(instance).collect(),
    }
}

fn instance(instance: &Checked) -> Instance {
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
    let (game, _) = Game::parse(instance.notation, PlayConvention::Normal)
        .unwrap_or_else(|fault| panic!("{}: {fault:?}", instance.notation));
    let ruleset = game.card.id;
    Instance { notation: instance.notation, ruleset, play, players, bound: instance.bound, heaps }
}
