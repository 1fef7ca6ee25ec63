//! What many cells look like from afar.

use crate::colour::{Lab, Rgb};

/// A pixel with a P-position has this share of ink at least: rays that are one cell wide stay lines, and where every pixel
/// holds such a cell, the other colours are still seen.
const LEAST_INK: f32 = 0.6;

/// The colour of class 0, as it is painted and as it is mixed with others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ink {
    painted: Rgb,
    mixed: Lab,
}

impl Ink {
    pub(crate) fn of(colour: Rgb) -> Self {
        Ink { painted: colour, mixed: Lab::of(colour) }
    }
}

/// As many cells can be added at once.
pub(crate) const MOST_AT_ONCE: usize = 16;

/// Some cells, which are at most 16: how many have ink and how many have other colours, with the sums of the parts
/// of these, all in one number, so that a cell is one addition.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Few(u64);

/// The greatest part of a colour. Sixteen of them fit into 16 bits.
const PART: f32 = 4095.0;
/// The hues of Oklab that screens have are between −0.4 and 0.4.
const HUES: f32 = 0.4;

impl Few {
    pub(crate) const INK: Few = Few(1 << 56);

    /// One cell of another colour.
    pub(crate) fn of(Lab([lightness, a, b]): Lab) -> Self {
        let part = |share: f32| (share.clamp(0.0, 1.0) * PART).round() as u64;
        let hue = |hue: f32| part((hue / HUES + 1.0) / 2.0);
        Few(1 << 48 | hue(b) << 32 | hue(a) << 16 | part(lightness))
    }

    pub(crate) fn add(&mut self, Few(cell): Few) {
        self.0 += cell;
    }

    /// The colour of a pixel of these cells; nothing where there are none.
    pub(crate) fn colour(self, ink: Ink) -> Option<Rgb> {
        let Few(cells) = self;
        let field = |place: usize| (cells >> (16 * place)) as u16;
        let [inked, others] = [field(3) >> 8, field(3) & 0xff].map(f32::from);
        (cells > 0).then(|| colour(inked, others, [field(0), field(1), field(2)].map(f32::from), ink))
    }
}

/// The sums of many cells.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    ink: u64,
    others: u64,
    parts: [u64; 3],
}

/// The same in less room, for as many cells as a block has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Block {
    ink: u32,
    others: u32,
    parts: [u32; 3],
}

/// The greatest side of a block.
pub(crate) const LARGEST: usize = 512;

impl Block {
    pub(crate) fn add_few(&mut self, Few(cells): Few) {
        let field = |place: usize| (cells >> (16 * place)) as u32 & 0xffff;
        self.ink += field(3) >> 8;
        self.others += field(3) & 0xff;
        for (place, part) in self.parts.iter_mut().enumerate() {
            *part += field(place);
        }
    }

    pub(crate) fn add(&mut self, block: &Block) {
        self.ink += block.ink;
        self.others += block.others;
        for (part, more) in self.parts.iter_mut().zip(block.parts) {
            *part += more;
        }
    }
}

impl Mean {
    pub(crate) fn add(&mut self, block: &Block) {
        self.ink += u64::from(block.ink);
        self.others += u64::from(block.others);
        for (part, more) in self.parts.iter_mut().zip(block.parts) {
            *part += u64::from(more);
        }
    }

    /// The colour of a pixel of these cells; nothing where there are none.
    pub(crate) fn colour(&self, ink: Ink) -> Option<Rgb> {
        let parts = self.parts.map(|part| part as f32);
        (self.ink + self.others > 0).then(|| colour(self.ink as f32, self.others as f32, parts, ink))
    }
}

/// The colour of so many cells with ink and with other colours, of whose parts these are the sums.
fn colour(inked: f32, others: f32, parts: [f32; 3], ink: Ink) -> Rgb {
    if others == 0.0 {
        return ink.painted;
    }
    let share = 1.0 / (others * PART);
    let [lightness, a, b] = parts.map(|part| part * share);
    let mean = Lab([lightness, (2.0 * a - 1.0) * HUES, (2.0 * b - 1.0) * HUES]);
    if inked == 0.0 {
        return mean.rgb();
    }
    mean.towards(ink.mixed, (inked / (inked + others)).max(LEAST_INK)).rgb()
}
