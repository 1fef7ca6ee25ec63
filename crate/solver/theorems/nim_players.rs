//! Nim with any number of players: how many heaps have to be lowered until every binary column is a multiple of the players.
//!
//! Source: S.-Y. R. Li (1978) for the positions with the largest value when the last to move wins, K. Suetsugu (2019) for every
//! ending; the proof of all game values is this project's.
//! Winning moves: all. From a position of the value 0 they lower one heap and leave a level position; how far follows from the
//! columns of the other heaps.
//! Cost: see [`crate::theorem::levelling`]; where fewer than n heaps are larger than 1, one look at each heap.

use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums::large_heaps;
use crate::numbers::Token;
use crate::position::Tokens;
use crate::theorem::ending::Ending;
use crate::theorem::heaps::leave;
use crate::theorem::levelling::level;
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// Nim with any number of players.
    NimPlayers {
        id: "nim-players",
        status: Proved,
        instances: [
            ("nim(1,2,3)", FirstStuck(3), bound: 6, heaps: 4),
            ("nim(1,2,3)", LastMover(3), bound: 6, heaps: 4),
            ("nim(2,3,3,3)", FirstStuck(4), bound: 4, heaps: 6),
            ("nim(2,3,3,3)", LastMover(4), bound: 4, heaps: 6),
            ("nim(1,2,2,3,3,3)", FirstStuck(5), bound: 3, heaps: 8),
            ("nim(1,2,2,3,3,3)", LastMover(5), bound: 3, heaps: 8),
            ("nim(1,2,3)", FirstStuck(2), bound: 6, heaps: 4),
            ("nim(1,2,3)", LastMover(2), bound: 6, heaps: 4),
            ("nim(1,1,2)", FirstStuck(9), bound: 3, heaps: 5),
        ],
        name: { en: "Nim with any number of players", zh: "任意人数的 Nim" },
        statement: {
            en: "\
                Let n ≥ 2 players with the standard alliance matrix play Nim, and let k, 0 ≤ k < n, be the \
                game value where no move is left: 0 if the first who cannot move wins, n − 1 if the last to \
                move wins. \
                Write the heaps in binary, one under the other. \
                Call a position level if some heap is larger than 1 and the number of ones in every column \
                is a multiple of n, or if no heap is larger than 1 and the number of heaps is −1 − k modulo \
                n. \
                (For k = n − 1 the second condition is the first one for such heaps.) \
                Let N be the number of heaps, and d the least number of heaps that have to be lowered in \
                order to leave a level position. \
                A level position has the game value g = n − 1, and any other one g = d − 1, where d ≤ n − 1. \
                If no level position can be reached, which is so if and only if N < n − 1 − k, then g = N + \
                k. \
                An optimal move from a position that is not level lowers one of d such heaps to what is left \
                of it.",
            zh: "\
                设 n ≥ 2 名玩家按标准联盟矩阵进行 Nim 游戏，无法行动时博弈值为 k（0 ≤ k < n）：\
                最先无法行动者胜时 k = 0，走最后一步者胜时 k = n − 1。\
                把各堆写成二进制，对齐各数位。\
                若有一堆多于 1 枚，且每一数位上 1 的个数都是 n 的倍数，则称局面是平的；\
                若没有多于 1 枚的堆，则当堆数模 n 与 −1 − k 同余时称局面是平的。\
                （k = n − 1 时，后一条件就是前一条件用于这样的堆。）\
                设 N 为堆数，d 为要得到平的局面所须减少的堆数的最小值。\
                平的局面博弈值为 g = n − 1；其他局面 g = d − 1，其中 d ≤ n − 1。\
                若不能到达平的局面（当且仅当 N < n − 1 − k），则 g = N + k。\
                对不平的局面，把这样的 d 堆中的任一堆减少到最后所剩的大小，就是一个最优走法。",
        },
        argument: {
            en: "\
                Let h = (g + 1) mod n, so that by definition g is the least h of the options; and let q = n \
                − 1 − k, so that heaps of 1 are level if and only if their number is q modulo n. \
                To be shown: h = d if a level position can be reached (d = 0 for a level one), and h = N + 1 \
                + k otherwise. \
                (1) A level position with a heap larger than 1 has at least n such heaps, those with a one \
                in the highest column. \
                If N ≥ q, a level position can be reached: leave q heaps of 1. If N < q, none can: there are \
                fewer than n heaps, and no number of heaps up to N is q modulo n. \
                (2) If N ≥ q, then d ≤ n − 1. Let m heaps be larger than 1. \
                If m ≥ n, go down from the highest column, as in Moore’s Nim, and let F be the heaps lowered \
                so far, whose digits from here on are free. \
                Let c be the remainder modulo n of the ones outside F. \
                If n − c ≤ |F| or c = 0, set the digit in as many heaps of F as are missing for a multiple \
                of n and clear it in the rest of F; otherwise clear it in F and in c more heaps that have \
                it, which join F. So |F| remains below n, and a heap larger than 1 stays as it is. \
                If m < n, lower the m heaps to 0 or 1, and remove up to n − 1 − m heaps of 1: so any number \
                of heaps of 1 from N − n + 1 to N that is not negative can be left, and since N ≥ q, one of \
                them is q modulo n. \
                (3) Every option of a level position has h = n − 1. First let some heap be larger than 1, so \
                that at least n heaps are, and an option has at least n − 1 ≥ q heaps. \
                If it could be levelled by lowering at most n − 2 heaps, at most n − 1 heaps would have been \
                lowered in all. \
                A heap larger than 1 would remain, and in the highest column that has changed, between 1 and \
                n − 1 ones would be lost and none be gained, so that their number would be no multiple of n. \
                So d ≥ n − 1 for every option, and d = n − 1 by (2). \
                Now let all heaps be 1. If N = q, an option has q − 1 heaps, and h = q + k = n − 1. \
                Otherwise N ≥ q + n, and n − 1 more heaps have to go: d = n − 1. \
                (4) Let N ≥ q, and let the position not be level. \
                No option has d less by more than 1. Lowering one of d heaps to what is left of it makes d \
                less by 1. An option from which no level position can be reached has q − 1 heaps, and h = n \
                − 1 ≥ d − 1. So the least h of the options is d − 1. \
                (5) Let 1 ≤ N < q. All options have N or N − 1 heaps, and one has N − 1, so the least h of \
                the options is N + k. \
                (6) Where no move is left, g = k: for k = n − 1 this position is level, and otherwise N = 0 \
                < q. \
                Induction on the stones now gives all values. \
                Which heaps are lowered matters, so d is found by search; where that is too long, the \
                theorem says nothing about the position.",
            zh: "\
                记 h = (g + 1) mod n，则按定义，g 是各选项的 h 的最小值；再记 q = n − 1 − k，\
                则若干个 1 的局面是平的，当且仅当堆数模 n 余 q。\
                要证：能到达平的局面时 h = d（平的局面 d = 0），否则 h = N + 1 + k。\
                （1）有多于 1 枚的堆的平的局面至少有 n 个这样的堆，即最高数位为 1 的堆。\
                若 N ≥ q，则能到达平的局面：剩下 q 个 1 即可。\
                若 N < q，则不能：堆数不足 n，而不超过 N 的堆数模 n 都不余 q。\
                （2）若 N ≥ q，则 d ≤ n − 1。设有 m 堆多于 1 枚。\
                若 m ≥ n，则如 Moore Nim 那样从最高位往下，记 F 为已减少的堆的集合，\
                F 中各堆此后的数位可任意选取；设该位上 F 以外 1 的个数模 n 的余数为 c。\
                若 n − c ≤ |F| 或 c = 0，则按凑成 n 的倍数所缺的个数在 F 的若干堆中置 1，其余置 0；\
                否则在 F 中全置 0，并在另外 c 个该位为 1 的堆中把它变为 0，这些堆并入 F。\
                于是 |F| 始终小于 n，且有一个多于 1 枚的堆保持不变。\
                若 m < n，则把这 m 堆减少到 0 或 1，并取走至多 n − 1 − m 个 1：\
                剩下的 1 的个数可以是从 N − n + 1 到 N 的任一非负整数；因为 N ≥ q，其中有一个模 n 余 q。\
                （3）平的局面的每个选项都有 h = n − 1。先设有一堆多于 1 枚，则这样的堆至少有 n 个，\
                选项至少有 n − 1 ≥ q 堆。\
                若该选项减少至多 n − 2 堆就能变平，则合起来至多减少了 n − 1 堆。\
                这时仍剩多于 1 枚的堆，而在有变化的最高数位上，失去了 1 至 n − 1 个 1 而没有增加，\
                其个数不是 n 的倍数，矛盾。\
                故每个选项的 d ≥ n − 1，由（2）得 d = n − 1。\
                再设各堆都是 1。若 N = q，则选项有 q − 1 堆，h = q + k = n − 1。\
                否则 N ≥ q + n，还须取走 n − 1 堆：d = n − 1。\
                （4）设 N ≥ q 且局面不平。任一选项的 d 至多小 1。\
                把 d 堆之一减少到最后所剩的大小，d 恰小 1。\
                若某选项不能到达平的局面，则它有 q − 1 堆，h = n − 1 ≥ d − 1。\
                所以各选项的 h 的最小值为 d − 1。\
                （5）设 1 ≤ N < q。各选项有 N 堆或 N − 1 堆，且有一个选项为 N − 1 堆，\
                所以各选项的 h 的最小值为 N + k。\
                （6）无法行动时 g = k：k = n − 1 时该局面是平的，其余情形 N = 0 < q。\
                对石子总数归纳即得所有的值。\
                减少哪些堆是有讲究的，所以 d 由搜索求得；搜索过长时，本定理不作断言。",
        },
        formula: "\
            <math><mi>g</mi><mo>=</mo><mrow><mo>{</mo><mtable><mtr><mtd><mi>n</mi><mo>−</mo><mn>1</mn>\
            </mtd><mtd><mi>d</mi><mo>=</mo><mn>0</mn></mtd></mtr><mtr><mtd><mi>d</mi><mo>−</mo><mn>1</mn>\
            </mtd><mtd><mi>d</mi><mo>≥</mo><mn>1</mn></mtd></mtr><mtr><mtd><mi>N</mi><mo>+</mo><mi>k</mi>\
            </mtd><mtd><mi>N</mi><mo>&lt;</mo><mi>n</mi><mo>−</mo><mn>1</mn><mo>−</mo><mi>k</mi></mtd></mtr>\
            </mtable></mrow></math>",
        reasons: {
            "end": {
                en: "No heap is left: the game value is k = {g}.",
                zh: "没有石子堆：博弈值为 k = {g}。",
            },
            "level": {
                en: "\
                    The number of ones in every binary column is a multiple of n = {n}, and some heap is \
                    larger than 1: the position is level, so g = n − 1 = {g}.",
                zh: "\
                    每一数位上 1 的个数都是 n = {n} 的倍数，且有一堆多于 1 枚：局面是平的，故 g = n − 1 = \
                    {g}。",
            },
            "level-ones": {
                en: "\
                    No heap is larger than 1, and the number of heaps, N = {N}, is {q} modulo n = {n}: the \
                    position is level, so g = n − 1 = {g}.",
                zh: "\
                    没有多于 1 枚的堆，且堆数 N = {N} 模 n = {n} 余 {q}：局面是平的，故 g = n − 1 = {g}。",
            },
            "lowered": {
                en: "\
                    Lowering {d} heaps, {from} to {to}, leaves a level position, and lowering fewer does \
                    not: g = d − 1 = {g}. \
                    Lowering any of these heaps in this way is an optimal move.",
                zh: "\
                    把 {d} 堆 {from} 分别减少到 {to} 可得平的局面，减少更少的堆则不能：g = d − 1 = {g}。\
                    这样减少其中任一堆都是最优走法。",
            },
            "one": {
                en: "\
                    Lowering a heap of {from} to {to} leaves a level position: d = 1 and g = 0, so the \
                    player to move wins.",
                zh: "把一堆 {from} 减少到 {to} 可得平的局面：d = 1，g = 0，轮到走的玩家获胜。",
            },
            "few": {
                en: "\
                    There are N = {N} heaps, fewer than n − 1 − k = {q}, so no level position can be \
                    reached: g = N + k = {g}. \
                    Removing a heap is an optimal move.",
                zh: "\
                    共有 N = {N} 堆，少于 n − 1 − k = {q}，不能到达平的局面：g = N + k = {g}。\
                    取完任意一堆是最优走法。",
            },
        },
        quantities: {
            "n": { en: "number of players n", zh: "玩家数 n" },
            "k": { en: "game value k where no move is left", zh: "无法行动时的博弈值 k" },
            "N": { en: "number of heaps N", zh: "堆数 N" },
            "q": { en: "q = n − 1 − k", zh: "q = n − 1 − k" },
            "d": { en: "least number of heaps to lower, d", zh: "须减少的最少堆数 d" },
            "from": { en: "heaps to lower", zh: "要减少的堆" },
            "to": { en: "what is left of them", zh: "减少后的大小" },
            "g": { en: "game value g", zh: "博弈值 g" },
            "columns": {
                en: "heaps in binary, and the ones of each column modulo n",
                zh: "各堆的二进制，及各数位上 1 的个数模 n",
            },
        },
        proof: {
            en: "\
                the argument above is a complete proof, by this project, for every ending; level positions \
                are due to Li (1978) for the last to move, and Suetsugu (2019) treats every ending. \
                Checked against plain recursion for up to 5 players, with every ending",
            zh: "\
                以上论证是完整的证明，由本项目给出，适用于每一种终局规定；平的局面在走最后一步者胜时出自 Li\
                （1978），Suetsugu（2019）讨论了每一种终局规定。\
                对至多 5 名玩家及每一种终局规定，已与直接递推核对",
        },
        source: "\
            S.-Y. R. Li, N-person Nim and N-person Moore’s games, Int. J. Game Theory 7 (1978) 31–36; K. \
            Suetsugu, Multiplayer games as extension of misère games, Int. J. Game Theory (2019), \
            doi:10.1007/s00182-019-00662-8. \
            Proof: this project (Mexplorer).",
    }
}

