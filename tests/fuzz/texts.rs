//! Texts made of pieces and of other texts, by chance.

use crate::common::check::Numbers;
use serde_json::{Value as Json, json};

/// Numbers at which something may change.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "7",
    "9",
    "10",
    "20",
    "26",
    "63",
    "64",
    "65",
    "99",
    "100",
    "101",
    "255",
    "256",
    "500",
    "501",
    "999",
    "1000",
    "9999",
    "10000",
    "65535",
    "67108863",
    "67108864",
    "4294967295",
    "4294967296",
    "9007199254740991",
    "9007199254740992",
    "18446744073709551615",
    "18446744073709551616",
    "007",
    "１２",
    "1e3",
    "0.5",
    "-1",
];

/// Characters that readers of texts have met: full-width and combined ones, signs from right to left, controls, pairs of UTF-16.
const CHARACTERS: &str = "０９（），、；＋＝｛｝［］＞−　·∞→≤≠≥∧⊕éß中文\u{301}\u{200d}\u{202e}\u{2066}\u{feff}\0\t\n\r\u{b}\u{7f}\u{85}\u{a0}\u{2028}\u{ffff}😀𝟘\"'\\`<>&%#?$@!|~^*/";

/// A text of pieces, or another one changed in a few places.
pub fn text(pieces: &[&str], chance: &mut Numbers, pool: &[String]) -> String {
    let mut text: Vec<char> = if pool.is_empty() || chance.below(5) == 0 {
        (0..chance.below(9)).flat_map(|_| one(pieces, chance).chars().collect::<Vec<_>>()).collect()
    } else {
        pool[chance.below(pool.len() as u64) as usize].chars().collect()
    };
    for _ in 0..=chance.below(4) {
        change(&mut text, pieces, chance, pool);
    }
    text.into_iter().collect()
}

fn one<'a>(pieces: &[&'a str], chance: &mut Numbers) -> &'a str {
    pieces[chance.below(pieces.len() as u64) as usize]
}

/// The ends of a part of a text, mostly a short one.
fn part(text: &[char], chance: &mut Numbers) -> (usize, usize) {
    let from = chance.below(text.len() as u64 + 1) as usize;
    let most = if chance.below(4) == 0 { text.len() } else { 4 };
    (from, text.len().min(from + chance.below(most as u64 + 1) as usize))
}

fn change(text: &mut Vec<char>, pieces: &[&str], chance: &mut Numbers, pool: &[String]) {
    let (from, to) = part(text, chance);
    let new: Vec<char> = match chance.below(12) {
        // Something put in, or in the place of something.
        0..=2 => return drop(text.splice(from..from, one(pieces, chance).chars())),
        3 => one(pieces, chance).chars().collect(),
        4 => {
            let all: Vec<char> = CHARACTERS.chars().collect();
            vec![all[chance.below(all.len() as u64) as usize]]
        }
        5 => vec![char::from_u32(chance.below(0x11_0000) as u32).unwrap_or('\u{fffd}')],
        // A number.
        6..=7 => {
            let digits = |place: &usize| text[*place].is_ascii_digit();
            let Some(start) = (from..text.len()).find(digits) else { return };
            let end = (start..text.len()).find(|place| !digits(place)).unwrap_or(text.len());
            return drop(text.splice(start..end, one(NUMBERS, chance).chars()));
        }
        // Nothing; the same again, at times very often; a part of another text.
        8 => Vec::new(),
        9 => {
            let times = if chance.below(300) == 0 { chance.below(6_000) } else { 2 };
            text[from..to].repeat(times as usize)
        }
        10 if !pool.is_empty() => {
            let other: Vec<char> = pool[chance.below(pool.len() as u64) as usize].chars().collect();
            let (from, to) = part(&other, chance);
            other[from..to].to_vec()
        }
        // In full width.
        _ => text[from..to]
            .iter()
            .map(|&character| match character {
                '!'..='~' => char::from_u32(character as u32 + 0xfee0).unwrap_or(character),
                _ => character,
            })
            .collect(),
    };
    text.splice(from..to, new);
}

/// The text of a structure with one of its parts changed.
pub fn changed(structure: &mut Json, words: &[&str], chance: &mut Numbers) {
    let other = match chance.below(9) {
        0 => Json::Null,
        1 => json!(chance.below(2) == 0),
        2..=3 => json!(chance.below(10)),
        4 => json!(chance.below(1 << 53) as f64 / 3.0),
        5 => json!([]),
        6 => json!({}),
        _ => json!(one(words, chance)),
    };
    let stays = chance.below(3) > 0;
    match structure {
        Json::Array(items) if stays && !items.is_empty() => {
            let place = chance.below(items.len() as u64) as usize;
            match chance.below(6) {
                0 => drop(items.remove(place)),
                1 => items.push(other),
                2 => items.swap(0, place),
                _ => changed(&mut items[place], words, chance),
            }
        }
        Json::Object(fields) if stays && !fields.is_empty() => {
            let place = chance.below(fields.len() as u64) as usize;
            let key = fields.keys().nth(place).unwrap().clone();
            match chance.below(6) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert(one(words, chance).to_string(), other)),
                _ => changed(&mut fields[&key], words, chance),
            }
        }
        _ => *structure = other,
    }
}
