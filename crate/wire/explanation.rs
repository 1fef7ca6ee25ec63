//! Why a position has its value.

use crate::evaluation;
use crate::js_array::Records;
use crate::notation::{Notation, notation};
use crate::period::{ExplainedPeriod, periods};
use crate::theorem::{Outcome, Prediction, Quantity, TheoremStatus};
use crate::word::Method;
use crate::{Number, Position, Record, tokens};
use mexplorer::analysis;
use mexplorer::game::Game;
use mexplorer::grundy_value::GrundyValue;
use mexplorer::moves;
use mexplorer::pace::Pace;
use mexplorer::position::{self, Part};
use mexplorer::theorem;
use serde::Serialize;

/// A position's value and what it follows from.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Explanation {
    /// As any call for the game takes it.
    position: Position,
    /// What the position is made of inside, see `Notation`; the places in moves are its indices.
    tokens: Vec<f64>,
    /// "(1,2,3)".
    label: String,
    /// "nim(1,2,3)".
    notation: String,
    /// The position, taken apart as by `read`.
    asked: Notation,
    method: Method,
    /// The theorem that gives the values, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<&'static str>,
    value: PositionValue,
    /// Distinct options; rounded above 2⁵³. Absent when there are more than are listed and they cannot be counted otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    option_count: Option<Number>,
    /// The first `limits.listedOptions` of them.
    options: Records<ExplainedOption>,
    /// For each Grundy value below the position's own, the index in `options` of one that has it. Absent when there are
    /// no Grundy values, or when not all options are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    mex_witnesses: Option<Vec<usize>>,
    /// Where the position's Grundy value is infinite and search found it: the index in `options` of one that has itself no option of
    /// the least value that none of these has; so that value is not the position's.
    #[serde(skip_serializing_if = "Option::is_none")]
    unanswered: Option<usize>,
    /// Of a draw that search found: how play goes round for ever when nobody gives way.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<Round>,
    /// In an alliance, what P₀, P₁, … do when they are to move. Absent when not all options are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    movers: Option<Vec<MoverChoice>>,
    /// Under normal play, the parts that are played independently, where there are several and their values are known:
    /// components of a sum, or heaps.
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<Vec<ExplainedComponent>>,
    /// Under normal play, where it falls into heaps or parts that are played independently and are equal two by two: each move is
    /// answered by the same one in the equal part.
    #[cfg_attr(feature = "build", ts(optional, type = "true"))]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    paired: bool,
    /// The proved periods of single heaps by which the values were found; absent where the method is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    periods: Option<Vec<ExplainedPeriod>>,
    /// Every theorem that applies to the game.
    theorems: Vec<TheoremVerdict>,
}

/// How play goes round for ever.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub struct Round {
    /// Drawn positions, each an option of the one before; the first is the one explained.
    way: Vec<Reply>,
    /// The index of the one that comes after the last.
    back: usize,
}

/// What one of several players does when it is to move.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct MoverChoice {
    /// Who wins then.
    winner: u8,
    /// The indices in `options` of those it may move to, all equally good for it; none at the end of the game.
    options: Vec<usize>,
}

/// A part of a position that is played independently.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct ExplainedComponent {
    notation: String,
    label: String,
    /// The nim-sum of these is the position's own, where none is infinite: −1.
    grundy: f64,
    /// Of an infinite value, the finite ones of the options, ascending.
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite: Option<Vec<Number>>,
}

/// The value of a position, as far as it is defined and known.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct PositionValue {
    /// With two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    /// −1 is an infinite value.
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<f64>,
    /// Of an infinite value, the finite ones of the options, ascending.
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite: Option<Vec<Number>>,
    /// −1 of a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    remoteness: Option<f64>,
    /// In an alliance with the standard matrix: how many turns after the player to move the winner comes; 255 of a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    game_value: Option<u8>,
    /// In an alliance with the standard matrix: how many moves a shortest way to a level position has; 0 is level, 255 a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u8>,
    /// In an alliance: who wins when P₀, P₁, … is to move; 255 is nobody.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<u8>>,
}

/// An option and the moves that lead to it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct ExplainedOption {
    position: Position,
    tokens: Vec<f64>,
    label: String,
    value: PositionValue,
    /// Whether moving here wins; with more than two players, for whoever moves.
    winning: bool,
    moves: Records<Move>,
    /// With two players, where the option is N: where the other player goes from there and wins, in the fewest moves if
    /// these are known. Absent at the end of play, which misère play makes N, and beyond the reach of search where no reply is
    /// at hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<Reply>,
    /// Where the position has a finite Grundy value and the option an infinite one, which search found: an option of that one with the
    /// position's own value, by which the move is answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<Reply>,
}

/// A position that answers a move.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Reply {
    position: Position,
    tokens: Vec<f64>,
    label: String,
}

/// What a player does.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Move {
    /// The board that shows what changes, or "pass".
    board: &'static str,
    /// In a sum, the component that changes, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    component: Option<usize>,
    /// The place of the first token of what changes: 0, but in a sum.
    first: usize,
    /// By ascending place.
    changes: Vec<Change>,
}

/// The token at `place` of the `tokens`, counted from 0, changes into these tokens; none: it goes.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Change {
    place: usize,
    from: u64,
    to: Vec<u64>,
    /// The board that shows what changes, where it is another than the move's.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<&'static str>,
    /// Where it is an edge: the two vertices that it joins, the lower number first.
    #[serde(skip_serializing_if = "Option::is_none")]
    ends: Option<[u64; 2]>,
}

