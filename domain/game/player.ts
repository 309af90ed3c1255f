/** A person on a roster. `playerId` is ours, and the same whichever provider a game came from. */
export interface Player {
  playerId: string;
  name: string;
  position: string;
  /** Latest known team code; null for a free agent. */
  team: string | null;
  jerseyNumber: number | null;
  /** ISO date. */
  birthDate: string | null;
  /** Inches. */
  height: number | null;
  /** Pounds. */
  weight: number | null;
  college: string | null;
  rookieSeason: number | null;
  /** The same person's ids elsewhere, for example `{ source: "fantasydata", id: "19801" }`. */
  aliases: PlayerAlias[];
}

export interface PlayerAlias {
  source: "gsis" | "fantasydata" | "espn" | "sleeper" | "pfr";
  id: string;
}
