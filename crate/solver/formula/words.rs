//! A formula read back in plain words, so that whoever typed it sees what it was understood to mean.

use crate::formula::parse::{Node, NodeKind};
use crate::text::{Phrase, Text};

/// What holds together more strongly needs no brackets within what holds together less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Bond {
    Choice,
    Same,
    Or,
    And,
    Statement,
    NimSum,
    Sum,
    Product,
    Sign,
    Whole,
}

struct Said {
    phrase: Phrase,
    bond: Bond,
}

/// A formula in words.
pub fn said(node: &Node) -> Phrase {
    match node.kind {
        NodeKind::Truth(true) => Phrase::of(Text { en: "k is any number", zh: "k 为任意数" }, &[]),
        NodeKind::Truth(false) => Phrase::of(Text { en: "no k will do", zh: "没有可取的 k" }, &[]),
        _ => {
            let Phrase { en, zh } = of(node, true).phrase;
            Phrase { en, zh: without_spaces_between_characters(&zh) }
        }
    }
}

/// Spaces part Chinese from letters and signs, and no Chinese from Chinese.
fn without_spaces_between_characters(text: &str) -> String {
    let is_chinese = |sign: Option<&char>| sign.is_some_and(|sign| ('\u{4e00}'..='\u{9fff}').contains(sign));
    let signs: Vec<char> = text.chars().collect();
    let stays = |&(place, sign): &(usize, &char)| {
        *sign != ' ' || place == 0 || !is_chinese(signs.get(place - 1)) || !is_chinese(signs.get(place + 1))
    };
    signs.iter().enumerate().filter(stays).map(|(_, sign)| *sign).collect()
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
            phrase: Phrase::of(
                if *truth == is_meant {
                    Text { en: "true", zh: "真" }
                } else {
                    Text { en: "false", zh: "假" }
                },
                &[],
            ),
            bond: Bond::Whole,
        },
        NodeKind::Before("!", part) => of(part, !is_meant),
        NodeKind::Before("-", part) => written(Text { en: "−{0}", zh: "−{0}" }, &[part], Bond::Sign),
        NodeKind::Before(_, part) => of(part, true),
        NodeKind::Between(sign, parts) => between(sign, parts, is_meant),
        NodeKind::Choice(parts) => {
            let [condition, one, other] = &**parts;
            let text = Text { en: "{0} if {1}, else {2}", zh: "若 {1} 则 {0}，否则 {2}" };
            let parts = [
                within(one, is_meant, Bond::Same),
                within(condition, true, Bond::Same),
                within(other, is_meant, Bond::Choice),
            ];
            Said { phrase: Phrase::of(text, &parts.each_ref()), bond: Bond::Choice }
        }
        NodeKind::Call(name, _, given) => match (name.as_str(), &given[..]) {
            ("prime", [part]) => worded(
                pick(
                    Text { en: "{0} is prime", zh: "{0} 是素数" },
                    Text { en: "{0} is not prime", zh: "{0} 不是素数" },
                ),
                &[part],
            ),
            ("square", [part]) => worded(
                pick(
                    Text { en: "{0} is a square", zh: "{0} 是平方数" },
                    Text { en: "{0} is not a square", zh: "{0} 不是平方数" },
                ),
                &[part],
            ),
            ("fib", [part]) => worded(
                pick(
                    Text { en: "{0} is a Fibonacci number", zh: "{0} 是斐波那契数" },
                    Text { en: "{0} is not a Fibonacci number", zh: "{0} 不是斐波那契数" },
                ),
                &[part],
            ),
            ("divides", [one, other]) => worded(
                pick(
                    Text { en: "{0} divides {1}", zh: "{0} 整除 {1}" },
                    Text { en: "{0} does not divide {1}", zh: "{0} 不整除 {1}" },
                ),
                &[one, other],
            ),
            ("mod", [one, other]) => {
                written(Text { en: "{0} mod {1}", zh: "{0} mod {1}" }, &[one, other], Bond::Product)
            }
            ("pow", [base, exponent]) => match exponent.kind {
                NodeKind::Number(2.0) => whole(Text { en: "{0}²", zh: "{0}²" }, &[base]),
                NodeKind::Number(3.0) => whole(Text { en: "{0}³", zh: "{0}³" }, &[base]),
                _ => whole(Text { en: "{0}^{1}", zh: "{0}^{1}" }, &[base, exponent]),
            },
            ("sqrt", [part]) => whole(Text { en: "√{0}", zh: "√{0}" }, &[part]),
            ("log2", [part]) => whole(Text { en: "log₂ {0}", zh: "log₂ {0}" }, &[part]),
            ("floor", [part]) => enclosed(Text { en: "⌊{0}⌋", zh: "⌊{0}⌋" }, &[part]),
            ("ceil", [part]) => enclosed(Text { en: "⌈{0}⌉", zh: "⌈{0}⌉" }, &[part]),
            ("abs", [part]) => enclosed(Text { en: "|{0}|", zh: "|{0}|" }, &[part]),
            ("bit", [number, place]) => {
                whole(Text { en: "bit {1} of {0}", zh: "{0} 的第 {1} 位" }, &[number, place])
            }
            ("zeckendorf", [part]) => whole(
                Text {
                    en: "the smallest Zeckendorf part of {0}", zh: "{0} 的 Zeckendorf 分解的最小项"
                },
                &[part],
            ),
            ("nimsum" | "xor", [_, _, ..]) => {
                let parts: Vec<_> = given.iter().map(|part| within(part, true, Bond::Sum)).collect();
                let sign = Text { en: " ⊕ ", zh: " ⊕ " };
                Said { phrase: Phrase::joined(&parts, sign), bond: Bond::NimSum }
            }
            (name, given) => {
                let parts: Vec<_> = given.iter().map(|part| within(part, true, Bond::Choice)).collect();
                let list = Phrase::joined(&parts, Text { en: ", ", zh: ", " });
                let phrase =
                    Phrase::of(Text { en: "{0}({1})", zh: "{0}({1})" }, &[&Phrase::same(name), &list]);
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
    Phrase::of(Text { en: "({0})", zh: "({0})" }, &[&said.phrase])
}

fn filled(text: Text, parts: &[&Node], least: Bond, bond: Bond) -> Said {
    let parts: Vec<_> = parts.iter().map(|part| within(part, true, least)).collect();
    Said { phrase: Phrase::of(text, &parts.iter().collect::<Vec<_>>()), bond }
}

/// A sentence about numbers.
fn worded(text: Text, parts: &[&Node]) -> Said {
    filled(text, parts, Bond::NimSum, Bond::Statement)
}

/// What binds its parts more strongly than any sign.
fn whole(text: Text, parts: &[&Node]) -> Said {
    filled(text, parts, Bond::Whole, Bond::Whole)
}

/// What encloses its parts.
fn enclosed(text: Text, parts: &[&Node]) -> Said {
    filled(text, parts, Bond::Choice, Bond::Whole)
}

/// A sign and its parts, of which the first may be of the same kind.
fn written(text: Text, parts: &[&Node], bond: Bond) -> Said {
    let mut given = vec![within(parts[0], true, bond)];
    let rest = if bond == Bond::Sign { Bond::Sign } else { stronger(bond) };
    given.extend(parts[1..].iter().map(|part| within(part, true, rest)));
    Said { phrase: Phrase::of(text, &given.iter().collect::<Vec<_>>()), bond }
}

fn stronger(bond: Bond) -> Bond {
    match bond {
        Bond::NimSum => Bond::Sum,
        Bond::Sum => Bond::Product,
        _ => Bond::Sign,
    }
}

fn between(sign: &str, parts: &[Node; 2], is_meant: bool) -> Said {
    let [one, other] = parts;
    match sign {
        "and" | "or" => {
            // What is not both is one or the other of the opposites.
            let is_and = (sign == "and") == is_meant;
            let bond = if is_and { Bond::And } else { Bond::Or };
            let text = if is_and {
                Text { en: "{0} and {1}", zh: "{0} 且 {1}" }
            } else {
                Text { en: "{0} or {1}", zh: "{0} 或 {1}" }
            };
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
        "+" => written(Text { en: "{0} + {1}", zh: "{0} + {1}" }, &[one, other], Bond::Sum),
        "-" => written(Text { en: "{0} − {1}", zh: "{0} − {1}" }, &[one, other], Bond::Sum),
        "*" if matches!(&one.kind, NodeKind::Name(_)) && one.kind == other.kind => {
            whole(Text { en: "{0}²", zh: "{0}²" }, &[one])
        }
        "*" if matches!((&one.kind, &other.kind), (NodeKind::Number(_), NodeKind::Name(_))) => {
            whole(Text { en: "{0}{1}", zh: "{0}{1}" }, &[one, other])
        }
        "*" => written(Text { en: "{0} · {1}", zh: "{0} · {1}" }, &[one, other], Bond::Product),
        "/" => written(Text { en: "{0} / {1}", zh: "{0} / {1}" }, &[one, other], Bond::Product),
        "%" => written(Text { en: "{0} mod {1}", zh: "{0} mod {1}" }, &[one, other], Bond::Product),
        _ => written(Text { en: "{0} ⊕ {1}", zh: "{0} ⊕ {1}" }, &[one, other], Bond::NimSum),
    }
}

fn compared(one: &Node, sign: &str, other: &Node) -> Said {
    let parts = [within(one, true, Bond::NimSum), Phrase::same(sign), within(other, true, Bond::NimSum)];
    Said {
        phrase: Phrase::of(Text { en: "{0} {1} {2}", zh: "{0} {1} {2}" }, &parts.each_ref()),
        bond: Bond::Statement,
    }
}

/// Two parts that are equal, or are not.
fn same(one: &Node, other: &Node, is_meant: bool) -> Said {
    if is_condition(one) {
        let text = if is_meant {
            Text { en: "{0} exactly when {1}", zh: "{0} 当且仅当 {1}" }
        } else {
            Text { en: "either {0} or {1}, not both", zh: "{0} 与 {1} 恰有一个成立" }
        };
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
            let is_even = (rest == 0.0) == is_meant;
            let text = if is_even {
                Text { en: "{0} is even", zh: "{0} 是偶数" }
            } else {
                Text { en: "{0} is odd", zh: "{0} 是奇数" }
            };
            return worded(text, &[number]);
        }
        if rest == 0.0 {
            let text = if is_meant {
                Text { en: "{0} is a multiple of {1}", zh: "{0} 是 {1} 的倍数" }
            } else {
                Text { en: "{0} is not a multiple of {1}", zh: "{0} 不是 {1} 的倍数" }
            };
            return worded(text, &[number, divisor]);
        }
        let text = if is_meant {
            Text { en: "{0} divided by {1} leaves {2}", zh: "{0} 除以 {1} 余 {2}" }
        } else {
            Text { en: "{0} divided by {1} does not leave {2}", zh: "{0} 除以 {1} 的余数不是 {2}" }
        };
        return worded(text, &[number, divisor, other]);
    }
    if let (NodeKind::Call(name, _, given), NodeKind::Number(1.0)) = (&one.kind, &other.kind) {
        if let ("gcd", [first, second]) = (name.as_str(), &given[..]) {
            let text = if is_meant {
                Text { en: "{0} and {1} have no common divisor but 1", zh: "{0} 与 {1} 互素" }
            } else {
                Text { en: "{0} and {1} have a common divisor above 1", zh: "{0} 与 {1} 不互素" }
            };
            return worded(text, &[first, second]);
        }
    }
    compared(one, if is_meant { "=" } else { "≠" }, other)
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
