//! Small Nim with any number of players and any bound: each heap goes on along a cycle of values from the value of the larger
//! heaps.
//!
//! Source: this project. For two players it contains what is known with b = 1 (Liu & Zhou 2018) and without bounds (Friedman
//! 2000, Albert & Nowakowski 2004).
//! Winning moves: all, the pass too where there are passes.
//! Cost: one step for each heap; with passes see [`crate::theorem::vectors_of_values`].

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{Token, index};
use crate::theorem::cycle::Cycle;
use crate::theorem::ending::Ending;
use crate::theorem::heaps::{leave, moves_of_each};
use crate::theorem::vectors_of_values::{Rule, Vectors};
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, Value, theorem};
use crate::wrappers::passes::split;

theorem! {
    /// Small Nim with any number of players.
    SmallNimPlayers {
        id: "small-nim-players",
        status: Proved,
        instances: [
            ("small-nim[B=2](2,3,5)", FirstStuck(3), bound: 7, heaps: 4),
            ("small-nim[B=3](2,3,5)", LastMover(4), bound: 8, heaps: 4),
            ("small-nim(1,2,3)", FirstStuck(3), bound: 5, heaps: 5),
            ("small-nim(1,2,3)", LastMover(5), bound: 4, heaps: 6),
            ("small-nim[B=4](3,9)", Misere, bound: 11, heaps: 3),
            ("small-nim[B=2](1,2,3)", Normal, bound: 7, heaps: 4),
            ("small-nim[B=2,passes=2](2,3)", FirstStuck(3), bound: 6, heaps: 3),
            ("small-nim[passes=1](1,2,3)", LastMover(4), bound: 5, heaps: 4),
        ],
        name: { en: "Small Nim with any number of players", zh: "任意人数的 Small Nim" },
        statement: {
            en: "\
                Let n ≥ 2 players with the standard alliance matrix play Small Nim, where a move takes 1 to B \
                stones from a smallest heap (b = 1); without an upper bound, put the size of the largest \
                heap for B. \
                Let k, 0 ≤ k < n, be the game value where no move is left: 0 if the first who cannot move \
                wins, n − 1 if the last to move wins. \
                Put values around a cycle of c = (n − 1)B + 1 places: n − 1 in place 0, then B times 0, B \
                times 1, and so on up to B times n − 2; that is, C[0] = n − 1, and C[i] = ⌈i/B⌉ − 1 for 1 ≤ \
                i < c. Let s(v) be the last place that has the value v: s(v) = (v + 1)B for v ≤ n − 2, and \
                s(n − 1) = 0. \
                If a is the size of a smallest heap, and r the value of the other heaps (r = k if there are \
                none), then the position has the game value g = C[i] with i = (s(r) + a) mod c. \
                So the value is found in one pass, from the largest heap to the smallest. \
                Optimal moves: if i = 0, all; if 1 ≤ i ≤ B, so that g = 0, to take exactly i stones; \
                otherwise to take any number of stones from i − gB on. \
                With p passes left, shared by all, the same pass over the heaps works with a vector in place \
                of the value, the values for 0, 1, …, p passes left; this is an algorithm and no formula.",
            zh: "\
                设 n ≥ 2 名玩家按标准联盟矩阵进行 Small Nim，每步从最小的一堆取 1 至 B 枚石子（b = 1）；\
                没有上界时，取 B 为最大的堆的大小。\
                设无法行动时博弈值为 k（0 ≤ k < n）：最先无法行动者胜时 k = 0，走最后一步者胜时 k = n − 1。\
                在有 c = (n − 1)B + 1 格的圈上依次写上各值：第 0 格为 n − 1，\
                其后为 B 个 0、B 个 1，直到 B 个 n − 2；即 C[0] = n − 1，而 1 ≤ i < c 时 C[i] = ⌈i/B⌉ − 1。\
                设 s(v) 为值 v 所在的最后一格：v ≤ n − 2 时 s(v) = (v + 1)B，s(n − 1) = 0。\
                若最小的一堆为 a，其余各堆的值为 r（没有其余的堆时 r = k），\
                则局面的博弈值为 g = C[i]，其中 i = (s(r) + a) mod c。\
                因此从最大的堆到最小的堆依次算一遍即得其值。\
                最优走法：i = 0 时每一步都是；1 ≤ i ≤ B（此时 g = 0）时恰取 i 枚；\
                其余情形取不少于 i − gB 枚的任意枚数。\
                若所有玩家合计还可跳过 p 次，则同样从大到小算一遍，但以向量代替值，\
                其各分量为剩余 0、1、…、p 次跳过时的值；这是算法，而不是公式。",
        },
        argument: {
            en: "\
                A smallest heap that is lowered is still a smallest one, so the other heaps stand still until \
                it is gone. \
                Let u(m) be the value when it holds m stones, so that u(0) = r. Then u(m) is the least of \
                (u(m − t) + 1) mod n for 1 ≤ t ≤ min(B, m). \
                (Equal heaps are alike, so any smallest one may be taken.) \
                The cycle has the same rule: every C[i] is the least of (C[i − t] + 1) mod n for 1 ≤ t ≤ B. \
                For if C[i] = v with 1 ≤ v ≤ n − 2, the B places before i have v − 1, at least once, and v, \
                and give v and v + 1 ≤ n − 1. \
                If C[i] = 0, place 0 is among them, whose n − 1 gives 0. \
                And before place 0 stand B times n − 2, which give n − 1. \
                It remains to be shown that u goes on from place s(r) as the cycle does, u(m) = C[s(r) + m] \
                with places modulo c, though for m < B fewer than B values stand before u(m). \
                For m = 0 it holds, and suppose that it holds up to m − 1. \
                If m ≥ B, then u(m) and C[s(r) + m] follow from the same B values. Let m < B. \
                If r ≤ n − 3, then u(0) = r, and u(1), …, u(m − 1) are r + 1; they give r + 1 and r + 2 ≤ n \
                − 1, the least of which is r + 1 = C[s(r) + m]. \
                If r = n − 2 and m = 1, there is only n − 2, which gives n − 1 = C[0]. \
                If r = n − 2 and m > 1, then u(1) = n − 1 gives 0, which is C[m − 1]. \
                If r = n − 1, then u(0) gives 0, which is C[m]. This proves the formula. \
                A move of t stones leads to place i − t, and is optimal if and only if the value there is (g \
                − 1) mod n. \
                If i = 0, this is n − 2 in all the B places before. If g = 0, it is n − 1, which only place \
                0 has. \
                Otherwise it is g − 1, which the places up to gB have, so that t ≥ i − gB. \
                A bound that no heap exceeds does not bind, which is why the largest heap may stand for B = \
                ∞. \
                With passes, let u be the vector whose component j is the value with j passes left. \
                Component j of u(m) is the least of (x + 1) mod n for component j of the vectors u(m − t), 1 \
                ≤ t ≤ min(B, m), and, if j ≥ 1, for component j − 1 of u(m), to which a pass leads. \
                At the end nobody may pass, so all components are k there. \
                So u(m) depends on the B vectors before it: once B vectors in a row are those of c sizes \
                before, u has the period c from there on; and where B ≥ m, once two in a row are equal, all \
                that follow are. \
                Where more than 50,000 values would have to be computed, the theorem says nothing about the \
                position.",
            zh: "\
                最小的堆减少以后仍是最小的，所以在它取完之前其余各堆不变。\
                设它有 m 枚时局面的值为 u(m)，则 u(0) = r，而 u(m) 是各 (u(m − t) + 1) mod n\
                （1 ≤ t ≤ min(B, m)）的最小值。\
                （几堆同为最小时它们没有区别，可取其中任意一堆。）\
                圈上的值满足同样的规律：每个 C[i] 都是各 (C[i − t] + 1) mod n（1 ≤ t ≤ B）的最小值。\
                因为若 C[i] = v 且 1 ≤ v ≤ n − 2，则第 i 格之前的 B 格上的值为 v − 1（至少一个）与 v，\
                由它们得到 v 与 v + 1 ≤ n − 1。\
                若 C[i] = 0，则第 0 格在其中，由它的 n − 1 得到 0。\
                而第 0 格之前是 B 个 n − 2，由它们得到 n − 1。\
                还须证明 u 从第 s(r) 格起与圈一致，即 u(m) = C[s(r) + m]（格的编号模 c 计算），\
                尽管 m < B 时 u(m) 之前不足 B 个值。\
                m = 0 时成立；设直到 m − 1 都成立。\
                若 m ≥ B，则 u(m) 与 C[s(r) + m] 由相同的 B 个值得到。以下设 m < B。\
                若 r ≤ n − 3，则 u(0) = r，u(1)、…、u(m − 1) 都是 r + 1，由它们得到 r + 1 与 r + 2 ≤ n − 1，\
                最小的是 r + 1 = C[s(r) + m]。\
                若 r = n − 2 且 m = 1，则只有 n − 2，由它得到 n − 1 = C[0]。\
                若 r = n − 2 且 m > 1，则由 u(1) = n − 1 得到 0，即 C[m − 1]。\
                若 r = n − 1，则由 u(0) 得到 0，即 C[m]。公式得证。\
                取 t 枚即走到第 i − t 格，当且仅当那里的值为 (g − 1) mod n 时是最优走法。\
                若 i = 0，则之前的 B 格上都是 n − 2，恰为此值。\
                若 g = 0，则此值为 n − 1，只在第 0 格上。\
                其余情形此值为 g − 1，在编号不超过 gB 的格上，故 t ≥ i − gB。\
                若没有一堆超过上界，则上界不起作用，所以 B = ∞ 时可用最大的堆代替 B。\
                有跳过时，设 u 为向量，其分量 j 是剩余 j 次跳过时的值。\
                u(m) 的分量 j 是各 (x + 1) mod n 的最小值，其中 x 取遍 u(m − t)（1 ≤ t ≤ min(B, m)）\
                的分量 j，j ≥ 1 时还有 u(m) 的分量 j − 1，即跳过所到的局面的值。\
                终局时不得跳过，各分量都是 k。\
                所以 u(m) 由它之前的 B 个向量决定：一旦连续 B 个向量与 c 枚之前的相同，\
                u 从此以 c 为周期；而在 B ≥ m 时，一旦连续两个相同，此后全都相同。\
                若须计算的值超过 50,000 个，本定理不作断言。",
        },
        formula: "\
            <math><mi>g</mi><mo>=</mo><mi>C</mi><mo>[</mo><mo>(</mo><mi>s</mi><mo>(</mo><mi>r</mi><mo>)</mo>\
            <mo>+</mo><mi>a</mi><mo>)</mo><mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/>\
            <mi>c</mi><mo>]</mo><mo>,</mo><mspace width='1em'/><mi>C</mi><mo>[</mo><mi>i</mi><mo>]</mo>\
            <mo>=</mo><mo>⌈</mo><mi>i</mi><mo>/</mo><mi>B</mi><mo>⌉</mo><mo>−</mo><mn>1</mn></math>",
        reasons: {
            "end": {
                en: "No heap is left: the game value is k = {g}.",
                zh: "没有石子堆：博弈值为 k = {g}。",
            },
            "exactly": {
                en: "\
                    Without its smallest heap the position has the value r = {r}, last in place s(r) = {s} \
                    of the cycle; the heap goes on from there by a = {a} places to place i = {i}, where g = \
                    {g} stands. \
                    The optimal number of stones to take is {least}.",
                zh: "\
                    除去最小的堆后局面的值为 r = {r}，在圈上最后位于 s(r) = {s}；\
                    由该堆再前进 a = {a} 格，到达第 i = {i} 格，其值为 g = {g}。\
                    最优走法是取 {least} 枚。",
            },
            "range": {
                en: "\
                    Without its smallest heap the position has the value r = {r}, last in place s(r) = {s} \
                    of the cycle; the heap goes on from there by a = {a} places to place i = {i}, where g = \
                    {g} stands. \
                    An optimal move takes from {least} to {most} stones.",
                zh: "\
                    除去最小的堆后局面的值为 r = {r}，在圈上最后位于 s(r) = {s}；\
                    由该堆再前进 a = {a} 格，到达第 i = {i} 格，其值为 g = {g}。\
                    取 {least} 至 {most} 枚都是最优走法。",
            },
            "any": {
                en: "\
                    Without its smallest heap the position has the value r = {r}, last in place s(r) = {s} \
                    of the cycle; the heap goes on from there by a = {a} places to place 0, where g = n − 1 \
                    = {g} stands. \
                    All moves are equally good.",
                zh: "\
                    除去最小的堆后局面的值为 r = {r}，在圈上最后位于 s(r) = {s}；\
                    由该堆再前进 a = {a} 格，到达第 0 格，其值为 g = n − 1 = {g}。\
                    各走法同样好。",
            },
            "passes": {
                en: "\
                    For 0, 1, … passes left the position without its smallest heap, {a}, has the values {rest}, \
                    and with it {vector}: with p = {p} passes left, g = {g}.",
                zh: "\
                    剩余 0、1、…次跳过时，除去最小的堆 {a} 后局面的值依次为 {rest}，\
                    加上它则为 {vector}：剩余 p = {p} 次跳过时 g = {g}。",
            },
        },
        quantities: {
            "n": { en: "number of players n", zh: "玩家数 n" },
            "k": { en: "game value k where no move is left", zh: "无法行动时的博弈值 k" },
            "B": { en: "most stones of a move, B", zh: "一步至多取走的枚数 B" },
            "c": { en: "places of the cycle, c", zh: "圈的格数 c" },
            "a": { en: "smallest heap a", zh: "最小的堆 a" },
            "r": { en: "value r without the smallest heap", zh: "除去最小的堆后的值 r" },
            "s": { en: "its last place s(r)", zh: "它所在的最后一格 s(r)" },
            "i": { en: "place i of the position", zh: "局面所在的格 i" },
            "g": { en: "game value g", zh: "博弈值 g" },
            "least": { en: "fewest stones of an optimal move", zh: "最优走法至少取的枚数" },
            "most": { en: "most stones of an optimal move", zh: "最优走法至多取的枚数" },
            "heaps": { en: "heaps from the largest down", zh: "各堆（从大到小）" },
            "values": { en: "values as the heaps are added, one by one", zh: "依次加入各堆后的值" },
            "cycle": { en: "the cycle", zh: "圈" },
            "p": { en: "passes left, p", zh: "剩余的跳过次数 p" },
            "rest": {
                en: "values without the smallest heap, for 0, 1, …, p passes left",
                zh: "剩余 0、1、…、p 次跳过时，除去最小的堆后的值",
            },
            "vector": {
                en: "values of the position, for 0, 1, …, p passes left",
                zh: "剩余 0、1、…、p 次跳过时局面的值",
            },
        },
        proof: {
            en: "\
                proved by this project: the argument is a complete proof, for any number of players and \
                heaps, any bound and every ending. \
                Also checked by machine: 26,150 values and 9,536 sets of optimal moves against plain \
                recursion. \
                For two players, normal play and b = 1 it is a case of Liu & Zhou (2018), for two players \
                without bounds of Friedman (2000) and Albert & Nowakowski (2004). \
                No source was found that has the general form; with passes and without a bound, Liu & Zhou \
                (Discrete Appl. Math. 2018) treat more players than heaps",
            zh: "\
                由本项目证明：以上论证是完整的证明，适用于任意人数、任意堆数、任意上界和每一种终局规定。\
                此外以计算机与直接递推核对了 26,150 个值和 9,536 组最优走法。\
                两人、正常规则、b = 1 的情形已含于刘文安、周晶晶（2018），\
                两人、无界的情形已含于 Friedman（2000）与 Albert、Nowakowski（2004）。\
                未发现载有一般形式的文献；有跳过而没有上界时，人数多于堆数的情形见刘文安、周晶晶\
                （Discrete Appl. Math. 2018）",
        },
        source: "\
            This project (Mexplorer). \
            Special cases are in 刘文安、周晶晶，环状有界的 Small Nim 博弈，\
            河南师范大学学报（自然科学版）46(2) (2018) 22–25; E. Friedman, Problem of the Month, November \
            2000; M. H. Albert, R. J. Nowakowski, Nim restrictions, Integers 4 (2004) #G01. \
            With passes: W. A. Liu, J. J. Zhou, Multi-player Small Nim with passes, Discrete Appl. Math. 236 \
            (2018) 306–314, doi:10.1016/j.dam.2017.10.023.",
    }
}

