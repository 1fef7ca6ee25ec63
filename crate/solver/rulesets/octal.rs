//! Take-and-break games by their octal code d₀.d₁d₂…: what may become of a heap from which k stones are taken.
//!
//! Position: heaps. The digit dₖ is a sum, written in hexadecimal. With 1 in it, k stones are taken where that leaves none;
//! with 2, where that leaves one nonempty heap; with 4, where that leaves two nonempty heaps; with 8, three. Options of one heap
//! n: for every k the lists of 0, 1, 2 or 3 nonempty heaps with the sum n − k that dₖ allows. d₀ is 0, or 4, 8 or c (both):
//! then a heap may be split and nothing taken. Digits in brackets at the end repeat for ever.
//! Parameter: the code. Known ones are Kayles 0.77, Dawson's chess 0.137, Dawson's Kayles 0.07, Treblecross 0.007, Lasker's
//! Nim 4.(3).
//!
//! What is known: the Grundy values of single heaps are periodic from some heap on for many codes: 0.77 with period 12 from
//! 71 on, 0.07 with period 34 from 53 on; for others that is an open question. The values of Lasker's Nim are the sizes of the
//! heaps, but that of 3 and 4, of 7 and 8, and so on change places.
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
use crate::pace::LOOKS;
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::Tokens;
use crate::refusal::{self, Refusal};
use crate::ruleset::{Alias, EachOption, HeapRule, RulesetCard};
use crate::scan::Scanner;
use crate::taking::{self, Take, Taking};
use crate::touch::Parts;
use std::ops::ControlFlow;

/// The card of octal games.
pub static CARD: RulesetCard = RulesetCard {
    id: "octal",
    aliases: &[
        Alias { id: "kayles", gives: "[code=0.77]" },
        Alias { id: "dawson", gives: "[code=0.137]" },
        Alias { id: "treblecross", gives: "[code=0.007]" },
        Alias { id: "lasker", gives: "[code=4.(3)]" },
    ],
    parameters: &[ParameterCard {
        key: "code",
        range: Range::Written { scan: scan_code },
        presence: Presence::Required("0.77"),
    }],
    build: |parameters| Box::new(Octal::of(parameters.text("code"))),
};

/// Reads a code, and brings it into the one form of its game: zeros at the end do not matter and are left out, but for one behind
/// the point, and what repeats begins as early as it can and is as short as it can be.
///
/// # Errors
/// `unexpected-character` where no code goes on, `too-many` for too many digits, `unclosed-bracket`.
fn scan_code(scanner: &mut Scanner) -> Result<String, RequestError> {
    let first = scanner.peek().filter(|digit| "048cC".contains(*digit)).ok_or_else(|| scanner.unexpected())?;
    scanner.take(first);
    let whole = first.to_ascii_lowercase();
    if !scanner.take('.') {
        return Err(scanner.unexpected());
    }
    let start = scanner.place();
    let mut digits = scan_digits(scanner);
    let open = scanner.place();
    let mut repeating = String::new();
    if scanner.take('(') {
        repeating = scan_digits(scanner);
        if repeating.is_empty() {
            return Err(scanner.unexpected());
        }
        scanner.close(')', open)?;
    } else if digits.is_empty() {
        return Err(scanner.unexpected());
    }
    let count = digits.len() + repeating.len();
    if count > limits::CODE_DIGITS {
        let fault = scanner.fault(ErrorCode::TooMany, start);
        return Err(fault.limit(limits::CODE_DIGITS as u64).got(count));
    }
    if repeating.bytes().all(|digit| digit == b'0') {
        digits.truncate(digits.trim_end_matches('0').len());
        let digits = if digits.is_empty() { "0" } else { &digits };
        return Ok(format!("{whole}.{digits}"));
    }
    let length = repeating.len();
    let is_round = |round: &usize| length % round == 0 && repeating[*round..] == repeating[..length - round];
    repeating.truncate((1..length).find(is_round).unwrap_or(length));
    while let Some(last) = digits.pop() {
        if !repeating.ends_with(last) {
            digits.push(last);
            break;
        }
        repeating.pop();
        repeating.insert(0, last);
    }
    Ok(format!("{whole}.{digits}({repeating})"))
}

/// The hexadecimal digits that come next, as small letters.
fn scan_digits(scanner: &mut Scanner) -> String {
    let mut digits = String::new();
    while let Some(digit) = scanner.peek().filter(char::is_ascii_hexdigit) {
        scanner.take(digit);
        digits.push(digit.to_ascii_lowercase());
    }
    digits
}

