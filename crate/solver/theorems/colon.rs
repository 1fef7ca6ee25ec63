//! The colon principle: in Green Hackenbush on trees, branches that meet in a vertex are worth one stalk, of their nim-sum.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 7.
//! Winning moves: all, found by the value of what each cut leaves.
//! Cost: the number of edges squared, at most 64².

use crate::game::Game;
use crate::kinds::edges::Support;
use crate::moves::Move;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, stalks, theorem};

theorem! {
    /// The colon principle.
    Colon {
        id: "colon",
        status: Proved,
        instances: [
            ("hackenbush(0-1-2-3,0-5-6,1-4)", Normal, bound: 4),
            ("hackenbush(0-1,0-2-3,0-4-5-6)", LastMover(2), bound: 3),
        ],
        name: { en: "Colon principle", zh: "冒号原理（Colon Principle，又译克朗原理）" },
        statement: {
            en: "\
                In two-player Green Hackenbush under normal play let the position be a forest: no loop, no \
                two edges between the same two vertices, no cycle, the ground being one vertex. \
                An edge e is worth v(e), which is 1 plus the nim-sum of the values of the edges f that stand \
                directly on its upper end (written f ↑ e), and the Grundy value of the position G is the \
                nim-sum of the values of the edges that stand directly on the ground 0. \
                So the branches above a vertex are worth one stalk whose length is their nim-sum.",
            zh: "\
                设两名玩家在正常规则下进行删边游戏，局面为森林：没有自环，没有重边，没有圈，\
                其中地面视为一个顶点。\
                一条边 e 的值 v(e) 等于 1 加上直接立在其上端的各边 f（记作 f ↑ e）之值的 Nim 和；\
                局面 G 的 SG 值等于直接立在地面（记作 0）上的各边之值的 Nim 和。\
                因此，一个顶点以上的各枝，相当于一根长度为其 Nim 和的枝。",
        },
        argument: {
            en: "\
                A stalk of k edges is a Nim heap k: a cut leaves any smaller number. \
                Branches that stand on the ground make a disjunctive sum, so they are worth their nim-sum. \
                Let two graphs G and H of the same Grundy value stand on the same vertex of two copies of a \
                tree, and add the two: that sum is P, by induction on the edges. \
                A cut in the one copy below, or beside, is answered by the same cut in the other; a cut \
                within G or H changes its value, as every move does, and is answered within G or H so that \
                the two are equal again: by lowering the other one, or by taking a higher value back to the \
                one it had before. \
                So the two trees have the same value, and branches may be replaced by a stalk of their \
                nim-sum; with the edge below it is one edge longer.",
            zh: "\
                k 条边的一根枝就是大小为 k 的 Nim 堆：删一条边可剩下任意较少的边数。\
                立在地面上的各枝构成和，故其值为 Nim 和。\
                设两个 SG 值相同的图 G 与 H 分别立在同一棵树的两个副本的同一顶点上，把两者相加：对边数归纳，\
                这个和是 P 局面。\
                在一个副本的下方或旁边删边，就在另一个副本中删同一条边；在 G 或 H 中删边必使其值改变（每一步\
                都如此），就在 G 或 H 中应对，使两者重新相等：或减少另一个的值，或把升高的值退回原来的值。\
                所以两棵树的值相同，各枝可用一根长度为其 Nim 和的枝代替；连同下面的一条边，长度再加 1。",
        },
        formula: "\
            <math><mi>v</mi><mo>(</mo><mi>e</mi><mo>)</mo><mo>=</mo><mn>1</mn><mo>+</mo><munder><mo>⨁</mo>\
            <mrow><mi>f</mi><mo>↑</mo><mi>e</mi></mrow></munder><mi>v</mi><mo>(</mo><mi>f</mi><mo>)</mo>\
            <mo>,</mo><mspace width='1em'/><mi>SG</mi><mo>(</mo><mi>G</mi><mo>)</mo><mo>=</mo><munder>\
            <mo>⨁</mo><mrow><mi>e</mi><mo>↑</mo><mn>0</mn></mrow></munder><mi>v</mi><mo>(</mo><mi>e</mi>\
            <mo>)</mo></math>",
        reasons: {
            "empty": {
                en: "Nothing stands on the ground: the value is {sum}.",
                zh: "地面上没有边：SG 值为 {sum}。",
            },
            "stalks": {
                en: "\
                    The edges on the ground are worth stalks of lengths {stalks}, and their nim-sum is {sum}.",
                zh: "立在地面上的各边相当于长度为 {stalks} 的枝，其 Nim 和为 {sum}。",
            },
        },
        quantities: {
            "stalks": { en: "values of the edges on the ground", zh: "立在地面上的各边的值" },
            "sum": { en: "nim-sum", zh: "Nim 和" },
            "columns": { en: "these values in binary", zh: "这些值的二进制" },
        },
        proof: {
            en: "proved in Winning Ways, chapter 7, and above",
            zh: "Winning Ways 第 7 章证明，证明亦见上",
        },
        source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 7.",
    }
}

fn is_forest(support: &Support) -> bool {
    support.bridges == support.standing
}

impl Theorem for Colon {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("hackenbush") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let support = Support::of(at.tokens);
        if is_forest(&support) {
            Prediction::Exactly(Value::Grundy(stalks::value(&support)))
        } else {
            Prediction::Silent
        }
    }

    fn reason(&self, at: &Subject) -> Reason {
        stalks::reason(at.tokens, "stalks")
    }

    /// All of them: what a cut leaves of a forest is a forest.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        (is_forest(&Support::of(at.tokens))).then(|| stalks::winning_moves(at.tokens))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn says(notation: &str) -> (Prediction, Option<Vec<Move>>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at))
    }

    #[test]
    fn a_tree_is_worth_a_stalk() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(says("hackenbush()"), (grundy(0), Some(vec![])));
        assert_eq!(says("hackenbush(0-1-2-3,1-4)").0, grundy(4));
        assert_eq!(says("hackenbush(0-1-2-3,0-5-6,1-4)").0, grundy(6));
        assert_eq!(says("hackenbush(0-1,0-2-3,0-4-5-6)"), (grundy(0), Some(vec![])));
        assert_eq!(says("hackenbush(0-1,0-2-3)").1, Some(vec![Move::change(2, &[])]));
    }

    #[test]
    fn it_is_silent_of_loops_of_double_edges_and_of_cycles() {
        for notation in ["hackenbush(0-0)", "hackenbush(0-1,1-1)", "hackenbush(0-1-0)", "hackenbush(0-1-2-0)"] {
            assert_eq!(says(notation), (Prediction::Silent, None), "{notation}");
        }
    }
}
