//! Why one position has its value: its options with theirs, what they leave out, and what theorems say.

use crate::analysis::evaluate::{self, Method, PREDICTION, PositionValue, components, single_heap_values};
use crate::convention::OutcomeClass;
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::limits;
use crate::moves::Move;
use crate::numbers::index;
use crate::pace::{Pace, at_once};
use crate::position::{Position, Tokens};
use crate::position_table::PositionTable;
use crate::theorem::{Prediction, Reason, Status, Subject, Theorem, TheoremCard, Value};
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
    /// Its Grundy value; the nim-sum of all of them is the position's.
    pub grundy: u64,
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
    /// all of them, those that a theorem names as winning stand first.
    pub options: Vec<ExplainedOption>,
    /// For each Grundy value below the position's own, the index of an option that has it: together with no option having
    /// the position's own value, the proof that it is the mex. Absent when not all options are listed.
    pub mex_witnesses: Option<Vec<usize>>,
    /// In an alliance, what P₀, P₁, … do when they are to move. Absent when not all options are listed.
    pub movers: Option<Vec<MoverChoice>>,
    /// Under normal play, the parts that are played independently, where there are several and their values are known.
    pub components: Option<Vec<Component>>,
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
    let (mut listed, complete) = list_options(game, position, pace).await;
    if !complete {
        list_winning_options(game, position, &mut listed);
    }
    pace.pause().await;
    let mut positions = vec![position.clone()];
    positions.extend(listed.iter().map(|(option, _)| option.clone()));
    let evaluation = evaluate::in_slices(game, &positions, budget, pace).await?;
    let mut values = evaluation.values.into_iter();
    let value = values.next().unwrap_or_else(|| unreachable!("the position was asked for"));
    let with_value = |((position, moves), value)| ExplainedOption { position, value, moves };
    let options: Vec<ExplainedOption> = listed.into_iter().zip(values).map(with_value).collect();
    let counted = || game.ruleset.count_options(position.tokens());
    Ok(Explanation {
        method: evaluation.method,
        theorem: evaluation.theorem,
        option_count: if complete { Some(options.len() as u64) } else { counted() },
        mex_witnesses: if complete { mex_witnesses(&value, &options) } else { None },
        movers: if complete { mover_choices(&value, &options) } else { None },
        components: components(game, position, budget, pace).await,
        theorems: verdicts(game, position, &value, evaluation.method, budget, pace).await,
        value,
        options,
    })
}

/// Moves that are looked at before other options are listed, at first; after that twice as many, and so on.
const MOVES_AT_FIRST: usize = 1_000;

/// The first distinct options with their moves, and whether these are all.
async fn list_options(game: &Game, position: &Position, pace: &Pace) -> (Vec<(Position, Vec<Move>)>, bool) {
    let kind = game.ruleset.kind();
    let mut options: Vec<(Position, Vec<Move>)> = Vec::new();
    let mut table = PositionTable::default();
    let (mut looked_at, mut count) = (0, MOVES_AT_FIRST);
    // What it costs to play a move: its tokens are put in order.
    let play = 1 + position.tokens().len() as u64 / 2;
    loop {
        let count_now = count.min(limits::EXPLAINED_MOVES - looked_at);
        let moves = some_moves(game, position, looked_at, count_now);
        pace.spend((looked_at + moves.len()) as u64).await;
        let (listed, are_all) = (moves.len(), moves.len() < count_now);
        for mv in moves {
            let option = mv.play(kind, position.tokens());
            let index = table.number(option.tokens()) as usize;
            if index == limits::LISTED_OPTIONS {
                return (options, false);
            }
            match options.get_mut(index) {
                Some((_, moves)) => moves.push(mv),
                None => options.push((option, vec![mv])),
            }
            pace.spend(play).await;
        }
        looked_at += listed;
        count *= 2;
        if are_all || looked_at == limits::EXPLAINED_MOVES {
            // Whether there is one more move is not known where so many were looked at; but then they are not all told.
            return (options, are_all || some_moves(game, position, looked_at, 1).is_empty());
        }
    }
}

