//! The SJ theorem: who wins a sum under misère play, by the Grundy values that its components have under normal play.
//!
//! Source: 贾志豪 (Jia), 组合游戏略述——浅谈 SG 游戏的若干拓展及变形, 2009. It leaves out a hypothesis, (H) below: with it the
//! statement is proved, without it, it fails.
//! (H) holds for single heaps of Nim, Bachet's game and every subtraction game (T. S. Ferguson, 1974), and for taking at
//! most half: a heap 2ʲ − 2, j ≥ 2, may become 3·2ʲ⁻² − 2, of the value 1, and rounded down one of 2ʲ − 1 may become
//! 3·2ʲ⁻² − 1. It says that no position is P under both plays (such games are the pet games of Gurvich & Ho, 2015), so it
//! holds for Wythoff's game with a ≥ 2.
//! Cost: one pass over the components, once their values are known.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::numbers::nim_sum_of;
use crate::pace::{LOOKS, Pace, Work};
use crate::theorem::{Claim, Prediction, Reason, Solved, Status, Subject, Theorem, World, theorem};

theorem! {
    /// The SJ theorem.
    Sj {
        id: "sj",
        status: NeedsHypothesis,
        instances: [
            ("nim(1,2,3)", Misere, bound: 8, heaps: 4),
            ("octal[code=0.77](4,5)", Misere, bound: 8, heaps: 2),
            ("bash[m=3](5,6)", Misere, bound: 10, heaps: 3),
            ("subtraction[set={2,5,7}](9,10)", FirstStuck(2), bound: 12, heaps: 3),
            ("half(6,9)", Misere, bound: 12, heaps: 3),
            ("half[rounding=down](7,9)", Misere, bound: 12, heaps: 3),
            ("nim(1,2)+bash[m=2](3)", Misere, bound: 5, heaps: 2),
            ("grundy(18)", Misere, bound: 18, heaps: 1),
            ("wythoff(3,5)", Misere, bound: 8, heaps: 2),
            ("wythoff[a=2](4,6)", Misere, bound: 16, heaps: 2),
        ],
        name: { en: "The SJ theorem", zh: "SJ 定理" },
        statement: {
            en: "\
                Let two players play a sum under misère play, and let the value of a component be its Grundy \
                value under normal play. \
                Components are the single heaps where a ruleset plays heaps independently, otherwise the \
                games of the sum, or the whole position of a game that is no sum. \
                Suppose (H): every non-terminal position of value 0 that can be reached from one component \
                has an option of value 1. \
                (H) says exactly that no position that can be reached from one component is P under both \
                normal and misère play; such games are called pet. \
                Then the sum is N if and only if the nim-sum of the values is not 0 and some value is \
                greater than 1, or the nim-sum is 0 and no value is greater than 1. \
                For a family of games that is closed under options, each of them taken as one component, (H) \
                is also necessary for this to hold for all sums. \
                The statement holds without (H) if play also stops, and the player to move wins, as soon as \
                all components have the value 0, provided that no move breaks a component into several, as \
                splitting a heap does.",
            zh: "\
                两人按反常规则进行若干游戏之和，各分量取其在正常规则下的 SG 值。\
                规则对各堆独立时，分量即单独的堆；否则分量为和中的各个游戏，\
                不是和的游戏则以整个局面为一个分量。\
                假设 (H)：从单个分量可到达的每个 SG 值为 0 且不是终局的局面都有值为 1 的选项。\
                (H) 等价于：从单个分量可到达的局面中，没有一个在正常规则与反常规则下同为 P 局面；\
                这类游戏称为 pet 游戏。\
                在此假设下，当且仅当“Nim 和不为 0 且有分量的值大于 1”或“Nim 和为 0 且没有分量的值大于 1”时，\
                该和为 N 局面。\
                对于在选项下封闭、且其中每个游戏都作为一个分量的一族游戏，\
                (H) 也是结论对所有的和成立的必要条件。\
                若再规定所有分量的 SG 值都为 0 时游戏即结束，且轮到走的一方胜，\
                并且没有走法把一个分量变为几个（如把一堆分成两堆），则无需 (H) 结论也成立。",
        },
        argument: {
            en: "\
                What a component becomes is still taken as one component, even if a heap is split. \
                Call a sum lost when the nim-sum is 0 and a value is greater than 1, so that two values are, \
                or when the nim-sum is not 0 and no value is greater than 1, so that an odd number of values \
                is 1. \
                From the first kind a move makes the nim-sum nonzero and leaves a value greater than 1. \
                From the second kind a move leads to values up to 1 with the nim-sum 0, or to a single value \
                greater than 1. \
                Conversely, if the nim-sum is not 0 and a single value is greater than 1, that component \
                moves to 0 or 1, whichever leaves an odd number of values 1; if several are, some move makes \
                the nim-sum 0. \
                If all values are at most 1 and the number of values 1 is even and not 0, one of these moves \
                to 0; if none is 1 and the sum is not terminal, (H) gives an option with a single value 1. \
                With the other ending (H) is not needed: where all values are 0, play is over and the player \
                to move has won. \
                (H) holds trivially for a heap of Nim, for only the empty heap has the value 0. \
                In a subtraction game with the least member s, a heap has the value 1 if and only if the \
                heap with s stones fewer has 0 (Ferguson’s pairing); so if n ≥ s has 0, then n − s has an \
                option n − s − t of the value 0, and n − t has 1. \
                Where at most half may be taken, rounded up, the heap 2ʲ − 2, j ≥ 2, has the option 3·2ʲ⁻² − \
                2 of the value 1; rounded down, 2ʲ − 1 has 3·2ʲ⁻² − 1. \
                (H) and “no position is P under both” say the same: from either it follows, options first, \
                that the P-positions of misère play are exactly those of the value 1. \
                For a position of the value 1 has options, but none of the value 1; one of a greater value \
                has an option of the value 1; and one of the value 0, unless it is terminal, is N under \
                misère play if and only if it has such an option. \
                In Wythoff’s game with a ≥ 2 the heaps of a P-position differ by a multiple of a under \
                normal play, and by 1 more than a multiple under misère play; so (H) holds. \
                Where (H) fails, all options of the component that shows it have values above 1; if the \
                statement held for them, they would be N and the component P, against the statement.",
            zh: "\
                即使一堆被分开，由一个分量变来的各部分仍合起来看作一个分量。\
                称满足下列条件之一的和为“必败”：Nim 和为 0 且有值大于 1（此时至少有两个）；\
                Nim 和不为 0 且没有值大于 1（此时有奇数个 1）。\
                从第一类走一步，Nim 和不为 0，且仍有值大于 1。\
                从第二类走一步，或者各值不超过 1 且 Nim 和为 0，或者恰有一个值大于 1。\
                反之，若 Nim 和不为 0 且恰有一个值大于 1，则该分量走到值 0 或 1，使值为 1 的分量有奇数个；\
                若有多个值大于 1，则有一步使 Nim 和为 0。\
                若各值不超过 1 且有偶数个（非零个）1，则其中一个走到 0；若各值都是 0 而该和不是终局，\
                则由 (H) 有一步使恰有一个值为 1。\
                若采用另一种结束规则，则不需要 (H)：各值都是 0 时游戏已结束，轮到走的一方胜。\
                对 Nim 的一堆，(H) 显然成立，因为只有空堆的值为 0。\
                在最小可取数为 s 的减法游戏中，一堆的值为 1，当且仅当少 s 枚的堆的值为 0（Ferguson 配对）；\
                故若 n ≥ s 的值为 0，则 n − s 有值为 0 的选项 n − s − t，从而 n − t 的值为 1。\
                至多取一半、向上取整时，堆 2ʲ − 2（j ≥ 2）有值为 1 的选项 3·2ʲ⁻² − 2；向下取整时，\
                2ʲ − 1 有选项 3·2ʲ⁻² − 1。\
                (H) 成立与没有局面在正常规则与反常规则下同为 P 局面是一回事：由其中任何一条，\
                从选项到局面逐个可知，反常规则下的 P 局面恰为值为 1 的局面。\
                因为值为 1 的局面有选项，但没有值为 1 的选项；值更大的局面有值为 1 的选项；\
                值为 0 而不是终局的局面，当且仅当有值为 1 的选项时，在反常规则下为 N 局面。\
                在 a ≥ 2 的威佐夫博弈中，P 局面的两堆之差在正常规则下是 a 的倍数，\
                在反常规则下比 a 的倍数多 1，故 (H) 成立。\
                若 (H) 不成立，则违反它的分量的所有选项的值都大于 1；倘若结论对这些选项成立，\
                它们都是 N 局面，该分量便是 P 局面，与结论矛盾。",
        },
        reasons: {
            "empty": {
                en: "No component is left: the player to move wins.",
                zh: "没有剩余的分量：轮到走的一方胜。",
            },
            "sum-large": {
                en: "\
                    The values of the components are {values}, with the nim-sum {sum}, not 0, and some value \
                    is greater than 1.",
                zh: "各分量的 SG 值为 {values}，Nim 和为 {sum}，不为 0，且有值大于 1。",
            },
            "zero-small": {
                en: "\
                    The values of the components are {values}, with the nim-sum 0, and none is greater than \
                    1.",
                zh: "各分量的 SG 值为 {values}，Nim 和为 0，且没有值大于 1。",
            },
            "zero-large": {
                en: "\
                    The values of the components are {values}, with the nim-sum 0, but some value is greater \
                    than 1.",
                zh: "各分量的 SG 值为 {values}，Nim 和为 0，但有值大于 1。",
            },
            "sum-small": {
                en: "\
                    The values of the components are {values}: an odd number of them is 1, and none is \
                    greater.",
                zh: "各分量的 SG 值为 {values}：其中有奇数个 1，且没有值大于 1。",
            },
        },
        quantities: {
            "values": { en: "Grundy values of the components", zh: "各分量的 SG 值" },
            "sum": { en: "nim-sum", zh: "Nim 和" },
            "largest": { en: "largest value", zh: "最大的值" },
        },
        claims: {
            "h": {
                en: "\
                    (H): every non-terminal position of Grundy value 0 that can be reached from one \
                    component has an option of Grundy value 1.",
                zh: "(H)：从单个分量可到达的每个 SG 值为 0 且不是终局的局面都有值为 1 的选项。",
            },
        },
        proof: {
            en: "\
                the argument above is a proof under (H); (H) is proved for heaps of Nim, Bachet’s game, \
                every subtraction game (Ferguson 1974) and taking at most half, and for Wythoff’s game with \
                a ≥ 2, and refuted for many others. \
                Games that meet (H) are the pet games of Gurvich & Ho (2015), a part of the tame games of \
                Conway (1976)",
            zh: "\
                在 (H) 之下以上论证即为证明；对 Nim、巴什博弈、任意减法游戏（Ferguson 1974）\
                以及至多取一半的单堆，还有 a ≥ 2 的威佐夫博弈，(H) 已得到证明；对许多其他规则，(H) 不成立。\
                满足 (H) 的游戏即 Gurvich 与 Ho（2015）所说的 pet 游戏，它们都是 Conway（1976）\
                所说的 tame 游戏",
        },
        source: "\
            贾志豪 (Jia)，组合游戏略述——浅谈 SG 游戏的若干拓展及变形，2009; T. S. Ferguson, On sums of graph \
            games with last player losing, Int. J. Game Theory 3 (1974) 159–167; V. Gurvich, N. B. Ho, On \
            tame, pet, domestic, and miserable impartial games, Discrete Appl. Math. (2018), \
            arXiv:1508.06343.",
        errata: {
            en: "\
                The source states it for all games, without (H). \
                For single heaps it fails first at 8 of Kayles 0.77, 11 of 0.137, 12 of 0.07, 11 of 0.6, 19 \
                of 0.007 and 18 of Grundy’s game, for two heaps of Kayles already at (1,5), (4,5) and (5,5); \
                for whole positions at (3,5) of Wythoff’s game, (2,2,2) of Moore’s Nim with k = 2, (2,2) of \
                Large Nim, (1,2) of Small Nim without bounds, (2,0,2) of Staircase Nim and (3,1) of \
                Fibonacci Nim. \
                With the ending of the source, where play is over when all components have the value 0, it \
                still fails if the parts of a split heap count as components of their own: in Kayles again \
                at the heap 8.",
            zh: "\
                原文对一切游戏陈述此定理，未提 (H)。\
                单堆的最先反例：Kayles（0.77）的堆 8、0.137 的堆 11、0.07 的堆 12、0.6 的堆 11、0.007 的堆 \
                19、Grundy 游戏的堆 18；Kayles 的两堆则在 (1,5)、(4,5)、(5,5) 处已不成立；\
                整个局面作为分量时，威佐夫博弈的 (3,5)、k = 2 的 Moore Nim 的 (2,2,2)、Large Nim 的 (2,2)、无\
                界 Small Nim 的 (1,2)、阶梯 Nim 的 (2,0,2)、斐波那契 Nim 的 (3,1)。\
                即使采用原文的结束规则（各分量的值都为 0 时游戏即结束），若一堆分成的各堆分别算作分量，\
                结论仍可不成立：Kayles 中仍首先在堆 8 处。",
        },
    }
}

