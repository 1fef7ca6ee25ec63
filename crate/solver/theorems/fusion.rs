//! The fusion principle: in Green Hackenbush the vertices of a cycle may be fused to a point, and its edges are then loops.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 7.
//! Winning moves: all, found by the value of what each cut leaves.
//! Cost: the number of edges squared, at most 64².

use crate::game::Game;
use crate::kinds::edges::Support;
use crate::moves::Move;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, stalks, theorem};

theorem! {
    /// The fusion principle.
    Fusion {
        id: "fusion",
        status: Proved,
        instances: [
            ("hackenbush(0-1-2-0,2-3)", Normal, bound: 4),
            ("hackenbush(0-1-2-3-0)", LastMover(2), bound: 3),
        ],
        name: { en: "Fusion principle", zh: "融合原理（Fusion Principle，又译费森原理）" },
        statement: {
            en: "\
                In two-player Green Hackenbush under normal play, on any graph that stands on the ground, \
                the ground being one vertex, the vertices of a cycle may be fused into one vertex without \
                changing the Grundy value; the edges of the cycle become loops there. \
                A loop is worth 1, as a single edge is. \
                When all cycles are fused (that is, the vertices of each class of the relation “joined by a \
                path without bridges”), the graph is a forest with loops, to which the colon principle \
                applies: a bridge is worth 1 plus the nim-sum of what stands on its upper end, any other \
                edge is worth 1, and the value of the position is the nim-sum of what stands on the ground.",
            zh: "\
                设两名玩家在正常规则下进行删边游戏，局面为立在地面上的任意图，地面视为一个顶点。\
                把一个圈的各顶点融合为一点，不改变 SG 值；该圈的各边成为这一点上的自环。\
                一个自环的值为 1，与一条单独的边相同。\
                融合所有圈（即把能由不经过桥的路相连的顶点融合为一点）之后，图成为带自环的森林，\
                可用冒号原理：桥的值等于 1 加上立在其上端的各部分之值的 Nim 和，其余各边的值为 1，\
                局面的 SG 值等于立在地面上的各部分之值的 Nim 和。",
        },
        argument: {
            en: "\
                A loop can only be cut, as a single edge can, so it is worth 1. \
                A bare cycle of k edges through the ground: a cut leaves two stalks with k − 1 edges \
                together, whose nim-sum is as even or odd as k − 1. \
                For even k all options are odd and the mex is 0; for odd k all are even and one of them, two \
                equal stalks, is 0, so the mex is 1: in both cases the nim-sum of k loops. \
                The general case is proved in the source, in outline as follows: in a counterexample with \
                the fewest edges, and then the fewest vertices, trees may be replaced by stalks; two \
                vertices joined by three edge-disjoint paths, and cycles that do not go through the ground, \
                can be fused; there remains one cycle through the ground with stalks upon it, which is \
                excluded with the help of parity.",
            zh: "\
                自环只能被删去，与一条单独的边相同，故其值为 1。\
                经过地面的 k 条边的圈：删一条边后剩下两根枝，边数之和为 k − 1，其 Nim 和与 k − 1 同奇偶。\
                k 为偶数时，所有选项的值为奇数，mex 为 0；k 为奇数时，所有选项的值为偶数，\
                且其中一个（两根等长的枝）为 0，故 mex 为 1：都等于 k 个自环的 Nim 和。\
                一般情形的证明见出处，大意如下：在边数最少、其次顶点数最少的反例中，树可换成枝；\
                由三条没有公共边的路相连的两个顶点，以及不经过地面的圈，都可以融合；\
                最后只剩下经过地面、其上立有若干枝的一个圈，再借助奇偶性排除。",
        },
        reasons: {
            "empty": {
                en: "Nothing stands on the ground: the value is {sum}.",
                zh: "地面上没有边：SG 值为 {sum}。",
            },
            "fused": {
                en: "\
                    With every cycle fused into a point, what stands on the ground is worth {stalks}, and \
                    the nim-sum of these is {sum}.",
                zh: "把每个圈融合为一点之后，立在地面上的各部分的值为 {stalks}，其 Nim 和为 {sum}。",
            },
        },
        quantities: {
            "cyclic": { en: "edges on cycles, which become loops", zh: "圈上的边数（成为自环）" },
            "stalks": { en: "values of what stands on the ground", zh: "立在地面上的各部分的值" },
            "sum": { en: "nim-sum", zh: "Nim 和" },
            "columns": { en: "these values in binary", zh: "这些值的二进制" },
        },
        proof: {
            en: "\
                proved in Winning Ways, chapter 7; checked by this project against plain recursion on all \
                graphs of up to 5 edges and on 600 random graphs of up to 8 edges",
            zh: "\
                Winning Ways 第 7 章证明；本项目对边数不超过 5 的所有图以及 600 个边数不超过 8 的随机图，\
                与直接递推作了比较",
        },
        source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 7.",
    }
}

impl Theorem for Fusion {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("hackenbush") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::Grundy(stalks::value(&Support::of(at.tokens))))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let support = Support::of(at.tokens);
        let cyclic = (support.standing & !support.bridges).count_ones();
        stalks::reason(at.tokens, "fused").and(&[("cyclic", cyclic.into())])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        Some(stalks::winning_moves(at.tokens))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn value(notation: &str) -> Prediction {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        THEOREM.predict(&Subject { game: &game, tokens: start.tokens(), components: &[] })
    }

    #[test]
    fn a_cycle_is_worth_the_parity_of_its_edges() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(value("hackenbush()"), grundy(0));
        assert_eq!(value("hackenbush(0-0)"), grundy(1));
        assert_eq!(value("hackenbush(0-1-2-0)"), grundy(1));
        assert_eq!(value("hackenbush(0-1-2-3-0)"), grundy(0));
        assert_eq!(value("hackenbush(0-1-2-0,2-3-4)"), grundy(3));
        // Two cycles on a stalk: 1 + (three loops ⊕ two loops).
        assert_eq!(value("hackenbush(0-1,1-2-3-1,3-4-3)"), grundy(2));
    }

    #[test]
    fn sixty_four_edges_are_valued() {
        let stalk: Vec<String> = (0..=64).map(|vertex| vertex.to_string()).collect();
        let stalk = format!("hackenbush({})", stalk.join("-"));
        assert_eq!(value(&stalk), Prediction::Exactly(Value::Grundy(64)));
    }
}