/// Values that are computed for a position with passes before the theorem gives up.
const WORK: usize = 50_000;

/// A position, taken apart.
struct Heaps<'a> {
    /// Ascending.
    heaps: &'a [Token],
    /// How many passes are left.
    passes: usize,
    ending: Ending,
    /// The cycle that they go along.
    cycle: Cycle,
}

/// How the last, smallest heap goes on along the cycle, and what came before.
struct Step {
    /// r.
    value_before: u64,
    /// s(r).
    from: u64,
    /// i.
    to: u64,
    /// The values as the heaps are added, the largest first.
    values: Vec<u64>,
}

/// The vectors of values with the smallest heap from empty to its size.
struct WithPasses {
    vectors: Vectors,
    /// Of the position.
    vector: Vec<u8>,
}

impl<'a> Heaps<'a> {
    /// Of a position; absent with preferences of the players' own.
    fn of(at: &Subject<'a>) -> Option<Self> {
        let ending = Ending::of(&at.game.convention)?;
        let (heaps, passes) = if at.game.passes() > 0 { split(at.tokens) } else { (at.tokens, 0) };
        let largest = heaps.last().copied().unwrap_or(1);
        let most = at.game.parameters.bound("B").unwrap_or(largest);
        Some(Heaps { heaps, passes: index(passes), ending, cycle: Cycle { players: ending.players as u64, most } })
    }

