import type { PageColours } from "../kit/cells/look.ts";
import type { Lane, Spot } from "./lane.ts";
import type { Sizes } from "./sizes.ts";

/** What a picture shows. */
export interface SequenceContent {
  lanes: readonly Lane[];
  sizes: Sizes;
  colours: PageColours;
  font: string;
  /** Another picture has another. */
  version: string;
  /** The heaps of the selected position. */
  selected: readonly number[];
  number: (value: number) => string;
}

/** What hands do on it. */
export interface SequenceActions {
  pick: (spot: Spot) => void;
  hover: (spot: Spot | undefined) => void;
  /** All of it has been drawn. */
  whole: () => void;
}

/** One way to draw single heaps. */
export interface SequencePicture {
  readonly canvas: HTMLCanvasElement;
  show(shown: SequenceContent): void;
  /** The first heap of which something is in sight. */
  readonly first: number;
  /** Marks the heap that is meant. */
  point(at: Spot | undefined): void;
  reveal(spot: Spot): void;
  zoomBy(factor: number): void;
  fit(): void;
  /** Where a step right and down leads from a heap; beyond the ends it stays. */
  step(spot: Spot, right: number, down: number): Spot;
  press(event: KeyboardEvent): boolean;
  dispose(): void;
}
