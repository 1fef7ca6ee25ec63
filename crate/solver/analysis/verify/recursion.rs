//! Where a recursion values all positions within a bound without their graph, a theorem is compared with that.

use super::{Scope, Verification};
use crate::analysis::census::too_many;
use crate::analysis::evaluate::{Method, PositionValue};
use crate::error::RequestError;
use crate::game::Game;
use crate::largest_heap::{LargestHeap, position_count, rank};
use crate::limits;
use crate::numbers::{self, Token};
use crate::pace::{LOOKS, Pace, Phase};
use crate::position::{Extent, Position, Tokens};
use crate::ruleset::Sweeps;
use crate::theorem::{Prediction, Subject, Theorem, Value};

/// Whether the fast recursion does: it keeps no graph that claims or components could be looked up in.
pub fn does(theorem: &dyn Theorem, game: &Game, scope: &Scope, extent: Extent) -> bool {
    let is_plain = !theorem.needs_components() && !theorem.claims() && !scope.jia_ending;
    let is_fast = game.ruleset.sweeps() == Some(Sweeps::LargestHeap) && game.convention.standard().is_some();
    is_plain && is_fast && extent.heaps > 0
}

/// Positions that are compared between two looks at the pace.
const AT_ONCE: usize = 1_000;

/// Whole runs of positions belong to one worker, so that nobody looks at each twice.
const RUN: u64 = 4096;

/// Compares with the recursion.
///
/// # Errors
/// `too-many-positions`, at once.
pub async fn compare(
    game: &Game,
    scope: &Scope,
    extent: Extent,
    found: &mut Verification,
    pace: &Pace,
) -> Result<(), RequestError> {
    let rests = position_count(extent.heaps - 1, extent.bound);
    let positions = position_count(extent.heaps, extent.bound);
    for (count, limit) in [(rests, limits::CHECKED_RESTS), (positions, limits::CHECKED_POSITIONS)] {
        if count > limit {
            return Err(too_many(limit, count));
        }
    }
    pace.enter(Phase::Comparing);
    pace.expect(Some(positions));
    pace.allow_sharing();
    found.method = Method::Recursion;
    let Some((players, _)) = game.convention.standard() else { return Ok(()) };
    let terminal = game.convention.terminal_value();
    let mut recursion = LargestHeap::new(extent.heaps, numbers::index(extent.bound), players, terminal);
    let mut each = |tokens: &[Token], value: u8| found.compare_recurred(game, scope.share, tokens, value);
    loop {
        let looks = recursion.looks();
        if recursion.advance(AT_ONCE, &mut each) {
            break;
        }
        pace.found(numbers::index(recursion.done()), 0);
        pace.spend(AT_ONCE as u64 + (recursion.looks() - looks) / LOOKS).await;
    }
    for counterexample in &mut found.counterexamples {
        counterexample.rank = rank(counterexample.position.tokens(), extent.bound);
    }
    Ok(())
}

impl Verification {
    /// Compares a position of the fast recursion, if it belongs to this share.
    fn compare_recurred(&mut self, game: &Game, (share, of): (u64, u64), tokens: &[Token], value: u8) {
        let place = self.positions;
        self.positions += 1;
        if of > 1 && place / RUN % of != share {
            return;
        }
        let prediction = self.theorem.predict(&Subject { game, tokens, components: &[] });
        if matches!(prediction, Prediction::Exactly(Value::GameValue(turns)) if turns == value) {
            self.predicted += 1;
            self.agreed += 1;
            return;
        }
        let known = PositionValue::known(Value::GameValue(value), &game.convention);
        self.count(&prediction, known, || Position::new(game.ruleset.kind(), Tokens::from(tokens)));
    }
}
