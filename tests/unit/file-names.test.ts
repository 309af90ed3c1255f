import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOTS = ["app", "bench", "cli", "domain", "server"];
const CODE = /\.tsx?$/;

/** Routes, and the files of commands, are named after their address and their command. */
const NAMED_BY_USE = /^(?:app\/routes\/|cli\/[^/]+$)/;

/** Files whose exports go by other names than the file's, each with what holds them together. */
const FAMILIES: readonly (readonly [file: RegExp, reason: string])[] = [
  [/^app\/(?:entry\.server|root)\.tsx$/, "React Router names the file and what it exports"],
  [/-words\.ts$/, "sentences about one subject, or what decides between them"],
  [/^bench\/measure-/, "one measurement, exported as a part of the report"],
  [/^bench\/page\/bare-voice\.ts$/, "a page's own script, called by that page"],
  [/^bench\/fit-(?:projections|usage|win-probability)\.ts$/, "a command, and what it fits"],
  [/^cli\/evaluate\/forecast-error\.ts$/, "several measures of how far a forecast is off"],
  [/^domain\/cited\/rules\/clause\/deed-spots\.ts$/, "where a clause tells deeds, and whose they are"],
  [/^domain\/cited\/rules\/teams\/team-verbs\.ts$/, "verbs as patterns, by what they say of a team"],
  [/^domain\/facts\/relations\/score-marks\.ts$/, "two relations that mark scores"],
  [/^domain\/facts\/wording\/phrase-of\.ts$/, "what a phrase is written with: its template, and names in it"],
  [/^domain\/game\/story\.ts$/, "the kinds of a story and their fields, as the specification calls them"],
  [/^domain\/my-players\/(?:attach-hints|read-tokens)\.ts$/, "steps of reading a line, by what they come to"],
  [/^server\/accounts\/session-ages\.ts$/, "what follows from the age of a session"],
  [/^server\/env\/mail-settings\.ts$/, "readers of the mail's variables"],
  [/^server\/pages\/league-form\.server\.ts$/, "the answer to the form of that name"],
  [/^server\/providers\/demo\/game-model\/clock\.ts$/, "what takes time, and what stops the clock"],
  [/^server\/providers\/demo\/narrate\/phrases\.ts$/, "pieces of the demo's sentences"],
  [/^server\/providers\/demo\/play\/pass-play\.ts$/, "the ways a pass play can go"],
  [/^server\/providers\/nflverse\/play-of-difference\.ts$/, "what explaining a difference asks of a play"],
  [/^server\/providers\/nflverse\/wire\.ts$/, "the source's own tables and columns"],
  [/^server\/providers\/sportsdataio\/(?:play-stats|wire-values)\.ts$/, "readers of the feed's own values"],
  [/^server\/store\/read-(?:changes|games)\.ts$/, "queries about one subject"],
  [/^server\/voice\/voice-price\.ts$/, "sums of money and time by one price"],
];

/** A name's words in small letters and the singular: `gameCards`, `GAME_CARDS` and `game-cards` are one. */
function nameWords(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase()
    .split("-")
    .map((word) => word.replace(/ies$/, "y").replace(/(?<=..[^s])s$/, ""));
}

const DECLARED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;

/** The names that a file exports: what runs, and types. */
function exportsOf(text: string): { values: string[]; types: string[] } {
  const declared = [...text.matchAll(DECLARED)].map(([, kind = "", name = ""]) => ({
    name,
    isType: /interface|type/.test(kind),
  }));
  const listed = [...text.matchAll(LISTED)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().replace(/^.* as |^type /, ""))
    .filter((name) => name !== "");
  return {
    values: [...declared.filter(({ isType }) => !isType).map(({ name }) => name), ...listed],
    types: declared.filter(({ isType }) => isType).map(({ name }) => name),
  };
}

function hasInARow(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && `-${words.join("-")}-`.includes(`-${wanted.join("-")}-`);
}

/**
 * Whether a file is named after what it exports (docs/architecture.md, "Names"): one export bears the file's whole name, where the folder's
 * own word may be left out, or at least half of several share a word with it. A file that exports nothing is named by what it does.
 */
function isNamedAfterExports(file: string, text: string): boolean {
  const { values, types } = exportsOf(text);
  const all = [...values, ...types].map(nameWords);
  const stem = basename(file).replace(/(?:\.server|\.d)?\.tsx?$/, "");
  const words = nameWords(stem.replace(/^\d+-/, ""));
  const folder = nameWords(basename(dirname(file)));
  const rest = words.filter((word) => !folder.includes(word));
  if (all.length === 0 || all.some((name) => hasInARow(name, words) || hasInARow(name, rest))) return true;
  const family = (values.length > 0 ? values : types).map(nameWords);
  const akin = family.filter((name) => name.some((word) => words.includes(word)));
  return family.length > 1 && 2 * akin.length >= family.length;
}

const FILES = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => join(root, file))
    .filter((file) => CODE.test(file) && !NAMED_BY_USE.test(file)),
);
const OTHERWISE = FILES.filter((file) => !isNamedAfterExports(file, readFileSync(file, "utf8")));

describe("a file's name", () => {
  it("is that of what the file exports, but for families that are listed with their reason", () => {
    expect(FILES.length).toBeGreaterThan(1_000);
    expect(OTHERWISE.filter((file) => !FAMILIES.some(([family]) => family.test(file)))).toEqual([]);
  });

  it("is in the list of families only where it has to be", () => {
    const unused = FAMILIES.filter(([family]) => !OTHERWISE.some((file) => family.test(file)));
    expect(unused.map(([family]) => String(family))).toEqual([]);
  });

  it.each([
    ["domain/plays/drives.ts", "export function groupPlays(): void {}"],
    ["server/http/same-origin.ts", "export function foreignProblem(): void {}\nexport interface Answer {}"],
    ["app/components/week-picker.tsx", "export function SeasonForm() {}\nexport const STRIP = 1;"],
    ["domain/tell/recap/recap-season.ts", "export const headline = 1;"],
  ])("is wrong for %s", (file, text) => {
    expect(isNamedAfterExports(file, text)).toBe(false);
  });

  it.each([
    ["domain/plays/group-plays.ts", "export function groupPlays(): void {}"],
    ["server/pages/admin-page.server.ts", "export async function loadAdminPage(): Promise<void> {}"],
    ["app/components/game-cards.tsx", "export default function GameCard() {}"],
    ["domain/tell/recap/recap-headline.ts", "export function headlineOf(): void {}"],
    ["server/live/live-events.ts", "export const patchEvent = 1;\nexport const beatEvent = 2;\nexport const end = 3;"],
    ["domain/game/status.ts", 'export { type Status, tone as statusTone } from "./other.ts";'],
    ["server/main.ts", "start();"],
  ])("is right for %s", (file, text) => {
    expect(isNamedAfterExports(file, text)).toBe(true);
  });
});
