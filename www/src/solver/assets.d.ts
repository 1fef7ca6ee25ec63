// Modules that the build makes.

/** The wasm as base64 of deflate-raw (www/vite.lib.config.ts). */
declare module "virtual:mexplorer-wasm" {
  const packed: string;
  export default packed;
}

declare module "*.wasm?url" {
  const url: string;
  export default url;
}

/** The text of the worker that is inside a single file (www/vite.lib.config.ts). */
declare module "*/packedWorker.ts?worker&inline" {
  const text: string;
  export default text;
}