    /// The last step along the cycle; none where no heap is left.
    fn last_step(&self) -> Option<Step> {
        let mut step = None;
        let (mut value_before, mut values) = (self.ending.value as u64, Vec::new());
        for &heap in self.heaps.iter().rev() {
            let (from, to) =
                (self.cycle.last_place(value_before), self.cycle.place_after(value_before, heap));
            values.push(self.cycle.value(to));
            step = Some((value_before, from, to));
            value_before = self.cycle.value(to);
        }
        step.map(|(value_before, from, to)| Step { value_before, from, to, values })
    }

    /// The fewest and the most stones that an optimal move takes, from a place of the cycle.
    fn optimal(&self, place: u64) -> [Token; 2] {
        let most = self.cycle.most.min(self.heaps[0]);
        match (place, self.cycle.value(place)) {
            (0, _) => [1, most],
            (place, 0) => [place, place],
            (place, value) => [place - value * self.cycle.most, most],
        }
    }

    /// The values for 0, 1, … passes left; none where it takes too much work to find them out, and where no heap is left.
    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn with_passes(&self) -> Option<WithPasses> {
        let mut vector = vec![self.ending.value as u8; self.passes + 1];
        let rule =
            Rule { players: self.ending.players, most: self.cycle.most, period: self.cycle.length() };
        let mut work = WORK;
        let mut vectors = None;
        for &heap in self.heaps.iter().rev() {
            let until = Vectors::up_to(heap, &vector, &rule, &mut work)?;
            vector = until.at(heap).to_vec();
            vectors = Some(until);
        }
        vectors.map(|vectors| WithPasses { vectors, vector })
    }

