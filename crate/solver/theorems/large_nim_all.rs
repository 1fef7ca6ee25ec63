//! Large Nim with any number of players: the game value of every position by counting the largest heaps.
//!
//! Source: this project; it contains the theorems of Liu & Xiao 2021. A conjecture, but for two players, for whom it is proved.
//! Winning moves: where the game value is 0, the formula gives n − 1 to some of: remove the largest heap, leave 1 of it,
//! level it with a lower heap. Those are named; there may be others.
//! Cost: one look at each of the largest heaps until n − 1 of them are counted.

use crate::convention::Winner;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::position::Tokens;
use crate::text::Text;
use crate::theorem::heaps::leave;
use crate::theorem::{
    Instance, Play, Prediction, Prose, Reason, Status, Subject, Theorem, TheoremCard, Value,
};
use alloc::vec::Vec;

/// Large Nim with any number of players.
pub static THEOREM: LargeNimAll = LargeNimAll;

/// See [`THEOREM`].
pub struct LargeNimAll;

static CARD: TheoremCard = TheoremCard {
    id: "large-nim-all",
    status: Status::Conjecture,
    instances: told![
        Instance { notation: "large-nim(1,1,2,2)", play: Play::FirstStuck(3), bound: 7, heaps: 6 },
        Instance { notation: "large-nim(2,3,4)", play: Play::Normal, bound: 7, heaps: 5 },
        Instance { notation: "large-nim(1,1,3)", play: Play::Misere, bound: 7, heaps: 5 },
        Instance { notation: "large-nim(1,2,2,3,4)", play: Play::FirstStuck(4), bound: 7, heaps: 6 },
        Instance { notation: "large-nim(1,2,2,3,4,4)", play: Play::FirstStuck(5), bound: 6, heaps: 7 },
        Instance { notation: "large-nim(1,2,3,4,4)", play: Play::FirstStuck(9), bound: 4, heaps: 10 },
        Instance { notation: "large-nim(2,3,4)", play: Play::LastMover(3), bound: 7, heaps: 6 },
        Instance { notation: "large-nim(1,2,2,3)", play: Play::LastMover(4), bound: 7, heaps: 6 },
        Instance { notation: "large-nim(1,2,3,4,4)", play: Play::LastMover(9), bound: 4, heaps: 10 },
    ],
};

