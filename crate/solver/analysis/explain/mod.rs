//! Why one position has its value: its options with theirs, what they leave out, and what theorems say.

mod draws;
mod options;
mod periods;
mod replies;

pub use options::named_winning_moves;
pub(super) use options::{list_options, list_winning_options};
pub use periods::{ExplainedPeriod, PeriodHeap};

use crate::analysis::evaluate::{
    self, Evaluation, Method, PREDICTION, Periodic, PositionValue, components, single_heap_values,
};
use crate::analysis::pairs::is_paired;
use crate::convention::OutcomeClass;
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::grundy_value::GrundyValue;
use crate::limits;
use crate::moves::Move;
use crate::numbers::index;
use crate::pace::{Pace, at_once};
use crate::position::{Position, Tokens};
use crate::ruleset::Returns;
use crate::theorem::{NimHeap, Prediction, Reason, Status, TheoremCard, Value};
use crate::theorems;
use options::winning_moves;

/// An option, and the moves that lead to it.
#[derive(Clone, Debug)]
pub struct ExplainedOption {
    /// The option.
    pub position: Position,
    /// Its value.
    pub value: PositionValue,
    /// Every move that leads to it; they are legal, all of them.
    pub moves: Vec<Move>,
    /// With two players, where the option is N: the P-position that the other player goes to from there, by which the
    /// move is refuted. Absent at the end of play, which misère play makes N, and beyond the reach of search where no
    /// reply is at hand.
    pub reply: Option<Position>,
    /// Where the position has a finite Grundy value and the option an infinite one, which search found: an option of that one with
    /// the position's own value, by which the move is answered.
    pub answer: Option<Position>,
}

impl ExplainedOption {
    /// Whether moving here wins: with two players the option is P, with more its mover wins, whoever that is.
    pub fn is_winning(&self) -> bool {
        let players = self.value.winners.len();
        let wins = |mover: usize| self.value.winners[(mover + 1) % players] as usize == mover;
        match self.value.outcome {
            Some(outcome) => outcome == OutcomeClass::P,
            None => (0..players).all(wins),
        }
    }
}

/// How play goes round for ever.
#[derive(Clone, Debug)]
pub struct Round {
    /// Drawn positions, each an option of the one before; the first is the one explained.
    pub way: Vec<Position>,
    /// The index of the one that comes after the last.
    pub back: usize,
}

/// What one of several players does when it is to move.
#[derive(Clone, Debug)]
pub struct MoverChoice {
    /// Who wins then.
    pub winner: u8,
    /// The indices of the options that it may move to, all equally good for it; none at the end of the game.
    pub options: Vec<usize>,
}

/// A part of a position that is played independently: a component of a sum, or a heap.
#[derive(Clone, Debug)]
pub struct Component {
    /// As a link writes it.
    pub notation: String,
    /// As the field writes it.
    pub label: String,
    /// Its Grundy value; the sum of all of them is the position's.
    pub grundy: GrundyValue,
}

/// What a theorem says of the position.
#[derive(Clone, Debug)]
pub struct TheoremVerdict {
    /// The theorem.
    pub card: &'static TheoremCard,
    /// How far it can be trusted in this game.
    pub status: Status,
    /// What it predicts.
    pub prediction: Prediction,
    /// Whether that is what search found, when search found the value.
    pub agrees: Option<bool>,
    /// Why it says so; absent where it says nothing.
    pub reason: Option<Reason>,
    /// The winning moves it names.
    pub winning_moves: Vec<Move>,
    /// The Nim that the position is in disguise, where it says so.
    pub nim_heaps: Vec<NimHeap>,
}

