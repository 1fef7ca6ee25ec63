//! Pet games: no position is P under both normal and misère play.
//!
//! Source: V. Gurvich and N. B. Ho, On tame, pet, domestic, and miserable impartial games. It is the hypothesis of the SJ
//! theorem, seen from the other side.
//! Winning moves: none are named; those to the Grundy value 1 are.
//! Cost: nothing, once the Grundy value is known.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::pace::{LOOKS, Pace, Work};
use crate::theorem::{Claim, Prediction, Reason, Solved, Subject, Theorem, World, theorem};

theorem! {
    /// Pet games.
    Pet {
        id: "pet",
        status: Proved,
        instances: [
            ("wythoff[a=2](4,6)", Misere, bound: 16, heaps: 2),
            ("wythoff[a=3](3,7)", FirstStuck(2), bound: 14, heaps: 2),
            ("nim(7)", Misere, bound: 12, heaps: 1),
            ("bash[m=3](7)", Misere, bound: 30, heaps: 1),
            ("subtraction[set={2,5,7}](9)", Misere, bound: 40, heaps: 1),
            ("half(9)", Misere, bound: 40, heaps: 1),
            ("half[rounding=down](9)", Misere, bound: 40, heaps: 1),
            ("nim(1,2,3)", Misere, bound: 6, heaps: 3),
            ("wythoff(3,5)", Misere, bound: 9, heaps: 2),
            ("large-nim(2,2)", Misere, bound: 5, heaps: 3),
            ("octal[code=0.77](8)", Misere, bound: 10, heaps: 2),
        ],
        name: { en: "Pet games", zh: "pet 游戏" },
        statement: {
            en: "\
                Let two players play, and let the value of a position be its Grundy value under normal play. \
                Take a set of positions that contains the options of each of them. \
                No position of the set is P under both normal and misère play if and only if (H) every \
                non-terminal position of value 0 in it has an option of value 1. \
                Such games are called pet. In a pet game the P-positions of misère play are exactly those of \
                the value 1. \
                Single heaps of Nim, of Bachet’s game, of subtraction games and of taking at most half are \
                pet, and so is Wythoff’s game with a ≥ 2.",
            zh: "\
                设有两名玩家，局面的值指它在正常规则下的 SG 值；取一个局面的集合，其中每个局面的选项也都在其中。\
                集合中没有局面在正常规则与反常规则下同为 P 局面，当且仅当\
                (H)：其中每个值为 0 且不是终局的局面都有值为 1 的选项。\
                这类游戏称为 pet 游戏。在 pet 游戏中，反常规则下的 P 局面恰为值为 1 的局面。\
                Nim、巴什博弈、减法游戏和至多取一半的单堆都是 pet 游戏，a ≥ 2 的威佐夫博弈也是。",
        },
        argument: {
            en: "\
                Options first: suppose that the statement about the value 1 holds for all options of a \
                position and for what they lead to. \
                A terminal position has the value 0 and is N under misère play. \
                A position of the value 1 has options, and none of the value 1, so none that is P under \
                misère play: it is P. \
                A position of a value greater than 1 has an option of the value 1, which is P under misère \
                play: it is N. \
                A non-terminal position of the value 0 is N under misère play if it has an option of the \
                value 1, as (H) says, and otherwise P. \
                So where (H) holds, the P-positions of misère play are those of the value 1, and none of \
                them has the value 0. \
                And the first position, options first, that violates (H) is P under misère play; its value \
                is 0, so it is P under both. \
                For a heap of Nim (H) holds because only the empty heap has the value 0. \
                In a subtraction game with the least member s, a heap has the value 1 if and only if the \
                heap with s stones fewer has 0 (Ferguson’s pairing). If a heap n ≥ s has 0, then n − s does \
                not, so it has an option n − s − t of the value 0, and the option n − t of n has 1. \
                Where at most half may be taken, rounded up, the heap 2ʲ − 2, j ≥ 2, has the option 3·2ʲ⁻² − \
                2 of the value 1; rounded down, 2ʲ − 1, j ≥ 2, has 3·2ʲ⁻² − 1. \
                In Wythoff’s game with a ≥ 2 the heaps of a P-position differ by a multiple of a under \
                normal play, and by 1 more than a multiple under misère play: no position is P under both.",
            zh: "\
                从选项到局面逐个来看：设关于值 1 的结论对某局面的各选项及其后的局面都成立。\
                终局的值为 0，在反常规则下为 N 局面。\
                值为 1 的局面有选项，但没有值为 1 的选项，即没有在反常规则下为 P 局面的选项：它是 P 局面。\
                值大于 1 的局面有值为 1 的选项，该选项在反常规则下为 P 局面：它是 N 局面。\
                值为 0 且不是终局的局面，若如 (H) 所说有值为 1 的选项，则在反常规则下为 N 局面，否则为 P 局面。\
                所以 (H) 成立时，反常规则下的 P 局面就是值为 1 的局面，其中没有值为 0 的。\
                而从选项到局面逐个来看，第一个违反 (H) 的局面在反常规则下为 P 局面；它的值为 0，\
                故在两种规则下同为 P 局面。\
                Nim 的一堆满足 (H)，因为只有空堆的值为 0。\
                在最小可取数为 s 的减法游戏中，一堆的值为 1，当且仅当少 s 枚的堆的值为 0（Ferguson 配对）。\
                若 n ≥ s 的值为 0，则 n − s 的值不为 0，它有值为 0 的选项 n − s − t，\
                从而 n 的选项 n − t 的值为 1。\
                至多取一半、向上取整时，堆 2ʲ − 2（j ≥ 2）有值为 1 的选项 3·2ʲ⁻² − 2；向下取整时，\
                2ʲ − 1（j ≥ 2）有选项 3·2ʲ⁻² − 1。\
                在 a ≥ 2 的威佐夫博弈中，P 局面的两堆之差在正常规则下是 a 的倍数，\
                在反常规则下比 a 的倍数多 1：没有局面在两种规则下同为 P 局面。",
        },
        reasons: {
            "one": {
                en: "The Grundy value is 1, and the game is pet: the position is P under misère play.",
                zh: "SG 值为 1，且这是 pet 游戏：在反常规则下为 P 局面。",
            },
            "zero": {
                en: "\
                    The Grundy value is 0, and the game is pet: the position is P under normal play, so it is \
                    N under misère play.",
                zh: "SG 值为 0，且这是 pet 游戏：在正常规则下为 P 局面，故在反常规则下为 N 局面。",
            },
            "large": {
                en: "\
                    The Grundy value is {value}, and the game is pet: the move to the value 1 wins under \
                    misère play.",
                zh: "SG 值为 {value}，且这是 pet 游戏：在反常规则下，走到 SG 值为 1 的局面即胜。",
            },
        },
        quantities: {
            "value": { en: "Grundy value", zh: "SG 值" },
        },
        claims: {
            "both": {
                en: "\
                    Where no position that can be reached violates (H), a position violates (H) if and only if it \
                    is P under both normal and misère play.",
                zh: "\
                    若可到达的局面都满足 (H)，则一个局面违反 (H)，当且仅当它在正常规则与反常规则下同为 P 局面。",
            },
            "ones": {
                en: "\
                    Where neither a position nor any that can be reached violates (H), it is P under misère \
                    play if and only if its Grundy value is 1.",
                zh: "\
                    若一个局面及可到达的局面都满足 (H)，则当且仅当它的 SG 值为 1 时，它在反常规则下为 P 局面。",
            },
        },
        proof: {
            en: "\
                the argument above is a proof; that a game is pet if and only if (H) holds is due to Gurvich & \
                Ho (2015). \
                Not pet are, among others, Wythoff’s game with a = 1, first at (3,5), and single heaps of \
                Kayles, first at 8",
            zh: "\
                以上论证即为证明；pet 游戏与 (H) 的等价性出自 Gurvich 与 Ho（2015）。\
                不是 pet 游戏的例如 a = 1 的威佐夫博弈（首先在 (3,5) 处）与 Kayles 的单堆（首先在堆 8 处）",
        },
        source: "\
            V. Gurvich, N. B. Ho, On tame, pet, domestic, and miserable impartial games, Discrete Appl. \
            Math. (2018), arXiv:1508.06343; T. S. Ferguson, On sums of graph games with last player losing, \
            Int. J. Game Theory 3 (1974) 159–167.",
    }
}