/// The code by which heaps of each size become what is given, as far as their sizes go; digits that repeat are taken to go on.
pub fn fitting(options: &[Vec<Tokens>]) -> Option<String> {
    let mut digits = vec![0u8; options.len()];
    for (heap, parts) in options.iter().enumerate().flat_map(|(heap, all)| all.iter().map(move |parts| (heap, parts))) {
        let taken = heap.checked_sub(index(parts.iter().sum()))?;
        let bit = 1u8.checked_shl(u32::try_from(parts.len()).ok()?).filter(|bit| *bit <= 8)?;
        digits[taken] |= bit;
    }
    let digit = |digit: &u8| char::from_digit((*digit).into(), 16);
    let (first, others) = digits.split_first()?;
    let written = |digits: &[u8]| digits.iter().map(digit).collect::<Option<String>>();
    // Half of the digits are enough to see that no others follow, or how they repeat. The last ones may lack what larger heaps show.
    let half = others.len() / 2;
    let seen = &others[..half];
    let is_over = |from: &usize| seen[*from..].iter().all(|digit| *digit == 0);
    let count = (0..=half).find(is_over).unwrap_or(half);
    if count < half {
        return Some(format!("{}.{}", digit(first)?, written(&seen[..count])?));
    }
    let repeats = |&(from, length): &(usize, usize)| (from + length..half).all(|place| seen[place] == seen[place - length]);
    let mut ways = (0..half / 2).flat_map(|from| (1..=(half - from) / 2).map(move |length| (from, length)));
    let (from, length) = ways.find(repeats)?;
    Some(format!("{}.{}({})", digit(first)?, written(&seen[..from])?, written(&seen[from..from + length])?))
}

/// So many digits are looked at before there are more moves than a search takes.
const MOST_LOOKED_AT: Token = 1 << 20;

struct Octal {
    /// The digits d₀, d₁, … before those that repeat.
    digits: Vec<u8>,
    /// Those that repeat for ever; none in a finite code.
    repeating: Vec<u8>,
}

impl Octal {
    /// The game of a code in the form that [`scan_code`] gives.
    fn of(code: &str) -> Self {
        let (first, repeating) = code.split_once('(').unwrap_or((code, ""));
        let digit = |digit: char| digit.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        let of = |digits: &str| digits.chars().filter_map(digit).collect();
        Octal { digits: of(first), repeating: of(repeating) }
    }

    /// What may be left after so many stones are taken.
    fn digit(&self, taken: Token) -> u8 {
        let known = self.digits.len() as Token;
        match self.repeating.len() as Token {
            _ if taken < known => self.digits[index(taken)],
            0 => 0,
            length => self.repeating[index((taken - known) % length)],
        }
    }

    /// So many stones at most may be taken from a heap.
    fn most(&self, heap: Token) -> Token {
        if self.repeating.is_empty() { heap.min(self.digits.len() as Token - 1) } else { heap }
    }

    /// The numbers of stones, at most so many and falling, that may leave heaps by one of these bits of their digits; of those
    /// that can't, only the largest, and those that the digits before the repeating ones are about.
    fn numbers(&self, most: Token, bits: u8) -> impl Iterator<Item = Token> {
        let most = self.most(most);
        let repeats = self.repeating.iter().any(|digit| digit & bits != 0);
        let last = if repeats { most } else { most.min(self.digits.len() as Token - 1) };
        (most > last).then_some(most).into_iter().chain((0..=last).rev())
    }

    fn take(&self, taken: Token) -> Take {
        Take::digit(taken, self.digit(taken))
    }

    /// Whether a digit has one of these bits.
    fn has(&self, bits: u8) -> bool {
        self.digits.iter().chain(&self.repeating).any(|digit| digit & bits != 0)
    }

    /// Into how many heaps one is to be split when nothing is taken.
    fn refuse_whole(&self) -> Refusal {
        Refusal::new(if self.digits[0] & 4 != 0 { "split" } else { "split-three" })
    }

    /// Which numbers of stones may be taken.
    fn refuse_number(&self) -> Refusal {
        if !self.repeating.is_empty() {
            return Refusal::by_rules();
        }
        let taken = (1..).zip(&self.digits[1..]).filter(|(_, digit)| **digit > 0);
        let numbers: Vec<Token> = taken.map(|(taken, _)| taken).collect();
        if numbers.is_empty() { self.refuse_whole() } else { Refusal::one_of("numbers", "numbers", numbers) }
    }
}

