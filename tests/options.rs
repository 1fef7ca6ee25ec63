//! Options that a ruleset hands on without playing its moves are what the moves lead to, in the same order.

use mexplorer::convention::PlayConvention;
use mexplorer::game::Game;
use mexplorer::game_graph::{Budget, GameGraph};
use std::ops::ControlFlow;

const GAMES: &[&str] = &[
    "nim(1,2,2,3)",
    "bash[m=2](3,3,4)",
    "subtraction[set={2,3}](1,5,6)",
    "half(5,5)",
    "octal[code=0.77](4,5)",
    "grundy(7,4)",
    "moore[k=2](1,2,2)",
    "moore[k=2](2,2,3,5)",
    "moore[k=3](1,2,3,3,4)",
    "moore[k=4](2,2,2,3,4)",
    "large-nim(1,3,3)",
    "large-nim[B=2](1,3,3)",
    "small-nim(2,2,3)",
    "wythoff(4,6)",
    "wythoff(3,3)",
    "wythoff[a=3](3,5)",
    "fibonacci(12,11)",
    "fibonacci[factor=1](9,9)",
    "staircase(1,0,2,1)",
    "staircase()",
    "hackenbush(0-1-2-3-1,2-4,0-5-5,5-6-5,3-7)",
    "hackenbush(0-1-0-1-2-3-0,3-4,4-4-5)",
    "hackenbush(0-1000-2000-1000,0-3000-2000,3000-4000-5000-3000,5000-6000)",
    "graph[arrows={a>b,a>c,b>c,b>d,c>e,d>e}](a)",
    "nim(1,2)+wythoff(2,3)+fibonacci(4,3)",
    "nim[passes=2](1,2)",
    "subtraction[set={2,3},passes=2](1,4)",
    "hackenbush[passes=1](0-1-2-0,1-3)+1p+staircase(0,2)+nim()+1p",
    "node-kayles(0-1-2-5-4-3-6-7-8-5,0-3,1-4-7,9)",
    "node-kayles[passes=1](0-1-2-0,1-3,45)+1p+nim(2)",
];

#[test]
fn options_are_what_the_moves_lead_to() {
    let (mut compared, mut stopped) = (0, 0);
    for text in GAMES {
        let (game, start) = Game::parse(text, PlayConvention::Normal).unwrap();
        let ruleset = game.ruleset.as_ref();
        let graph = GameGraph::build(ruleset, &[start], Budget::default()).unwrap();
        for index in 0..graph.position_count() {
            let tokens = graph.tokens(index);
            let mut played: Vec<Vec<u64>> = Vec::new();
            let _ = ruleset.moves(tokens, &mut |mv| {
                let option = mv.play(ruleset.kind(), tokens);
                if !played.iter().any(|other| other == option.tokens()) {
                    played.push(option.tokens().to_vec());
                }
                ControlFlow::Continue(())
            });
            let mut listed: Vec<Vec<u64>> = Vec::new();
            let _ = ruleset.options(tokens, &mut |option| {
                if !listed.iter().any(|other| other == option) {
                    listed.push(option.to_vec());
                }
                ControlFlow::Continue(())
            });
            assert_eq!(listed, played, "{text}");
            // To list an option again and again would take its time, and nobody else may have a turn meanwhile.
            let mut count = 0;
            let _ = ruleset.options(tokens, &mut |_| {
                count += 1;
                ControlFlow::Continue(())
            });
            assert!(count <= 2 * listed.len() + tokens.len(), "{text}: {count} for {}", listed.len());
            // Whoever has enough is handed no more.
            let mut handed = 0;
            let flow = ruleset.options(tokens, &mut |_| {
                handed += 1;
                if handed == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!(flow.is_break(), handed == 2, "{text}");
            compared += listed.len();
            stopped += usize::from(flow.is_break());
        }
    }
    assert!(compared > 5_000 && stopped > 500, "{compared} options, {stopped} stopped");
}
