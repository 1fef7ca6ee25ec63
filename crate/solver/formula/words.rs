//! A formula read back in plain words, so that whoever typed it sees what it was understood to mean.

use crate::formula::parse::{Node, NodeKind};
use crate::formula::vocabulary::PHI;
use crate::text::{Phrase, Text, text};

const WORDS: &str = include_str!("words.toml");

/// What holds together more strongly needs no brackets within what holds together less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Bond {
    Choice,
    Same,
    Or,
    And,
    Statement,
    /// A remainder, which some read as one of all that stands before it.
    Remainder,
    NimSum,
    Sum,
    /// A sign before what holds together like a product.
    Sign,
    Product,
    /// A number before a name, as in 2k.
    Scaled,
    /// A power or a root.
    Power,
    Whole,
}

struct Said {
    phrase: Phrase,
    bond: Bond,
}

/// A formula about takes in words.
pub fn said(node: &Node) -> Phrase {
    match truth_of(node) {
        Some(true) => Phrase::of(text!("any-number"), &[]),
        Some(false) => Phrase::of(text!("no-number"), &[]),
        None => said_of_any(node),
    }
}

/// A formula in words.
pub fn said_of_any(node: &Node) -> Phrase {
    of(node, true).phrase.spaced()
}

/// The words of a formula that is not defined everywhere, where what is said of what there is not might be taken for true.
pub fn partly_defined(words: &Phrase) -> Phrase {
    Phrase::of(text!("partly-defined"), &[words])
}

/// The words of a number of stones that is none everywhere.
pub fn partly_natural(words: &Phrase) -> Phrase {
    Phrase::of(text!("partly-natural"), &[words])
}

/// The truth value that is written there, if nothing else is.
fn truth_of(node: &Node) -> Option<bool> {
    match &node.kind {
        NodeKind::Truth(truth) => Some(*truth),
        NodeKind::Before("!", part) => truth_of(part).map(|truth| !truth),
        _ => None,
    }
}

/// A part in words, or the opposite of a condition.
fn of(node: &Node, is_meant: bool) -> Said {
    let pick = |yes: Text, no: Text| if is_meant { yes } else { no };
    let same = |text: &str| Said { phrase: Phrase::same(text), bond: Bond::Whole };
    match &node.kind {
        NodeKind::Number(number) => same(&number.to_string()),
        NodeKind::Name(name) if name == "phi" => same("φ"),
        NodeKind::Name(name) => same(name),
        NodeKind::Truth(truth) => Said {
            phrase: Phrase::of(if *truth == is_meant { text!("true") } else { text!("false") }, &[]),
            bond: Bond::Whole,
        },
        NodeKind::Before("!", part) => of(part, !is_meant),
        NodeKind::Before("-", part) => filled(Text::same("−{0}"), &[part], Bond::Scaled, Bond::Sign),
        NodeKind::Before(_, part) => of(part, true),
        NodeKind::Between(sign, parts) => between(sign, parts, is_meant),
        NodeKind::Choice(parts) => {
            let [condition, one, other] = &**parts;
            let text = text!("choice");
            let parts = [
                within(one, is_meant, Bond::Same),
                within(condition, true, Bond::Same),
                within(other, is_meant, Bond::Choice),
            ];
            Said { phrase: Phrase::of(text, &parts.each_ref()), bond: Bond::Choice }
        }
        NodeKind::Call(name, _, given) => match (name.as_str(), &given[..]) {
            ("prime", [part]) => worded(pick(text!("prime"), text!("not-prime")), &[part]),
            ("square", [part]) => worded(pick(text!("square"), text!("not-square")), &[part]),
            ("fib", [part]) => worded(pick(text!("fib"), text!("not-fib")), &[part]),
            ("divides", [one, other]) => worded(pick(text!("divides"), text!("not-divides")), &[one, other]),
            ("mod", [one, other]) => remainder(one, other),
            ("pow", [base, exponent]) => match exponent.kind {
                NodeKind::Number(2.0) => power(Text::same("{0}²"), &[base]),
                NodeKind::Number(3.0) => power(Text::same("{0}³"), &[base]),
                _ => power(Text::same("{0}^{1}"), &[base, exponent]),
            },
            ("sqrt", [part]) => power(Text::same("√{0}"), &[part]),
            ("log2", [part]) => enclosed(Text::same("log₂({0})"), &[part]),
            ("floor", [part]) => enclosed(Text::same("⌊{0}⌋"), &[part]),
            ("ceil", [part]) => enclosed(Text::same("⌈{0}⌉"), &[part]),
            ("abs", [part]) => enclosed(Text::same("|{0}|"), &[part]),
            ("bit", [number, place]) => in_words(text!("binary-digit"), &[number, place]),
            ("zeckendorf", [part]) => in_words(text!("zeckendorf"), &[part]),
            ("nimsum" | "xor", [_, _, ..]) => {
                let parts: Vec<_> = given.iter().map(|part| within(part, true, Bond::Sum)).collect();
                let sign = Text::same(" ⊕ ");
                Said { phrase: Phrase::joined(&parts, sign), bond: Bond::NimSum }
            }
            (name, given) => {
                let parts: Vec<_> = given.iter().map(|part| within(part, true, Bond::Same)).collect();
                let list = Phrase::joined(&parts, Text::same(", "));
                let phrase = Phrase::of(Text::same("{0}({1})"), &[&Phrase::same(name), &list]);
                Said { phrase, bond: Bond::Whole }
            }
        },
    }
}