/// Whether it is proved that the components are pet.
fn is_pet(game: &Game) -> bool {
    let of_heaps = ["nim", "bash", "subtraction", "half"].iter().any(|ruleset| game.is_plain(ruleset));
    of_heaps || (game.is_plain("wythoff") && game.parameters.integer("a") > 1)
}

impl Theorem for Pet {
    fn applies(&self, game: &Game) -> bool {
        game.convention.terminal_outcome() == Some(OutcomeClass::N)
    }

    fn needs_components(&self) -> bool {
        true
    }

    fn predict(&self, at: &Subject) -> Prediction {
        match at.components {
            &[value] if is_pet(at.game) => Prediction::p_if(value == 1),
            _ => Prediction::Silent,
        }
    }

    fn reason(&self, at: &Subject) -> Reason {
        let value = at.components.first().copied().unwrap_or(0);
        let key = match value {
            0 => "zero",
            1 => "one",
            _ => "large",
        };
        Reason::new(key, &[("value", value)])
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, _game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(world, pace))
    }
}

/// For each position whether it violates (H), and whether one that it leads to does.
struct Violations {
    here: Vec<bool>,
    below: Vec<bool>,
}

impl Violations {
    async fn of(solved: &dyn Solved, pace: &Pace) -> Self {
        let mut here = vec![false; solved.len()];
        let mut before = vec![Vec::new(); solved.len()];
        for (index, here) in here.iter_mut().enumerate() {
            let options = solved.options(index);
            pace.spend(1 + options.len() as u64 / LOOKS).await;
            let has_one = options.iter().any(|option| solved.grundy(*option) == 1);
            *here = solved.grundy(index) == 0 && !options.is_empty() && !has_one;
            options.into_iter().for_each(|option| before[option].push(index));
        }
        let mut below = vec![false; solved.len()];
        let mut open: Vec<usize> = (0..here.len()).filter(|index| here[*index]).collect();
        while let Some(index) = open.pop() {
            pace.spend(1 + before[index].len() as u64 / LOOKS).await;
            for &leads_here in &before[index] {
                if !std::mem::replace(&mut below[leads_here], true) {
                    open.push(leads_here);
                }
            }
        }
        Violations { here, below }
    }
}