    fn value(&self) -> Option<u64> {
        if self.heaps.is_empty() {
            return Some(self.ending.value as u64);
        }
        if self.passes == 0 {
            return self.last_step().map(|step| self.cycle.value(step.to));
        }
        self.with_passes().map(|found| u64::from(found.vector[self.passes]))
    }

    /// Why a position without passes has its value.
    fn reason(&self, step: &Step) -> Reason {
        let [least, most] = self.optimal(step.to);
        let key = match step.to {
            0 => "any",
            _ if least == most => "exactly",
            _ => "range",
        };
        let Cycle { players, most: bound } = self.cycle;
        let integers = [
            ("n", players),
            ("k", self.ending.value as u64),
            ("B", bound),
            ("c", self.cycle.length()),
            ("a", self.heaps[0]),
            ("r", step.value_before),
            ("s", step.from),
            ("i", step.to),
            ("g", self.cycle.value(step.to)),
            ("least", least),
            ("most", most),
        ];
        let downwards: Vec<u64> = self.heaps.iter().rev().copied().collect();
        let mut reason = Reason::new(key, &integers).list("heaps", &downwards).list("values", &step.values);
        let cycle = Quantity::Cycle { runs: self.cycle.runs(), from: step.from, to: step.to };
        reason.quantities.push(("cycle", cycle));
        reason
    }
}

