//! What is shown around a position whose graph is too large: positions that can be reached, real moves, true values.

use mexplorer::analysis::Places;
use mexplorer::analysis::{self, Exploration, explain};
use mexplorer::convention::{Alliance, OutcomeClass, PlayConvention, Winner};
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::pace::at_once;
use mexplorer::position::{Position, Tokens};

const MOST: usize = 40;

fn neighbourhood(notation: &str, convention: PlayConvention) -> (Game, Result<Exploration, RequestError>) {
    let (game, start) = Game::parse(notation, convention).unwrap();
    let found = at_once(async |pace| {
        analysis::explore::neighbourhood(&game, &start, MOST, Places::default(), pace).await
    });
    (game, found)
}

/// A move changes one position into another, which nobody can tell from the numbers alone where there are many; a ruleset lists
/// the moves of a large heap from the smallest options up, so the options that stand there are legal if they are listed or
/// named by a theorem, which `explain` does as well.
fn are_moves(game: &Game, exploration: &Exploration) {
    let kind = game.ruleset.kind();
    assert!(exploration.graph.move_count() >= exploration.graph.position_count() - 1);
    for index in 0..exploration.graph.position_count() {
        let position = Position::new(kind, Tokens::from(exploration.graph.tokens(index)));
        let explanation = explain(game, &position, Default::default()).unwrap();
        for &option in exploration.graph.options.row(index) {
            let tokens = exploration.graph.tokens(option as usize);
            let listed = explanation.options.iter().find(|listed| listed.position.tokens() == tokens);
            let listed = listed.unwrap_or_else(|| panic!("{} → {tokens:?}", game.label(&position)));
            assert!(!listed.moves.is_empty());
        }
    }
}

#[test]
fn what_is_shown_is_part_of_the_graph_with_its_values() {
    for notation in ["nim(5,9007199254740991)", "nim(100,100,100,100)", "bash[m=3](9007199254740991)"] {
        let (game, exploration) = neighbourhood(notation, PlayConvention::Normal);
        let exploration = exploration.unwrap();
        let about = exploration.neighbourhood.as_ref().unwrap();
        let count = exploration.graph.position_count();
        assert!((10..=MOST).contains(&count), "{notation}: {count}");
        are_moves(&game, &exploration);
        let grundy = about.grundy.as_ref().unwrap();
        let outcome = exploration.solution.outcome.as_ref().unwrap();
        for index in 0..count {
            assert_eq!(grundy[index] == 0, outcome[index] == OutcomeClass::P);
        }
        // From the start and from every N-position whose moves are shown there is one that wins.
        assert_eq!(outcome[0] == OutcomeClass::N, !exploration.winning.row(0).is_empty(), "{notation}");
    }
}

#[test]
fn a_graph_that_is_no_larger_is_shown_whole() {
    let (_, exploration) = neighbourhood("nim(1,2,3)", PlayConvention::Normal);
    let exploration = exploration.unwrap();
    assert!(exploration.neighbourhood.is_none());
    assert_eq!(exploration.graph.position_count(), 14);
}

#[test]
fn where_nothing_is_known_the_graph_is_refused() {
    let own = PlayConvention::Alliance(Alliance::standard(3, Winner::FirstStuck));
    assert!(neighbourhood("half(9007199254740991,9007199254740000)", own).1.is_err());
}

/// Two conventions that differ in their values only, so nothing but the values may differ in what is shown.
#[test]
fn places_by_covering_moves_tell_nothing_of_the_values() {
    let mut moved = 0;
    for notation in
        ["nim(1,2,3)", "nim(3,4,5)", "wythoff(5,8)", "kayles(9)", "staircase(2,2,2)", "nim(100,101,102)"]
    {
        let explored = |convention: PlayConvention, places: Places| {
            let (game, start) = Game::parse(notation, convention).unwrap();
            at_once(async |pace| analysis::explore::neighbourhood(&game, &start, 300, places, pace).await)
                .unwrap()
        };
        let hidden =
            [PlayConvention::Normal, PlayConvention::Misere].map(|play| explored(play, Places::Covers));
        let [one, other] = &hidden;
        assert_eq!(one.labels, other.labels, "{notation}");
        assert_eq!(one.layers.of, other.layers.of, "{notation}");
        assert_eq!(one.graph.options.items, other.graph.options.items, "{notation}");
        assert_eq!(one.covers.rows.items, other.covers.rows.items, "{notation}");
        assert_eq!(one.coordinates.x, other.coordinates.x, "{notation}");
        assert_eq!(one.coordinates.y, other.coordinates.y, "{notation}");
        assert_ne!(one.winning.items, other.winning.items, "{notation}");
        let shown = explored(PlayConvention::Normal, Places::Drawn);
        moved += usize::from(shown.labels != one.labels || shown.coordinates.x != one.coordinates.x);
    }
    assert!(moved > 1, "places say nothing anyhow");
}
