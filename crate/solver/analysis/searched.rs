//! The values of all positions that a search of a game has found, for whoever asks about the same game again and again.

use super::evaluate::PositionValue;
use crate::convention::PlayConvention;
use crate::game::Game;
use crate::game_graph::GameGraph;
use crate::parameter::Parameters;
use crate::position::Position;
use crate::position_table::PositionTable;
use crate::solve::Solution;

/// A game that was searched from some positions. It has no moves, which take most of the room that a search does.
pub struct SearchedGame {
    rules: Vec<(&'static str, Parameters)>,
    convention: PlayConvention,
    positions: PositionTable,
    solution: Solution,
}

/// The rulesets of a game with their parameters, those of the components of a sum behind the sum's own.
fn rules(game: &Game) -> Vec<(&'static str, Parameters)> {
    let own = [game].into_iter().chain(&game.components);
    own.map(|game| (game.card.id, game.parameters.clone())).collect()
}

impl SearchedGame {
    /// What a graph of a game and its solution tell of the game's positions.
    pub fn new(game: &Game, graph: GameGraph, solution: Solution) -> Self {
        let (rules, convention) = (rules(game), game.convention.clone());
        SearchedGame { rules, convention, positions: graph.into_positions(), solution }
    }

    /// The values of positions of a game, if it is the same one and all of them were found.
    pub fn values(&self, game: &Game, positions: &[Position]) -> Option<Vec<PositionValue>> {
        if self.convention != game.convention || self.rules != rules(game) {
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