/// What a position can be levelled to.
enum Levelled {
    /// These heaps, when as few as possible are lowered.
    To(Tokens),
    /// Nothing: there are too few heaps.
    Never,
    /// Nobody knows: finding out takes too long.
    Unknown,
}

/// The heaps of a position, and who plays.
struct Heaps<'a> {
    heaps: &'a [Token],
    /// n and k.
    ending: Ending,
    /// How many heaps are larger than 1: m.
    large: usize,
}

impl<'a> Heaps<'a> {
    /// Of a position; absent with preferences of the players' own.
    fn of(at: &Subject<'a>) -> Option<Self> {
        let ending = Ending::of(&at.game.convention)?;
        Some(Heaps { heaps: at.tokens, ending, large: large_heaps(at.tokens) })
    }

    /// q: how many heaps of 1 are level, modulo n.
    fn level_ones(&self) -> usize {
        self.ending.players - 1 - self.ending.value
    }

    #[allow(clippy::cast_possible_truncation, reason = "there are at most limits::PLAYERS players")]
    fn levelled(&self) -> Levelled {
        let Heaps { heaps, ending: Ending { players, .. }, large } = *self;
        if large >= players {
            return level(heaps, players as u32).map_or(Levelled::Unknown, Levelled::To);
        }
        // All that are larger than 1 have to be lowered, as they are fewer than n.
        let (ones, wanted) = (heaps.len() - large, self.level_ones());
        let to_ones = (wanted + players - ones % players) % players;
        let (to_ones, removed) = if to_ones <= large {
            (to_ones, 0)
        } else if heaps.len() >= wanted {
            (0, (ones + players - wanted) % players)
        } else {
            return Levelled::Never;
        };
        let size = |place: usize| Token::from(place >= removed && place < ones + to_ones);
        Levelled::To((0..heaps.len()).map(size).collect())
    }