/// What is written about it.
pub static PROSE: Prose = Prose {
    name: Text { en: "Large Nim with any number of players", zh: "任意人数的 Large Nim" },
    statement: Text {
        en: "Conjecture, proved for n = 2. Let n ≥ 2 players with the standard alliance matrix play Large Nim. If the first player who cannot move wins, first add one heap of size 1 to the position; if the last to move wins, add none. Let L be the number of distinct heap sizes then, and let s₁ < s₂ < … < s_L count the heaps that have one of the 1, 2, …, L largest sizes. If s₁ ≥ n − 1, the game value is g = (s₁ − 1) mod n. Otherwise let j be the last index with sⱼ ≤ n − 1. If sⱼ = n − 1 or j = L, then g = sⱼ − 1; else g = max(sⱼ, sⱼ₊₁ mod n) − 1. Without any heap (L = 0) g = n − 1.",
        zh: "猜想（n = 2 时已证明）：设 n ≥ 2 名玩家按标准联盟矩阵进行 Large Nim 博弈。若规定最先无法行动者胜，则先在局面中添加一个大小为 1 的堆；若规定走最后一步者胜，则不添加。设此时不同的堆大小共有 L 种，s₁ < s₂ < … < s_L 依次为大小属于最大的 1、2、…、L 种的堆数。若 s₁ ≥ n − 1，则博弈值 g = (s₁ − 1) mod n。否则设 j 为满足 sⱼ ≤ n − 1 的最大下标：若 sⱼ = n − 1 或 j = L，则 g = sⱼ − 1；其余情形 g = max(sⱼ, sⱼ₊₁ mod n) − 1。没有任何堆（L = 0）时 g = n − 1。",
    },
    argument: Text {
        en: "For n = 2 it says: if the last to move wins, a position is P if and only if its largest heap occurs an even number of times (none at the end); if the first who cannot move wins, the same where the largest heap is at least 2, and else P if and only if the number of heaps is odd. Proof: heaps of 1 go one by one. Otherwise, from an even number of largest heaps every move leaves an odd number. From an odd number ≥ 3 any smaller size leaves an even one. From a single largest heap, level it with the next lower size or remove it: one of the two leaves that size an even number of times (if there is no other heap, remove it); where the first who is stuck wins and all other heaps are 1, leaving 1 or removing it leaves an odd number of ones. For n ≥ 3 there is no proof in general. The known theorems, for n > N, n = N, heaps of 1, and n = 3, N = 4 (N the number of heaps, the first who cannot move wins), are special cases, and what is left is confirmed by computation only. As far as computed, one of these is always an optimal move: remove the largest heap, level it with a lower one, leave 1.",
        zh: "n = 2 时，结论为：若走最后一步者胜，则当且仅当最大的堆出现偶数次（结束位置为零次）时为 P 位置；若最先无法行动者胜，则在最大堆不小于 2 时结论相同，否则当且仅当堆数为奇数时为 P 位置。证明：各堆均为 1 时，每步恰取走一堆。此外，最大堆有偶数个时，任何一步之后都剩奇数个。最大堆有奇数个且不少于 3 个时，把其中一个减少到任意更小的值，都剩偶数个。最大堆只有一个时，把它减少到次大的大小，或者取完：两者之一使次大的堆有偶数个（没有其他堆时取完它）；若规定最先无法行动者胜且其余各堆均为 1，则留 1 枚或取完，两者之一使大小为 1 的堆有奇数个。n ≥ 3 的一般情形尚无证明。已知的定理（最先无法行动者胜，N 为堆数：n > N、n = N、各堆均为 1，以及 n = 3、N = 4）都是它的特例，其余情形仅有计算验证。在已计算的范围内，以下走步之一总是最优的：取完最大的堆、使它与某个较小的堆相等、只留 1 枚。",
    },
    formula: "<math><mi>g</mi><mo>=</mo><mrow><mo>{</mo><mtable><mtr><mtd><mo>(</mo><msub><mi>s</mi><mn>1</mn></msub><mo>−</mo><mn>1</mn><mo>)</mo><mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/><mi>n</mi></mtd><mtd><msub><mi>s</mi><mn>1</mn></msub><mo>≥</mo><mi>n</mi><mo>−</mo><mn>1</mn></mtd></mtr><mtr><mtd><msub><mi>s</mi><mi>j</mi></msub><mo>−</mo><mn>1</mn></mtd><mtd><msub><mi>s</mi><mn>1</mn></msub><mo>&lt;</mo><mi>n</mi><mo>−</mo><mn>1</mn><mo>∧</mo><mo>(</mo><msub><mi>s</mi><mi>j</mi></msub><mo>=</mo><mi>n</mi><mo>−</mo><mn>1</mn><mo>∨</mo><mi>j</mi><mo>=</mo><mi>L</mi><mo>)</mo></mtd></mtr><mtr><mtd><mi>max</mi><mo>(</mo><msub><mi>s</mi><mi>j</mi></msub><mo>,</mo><msub><mi>s</mi><mrow><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub><mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/><mi>n</mi><mo>)</mo><mo>−</mo><mn>1</mn></mtd><mtd><msub><mi>s</mi><mi>j</mi></msub><mo>&lt;</mo><mi>n</mi><mo>−</mo><mn>1</mn><mo>&lt;</mo><msub><mi>s</mi><mrow><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub></mtd></mtr><mtr><mtd><mi>n</mi><mo>−</mo><mn>1</mn></mtd><mtd><mi>L</mi><mo>=</mo><mn>0</mn></mtd></mtr></mtable></mrow></math>",
    reasons: &[
        (
            "empty",
            Text {
                en: "No heap is left: whoever moved last wins, {g} turns after the player to move.",
                zh: "没有石子堆：刚走完的玩家获胜，即 g = {g}。",
            },
        ),
        (
            "largest",
            Text {
                en: "Counted as in the statement (with a heap of 1 added where the first who cannot move wins), the largest size occurs s₁ = {s1} times, and that is at least n − 1: g = (s₁ − 1) mod n = {g} for n = {n}.",
                zh: "按定理的计数（最先无法行动者胜时，另加一个大小为 1 的堆），最大的大小出现 s₁ = {s1} 次，不少于 n − 1 次：g = (s₁ − 1) mod n = {g}，其中 n = {n}。",
            },
        ),
        (
            "exact",
            Text {
                en: "Counted as in the statement (with a heap of 1 added where the first who cannot move wins), the heaps of the {j} largest sizes number {sj}; that is n − 1, or all heaps: g = {sj} − 1 = {g}.",
                zh: "按定理的计数（最先无法行动者胜时，另加一个大小为 1 的堆），大小属于最大的 {j} 种的堆共有 {sj} 个；它等于 n − 1，或已是全部的堆：g = {sj} − 1 = {g}。",
            },
        ),
        (
            "between",
            Text {
                en: "Counted as in the statement (with a heap of 1 added where the first who cannot move wins), the heaps of the {j} largest sizes number {sj}, fewer than n − 1; with the next size they number {next}, more than n − 1: g = max({sj}, {next} mod {n}) − 1 = {g}.",
                zh: "按定理的计数（最先无法行动者胜时，另加一个大小为 1 的堆），大小属于最大的 {j} 种的堆共有 {sj} 个，少于 n − 1；再加上下一种大小则有 {next} 个，多于 n − 1：g = max({sj}, {next} mod {n}) − 1 = {g}。",
            },
        ),
    ],
    quantities: &[
        ("n", Text { en: "number of players n", zh: "玩家数 n" }),
        ("g", Text { en: "game value g", zh: "博弈值 g" }),
        ("s", Text { en: "counts s₁, s₂, …, s_L", zh: "计数 s₁, s₂, …, s_L" }),
        ("s1", Text { en: "count s₁ of the largest size", zh: "最大的大小出现的次数 s₁" }),
        (
            "j",
            Text {
                en: "last index j with sⱼ ≤ n − 1", zh: "满足 sⱼ ≤ n − 1 的最大下标 j"
            },
        ),
        ("sj", Text { en: "count sⱼ", zh: "计数 sⱼ" }),
        ("next", Text { en: "count sⱼ₊₁", zh: "计数 sⱼ₊₁" }),
    ],
    claims: &[],
    proof: Text {
        en: "proved here for n = 2; not proved for n ≥ 3, but in the special cases; checked by this project against plain recursion: 84,000 values by two programs, and for all heap sizes by a finite check of equality types where N ≤ 18 (the first who cannot move wins, every n) and where N ≤ 16, n ≤ 19 (the last to move wins)",
        zh: "n = 2 的情形在此证明；n ≥ 3 时除特例外未证明；本项目与直接递推作了比较：用两个程序核对了 84,000 个值，并对堆的相等类型作有限检验，从而对任意堆大小核对了 N ≤ 18（最先无法行动者胜，任意 n）以及 N ≤ 16、n ≤ 19（走最后一步者胜）的情形",
    },
    source: "This project (Mexplorer). Special cases: 刘文安, 肖亚, 多人 Large Nim 博弈的最优策略, 河南师范大学学报(自然科学版) 49(2) (2021) 1–6.",
    errata: None,
};

