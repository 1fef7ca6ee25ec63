//! Which class has which colour.

use crate::colour::{Lab, Rgb};
use crate::mean::Few;

/// The colours of the classes.
#[derive(Clone, Debug)]
pub struct Palette {
    /// As they are painted: ink, then the others.
    colours: Vec<Rgb>,
    /// The same as they are added up.
    cells: Vec<Few>,
    ink: Lab,
}

impl Palette {
    /// The ink of class 0, and the colours of the classes 1, 2, 3, … A class beyond the last of these has its colour.
    pub fn new(ink: Rgb, others: &[Rgb]) -> Self {
        let mut palette = Palette { colours: vec![ink], cells: vec![Few::INK], ink: Lab::of(ink) };
        for &colour in others {
            palette.colours.push(colour);
            palette.cells.push(Few::of(Lab::of(colour)));
        }
        palette
    }

    pub(crate) fn colour(&self, class: u16) -> Rgb {
        self.colours[self.place(class)]
    }

    /// The sum of some cells of a row, at most 16.
    pub(crate) fn sum(&self, classes: &[u16]) -> Few {
        debug_assert!(classes.len() <= 16);
        let mut sum = Few::default();
        classes.iter().for_each(|&class| sum.add(self.cells[self.place(class)]));
        sum
    }

    pub(crate) fn ink(&self) -> Lab {
        self.ink
    }

    fn place(&self, class: u16) -> usize {
        usize::from(class).min(self.colours.len() - 1)
    }
}
