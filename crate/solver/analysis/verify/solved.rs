//! A solved graph, as claims are checked on it.

use super::ending;
use crate::analysis::evaluate::{PositionValue, components};
use crate::convention::{OutcomeClass, PlayConvention};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::grundy_value::GrundyValue;
use crate::numbers::Token;
use crate::pace::Pace;
use crate::position::{Position, Tokens};
use crate::solve::{self, Solution};
use crate::theorem::Solved;

/// A graph and its values. Its positions within the extent come first, in canonical order.
pub struct SolvedGraph {
    /// Positions and moves.
    pub graph: GameGraph,
    /// Values under the convention of the game.
    pub solution: Solution,
    /// Values under normal play.
    normal: Solution,
    /// Grundy values of the components by position, where they are asked for; or, where moves return, all that may be infinite.
    components: Vec<Vec<u64>>,
    component_values: Vec<Vec<GrundyValue>>,
}

impl SolvedGraph {
    /// Solves a graph as a theorem needs it, with Jia's ending where that is asked for.
    pub async fn of(
        game: &Game,
        graph: GameGraph,
        needs_components: bool,
        jia_ending: bool,
        budget: Budget,
        pace: &Pace,
    ) -> Result<SolvedGraph, RequestError> {
        let normal = solve::in_slices(&graph, &PlayConvention::Normal, pace).await;
        let (mut components, mut component_values) = (Vec::new(), Vec::new());
        if needs_components && components::is_whole(game) && !graph.returns {
            pace.pause().await;
            components = normal.grundy.iter().flatten().map(|&grundy| vec![u64::from(grundy)]).collect();
        } else if needs_components {
            pace.pause().await;
            let kind = game.ruleset.kind();
            let position = |index| Position::new(kind, Tokens::from(graph.tokens(index)));
            let positions: Vec<Position> = (0..graph.position_count()).map(position).collect();
            pace.pause().await;
            if graph.returns {
                component_values = components::values(game, &positions, budget, pace).await?;
            } else {
                components = components::grundy_values(game, &positions, budget, pace).await?;
            }
        }
        let mut solution = solve::in_slices(&graph, &game.convention, pace).await;
        // With more players nobody says who is to win then.
        if let Some(terminal) = game.convention.terminal_outcome().filter(|_| jia_ending) {
            let stops = |index: usize| components[index].iter().all(|grundy| *grundy == 0);
            solution.outcome = Some(ending::outcomes(&graph, terminal, &stops, pace).await);
        }
        Ok(SolvedGraph { graph, solution, normal, components, component_values })
    }
}

impl Solved for SolvedGraph {
    fn len(&self) -> usize {
        self.graph.position_count()
    }

    fn tokens(&self, index: usize) -> &[Token] {
        self.graph.tokens(index)
    }

    fn options(&self, index: usize) -> Vec<usize> {
        self.graph.options.row(index).iter().map(|&option| option as usize).collect()
    }

    fn is_p(&self, index: usize) -> bool {
        self.solution.outcome.as_ref().is_some_and(|outcome| outcome[index] == OutcomeClass::P)
    }

    fn game_value(&self, index: usize) -> u8 {
        let values = self.solution.game_value.as_ref();
        values.map_or_else(|| u8::from(self.is_p(index)), |values| values[index])
    }

    fn grundy(&self, index: usize) -> u64 {
        self.normal.grundy.as_ref().map_or(0, |grundy| u64::from(grundy[index]))
    }

    fn outcome(&self, index: usize) -> OutcomeClass {
        self.solution.outcome.as_ref().map_or(OutcomeClass::D, |outcome| outcome[index])
    }

    fn value(&self, index: usize) -> GrundyValue {
        let value = PositionValue::found(&self.normal, index).grundy_value();
        value.unwrap_or_else(|| unreachable!("under normal play every position has a value"))
    }

    fn component_values(&self, index: usize) -> &[GrundyValue] {
        self.component_values.get(index).map_or(&[], Vec::as_slice)
    }

    fn components(&self, index: usize) -> &[u64] {
        self.components.get(index).map_or(&[], Vec::as_slice)
    }

    fn find(&self, tokens: &[Token]) -> Option<usize> {
        self.graph.find_tokens(tokens)
    }
}
