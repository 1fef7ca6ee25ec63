/** The wasm that is packed as a text, compiled. */
export async function unpackedModule(): Promise<WebAssembly.Module> {
  const { default: packed } = await import("./packedWasm.ts");
  const text = atob(packed);
  // To go through the text by its characters takes ten times as long.
  const deflated = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++) deflated[place] = text.charCodeAt(place);
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return WebAssembly.compile(await wholeOf(stream));
}

/** All that a stream gives. A `Response` would do the same; in Node that alone takes as long as all the rest. */
async function wholeOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const reader = stream.getReader();
  const parts: Array<Uint8Array<ArrayBuffer>> = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  return new Blob(parts).arrayBuffer();
}
