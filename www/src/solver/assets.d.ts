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
