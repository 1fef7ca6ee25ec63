//! Large Nim with any number of players: the game value of every position by counting the heaps around the n-th largest.
//!
//! Source: this project. It contains the theorems of Liu & Xiao 2021, and for two players, where the game is known as Greedy
//! Nim, those of Friedman (2000) and of Albert & Nowakowski (2004).
//! Winning moves: with the names of the statement, the game value is 0 if and only if H = 1. If n divides b, the one size that
//! wins is z; otherwise every size below z does, and 0 where z is 0. Of these, 0, 1 and the sizes of other heaps are named.
//! Cost: two looks at each heap from the largest down to z.

use crate::convention::PlayConvention;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::heaps::leave;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// Large Nim with any number of players.
    LargeNimAll {
        id: "large-nim-all",
        status: Proved,
        instances: [
            ("large-nim(1,1,2,2)", FirstStuck(3), bound: 7, heaps: 6),
            ("large-nim(2,3,4)", Normal, bound: 7, heaps: 5),
            ("large-nim(1,1,3)", Misere, bound: 7, heaps: 5),
            ("large-nim(1,2,2,3,4)", FirstStuck(4), bound: 7, heaps: 6),
            ("large-nim(1,2,2,3,4,4)", FirstStuck(5), bound: 6, heaps: 7),
            ("large-nim(1,2,2,2,3,4)", FirstStuck(6), bound: 5, heaps: 8),
            ("large-nim(2,2,2,2,3,4)", FirstStuck(7), bound: 4, heaps: 9),
            ("large-nim(1,2,2,3,3,4,4)", FirstStuck(8), bound: 4, heaps: 9),
            ("large-nim(1,2,3,4,4)", FirstStuck(9), bound: 4, heaps: 10),
            ("large-nim(2,3,4)", LastMover(3), bound: 7, heaps: 6),
            ("large-nim(1,2,2,3)", LastMover(4), bound: 7, heaps: 6),
            ("large-nim(1,2,2,2,3)", LastMover(5), bound: 6, heaps: 7),
            ("large-nim(1,2,2,3,4,4)", LastMover(6), bound: 5, heaps: 8),
            ("large-nim(2,2,2,2,3,4)", LastMover(7), bound: 4, heaps: 9),
            ("large-nim(1,2,2,3,3,4,4)", LastMover(8), bound: 4, heaps: 9),
            ("large-nim(1,2,3,4,4)", LastMover(9), bound: 4, heaps: 10),
            ("large-nim(1,2,2,3)", After(1, 3), bound: 7, heaps: 6),
            ("large-nim(1,2,2,3)", After(1, 4), bound: 7, heaps: 6),
            ("large-nim(2,2,3,4)", After(2, 4), bound: 7, heaps: 6),
            ("large-nim(1,2,2,2,3)", After(2, 5), bound: 6, heaps: 7),
            ("large-nim(1,2,3,4,4)", After(7, 9), bound: 4, heaps: 10),
        ],
        name: { en: "Large Nim with any number of players", zh: "任意人数的 Large Nim" },
        statement: {
            en: "\
                Let n ≥ 2 players with the standard alliance matrix play Large Nim. \
                Let the winner come k turns after the player who cannot move, 0 ≤ k < n, and first add (k + \
                1) mod n heaps of size 1 to the position: one if the first who cannot move wins (k = 0), \
                none if the last to move wins (k = n − 1). \
                Arrange the heaps by size, the largest first. \
                Let z be the size of the n-th of them, or 0 if there are fewer than n. \
                Let a heaps be larger than z, and b heaps at least as large as z; if z = 0, both are the \
                number of heaps. \
                (If s₁ < s₂ < … count the heaps of the 1, 2, … largest sizes and s₀ = 0, then a is the \
                largest of these counts below n, and b the next one, or a if there is none.) \
                With H = max(a, b mod n), the game value is g = (H − 1) mod n. \
                An optimal move: if n divides b and a ≥ 1, lower a largest heap to z; otherwise remove a \
                largest heap.",
            zh: "\
                设 n ≥ 2 名玩家按标准联盟矩阵进行 Large Nim。\
                设胜者排在最先无法行动者之后 k 位（0 ≤ k < n），先在局面中添加 (k + 1) mod n 个大小为 1 的堆：\
                最先无法行动者胜（k = 0）时添加一个，走最后一步者胜（k = n − 1）时不添加。\
                把各堆从大到小排列，设第 n 堆的大小为 z，不足 n 堆时 z = 0。\
                设大于 z 的堆有 a 个，不小于 z 的堆有 b 个；z = 0 时，a 与 b 都是堆数。\
                （若 s₁ < s₂ < … 依次为大小属于最大的 1、2、…种的堆数，s₀ = 0，则 a 是其中小于 n 的最大者，\
                b 是其后一个，没有时 b = a。）令 H = max(a, b mod n)，则博弈值 g = (H − 1) mod n。\
                一个最优走法是：若 n 整除 b 且 a ≥ 1，则把一个最大的堆减少到 z；否则取完一个最大的堆。",
        },
        argument: {
            en: "\
                Lemma: the least H among the options of a position with at least one heap is (H − 1) mod n. \
                A move lowers a largest heap, x, to some y < x. \
                So for y < v ≤ x there is one heap fewer of size at least v, and for all other v there are \
                as many as before. \
                Note that a < n, that n ≤ b if z ≥ 1, and that x > z if and only if a ≥ 1. \
                There are four kinds of moves. \
                (1) y > z: a, b and z stay, and so does H. (2) y = z ≥ 1, which needs a ≥ 1: a becomes a − \
                1, while b and z stay, so H becomes max(a − 1, b mod n). \
                (3) y < z: b becomes b − 1, and a becomes a − 1 unless it is 0. \
                If b > n, then z stays. \
                If, in addition, n divides b, then (b − 1) mod n = n − 1, and H becomes n − 1; if not, b mod \
                n is lowered by 1, and so is a unless it is 0, so that H becomes H − 1. \
                If b = n, which n divides too, then n − 1 heaps of size at least z are left, all of them \
                larger than the new n-th heap, if there is one; so H becomes n − 1. \
                (4) y = z = 0: there are H heaps, fewer than n, and H − 1 of them are left, so H becomes H − \
                1. \
                If H = 0, then z ≥ 1, n divides b, and a = 0, so that x = z: every move is of kind (3), and \
                every option has n − 1, which is (H − 1) mod n. \
                If H ≥ 1, no kind gives less than H − 1. \
                And H − 1 occurs: if n divides b, then z ≥ 1 and a = H ≥ 1, and a move of kind (2) gives a − \
                1; otherwise removing a largest heap, of kind (3) or (4), gives H − 1. \
                This proves the lemma, and that the move named is optimal; if H = 0, all moves are equally \
                good. \
                Now let h = (g + 1) mod n, so that g is by definition the least h of the options. \
                Let G⁺ be the position G with the c = (k + 1) mod n added heaps. \
                At the end g = k, and h = c is the H of the added heaps alone, which are fewer than n. \
                Otherwise the options of G⁺ are, but for their order, the positions G′⁺, where G′ is an \
                option of G: an added heap is a largest one only if all heaps are 1, and then it does not \
                matter which of them goes. \
                By induction on the stones all G′ have h of G′ equal to H of G′⁺, so by the lemma g = (H − \
                1) mod n and h = H with the H of G⁺. \
                For two players the theorem says that a position is P if and only if its largest size, with \
                the added heap counted, occurs an even number of times.",
            zh: "\
                引理：至少有一堆的局面，其各选项的 H 的最小值为 (H − 1) mod n。\
                一步把一个最大的堆 x 减少到某个 y < x。\
                因此，对 y < v ≤ x，大小不小于 v 的堆少一个；对其余的 v，这样的堆数不变。\
                注意 a < n；z ≥ 1 时 n ≤ b；x > z 当且仅当 a ≥ 1。\
                走法共有四种。\
                （1）y > z：a、b、z 不变，H 也不变。\
                （2）y = z ≥ 1，此时必有 a ≥ 1：a 变为 a − 1，b 与 z 不变，故 H 变为 max(a − 1, b mod n)。\
                （3）y < z：b 变为 b − 1，a 不为 0 时变为 a − 1。\
                若 b > n，则 z 不变：此时若 n 整除 b，则 (b − 1) mod n = n − 1，H 变为 n − 1；若 n 不整除 b，\
                则 b mod n 减少 1，a 不为 0 时也减少 1，H 变为 H − 1。\
                若 b = n（n 也整除 b），则大小不小于 z 的堆剩下 n − 1 个，且都大于新的第 n 堆（如果有的话），\
                故 H 变为 n − 1。\
                （4）y = z = 0：共有 H 堆，不足 n 堆，走后剩 H − 1 堆，H 变为 H − 1。\
                若 H = 0，则 z ≥ 1，n 整除 b，且 a = 0，故 x = z：每一步都是第（3）种，每个选项都为 n − 1，\
                即 (H − 1) mod n。\
                若 H ≥ 1，则四种走法所得都不小于 H − 1，且可取到 H − 1：若 n 整除 b，则 z ≥ 1，a = H ≥ 1，\
                第（2）种走法得 a − 1；否则取完一个最大的堆（第（3）或第（4）种）得 H − 1。\
                引理得证，所述走法的最优性也得证；H = 0 时各走法同样好。\
                再令 h = (g + 1) mod n，则按定义，g 是各选项的 h 的最小值。\
                设 G⁺ 为局面 G 添加 c = (k + 1) mod n 堆后的局面。\
                在终局 g = k，h = c，正是只有所添加的堆（不足 n 个）时的 H。\
                此外，G⁺ 的选项恰为各个 G′⁺，其中 G′ 是 G 的选项：只有各堆均为 1 时，所添加的堆才是最大的，\
                而此时取走哪一堆都一样。\
                对石子总数归纳，各 G′ 的 h 等于 G′⁺ 的 H；由引理，对 G⁺ 的 H 有 g = (H − 1) mod n，从而 h = H。\
                两名玩家时，定理即为：当且仅当最大的大小（计入所添加的堆）出现偶数次时为 P 局面。",
        },
        formula: "\
            <math><mi>g</mi><mo>=</mo><mo>(</mo><mi>H</mi><mo>−</mo><mn>1</mn><mo>)</mo>\
            <mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/><mi>n</mi><mo>,</mo>\
            <mspace width='1em'/><mi>H</mi><mo>=</mo><mi>max</mi><mo>(</mo><mi>a</mi><mo>,</mo>\
            <mspace width='0.3em'/><mi>b</mi><mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/>\
            <mi>n</mi><mo>)</mo></math>",
        reasons: {
            "last-moved": {
                en: "No heap is left: whoever moved last wins, {g} turns after the player to move.",
                zh: "没有石子堆：刚走完的玩家获胜，即 g = {g}。",
            },
            "stuck": {
                en: "No heap is left: the player to move, who is stuck, wins: g = {g}.",
                zh: "没有石子堆：轮到走的玩家无法行动而获胜，即 g = {g}。",
            },
            "after": {
                en: "\
                    No heap is left: the player to move is stuck, and the winner comes k turns later: g = k \
                    = {g}.",
                zh: "没有石子堆：轮到走的玩家无法行动，胜者排在其后 k 位：g = k = {g}。",
            },
            "few": {
                en: "\
                    There are {a} heaps, fewer than n = {n}: H = {H} and g = (H − 1) mod n = {g}. \
                    An optimal move lowers a largest heap to {y}.",
                zh: "\
                    共有 {a} 堆，少于 n = {n}：H = {H}，g = (H − 1) mod n = {g}。\
                    一个最优走法是把一个最大的堆减少到 {y}。",
            },
            "few-added": {
                en: "\
                    With a heap of 1 added there are {a} heaps, fewer than n = {n}: H = {H} and g = (H − 1) \
                    mod n = {g}. \
                    An optimal move lowers a largest heap to {y}.",
                zh: "\
                    添加一个大小为 1 的堆后共有 {a} 堆，少于 n = {n}：H = {H}，g = (H − 1) mod n = {g}。\
                    一个最优走法是把一个最大的堆减少到 {y}。",
            },
            "few-several": {
                en: "\
                    With {c} heaps of 1 added there are {a} heaps, fewer than n = {n}: H = {H} and g = (H − \
                    1) mod n = {g}. \
                    An optimal move lowers a largest heap to {y}.",
                zh: "\
                    添加 {c} 个大小为 1 的堆后共有 {a} 堆，少于 n = {n}：H = {H}，g = (H − 1) mod n = {g}。\
                    一个最优走法是把一个最大的堆减少到 {y}。",
            },
            "counted": {
                en: "\
                    Counted from the largest, the heap in place n = {n} has size z = {z}; a = {a} heaps are \
                    larger, and b = {b} are at least as large: H = max({a}, {b} mod {n}) = {H} and g = (H − \
                    1) mod n = {g}. \
                    An optimal move lowers a largest heap to {y}.",
                zh: "\
                    从大到小，第 n = {n} 堆的大小为 z = {z}；大于它的有 a = {a} 堆，不小于它的有 b = {b} 堆：\
                    H = max({a}, {b} mod {n}) = {H}，g = (H − 1) mod n = {g}。\
                    一个最优走法是把一个最大的堆减少到 {y}。",
            },
            "counted-added": {
                en: "\
                    With a heap of 1 added and counted from the largest, the heap in place n = {n} has size \
                    z = {z}; a = {a} heaps are larger, and b = {b} are at least as large: H = max({a}, {b} \
                    mod {n}) = {H} and g = (H − 1) mod n = {g}. \
                    An optimal move lowers a largest heap to {y}.",
                zh: "\
                    添加一个大小为 1 的堆后，从大到小，第 n = {n} 堆的大小为 z = {z}；大于它的有 a = {a} 堆，\
                    不小于它的有 b = {b} 堆：H = max({a}, {b} mod {n}) = {H}，g = (H − 1) mod n = {g}。\
                    一个最优走法是把一个最大的堆减少到 {y}。",
            },
            "counted-several": {
                en: "\
                    With {c} heaps of 1 added and counted from the largest, the heap in place n = {n} has \
                    size z = {z}; a = {a} heaps are larger, and b = {b} are at least as large: H = max({a}, \
                    {b} mod {n}) = {H} and g = (H − 1) mod n = {g}. \
                    An optimal move lowers a largest heap to {y}.",
                zh: "\
                    添加 {c} 个大小为 1 的堆后，从大到小，第 n = {n} 堆的大小为 z = {z}；大于它的有 a = {a} 堆，\
                    不小于它的有 b = {b} 堆：H = max({a}, {b} mod {n}) = {H}，g = (H − 1) mod n = {g}。\
                    一个最优走法是把一个最大的堆减少到 {y}。",
            },
        },
        quantities: {
            "n": { en: "number of players n", zh: "玩家数 n" },
            "c": { en: "heaps of 1 added, c", zh: "添加的大小为 1 的堆数 c" },
            "z": { en: "size z of the n-th heap", zh: "第 n 堆的大小 z" },
            "a": { en: "heaps larger than z, a", zh: "大于 z 的堆数 a" },
            "b": { en: "heaps at least as large as z, b", zh: "不小于 z 的堆数 b" },
            "H": { en: "H = max(a, b mod n)", zh: "H = max(a, b mod n)" },
            "g": { en: "game value g", zh: "博弈值 g" },
            "y": {
                en: "size y to which an optimal move lowers a largest heap",
                zh: "最优走法把一个最大的堆减少到的大小 y",
            },
        },
        proof: {
            en: "\
                proved by this project: the argument is a complete proof, for any number of players and \
                heaps and for every ending. \
                Also checked by machine: 84,000 values against plain recursion, by two programs, and the \
                lemma on 245,759 pairs of counts and n. \
                It contains the theorems of Liu & Xiao (2021); for two players it is known (normal play: \
                Friedman 2000, Albert & Nowakowski 2004; misère play: arXiv 2025). \
                No source was found that has the general form",
            zh: "\
                由本项目证明：以上论证是完整的证明，适用于任意人数、任意堆数，无论胜者排在最先无法行动者之后\
                几位。\
                此外以计算机验证：用两个程序与直接递推核对了 84,000 个值，并对 245,759 组计数与 n 验证了引\
                理。\
                它包含刘文安、肖亚（2021）的各定理；两名玩家的情形已知（正常规则：Friedman 2000，\
                Albert 与 Nowakowski 2004；反常规则：arXiv 2025）。\
                未发现载有一般形式的文献",
        },
        source: "\
            This project (Mexplorer). \
            Special cases are in 刘文安、肖亚，多人 Large Nim 博弈的最优策略，\
            河南师范大学学报（自然科学版）49(2) (2021) 1–6; for two players (Greedy Nim) E. Friedman, \
            Problem of the Month, November 2000; M. H. Albert, R. J. Nowakowski, Nim restrictions, Integers \
            4 (2004) #G01; Misère Greedy Nim and Misère Bounded Greedy Nim, arXiv:2506.04657 (2025). \
            A related game: W. A. Liu, J. Yang, Multi-player Last Nim with passes, Int. J. Game Theory \
            (2017), doi:10.1007/s00182-017-0606-6.",
    }
}

