//! Claims about the values of single heaps, checked on the recursion over single heaps.

use super::{Verification, verdicts};
use crate::analysis::evaluate::Method;
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::numbers::Token;
use crate::pace::{Pace, Phase};
use crate::position::Tokens;
use crate::single_heaps;
use crate::theorem::World;

/// Checks a theorem's claims on the heaps up to a bound.
pub async fn check(
    game: &Game,
    bound: u64,
    budget: Budget,
    found: &mut Verification,
    pace: &Pace,
) -> Result<(), RequestError> {
    pace.enter(Phase::Solving);
    let values = match game.ruleset.heap_rule() {
        Some(rule) => single_heaps::heap_values(rule, bound, budget.moves, pace).await?,
        None => Vec::new(),
    };
    found.method = Method::Recursion;
    found.positions = values.len() as u64;
    let claims = found.theorem.check(game, World::Heaps(&values), pace).await;
    found.claims = verdicts(game, claims, |heap| Tokens::from(&[heap as Token]));
    Ok(())
}
