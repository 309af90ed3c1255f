import { estimatedTokens } from "../../words/estimated-tokens.ts";
import type { Fact } from "../fact.ts";
import type { FactIndex } from "../fact-index.ts";
import { type FactKind, isRelation } from "../fact-kind.ts";
import type { KnownPlayers } from "../wording/words-of.ts";
import { harmless, sheetLine } from "./sheet-line.ts";
import { letterOf, sectionOf, SHEET_SECTIONS, type SheetSection } from "./sheet-section.ts";

/** Facts of a game as a writer is given them, a line each, under short ids of its own. */
export interface FactSheet {
  /** Sections with a heading each; every other line begins with a short id. */
  text: string;
  /** Short ids in the order of the lines. */
  ids: readonly string[];
  /** The index's id of a short id; what is none stays as it is, and the check says so. */
  indexId(id: string): string;
  /** The short id of a fact; null where the sheet does not hold it. */
  shortId(factId: string): string | null;
}

/** A fact with the relations that go without saying: see `FactIndex.marksOf`. */
interface Entry {
  fact: Fact;
  marks: readonly Fact[];
  weight: number;
}

/**
 * The weightiest facts of an index that fit into `most` tokens, as `estimatedTokens` counts them. Who cites a score has cited that it
 * tied the game, so that such relations stand in the score's own line; any other relation stands under the last of its facts.
 * Names are a source's: no line can end the sheet, begin another one, or hold a brace.
 */
export function sheetOf(index: FactIndex, { most }: { most: number }): FactSheet {
  const chosen = withinBudget(entriesOf(index), index, most);
  const sections = Map.groupBy(chosen, ({ fact }) => placeOf(fact, chosen));
  const numbers = new Map<string, number>();
  const known: KnownPlayers = new Set();
  const factIds = new Map<string, string>();
  const shortIds = new Map<string, string>();
  const blocks: string[] = [];
  for (const section of SHEET_SECTIONS) {
    const entries = inOrder(sections.get(section) ?? [], index, section);
    if (entries.length === 0) continue;
    const block = entries.map(({ fact, marks }) => {
      const letter = letterOf(fact);
      const number = (numbers.get(letter) ?? 0) + 1;
      numbers.set(letter, number);
      const id = `${letter}${number}`;
      for (const { id: own } of [fact, ...marks]) shortIds.set(own, id);
      factIds.set(id, fact.id);
      return sheetLine(id, fact, marks, index, known);
    });
    blocks.push([section.toUpperCase(), ...block].join("\n"));
  }
  if (known.size > 0) blocks.push(peopleBlock(known, index));
  return {
    text: blocks.join("\n\n"),
    ids: [...factIds.keys()],
    indexId: (id) => factIds.get(id) ?? id,
    shortId: (factId) => shortIds.get(factId) ?? null,
  };
}

function entriesOf(index: FactIndex): Entry[] {
  const marked = new Map(index.facts.map((fact) => [fact.id, index.marksOf(fact.id)]));
  const inOthers = new Set([...marked.values()].flat());
  return index.facts
    .filter((fact) => !inOthers.has(fact) && !isStatedElsewhere(fact, index) && !isLesserRank(fact, index))
    .map((fact) => {
      const marks = marked.get(fact.id) ?? [];
      return { fact, marks, weight: Math.max(fact.weight, ...marks.map(({ weight }) => weight)) };
    });
}

/** A score's line has its drive and its try; a snap that is a fourth down or a turnover is told as that. */
function isStatedElsewhere({ kind, marks, at }: Fact, index: FactIndex): boolean {
  if (kind === "drive") return marks.includes("touchdown") || marks.includes("fieldGoal");
  if (kind === "twoPoint") return true;
  if (kind !== "play" || at?.playId === undefined || at.playId === null) return false;
  return index.onPlay(at.playId).some((other) => SAY_MORE.has(other.kind));
}

const SAY_MORE: ReadonlySet<FactKind> = new Set<FactKind>(["score", "turnover", "stop", "conversion"]);

/** Who has the most of the game has the most of his team. */
function isLesserRank({ id, kind, marks, of }: Fact, index: FactIndex): boolean {
  if (kind !== "rank" || !marks.includes("ofTeam")) return false;
  const figure = id.slice(id.lastIndexOf(":"));
  return of.some((base) =>
    index
      .relationsOf(base)
      .some((rank) => rank.kind === "rank" && rank.marks.includes("ofGame") && rank.id.endsWith(figure)),
  );
}

function withinBudget(entries: readonly Entry[], index: FactIndex, most: number): Entry[] {
  const chosen: Entry[] = [];
  const known: KnownPlayers = new Set();
  let used = 0;
  for (const entry of entries.toSorted((a, b) => b.weight - a.weight)) {
    // A table's row is worth its tokens only where everything weightier has found room.
    used += estimatedTokens(`${sheetLine("s99", entry.fact, entry.marks, index, known)}\n`);
    if (used > most) break;
    chosen.push(entry);
  }
  return chosen;
}

/** A relation stands beside its facts: a player's season high is about a player, a rank of plays about the course of the game. */
function placeOf(fact: Fact, chosen: readonly Entry[]): SheetSection {
  const last = fact.of.at(-1);
  const base = last === undefined ? undefined : chosen.find(({ fact: { id } }) => id === last)?.fact;
  return base === undefined || !isRelation(fact.kind) || fact.kind === "compare" ? sectionOf(fact) : sectionOf(base);
}

/** The course by time, all else by weight; relations follow the last of their facts. */
function inOrder(entries: readonly Entry[], index: FactIndex, section: SheetSection): Entry[] {
  const bases = new Map<string, Entry[]>();
  const plain: Entry[] = [];
  const own = new Set(entries.map(({ fact }) => fact.id));
  for (const entry of entries) {
    const last = entry.fact.of.at(-1);
    if (last === undefined || !own.has(last) || entry.fact.kind === "compare") plain.push(entry);
    else bases.set(last, [...(bases.get(last) ?? []), entry]);
  }
  const places = new Map(index.facts.map(({ id }, place) => [id, place]));
  const placed = plain.toSorted(
    (a, b) =>
      (section === "course" ? byTime(a.fact, b.fact, index) : b.weight - a.weight) ||
      (places.get(a.fact.id) ?? 0) - (places.get(b.fact.id) ?? 0),
  );
  const withRelations = (entry: Entry): Entry[] => [
    entry,
    ...(bases.get(entry.fact.id) ?? []).flatMap((relation) => withRelations(relation)),
  ];
  return placed.flatMap((entry) => withRelations(entry));
}

/** What is true of the whole game stands first. */
function byTime(a: Fact, b: Fact, index: FactIndex): number {
  if (a.at === null || b.at === null) return Number(a.at !== null) - Number(b.at !== null);
  return index.compareTime(a, b);
}

/** Each player's team, with full names: the lines above name everybody in full once. */
function peopleBlock(known: KnownPlayers, index: FactIndex): string {
  const people = [...known].flatMap((playerId) => index.people.get(playerId) ?? []);
  const teams = [index.away, index.home].map(({ code, nick }) => {
    const names = people
      .filter(({ team }) => team === code)
      .map(({ name, position }) => harmless(position === "" ? name : `${name} ${position}`));
    return `${nick}: ${names.join(", ")}`;
  });
  return ["PEOPLE", ...teams].join("\n");
}
