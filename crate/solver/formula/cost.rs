//! About how long it takes to find out what a formula says, told beforehand by its parts.
//!
//! Nearly every part costs the same; the test for primes, and whatever goes through a number bit by bit, cost more, the larger the
//! numbers may be that they are asked about.

use crate::formula::functions::BLOCK;
use crate::formula::parse::{Node, NodeKind};

/// What formulas cost, in steps: a step is what it takes to look at one part, some five nanoseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    parts: u64,
    /// Steps besides, for functions that are slow.
    slow: u64,
}

/// Steps in which a part is looked at for a whole block of numbers.
const STEPS_OF_BLOCK: u64 = 16;

impl Cost {
    /// The cost of a formula.
    pub fn of(node: &Node) -> Cost {
        let mut cost = Cost { parts: 1, slow: slow(node) };
        each_part(node, &mut |part| cost = cost.and(Cost::of(part)));
        cost
    }

    /// The cost of both.
    pub fn and(self, other: Cost) -> Cost {
        Cost { parts: self.parts + other.parts, slow: self.slow + other.slow }
    }

    /// Steps for one number.
    pub fn of_one(self) -> u64 {
        self.parts + self.slow
    }

    /// Steps for a block of numbers.
    pub fn of_block(self) -> u64 {
        STEPS_OF_BLOCK * self.parts + BLOCK as u64 * self.slow
    }
}

fn each_part<'a>(node: &'a Node, each: &mut dyn FnMut(&'a Node)) {
    match &node.kind {
        NodeKind::Number(_) | NodeKind::Truth(_) | NodeKind::Name(_) => {}
        NodeKind::Before(_, part) => each(part),
        NodeKind::Between(_, parts) => parts.iter().for_each(&mut *each),
        NodeKind::Choice(parts) => parts.iter().for_each(&mut *each),
        NodeKind::Call(_, _, parts) => parts.iter().for_each(&mut *each),
    }
}

/// Steps that a part costs besides the one of every part.
fn slow(node: &Node) -> u64 {
    let most = || {
        let mut most = 0;
        each_part(node, &mut |part| most = most.max(bits(part)));
        most
    };
    let name = match &node.kind {
        NodeKind::Between("%", _) => "mod",
        NodeKind::Call(name, ..) => name,
        _ => return 0,
    };
    match name {
        // A table has the smaller ones; the others are tested by powers, those beyond 32 bits by more of them.
        "prime" if most() <= 16 => 0,
        "prime" if most() <= 32 => 100,
        "prime" => 500,
        "mod" | "divides" => most() / 4,
        "gcd" | "fib" | "zeckendorf" => most() / 2,
        "pow" => 20,
        "log2" => 10,
        "square" => 6,
        _ => 0,
    }
}

/// Bits of a number that a letter stands for, and of the largest and the smallest numbers that there are.
const LETTER: u64 = 14;
const MOST_BITS: u64 = 1_100;

/// About how many binary places lie at most between a number and 1, on either side of it.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no logarithm is larger than that of the largest number"
)]
fn bits(node: &Node) -> u64 {
    let of = |node: &Node| bits(node);
    let most = |parts: &[Node]| parts.iter().map(of).max().unwrap_or(0);
    let found = match &node.kind {
        NodeKind::Number(number) if *number > 0.0 => number.log2().abs().ceil() as u64,
        NodeKind::Number(_) | NodeKind::Truth(_) => 0,
        NodeKind::Name(_) => LETTER,
        NodeKind::Before(_, part) => of(part),
        NodeKind::Between("+" | "-", parts) => most(&parts[..]) + 1,
        NodeKind::Between("/", parts) if matches!(parts[1].kind, NodeKind::Number(number) if number >= 1.0) => {
            of(&parts[0])
        }
        NodeKind::Between("*" | "/", parts) => of(&parts[0]) + of(&parts[1]),
        NodeKind::Between(_, parts) => most(&parts[..]),
        NodeKind::Choice(parts) => most(&parts[1..]),
        NodeKind::Call(name, _, parts) if name == "sum" => most(parts) + parts.len() as u64,
        NodeKind::Call(name, ..) if name == "pow" => MOST_BITS,
        NodeKind::Call(_, _, parts) => most(parts),
    };
    found.min(MOST_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::parse::parsed;
    use crate::formula::scan::Text;

    #[test]
    fn large_numbers_make_slow_functions_dear() {
        let cost = |text: &str| Cost::of(&parsed(&Text::new(text).unwrap()).unwrap()).of_one();
        assert_eq!(cost("a + b == n - 1"), 7);
        assert_eq!(cost("prime(n - k)"), 4);
        assert_eq!(cost("prime(k * k + 1)"), 106);
        assert_eq!(cost("prime(1000000007 * 3)"), 104);
        assert_eq!(cost("prime(k * k * k)"), 506);
        assert!(cost("pow(k, n) % d") > 10 * cost("n % d"));
        assert!(cost("gcd(k * n, n * n)") > 2 * cost("gcd(k, n)"));
    }
}
