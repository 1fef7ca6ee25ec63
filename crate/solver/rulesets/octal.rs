//! Take-and-break games by their octal code d₀.d₁d₂…: what may become of a heap from which k stones are taken.
//!
//! Position: heaps. The digit dₖ is a sum. With 1 in it, k stones are taken where that leaves none; with 2, where that leaves
//! one nonempty heap; with 4, where that leaves two nonempty heaps. Options of one heap n: for every k the lists of 0, 1 or 2
//! nonempty heaps with the sum n − k that dₖ allows. d₀ is 0, or 4: then a heap may be split and nothing taken.
//! Parameter: the code. Known ones are Kayles 0.77, Dawson's chess 0.137, Dawson's Kayles 0.07, Treblecross 0.007.
//!
//! What is known: the Grundy values of single heaps are periodic from some heap on for many codes: 0.77 with period 12 from
//! 71 on, 0.07 with period 34 from 53 on; for others that is an open question.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("kayles(4)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1,1)", "(1,2)", "(2)", "(3)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::error::{ErrorCode, RequestError};
use crate::limits;
use crate::numbers::{Token, index};
use crate::parameter::{ParameterCard, ParameterProse, Presence, Range};
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{Alias, EachOption, Example, HEAP_FORMULAS, HeapRule, RulesetCard, RulesetProse};
use crate::scan::Scanner;
use crate::taking::{Take, Taking};
use crate::text::Text;
use crate::touch::Parts;
use std::ops::ControlFlow;

/// The card of octal games.
pub static CARD: RulesetCard = RulesetCard {
    id: "octal",
    aliases: &[
        Alias { id: "kayles", gives: "[code=0.77]" },
        Alias { id: "dawson", gives: "[code=0.137]" },
        Alias { id: "treblecross", gives: "[code=0.007]" },
    ],
    parameters: &[ParameterCard {
        key: "code",
        range: Range::Written { scan: scan_code, long: false },
        presence: Presence::Required("0.77"),
    }],
    build: |parameters| Box::new(Octal::of(parameters.text("code"))),
};

/// What is written about them.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Octal game", zh: "八进制游戏" },
    rules: Text {
        en: "Take k stones from a heap if digit k after the point of {code} permits what is left of it. The digit is a sum: 1 permits nothing, 2 one heap, 4 two heaps. With 4 before the point a heap may also be split in two and nothing taken.",
        zh: "任选一堆，取走 k 枚石子；该堆剩下什么，须为 {code} 的小数点后第 k 位所允许。该位是下列数之和：1 允许不剩，2 允许剩一堆，4 允许剩两堆。小数点前为 4 时，还可把一堆分成两堆而不取石子。",
    },
    wordings: &[],
    parameters: &[ParameterProse {
        key: "code",
        name: Text { en: "Code", zh: "八进制码" },
        meaning: Text {
            en: "a digit from 0 to 7 for each number of stones taken",
            zh: "每种取走的石子数对应 0 至 7 中的一个数字",
        },
        choices: &[],
        adds: None,
    }],
    examples: &[
        Example {
            notation: "octal[code=0.77](7)",
            says: Text {
                en: "Kayles: knock down one or two pins", zh: "Kayles：击倒一个或相邻的两个木柱"
            },
        },
        Example { notation: "octal[code=0.137](9)", says: Text { en: "Dawson’s chess", zh: "Dawson 棋" } },
        Example {
            notation: "octal[code=0.07](9)",
            says: Text {
                en: "Dawson’s Kayles: take two, then split or not",
                zh: "Dawson Kayles：取两枚，可分可不分",
            },
        },
        Example {
            notation: "octal[code=0.007](12)",
            says: Text { en: "Treblecross", zh: "Treblecross（一维井字棋）" },
        },
    ],
    refusals: &[
        refusal::OVER,
        refusal::ONE_HEAP,
        refusal::GROW,
        refusal::WHOLE,
        refusal::NONE,
        refusal::SINGLE,
        RefusalProse {
            key: "stuck",
            says: Text { en: "Nothing can be done with this heap.", zh: "这一堆已经没有走法。" },
        },
        RefusalProse {
            key: "numbers",
            says: Text { en: "You may take {numbers} stones.", zh: "只能取 {numbers} 枚石子。" },
        },
        RefusalProse {
            key: "split",
            says: Text {
                en: "To take nothing, split the heap in two.",
                zh: "不取石子时，须把一堆分成两堆。",
            },
        },
        RefusalProse {
            key: "two",
            says: Text { en: "Leave two heaps at most.", zh: "至多剩下两堆。" },
        },
        RefusalProse {
            key: "leave-some",
            says: Text {
                en: "After taking {taken}, something must be left of the heap.",
                zh: "取 {taken} 枚时，这一堆不能取光。",
            },
        },
        RefusalProse {
            key: "leave-no-one",
            says: Text {
                en: "After taking {taken}, one heap may not be left.",
                zh: "取 {taken} 枚时，不能剩下一堆。",
            },
        },
        RefusalProse {
            key: "leave-no-two",
            says: Text {
                en: "After taking {taken}, two heaps may not be left.",
                zh: "取 {taken} 枚时，不能剩下两堆。",
            },
        },
    ],
    formulas: Some(&HEAP_FORMULAS),
    sources: &[
        "R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Camb. Phil. Soc. 52 (1956) 514–526.",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4.",
    ],
};

