import type { Fact } from "../fact.ts";
import type { FactKind } from "../fact-kind.ts";

/** Where a fact stands on a sheet, in this order. */
export const SHEET_SECTIONS = ["game", "course", "teams", "players", "fantasy", "season"] as const;

export type SheetSection = (typeof SHEET_SECTIONS)[number];

/** The section of each kind, and the letter with which its short ids begin: a wrong id is then seldom another kind's. */
const PLACES: Record<FactKind, readonly [SheetSection, string]> = {
  result: ["game", "g"],
  stage: ["game", "g"],
  place: ["game", "g"],
  weather: ["game", "g"],
  betting: ["game", "b"],
  score: ["course", "s"],
  turnover: ["course", "x"],
  block: ["course", "k"],
  miss: ["course", "k"],
  stop: ["course", "k"],
  conversion: ["course", "k"],
  twoPoint: ["course", "k"],
  play: ["course", "k"],
  drive: ["course", "d"],
  quarter: ["course", "q"],
  break: ["course", "q"],
  line: ["players", "p"],
  usage: ["players", "u"],
  absence: ["players", "a"],
  projection: ["fantasy", "f"],
  fantasy: ["fantasy", "f"],
  team: ["teams", "t"],
  record: ["season", "h"],
  streak: ["season", "h"],
  seasonHigh: ["season", "h"],
  lastGame: ["season", "h"],
  mean: ["season", "m"],
  form: ["season", "e"],
  first: ["course", "r"],
  last: ["course", "r"],
  only: ["course", "r"],
  nth: ["course", "r"],
  tying: ["course", "r"],
  goAhead: ["course", "r"],
  answered: ["course", "r"],
  ledTo: ["course", "r"],
  run: ["course", "r"],
  largestLead: ["course", "r"],
  comeback: ["course", "r"],
  neverTrailed: ["game", "r"],
  neverLed: ["game", "r"],
  compare: ["teams", "c"],
  rank: ["players", "n"],
  gap: ["course", "r"],
  threshold: ["players", "n"],
  inARow: ["course", "r"],
  count: ["course", "r"],
  deciding: ["course", "r"],
};

/** The section of a fact by its kind alone, whatever it stands beside. */
export function sectionOf({ kind }: Pick<Fact, "kind">): SheetSection {
  return PLACES[kind][0];
}

export function letterOf({ kind }: Pick<Fact, "kind">): string {
  return PLACES[kind][1];
}