/// The most stones are taken first; then a heap that stays whole comes before its splits in two, and these before those in three.
impl HeapRule for Octal {
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        for taken in self.numbers(heap, 2 | 4 | 8) {
            let (rest, digit) = (heap - taken, self.digit(taken));
            let allows = |bit: u8| digit & bit != 0;
            if rest == 0 && allows(1) || rest > 0 && allows(2) {
                each(&[rest])?;
            }
            if allows(4) {
                (1..=rest / 2).try_for_each(|smaller| each(&[smaller, rest - smaller]))?;
            }
            if allows(8) {
                taking::triples(rest).try_for_each(|triple| each(&triple))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Where all parts are named, one number of stones is left to take.
    fn heap_options_like(&self, heap: Token, parts: &Parts, each: &mut EachOption) -> ControlFlow<()> {
        let Some(most) = heap.checked_sub(parts.stones()) else { return ControlFlow::Continue(()) };
        // Where some sizes are open, so is what is taken.
        let left = parts.sizes().len() + 1..=parts.sizes().len() + parts.any();
        let bits = left.filter(|count| *count <= 3).fold(0, |bits, count| bits | 1 << count);
        let mut numbers = self.numbers(most, bits);
        numbers.try_for_each(|taken| self.take(taken).options_like(heap, parts, each))
    }

    /// Of repeating digits one may list moves and the others none, up to where there are more moves than anybody wants.
    fn work(&self, heap: Token) -> u64 {
        if self.repeating.is_empty() { 0 } else { heap.min(MOST_LOOKED_AT) / LOOKS }
    }

    fn heap_refusal(&self, heap: Token, parts: &Parts) -> Refusal {
        if self.heap_options(heap, &mut |_| ControlFlow::Break(())).is_continue() {
            return Refusal::new("stuck");
        }
        let taken = heap - parts.stones();
        let digit = self.digit(taken);
        let after = |key| Refusal::new(key).with("taken", taken);
        match parts.sizes().len() {
            count if count > 3 => Refusal::new("three"),
            3 if !self.has(8) => Refusal::new("two"),
            _ if taken == 0 && digit == 0 => Refusal::new(refusal::NONE),
            _ if taken == 0 => self.refuse_whole(),
            _ if digit == 0 => self.refuse_number(),
            0 => after("leave-some"),
            1 => after("leave-no-one"),
            2 => after("leave-no-two"),
            _ => after("leave-no-three"),
        }
    }

    fn parts(&self) -> usize {
        if self.has(8) { 3 } else { 1 + usize::from(self.has(4)) }
    }

    /// A code that repeats is not told in a few words.
    fn taking(&self) -> Option<Taking> {
        let all = 0..self.digits.len() as Token;
        self.repeating.is_empty().then(|| Taking::OneOf(all.map(|taken| self.take(taken)).collect()))
    }

    /// Of a code that repeats every round takes from a heap in some way, unless it only takes whole heaps.
    fn count_positions(&self, heaps: &[Token]) -> Option<u64> {
        let largest = *heaps.last()?;
        let rounds = largest.saturating_sub(self.digits.len() as Token + 3) / self.repeating.len().max(1) as Token;
        let leaves_some = self.repeating.iter().any(|digit| digit & !1 != 0);
        match self.taking() {
            Some(taking) => taking.count_positions(largest),
            None => (leaves_some && rounds > limits::POSITIONS as u64).then_some(rounds),
        }
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
        assert_eq!(canonical("octal[code=C.0aF](5)"), "octal[code=c.0af](5)");
        assert_eq!(canonical("octal[code=4.3(33)](5)"), "octal[code=4.(3)](5)");
        assert_eq!(canonical("octal[code=0.03(1303)](5)"), "octal[code=0.(0313)](5)");
        assert_eq!(canonical("octal[code=0.7(00)](5)"), "octal[code=0.7](5)");
        assert_eq!(canonical("octal[code=0.(0)](5)"), "octal[code=0.0](5)");
        assert_eq!(canonical("octal[code=\u{ff14}.（\u{ff13}）](5)"), "octal[code=4.(3)](5)");
    }

    #[test]
    fn a_code_is_refused_where_it_is_wrong() {
        assert_eq!(fault("0.7g"), ("unexpected-character", (14, 15), None));
        assert_eq!(fault("2.7"), ("unexpected-character", (11, 12), None));
        assert_eq!(fault("0.()"), ("unexpected-character", (14, 15), None));
        assert_eq!(fault("0.(3"), ("unexpected-character", (15, 16), None));
        assert_eq!(fault("0.(3)3"), ("unexpected-character", (16, 17), None));
        assert_eq!(fault(&format!("0.3({})", "7".repeat(64))), ("too-many", (13, 80), Some(64)));
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

    fn options(notation: &str) -> Vec<String> {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        game.options(&start).iter().map(|option| game.label(option)).collect()
    }

    #[test]
    fn three_heaps_may_be_left() {
        assert_eq!(options("octal[code=0.8](6)"), ["(1,1,3)", "(1,2,2)"]);
        assert_eq!(options("octal[code=8.0](5)"), ["(1,1,3)", "(1,2,2)"]);
        assert_eq!(options("octal[code=0.8](3)"), [""; 0]);
    }

    #[test]
    fn what_repeats_repeats_for_ever() {
        assert_eq!(options("octal[code=4.(3)](4)"), ["()", "(1)", "(1,3)", "(2)", "(2,2)", "(3)"]);
        assert_eq!(options("octal[code=0.(30)](6)"), ["(1)", "(3)", "(5)"]);
        assert_eq!(options("octal[code=0.(30)](5)"), ["()", "(2)", "(4)"]);
    }
}
