import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOTS = ["app", "bench", "cli", "docs", "domain", "server", "tests", "README.md"];
const TEXT = /\.(?:css|json|md|mjs|mts|ts|tsx)$/;

/**
 * British spelling, hyphens that American football writes without, and words that are not the sport's or the trade's own.
 * Names of files and identifiers count like words.
 */
const BANNED = [
  "kick-off",
  "half-time",
  "time-out",
  "post-season",
  "pre-season",
  "(?<!cod)e-mail",
  "line-ups?",
  "touch-down",
  "favour",
  "colour",
  "behaviour",
  "neighbour",
  "honour",
  "offence",
  "defence",
  "licence",
  "centre",
  "towards",
  "authoris",
  "recognis",
  "normalis",
  "initialis",
  "organis",
  "realis(?!t|m)",
  "summaris",
  "minimis",
  "maximis",
  "optimis(?!t|m)",
  "serialis",
  "synchronis",
  "penalis",
  "apologis",
  "analys(?:e|ed|ing)\\b",
  "catalogue",
  "labelled(?!by)",
  "modelled",
  "signalled",
  "travelled",
  "travelling",
  "cancelled",
  "cancelling",
  "whilst",
  "amongst",
  "learnt",
  "judgement",
  "off-season",
  "spoilt",
  "half-way",
  "for[ -]ever\\b",
  "good-bye",
  "full stops?\\b",
  // The words of the sport and of the trade: see docs/architecture.md, "Names".
  "\\bfouls?\\b",
  "Fouls?(?![a-z])",
  "\\bwhoever\\b",
  "\\bwhom\\b",
  "of which nothing",
  "\\b(?:bear|bears|borne) (?:it )?out\\b",
  "\\bhubs?\\b(?!/)",
  "\\btellers?\\b",

  "entered late",
  "play withdrawn",
  "squeez(?:e|ed|ing)\\b",
  "giveBack",
  "putAway",
  "tell(?:Recap|Preview)",
  "\\baskers?\\b",
  "(?:voice|chat|limited)Asker",
  "standForLead",
  "fold-?name",
  "\\bstory desk\\b",
  "StoryDesk",
  "ended level|is level now|score level",
].join("|");

/** Where such a word is not ours, and why it stays. */
const ALLOWED: readonly (readonly [file: RegExp, words: RegExp, reason: string])[] = [
  [/^tests\/unit\/american-english\.test\.ts$/, /./, "the list itself"],
  [/^tests\/(?:analyst\/statements\/.*\.ts|fixtures\/lots\/.*\.json)$/, /./, "sentences as people wrote them"],
  [
    /^domain\/(?:analyst\/reply\/(?:question\/lexicon|plays\/asked-plays|talk\/small-talk)|cited\/(?:free|group)-words|players\/player-query)\.ts$/,
    /./,
    "words of questions and texts, however they are spelled",
  ],
  [/^domain\/(?:check\/sentence-context|news\/(?:arrest|betting)-news)\.ts$/, /towards/, "as a text may spell it"],
  [/^domain\/cited\/kind-words\.ts$/, /foul/, "a word that a text may use of a penalty"],
  [
    /^(?:domain\/(?:analyst\/(?:answer|ground)|check)\/.*|tests\/(?:fixtures|domain\/news)\/.*)$/,
    /whom|whoever/,
    "words that a text or a question may use",
  ],
  [/^server\/store\/migrations\/0001-games\.ts$/, /foldedName/, "the column's name until migration 0010"],
  [
    /^(?:server\/store\/migrations\/0010-american-words|tests\/store\/migrations\.test)\.ts$/,
    /withdrawn|foldedName/,
    "the old words of stored rows, which the migration replaces",
  ],
  [/^(?:docs\/spec-coverage\.md|tests\/.*)$/, /S8\.colour\.1/, "an id of the specification's checklist"],
  [
    /^tests\/(?:emulators\/realtime|unit\/mcp-answer|(?:providers|e2e)\/realtime-emulator)/,
    /cancelled/,
    "a protocol's own word",
  ],
];

function* filesUnder(path: string): Generator<string> {
  if (TEXT.test(path)) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inside);
    else if (TEXT.test(entry.name)) yield inside;
  }
}

/** `file:line: word` of every banned word that no exception covers, in the file's name too. */
function findBanned(file: string, text: string): string[] {
  // Most files have none, and one look at the whole text is much faster than one at each line.
  if (!new RegExp(BANNED, "i").test(`${file}\n${text}`)) return [];
  const exceptions = ALLOWED.filter(([pattern]) => pattern.test(file));
  return `${file}\n${text}`
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(new RegExp(BANNED, "gi"))]
        .filter(({ 0: word }) => !exceptions.some(([, words]) => words.test(word) || words.test(line)))
        .map(({ 0: word }) => `${file}:${index}: ${word}`),
    );
}

describe("American English", () => {
  it("is written in every file", () => {
    const files = ROOTS.flatMap((root) => [...filesUnder(root)]);
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.flatMap((file) => findBanned(file, readFileSync(file, "utf8")))).toEqual([]);
  });

  it.each([
    "The kick-off",
    "its colour",
    "a Defence",
    "isOffence",
    "e-mails",
    "unauthorised",
    "two time-outs",
    "labelled",
    "a foul",
    "whoever asks",
    "for whom",
    "isFoul",
    "borne out by",
    "the week hub",
    "voiceAsker",
    "a full stop",
    "not for ever",
  ])("would miss %s nowhere", (text) => {
    expect(findBanned("docs/planted.md", text)).toHaveLength(1);
  });

  it.each([
    "aria-labelledby",
    "ariaLabelledBy",
    "Greyson",
    "code-mail.ts",
    "realistic",
    "The offense",
    "masker",
    "GitHub",
    "storyteller",
  ])("lets %s pass", (text) => {
    expect(findBanned("docs/planted.md", text)).toEqual([]);
  });
});
