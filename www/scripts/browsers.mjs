// The browsers that the tests drive, and where to look for each.
import { existsSync } from "node:fs";
import { which } from "./shared.mjs";

/** @typedef {{ name: string, variable: string, commands: string[], files: string[], debian: string }} Browser */

/** @type {Browser} */
export const chromium = {
  name: "Chromium",
  variable: "CHROME",
  commands: ["chromium", "chromium-browser", "google-chrome"],
  files: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  debian: "chromium",
};

/** @type {Browser} */
export const firefox = {
  name: "Firefox",
  variable: "FIREFOX",
  commands: ["firefox-esr", "firefox"],
  files: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  debian: "firefox-esr",
};

/** The browsers without which the tests cannot run. */
export const browsers = [chromium, firefox];

/** The executable of a browser: the one named by the environment before any that is installed.
 * @param {Browser} browser
 * @returns {string | undefined} */
export function findBrowser({ variable, commands, files }) {
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : which(named);
  for (const command of commands) {
    const file = which(command);
    if (file) return file;
  }
  return files.find((file) => existsSync(file));
}
