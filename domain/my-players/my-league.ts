import type { Scoring } from "../scoring/scoring.ts";

/** Somebody on a fantasy team, by the ids of this site. */
export interface RosteredPlayer {
  /** `playerId`, or the code of a team whose defense it is; null for an empty place and for somebody this site does not know. */
  owner: string | null;
  /** As the league or the reader writes it; empty for an empty place. */
  name: string;
  /** The place in the lineup as the league calls it (`QB`, `FLEX`); null on the bench and where nobody said. */
  slot: string | null;
}

/** A fantasy team in one week. */
export interface FantasyTeam {
  name: string;
  /** What the league's commissioner set in place of its points; null where nothing was. */
  fixedTotal: number | null;
  starters: readonly RosteredPlayer[];
  bench: readonly RosteredPlayer[];
}

/** One league of a reader in one week. */
export interface MyLeague {
  /** What stands for it in an address: short, and unique among the reader's leagues. Another one may have it once this one is removed. */
  id: string;
  /** What no other team of any league is called by; null for players without a league. */
  key: string | null;
  name: string;
  scoring: Scoring;
  mine: FantasyTeam;
  /** Null in a week off, and for players without a league. */
  theirs: FantasyTeam | null;
  /** Where the lineups come from, to be credited. */
  source: "sleeper" | "pasted";
}