/// Why a position has its value.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// How the values were found.
    pub method: Method,
    /// The theorem that gives them, where one does.
    pub theorem: Option<&'static str>,
    /// The value of the position.
    pub value: PositionValue,
    /// How many distinct options there are. Unknown when there are more than are listed and the ruleset cannot count them.
    pub option_count: Option<u64>,
    /// The first [`limits::LISTED_OPTIONS`] options in the order in which the ruleset lists the moves. Where that is not
    /// all of them, those that a theorem or a proved period names as winning stand first.
    pub options: Vec<ExplainedOption>,
    /// For each Grundy value below the position's own, the index of an option that has it: together with no option having
    /// the position's own value, the proof that it is the mex. Absent when not all options are listed.
    pub mex_witnesses: Option<Vec<usize>>,
    /// Where the position's Grundy value is infinite and search found it: the index of an option that has itself no option of the
    /// least value that no option has. So this is not the position's.
    pub unanswered: Option<usize>,
    /// Of a draw that search found: how play goes round for ever when nobody gives way.
    pub round: Option<Round>,
    /// In an alliance, what P₀, P₁, … do when they are to move. Absent when not all options are listed.
    pub movers: Option<Vec<MoverChoice>>,
    /// Under normal play, the parts that are played independently, where there are several and their values are known.
    pub components: Option<Vec<Component>>,
    /// Whether under normal play it falls into parts that are played independently and are equal two by two.
    pub is_paired: bool,
    /// The proved periods of single heaps that gave the values, where they did: of the components of a sum each its own.
    pub periods: Vec<ExplainedPeriod>,
    /// Every theorem whose hypotheses the game meets.
    pub theorems: Vec<TheoremVerdict>,
}

/// Explains a position, at once.
///
/// # Errors
/// Those of [`in_slices`].
pub fn explain(game: &Game, position: &Position, budget: Budget) -> Result<Explanation, RequestError> {
    at_once(async |pace| in_slices(game, position, budget, pace).await)
}

/// Explains a position.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when its value can be found in no way.
pub async fn in_slices(
    game: &Game,
    position: &Position,
    budget: Budget,
    pace: &Pace,
) -> Result<Explanation, RequestError> {
    let (mut listed, complete) = list_options(game, position, limits::EXPLAINED_MOVES, pace).await;
    if !complete {
        list_winning_options(game, position, &mut listed);
    }
    pace.pause().await;
    let mut positions = vec![position.clone()];
    positions.extend(listed.iter().map(|(option, _)| option.clone()));
    let evaluation = evaluate::in_slices(game, &positions, budget, pace).await?;
    let Evaluation { method, theorem, values, searched, periods, .. } = evaluation;
    let mut values = values.into_iter();
    let value = values.next().unwrap_or_else(|| unreachable!("the position was asked for"));
    let with_value =
        |((position, moves), value)| ExplainedOption { position, value, moves, reply: None, answer: None };
    let mut options: Vec<ExplainedOption> = listed.into_iter().zip(values).map(with_value).collect();
    if !complete {
        periods::list_winning_options(game, position, &value, &periods, &mut options, pace).await;
    }
    let (mut unanswered, mut round) = (None, None);
    match &searched {
        Some(searched) => {
            replies::by_search(game, searched, &mut options, pace).await;
            unanswered = draws::answer(game, searched, &value, &mut options, pace).await;
            round = draws::round(game, searched, position, pace).await;
        }
        None => {
            replies::without_search(game, method, &periods, &mut options, cheap(budget), pace).await;
        }
    }
    let returns = searched.as_ref().map_or(game.ruleset.returns(), |searched| searched.graph.returns.into());
    let counted = || game.ruleset.count_options(position.tokens());
    Ok(Explanation {
        method,
        theorem,
        periods: periods.iter().map(|period| period.explained(position)).collect(),
        option_count: if complete { Some(options.len() as u64) } else { counted() },
        mex_witnesses: if complete { mex_witnesses(&value, &options) } else { None },
        unanswered: unanswered.filter(|_| complete),
        round,
        movers: if complete { mover_choices(&value, &options) } else { None },
        components: components(game, position, &periods, budget, pace).await,
        is_paired: is_paired(game, position),
        theorems: verdicts(game, position, &value, method, returns, budget, pace).await,
        value,
        options,
    })
}

fn mex_witnesses(value: &PositionValue, options: &[ExplainedOption]) -> Option<Vec<usize>> {
    let mut witnesses = Vec::new();
    for wanted in 0..value.grundy? {
        witnesses.push(options.iter().position(|option| option.value.grundy == Some(wanted))?);
    }
    Some(witnesses)
}

