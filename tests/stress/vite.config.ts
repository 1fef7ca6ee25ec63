import path from "node:path";
import type { Plugin, UserConfig } from "vite";
import site from "../../www/vite.config.ts";
import { strained } from "./plugin.ts";

const { plugins, build, ...rest } = site as UserConfig & { plugins: unknown };

export default {
  ...rest,
  // What is drawn before any script runs is drawn of other words.
  plugins: [strained, ...(plugins as Plugin[]).filter(({ name }) => name !== "first-picture")],
  build: { ...build, outDir: path.resolve(import.meta.dirname, "../../dist/stress") },
} satisfies UserConfig;
