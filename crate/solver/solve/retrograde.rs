//! Who wins where moves may return: from the ends backwards, each arrow once.
//!
//! Guarantee: a position is decided by what was decided before it, as the definitions have it; what no end decides is a draw,
//! for whoever would lose elsewhere can go round for ever. Not to end ranks directly after a win of one's own.
//! Cost: one look at each arrow, turned round, for each player when players have preferences of their own.
//!
//! Sources: C. A. B. Smith, Graphs and composite games, J. Combinatorial Theory 1 (1966) 51–81; A. S. Fraenkel, Y. Yesha, The
//! generalized Sprague–Grundy function and its invariance under certain mappings, J. Combinatorial Theory A 43 (1986) 165–177.
#![allow(
    clippy::cast_possible_truncation,
    reason = "positions are counted within a budget, and players are few"
)]

use super::NEVER;
use crate::convention::{Alliance, NOBODY, OutcomeClass};
use crate::game_graph::GameGraph;
use crate::pace::{LOOKS, Pace};
use crate::rows::Rows;

/// Arrows that are looked at between two looks at the pace.
const RUN: usize = 20_000;

/// Goes on from what is decided to what that decides. A state is a position and who of some players is to move there; `decide` is
/// told of a state that is decided and of one before it, and answers whether that one now is.
async fn backwards(
    before: &Rows,
    players: usize,
    mut decided: Vec<u32>,
    mut decide: impl FnMut(usize, usize) -> bool,
    pace: &Pace,
) {
    let mut next = 0;
    while next < decided.len() {
        let mut looks = 0;
        while next < decided.len() && looks < RUN {
            let state = decided[next] as usize;
            let last_mover = (state + players - 1) % players;
            let row = before.row(state / players);
            for &position in row {
                let earlier = position as usize * players + last_mover;
                if decide(state, earlier) {
                    decided.push(earlier as u32);
                }
            }
            next += 1;
            looks += 1 + row.len();
        }
        pace.spend(looks as u64 / LOOKS).await;
    }
}

/// The states of the positions without options.
fn ends(graph: &GameGraph, players: usize) -> Vec<u32> {
    let is_end = |position: &usize| graph.options.row(*position).is_empty();
    let ends = (0..graph.position_count()).filter(is_end);
    ends.flat_map(|end| (end * players..(end + 1) * players).map(|state| state as u32)).collect()
}

/// How many options each state has.
fn option_counts(graph: &GameGraph, players: usize) -> Vec<u32> {
    let counts = graph.options.offsets.windows(2).map(|ends| ends[1] - ends[0]);
    counts.flat_map(|count| std::iter::repeat_n(count, players)).collect()
}

/// Positions are decided in the order of how long they last: so the first P-option found is the one that ends soonest, and the last
/// N-option the one that ends latest.
pub async fn outcomes(
    graph: &GameGraph,
    before: &Rows,
    terminal: OutcomeClass,
    pace: &Pace,
) -> (Vec<OutcomeClass>, Vec<u32>) {
    let mut outcome = vec![OutcomeClass::D; graph.position_count()];
    let mut remoteness = vec![NEVER; graph.position_count()];
    let mut open = option_counts(graph, 1);
    let ends = ends(graph, 1);
    for &end in &ends {
        (outcome[end as usize], remoteness[end as usize]) = (terminal, 0);
    }
    let decide = |option: usize, position: usize| {
        if outcome[position] != OutcomeClass::D {
            return false;
        }
        open[position] -= 1;
        outcome[position] = match outcome[option] {
            OutcomeClass::P => OutcomeClass::N,
            _ if open[position] == 0 => OutcomeClass::P,
            _ => return false,
        };
        remoteness[position] = remoteness[option] + 1;
        true
    };
    backwards(before, 1, ends, decide, pace).await;
    (outcome, remoteness)
}

/// Game values; [`NOBODY`] where no end is reached.
pub async fn game_values(graph: &GameGraph, before: &Rows, alliance: &Alliance, pace: &Pace) -> Vec<u8> {
    let mut values = vec![NOBODY; graph.position_count()];
    let mut least = values.clone();
    let mut open = option_counts(graph, 1);
    let last = alliance.players() as u8 - 1;
    let ends = ends(graph, 1);
    for &end in &ends {
        values[end as usize] = alliance.terminal_value();
    }
    let decide = |option: usize, position: usize| {
        if values[position] != NOBODY {
            return false;
        }
        let one_turn_later = if values[option] == last { 0 } else { values[option] + 1 };
        least[position] = least[position].min(one_turn_later);
        open[position] -= 1;
        let is_decided = one_turn_later == 0 || open[position] == 0;
        if is_decided {
            values[position] = least[position];
        }
        is_decided
    };
    backwards(before, 1, ends, decide, pace).await;
    values
}

/// Who wins by mover; [`NOBODY`] where no end is reached.
pub async fn winners(graph: &GameGraph, before: &Rows, alliance: &Alliance, pace: &Pace) -> Vec<u8> {
    let players = alliance.players();
    let mut winners = vec![NOBODY; graph.position_count() * players];
    let mut reached = vec![0u16; winners.len()];
    let mut open = option_counts(graph, players);
    let ends = ends(graph, players);
    for &end in &ends {
        let mover = end as usize % players;
        winners[end as usize] = ((mover + usize::from(alliance.terminal_value())) % players) as u8;
    }
    let decide = |option: usize, state: usize| {
        if winners[state] != NOBODY {
            return false;
        }
        let mover = state % players;
        reached[state] |= 1 << winners[option];
        open[state] -= 1;
        let is_decided = usize::from(winners[option]) == mover || open[state] == 0;
        if is_decided {
            let best = alliance.preferences(mover).iter().find(|&&winner| reached[state] >> winner & 1 == 1);
            winners[state] = best.copied().unwrap_or(NOBODY);
        }
        is_decided
    };
    backwards(before, players, ends, decide, pace).await;
    winners
}
