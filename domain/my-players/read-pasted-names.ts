import { normalizeName } from "../names/normalize-name.ts";
import type { SearchedPlayer } from "../players/player-index.ts";
import { cleanPaste } from "./clean-paste.ts";
import { joinLines } from "./join-lines.ts";
import { decideName, type KnownPeople, type Renown } from "./decide-name.ts";
import { type DefenseMention, type HintedMention, type LineMention, NO_HINTS } from "./mention.ts";
import { nameIndex } from "./name-index.ts";
import type { PastedName, PastedNames } from "./pasted-name.ts";
import { readLine } from "./read-line.ts";
import { readMentions } from "./read-mentions.ts";

/** A league's rosters have fewer of both. */
const MOST_CHARACTERS = 20_000;
const MOST_PIECES = 200;
/** As much of an unknown piece as is shown. */
const LONGEST_PIECE = 60;
/** Names one behind another are a lineup; more words than that are no list of names. */
const LONGEST_RUN = 60;
const NOBODY: Renown = new Map();

/**
 * The players and defenses that a pasted text names: one a line, a list with commas, or a lineup copied from a page of Sleeper, ESPN or
 * Yahoo. A missing match beats a wrong one: what is not sure is asked about (see `decideName`), and what looks like a name and is
 * nobody's is kept as `unknown`. Slots, points, times, opponents and other words of lineups are left out.
 *
 * `people` should be one list for many calls: its index is made once. By `renown` those who are asked about are put in order. Without
 * `playsDefenders` single defenders are meant only where the text says so or nobody else is. A text over 20,000 characters or with
 * over 200 names is read up to there, and `leftOut` says so.
 */
export function readPastedNames(
  text: string,
  people: readonly SearchedPlayer[],
  renown: Renown = NOBODY,
  playsDefenders = true,
): PastedNames {
  const index = nameIndex(people);
  const known: KnownPeople = { index, renown, playsDefenders };
  const decide = (mention: HintedMention): PastedName => decideMention(mention, known);
  const lines = joinLines(cleanPaste(text.slice(0, MOST_CHARACTERS)), index).map((line) =>
    readLine(line, index, (mention) => decide(mention).kind === "matched"),
  );
  const mentions = readMentions(lines, (mention) => decide(mention).kind === "matched");
  const names = mentions.slice(0, MOST_PIECES).flatMap((mention) => namesOf(mention, decide, known));
  return {
    names: onlyOnce(names),
    leftOut: leftOutWords(text.length > MOST_CHARACTERS, mentions.length > MOST_PIECES),
  };
}

function leftOutWords(isTooLong: boolean, hasTooMany: boolean): string | null {
  if (hasTooMany) return `Only the first ${MOST_PIECES} names were read.`;
  return isTooLong ? `Only the first ${MOST_CHARACTERS.toLocaleString("en-US")} characters were read.` : null;
}

/** The first of a mention's readings that calls anybody: what an initial rules out, the surname alone does not bring back. */
function decideMention(mention: HintedMention, known: KnownPeople): PastedName {
  for (const [at, { text }] of mention.readings.entries()) {
    const decision = decideName(text, mention.hints[at] ?? NO_HINTS, known, mention.isDoubtful);
    if (decision.kind !== "none") return { ...decision, text };
  }
  const texts = [mention.readings[0]?.text ?? mention.text, mention.typed];
  const [text = ""] = texts.toSorted((a, b) => b.length - a.length);
  return { kind: "unknown", text: text.slice(0, LONGEST_PIECE) };
}

function namesOf(
  mention: LineMention,
  decide: (mention: HintedMention) => PastedName,
  known: KnownPeople,
): PastedName[] {
  if (mention.kind === "unread") return [{ kind: "unknown", text: mention.text.slice(0, LONGEST_PIECE) }];
  if (mention.kind === "team") {
    const text = mention.text.slice(0, LONGEST_PIECE);
    return [mention.hasPosition ? { kind: "unknown", text } : { kind: "ask-defense", text, teams: mention.codes }];
  }
  if (mention.kind === "defense") return [defenseName(mention)];
  const decided = decide(mention);
  return decided.kind === "unknown" ? (namesInRun(mention.text, known) ?? [decided]) : [decided];
}

function defenseName({ text, codes }: DefenseMention): PastedName {
  const [team] = codes;
  return team !== undefined && codes.length === 1
    ? { kind: "defense", text, team }
    : { kind: "ask-defense", text, teams: codes };
}

/** Names one behind another without anything between, some of them misspelled; null where none is found. */
function namesInRun(run: string, known: KnownPeople): PastedName[] | null {
  const words = run.split(" ");
  if (words.length < 4 || words.length > LONGEST_RUN) return null;
  const names: PastedName[] = [];
  let rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = [3, 2]
      .map((length) => words.slice(at, at + length))
      .map((part) => ({ part, decision: decideName(part.join(" "), NO_HINTS, known, false) }))
      .find(({ decision }) => decision.kind === "matched");
    if (found === undefined) rest.push(words[at] ?? "");
    if (found !== undefined && rest.length > 0) {
      names.push({ kind: "unknown", text: rest.join(" ").slice(0, LONGEST_PIECE) });
      rest = [];
    }
    if (found?.decision.kind === "matched") names.push({ ...found.decision, text: found.part.join(" ") });
    at += found?.part.length ?? 1;
  }
  if (names.length === 0) return null;
  return rest.length === 0 ? names : [...names, { kind: "unknown", text: rest.join(" ").slice(0, LONGEST_PIECE) }];
}

/** The first of what means the same; what is asked about is dropped beside the same name made sure by a hint. */
function onlyOnce(names: readonly PastedName[]): PastedName[] {
  const seen = new Set<string>();
  return names.filter((one, at) => {
    if (one.kind === "ask" && [names[at - 1], names[at + 1]].some((near) => isRepeat(one, near))) return false;
    const key = keyOf(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A page writes a name twice, with his team and position behind the second. */
function isRepeat(one: PastedName, near: PastedName | undefined): boolean {
  return near?.kind === "matched" && normalizeName(near.text) === normalizeName(one.text);
}

function keyOf(one: PastedName): string {
  if (one.kind === "matched") return `player ${one.player.playerId}`;
  if (one.kind === "defense") return `defense ${one.team}`;
  const among = one.kind === "ask" ? one.candidates.map(({ playerId }) => playerId).join(" ") : "";
  return `${one.kind} ${normalizeName(one.text)} ${among}`;
}
