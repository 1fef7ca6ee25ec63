// The lessons that a reader has written, in the browser, the one that was written last first; the codes of classes; and what a reader has answered.
import { written, type Lesson } from "./lesson.ts";
import { isResult, type LessonResults } from "./results.ts";

/** Where a browser keeps a text for the page. It may be full, or keep nothing at all: then both fail. */
export interface Keeper {
  read(): string | null;
  write(text: string): void;
}

let keeper: Keeper | undefined;
/** All of them, while the browser does not take them: they stay until the page is closed. */
let unkept: readonly string[] | undefined;
/** The one that was deleted last, and where it was. */
let deleted: { readonly file: string; readonly place: number } | undefined;

/** Of so many lessons the codes of a class are kept, and of so many what a reader has answered. */
const CLASSES = 20;
let codesKeeper: Keeper | undefined;
/** As above: all of them, while the browser does not take them. */
let unkeptCodes: readonly KeptCodes[] | undefined;
type KeptCodes = readonly [lesson: string, text: string];

export function keepIn(browser: Keeper, codes?: Keeper): void {
  keeper = browser;
  codesKeeper = codes;
  unkept = deleted = unkeptCodes = undefined;
}

/** What was typed as the codes of a class, by the fingerprint of the lesson. */
export function keptCodes(lesson: string): string {
  return allCodes().find(([of]) => of === lesson)?.[1] ?? "";
}

/** Keeps it, nothing where it is empty; answers whether the browser does so. */
export function keepCodes(lesson: string, text: string): boolean {
  const others = allCodes().filter(([of]) => of !== lesson);
  const isLike = ([of]: KeptCodes): boolean => of.startsWith(ANSWERS) === lesson.startsWith(ANSWERS);
  const like = [...(text === "" ? [] : [[lesson, text] as const]), ...others.filter(isLike)];
  // What a reader answers takes no place of the codes of a class.
  const all = [...like.slice(0, CLASSES), ...others.filter((each) => !isLike(each))];
  try {
    if (!codesKeeper) throw new Error("there is no browser");
    codesKeeper.write(JSON.stringify(all));
    unkeptCodes = undefined;
  } catch {
    unkeptCodes = all;
  }
  return unkeptCodes === undefined;
}

/** What a reader has answered in a lesson, by its name in links. */
const ANSWERS = "answers ";

export function keepResults(lesson: string | undefined, steps: LessonResults["steps"]): void {
  if (lesson === undefined) return;
  keepCodes(ANSWERS + lesson, Object.keys(steps).length > 0 ? JSON.stringify(steps) : "");
}

export function keptResults(lesson: string): LessonResults["steps"] {
  try {
    const steps: unknown = JSON.parse(keptCodes(ANSWERS + lesson) || "{}");
    const all = Object.entries(typeof steps === "object" && steps !== null ? steps : {});
    return Object.fromEntries(all.flatMap(([id, result]) => (isResult(result) ? [[id, result]] : [])));
  } catch {
    return {};
  }
}

function allCodes(): readonly KeptCodes[] {
  if (unkeptCodes) return unkeptCodes;
  try {
    const list: unknown = JSON.parse(codesKeeper?.read() ?? "[]");
    const isKept = (each: unknown): each is KeptCodes =>
      Array.isArray(each) && each.length === 2 && each.every((part) => typeof part === "string");
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The files of all lessons that are kept. */
export function keptFiles(): readonly string[] {
  if (unkept) return unkept;
  try {
    const list: unknown = JSON.parse(keeper?.read() ?? "[]");
    return Array.isArray(list) ? list.filter((file) => typeof file === "string") : [];
  } catch {
    return [];
  }
}

/** Whether they are still there when the page has been closed. */
export function areKept(): boolean {
  return unkept === undefined;
}

/**
 * Keeps a lesson in the place of what it was before, wherever that came from: whoever opens a lesson again goes on with the
 * one that is kept. Where another tab has changed it meanwhile there is no such lesson, and both are kept.
 */
export function keep(before: Lesson, now: Lesson): boolean {
  const files = keptFiles();
  const place = files.indexOf(written(before));
  return put([written(now), ...(place < 0 ? files : files.toSpliced(place, 1))]);
}

/** Keeps another lesson beside those that there are. */
export function addLesson(file: string): void {
  put([file, ...keptFiles()]);
}

export function forgetLesson(file: string): void {
  const files = keptFiles();
  const place = files.indexOf(file);
  if (place < 0) return;
  put(files.toSpliced(place, 1));
  deleted = { file, place };
}

/** The one that was deleted last can be had back until something is written. */
export function forgotten(): typeof deleted {
  return deleted;
}

/** It comes back to its place. */
export function restore(): void {
  if (deleted) put(keptFiles().toSpliced(deleted.place, 0, deleted.file));
}

function put(files: readonly string[]): boolean {
  deleted = undefined;
  try {
    if (!keeper) throw new Error("there is no browser");
    keeper.write(JSON.stringify(files));
    unkept = undefined;
  } catch {
    unkept = files;
  }
  return areKept();
}