/// How the heaps are counted, size by size from the largest, until the formula can tell.
struct Counted {
    /// How many sizes were counted with at most n − 1 heaps.
    sizes: u64,
    /// How many heaps those are: sⱼ, or 0 where already the largest size has more.
    up_to: usize,
    /// The heaps counted with the next size, at least n − 1 of them; 0 where all heaps were counted before.
    next: usize,
}

/// All heaps, with the one that is added, and how many of them there are.
struct Heaps<'a> {
    heaps: &'a [Token],
    total: usize,
}

impl<'a> Heaps<'a> {
    fn new(heaps: &'a [Token], winner: Winner) -> Self {
        Heaps { heaps, total: heaps.len() + usize::from(winner == Winner::FirstStuck) }
    }

    /// How many heaps have at least the largest size below those counted, `counted` in number.
    fn with_next_size(&self, counted: usize) -> usize {
        // The heap that is added stands among the ones, which are the last to be counted.
        let uncounted = self.heaps.len().saturating_sub(counted);
        let Some((&size, smaller)) = self.heaps[..uncounted].split_last() else { return self.total };
        if size == 1 {
            return self.total;
        }
        self.heaps.len() - smaller.len() + smaller.iter().rev().take_while(|heap| **heap == size).count()
    }

    fn count(&self, players: usize) -> Counted {
        let mut counted = Counted { sizes: 0, up_to: 0, next: 0 };
        while counted.up_to < self.total {
            let next = self.with_next_size(counted.up_to);
            if next >= players - 1 {
                counted.next = next;
                break;
            }
            counted.sizes += 1;
            counted.up_to = next;
        }
        counted
    }
}

