//! What the other player answers to a losing move.
//!
//! Of several winning answers it is the one with the least remoteness, as perfect play hurries to win, and of these the
//! first in canonical order; where remoteness is not known, the first in canonical order.

use super::ExplainedOption;
use super::options::{list_options, named_winning_moves};
use crate::analysis::evaluate::{self, Method, Periodic, Searched};
use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::pace::{LOOKS, Pace};
use crate::position::Position;

/// Moves that are looked at for replies where no search has listed them.
const LOOKED_AT: usize = 10_000;

fn is_refuted(option: &ExplainedOption) -> bool {
    option.value.outcome == Some(OutcomeClass::N)
}

/// From the graph that gave the values: it has every answer to every option.
pub async fn by_search(
    game: &Game,
    Searched { graph, solution }: &Searched,
    options: &mut [ExplainedOption],
    pace: &Pace,
) {
    let Some(outcome) = &solution.outcome else { return };
    let remoteness = |index: usize| solution.remoteness.as_ref().map(|remoteness| remoteness[index]);
    for option in options.iter_mut().filter(|option| is_refuted(option)) {
        let Some(at) = graph.find(&option.position) else { continue };
        let answers = graph.options.row(at);
        let winning = answers.iter().map(|answer| *answer as usize);
        let winning = winning.filter(|answer| outcome[*answer] == OutcomeClass::P);
        let best = winning.min_by_key(|answer| (remoteness(*answer), graph.tokens(*answer)));
        option.reply = best.map(|answer| Position::new(game.ruleset.kind(), graph.tokens(answer).to_vec()));
        pace.spend(1 + answers.len() as u64 / LOOKS).await;
    }
}

/// By theorems or proved periods that name winning moves; where none does, by the values of the first answers, if these come
/// without a search as well: replies are not worth one of their own.
pub async fn without_search(
    game: &Game,
    method: Method,
    periods: &[Periodic],
    options: &mut [ExplainedOption],
    budget: Budget,
    pace: &Pace,
) {
    let kind = game.ruleset.kind();
    let mut left = LOOKED_AT;
    // Answers that are still to be valued, and the options that they answer.
    let (mut answered, mut answers) = (Vec::new(), Vec::new());
    for (index, option) in options.iter_mut().enumerate().filter(|(_, option)| is_refuted(option)) {
        let named = named_winning_moves(game, &option.position);
        option.reply = named.iter().map(|mv| mv.play(kind, option.position.tokens())).min();
        pace.spend(evaluate::PREDICTION).await;
        for period in periods {
            if option.reply.is_none() {
                let named = period.winning_moves(game, &option.position, &option.value, pace).await;
                option.reply = named.iter().map(|mv| mv.play(kind, option.position.tokens())).min();
            }
        }
        let goes_by_heaps = matches!(method, Method::SpragueGrundy | Method::Period);
        if option.reply.is_some() || !goes_by_heaps || left == 0 {
            continue;
        }
        let (listed, _) = list_options(game, &option.position, left, pace).await;
        left -= listed.iter().map(|(_, moves)| moves.len()).sum::<usize>().min(left);
        answered.resize(answered.len() + listed.len(), index);
        answers.extend(listed.into_iter().map(|(answer, _)| answer));
    }
    let Some(found) = evaluate::at_hand(game, &answers, budget, pace).await else { return };
    for ((index, answer), value) in answered.into_iter().zip(answers).zip(found.values) {
        let reply = &mut options[index].reply;
        if value.outcome == Some(OutcomeClass::P) && reply.as_ref().is_none_or(|reply| answer < *reply) {
            *reply = Some(answer);
        }
    }
}
