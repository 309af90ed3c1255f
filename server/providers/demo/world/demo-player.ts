/** The two teams of a game. */
export type DemoTeam = "away" | "home";

export function otherTeam(team: DemoTeam): DemoTeam {
  return team === "away" ? "home" : "away";
}

/** A simulated person. `talent` is his own skill at his position: 0 is an average starter, 1 a deviation above. */
export interface DemoPlayer {
  playerId: string;
  name: string;
  position: DemoPosition;
  team: string;
  /** 1 is the starter; the order within the position. */
  rank: number;
  talent: number;
  jerseyNumber: number;
  birthDate: string;
  height: number;
  weight: number;
  rookieSeason: number;
}

export type DemoPosition = "QB" | "RB" | "FB" | "WR" | "TE" | "OL" | "DL" | "LB" | "CB" | "S" | "K" | "P";