    /// What a heap has to become so that all columns are multiples of n; none where they cannot be.
    fn mended(&self, place: usize) -> Option<Token> {
        let digits = self.heaps.iter().map(|heap| u64::BITS - heap.leading_zeros()).max().unwrap_or(0);
        (0..digits).rev().try_fold(0, |mended, digit| {
            let others = self.heaps.iter().enumerate().filter(|(other, _)| *other != place);
            let ones = others.filter(|(_, heap)| *heap >> digit & 1 == 1).count() % self.ending.players;
            let missing = (self.ending.players - ones) % self.ending.players;
            (missing <= 1).then_some(mended << 1 | missing as Token)
        })
    }

    /// The game value, with what the position can be levelled to; absent where that is not known.
    fn value(&self) -> Option<(usize, Levelled)> {
        let levelled = self.levelled();
        let Ending { players, value } = self.ending;
        Some(match &levelled {
            Levelled::To(after) => {
                let lowered = self.heaps.iter().zip(after).filter(|(heap, after)| heap != after).count();
                ((lowered + players - 1) % players, levelled)
            }
            Levelled::Never => (self.heaps.len() + value, levelled),
            Levelled::Unknown => return None,
        })
    }
}

impl Theorem for NimPlayers {
    /// Normal and misère play by their names are left to the theorems that were made for them.
    fn applies(&self, game: &Game) -> bool {
        let convention = &game.convention;
        game.is_plain("nim") && convention.alliance().is_some() && Ending::of(convention).is_some()
    }

    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn predict(&self, at: &Subject) -> Prediction {
        let value = Heaps::of(at).and_then(|heaps| heaps.value());
        value.map_or(Prediction::Silent, |(value, _)| Prediction::Exactly(Value::GameValue(value as u8)))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps = Heaps::of(at).unwrap_or_else(|| unreachable!("the theorem applies"));
        let (value, levelled) = heaps.value().unwrap_or((0, Levelled::Unknown));
        let Ending { players, value: at_the_end } = heaps.ending;
        let (mut from, mut to) = (Vec::new(), Vec::new());
        if let Levelled::To(after) = &levelled {
            let lowered = at.tokens.iter().zip(after).filter(|(heap, after)| heap != after);
            (from, to) = lowered.map(|(heap, after)| (*heap, *after)).unzip();
        }
        let key = match (&levelled, from.len(), heaps.large) {
            _ if at.tokens.is_empty() => "end",
            (Levelled::To(_), 0, 0) => "level-ones",
            (Levelled::To(_), 0, _) => "level",
            (Levelled::To(_), 1, _) => "one",
            (Levelled::To(_), ..) => "lowered",
            _ => "few",
        };
        let named = [("n", players), ("k", at_the_end), ("N", at.tokens.len()), ("q", heaps.level_ones())];
        let mut reason = Reason::new(key, &named.map(|(name, count)| (name, count as u64)));
        if !from.is_empty() {
            reason = reason.and(&[("d", from.len() as u64)]).list("from", &from).list("to", &to);
        }
        reason = reason.and(&[("g", value as u64)]);
        let columns = Quantity::column_counts(at.tokens, players as u64);
        reason.quantities.push(("columns", columns));
        reason
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let heaps = Heaps::of(at)?;
        let lowered = |place: usize, size: Option<Token>| {
            size.filter(|size| *size < at.tokens[place]).map(|size| leave(place, size))
        };
        if heaps.large >= heaps.ending.players {
            let places = 0..at.tokens.len();
            return Some(places.filter_map(|place| lowered(place, heaps.mended(place))).collect());
        }
        let Levelled::To(after) = heaps.levelled() else { return Some(Vec::new()) };
        let changed: Vec<usize> = (0..after.len()).filter(|&place| after[place] < at.tokens[place]).collect();
        let &[place] = changed.as_slice() else { return Some(Vec::new()) };
        // Equal heaps are alike: of several heaps of 1 any may go.
        let alike = (0..after.len()).filter(|&other| at.tokens[other] == at.tokens[place]);
        Some(alike.map(|other| leave(other, after[place])).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;
    use std::collections::HashMap;

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
            assert_eq!(says("nim()", Play::FirstStuck(players)), (value(0), vec![]));
            assert_eq!(says("nim()", Play::LastMover(players)), (value(players - 1), vec![]));
        }
    }

