//! Play conventions: who wins when the player to move has no option. Every solving call takes one.
#![allow(clippy::cast_possible_truncation, reason = "there are at most limits::PLAYERS players")]

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::limits;
use crate::numbers;

/// Who wins a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayConvention {
    /// Two players; the one who cannot move loses: the last move wins.
    Normal,
    /// Two players; the one who cannot move wins: the last move loses.
    Misere,
    /// Any number of players in turn, each with an order of who it would rather see win.
    Alliance(Alliance),
}

/// Which of the two players wins a position when both play perfectly, if one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeClass {
    /// The previous player, who has just moved, wins.
    P,
    /// The next player, who is to move, wins.
    N,
    /// Neither does: a draw, for moves return and whoever would lose elsewhere goes round for ever.
    D,
}

impl OutcomeClass {
    /// The letter the field writes.
    pub fn letter(self) -> &'static str {
        match self {
            OutcomeClass::P => "P",
            OutcomeClass::N => "N",
            OutcomeClass::D => "D",
        }
    }
}

/// Who wins a draw; and, as a game value, how many turns later.
pub const NOBODY: u8 = u8::MAX;

/// Who wins when P₀, P₁, … is to move: one entry for each player, none where two players are told by outcome classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WinnersByMover {
    players: usize,
    of: [u8; limits::PLAYERS],
}

impl WinnersByMover {
    /// The winners in the order of the movers.
    pub fn new(winners: &[u8]) -> Self {
        let mut of = [0; limits::PLAYERS];
        of[..winners.len()].copy_from_slice(winners);
        WinnersByMover { players: winners.len(), of }
    }
}

impl std::ops::Deref for WinnersByMover {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.of[..self.players]
    }
}

/// Who of several players wins when nobody can go on.
///
/// Source of the endings between the two that have names: Suetsugu, Int. J. Game Theory (2019),
/// doi:10.1007/s00182-019-00662-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The first player who cannot move.
    FirstStuck,
    /// The player who comes so many turns after the first who cannot move: from 1 to the number of players less 2.
    After(u8),
    /// The player who made the last move.
    LastMover,
}

impl Winner {
    /// With how many players such a one can win: with fewer it is another, or nobody.
    pub fn fewest_players(self) -> u8 {
        match self {
            Winner::FirstStuck | Winner::LastMover => 2,
            Winner::After(turns) => turns + 2,
        }
    }

    /// Reads "first-stuck", which it is when left out, "last-mover", or how many turns later the winner comes.
    fn read(field: &Field, players: usize) -> Result<Self, RequestError> {
        if field.is_missing() {
            return Ok(Winner::FirstStuck);
        }
        if field.is_text() {
            let word = field.text()?;
            let card =
                WINNERS.iter().find(|card| card.word == word && !matches!(card.winner, Winner::After(_)));
            return card
                .map(|card| card.winner)
                .ok_or_else(|| field.fault(ErrorCode::UnknownChoice).got(word));
        }
        match field.input() {
            // Nobody is between the two who have names.
            Input::Number(turns) if players == 2 => Err(field.fault(ErrorCode::UnknownChoice).got(*turns)),
            _ => field.integer(1, players as u64 - 2).map(|turns| Winner::After(turns as u8)),
        }
    }
}

/// Players P₀, P₁, … who move in turn, and whom each of them would rather see win.
///
/// Source: W. O. Krawec, Analyzing n-player impartial games, Int. J. Game Theory 41 (2012) 345–367.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alliance {
    players: usize,
    winner: Winner,
    /// Row by row: the players in the order in which one would rather see them win, itself first.
    matrix: Vec<u8>,
}

impl Alliance {
    /// The standard alliance matrix: everybody would rather see win itself, then who comes next in turn, and so on.
    ///
    /// # Panics
    /// When there are too few players for such a winner.
    pub fn standard(players: usize, winner: Winner) -> Self {
        assert!(players >= usize::from(winner.fewest_players()), "{winner:?} among {players} players");
        let row = |player: usize| (0..players).map(move |turns| ((player + turns) % players) as u8);
        Alliance { players, winner, matrix: (0..players).flat_map(row).collect() }
    }

    /// How many players there are, at least 2.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Who wins when the player to move has no option.
    pub fn winner(&self) -> Winner {
        self.winner
    }

    /// The players in the order in which `player` would rather see them win.
    pub fn preferences(&self, player: usize) -> &[u8] {
        &self.matrix[player * self.players..][..self.players]
    }