/// So many moves of a position after the first `from`.
fn some_moves(game: &Game, position: &Position, from: usize, count: usize) -> Vec<Move> {
    let (mut place, mut moves) = (0, Vec::new());
    let _ = game.ruleset.moves(position.tokens(), &mut |mv| {
        if moves.len() == count {
            return ControlFlow::Break(());
        }
        if place >= from {
            moves.push(mv);
        }
        place += 1;
        ControlFlow::Continue(())
    });
    moves
}

/// Where not all options are listed, those that a theorem names as winning stand first: nobody should miss them.
fn list_winning_options(game: &Game, position: &Position, listed: &mut Vec<(Position, Vec<Move>)>) {
    let kind = game.ruleset.kind();
    for mv in named_winning_moves(game, position) {
        let option = mv.play(kind, position.tokens());
        let found = listed.iter().position(|(listed, _)| *listed == option);
        let entry = found.map_or_else(|| (option, vec![mv]), |index| listed.remove(index));
        listed.insert(0, entry);
    }
    listed.truncate(limits::LISTED_OPTIONS);
}

/// The winning moves that theorems name, those apart that go by components and would have to have them valued first.
pub fn named_winning_moves(game: &Game, position: &Position) -> Vec<Move> {
    let named = theorems::ALL.iter().filter(|theorem| !theorem.needs_components());
    let moves =
        |theorem: &&dyn Theorem| winning_moves(*theorem, Some(components::subject(game, position, &[])));
    named.flat_map(moves).collect()
}

fn is_trusted(theorem: &dyn Theorem, game: &Game) -> bool {
    theorem.applies(game) && theorem.status(game) != Status::NeedsHypothesis
}

/// The winning moves that a theorem names, if it can be trusted.
fn winning_moves(theorem: &dyn Theorem, at: Option<Subject>) -> Vec<Move> {
    let trusted = at.filter(|at| is_trusted(theorem, at.game));
    trusted.and_then(|at| theorem.winning_moves(&at)).unwrap_or_default()
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
async fn components(game: &Game, position: &Position, budget: Budget, pace: &Pace) -> Option<Vec<Component>> {
    if !game.convention.is_normal() || game.passes() > 0 {
        return None;
    }
    let mut components = Vec::new();
    let mut add = |game: &Game, part: &Position, grundy| {
        components.push(Component { notation: game.notation(part), label: game.label(part), grundy });
    };
    if game.components.is_empty() {
        let values = single_heap_values(game, std::slice::from_ref(position), cheap(budget), pace).await?;
        for &heap in position.tokens() {
            let part = Position::new(game.ruleset.kind(), Tokens::from(&[heap]));
            add(game, &part, u64::from(values[index(heap)]));
        }
        return (components.len() > 1).then_some(components);
    }
    for (game, part) in game.components.iter().zip(&game.parts(position)) {
        let evaluation = evaluate::in_slices(game, std::slice::from_ref(part), budget, pace).await.ok()?;
        add(game, part, evaluation.values.first()?.grundy?);
    }
    Some(components)
}

async fn verdicts(
    game: &Game,
    position: &Position,
    value: &PositionValue,
    method: Method,
    budget: Budget,
    pace: &Pace,
) -> Vec<TheoremVerdict> {
    let mut verdicts = Vec::new();
    for theorem in theorems::ALL.iter().filter(|theorem| theorem.applies(game)) {
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
        });
        pace.spend(PREDICTION).await;
    }
    verdicts
}

/// Whether what a theorem predicts was found in another way: values by any method but a theorem, remoteness by search alone.
fn is_found(method: Method, prediction: &Prediction) -> bool {
    match prediction {
        Prediction::Exactly(Value::Remoteness(_)) => method == Method::Search,
        _ => method != Method::Theorem,
    }
}
