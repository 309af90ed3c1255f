import { normalizeName } from "../../../domain/names/normalize-name.ts";
import type { PastedName } from "../../../domain/my-players/pasted-name.ts";
import { readPastedNames } from "../../../domain/my-players/read-pasted-names.ts";
import type { SearchedPlayer } from "../../../domain/players/player-index.ts";

/** Real and invented people, chosen for the names that are near each other. */
const ROWS: readonly (readonly [name: string, position: string, team: string | null])[] = [
  ["Josh Allen", "QB", "BUF"],
  ["Josh Allen", "LB", "JAX"],
  ["Kyle Allen", "QB", "PIT"],
  ["Keenan Allen", "WR", "CHI"],
  ["Ja'Marr Chase", "WR", "CIN"],
  ["Amon-Ra St. Brown", "WR", "DET"],
  ["A.J. Brown", "WR", "PHI"],
  ["Noah Brown", "WR", "WAS"],
  ["Marquise Brown", "WR", "KC"],
  ["DK Metcalf", "WR", "SEA"],
  ["Christian McCaffrey", "RB", "SF"],
  ["Bijan Robinson", "RB", "ATL"],
  ["Brian Robinson Jr.", "RB", "WAS"],
  ["Kenneth Walker III", "RB", "SEA"],
  ["Marvin Harrison Jr.", "WR", "ARI"],
  ["Harrison Butker", "K", "KC"],
  ["Travis Kelce", "TE", "KC"],
  ["Patrick Mahomes", "QB", "KC"],
  ["Jaylen Waddle", "WR", "MIA"],
  ["Jalen Hurts", "QB", "PHI"],
  ["Jalen Ramsey", "CB", "MIA"],
  ["Justin Jefferson", "WR", "MIN"],
  ["Jordan Jefferson", "DT", "JAX"],
  ["Cameron Jordan", "DE", "NO"],
  ["Parker Washington", "WR", "JAX"],
  ["DeVonta Smith", "WR", "PHI"],
  ["Jaxon Smith-Njigba", "WR", "SEA"],
  ["Émile Ødegård", "WR", "CHI"],
  ["Tank Bigsby", "RB", "JAX"],
  ["Tank Dell", "WR", "HOU"],
  ["Mike Williams", "WR", "PIT"],
  ["Mike Williams", "WR", null],
  ["Drew Ashgrove", "TE", "TEN"],
  ["Chase Young", "DE", "NO"],
  ["Will Levis", "QB", "TEN"],
];

/** The people of this league; each id is the place in the list. */
export const LEAGUE: readonly SearchedPlayer[] = ROWS.map(([name, position, team], at) => ({
  playerId: `p-${at}`,
  name,
  position,
  team,
  jerseyNumber: null,
  rookieSeason: 2020,
  normalizedName: normalizeName(name),
}));

/** A player in few words: `Josh Allen BUF`. */
export function inWords({ name, team }: SearchedPlayer): string {
  return `${name} ${team ?? "-"}`;
}

/** What a text comes to, in few words: `= Josh Allen BUF`, `? Josh Allen BUF, Josh Allen JAX`, `D PHI`, `D? NYG, NYJ`, `- Bob Nobody`. */
export function readInWords(text: string): string[] {
  return readPastedNames(text, LEAGUE).names.map(nameInWords);
}

function nameInWords(name: PastedName): string {
  switch (name.kind) {
    case "matched":
      return `= ${inWords(name.player)}`;
    case "ask":
      return `? ${name.candidates.map(inWords).join(", ")}`;
    case "defense":
      return `D ${name.team}`;
    case "ask-defense":
      return `D? ${name.teams.join(", ")}`;
    case "unknown":
      return `- ${name.text}`;
  }
}
