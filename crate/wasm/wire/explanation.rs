//! Why a position has its value.

use super::{Record, tokens};
use crate::js_array::Records;
use crate::json::{Json, ToJson, answer, record};
use alloc::string::String;
use alloc::vec::Vec;
use mexplorer::analysis;
use mexplorer::convention::{OutcomeClass, WinnersByMover};
use mexplorer::game::Game;
use mexplorer::moves;
use mexplorer::pace::Pace;
use mexplorer::position::{self, Part};
use mexplorer::theorem::{self, Status};

answer! {
    /// A position's value and what it follows from.
    pub struct Explanation {
        /// What the position is made of, such as heap sizes; −1 stands between the components of a sum.
        position: Vec<i64>,
        /// "(1,2,3)".
        label: String,
        /// "nim(1,2,3)".
        notation: String,
        #[cfg_attr(test, ts(type = "Method"))]
        method: &'static str,
        /// The theorem that gives the values, where one does.
        theorem: Option<&'static str>,
        value: PositionValue,
        /// Distinct options; rounded above 2⁵³. Absent when there are more than are listed and they cannot be counted otherwise.
        option_count: Option<u64>,
        /// The first `limits.listedOptions` of them.
        options: Records<ExplainedOption>,
        /// For each Grundy value below the position's own, the index in `options` of one that has it. Absent when there are
        /// no Grundy values, or when not all options are listed.
        mex_witnesses: Option<Vec<usize>>,
        /// In an alliance, what P₀, P₁, … do when they are to move. Absent when not all options are listed.
        movers: Option<Vec<MoverChoice>>,
        /// Under normal play, the parts that are played independently, where there are several and their values are known:
        /// components of a sum, or heaps.
        components: Option<Vec<ExplainedComponent>>,
        /// Every theorem that applies to the game.
        theorems: Vec<TheoremVerdict>,
    }
}

/// Who wins: the previous or the next player.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[allow(dead_code)]
pub enum Outcome {
    P,
    N,
}

record! {
    /// What one of several players does when it is to move.
    pub struct MoverChoice {
        /// Who wins then.
        winner: u8,
        /// The indices in `options` of those it may move to, all equally good for it; none at the end of the game.
        options: Vec<usize>,
    }
}

record! {
    /// A part of a position that is played independently.
    pub struct ExplainedComponent {
        notation: String,
        label: String,
        /// The nim-sum of these is the position's own.
        grundy: u64,
    }
}

record! {
    /// The value of a position, as far as it is defined and known.
    pub struct PositionValue {
        /// With two players.
        #[cfg_attr(test, ts(as = "Option<Outcome>"))]
        outcome: Option<OutcomeClass>,
        grundy: Option<u64>,
        remoteness: Option<u64>,
        /// In an alliance with the standard matrix: how many turns after the player to move the winner comes.
        game_value: Option<u8>,
        /// In an alliance: who wins when P₀, P₁, … is to move.
        #[cfg_attr(test, ts(as = "Option<Vec<u8>>"))]
        winners: Option<WinnersByMover>,
    }
}

record! {
    /// An option and the moves that lead to it.
    pub struct ExplainedOption {
        position: Vec<i64>,
        label: String,
        value: PositionValue,
        /// Whether moving here wins; with more than two players, for whoever moves.
        winning: bool,
        moves: Vec<Move>,
    }
}

record! {
    /// What a player does.
    pub struct Move {
        /// The board that shows what changes, or "pass".
        board: &'static str,
        /// In a sum, the component that changes, counted from 0.
        component: Option<usize>,
        /// The place of the first token of what changes: 0, but in a sum.
        first: usize,
        /// By ascending place.
        changes: Vec<Change>,
    }
}

record! {
    /// The token at `place` of the position, counted from 0, changes into these tokens; none: it goes.
    pub struct Change {
        place: usize,
        from: u64,
        to: Vec<u64>,
    }
}

record! {
    /// What a theorem says of a position.
    pub struct TheoremVerdict {
        id: &'static str,
        /// How far it can be trusted in this game.
        #[cfg_attr(test, ts(as = "TheoremStatus"))]
        status: Status,
        #[cfg_attr(test, ts(as = "Prediction"))]
        prediction: theorem::Prediction,
        /// Whether search found the same; absent when the value was not found by search, or the theorem is silent.
        agrees: Option<bool>,
        /// A key of the theorem's `reasons`; absent where it is silent.
        reason: Option<&'static str>,
        /// What fills the holes of that text, by name.
        #[cfg_attr(test, ts(type = "Record<string, Quantity>"))]
        quantities: Record<theorem::Quantity>,
        winning_moves: Vec<Move>,
    }
}

/// What a theorem predicts.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(tag = "kind", rename_all = "kebab-case")]
#[allow(dead_code)]
pub enum Prediction {
    Silent,
    Exactly { value: PredictedValue },
    OneOf { values: Vec<PredictedValue> },
}

/// A predicted value. "undefined" is said by formulas alone: by a condition that is neither true nor false.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(tag = "kind", rename_all = "kebab-case")]
#[allow(dead_code)]
pub enum PredictedValue {
    Grundy { grundy: u64 },
    Outcome { outcome: Outcome },
    GameValue { turns: u8 },
    Remoteness { moves: u64 },
    Undefined,
}

