import { POSITION_WORDS } from "../names/name-context.ts";

/** A team's defense as a position of a lineup. */
export const DEFENSE = "DEF";

/** Positions as fantasy sites write them, folded, to the sources' positions that may stand behind them. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  hb: ["RB", "FB"],
  pk: ["K"],
  k: ["K"],
  def: [DEFENSE],
  dst: [DEFENSE],
  defense: [DEFENSE],
  d: [DEFENSE],
  lb: ["LB", "ILB", "OLB", "MLB", "EDGE", "DE", "DL"],
  ilb: ["LB", "ILB", "MLB"],
  olb: ["LB", "OLB", "EDGE", "DE", "DL"],
  mlb: ["LB", "ILB", "MLB"],
  edge: ["LB", "OLB", "EDGE", "DE", "DL"],
  edr: ["LB", "OLB", "EDGE", "DE", "DL"],
  de: ["DE", "DL", "EDGE", "OLB", "LB"],
  dt: ["DT", "DL", "NT"],
  nt: ["DT", "DL", "NT"],
  dl: ["DL", "DE", "DT", "NT", "EDGE", "LB"],
  ol: ["OL", "C", "G", "T", "OT", "OG"],
  ot: ["OL", "T", "OT"],
  og: ["OL", "G", "OG"],
  ls: ["LS"],
  cb: ["CB", "DB"],
  s: ["S", "DB", "FS", "SS", "SAF"],
  fs: ["S", "DB", "FS", "SAF"],
  ss: ["S", "DB", "SS", "SAF"],
  db: ["DB", "CB", "S", "FS", "SS", "SAF"],
};

/** Who may fill the place of a defense in a league that plays single defenders. */
const DEFENDERS: readonly string[] = [
  "DB",
  "CB",
  "S",
  "FS",
  "SS",
  "SAF",
  "DL",
  "DE",
  "DT",
  "NT",
  "EDGE",
  "LB",
  "ILB",
  "OLB",
  "MLB",
];

const LINEMEN: readonly string[] = ["OL", "C", "G", "T", "OT", "OG", "LS"];

/** Positions that every league's rosters have. */
const IN_EVERY_LEAGUE: readonly string[] = ["QB", "RB", "FB", "HB", "WR", "TE", "K"];

/** Whether a player blocks and snaps, and scores for nobody. */
export function isLinemanPosition(position: string): boolean {
  return LINEMEN.includes(position);
}

/** Whether a player is a single defender: few leagues play them. */
export function isDefenderPosition(position: string): boolean {
  return DEFENDERS.includes(position);
}

/** Whether a roster has places for a position, with single defenders or without. */
export function isRosteredPosition(position: string, playsDefenders: boolean): boolean {
  return isDefenderPosition(position) ? playsDefenders : IN_EVERY_LEAGUE.includes(position);
}

/** The positions that a folded word of a pasted text names, `RB2` like `RB`; null for any other word. */
export function positionsOf(word: string): readonly string[] | null {
  const bare = word.replace(/\d$/, "");
  const spelled = POSITION_WORDS[bare];
  if (spelled !== undefined) return spelled === "RB" || spelled === "FB" ? ["RB", "FB"] : [spelled];
  return WRITTEN[bare] ?? null;
}

/** Whether a player's position is one of those in the text; a player without a known position fits any. */
export function isAtPosition(position: string, written: readonly string[]): boolean {
  return position === "" || written.includes(position) || (written.includes(DEFENSE) && DEFENDERS.includes(position));
}
