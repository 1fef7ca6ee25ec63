//! How positions are placed.

use crate::words::words;

words! {
    /// What the places of the positions follow from.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Places {
        /// The moves that are drawn unless a reader asks for others: covering moves, and those that win.
        #[default]
        Drawn = "drawn",
        /// Covering moves alone: nobody can tell anything of the values from the places.
        Covers = "covers",
    }
}