impl Theorem for SmallNimPlayers {
    fn applies(&self, game: &Game) -> bool {
        let is_small_nim = game.card.id == "small-nim" && game.parameters.integer("b") == 1;
        is_small_nim && Ending::of(&game.convention).is_some()
    }

    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn predict(&self, at: &Subject) -> Prediction {
        let value = Heaps::of(at).and_then(|heaps| heaps.value());
        value.map_or(Prediction::Silent, |value| Prediction::Exactly(Value::GameValue(value as u8)))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps = Heaps::of(at).unwrap_or_else(|| unreachable!("the theorem applies"));
        let integers = [("n", heaps.cycle.players), ("k", heaps.ending.value as u64)];
        match (heaps.last_step(), heaps.passes) {
            (None, _) => Reason::new("end", &integers).and(&[("g", heaps.ending.value as u64)]),
            (Some(step), 0) => heaps.reason(&step),
            (Some(_), passes) => {
                let WithPasses { vectors, vector } =
                    heaps.with_passes().unwrap_or_else(|| unreachable!("the theorem is not silent"));
                let list = |vector: &[u8]| vector.iter().map(|value| u64::from(*value)).collect::<Vec<_>>();
                let value = u64::from(vector[passes]);
                Reason::new("passes", &integers)
                    .and(&[("B", heaps.cycle.most), ("a", heaps.heaps[0]), ("p", passes as u64)])
                    .list("rest", &list(vectors.at(0)))
                    .list("vector", &list(&vector))
                    .and(&[("g", value)])
            }
        }
    }

