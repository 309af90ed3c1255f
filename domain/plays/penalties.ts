import { finalAccount } from "./play-text.ts";
import type { ShownPlay } from "../game/play.ts";
import { canonicalTeamCode } from "../game/team-code.ts";
import { matches } from "../words/matches.ts";

/** A penalty in the league's text. */
export interface LeaguePenalty {
  /** The team's code as the text writes it. */
  code: string;
  /** The player as the text writes him, `B.St-Juste`; null for a penalty on the team. */
  player: string | null;
  jersey: string | null;
  /** `Defensive Pass Interference` */
  name: string;
  yards: number | null;
  outcome: "enforced" | "declined" | "offsetting";
}

/** `PENALTY on KC-13-N.Gray, Illegal Formation, 5 yards, enforced at`; one that costs nothing is written small. */
const PENALTY =
  /\b(?:PENALTY|Penalty) on ([A-Z]{2,3})(?:-(\d+)-([^,]+))?, ([^,]+), (?:(\d+) yards?, )?(enforced|declined|offsetting)\b/g;

/** The penalties that a final account of a play has in the league's words, in its order; superseded ones are none. */
export function leaguePenalties(account: string): LeaguePenalty[] {
  return matches(account, PENALTY).map(([, code = "", jersey = null, player = null, name = "", yards, outcome]) => ({
    code,
    player,
    jersey,
    name,
    yards: yards === undefined ? null : Number(yards),
    outcome: outcome === "declined" || outcome === "offsetting" ? outcome : "enforced",
  }));
}

/** A kickoff out of bounds, or short of the landing zone: the ball is placed instead of moved. */
const PLACED = /\bPENALTY on ([A-Z]{2,3})(?:-\d+-[^,]+)?, [^,]+, placed at\b/g;

interface StatedPenalty {
  code: string | null;
  yards: number;
}

/** Who committed the enforced penalties of a row, by the league's text: the plays themselves do not say. Null where text and figure disagree. */
function enforcedPenalties({ description, penaltyYards }: Penalized): StatedPenalty[] | null {
  // So it is of most rows.
  if (penaltyYards === null && !description.includes("PENALTY")) return [];
  const account = finalAccount(description);
  // The league counts such a kick as a penalty without yards.
  const placed = matches(account, PLACED).map(([, code = ""]) => ({ code: canonicalTeamCode(code), yards: 0 }));
  if (penaltyYards === null) return placed;
  const stated = statedPenalties(account);
  const [only, ...more] = stated;
  // Where they differ, in two plays of 2024, the league's own sums have the play's figure.
  if (only !== undefined && more.length === 0) return [{ ...only, yards: penaltyYards }, ...placed];
  const isSupported = stated.some(({ yards }) => yards === penaltyYards) || (penaltyYards === 0 && placed.length > 0);
  return isSupported ? [...stated, ...placed] : null;
}

type Penalized = Pick<ShownPlay, "description" | "penaltyYards">;

/** The enforced penalties that the league's text gives yards. */
function statedPenalties(account: string): StatedPenalty[] {
  return leaguePenalties(account).flatMap(({ code, yards, outcome }) =>
    outcome === "enforced" && yards !== null ? [{ code: canonicalTeamCode(code), yards }] : [],
  );
}

/**
 * Yards that all enforced penalties of a row moved the ball, seen from a team; null where the league's text has fewer than two: then the source's own
 * figure stands.
 */
export function severalPenaltiesGain(description: string, team: string | null): number | null {
  const enforced = statedPenalties(finalAccount(description));
  if (team === null || enforced.length < 2) return null;
  return enforced.reduce((sum, { code, yards }) => sum + (code === team ? -yards : yards), 0);
}

/** A team's enforced penalties on one play. */
export interface PlayPenalties<Row> {
  play: Row;
  count: number;
  yards: number;
}

/**
 * A team's enforced penalties as the league counts them, play by play: of two on one play both, with the yards of both, although the
 * play's own figure is only one's. Null where one row's text does not support its figure: a count without it would be wrong.
 */
export function penaltiesByPlay<Row extends Penalized>(
  plays: readonly Row[],
  team: string,
): PlayPenalties<Row>[] | null {
  const found: PlayPenalties<Row>[] = [];
  for (const play of plays) {
    const stated = enforcedPenalties(play);
    if (stated === null) return null;
    const own = stated.filter(({ code }) => code === team);
    if (own.length > 0) found.push({ play, count: own.length, yards: own.reduce((sum, { yards }) => sum + yards, 0) });
  }
  return found;
}

/** What they come to in a game; null where they cannot be counted. */
export function teamPenalties(plays: readonly Penalized[], team: string): { count: number; yards: number } | null {
  const found = penaltiesByPlay(plays, team);
  if (found === null) return null;
  return found.reduce((sum, { count, yards }) => ({ count: sum.count + count, yards: sum.yards + yards }), {
    count: 0,
    yards: 0,
  });
}
