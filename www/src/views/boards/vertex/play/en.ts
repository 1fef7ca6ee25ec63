export interface VertexPlayWords {
  board: string;
  here: (name: string) => string;
  /** A vertex that an arrow leads to from there. */
  next: (name: string) => string;
  /** Above what can be chosen, where the graph is too large to be drawn. */
  lead: string;
  end: string;
  /** Where there are too many arrows to list. */
  large: string;
  way: string;
}

export const en: VertexPlayWords = {
  board: "The graph with the token. Arrow keys go from vertex to vertex, Enter moves the token.",
  here: (name) => `${name}: the token is here`,
  next: (name) => `Go to ${name}`,
  lead: "From here arrows lead to",
  end: "No arrow leads on from here",
  large: "The graph is too large to be shown here; moves are made in its picture and in the list of moves.",
  way: "The way so far",
};
