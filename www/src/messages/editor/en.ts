/** What is said by whatever a start is put together with, and by the drawing of edges. They bring their words along. */
export interface EditorWords {
  /** One of the numbers of a start. */
  item: (board: string, number: number) => string;
  less: (item: string) => string;
  more: (item: string) => string;
  removeLast: string;
  addGame: string;
  game: (number: number) => string;
  remove: (game: string) => string;
  drawing: string;
  /** The vertices that the edge joins. */
  cut: (ends: readonly number[]) => string;
}

export const en: EditorWords = {
  item: (board, number) =>
    board === "quota"
      ? number === 1
        ? "Stones"
        : "Quota"
      : `${board === "steps" ? "Step" : "Heap"} ${number}`,
  less: (item) => `${item}: one stone less`,
  more: (item) => `${item}: one stone more`,
  removeLast: "Remove the last step",
  addGame: "Game to add",
  game: (number) => `Game ${number}`,
  remove: (game) => `Remove ${game}`,
  drawing: "The position; cutting an edge is a move",
  cut: (ends) => `Cut ${ends.join("–")}`,
};
