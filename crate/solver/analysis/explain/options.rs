//! The options of a position, with the moves that lead to each.

use crate::analysis::evaluate::components;
use crate::analysis::runs_of_moves::RunsOfMoves;
use crate::game::Game;
use crate::limits;
use crate::moves::Move;
use crate::pace::Pace;
use crate::position::Position;
use crate::position_table::PositionTable;
use crate::ruleset::EachMove;
use crate::theorem::{Status, Subject, Theorem};
use crate::theorems;

/// The first distinct options with their moves, of so many moves at most, and whether these are all.
pub async fn list_options(
    game: &Game,
    position: &Position,
    most: usize,
    pace: &Pace,
) -> (Vec<(Position, Vec<Move>)>, bool) {
    let kind = game.ruleset.kind();
    let mut options: Vec<(Position, Vec<Move>)> = Vec::new();
    let mut table = PositionTable::default();
    // What it costs to play a move: its tokens are put in order.
    let play = 1 + position.tokens().len() as u64 / 2;
    let mut runs = RunsOfMoves::new(most, game.ruleset.work(position.tokens()));
    let list = |each: &mut EachMove| game.ruleset.moves(position.tokens(), each);
    while let Some(moves) = runs.next(&list, pace).await {
        for mv in moves {
            let option = mv.play(kind, position.tokens());
            let index = table.number(option.tokens()) as usize;
            if index == limits::LISTED_OPTIONS {
                return (options, false);
            }
            match options.get_mut(index) {
                Some((_, moves)) => moves.push(mv),
                None => options.push((option, vec![mv])),
            }
            pace.spend(play).await;
        }
    }
    (options, runs.are_all())
}

/// Where not all options are listed, those that a theorem names as winning stand first: nobody should miss them.
pub fn list_winning_options(game: &Game, position: &Position, listed: &mut Vec<(Position, Vec<Move>)>) {
    let kind = game.ruleset.kind();
    for mv in named_winning_moves(game, position) {
        let option = mv.play(kind, position.tokens());
        let found = listed.iter().position(|(listed, _)| *listed == option);
        let entry = found.map_or_else(|| (option, vec![mv]), |index| listed.remove(index));
        listed.insert(0, entry);
    }
    listed.truncate(limits::LISTED_OPTIONS);
}

/// The winning moves that theorems name, those apart that go by components and would have to have them valued first.
pub fn named_winning_moves(game: &Game, position: &Position) -> Vec<Move> {
    let named = theorems::ALL.iter().filter(|theorem| !theorem.needs_components());
    let moves =
        |theorem: &&dyn Theorem| winning_moves(*theorem, Some(components::subject(game, position, &[])));
    named.flat_map(moves).collect()
}

fn is_trusted(theorem: &dyn Theorem, game: &Game) -> bool {
    theorem.holds_for(game, game.ruleset.returns()) && theorem.status(game) != Status::NeedsHypothesis
}

/// The winning moves that a theorem names, if it can be trusted.
pub fn winning_moves(theorem: &dyn Theorem, at: Option<Subject>) -> Vec<Move> {
    let trusted = at.filter(|at| is_trusted(theorem, at.game));
    trusted.and_then(|at| theorem.winning_moves(&at)).unwrap_or_default()
}
