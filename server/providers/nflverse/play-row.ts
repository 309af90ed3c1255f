import type { CsvRow } from "./csv-row.ts";
import { teamAt } from "./map-team.ts";
import type { PlayColumn } from "./wire.ts";

export type PlayRow = CsvRow<PlayColumn>;

/** Names under which people are known on the site, by id; the play-by-play has initials only. */
export type Names = ReadonlyMap<string, string>;

/** A kickoff, also one that a penalty undid. */
export function isKickoff(row: PlayRow): boolean {
  return row.text("play_type") === "kickoff" || row.text("play_type_nfl") === "KICK_OFF";
}

/** For a kickoff `posteam` is the team that receives; here it is the team that kicks, also where a penalty undid the kick. */
export function teamsOf(row: PlayRow): { team: string | null; opponent: string | null } {
  const posteam = teamAt(row, "posteam");
  const defteam = teamAt(row, "defteam");
  return isKickoff(row) ? { team: defteam, opponent: posteam } : { team: posteam, opponent: defteam };
}