/// A part in words, in brackets unless it holds together at least so strongly.
fn within(node: &Node, is_meant: bool, bond: Bond) -> Phrase {
    let said = of(node, is_meant);
    if said.bond >= bond {
        return said.phrase;
    }
    // Numbers are in plain brackets, and what has words in it is in those of its language.
    let text = if said.bond > Bond::Statement { Text::same("({0})") } else { text!("bracketed") };
    Phrase::of(text, &[&said.phrase])
}

fn filled(text: Text, parts: &[&Node], least: Bond, bond: Bond) -> Said {
    let parts: Vec<_> = parts.iter().map(|part| within(part, true, least)).collect();
    Said { phrase: Phrase::of(text, &parts.iter().collect::<Vec<_>>()), bond }
}

/// A sentence about numbers.
fn worded(text: Text, parts: &[&Node]) -> Said {
    filled(text, parts, Bond::NimSum, Bond::Statement)
}

/// What binds its parts more strongly than any other sign.
fn power(text: Text, parts: &[&Node]) -> Said {
    filled(text, parts, Bond::Whole, Bond::Power)
}

/// A number in words, in brackets wherever a sign is beside it.
fn in_words(text: Text, parts: &[&Node]) -> Said {
    filled(text, parts, Bond::Whole, Bond::Statement)
}

fn remainder(number: &Node, divisor: &Node) -> Said {
    let parts = [within(number, true, Bond::Product), within(divisor, true, Bond::Scaled)];
    let phrase = Phrase::of(Text::same("{0} mod {1}"), &parts.each_ref());
    Said { phrase, bond: Bond::Remainder }
}

/// What encloses its parts.
fn enclosed(text: Text, parts: &[&Node]) -> Said {
    filled(text, parts, Bond::Choice, Bond::Whole)
}

/// A sign and its parts, of which the first may be of the same kind.
fn written(text: Text, [one, other]: [&Node; 2], bond: Bond) -> Said {
    let stronger = match bond {
        Bond::NimSum => Bond::Sum,
        Bond::Sum => Bond::Product,
        _ => Bond::Scaled,
    };
    let parts = [within(one, true, bond), within(other, true, stronger)];
    Said { phrase: Phrase::of(text, &parts.each_ref()), bond }
}

