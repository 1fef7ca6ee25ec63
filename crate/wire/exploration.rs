//! A position graph, solved and laid out.

use crate::evaluation::outcomes;
use crate::flat_tokens;
use crate::js_array::{Bytes, Doubles, Floats, Integers, Signed, Texts};
use crate::notation::{HeapTokens, Notation, notation};
use crate::word::Method;
use mexplorer::analysis;
use mexplorer::game::Game;
use mexplorer::layout::coordinates::Direction;
use mexplorer::limits;
use mexplorer::pace::Pace;
use mexplorer::position::Position;
use mexplorer::rows::Rows;
use mexplorer::solve::Solution;
use serde::Serialize;

/// A position graph. Positions are numbered from 0, the start. Rows are compressed: the options of position i are
/// `options[optionOffsets[i]]` up to, not including, `options[optionOffsets[i + 1]]`; covers, winning moves and tokens
/// likewise.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Exploration {
    /// The start in canonical form, such as "nim(1,2,3)".
    notation: String,
    /// The start, taken apart as by `read`.
    start: Notation,
    /// The board that shows the positions.
    board: &'static str,
    /// What the tokens of the positions are, where they are sizes of heaps or the like.
    #[serde(skip_serializing_if = "Option::is_none")]
    heap_tokens: Option<HeapTokens>,
    position_count: usize,
    /// Moves to the same option count once.
    move_count: usize,
    /// With two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    p_position_count: Option<usize>,
    /// How many players there are.
    players: usize,
    token_offsets: Integers,
    /// What positions are made of, such as heap sizes; exact to 2⁵³; −1 stands between the components of a sum.
    tokens: Doubles,
    /// Positions as the field writes them, such as "(1,2,3)".
    labels: Texts,
    /// 1 for p1, 2 for p2, …, by position: the literature's numbering, every position after its options.
    number: Integers,
    /// Absent above `limits.movesSent` moves and `limits.drawnPositions` positions, unless `allMoves` is asked for; so is
    /// `options`.
    #[serde(skip_serializing_if = "Option::is_none")]
    option_offsets: Option<Integers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<Integers>,
    cover_offsets: Integers,
    /// Covering moves: those that no longer play can stand in for. All moves where `stepsBack` is there.
    covers: Integers,
    /// False when `covers` holds just the moves to the next layer, or all moves.
    covers_exact: bool,
    winning_offsets: Integers,
    /// Moves that win: with two players those to P-positions, with more those after which the mover can win.
    winning: Integers,
    /// With more than two players, the players for whom each winning move wins when they are the ones to make it: bit i
    /// stands for Pᵢ.
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_for: Option<Integers>,
    /// With two players, by position: 0 = P, 1 = N, 2 = D, a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Bytes>,
    /// By position, under normal play; −1 is an infinite value.
    #[cfg_attr(feature = "build", ts(inline))]
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<Grundy>,
    /// Present where some Grundy value is infinite: for each of them the finite values of its options, ascending, from
    /// `infiniteOffsets[i]` on in `infinite`.
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite_offsets: Option<Integers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite: Option<Integers>,
    /// With two players, by position: moves to the end when the winner hurries and the loser delays; −1 of a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    remoteness: Option<Signed>,
    /// In an alliance with the standard matrix, by position: how many turns after the player to move the winner comes; 255 of a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    game_value: Option<Bytes>,
    /// In an alliance with the standard matrix, by position: how many moves a shortest way to a level position has; 0 is level, 255 a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<Bytes>,
    /// In an alliance of n players: who wins when P₀, P₁, … is to move, n entries for each position; 255 is nobody.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Bytes>,
    /// By position; 0 is the start's, and no layer is empty. Where moves return the start may be on any, and a layer holds what is
    /// decided after as many steps back from the ends, or a part of that; the ends are on the last one. What is drawn is beside it.
    layer: Integers,
    layer_count: usize,
    /// Present where moves return; by position: after how many steps back from the ends it is decided, whoever is to move; −1 of a
    /// draw. With two players it is the remoteness.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps_back: Option<Signed>,
    /// "down": layers are rows, the start on top. "right": layers are columns, the start at the left. Where there are
    /// more than `limits.drawnPositions` positions, a layer may be several of them, and columns may go on in further strips below.
    #[cfg_attr(feature = "build", ts(type = "\"down\" | \"right\""))]
    direction: &'static str,
    /// Centres of the nodes, by position; one unit is one node slot. Of so large a graph each is the middle of a square of
    /// one unit that no other is in: x and y are half more than whole numbers, and width and height are whole.
    x: Floats,
    /// The same; y grows downward.
    y: Floats,
    /// In the same units, as are all that follow.
    node_width: f32,
    node_height: f32,
    /// The picture goes from 0 to here.
    width: f32,
    height: f32,
    /// Present where this is not the whole graph but a part of it around the start; then moves between its positions may be
    /// missing as well.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<PartOfGraph>,
    /// Present where this is what is within some moves of a position, as `around` asks for it; then the position with the number
    /// 0 need not be the start, all moves between the positions are there, and `number` is that of the whole graph.
    #[serde(skip_serializing_if = "Option::is_none")]
    around: Option<AroundPosition>,
}