/// What a theorem says of a position.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct TheoremVerdict {
    id: &'static str,
    /// How far it can be trusted in this game.
    status: TheoremStatus,
    prediction: Prediction,
    /// Whether search found the same; absent when the value was not found by search, or the theorem is silent.
    #[serde(skip_serializing_if = "Option::is_none")]
    agrees: Option<bool>,
    /// A key of the theorem's `reasons`; absent where it is silent.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    /// What fills the holes of that text, by name.
    quantities: Record<Quantity>,
    winning_moves: Vec<Move>,
    /// The Nim that the position is in disguise, heap by heap; absent where the theorem does not say that it is any.
    #[serde(skip_serializing_if = "Option::is_none")]
    nim_heaps: Option<Vec<NimHeap>>,
}

/// A heap of Nim that a part of a position is as good as.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub struct NimHeap {
    size: Number,
    /// The tokens that it comes from, by their places in the position.
    places: Vec<usize>,
}

/// What it costs to write a change of a move.
pub const CHANGE: u64 = 16;

pub async fn explanation(
    game: &Game,
    position: &position::Position,
    explanation: analysis::Explanation,
    pace: &Pace,
) -> Explanation {
    let reply = |reply: &position::Position| Reply {
        position: Position::of(game, reply),
        tokens: tokens(reply),
        label: game.label(reply),
    };
    let options = Records::new();
    for option in &explanation.options {
        let written = Records::new();
        for mv in &option.moves {
            written.push(&as_move(game, position, mv));
            pace.spend(CHANGE * (1 + mv.changes.len() as u64)).await;
        }
        options.push(&ExplainedOption {
            position: Position::of(game, &option.position),
            tokens: tokens(&option.position),
            label: game.label(&option.position),
            winning: option.is_winning(),
            value: (&option.value).into(),
            moves: written,
            reply: option.reply.as_ref().map(reply),
            answer: option.answer.as_ref().map(reply),
        });
        pace.spend(CHANGE).await;
    }
    let mover = |mover: analysis::MoverChoice| MoverChoice { winner: mover.winner, options: mover.options };
    let component = |component: analysis::Component| ExplainedComponent {
        notation: component.notation,
        label: component.label,
        grundy: match &component.grundy {
            GrundyValue::Finite(grundy) => *grundy as f64,
            GrundyValue::Infinite(_) => evaluation::NONE,
        },
        infinite: match component.grundy {
            GrundyValue::Finite(_) => None,
            GrundyValue::Infinite(set) => Some(set.into_iter().map(Number::from).collect()),
        },
    };
    let named = |(name, quantity): (&'static str, theorem::Quantity)| (name, Quantity::from(quantity));
    let nim_heap = |theorem::NimHeap { size, places }| NimHeap { size: Number::from(size), places };
    let theorem = |verdict: analysis::TheoremVerdict| {
        let (reason, quantities) = verdict.reason.map(|reason| (reason.key, reason.quantities)).unzip();
        TheoremVerdict {
            id: verdict.card.id,
            status: verdict.status.into(),
            prediction: verdict.prediction.into(),
            agrees: verdict.agrees,
            reason,
            quantities: quantities.unwrap_or_default().into_iter().map(named).collect(),
            winning_moves: moves(game, position, &verdict.winning_moves),
            nim_heaps: (!verdict.nim_heaps.is_empty())
                .then(|| verdict.nim_heaps.into_iter().map(nim_heap).collect()),
        }
    };
    Explanation {
        position: Position::of(game, position),
        tokens: tokens(position),
        label: game.label(position),
        notation: game.notation(position),
        asked: notation(game, position),
        method: explanation.method.into(),
        theorem: explanation.theorem,
        value: (&explanation.value).into(),
        option_count: explanation.option_count.map(Number::from),
        options,
        mex_witnesses: explanation.mex_witnesses,
        unanswered: explanation.unanswered,
        round: explanation
            .round
            .map(|round| Round { way: round.way.iter().map(reply).collect(), back: round.back }),
        movers: explanation.movers.map(|movers| movers.into_iter().map(mover).collect()),
        components: explanation.components.map(|parts| parts.into_iter().map(component).collect()),
        paired: explanation.is_paired,
        periods: periods(&explanation.periods),
        theorems: explanation.theorems.into_iter().map(theorem).collect(),
    }
}

impl From<&analysis::PositionValue> for PositionValue {
    fn from(value: &analysis::PositionValue) -> Self {
        PositionValue {
            outcome: value.outcome.map(Outcome::from),
            grundy: evaluation::grundy(value),
            infinite: value.infinite.as_ref().map(|set| set.iter().copied().map(Number::from).collect()),
            remoteness: evaluation::remoteness(value),
            game_value: value.game_value,
            distance: value.distance(),
            winners: (!value.winners.is_empty()).then(|| value.winners.to_vec()),
        }
    }
}

fn moves(game: &Game, position: &position::Position, moves: &[moves::Move]) -> Vec<Move> {
    moves.iter().map(|mv| as_move(game, position, mv)).collect()
}

pub fn as_move(game: &Game, position: &position::Position, mv: &moves::Move) -> Move {
    let tokens = position.tokens();
    let part_at = |place: usize| game.ruleset.kind().part_at(tokens, place);
    let place = mv.changes.first().map_or(0, |change| change.place);
    let Part { board, component, first, .. } = part_at(place);
    let change = |change: &moves::Change| {
        let part = part_at(change.place);
        let (place, from, to) = (change.place, tokens[change.place], change.to.to_vec());
        Change { place, from, to, board: Some(part.board).filter(|own| *own != board), ends: part.ends }
    };
    Move { board, component, first, changes: mv.changes.iter().map(change).collect() }
}
