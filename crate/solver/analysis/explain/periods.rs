//! Values by a proved period: what there is to say of it, and the winning moves that it names.

use super::{ExplainedOption, limits};
use crate::analysis::evaluate::{Periodic, PositionValue};
use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::numbers::Token;
use crate::pace::Pace;
use crate::position::Position;
use crate::single_heaps::{Period, Proof};
use crate::theorem::Value;

/// A proved period, and the heaps of a position that have their values by it.
#[derive(Clone, Debug)]
pub struct ExplainedPeriod {
    /// In a sum, the component that it belongs to.
    pub component: Option<usize>,
    /// How the values of single heaps repeat; the saltus is 0.
    pub period: Period,
    /// Why it is proved.
    pub proof: Proof,
    /// All heaps below this were looked through, and that they have the period is the proof.
    pub looked_through: Token,
    /// The distinct heaps beyond the first round.
    pub heaps: Vec<PeriodHeap>,
}

/// A heap that has its value by a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodHeap {
    /// How large it is.
    pub heap: Token,
    /// The heap of the first round with the same remainder by the period, which has the same value.
    pub like: Token,
}

impl Periodic {
    /// What there is to say of it in a position.
    pub fn explained(&self, position: &Position) -> ExplainedPeriod {
        let mut heaps = self.part(position.tokens()).1.to_vec();
        heaps.dedup();
        let heaps = heaps.into_iter().map(|heap| PeriodHeap { heap, like: self.values.like(heap) });
        ExplainedPeriod {
            component: self.component,
            period: self.values.period,
            proof: self.values.proof(),
            looked_through: self.values.looked_through(),
            heaps: heaps.filter(|heap| heap.like < heap.heap).collect(),
        }
    }
}

/// Where not all options are listed, the winning ones that periods name stand first: nobody should miss them.
pub async fn list_winning_options(
    game: &Game,
    position: &Position,
    value: &PositionValue,
    periods: &[Periodic],
    options: &mut Vec<ExplainedOption>,
    pace: &Pace,
) {
    let mut first = 0;
    for period in periods {
        for mv in period.winning_moves(game, position, value, pace).await {
            let option = mv.play(game.ruleset.kind(), position.tokens());
            let found = options.iter().position(|listed| listed.position == option);
            let is_normal = game.convention.is_normal();
            let won = if is_normal { Value::Grundy(0) } else { Value::Outcome(OutcomeClass::P) };
            let named = |position| {
                let value = PositionValue::known(won, &game.convention);
                ExplainedOption { position, value, moves: vec![mv], reply: None, answer: None }
            };
            let option = found.map_or_else(|| named(option), |index| options.remove(index));
            options.insert(first, option);
            first = (first + 1).min(options.len());
        }
    }
    options.truncate(limits::LISTED_OPTIONS);
}
