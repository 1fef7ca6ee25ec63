//! How a theorem fared, and values of all positions within a bound.

use crate::explanation::PositionValue;
use crate::js_array::{Bytes, Doubles, Integers, Texts};
use crate::notation::HeapTokens;
use crate::theorem::{Prediction, TheoremStatus};
use crate::word::Method;
use mexplorer::analysis;
use mexplorer::game::Game;
use mexplorer::pace::{COPIES, Pace};
use mexplorer::position::Position;
use serde::Serialize;

/// How a theorem fared against plain search.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Verification {
    theorem: &'static str,
    status: TheoremStatus,
    /// How the values were found that it was compared with: by "search", or by "recursion" over all positions.
    method: Method,
    /// The theorem that gave the values that a formula was compared with, where there are too many positions for a search.
    #[serde(skip_serializing_if = "Option::is_none")]
    compared_with: Option<&'static str>,
    /// The largest heap of the positions, where they are all within a bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<u64>,
    /// The most heaps of the positions, likewise.
    #[serde(skip_serializing_if = "Option::is_none")]
    heaps: Option<usize>,
    /// Positions looked at.
    positions: u64,
    /// Positions of which the theorem says something that can be compared; of the others it is silent.
    predicted: u64,
    /// Positions of which it says the truth.
    agreed: u64,
    /// The first positions of which it does not: the fewest heaps first, then by the first heap that differs.
    counterexamples: Vec<Counterexample>,
    /// How many of them are kept at most.
    most_counterexamples: usize,
    /// How its claims about the whole set fared.
    claims: Vec<ClaimVerdict>,
    /// Where it says of every position which of two players wins, the three steps of a proof, checked on what it says alone:
    /// "terminals" have the class that the convention gives them, "n-to-p" every other N-position has a move to a
    /// P-position, "p-to-n" no P-position has one. Else empty.
    proof: Vec<ClaimVerdict>,
    /// From a start, and where it says of every position which of two players wins: 0 = P, 1 = N, in the order in which
    /// `explore` numbers the positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Bytes>,
}

/// A position on which theorem and search differ.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Counterexample {
    position: crate::Position,
    /// How many positions of the scope come before it in this order, those of other shares among them.
    rank: u64,
    label: String,
    notation: String,
    /// What the theorem says.
    prediction: Prediction,
    /// What search found.
    value: PositionValue,
}

/// How a claim about a whole set fared.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct ClaimVerdict {
    /// A key of the theorem's `claims`, or a step of a proof.
    key: &'static str,
    /// How many cases were looked at; none when the set does not meet the claim's hypotheses.
    cases: u64,
    /// In how many of them it fails.
    failures: u64,
    /// The positions that show the first of these, at most ten.
    shown_by: Vec<Vec<Shown>>,
}

/// A position that shows something.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Shown {
    label: String,
    notation: String,
}

/// The values of all positions within a bound. The positions are in canonical order: the fewest tokens first, then by the
/// first that differs; the −1 between the components of a sum comes after every number.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Census {
    bound: u64,
    heaps: usize,
    position_count: usize,
    /// The board that shows the positions, whatever passes stand behind them.
    board: &'static str,
    /// What the tokens of the positions are, where they are sizes of heaps or the like.
    #[serde(skip_serializing_if = "Option::is_none")]
    heap_tokens: Option<HeapTokens>,
    /// How many passes there are at a start; where there are any, the last token of each position is how many are left.
    passes: u64,
    /// How many players there are.
    players: usize,
    /// Position i is `tokens` from `tokenOffsets[i]` to `tokenOffsets[i + 1]`.
    token_offsets: Integers,
    /// −1 stands between the components of a sum.
    tokens: Doubles,
    /// The positions as the field writes them, such as "(1,2,3)", and as any call takes them.
    labels: Texts,
    method: Method,
    /// With two players: 0 = P, 1 = N, 2 = D, a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Bytes>,
    /// Under normal play; −1 is an infinite value.
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<Doubles>,
    /// Present where some Grundy value is infinite: for each of them the finite values of its options, ascending, from
    /// `infiniteOffsets[i]` on in `infinite`.
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite_offsets: Option<Integers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite: Option<Doubles>,
    /// In an alliance with the standard matrix: how many turns after the player to move the winner comes; 255 of a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    game_value: Option<Bytes>,
}

