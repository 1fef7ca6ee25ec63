//! One backward pass over a position graph: the values of every position under a play convention.
//!
//! Guarantee: every value follows from the options' values by its definition alone; no theorem is used.
//! Cost: two looks at each move, and one for each player when players have preferences of their own; where moves return, what
//! the parts say that solve such graphs.

mod infinite;
mod retrograde;

use crate::convention::{Alliance, NOBODY, OutcomeClass, PlayConvention, distance};
use crate::game_graph::GameGraph;
use crate::numbers::MexFinder;
use crate::pace::{Pace, at_once};
use crate::rows::Rows;

/// The remoteness of a draw.
pub const NEVER: u32 = u32::MAX;
/// An infinite Grundy value.
pub const INFINITE: u32 = u32::MAX;
/// The values of all positions of a graph, by position number, as far as the convention defines them.
#[derive(Default)]
pub struct Solution {
    /// Who wins, with two players.
    pub outcome: Option<Vec<OutcomeClass>>,
    /// Grundy values, under normal play; [`INFINITE`] where moves return and no number will do.
    pub grundy: Option<Vec<u32>>,
    /// The finite values of the options of each position whose Grundy value is infinite, ascending, where there is such a one.
    pub infinite: Option<Rows>,
    /// With two players, how many moves the game lasts when the winner hurries and the loser delays; [`NEVER`] of a draw.
    pub remoteness: Option<Vec<u32>>,
    /// In an alliance with the standard matrix, how many turns after the player to move the winner comes; [`NOBODY`] does of a draw.
    pub game_value: Option<Vec<u8>>,
    /// In an alliance, who wins when P₀, P₁, … is to move: as many entries for each position as there are players, [`NOBODY`]
    /// among them.
    pub winners: Option<Vec<u8>>,
    /// How many players there are.
    pub players: usize,
}

impl Solution {
    /// The values of some of the positions alone, in the order in which these are given.
    pub fn of_some(&self, kept: &[u32]) -> Solution {
        fn some<T: Copy>(values: &Option<Vec<T>>, kept: &[u32]) -> Option<Vec<T>> {
            values.as_ref().map(|values| kept.iter().map(|&index| values[index as usize]).collect())
        }
        let players = self.players;
        let winners = self.winners.as_ref().map(|winners| {
            kept.iter().flat_map(|&index| &winners[index as usize * players..][..players]).copied().collect()
        });
        Solution {
            outcome: some(&self.outcome, kept),
            grundy: some(&self.grundy, kept),
            infinite: self.infinite.as_ref().map(|infinite| {
                let mut sets = Rows::default();
                for &index in kept {
                    sets.items.extend(infinite.row(index as usize));
                    sets.close_row();
                }
                sets
            }),
            remoteness: some(&self.remoteness, kept),
            game_value: some(&self.game_value, kept),
            winners,
            players,
        }
    }

    /// In an alliance with the standard matrix, how many moves a shortest way to a level position has.
    pub fn distance(&self) -> Option<Vec<u8>> {
        let values = self.game_value.as_ref()?;
        Some(values.iter().map(|&value| distance(value, self.players)).collect())
    }

    /// Whether nobody wins here; with preferences of the players' own, whoever is to move.
    pub fn is_draw(&self, index: usize) -> bool {
        let of_two = self.outcome.as_ref().map(|outcome| outcome[index] == OutcomeClass::D);
        of_two.unwrap_or_else(|| {
            let winners = self.winners.as_deref().unwrap_or_default();
            winners[index * self.players..][..self.players].iter().all(|winner| *winner == NOBODY)
        })
    }

    /// Whether moving to this position wins: with two players it is P, with more its movers see the one before them win,
    /// whoever they are.
    pub fn is_won_by_moving_to(&self, index: usize) -> bool {
        self.movers_who_win_by_moving_to(index).count_ones() as usize == self.players
    }

    /// The players, by bits, who win by moving to this position.
    pub fn movers_who_win_by_moving_to(&self, index: usize) -> u16 {
        let all = (1u16 << self.players) - 1;
        if let Some(outcome) = &self.outcome {
            return if outcome[index] == OutcomeClass::P { all } else { 0 };
        }
        let winners = self.winners.as_deref().unwrap_or_default();
        let row = &winners[index * self.players..][..self.players];
        let wins = |mover: &usize| row[(mover + 1) % self.players] as usize == *mover;
        (0..self.players).filter(wins).fold(0, |bits, mover| bits | 1 << mover)
    }
}

/// Solves a graph under a convention, at once.
pub fn solve(graph: &GameGraph, convention: &PlayConvention) -> Solution {
    at_once(async |pace| in_slices(graph, convention, pace).await)
}

/// Solves a graph under a convention.
#[allow(clippy::cast_possible_truncation, reason = "players are few")]
pub async fn in_slices(graph: &GameGraph, convention: &PlayConvention, pace: &Pace) -> Solution {
    let mut solution = Solution { players: convention.players(), ..Solution::default() };
    // The arrows turned round, where moves return.
    let before = match graph.returns {
        true => Some(graph.options.turned_in_slices(graph.position_count(), pace).await),
        false => None,
    };
    if let Some(terminal) = convention.terminal_outcome() {
        let (outcome, remoteness) = match &before {
            None => outcomes(graph, terminal, pace).await,
            Some(before) => retrograde::outcomes(graph, before, terminal, pace).await,
        };
        solution.outcome = Some(outcome);
        solution.remoteness = Some(remoteness);
    }
    if convention.is_normal() {
        solution.grundy = Some(match &before {
            None => grundy_values(graph, pace).await,
            Some(before) => {
                let (grundy, sets) = infinite::grundy_values(graph, before, pace).await;
                solution.infinite = grundy.contains(&INFINITE).then_some(sets);
                grundy
            }
        });
    }
    if let Some(alliance) = convention.alliance() {
        if alliance.is_standard() {
            let values = match &before {
                None => game_values(graph, alliance, pace).await,
                Some(before) => retrograde::game_values(graph, before, alliance, pace).await,
            };
            let players = alliance.players() as u8;
            let winner = move |mover, value| if value == NOBODY { NOBODY } else { (mover + value) % players };
            let row = |&value: &u8| (0..players).map(move |mover| winner(mover, value));
            solution.winners = Some(values.iter().flat_map(row).collect());
            solution.game_value = Some(values);
        } else {
            solution.winners = Some(match &before {
                None => winners(graph, alliance, pace).await,
                Some(before) => retrograde::winners(graph, before, alliance, pace).await,
            });
        }
    }
    solution
}