/// How large what is around a position is, beside the whole graph.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct AroundPosition {
    /// The number of the position in the middle.
    position: usize,
    /// Within how many moves the positions are.
    moves: usize,
    /// How many positions there are within 1, 2, … moves, up to `limits.aroundMoves`.
    counts: Vec<usize>,
    /// How many positions the whole graph has.
    whole: usize,
}

/// How the values of a part of a graph were found.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct PartOfGraph {
    method: Method,
    /// The theorem that gives them, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<&'static str>,
}

/// Those of a part of a graph may be larger than any of a whole one.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
enum Grundy {
    Whole(Signed),
    Part(Doubles),
}

pub async fn exploration(
    game: &Game,
    start: &Position,
    exploration: &analysis::Exploration,
    all_moves: bool,
    pace: &Pace,
) -> Exploration {
    let analysis::Exploration {
        graph,
        solution,
        layers,
        steps_back,
        covers,
        winning,
        labels,
        coordinates,
        neighbourhood: part,
        part: around,
    } = exploration;
    let count = graph.position_count();
    let ranks = around.as_ref().map_or_else(|| graph.ranks(), |around| around.ranks.clone());
    let number: Vec<u32> = ranks.iter().map(|rank| rank + 1).collect();
    let (token_offsets, tokens) = flat_tokens((0..count).map(|index| graph.tokens(index)));
    let p_position_count = (0..count).filter(|&index| solution.is_won_by_moving_to(index)).count();
    pace.pause().await;
    // Whoever sees all positions may ask for the moves of each.
    let is_small = count <= limits::DRAWN_POSITIONS || graph.move_count() <= limits::MOVES_SENT;
    let sent = all_moves || is_small;
    let labels = labels.as_slice().into();
    pace.pause().await;
    Exploration {
        notation: game.notation(start),
        start: notation(game, start),
        board: game.ruleset.kind().board(),
        heap_tokens: game.ruleset.kind().heap_tokens().map(HeapTokens::from),
        position_count: count,
        move_count: graph.move_count(),
        p_position_count: solution.outcome.as_ref().map(|_| p_position_count),
        players: solution.players,
        token_offsets,
        tokens,
        labels,
        number: number.as_slice().into(),
        option_offsets: sent.then(|| graph.options.offsets.as_slice().into()),
        options: if sent { Some(Integers::copied(&graph.options.items, pace).await) } else { None },
        cover_offsets: covers.rows.offsets.as_slice().into(),
        covers: Integers::copied(&covers.rows.items, pace).await,
        covers_exact: covers.exact,
        winning_offsets: winning.offsets.as_slice().into(),
        winning: Integers::copied(&winning.items, pace).await,
        winning_for: if solution.outcome.is_none() {
            Some(winning_for(solution, winning, pace).await)
        } else {
            None
        },
        outcome: solution.outcome.as_deref().map(outcomes),
        grundy: match part {
            Some(part) => part.grundy.as_ref().map(|grundy| {
                let grundy: Vec<f64> = grundy.iter().map(|value| *value as f64).collect();
                Grundy::Part(grundy.as_slice().into())
            }),
            None => solution.grundy.as_deref().map(|grundy| Grundy::Whole(signed(grundy))),
        },
        infinite_offsets: solution.infinite.as_ref().map(|sets| sets.offsets.as_slice().into()),
        infinite: solution.infinite.as_ref().map(|sets| sets.items.as_slice().into()),
        remoteness: solution.remoteness.as_deref().map(signed),
        game_value: solution.game_value.as_ref().map(|values| values.as_slice().into()),
        distance: solution.distance().map(|distances| distances.as_slice().into()),
        winners: solution.winners.as_ref().map(|winners| winners.as_slice().into()),
        layer: layers.of.as_slice().into(),
        layer_count: layers.count,
        steps_back: steps_back.as_deref().map(signed),
        direction: match coordinates.direction {
            Direction::Down => "down",
            Direction::Right => "right",
        },
        x: coordinates.x.as_slice().into(),
        y: coordinates.y.as_slice().into(),
        node_width: coordinates.node_width,
        node_height: coordinates.node_height,
        width: coordinates.width,
        height: coordinates.height,
        part: part.as_ref().map(|part| PartOfGraph { method: part.method.into(), theorem: part.theorem }),
        around: around.as_ref().map(|around| AroundPosition {
            position: around.middle,
            moves: around.moves,
            counts: around.counts.to_vec(),
            whole: around.whole,
        }),
    }
}

/// −1 stands for the largest number, which is none of a value or of moves.
#[allow(clippy::cast_possible_wrap, reason = "values and moves are counted within a budget")]
fn signed(numbers: &[u32]) -> Signed {
    let numbers: Vec<i32> = numbers.iter().map(|&number| number as i32).collect();
    numbers.as_slice().into()
}

/// For whom each winning move wins, by bits.
async fn winning_for(solution: &Solution, winning: &Rows, pace: &Pace) -> Integers {
    let mut players = Vec::with_capacity(winning.items.len());
    for (range, looks) in winning.ranges() {
        let options = range.flat_map(|row| winning.row(row));
        players
            .extend(options.map(|&option| u32::from(solution.movers_who_win_by_moving_to(option as usize))));
        pace.spend(looks * solution.players as u64).await;
    }
    Integers::copied(&players, pace).await
}
