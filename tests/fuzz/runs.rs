//! A run of a target: inputs are made, tried, and counted; what is answered in a new way is what later inputs are made of.

use super::corpus;
use crate::common::check::Numbers;
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// What became of an input, in words that are the same for inputs that are alike.
pub enum Answer {
    /// It was accepted, and is written like this.
    Read(String),
    /// It was refused for this reason.
    Refused(String),
}

/// Tries an input. The error says which property does not hold.
pub type Check = fn(&str) -> Result<Answer, String>;

/// Something that inputs are tried on.
pub struct Target<'a> {
    pub name: &'a str,
    /// How many inputs are a slice.
    pub slice: u64,
    /// Makes an input, of some others or of nothing.
    pub make: &'a dyn Fn(&mut Numbers, &[String]) -> String,
    pub check: Check,
    /// Whether some inputs must be refused.
    pub refuses: bool,
}

/// Inputs to make others of. As many as these are enough, and long ones would be slow.
const POOL: usize = 3_000;
const LONG: usize = 400;

/// Tries a slice of the target, or as `FUZZ_SECONDS` and `FUZZ_SEED` say.
///
/// # Panics
/// At the first input that shows a fault; it is kept.
pub fn run(target: &Target) {
    let setting = |name: &str| std::env::var(name).ok().and_then(|value| value.parse().ok());
    let seed: u64 = setting("FUZZ_SEED").unwrap_or(1);
    let until = setting("FUZZ_SECONDS").map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let is_over = |tried| until.map_or(tried >= target.slice, |until| Instant::now() >= until);
    let mut chance = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ target.name.len() as u64);
    let mut pool = corpus::kept(target.name);
    let mut ways = HashSet::new();
    let [mut read, mut refused] = [0u64; 2];
    for kept in 0.. {
        if kept >= pool.len() || kept >= POOL {
            break;
        }
        let answer = tried(target, &pool[kept]);
        count(&answer, &mut read, &mut refused);
        ways.insert(way(answer));
    }
    while !is_over(read + refused) {
        let input = (target.make)(&mut chance, &pool);
        let answer = tried(target, &input);
        count(&answer, &mut read, &mut refused);
        if ways.insert(way(answer)) && input.len() <= LONG {
            if pool.len() < POOL {
                pool.push(input);
            } else {
                let place = chance.below(POOL as u64) as usize;
                pool[place] = input;
            }
        }
    }
    let inputs = read + refused;
    println!(
        "fuzz {}: {inputs} inputs with seed {seed}, {read} read, {refused} refused, {} ways of answering",
        target.name,
        ways.len()
    );
    // What is kept may all be read, or all refused.
    if inputs > 1_000 {
        assert!(read > inputs / 100 && (!target.refuses || refused > inputs / 100), "{}", target.name);
    }
}

fn count(answer: &Answer, read: &mut u64, refused: &mut u64) {
    *(if matches!(answer, Answer::Read(_)) { read } else { refused }) += 1;
}

/// An answer without what numbers are in it and how long it goes on.
fn way(answer: Answer) -> String {
    let (sign, text) = match answer {
        Answer::Read(text) => ('=', text),
        Answer::Refused(text) => ('!', text),
    };
    let mut way = String::from(sign);
    for character in text.chars().take(60) {
        let shown = if character.is_ascii_digit() { '0' } else { character };
        if shown != '0' || !way.ends_with('0') {
            way.push(shown);
        }
    }
    way
}

/// What becomes of an input; if it shows a fault, of the shortest like it that does.
fn tried(target: &Target, input: &str) -> Answer {
    fault_or(target, input).unwrap_or_else(|fault| {
        let short = shortened(input, &|text| fault_or(target, text).is_err());
        corpus::keep(target.name, &short);
        let fault = fault_or(target, &short).err().unwrap_or(fault);
        let shown: String = short.chars().take(200).collect();
        panic!(
            "fuzz {}: {fault}\nthe input {shown:?} is kept in tests/fuzz/corpus; try it again with: npm run fuzz -- 0 {}",
            target.name, target.name
        )
    })
}

fn fault_or(target: &Target, input: &str) -> Result<Answer, String> {
    catch_unwind(AssertUnwindSafe(|| (target.check)(input))).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let said = said.or_else(|| panic.downcast_ref::<&str>().map(|said| said.to_string()));
        Err(format!("panics: {}", said.unwrap_or_default()))
    })
}

/// The text without what is not needed to fail.
fn shortened(text: &str, fails: &dyn Fn(&str) -> bool) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let mut width = characters.len() / 2;
    while width > 0 {
        let mut from = 0;
        while from + width <= characters.len() {
            let without: Vec<char> = [&characters[..from], &characters[from + width..]].concat();
            if fails(&without.iter().collect::<String>()) {
                characters = without;
            } else {
                from += width;
            }
        }
        width /= 2;
    }
    characters.into_iter().collect()
}