    /// Whether the matrix is the standard one, so that who wins depends on turns alone.
    pub fn is_standard(&self) -> bool {
        let ranked = self.matrix.iter().enumerate();
        ranked.fold(true, |is_standard, (index, &other)| {
            let (player, turns) = (index / self.players, index % self.players);
            is_standard && usize::from(other) == (player + turns) % self.players
        })
    }

    /// How many turns after the player to move the winner of a position without options is.
    pub fn terminal_value(&self) -> u8 {
        match self.winner {
            Winner::FirstStuck => 0,
            Winner::After(turns) => turns,
            Winner::LastMover => (self.players - 1) as u8,
        }
    }

    /// Reads `players`, `winner` and `preferences`: "standard", or a row for each player.
    fn read(players: &Field, winner: &Field, preferences: &Field) -> Result<Self, RequestError> {
        let count = numbers::index(players.integer(2, limits::PLAYERS as u64)?);
        let mut alliance = Alliance::standard(count, Winner::read(winner, count)?);
        if preferences.is_missing() {
            return Ok(alliance);
        }
        if preferences.is_text() {
            return match preferences.text()? {
                "standard" => Ok(alliance),
                word => Err(preferences.fault(ErrorCode::UnknownChoice).got(word)),
            };
        }
        let rows = preferences.items(count)?;
        if rows.len() < count {
            return Err(preferences.fault(ErrorCode::MissingValue).limit(count as u64).got(rows.len()));
        }
        alliance.matrix.clear();
        for (player, row) in rows.enumerate() {
            let ranked = row.items(count)?.map(|other| other.integer(0, count as u64 - 1));
            let ranked = ranked.collect::<Result<Vec<_>, _>>()?;
            let is_there = |other: usize| ranked.contains(&(other as u64));
            if ranked.first() != Some(&(player as u64)) || !(0..count).all(is_there) {
                return Err(row.fault(ErrorCode::NotARanking).limit(count as u64));
            }
            alliance.matrix.extend(ranked.iter().map(|&other| other as u8));
        }
        Ok(alliance)
    }
}

/// How many moves a shortest way to a level position has, from a position of this game value under the standard alliance matrix:
/// 0 where it is level, and at most the number of players less 1. A position is level if it is P for two players, normal play,
/// who make 1 to n − 1 moves in a row; where the last to move does not win, ways go on after the end by as many moves as make
/// the winner the one who makes the last of them. From a draw no such way is kept to: [`NOBODY`].
///
/// ```
/// use mexplorer::convention::distance;
///
/// assert_eq!([0, 1, 2].map(|game_value| distance(game_value, 3)), [1, 2, 0]);
/// ```
pub fn distance(game_value: u8, players: usize) -> u8 {
    if game_value == NOBODY {
        return NOBODY;
    }
    ((usize::from(game_value) + 1) % players) as u8
}

impl PlayConvention {
    /// Reads `{ kind, players?, winner?, preferences? }`; normal play when it is left out.
    ///
    /// # Errors
    /// `unknown-convention`, or the first fault of an alliance, naming its field.
    pub fn read(field: &Field) -> Result<PlayConvention, RequestError> {
        if field.is_missing() {
            return Ok(PlayConvention::Normal);
        }
        let [kind, players, winner, preferences] =
            field.record(["kind", "players", "winner", "preferences"])?;
        let name = kind.text()?;
        let of_alliances = [("players", &players), ("winner", &winner), ("preferences", &preferences)];
        match name {
            "alliance" => Alliance::read(&players, &winner, &preferences).map(PlayConvention::Alliance),
            "normal" | "misere" => match of_alliances.into_iter().find(|(_, field)| !field.is_missing()) {
                Some((key, _)) => Err(field.unknown_key(key)),
                None if name == "normal" => Ok(PlayConvention::Normal),
                None => Ok(PlayConvention::Misere),
            },
            _ => Err(kind.fault(ErrorCode::UnknownConvention).got(name)),
        }
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        match self {
            PlayConvention::Normal | PlayConvention::Misere => 2,
            PlayConvention::Alliance(alliance) => alliance.players,
        }
    }

