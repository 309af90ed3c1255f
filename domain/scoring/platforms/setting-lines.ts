import { writtenPoints } from "./written-points.ts";

/** A line of a pasted page of settings, taken apart: what stands for an item's name, and for its points. */
export interface SettingLine {
  /** As it was pasted, both lines of it where the points stood below the name. */
  line: string;
  label: string;
  /** Null where nothing that could be points stands beside the name. */
  value: string | null;
}

/** What Yahoo's page puts between a name and points that a league changed. */
const NOISE = /^(?:yahoo default(?: value)?|league value|edit)$/i;
/** Points at the end of a line; behind a bracket also without a space, as ESPN's page is copied. */
const TAIL = /^(.*?\S)\s*[:=]?\s+([+-]?[\d.]+|[+-]?[\d.]+(?:;| (?:yards?|yds?) per point| points? at ).*)$/i;
const BRACKET_TAIL = /^(.*\))\s*[:=]?\s*([+-]?[\d.]+)$/;

/**
 * Takes a pasted page of settings apart. Cells may be kept apart by tabs or by two spaces; Yahoo's page has its own default behind a
 * league's points, which is passed over, and ESPN's may have points on a line of their own. `isLabel` tells a name that ends in a
 * number from a name with points.
 */
export function settingLines(text: string, isLabel: (text: string) => boolean): SettingLine[] {
  const found: SettingLine[] = [];
  let waiting: string | null = null;
  for (const line of plainLines(text)) {
    if (NOISE.test(line)) continue;
    const [first = "", ...rest] = line.split(/\t+| {2,}/).filter((cell) => cell.trim() !== "");
    if (waiting !== null && writtenPoints(first) !== null && rest.every((cell) => writtenPoints(cell) !== null)) {
      found.push({ line: `${waiting} ${line}`, label: waiting, value: first });
      waiting = null;
      continue;
    }
    if (waiting !== null) found.push({ line: waiting, label: waiting, value: null });
    waiting = null;
    if (rest.length > 0) found.push(cellsOf(line, first, rest));
    else if (isLabel(line)) waiting = line;
    else found.push(tailOf(line));
  }
  return waiting === null ? found : [...found, { line: waiting, label: waiting, value: null }];
}

/** Lines with something on them, with plain spaces and plain minus signs. */
function plainLines(text: string): string[] {
  return text
    .replaceAll(/[\u2212\u2012\u2013](?=[\d.])/g, "-")
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/[\u00A0\u2007\u202F]/g, " ").trim())
    .filter((line) => line !== "");
}

/** A name, its points, and perhaps what they are by default. More than that is no line of one item. */
function cellsOf(line: string, first: string, [second = "", ...others]: string[]): SettingLine {
  const label = first.replace(/\s*:$/, "");
  const isOne =
    writtenPoints(second) !== null && others.length < 2 && others.every((cell) => writtenPoints(cell) !== null);
  return { line, label, value: isOne ? second : null };
}

function tailOf(line: string): SettingLine {
  const [, label, value] = BRACKET_TAIL.exec(line) ?? TAIL.exec(line) ?? [];
  if (label === undefined || value === undefined) return { line, label: line, value: null };
  return { line, label, value };
}
