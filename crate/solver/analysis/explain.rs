//! Why one position has its value: its options with theirs, what they leave out, and what theorems say.

use crate::analysis::evaluate::{Method, PositionValue, evaluate};
use crate::convention::OutcomeClass;
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::limits;
use crate::moves::Move;
use crate::position::Position;
use crate::position_table::PositionTable;
use crate::theorem::{Prediction, Reason, TheoremCard, Value};
use crate::theorems;
use std::ops::ControlFlow;

/// An option, and the moves that lead to it.
#[derive(Clone, Debug)]
pub struct ExplainedOption {
    /// The option.
    pub position: Position,
    /// Its value.
    pub value: PositionValue,
    /// Every move that leads to it; they are legal, all of them.
    pub moves: Vec<Move>,
}

impl ExplainedOption {
    /// Whether moving here wins: the option is P.
    pub fn is_winning(&self) -> bool {
        self.value.outcome == OutcomeClass::P
    }
}

/// What a theorem says of the position.
#[derive(Clone, Debug)]
pub struct TheoremVerdict {
    /// The theorem.
    pub card: &'static TheoremCard,
    /// What it predicts.
    pub prediction: Prediction,
    /// Whether that is what search found, when search found the value.
    pub agrees: Option<bool>,
    /// Why it says so.
    pub reason: Reason,
    /// The winning moves it names.
    pub winning_moves: Vec<Move>,
}

/// Why a position has its value.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// How the values were found.
    pub method: Method,
    /// The value of the position.
    pub value: PositionValue,
    /// How many distinct options there are. Unknown when there are more than are listed and the ruleset cannot count them.
    pub option_count: Option<u64>,
    /// The first [`limits::LISTED_OPTIONS`] options in the order in which the ruleset lists the moves. Where that is not
    /// all of them, those that a theorem names as winning stand first.
    pub options: Vec<ExplainedOption>,
    /// For each Grundy value below the position's own, the index of an option that has it: together with no option having
    /// the position's own value, the proof that it is the mex. Absent when not all options are listed.
    pub mex_witnesses: Option<Vec<usize>>,
    /// Every theorem whose hypotheses the game meets.
    pub theorems: Vec<TheoremVerdict>,
}

/// Explains a position.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when its value can be found in no way.
pub fn explain(game: &Game, position: &Position, budget: Budget) -> Result<Explanation, RequestError> {
    let (mut listed, complete) = list_options(game, position);
    if !complete {
        list_winning_options(game, position, &mut listed);
    }
    let mut positions = vec![position.clone()];
    positions.extend(listed.iter().map(|(option, _)| option.clone()));
    let evaluation = evaluate(game, &positions, budget)?;
    let value = evaluation.values[0];
    let with_value =
        |(index, (position, moves))| ExplainedOption { position, value: evaluation.values[index + 1], moves };
    let options: Vec<ExplainedOption> = listed.into_iter().enumerate().map(with_value).collect();
    let counted = || game.ruleset.count_options(position.tokens());
    Ok(Explanation {
        method: evaluation.method,
        value,
        option_count: if complete { Some(options.len() as u64) } else { counted() },
        mex_witnesses: if complete { mex_witnesses(value, &options) } else { None },
        options,
        theorems: verdicts(game, position, value, evaluation.method),
    })
}

/// The first distinct options with their moves, and whether these are all.
fn list_options(game: &Game, position: &Position) -> (Vec<(Position, Vec<Move>)>, bool) {
    let kind = game.ruleset.kind();
    let mut options: Vec<(Position, Vec<Move>)> = Vec::new();
    let mut table = PositionTable::default();
    let flow = game.ruleset.moves(position.tokens(), &mut |mv| {
        let option = mv.play(kind, position.tokens());
        let index = table.number(option.tokens()) as usize;
        if index == limits::LISTED_OPTIONS {
            return ControlFlow::Break(());
        }
        match options.get_mut(index) {
            Some((_, moves)) => moves.push(mv),
            None => options.push((option, vec![mv])),
        }
        ControlFlow::Continue(())
    });
    (options, flow.is_continue())
}

/// Where not all options are listed, those that a theorem names as winning stand first: nobody should miss them.
fn list_winning_options(game: &Game, position: &Position, listed: &mut Vec<(Position, Vec<Move>)>) {
    let kind = game.ruleset.kind();
    for theorem in theorems::ALL.iter().filter(|theorem| theorem.applies(game)) {
        for mv in theorem.winning_moves(game, position.tokens()) {
            let option = mv.play(kind, position.tokens());
            let found = listed.iter().position(|(listed, _)| *listed == option);
            let entry = found.map_or_else(|| (option, vec![mv]), |index| listed.remove(index));
            listed.insert(0, entry);
        }
    }
    listed.truncate(limits::LISTED_OPTIONS);
}

fn mex_witnesses(value: PositionValue, options: &[ExplainedOption]) -> Option<Vec<usize>> {
    let witness = |wanted| options.iter().position(|option| option.value.grundy == Some(wanted));
    (0..value.grundy?).map(witness).collect()
}

fn verdicts(game: &Game, position: &Position, value: PositionValue, method: Method) -> Vec<TheoremVerdict> {
    let applying = theorems::ALL.iter().filter(|theorem| theorem.applies(game));
    applying
        .map(|theorem| {
            let prediction = theorem.predict(game, position.tokens());
            TheoremVerdict {
                card: theorem.card(),
                agrees: if method == Method::Theorem { None } else { agrees(&prediction, value) },
                prediction,
                reason: theorem.reason(game, position.tokens()),
                winning_moves: theorem.winning_moves(game, position.tokens()),
            }
        })
        .collect()
}

/// Whether a prediction is right; a silent one is neither right nor wrong.
fn agrees(prediction: &Prediction, value: PositionValue) -> Option<bool> {
    let same = |predicted: &Value| match *predicted {
        Value::Grundy(grundy) => value.grundy == Some(grundy),
        Value::Outcome(outcome) => value.outcome == outcome,
    };
    match prediction {
        Prediction::Silent => None,
        Prediction::Exactly(predicted) => Some(same(predicted)),
        Prediction::OneOf(predicted) => Some(predicted.iter().any(same)),
    }
}