fn between(sign: &str, parts: &[Node; 2], is_meant: bool) -> Said {
    let [one, other] = parts;
    match sign {
        "and" | "or" => {
            // What is not both is one or the other of the opposites.
            let is_and = (sign == "and") == is_meant;
            let bond = if is_and { Bond::And } else { Bond::Or };
            let text = if is_and { text!("and") } else { text!("or") };
            let parts = [within(one, is_meant, bond), within(other, is_meant, bond)];
            Said { phrase: Phrase::of(text, &parts.each_ref()), bond }
        }
        "=" | "≠" => same(one, other, (sign == "=") == is_meant),
        "<" | ">" | "≤" | "≥" => {
            let sign = match (sign, is_meant) {
                ("<", true) | ("≥", false) => "<",
                (">", true) | ("≤", false) => ">",
                ("≤", true) | (">", false) => "≤",
                _ => "≥",
            };
            compared(one, sign, other)
        }
        "+" => written(Text::same("{0} + {1}"), [one, other], Bond::Sum),
        "-" => written(Text::same("{0} − {1}"), [one, other], Bond::Sum),
        "*" if matches!(&one.kind, NodeKind::Name(_)) && one.kind == other.kind => {
            power(Text::same("{0}²"), &[one])
        }
        "*" if matches!((&one.kind, &other.kind), (NodeKind::Number(_), NodeKind::Name(_))) => {
            filled(Text::same("{0}{1}"), &[one, other], Bond::Whole, Bond::Scaled)
        }
        "*" => written(Text::same("{0} · {1}"), [one, other], Bond::Product),
        "/" => {
            let parts = [within(one, true, Bond::Product), within(other, true, Bond::Power)];
            let phrase = Phrase::of(Text::same("{0} / {1}"), &parts.each_ref());
            Said { phrase, bond: Bond::Product }
        }
        "%" => remainder(one, other),
        _ => written(Text::same("{0} ⊕ {1}"), [one, other], Bond::NimSum),
    }
}

fn compared(one: &Node, sign: &str, other: &Node) -> Said {
    let parts =
        [within(one, true, Bond::Remainder), Phrase::same(sign), within(other, true, Bond::Remainder)];
    Said { phrase: Phrase::of(Text::same("{0} {1} {2}"), &parts.each_ref()), bond: Bond::Statement }
}

/// Two parts that are equal, or are not.
fn same(one: &Node, other: &Node, is_meant: bool) -> Said {
    if is_condition(one) {
        let text = if is_meant { text!("same") } else { text!("not-same") };
        let parts = [within(one, true, Bond::Statement), within(other, true, Bond::Statement)];
        return Said { phrase: Phrase::of(text, &parts.each_ref()), bond: Bond::Same };
    }
    let remainder = match &one.kind {
        NodeKind::Between("%", parts) => Some((&parts[0], &parts[1])),
        NodeKind::Call(name, _, given) if name == "mod" => given.first().zip(given.get(1)),
        _ => None,
    };
    if let (Some((number, divisor)), NodeKind::Number(rest)) = (remainder, &other.kind) {
        let (rest, divisor_is_2) = (*rest, divisor.kind == NodeKind::Number(2.0));
        if divisor_is_2 && (rest == 0.0 || rest == 1.0) {
            return parity(number, rest == 0.0, is_meant);
        }
        if rest == 0.0 {
            let text = if is_meant { text!("multiple") } else { text!("not-multiple") };
            return worded(text, &[number, divisor]);
        }
        let text = if is_meant { text!("leaves") } else { text!("not-leaves") };
        return worded(text, &[number, divisor, other]);
    }
    if let (NodeKind::Call(name, _, given), NodeKind::Number(1.0)) = (&one.kind, &other.kind) {
        if let ("gcd", [first, second]) = (name.as_str(), &given[..]) {
            let text = if is_meant { text!("coprime") } else { text!("not-coprime") };
            return worded(text, &[first, second]);
        }
    }
    compared(one, if is_meant { "=" } else { "≠" }, other)
}

/// That a number is even or odd, or is not. An integer that is not the one is the other.
fn parity(number: &Node, is_even: bool, is_meant: bool) -> Said {
    let text = match (is_even, is_meant, is_integer(number)) {
        (true, true, _) | (false, false, true) => text!("even"),
        (false, true, _) | (true, false, true) => text!("odd"),
        (true, false, false) => text!("not-even"),
        (false, false, false) => text!("not-odd"),
    };
    worded(text, &[number])
}