// The loops over a run of positions are functions of their own, which no slice cuts in two: what they keep in registers
// would else lie in memory from one pause to the next.

/// A position is N when an option is P; the winner hurries to the P-option that ends soonest, and from a
/// P-position the loser delays as long as an option allows.
async fn outcomes(graph: &GameGraph, terminal: OutcomeClass, pace: &Pace) -> (Vec<OutcomeClass>, Vec<u32>) {
    let mut outcome = vec![terminal; graph.position_count()];
    let mut remoteness = vec![0; graph.position_count()];
    for (run, looks) in graph.options.runs(&graph.post_order) {
        outcomes_of(graph, run, &mut outcome, &mut remoteness);
        pace.spend(looks).await;
    }
    (outcome, remoteness)
}

fn outcomes_of(graph: &GameGraph, run: &[u32], outcome: &mut [OutcomeClass], remoteness: &mut [u32]) {
    for &index in run {
        let options = graph.options.row(index as usize);
        if options.is_empty() {
            continue;
        }
        let mut soonest_win = u32::MAX;
        let mut longest = 0;
        for &option in options {
            let lasts = remoteness[option as usize];
            longest = longest.max(lasts);
            if outcome[option as usize] == OutcomeClass::P {
                soonest_win = soonest_win.min(lasts);
            }
        }
        let wins = soonest_win != u32::MAX;
        outcome[index as usize] = if wins { OutcomeClass::N } else { OutcomeClass::P };
        remoteness[index as usize] = 1 + if wins { soonest_win } else { longest };
    }
}

async fn grundy_values(graph: &GameGraph, pace: &Pace) -> Vec<u32> {
    let mut grundy = vec![0; graph.position_count()];
    let mut mex = MexFinder::default();
    for (run, looks) in graph.options.runs(&graph.post_order) {
        grundy_values_of(graph, run, &mut grundy, &mut mex);
        pace.spend(looks).await;
    }
    grundy
}

fn grundy_values_of(graph: &GameGraph, run: &[u32], grundy: &mut [u32], mex: &mut MexFinder) {
    for &index in run {
        let options = graph.options.row(index as usize);
        grundy[index as usize] = mex.of(options.iter().map(|&option| grundy[option as usize]));
    }
}

/// The least of the options' values, each one turn later: equation 1 of 刘文安, 肖亚, 多人 Large Nim 博弈的最优策略,
/// 河南师范大学学报(自然科学版) 49(2) (2021) 1–6, after Krawec.
#[allow(clippy::cast_possible_truncation, reason = "players are few")]
async fn game_values(graph: &GameGraph, alliance: &Alliance, pace: &Pace) -> Vec<u8> {
    let mut values = vec![alliance.terminal_value(); graph.position_count()];
    let last = alliance.players() as u8 - 1;
    for (run, looks) in graph.options.runs(&graph.post_order) {
        game_values_of(graph, run, last, &mut values);
        pace.spend(looks).await;
    }
    values
}

fn game_values_of(graph: &GameGraph, run: &[u32], last: u8, values: &mut [u8]) {
    for &index in run {
        let options = graph.options.row(index as usize);
        let one_turn_later = |&option: &u32| {
            let value = values[option as usize];
            if value == last { 0 } else { value + 1 }
        };
        if let Some(least) = options.iter().map(one_turn_later).min() {
            values[index as usize] = least;
        }
    }
}

/// Each mover takes the option whose winner, when the next player moves there, it would rather see win than any other's.
#[allow(clippy::cast_possible_truncation, reason = "players are few")]
async fn winners(graph: &GameGraph, alliance: &Alliance, pace: &Pace) -> Vec<u8> {
    let players = alliance.players();
    let terminal = |mover| (mover as u8 + alliance.terminal_value()) % players as u8;
    let mut winners: Vec<u8> = (0..graph.position_count()).flat_map(|_| (0..players).map(terminal)).collect();
    for (run, looks) in graph.options.runs(&graph.post_order) {
        winners_of(graph, run, alliance, &mut winners);
        pace.spend(2 * looks * players as u64).await;
    }
    winners
}

fn winners_of(graph: &GameGraph, run: &[u32], alliance: &Alliance, winners: &mut [u8]) {
    let players = alliance.players();
    for &index in run {
        let options = graph.options.row(index as usize);
        if options.is_empty() {
            continue;
        }
        for mover in 0..players {
            let next = (mover + 1) % players;
            let reached = options
                .iter()
                .fold(0u16, |set, &option| set | 1 << winners[option as usize * players + next]);
            let best = alliance.preferences(mover).iter().find(|&&winner| reached >> winner & 1 == 1);
            winners[index as usize * players + mover] = best.copied().unwrap_or_default();
        }
    }
}
