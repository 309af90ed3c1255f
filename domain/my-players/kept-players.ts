import { shownLine } from "../words/shown-line.ts";

/** What a reader keeps: the players they follow, and their leagues. No lineup of a Sleeper league is in it, only where it is. */
export interface KeptPlayers {
  /** Players by `playerId`, defenses by their team's code, in the order in which they were starred. */
  starred: readonly string[];
  leagues: readonly KeptLeague[];
}

export type KeptLeague = SleeperKept | PastedKept;

interface NamedLeague {
  /** A whole number from 1 on, as text; stands for the league in addresses for as long as it is kept, and then for another one. */
  id: string;
  /** As the reader calls it: see `leagueName`. */
  name: string;
}

/** A league at Sleeper, by Sleeper's own numbers. */
export interface SleeperKept extends NamedLeague {
  source: "sleeper";
  leagueId: string;
  /** Which of its teams is the reader's. */
  team: { userId: string } | { rosterId: number };
}

/** A team that the reader pasted. */
export interface PastedKept extends NamedLeague {
  source: "pasted";
  /** The league's rules in the text of an address: see `scoring-address.ts`. */
  scoring: string;
  starters: readonly string[];
  bench: readonly string[];
}

/** Nobody yet. */
export const NOTHING_KEPT: KeptPlayers = { starred: [], leagues: [] };

/** Browsers keep 4,096 bytes of a cookie with its name and attributes. */
export const MOST_TEXT = 3_000;
export const MOST_STARRED = 100;
export const MOST_LEAGUES = 8;
/** Of a pasted team. */
export const MOST_STARTERS = 30;
export const MOST_BENCH = 40;
/** Of a pasted league's rules, in characters: a league with more is better read from Sleeper. */
export const MOST_SCORING = 400;
const LONGEST_NAME = 40;

/** A league's name as it is kept: one line of at most 40 signs, nothing in it that cannot be seen; null where nothing is left. */
export function leagueName(given: string): string | null {
  return shownLine(given, LONGEST_NAME);
}

/** Whether a text has the form of a player's id or of a team's code; whether anybody has it is the store's to know. */
export function isOwnerId(text: string): boolean {
  return /^[A-Za-z0-9][\w.-]{0,63}$/.test(text);
}