    /// All of them.
    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let heaps = Heaps::of(at)?;
        let Some(step) = heaps.last_step() else { return Some(Vec::new()) };
        let smallest = heaps.heaps[0];
        if heaps.passes == 0 {
            let [least, _] = heaps.optimal(step.to);
            let wins = heaps.cycle.value(step.to) == 0;
            return Some(if wins { moves_of_each(heaps.heaps, smallest, smallest - least) } else { Vec::new() });
        }
        let WithPasses { vectors, vector } = heaps.with_passes()?;
        let (passes, wanted) = (heaps.passes, heaps.ending.players as u8 - 1);
        let from = smallest.saturating_sub(heaps.cycle.most);
        let sizes = vectors.sizes_with(from, smallest, passes, wanted);
        let mut moves: Vec<Move> =
            sizes.into_iter().flat_map(|size| moves_of_each(heaps.heaps, smallest, size)).collect();
        if vector[passes - 1] == wanted {
            moves.push(leave(heaps.heaps.len(), passes as Token - 1));
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;

    fn says(notation: &str, play: Play) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, play.convention()).unwrap();
        assert!(THEOREM.applies(&game));
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    fn value(value: u8) -> Prediction {
        Prediction::Exactly(Value::GameValue(value))
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        for players in 2..=9 {
            assert_eq!(says("small-nim()", Play::FirstStuck(players)), (value(0), vec![]));
            assert_eq!(says("small-nim[B=2]()", Play::LastMover(players)), (value(players - 1), vec![]));
            assert_eq!(says("small-nim[passes=3]()", Play::LastMover(players)), (value(players - 1), vec![]));
        }
    }

    #[test]
    fn two_players_with_one_heap_play_bachets_game() {
        for heap in 1..40 {
            let (found, moves) = says(&format!("small-nim[B=4]({heap})"), Play::Normal);
            assert_eq!(found, value(u8::from(heap % 5 == 0)));
            let expected = (heap % 5 != 0).then(|| leave(0, heap - heap % 5));
            assert_eq!(moves, Vec::from_iter(expected));
        }
    }
}