/// Whether it can be seen that a number is an integer wherever it is defined.
fn is_integer(node: &Node) -> bool {
    match &node.kind {
        NodeKind::Number(number) => number.fract() == 0.0,
        // Letters are of stones and heaps, and so are the words for the whole position.
        NodeKind::Name(name) => !PHI.contains(&name.as_str()),
        NodeKind::Before(_, part) => is_integer(part),
        NodeKind::Between("⊕", _) => true,
        NodeKind::Between("+" | "-" | "*" | "%", parts) => parts.iter().all(is_integer),
        NodeKind::Choice(parts) => parts[1..].iter().all(is_integer),
        NodeKind::Call(name, _, given) => match name.as_str() {
            "floor" | "ceil" | "gcd" | "bit" | "zeckendorf" | "xor" | "nimsum" => true,
            "mod" | "abs" | "sum" | "max" | "min" => given.iter().all(is_integer),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a part is true or false, and no number.
fn is_condition(node: &Node) -> bool {
    match &node.kind {
        NodeKind::Truth(_) | NodeKind::Before("!", _) => true,
        NodeKind::Between(sign, _) => matches!(*sign, "and" | "or" | "=" | "≠" | "<" | ">" | "≤" | "≥"),
        NodeKind::Choice(parts) => is_condition(&parts[1]),
        NodeKind::Call(name, ..) => matches!(name.as_str(), "prime" | "square" | "fib" | "divides"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::formula::{Quota, Rule};

    #[test]
    fn a_quota_is_read_back_as_it_was_understood() {
        for (text, en, zh) in [
            ("2*k+1", "2k + 1", "2k + 1"),
            ("k*k", "k²", "k²"),
            ("k - 1 > 0 ? k - 1 : 1", "k − 1 if k − 1 > 0, otherwise 1", "若 k − 1 > 0 则 k − 1，否则 1"),
            (
                "k / 2",
                "k / 2 (nothing where this is undefined, negative or not whole)",
                "k / 2（无定义、为负或非整数时视为 0）",
            ),
        ] {
            let words = Quota::parse(text).unwrap().words;
            assert_eq!((words.in_language("en"), words.in_language("zh")), (en, zh), "{text}");
        }
    }

    #[test]
    fn a_rule_is_read_back_as_it_was_understood() {
        for (text, en, zh) in [
            ("!false", "k is any number", "k 为任意数"),
            ("k<5 && (k>2 or prime(n))", "k < 5 and (k > 2 or n is prime)", "k < 5 且（k > 2 或 n 是素数）"),
            ("(k<5) == prime(n)", "k < 5 exactly when n is prime", "k < 5 当且仅当 n 是素数"),
            (
                "!(k < 5 or n % 3 == 1 and square(k))",
                "k ≥ 5 and (n divided by 3 does not leave 1 or k is not a square)",
                "k ≥ 5 且（n 除以 3 的余数不是 1 或 k 不是平方数）",
            ),
            ("(n / 2) % 2 != 1", "n / 2 is not odd", "n / 2 不是奇数"),
            ("(n + 3 * k) % 2 != 1", "n + 3k is even", "n + 3k 是偶数"),
            ("n + k % 3 > (n + k) % 3", "n + (k mod 3) > (n + k) mod 3", "n + (k mod 3) > (n + k) mod 3"),
            ("pow(pow(2, k), 2) > pow(2 * k, 2)", "(2^k)² > (2k)²", "(2^k)² > (2k)²"),
            ("sqrt(k * k) < pow(sqrt(n), 3)", "√(k²) < (√n)³", "√(k²) < (√n)³"),
            ("n / (2 * k) > -k % 3 - -k", "n / (2k) > ((−k) mod 3) − (−k)", "n / (2k) > ((−k) mod 3) − (−k)"),
            ("log2(k) * 3 < n", "log₂(k) · 3 < n", "log₂(k) · 3 < n"),
            (
                "max(k > 3 ? 1 : 2, n) > k",
                "max((1 if k > 3, otherwise 2), n) > k",
                "max(（若 k > 3 则 1，否则 2）, n) > k",
            ),
            (
                "zeckendorf(n) + 1 > k",
                "(the smallest Zeckendorf part of n) + 1 > k",
                "（n 的 Zeckendorf 分解的最小项）+ 1 > k",
            ),
            ("bit(n, 1) == 1", "(the binary digit of n at 2^1) = 1", "（n 的二进制中 2^1 位的数字）= 1"),
            (
                "n % (k - 1) != 0",
                "n is not a multiple of k − 1 (where this is undefined, it does not hold)",
                "n 不是 k − 1 的倍数（无定义时视为不成立）",
            ),
            (
                "k > 1 and n % (k - 1) != 0",
                "k > 1 and n is not a multiple of k − 1",
                "k > 1 且 n 不是 k − 1 的倍数",
            ),
        ] {
            let words = Rule::parse(text).unwrap().words;
            assert_eq!((words.in_language("en"), words.in_language("zh")), (en, zh), "{text}");
        }
    }
}
