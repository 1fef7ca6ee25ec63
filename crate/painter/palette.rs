//! Which class has which colour.

use crate::colour::{Lab, Rgb};
use crate::mean::{Few, Ink};

/// The colours of the classes.
#[derive(Clone, Debug)]
pub struct Palette {
    /// As they are painted: ink, then the others.
    colours: Vec<Rgb>,
    /// The same as they are added up, behind what [`crate::Picture::NOTHING`] adds.
    cells: Vec<Few>,
    ink: Ink,
}

impl Palette {
    /// The ink of class 0, and the colours of the classes 1, 2, 3, … A class beyond the last of these has its colour.
    pub fn new(ink: Rgb, others: &[Rgb]) -> Self {
        let cells = vec![Few::default(), Few::INK];
        let mut palette = Palette { colours: vec![ink], cells, ink: Ink::of(ink) };
        others.iter().for_each(|colour| palette.push(*colour));
        palette
    }

    /// The colours of the classes 0, 1, 2, …, none of which is ink: from afar they are mixed alike.
    ///
    /// # Panics
    /// Where there is none.
    pub fn plain(colours: &[Rgb]) -> Self {
        let mut palette =
            Palette { colours: Vec::new(), cells: vec![Few::default()], ink: Ink::of(colours[0]) };
        colours.iter().for_each(|colour| palette.push(*colour));
        palette
    }

    /// The ink of class 0, and the colours of so many further classes: steps on the way from the first of some colours to the
    /// last, each of which looks as large as the others between the same two.
    ///
    /// ```
    /// use mexplorer_painter::Palette;
    ///
    /// let greys = Palette::scale([0, 0, 0], &[[255, 255, 255], [20, 20, 20]], 300);
    /// assert_eq!((greys.colour(1), greys.colour(300)), ([255, 255, 255], [20, 20, 20]));
    /// ```
    ///
    /// # Panics
    /// Where there are no colours to go between.
    pub fn scale(ink: Rgb, stops: &[Rgb], classes: usize) -> Self {
        let stops: Vec<Lab> = stops.iter().copied().map(Lab::of).collect();
        let last = stops.len() - 1;
        let between = |class: usize| {
            let place = last as f32 * class as f32 / (classes.max(2) - 1) as f32;
            let low = (place as usize).min(last);
            stops[low].towards(stops[(low + 1).min(last)], place - low as f32).rgb()
        };
        Palette::new(ink, &(0..classes.max(1)).map(between).collect::<Vec<_>>())
    }

    fn push(&mut self, colour: Rgb) {
        self.colours.push(colour);
        self.cells.push(Few::of(Lab::of(colour)));
    }

    /// The colour of a class, which is not [`crate::Picture::NOTHING`].
    pub fn colour(&self, class: u16) -> Rgb {
        self.colours[usize::from(class).min(self.colours.len() - 1)]
    }

    /// The sum of those of some cells of a row, at most 16, that are there.
    pub(crate) fn sum(&self, classes: &[u16]) -> Few {
        debug_assert!(classes.len() <= 16);
        let mut sum = Few::default();
        let last = self.cells.len() - 1;
        for &class in classes {
            // The class that stands for nothing is the last there is: what follows it is 0, so that none is asked about.
            sum.add(self.cells[usize::from(class.wrapping_add(1)).min(last)]);
        }
        sum
    }

    pub(crate) fn ink(&self) -> Ink {
        self.ink
    }
}