/// How many heaps of 1 stand for the ending: none if the last to move wins.
fn added(convention: &PlayConvention) -> usize {
    (usize::from(convention.terminal_value()) + 1) % convention.players()
}

/// What the value goes by, with the names of the statement.
struct Counts {
    /// n.
    players: usize,
    /// z.
    size: Token,
    /// a.
    larger: usize,
    /// b.
    at_least: usize,
}

impl Counts {
    /// Of ascending heaps, with `added` heaps of size 1 besides.
    fn of(heaps: &[Token], added: usize, players: usize) -> Self {
        let size = match heaps.len().checked_sub(players) {
            Some(place) => heaps[place],
            None => Token::from(heaps.len() + added >= players),
        };
        let of_at_least = |least: Token| {
            let counted = heaps.iter().rev().take_while(|heap| **heap >= least).count();
            if least <= 1 { counted + added } else { counted }
        };
        Counts { players, size, larger: of_at_least(size + 1), at_least: of_at_least(size.max(1)) }
    }

    /// Of a position that the theorem is asked about.
    fn at(at: &Subject) -> Self {
        let convention = &at.game.convention;
        Self::of(at.tokens, added(convention), convention.players())
    }

    /// H.
    fn height(&self) -> usize {
        self.larger.max(self.at_least % self.players)
    }