/// Whether (H) is proved of every component.
fn has_hypothesis(game: &Game) -> bool {
    let is_proved = ["nim", "bash", "subtraction", "half"].iter().any(|ruleset| game.is_plain(ruleset));
    let is_proved = is_proved || (game.is_plain("wythoff") && game.parameters.integer("a") > 1);
    let components = &game.components;
    is_proved || (!components.is_empty() && game.passes() == 0 && components.iter().all(has_hypothesis))
}

/// For each position whether it is of one component, or one of these leads to it.
async fn from_one_component(solved: &dyn Solved, pace: &Pace) -> Vec<bool> {
    let mut is_found = vec![false; solved.len()];
    let mut open = Vec::new();
    for index in 0..solved.len() {
        if solved.components(index).len() == 1 {
            open.push(index);
        }
        while let Some(index) = open.pop() {
            if !std::mem::replace(&mut is_found[index], true) {
                let options = solved.options(index);
                pace.spend(1 + options.len() as u64 / LOOKS).await;
                open.extend(options);
            }
        }
    }
    is_found
}

impl Theorem for Sj {
    fn applies(&self, game: &Game) -> bool {
        game.convention.terminal_outcome() == Some(OutcomeClass::N)
    }

    fn status(&self, game: &Game) -> Status {
        if has_hypothesis(game) { Status::Proved } else { Status::NeedsHypothesis }
    }