    /// Game values by their definition.
    struct Plain {
        ending: Ending,
        known: HashMap<Vec<Token>, usize>,
    }

    impl Plain {
        fn value(&mut self, heaps: &[Token]) -> usize {
            if heaps.is_empty() {
                return self.ending.value;
            }
            if let Some(&value) = self.known.get(heaps) {
                return value;
            }
            let options = (0..heaps.len()).flat_map(|place| (0..heaps[place]).map(move |size| (place, size)));
            let after = |(place, size)| (self.value(&lowered(heaps, place, size)) + 1) % self.ending.players;
            let value = options.map(after).min().unwrap();
            self.known.insert(heaps.to_vec(), value);
            value
        }
    }

    fn lowered(heaps: &[Token], place: usize, size: Token) -> Vec<Token> {
        let mut option = heaps.to_vec();
        option[place] = size;
        option.retain(|heap| *heap > 0);
        option.sort_unstable();
        option
    }

    /// All ascending lists of at most so many heaps, none larger than the bound.
    fn lists(bound: Token, most: usize) -> Vec<Vec<Token>> {
        let mut lists = vec![vec![]];
        let mut longest = lists.clone();
        for _ in 0..most {
            let longer = |list: &Vec<Token>| {
                let list = list.clone();
                let least = list.last().copied().unwrap_or(1);
                (least..=bound).map(move |heap| [list.as_slice(), &[heap]].concat())
            };
            longest = longest.iter().flat_map(longer).collect();
            lists.extend(longest.clone());
        }
        lists
    }

