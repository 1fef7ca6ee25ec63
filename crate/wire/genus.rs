//! Genera of single heaps.

use mexplorer::analysis;
use serde::Serialize;

/// The genera of the heaps 0, 1, 2, ….
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Genera {
    /// By heap.
    genera: Vec<Genus>,
    /// The first heap that is not tame, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    first_wild: Option<usize>,
    /// How many positions the heaps lead to, all of which were looked at.
    positions: usize,
}

/// The genus of a heap: Winning Ways, chapter 13.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Genus {
    /// The Grundy value, under normal play.
    grundy: u32,
    /// The misère Grundy values of the heap, of the heap beside a Nim heap of two, beside two of them, and so on; the last two are
    /// repeated for ever.
    misere: Vec<u32>,
    /// As the book writes it: "0^{120}", with commas where a value has two digits.
    label: String,
    /// Whether every position that it leads to, itself among them, has the genus of a sum of Nim heaps.
    tame: bool,
}

pub fn genera(found: analysis::Genera) -> Genera {
    let first_wild = found.first_wild();
    let genus = |genus: analysis::Genus| Genus {
        label: genus.to_string(),
        grundy: genus.grundy,
        misere: genus.misere,
        tame: genus.is_tame,
    };
    Genera { genera: found.genera.into_iter().map(genus).collect(), first_wild, positions: found.positions }
}
