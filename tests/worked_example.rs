//! Nim (1,2,3) in full, as Wang & Li (2017) number and solve it, with the two misprints of their table of options put
//! right: H(p12) holds p10, and H(p13) does not.

use mexplorer::{Game, PlayConvention, explore};

/// p1 … p14: the position, its options by number, its Grundy value.
const TABLE: &[(&str, &[u32], u32)] = &[
    ("()", &[], 0),
    ("(1)", &[1], 1),
    ("(1,1)", &[2], 0),
    ("(2)", &[1, 2], 2),
    ("(1,2)", &[2, 3, 4], 3),
    ("(1,1,1)", &[3], 1),
    ("(1,1,2)", &[3, 5, 6], 2),
    ("(2,2)", &[4, 5], 0),
    ("(1,2,2)", &[5, 7, 8], 1),
    ("(3)", &[1, 2, 4], 3),
    ("(1,3)", &[2, 3, 5, 10], 2),
    ("(2,3)", &[4, 5, 8, 10, 11], 1),
    ("(1,1,3)", &[3, 6, 7, 11], 3),
    ("(1,2,3)", &[5, 7, 9, 11, 12, 13], 0),
];

#[test]
fn nim_1_2_3_is_as_in_the_literature() {
    let (game, start) = Game::parse("nim(1,2,3)", PlayConvention::Normal).unwrap();
    let exploration = explore(&game, &start, Default::default()).unwrap();
    let graph = &exploration.graph;
    let number: Vec<u32> = graph.ranks().iter().map(|rank| rank + 1).collect();
    assert_eq!((graph.position_count(), graph.move_count()), (14, 38));
    for (index, (label, options, grundy)) in TABLE.iter().enumerate() {
        let position = graph.post_order[index] as usize;
        let mut found: Vec<u32> =
            graph.options.row(position).iter().map(|&option| number[option as usize]).collect();
        found.sort_unstable();
        assert_eq!(exploration.labels[position], *label, "p{}", index + 1);
        assert_eq!(found, *options, "options of p{}", index + 1);
        assert_eq!(
            exploration.solution.grundy.as_ref().unwrap()[position],
            *grundy,
            "value of p{}",
            index + 1
        );
    }
}