/// Each mover is content with any option that lets the best winner win it can have.
fn mover_choices(value: &PositionValue, options: &[ExplainedOption]) -> Option<Vec<MoverChoice>> {
    let players = value.winners.len();
    let choice = |mover: usize| {
        let winner = value.winners[mover];
        let next = (mover + 1) % players;
        let leads_there = |index: &usize| options[*index].value.winners[next] == winner;
        MoverChoice { winner, options: (0..options.len()).filter(leads_there).collect() }
    };
    (players > 0).then(|| (0..players).map(choice).collect())
}

/// Options that are looked at for the values of heaps, which are told where they are at hand.
const CHEAP: usize = 1_000_000;

fn cheap(budget: Budget) -> Budget {
    Budget { moves: budget.moves.min(CHEAP), ..budget }
}

/// The components of a sum, or the heaps of a ruleset that plays them independently, with their values.
async fn components(
    game: &Game,
    position: &Position,
    periods: &[Periodic],
    budget: Budget,
    pace: &Pace,
) -> Option<Vec<Component>> {
    if !game.convention.is_normal() || game.passes() > 0 {
        return None;
    }
    let mut components = Vec::new();
    let alone = std::slice::from_ref(position);
    let mut add = |game: &Game, part: &Position, grundy| {
        components.push(Component { notation: game.notation(part), label: game.label(part), grundy });
    };
    if game.components.is_empty() {
        let values = single_heap_values(game, alone, cheap(budget), pace).await;
        for &heap in position.tokens() {
            let grundy = match (&values, periods) {
                (Some(values), _) => values[index(heap)],
                (None, [period, ..]) => period.values.value(heap),
                (None, []) => return None,
            };
            let part = Position::new(game.ruleset.kind(), Tokens::from(&[heap]));
            add(game, &part, GrundyValue::Finite(u64::from(grundy)));
        }
        return (components.len() > 1).then_some(components);
    }
    for (game, part) in game.components.iter().zip(&game.parts(position)) {
        let evaluation = evaluate::in_slices(game, std::slice::from_ref(part), budget, pace).await.ok()?;
        add(game, part, evaluation.values.first()?.grundy_value()?);
    }
    Some(components)
}

async fn verdicts(
    game: &Game,
    position: &Position,
    value: &PositionValue,
    method: Method,
    returns: Returns,
    budget: Budget,
    pace: &Pace,
) -> Vec<TheoremVerdict> {
    let mut verdicts = Vec::new();
    for theorem in theorems::ALL.iter().filter(|theorem| theorem.holds_for(game, returns)) {
        let position_alone = std::slice::from_ref(position);
        let components = components::for_theorem(*theorem, game, position_alone, cheap(budget), pace).await;
        let values = |components: &'_ Vec<Vec<u64>>| components.first().cloned().unwrap_or_default();
        let components = components.as_ref().map(values);
        let at = components.as_ref().map(|components| components::subject(game, position, components));
        let prediction = at.map_or(Prediction::Silent, |at| theorem.predict(&at));
        verdicts.push(TheoremVerdict {
            card: theorem.card(),
            status: theorem.status(game),
            agrees: if is_found(method, &prediction) { value.agrees_with(&prediction) } else { None },
            reason: at.filter(|_| prediction != Prediction::Silent).map(|at| theorem.reason(&at)),
            prediction,
            winning_moves: winning_moves(*theorem, at),
            nim_heaps: at.map(|at| theorem.nim_heaps(&at)).unwrap_or_default(),
        });
        pace.spend(PREDICTION).await;
    }
    verdicts
}

/// Whether what a theorem predicts was found in another way: values by any method that goes through positions or heaps one by
/// one, remoteness by search alone.
fn is_found(method: Method, prediction: &Prediction) -> bool {
    match prediction {
        Prediction::Exactly(Value::Remoteness(_)) => method == Method::Search,
        _ => !matches!(method, Method::Theorem | Method::Period),
    }
}
