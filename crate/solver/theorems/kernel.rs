//! The positions of Grundy value 0 are the kernel of the position graph: no arrow joins two of them, and from every other
//! position an arrow leads to one of them.
//!
//! Source: Berge, The Theory of Graphs; Wang & Li 2017.
//! Cost: a look at each arrow.

use crate::game::Game;
use crate::pace::{LOOKS, Pace, Work};
use crate::theorem::{Claim, Reason, Subject, Theorem, World, theorem};

theorem! {
    /// The kernel.
    Kernel {
        id: "kernel",
        status: Proved,
        instances: [
            ("nim(1,2,3)", Normal, bound: 8, heaps: 3),
            ("nim(1,2,3)", LastMover(2), bound: 5, heaps: 3),
            ("nim[passes=1](1,2,3)", Normal, bound: 5, heaps: 3),
            ("wythoff(3,5)", Normal, bound: 12, heaps: 2),
            ("subtraction[set={1,3,4}](5,6)", Normal, bound: 10, heaps: 2),
            ("large-nim(1,2,3)", Normal, bound: 8, heaps: 3),
            ("kayles(5,6)", Normal, bound: 8, heaps: 2),
            ("graph[arrows={a>b,a>c,b>c,c>d}](a)", Normal, bound: 0),
            ("hackenbush(0-1-2-0)", Normal, bound: 3),
            ("nim(1,2)+kayles(3)", Normal, bound: 3, heaps: 2),
        ],
        name: { en: "The kernel", zh: "核" },
        statement: {
            en: "\
                In any finite two-player impartial game under normal play let W be the set of positions of \
                Grundy value 0. \
                (1) No option of a position in W is in W. (2) Every position outside W has an option in W. \
                So W is the kernel of the position graph; it is the only set with (1) and (2), and it is the \
                set of P-positions.",
            zh: "\
                对任何有限的两人公平组合游戏，在正常规则下，设 W 为 SG 值为 0 的局面的集合。\
                （1）必破性：W 中局面的选项都不在 W 中。\
                （2）还原性：W 以外的每个局面都有属于 W 的选项。\
                因此 W 是局面图的核；满足（1）与（2）的集合是唯一的，它就是 P 局面的集合。",
        },
        argument: {
            en: "\
                The mex is 0 if and only if no option has the value 0: that is (1) for the positions of \
                value 0 and (2) for the others. \
                Whoever leaves a position of W wins, for the other player must leave W if there is any move, \
                and the answer can lead back to it; the game ends, and it ends in W, since a terminal \
                position has the value 0. \
                A set with (1) and (2) is determined position by position, options first, because the graph \
                has no cycle; so it is the only one.",
            zh: "\
                mex 为 0 当且仅当没有值为 0 的选项：对值为 0 的局面这就是（1），对其余局面这就是（2）。\
                把局面留在 W 中的一方取胜：对方若还能行动，就必定离开 W，而己方又能回到 W；游戏必然结束，\
                且结束于 W，因为终局的值为 0。\
                由于局面图没有圈，可以按先选项、后局面的次序逐个确定满足（1）与（2）的集合，所以它是唯一的。",
        },
        claims: {
            "no-arrow-inside": {
                en: "(1) No position of Grundy value 0 has an option of Grundy value 0.",
                zh: "（1）必破性：SG 值为 0 的局面没有 SG 值为 0 的选项。",
            },
            "arrow-into": {
                en: "(2) Every position of another Grundy value has an option of Grundy value 0.",
                zh: "（2）还原性：SG 值不为 0 的局面都有 SG 值为 0 的选项。",
            },
            "previous-player": {
                en: "A position has the Grundy value 0 if and only if it is P.",
                zh: "局面的 SG 值为 0，当且仅当它是 P 局面。",
            },
        },
        proof: {
            en: "proved above; kernels and Grundy functions are treated by Berge, Nim by Wang & Li (2017)",
            zh: "证明见上；核与 Grundy 函数见 Berge，Nim 的情形见王姿婷、李建华（2017）",
        },
        source: "\
            C. Berge, The Theory of Graphs and Its Applications (kernels, Grundy functions). 王姿婷、李建华，\
            现代数学视角下的 NIM 型游戏，数学通报 2017(7).",
    }
}

impl Theorem for Kernel {
    fn applies(&self, game: &Game) -> bool {
        game.convention.is_normal()
    }

    /// It predicts nothing, so nobody asks why.
    fn reason(&self, _at: &Subject) -> Reason {
        Reason { key: "", quantities: Vec::new() }
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, _game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(world, pace))
    }
}

/// How the claims fare.
async fn check(world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let World::Positions(world) = world else { return Vec::new() };
    let mut no_arrow_inside = Claim::new("no-arrow-inside");
    let mut arrow_into = Claim::new("arrow-into");
    let mut previous_player = Claim::new("previous-player");
    for index in 0..world.len() {
        let is_inside = world.grundy(index) == 0;
        let options = world.options(index);
        pace.spend(1 + options.len() as u64 / LOOKS).await;
        let inside = options.into_iter().find(|&option| world.grundy(option) == 0);
        match (is_inside, inside) {
            (true, Some(option)) => no_arrow_inside.case(false, &[index, option]),
            (true, None) => no_arrow_inside.case(true, &[]),
            (false, option) => arrow_into.case(option.is_some(), &[index]),
        }
        previous_player.case(is_inside == world.is_p(index), &[index]);
    }
    vec![no_arrow_inside, arrow_into, previous_player]
}