/// The game value by the formula.
fn game_value(heaps: &[Token], players: usize, winner: Winner) -> usize {
    let Counted { up_to, next, .. } = Heaps::new(heaps, winner).count(players);
    match (up_to, next) {
        (0, 0) => players - 1,
        (_, 0) => up_to - 1,
        (0, _) => (next - 1) % players,
        _ if next == players - 1 => next - 1,
        _ => up_to.max(next % players) - 1,
    }
}

/// Of a position: the game value.
fn value_of(at: &Subject) -> usize {
    let convention = &at.game.convention;
    game_value(at.tokens, convention.players(), convention.winner())
}

impl Theorem for LargeNimAll {
    fn card(&self) -> &'static TheoremCard {
        &CARD
    }

    fn applies(&self, game: &Game) -> bool {
        game.is_plain("large-nim") && game.convention.standard().is_some()
    }

    fn status(&self, game: &Game) -> Status {
        if game.convention.players() == 2 { Status::Proved } else { Status::Conjecture }
    }

    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::GameValue(value_of(at) as u8))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let players = at.game.convention.players();
        let heaps = Heaps::new(at.tokens, at.game.convention.winner());
        let Counted { sizes, up_to, next } = heaps.count(players);
        let mut counts = Vec::new();
        let mut counted = 0;
        while counted < heaps.total {
            counted = heaps.with_next_size(counted);
            counts.push(counted as u64);
        }
        let mut named = vec![("n", players as u64), ("g", value_of(at) as u64)];
        let key = match (up_to, next) {
            (0, 0) => "empty",
            // The largest size has n − 1 heaps or more.
            (0, _) => {
                named.push(("s1", next as u64));
                "largest"
            }
            _ => {
                let is_exact = next == 0 || next == players - 1;
                let takes_next = next == players - 1;
                named.push(("j", sizes + u64::from(takes_next)));
                named.push(("sj", if takes_next { next } else { up_to } as u64));
                if is_exact {
                    "exact"
                } else {
                    named.push(("next", next as u64));
                    "between"
                }
            }
        };
        Reason::new(key, &named).list("s", &counts)
    }

    /// Only moves to options of which the formula itself says that the mover wins.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (players, winner) = (at.game.convention.players(), at.game.convention.winner());
        let Some((&largest, others)) = at.tokens.split_last() else { return Some(Vec::new()) };
        let mut moves = Vec::new();
        let mut last = None;
        for to in [0, 1].into_iter().chain(others.iter().copied()) {
            if to >= largest || last == Some(to) {
                continue;
            }
            last = Some(to);
            let mut option = Tokens::from(others);
            if to > 0 {
                option.insert(others.partition_point(|heap| *heap < to), to);
            }
            if game_value(&option, players, winner) == players - 1 {
                moves.push(leave(others.len(), to));
            }
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(heaps: &[Token], play: Play) -> usize {
        let (players, winner) = play.convention().standard().unwrap();
        game_value(heaps, players.into(), winner)
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        for players in 2..=9 {
            assert_eq!(value(&[], Play::FirstStuck(players)), 0);
            assert_eq!(value(&[], Play::LastMover(players)), usize::from(players) - 1);
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