    /// The outcome class of a position without options, when there are two players.
    pub fn terminal_outcome(&self) -> Option<OutcomeClass> {
        match self {
            PlayConvention::Normal => Some(OutcomeClass::P),
            PlayConvention::Misere => Some(OutcomeClass::N),
            PlayConvention::Alliance(Alliance { players: 2, winner: Winner::FirstStuck, .. }) => {
                Some(OutcomeClass::N)
            }
            PlayConvention::Alliance(Alliance { players: 2, winner: Winner::LastMover, .. }) => {
                Some(OutcomeClass::P)
            }
            PlayConvention::Alliance(_) => None,
        }
    }

    /// How many turns after the player to move the winner of a position without options is.
    pub fn terminal_value(&self) -> u8 {
        match self {
            PlayConvention::Normal => Alliance::standard(2, Winner::LastMover).terminal_value(),
            PlayConvention::Misere => Alliance::standard(2, Winner::FirstStuck).terminal_value(),
            PlayConvention::Alliance(alliance) => alliance.terminal_value(),
        }
    }

    /// Who wins when the player to move has no option.
    pub fn winner(&self) -> Winner {
        match self {
            PlayConvention::Normal => Winner::LastMover,
            PlayConvention::Misere => Winner::FirstStuck,
            PlayConvention::Alliance(alliance) => alliance.winner,
        }
    }

    /// How many players there are and who of them wins, when everybody would rather see win whoever comes sooner in turn:
    /// normal and misère play are such for two players. Absent with preferences of the players' own.
    pub fn standard(&self) -> Option<(u8, Winner)> {
        match self {
            PlayConvention::Normal => Some((2, Winner::LastMover)),
            PlayConvention::Misere => Some((2, Winner::FirstStuck)),
            PlayConvention::Alliance(alliance) => {
                alliance.is_standard().then_some((alliance.players as u8, alliance.winner))
            }
        }
    }

    /// Whether this is normal play, under whatever name: Grundy values are defined for it alone.
    pub fn is_normal(&self) -> bool {
        self.terminal_outcome() == Some(OutcomeClass::P)
    }

    /// The players and their preferences, where there are more than the two of normal and misère play.
    pub fn alliance(&self) -> Option<&Alliance> {
        match self {
            PlayConvention::Alliance(alliance) => Some(alliance),
            PlayConvention::Normal | PlayConvention::Misere => None,
        }
    }
}

/// Every convention that can be asked for: the values of `convention.kind` in a request.
pub static KINDS: &[&str] = &["normal", "misere", "alliance"];

/// Who wins among several players, as the catalogue has it.
pub struct WinnerCard {
    /// The word for it in links; in a request, where it is no number of turns.
    pub word: &'static str,
    /// The same for the solver.
    pub winner: Winner,
}

/// Who may win among several players, in the order of the turns.
pub static WINNERS: &[WinnerCard] = &[
    WinnerCard { word: "first-stuck", winner: Winner::FirstStuck },
    WinnerCard { word: "after-1", winner: Winner::After(1) },
    WinnerCard { word: "after-2", winner: Winner::After(2) },
    WinnerCard { word: "after-3", winner: Winner::After(3) },
    WinnerCard { word: "after-4", winner: Winner::After(4) },
    WinnerCard { word: "after-5", winner: Winner::After(5) },
    WinnerCard { word: "after-6", winner: Winner::After(6) },
    WinnerCard { word: "after-7", winner: Winner::After(7) },
    WinnerCard { word: "last-mover", winner: Winner::LastMover },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_matrix_ranks_by_turns() {
        let alliance = Alliance::standard(3, Winner::FirstStuck);
        assert_eq!(
            [0, 1, 2].map(|player| alliance.preferences(player).to_vec()),
            [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
        );
        assert!(alliance.is_standard());
    }

    #[test]
    fn there_is_a_card_for_every_winner_in_the_order_of_the_turns() {
        let of_most = |card: &WinnerCard| Alliance::standard(limits::PLAYERS, card.winner).terminal_value();
        let turns: Vec<usize> = WINNERS.iter().map(|card| of_most(card).into()).collect();
        assert_eq!(turns, (0..limits::PLAYERS).collect::<Vec<_>>());
        for card in WINNERS {
            if let Winner::After(turns) = card.winner {
                assert_eq!(card.word, format!("after-{turns}"));
            }
        }
    }

    #[test]
    #[should_panic(expected = "After(2) among 3 players")]
    fn nobody_comes_between_the_last_mover_and_the_first_who_is_stuck() {
        Alliance::standard(3, Winner::After(2));
    }
}