    /// g.
    fn game_value(&self) -> usize {
        (self.height() + self.players - 1) % self.players
    }

    /// y: what an optimal move leaves of a largest heap.
    fn optimal_size(&self) -> Token {
        if self.at_least % self.players == 0 && self.larger > 0 { self.size } else { 0 }
    }

    /// Whether the player to move wins by leaving `size` of a largest heap.
    fn wins_by(&self, size: Token) -> bool {
        let optimal = self.optimal_size();
        self.height() == 1 && (size == optimal || size < self.size && optimal == 0)
    }
}

impl Theorem for LargeNimAll {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("large-nim") && game.convention.standard().is_some()
    }

    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::GameValue(Counts::at(at).game_value() as u8))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let counts = Counts::at(at);
        let added = added(&at.game.convention);
        let key = match (at.tokens.is_empty(), counts.size, added) {
            (true, _, 0) => "last-moved",
            (true, _, 1) => "stuck",
            (true, ..) => "after",
            (false, 0, 0) => "few",
            (false, 0, 1) => "few-added",
            (false, 0, _) => "few-several",
            (false, _, 0) => "counted",
            (false, _, 1) => "counted-added",
            (false, ..) => "counted-several",
        };
        let integers = [
            ("z", counts.size),
            ("a", counts.larger as u64),
            ("b", counts.at_least as u64),
            ("H", counts.height() as u64),
            ("g", counts.game_value() as u64),
            ("y", counts.optimal_size()),
        ];
        // At the end there is no move.
        let told = if at.tokens.is_empty() { integers.len() - 1 } else { integers.len() };
        let reason = Reason::new(key, &[("n", counts.players as u64)]);
        let reason = if added > 1 { reason.and(&[("c", added as u64)]) } else { reason };
        reason.and(&integers[..told])
    }

    /// Where every size below z wins, 0, 1 and those of other heaps stand for all.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let Some((&largest, others)) = at.tokens.split_last() else { return Some(Vec::new()) };
        let counts = Counts::at(at);
        let mut sizes: Vec<Token> = [0, 1].into_iter().chain(others.iter().copied()).collect();
        sizes.dedup();
        sizes.retain(|&size| size < largest && counts.wins_by(size));
        Some(sizes.into_iter().map(|size| leave(others.len(), size)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;

    fn value(heaps: &[Token], play: Play) -> usize {
        let convention = play.convention();
        Counts::of(heaps, added(&convention), convention.players()).game_value()
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        for players in 2..=9 {
            assert_eq!(value(&[], Play::FirstStuck(players)), 0);
            assert_eq!(value(&[], Play::LastMover(players)), usize::from(players) - 1);
            for turns in 1..players - 1 {
                assert_eq!(value(&[], Play::After(turns, players)), usize::from(turns));
            }
        }
    }

    #[test]
    fn two_players_go_by_how_often_the_largest_heap_occurs() {
        let huge = (1 << 53) - 1;
        assert_eq!(value(&[1, 2, huge, huge], Play::Normal), 1);
        assert_eq!(value(&[1, 2, huge], Play::Normal), 0);
        assert_eq!(value(&[1, 1], Play::Misere), 0);
        assert_eq!(value(&[1, 1, 1], Play::Misere), 1);
        assert_eq!(value(&[1, 2, 2], Play::Misere), 1);
    }

    #[test]
    fn the_cases_of_equation_five_are_contained() {
        let three = Play::FirstStuck(3);
        assert_eq!(value(&[1, 2, 2, 2], three), 2);
        assert_eq!(value(&[1, 2, 2, 3], three), 0);
        assert_eq!(value(&[2, 2, 2, 2], three), 0);
        assert_eq!(value(&[1, 1, 2, 2], three), 1);
    }

    #[test]
    fn a_single_largest_heap_is_levelled_or_removed() {
        let (game, start) = Game::parse("large-nim(2,3,4)", Play::Normal.convention()).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.winning_moves(&at), Some(vec![Move::change(2, &[3])]));
    }
}
