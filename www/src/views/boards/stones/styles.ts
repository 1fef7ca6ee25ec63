import field from "./field.css?inline";
import pile from "./pile.css?inline";
import stones from "./stones.css?inline";

export const pileStyles = [stones, pile, field];
