//! A theorem compared with search, position by position, and its claims checked on what search solved.

use super::solved::SolvedGraph;
use super::{Positions, Scope, Verification, proof, verdicts};
use crate::analysis::census;
use crate::analysis::evaluate::{PREDICTION, PositionValue};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::pace::{LOOKS, Pace, Phase};
use crate::position::{Position, Tokens, canonical_order};
use crate::theorem::{Solved, Subject, World};
use std::cmp::Ordering;

/// Compares, within an extent or from a start.
pub async fn compare(
    game: &Game,
    scope: &Scope,
    budget: Budget,
    found: &mut Verification,
    pace: &Pace,
) -> Result<(), RequestError> {
    let starts = match &scope.positions {
        Positions::From(start) => vec![start.clone()],
        Positions::Within(extent) => census::within(game, *extent, budget.positions, pace).await?,
    };
    let graph = GameGraph::in_slices(game.ruleset.as_ref(), &starts, budget, pace).await?;
    let kind = game.ruleset.kind();
    let graph = match found.theorem.is_about_returns() {
        true => graph,
        false => graph.without_return(kind, starts.len(), pace).await?,
    };
    let is_from = matches!(scope.positions, Positions::From(_));
    let compared = if is_from { graph.position_count() } else { starts.len() };
    drop(starts);
    pace.enter(Phase::Solving);
    pace.found(0, 0);
    pace.expect(Some(compared as u64));
    let needs_components = found.theorem.needs_components() || scope.jia_ending;
    let solved = SolvedGraph::of(game, graph, needs_components, scope.jia_ending, budget, pace).await?;
    pace.enter(Phase::Comparing);
    let mut predictions = Vec::with_capacity(solved.len());
    for index in 0..solved.len() {
        pace.found(compared.min(index + 1), 0);
        // The first share goes through all of them, for the steps of a proof and the claims are its own.
        let is_own = index < compared && index as u64 % scope.share.1 == scope.share.0;
        if !is_own && !is_from && scope.share.0 > 0 {
            continue;
        }
        let (components, tokens) = (solved.components(index), solved.graph.tokens(index));
        let prediction = found.theorem.predict(&Subject { game, tokens, components });
        if is_own {
            found.positions += 1;
            let value = PositionValue::found(&solved.solution, index);
            found.count(&prediction, value, || Position::new(kind, Tokens::from(tokens)));
        }
        predictions.push(prediction);
        pace.spend(PREDICTION).await;
    }
    for counterexample in &mut found.counterexamples {
        let own = counterexample.position.tokens();
        let is_before = |index: &usize| canonical_order(solved.graph.tokens(*index), own) == Ordering::Less;
        counterexample.rank = (0..compared).filter(is_before).count() as u64;
        pace.spend(compared as u64 / LOOKS).await;
    }
    if scope.share.0 == 0 {
        let tokens = |index: usize| Tokens::from(solved.graph.tokens(index));
        let claims = found.theorem.check(game, World::Positions(&solved), pace).await;
        found.claims = verdicts(game, claims, tokens);
        found.proof = verdicts(game, proof::check(game, &solved, &predictions, pace).await, tokens);
    }
    if is_from {
        found.predictions = predictions;
    }
    Ok(())
}