    /// The values, and that each heap which is lowered on the way to a level position is an optimal move by itself.
    #[test]
    fn it_holds_for_every_ending() {
        let (mut compared, mut moves) = (0, 0);
        for (players, bound, most) in [(2, 7, 4), (3, 5, 5), (4, 3, 7), (5, 3, 8)] {
            for value in 0..players {
                let ending = Ending { players, value };
                let mut plain = Plain { ending, known: HashMap::new() };
                for list in lists(bound, most) {
                    let heaps = Heaps { heaps: &list, ending, large: large_heaps(&list) };
                    let (value, levelled) = heaps.value().unwrap();
                    assert_eq!(value, plain.value(&list), "{ending:?} {list:?}");
                    compared += 1;
                    let Levelled::To(after) = levelled else { continue };
                    for (place, &size) in after.iter().enumerate().filter(|(place, size)| **size < list[*place]) {
                        let option = plain.value(&lowered(&list, place, size));
                        assert_eq!((option + 1) % players, value, "{ending:?} {list:?} {place}");
                        moves += 1;
                    }
                }
            }
        }
        assert!(compared > 2_500 && moves > 4_000, "{compared} values, {moves} moves");
    }

    #[test]
    fn three_equal_heaps_are_level_for_three_players() {
        for play in [Play::FirstStuck(3), Play::LastMover(3)] {
            assert_eq!(says("nim(9007199254740991^3)", play), (value(2), vec![]));
            assert_eq!(says("nim(5,5,7)", play), (value(0), vec![Move::change(2, &[5])]));
            assert_eq!(says("nim(5,7,7)", play).0, value(1));
        }
    }

    #[test]
    fn normal_play_is_left_to_boutons_theorem() {
        assert!(!THEOREM.applies(&Game::parse("nim(1)", Play::Normal.convention()).unwrap().0));
        assert!(!THEOREM.applies(&Game::parse("nim[passes=1](1)", Play::LastMover(3).convention()).unwrap().0));
    }
}
