// How much is tried: in the gate, which every change passes, all views once; in the full tier all that there is.
export const isGate = process.env["TIER"] === "gate";