/// A number or numbers that a theorem goes by. The rows of "binary-columns" are to be written in binary under one another,
/// above their nim-sum; those of "column-counts" above how many ones each column has modulo a number, the lowest bit first.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(tag = "kind", rename_all = "kebab-case")]
#[allow(dead_code)]
pub enum Quantity {
    Integer { value: u64 },
    List { values: Vec<u64> },
    Set { values: Vec<u64> },
    BinaryColumns { rows: Vec<u64>, sum: u64 },
    ColumnCounts { rows: Vec<u64>, modulus: u64, counts: Vec<u64> },
    Case { name: &'static str },
}

/// How far a theorem can be trusted.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(rename_all = "kebab-case")]
#[allow(dead_code)]
pub enum TheoremStatus {
    Proved,
    NeedsHypothesis,
    Conjecture,
    Observed,
}

impl ToJson for Status {
    fn write(&self, json: &mut Json) {
        json.string(match self {
            Status::Proved => "proved",
            Status::NeedsHypothesis => "needs-hypothesis",
            Status::Conjecture => "conjecture",
            Status::Observed => "observed",
        });
    }
}

impl ToJson for OutcomeClass {
    fn write(&self, json: &mut Json) {
        json.string(match self {
            OutcomeClass::P => "P",
            OutcomeClass::N => "N",
        });
    }
}

impl ToJson for WinnersByMover {
    fn write(&self, json: &mut Json) {
        (&**self).write(json);
    }
}

impl ToJson for theorem::Prediction {
    fn write(&self, json: &mut Json) {
        use theorem::Prediction;
        match self {
            Prediction::Silent => json.variant("silent", &[]),
            Prediction::Exactly(value) => json.variant("exactly", &[("value", value)]),
            Prediction::OneOf(values) => json.variant("one-of", &[("values", values)]),
        }
    }
}

impl ToJson for theorem::Value {
    fn write(&self, json: &mut Json) {
        use theorem::Value;
        match self {
            Value::Grundy(grundy) => json.variant("grundy", &[("grundy", grundy)]),
            Value::Outcome(outcome) => json.variant("outcome", &[("outcome", outcome)]),
            Value::GameValue(turns) => json.variant("game-value", &[("turns", turns)]),
            Value::Remoteness(moves) => json.variant("remoteness", &[("moves", moves)]),
        }
    }
}

impl ToJson for theorem::Quantity {
    fn write(&self, json: &mut Json) {
        use theorem::Quantity;
        match self {
            Quantity::Integer(value) => json.variant("integer", &[("value", value)]),
            Quantity::List(values) => json.variant("list", &[("values", values)]),
            Quantity::Set(values) => json.variant("set", &[("values", values)]),
            Quantity::Case(name) => json.variant("case", &[("name", name)]),
            Quantity::ColumnCounts { rows, modulus, counts } => {
                json.variant("column-counts", &[("rows", rows), ("modulus", modulus), ("counts", counts)]);
            }
            Quantity::BinaryColumns { rows, sum } => {
                json.variant("binary-columns", &[("rows", rows), ("sum", sum)]);
            }
        }
    }
}

/// What it costs to write a change of a move.
const CHANGE: u64 = 16;

pub async fn explanation(
    game: &Game,
    position: &position::Position,
    explanation: analysis::Explanation,
    pace: &Pace,
) -> Explanation {
    let options = Records::new();
    for option in &explanation.options {
        options.push(&ExplainedOption {
            position: tokens(&option.position),
            label: game.label(&option.position),
            winning: option.is_winning(),
            value: option.value.into(),
            moves: moves(game, position, &option.moves),
        });
        let changes: usize = option.moves.iter().map(|mv| mv.changes.len()).sum();
        pace.spend(CHANGE * (2 + changes as u64)).await;
    }
    let mover = |mover: analysis::MoverChoice| MoverChoice { winner: mover.winner, options: mover.options };
    let component = |component: analysis::Component| ExplainedComponent {
        notation: component.notation,
        label: component.label,
        grundy: component.grundy,
    };
    let theorem = |verdict: analysis::TheoremVerdict| {
        let (reason, quantities) = verdict.reason.map(|reason| (reason.key, reason.quantities)).unzip();
        TheoremVerdict {
            id: verdict.card.id,
            status: verdict.status,
            prediction: verdict.prediction,
            agrees: verdict.agrees,
            reason,
            quantities: Record(quantities.unwrap_or_default()),
            winning_moves: moves(game, position, &verdict.winning_moves),
        }
    };
    Explanation {
        position: tokens(position),
        label: game.label(position),
        notation: game.notation(position),
        method: explanation.method.as_str(),
        theorem: explanation.theorem,
        value: explanation.value.into(),
        option_count: explanation.option_count,
        options,
        mex_witnesses: explanation.mex_witnesses,
        movers: explanation.movers.map(|movers| movers.into_iter().map(mover).collect()),
        components: explanation.components.map(|parts| parts.into_iter().map(component).collect()),
        theorems: explanation.theorems.into_iter().map(theorem).collect(),
    }
}

impl From<analysis::PositionValue> for PositionValue {
    fn from(value: analysis::PositionValue) -> Self {
        PositionValue {
            outcome: value.outcome,
            grundy: value.grundy,
            remoteness: value.remoteness,
            game_value: value.game_value,
            winners: (!value.winners.is_empty()).then_some(value.winners),
        }
    }
}

fn moves(game: &Game, position: &position::Position, moves: &[moves::Move]) -> Vec<Move> {
    let change = |change: &moves::Change| Change {
        place: change.place,
        from: position.tokens()[change.place],
        to: change.to.to_vec(),
    };
    let written = |mv: &moves::Move| {
        let place = mv.changes.first().map_or(0, |change| change.place);
        let Part { board, component, first } = game.ruleset.kind().part_at(position.tokens(), place);
        Move { board, component, first, changes: mv.changes.iter().map(change).collect() }
    };
    moves.iter().map(written).collect()
}
