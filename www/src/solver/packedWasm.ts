// The wasm as a text, deflated and in base64: a file of its own, which the solver and the element have in common.
export { default } from "virtual:mexplorer-wasm";