fn shown(game: &Game, position: &Position) -> Shown {
    Shown { label: game.label(position), notation: game.notation(position) }
}

fn claim(game: &Game, verdict: &analysis::ClaimVerdict) -> ClaimVerdict {
    let shown = |positions: &Vec<Position>| positions.iter().map(|position| shown(game, position)).collect();
    ClaimVerdict {
        key: verdict.claim.key,
        cases: verdict.claim.cases,
        failures: verdict.claim.failures,
        shown_by: verdict.shown_by.iter().map(shown).collect(),
    }
}

pub fn verification(game: &Game, found: analysis::Verification) -> Verification {
    let counterexample = |found: analysis::Counterexample| Counterexample {
        position: crate::Position::of(game, &found.position),
        rank: found.rank,
        label: game.label(&found.position),
        notation: game.notation(&found.position),
        prediction: found.prediction.into(),
        value: (&found.value).into(),
    };
    let players = game.convention.players();
    let outcomes = analysis::outcomes(&found.predictions, players);
    let claims =
        |claims: &[analysis::ClaimVerdict]| claims.iter().map(|verdict| claim(game, verdict)).collect();
    Verification {
        theorem: found.theorem.card().id,
        status: found.theorem.status(game).into(),
        method: found.method.into(),
        compared_with: None,
        bound: found.extent.map(|extent| extent.bound),
        heaps: found.extent.map(|extent| extent.heaps),
        positions: found.positions,
        predicted: found.predicted,
        agreed: found.agreed,
        counterexamples: found.counterexamples.into_iter().map(counterexample).collect(),
        most_counterexamples: found.most_counterexamples,
        claims: claims(&found.claims),
        proof: claims(&found.proof),
        outcome: outcomes.filter(|all| !all.is_empty()).map(|all| crate::evaluation::outcomes(&all)),
    }
}

/// What a formula's check has in common with a theorem's.
pub fn of_formula(game: &Game, found: analysis::FormulaVerification) -> Verification {
    let counterexample = |found: analysis::Refutation| Counterexample {
        position: crate::Position::of(game, &found.position),
        rank: found.rank,
        label: game.label(&found.position),
        notation: game.notation(&found.position),
        prediction: Prediction::Exactly { value: found.said.into() },
        value: (&found.value).into(),
    };
    Verification {
        theorem: "formula",
        status: TheoremStatus::Conjecture,
        method: found.method.into(),
        compared_with: found.compared_with,
        bound: Some(found.extent.bound),
        heaps: Some(found.extent.heaps),
        positions: found.positions,
        predicted: found.positions,
        agreed: found.agreed,
        counterexamples: found.counterexamples.into_iter().map(counterexample).collect(),
        most_counterexamples: found.most_counterexamples,
        claims: Vec::new(),
        proof: Vec::new(),
        outcome: None,
    }
}

pub async fn census(game: &Game, found: &analysis::Census, pace: &Pace) -> Census {
    let analysis::Census { extent, positions, evaluation } = found;
    let (token_offsets, tokens) = crate::flat_tokens(positions.iter().map(Position::tokens));
    let values = crate::evaluation::evaluation(evaluation);
    let mut labels = Vec::with_capacity(positions.len());
    for position in positions {
        labels.push(game.label(position));
        pace.spend(COPIES).await;
    }
    Census {
        bound: extent.bound,
        heaps: extent.heaps,
        position_count: positions.len(),
        board: game.board(),
        heap_tokens: game.ruleset.kind().heap_tokens().map(HeapTokens::from),
        passes: game.passes(),
        players: game.convention.players(),
        token_offsets,
        tokens,
        labels: labels.as_slice().into(),
        method: values.method,
        outcome: values.outcome,
        grundy: values.grundy,
        infinite_offsets: values.infinite_offsets,
        infinite: values.infinite,
        game_value: values.game_value,
    }
}