    fn needs_components(&self) -> bool {
        true
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let is_large = at.components.iter().any(|value| *value > 1);
        Prediction::p_if((nim_sum_of(at.components) == 0) == is_large)
    }

    fn reason(&self, at: &Subject) -> Reason {
        let sum = nim_sum_of(at.components);
        let largest = at.components.iter().copied().max().unwrap_or(0);
        let key = match (sum, largest > 1) {
            _ if at.components.is_empty() => "empty",
            (0, false) => "zero-small",
            (0, true) => "zero-large",
            (_, false) => "sum-small",
            (_, true) => "sum-large",
        };
        Reason::new(key, &[]).list("values", at.components).and(&[("sum", sum), ("largest", largest)])
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
    let World::Positions(solved) = world else { return Vec::new() };
    let mut claim = Claim::new("h");
    for (index, is_found) in from_one_component(solved, pace).await.into_iter().enumerate() {
        let options = solved.options(index);
        pace.spend(1 + options.len() as u64 / LOOKS).await;
        if is_found && solved.grundy(index) == 0 && !options.is_empty() {
            claim.case(options.iter().any(|option| solved.grundy(*option) == 1), &[index]);
        }
    }
    vec![claim]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn a_sum_is_proved_when_all_its_components_are() {
        let status = |notation| THEOREM.status(&Game::parse(notation, PlayConvention::Misere).unwrap().0);
        assert_eq!(status("nim(1)+half(3)"), Status::Proved);
        assert_eq!(status("nim(1)+kayles(3)"), Status::NeedsHypothesis);
        assert_eq!(status("nim[passes=1](1)"), Status::NeedsHypothesis);
        assert_eq!(status("wythoff(1,2)"), Status::NeedsHypothesis);
        assert_eq!(status("wythoff[a=2](1,2)+nim(3)"), Status::Proved);
        assert_eq!(status("wythoff[a=2,passes=1](1,2)"), Status::NeedsHypothesis);
    }

    #[test]
    fn no_component_is_won_for_the_player_to_move() {
        let (game, start) = Game::parse("nim()", PlayConvention::Misere).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::p_if(false));
    }
}