/// How the claims fare.
async fn check(world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let World::Positions(solved) = world else { return Vec::new() };
    let (mut both, mut ones) = (Claim::new("both"), Claim::new("ones"));
    let Violations { here, below } = Violations::of(solved, pace).await;
    for index in (0..solved.len()).filter(|index| !below[*index]) {
        pace.spend(1).await;
        let (is_p, value) = (solved.is_p(index), solved.grundy(index));
        both.case(here[index] == (is_p && value == 0), &[index]);
        if !here[index] {
            ones.case(is_p == (value == 1), &[index]);
        }
    }
    vec![both, ones]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn it_speaks_of_single_components_that_are_known_to_be_pet() {
        let says = |notation, components: &[u64]| {
            let (game, start) = Game::parse(notation, PlayConvention::Misere).unwrap();
            THEOREM.predict(&Subject { game: &game, tokens: start.tokens(), components })
        };
        assert_eq!(says("wythoff[a=2](1,2)", &[1]), Prediction::p_if(true));
        assert_eq!(says("wythoff[a=2](1,3)", &[0]), Prediction::p_if(false));
        assert_eq!(says("nim(3)", &[3]), Prediction::p_if(false));
        assert_eq!(says("wythoff(1,2)", &[0]), Prediction::Silent);
        assert_eq!(says("nim(2,2)", &[2, 2]), Prediction::Silent);
        assert_eq!(says("nim(1)+nim(2)", &[1, 2]), Prediction::Silent);
    }
}
