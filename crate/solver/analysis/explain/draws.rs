//! Why a value is infinite, or a finite one holds against infinite ones; and how a draw goes round.

use super::{ExplainedOption, Round};
use crate::analysis::evaluate::{PositionValue, Searched};
use crate::game::Game;
use crate::pace::{LOOKS, Pace};
use crate::position::Position;
use std::collections::VecDeque;

/// Answers options that have infinite values by an option of theirs that has the least value which no option of the position has.
/// Where one has none such it is told, by its index: then that value is not the position's.
pub async fn answer(
    game: &Game,
    Searched { graph, solution }: &Searched,
    value: &PositionValue,
    options: &mut [ExplainedOption],
    pace: &Pace,
) -> Option<usize> {
    value.grundy_value()?;
    let known: Vec<u64> = options.iter().filter_map(|option| option.value.grundy).collect();
    let least = (0..).find(|value| !known.contains(value))?;
    let grundy = solution.grundy.as_ref()?;
    let has_least = |index: &u32| u64::from(grundy[*index as usize]) == least;
    for (index, option) in
        options.iter_mut().enumerate().filter(|(_, option)| option.value.infinite.is_some())
    {
        let Some(at) = graph.find(&option.position) else { continue };
        let answers = graph.options.row(at);
        pace.spend(1 + answers.len() as u64 / LOOKS).await;
        match answers.iter().find(|answer| has_least(answer)) {
            Some(answer) if value.infinite.is_none() => {
                let tokens = graph.tokens(*answer as usize).to_vec();
                option.answer = Some(Position::new(game.ruleset.kind(), tokens));
            }
            None if value.infinite.is_some() => return Some(index),
            _ => {}
        }
    }
    None
}

/// From a drawn position a shortest way over drawn ones back to it; where there is none, to the first that is met again.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
pub async fn round(
    game: &Game,
    Searched { graph, solution }: &Searched,
    position: &Position,
    pace: &Pace,
) -> Option<Round> {
    let start = graph.find(position)?;
    let is_drawn = |index: usize| solution.is_draw(index);
    if !is_drawn(start) {
        return None;
    }
    const UNSEEN: u32 = u32::MAX;
    // The position from which each was reached first.
    let mut from = vec![UNSEEN; graph.position_count()];
    let mut open = VecDeque::from([start]);
    let mut last = None;
    while let (Some(index), None) = (open.pop_front(), last) {
        let options = graph.options.row(index);
        pace.spend(1 + options.len() as u64 / LOOKS).await;
        for &option in options.iter().filter(|option| is_drawn(**option as usize)) {
            if option as usize == start {
                last = last.or(Some(index));
            } else if from[option as usize] == UNSEEN {
                from[option as usize] = index as u32;
                open.push_back(option as usize);
            }
        }
    }
    let mut way = Vec::new();
    let mut back = 0;
    match last {
        Some(last) => {
            let mut index = last;
            while index != start {
                way.push(index);
                index = from[index] as usize;
            }
            way.push(start);
            way.reverse();
        }
        None => {
            let mut place = vec![UNSEEN; graph.position_count()];
            let mut index = Some(start);
            while let Some(next) = index {
                if place[next] != UNSEEN {
                    back = place[next] as usize;
                    break;
                }
                place[next] = way.len() as u32;
                way.push(next);
                let options = graph.options.row(next);
                pace.spend(1 + options.len() as u64 / LOOKS).await;
                index = options.iter().map(|option| *option as usize).find(|option| is_drawn(*option));
            }
        }
    }
    let kind = game.ruleset.kind();
    let way = way.into_iter().map(|index| Position::new(kind, graph.tokens(index).to_vec())).collect();
    Some(Round { way, back })
}
