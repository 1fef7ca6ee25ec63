//! What a board to play on asks: the moves that fit a gesture, and the solver's own move.

use crate::explanation::{CHANGE, Move, as_move};
use crate::js_array::Records;
use crate::{Number, Position, Record, numbers, tokens};
use mexplorer::analysis;
use mexplorer::game::Game;
use mexplorer::moves;
use mexplorer::pace::Pace;
use mexplorer::position;
use mexplorer::refusal;
use serde::Serialize;

/// The legal moves that fit what was touched.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Fit {
    /// How many there are; rounded above 2⁵³. Absent when there are more than are listed and nobody can count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<Number>,
    /// The first `limits.listedOptions` of them, those first that change nothing but what was touched.
    moves: Records<FittingMove>,
    /// Why there is none; present when there is none, and only then.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
}

/// A move and where it leads.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct FittingMove {
    #[serde(rename = "move")]
    mv: Move,
    position: Position,
    tokens: Vec<f64>,
    label: String,
}

/// Why no move fits: one of the catalogue's `refusals` and what fills its holes.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Refusal {
    /// Whose text it is: a ruleset's id, that of a component in a sum, or "passes".
    of: &'static str,
    /// Which of its texts; "rules" where there is none, and the ruleset's rules say it.
    key: &'static str,
    /// By the names of the holes: a number, or a list of numbers, ascending, one of which it is to be.
    numbers: Record<RefusalNumber>,
}

/// What fills a hole.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub enum RefusalNumber {
    One(Number),
    OneOf(Vec<Number>),
}

/// What the solver plays.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct SolverMove {
    /// Absent at the end of play.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<FittingMove>,
}

impl From<refusal::Numbers> for RefusalNumber {
    fn from(of: refusal::Numbers) -> Self {
        match of {
            refusal::Numbers::One(number) => RefusalNumber::One(number.into()),
            refusal::Numbers::OneOf(list) => RefusalNumber::OneOf(numbers(&list)),
        }
    }
}

pub async fn fit(game: &Game, position: &position::Position, found: analysis::Fit, pace: &Pace) -> Fit {
    let kind = game.ruleset.kind();
    let moves = Records::new();
    for mv in &found.moves {
        moves.push(&fitting(game, position, mv, &mv.play(kind, position.tokens())));
        pace.spend(CHANGE * (1 + mv.changes.len() as u64)).await;
    }
    let refusal = |refusal: refusal::Refusal| {
        let game = refusal.component.map_or(game, |component| &game.components[component]);
        Refusal {
            of: refusal.of.unwrap_or(game.card.id),
            key: refusal.key,
            numbers: refusal.numbers.into_iter().map(|(name, of)| (name, of.into())).collect(),
        }
    };
    Fit { count: found.count.map(Number::from), moves, refusal: found.refusal.map(refusal) }
}

pub fn solver_move(
    game: &Game,
    position: &position::Position,
    found: Option<(moves::Move, position::Position)>,
) -> SolverMove {
    SolverMove { mv: found.map(|(mv, option)| fitting(game, position, &mv, &option)) }
}

fn fitting(
    game: &Game,
    position: &position::Position,
    mv: &moves::Move,
    option: &position::Position,
) -> FittingMove {
    FittingMove {
        mv: as_move(game, position, mv),
        position: Position::of(game, option),
        tokens: tokens(option),
        label: game.label(option),
    }
}

/// A position to solve: the player to move can win, with several players P₀.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Puzzle {
    position: Position,
    label: String,
    notation: String,
    /// Whether a draw is to be held; else the position is won.
    holds: bool,
    /// How many of the options win, or hold the draw.
    winning: usize,
    /// Distinct options.
    option_count: usize,
    /// With two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    remoteness: Option<Number>,
    /// How many positions can be reached, itself among them.
    positions: usize,
    /// How difficult it is, from 1 to 5: the level that was asked for, or the nearest that the game has.
    level: Number,
}

pub fn puzzle(game: &Game, puzzle: &analysis::Puzzle) -> Puzzle {
    Puzzle {
        position: Position::of(game, &puzzle.position),
        label: game.label(&puzzle.position),
        notation: game.notation(&puzzle.position),
        holds: puzzle.holds,
        winning: puzzle.winning,
        option_count: puzzle.option_count,
        remoteness: puzzle.remoteness.map(Number::from),
        positions: puzzle.positions,
        level: Number::from(puzzle.level()),
    }
}