/// Reads a code. Zeros at its end do not matter and are left out, but for one behind the point.
///
/// # Errors
/// `unexpected-character` where no code goes on, `out-of-range` for the digits 8 and 9, `too-many` for too many digits.
fn scan_code(scanner: &mut Scanner) -> Result<String, RequestError> {
    let whole = if scanner.take('4') { "4" } else { "0" };
    if whole == "0" && !scanner.take('0') || !scanner.take('.') {
        return Err(scanner.unexpected());
    }
    let start = scanner.place();
    let mut digits = String::new();
    while let Some(digit) = scanner.peek().filter(char::is_ascii_digit) {
        let place = scanner.place();
        scanner.take(digit);
        if digit > '7' {
            return Err(scanner.fault(ErrorCode::OutOfRange, place).limit(7).got(digit.to_string()));
        }
        digits.push(digit);
    }
    if digits.is_empty() {
        return Err(scanner.unexpected());
    }
    if digits.len() > limits::CODE_DIGITS {
        let fault = scanner.fault(ErrorCode::TooMany, start);
        return Err(fault.limit(limits::CODE_DIGITS as u64).got(digits.len()));
    }
    digits.truncate(digits.trim_end_matches('0').len().max(1));
    Ok([whole, digits.as_str()].join("."))
}

struct Octal {
    /// The digits d₀, d₁, ….
    digits: Vec<u8>,
}

impl Octal {
    /// The game of a code in the form that [`scan_code`] gives.
    fn of(code: &str) -> Self {
        Octal { digits: code.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect() }
    }

    /// Which numbers of stones may be taken.
    fn refuse_number(&self) -> Refusal {
        let taken = (1..).zip(&self.digits[1..]).filter(|(_, digit)| **digit > 0);
        let numbers: Vec<Token> = taken.map(|(taken, _)| taken).collect();
        if numbers.is_empty() { Refusal::new("split") } else { Refusal::one_of("numbers", "numbers", numbers) }
    }
}

/// The most stones are taken first; then a heap that stays whole comes before its splits.
impl HeapRule for Octal {
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        for (taken, digit) in self.digits.iter().enumerate().rev() {
            let Some(rest) = heap.checked_sub(taken as Token) else { continue };
            let allows = |bit: u8| digit & bit != 0;
            if rest == 0 && allows(1) || rest > 0 && allows(2) {
                each(&[rest])?;
            }
            if allows(4) {
                (1..=rest / 2).try_for_each(|smaller| each(&[smaller, rest - smaller]))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn heap_refusal(&self, heap: Token, parts: &Parts) -> Refusal {
        if self.heap_options(heap, &mut |_| ControlFlow::Break(())).is_continue() {
            return Refusal::new("stuck");
        }
        let taken = heap - parts.stones();
        let digit = self.digits.get(index(taken)).copied().unwrap_or(0);
        let after = |key| Refusal::new(key).with("taken", taken);
        match parts.sizes().len() {
            count if count > 2 => Refusal::new("two"),
            _ if taken == 0 && digit == 0 => Refusal::new(refusal::NONE.key),
            1 if taken == 0 => Refusal::new("split"),
            _ if digit == 0 || parts.any() > 0 => self.refuse_number(),
            0 => after("leave-some"),
            1 => after("leave-no-one"),
            _ => after("leave-no-two"),
        }
    }

    fn splits(&self) -> bool {
        self.digits.iter().any(|digit| digit & 4 != 0)
    }

    fn taking(&self) -> Option<Taking> {
        let digits = (0..).zip(&self.digits);
        Some(Taking::OneOf(digits.map(|(taken, &digit)| Take::digit(taken, digit)).collect()))
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    fn fault(code: &str) -> (&'static str, (usize, usize), Option<u64>) {
        let notation = format!("octal[code={code}](5)");
        let fault = Game::parse(&notation, PlayConvention::Normal).err().unwrap();
        (fault.code.as_str(), fault.span.unwrap(), fault.limit)
    }

    #[test]
    fn a_code_has_one_form() {
        let canonical = |notation: &str| {
            let (game, position) = Game::parse(notation, PlayConvention::Normal).unwrap();
            game.notation(&position)
        };
        assert_eq!(canonical("octal[code=0.770](5)"), "octal[code=0.77](5)");
        assert_eq!(canonical("octal[code=\u{ff10}\u{ff0e}\u{ff10}\u{ff17}](5)"), "octal[code=0.07](5)");
        assert_eq!(canonical("octal[code=4.000](5)"), "octal[code=4.0](5)");
        assert_eq!(canonical("dawson(5)"), "octal[code=0.137](5)");
    }

    #[test]
    fn a_code_is_refused_where_it_is_wrong() {
        assert_eq!(fault("0.78"), ("out-of-range", (14, 15), Some(7)));
        assert_eq!(fault("0.\u{ff19}"), ("out-of-range", (13, 14), Some(7)));
        assert_eq!(fault("1.7"), ("unexpected-character", (11, 12), None));
        assert_eq!(fault("44.7"), ("unexpected-character", (12, 13), None));
        assert_eq!(fault("077"), ("unexpected-character", (12, 13), None));
        assert_eq!(fault("0."), ("unexpected-character", (13, 14), None));
        assert_eq!(fault(&format!("0.{}", "7".repeat(65))), ("too-many", (13, 78), Some(64)));
        assert!(Game::parse(&format!("octal[code=0.{}](5)", "7".repeat(64)), PlayConvention::Normal).is_ok());
    }

    #[test]
    fn a_heap_may_be_split_and_nothing_taken() {
        let (game, start) = Game::parse("octal[code=4.0](1,4)", PlayConvention::Normal).unwrap();
        let options: Vec<_> = game.options(&start).iter().map(|option| game.label(option)).collect();
        assert_eq!(options, ["(1,1,3)", "(1,2,2)"]);
    }
}
