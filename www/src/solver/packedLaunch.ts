// The solver inside a single file: nothing is fetched, and the worker is a blob, which a page of another origin may have.
import PackedWorker from "./worker.ts?worker&inline";
import { createStandIn, type Launch } from "./launch.ts";
import { unpackedModule } from "./unpack.ts";

export const packedLaunch: Launch = {
  createWorker: () => new PackedWorker(),
  compile: unpackedModule,
  createStandIn,
};
