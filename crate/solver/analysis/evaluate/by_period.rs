//! Values of heaps of any size, where single heaps have a period that is proved.

use super::{Evaluation, Method, PositionValue, look};
use crate::convention::{Alliance, OutcomeClass, PlayConvention, WinnersByMover};
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{SEPARATOR, Token, nim_sum};
use crate::pace::{Pace, Phase};
use crate::position::Position;
use crate::single_heaps::ProvedValues;
use crate::theorem::Value;

/// The proved period by which the heaps of a game, or of a component of it, have their values.
#[derive(Debug)]
pub struct Periodic {
    /// In a sum, the component.
    pub component: Option<usize>,
    /// The values of its single heaps.
    pub values: ProvedValues,
}

/// The values of some positions, where all their heaps have theirs by a proved period: of any number of heaps under normal
/// play, under other conventions of single heaps alone, which are no sums of values.
pub async fn find(game: &Game, positions: &[Position], pace: &Pace) -> Option<Evaluation> {
    let rule = game.ruleset.heap_rule()?;
    let is_normal = game.convention.is_normal();
    if !is_normal && positions.iter().any(|position| position.tokens().len() > 1) {
        return None;
    }
    pace.enter(Phase::Solving);
    let values = ProvedValues::find(rule, &game.convention, pace).await?;
    let mut found = Vec::with_capacity(positions.len());
    for position in positions {
        let heaps = position.tokens().iter();
        found.push(if is_normal {
            let sum = nim_sum(heaps.map(|&heap| u64::from(values.value(heap))));
            PositionValue::known(Value::Grundy(sum), &game.convention)
        } else {
            of_number(values.value(heaps.copied().next().unwrap_or(0)), &game.convention)
        });
        pace.spend(look(position)).await;
    }
    let periods = vec![Periodic { component: None, values }];
    Some(Evaluation { periods, ..Evaluation::of(Method::Period, found) })
}

/// What the number of a class says, see [`Classes`](crate::value_grid::Classes).
#[allow(clippy::cast_possible_truncation, reason = "a digit is a player, and players are few")]
fn of_number(number: u32, convention: &PlayConvention) -> PositionValue {
    let players = convention.players() as u32;
    if convention.alliance().is_none_or(Alliance::is_standard) {
        return PositionValue::known(Value::GameValue(number as u8), convention);
    }
    let digits = (0..players).scan(number, |rest, _| {
        let digit = *rest % players;
        *rest /= players;
        Some(digit as u8)
    });
    PositionValue { winners: WinnersByMover::new(&digits.collect::<Vec<_>>()), ..PositionValue::default() }
}

impl Periodic {
    /// Winning moves of a position of this value on the heaps whose period it is: for each of them one, if there is one.
    /// Who wins is told of two players.
    pub async fn winning_moves(
        &self,
        game: &Game,
        position: &Position,
        value: &PositionValue,
        pace: &Pace,
    ) -> Vec<Move> {
        let mut moves = Vec::new();
        if value.outcome != Some(OutcomeClass::N) {
            return moves;
        }
        let (first, heaps) = self.part(position.tokens());
        for (place, &heap) in heaps.iter().enumerate() {
            let is_repeated = place > 0 && heaps[place - 1] == heap;
            let Some(wanted) = self.wanted(heap, value, game).filter(|_| !is_repeated) else { continue };
            if let Some(left) = self.values.option_of(heap, wanted, pace).await {
                moves.push(Move::change(first + place, &left));
            }
        }
        moves
    }

    /// What an option of a heap has to have so that its position is P.
    fn wanted(&self, heap: Token, value: &PositionValue, game: &Game) -> Option<u32> {
        if game.convention.is_normal() {
            return u32::try_from(value.grundy? ^ u64::from(self.values.value(heap))).ok();
        }
        // Of two players the one who comes after the player to move wins a P-position.
        game.convention.standard().map(|_| 1)
    }

    /// The heaps, and the place of the first of them in the position.
    pub fn part<'a>(&self, tokens: &'a [Token]) -> (usize, &'a [Token]) {
        let before = self.component.unwrap_or(0);
        let mut parts = tokens.split(|token| *token == SEPARATOR);
        let first = parts.clone().take(before).map(|part| part.len() + 1).sum();
        (first, parts.nth(before).unwrap_or_default())
    }
}
