/** The wasm that is packed as a text, compiled. */
export async function unpackedModule(): Promise<WebAssembly.Module> {
  const { default: packed } = await import("./packedWasm.ts");
  const deflated = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}
