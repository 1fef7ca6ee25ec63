//! The values of all positions that a search of a game has found, for whoever asks about the same game again and again.

use super::evaluate::PositionValue;
use crate::convention::PlayConvention;
use crate::game::Game;
use crate::game_graph::GameGraph;
use crate::parameter::Parameters;
use crate::position::Position;
use crate::position_table::PositionTable;
use crate::solve::Solution;

/// What makes a game the same one: the rulesets with their parameters, those of the components of a sum behind the sum's own,
/// and who wins.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    rules: Vec<(&'static str, Parameters)>,
    convention: PlayConvention,
}

impl Subject {
    /// What a game is about.
    pub fn of(game: &Game) -> Self {
        let own = [game].into_iter().chain(&game.components);
        let rules = own.map(|game| (game.card.id, game.parameters.clone())).collect();
        Subject { rules, convention: game.convention.clone() }
    }
}

/// A game that was searched from some positions. It has no moves, which take most of the room that a search does.
pub struct SearchedGame {
    subject: Subject,
    positions: PositionTable,
    solution: Solution,
}

impl SearchedGame {
    /// What a graph of a game and its solution tell of the game's positions.
    pub fn new(game: &Game, graph: GameGraph, solution: Solution) -> Self {
        SearchedGame { subject: Subject::of(game), positions: graph.into_positions(), solution }
    }

    /// The values of positions of a game, if it is the same one and all of them were found.
    pub fn values(&self, game: &Game, positions: &[Position]) -> Option<Vec<PositionValue>> {
        if self.subject != Subject::of(game) {
            return None;
        }
        let mut values = Vec::with_capacity(positions.len());
        for position in positions {
            let index = self.positions.find(position.tokens())?;
            values.push(PositionValue::found(&self.solution, index as usize));
        }
        Some(values)
    }
}
