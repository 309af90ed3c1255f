import type { ToolSnapshot } from "./analyst-tool.ts";
import { lostFumbles } from "./lost-fumbles.ts";
import { firstDownsOf } from "../../fold/first-downs-of.ts";
import type { ShownPlay } from "../../game/play.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import { teamPenalties } from "../../plays/penalties.ts";

/** What a team did; null where neither its statistics nor its plays tell. */
export interface TeamTotals {
  totalYards: number | null;
  /** Net of the yards lost by sacks, as the league counts a team's passing. */
  passingYards: number | null;
  rushingYards: number | null;
  firstDowns: number | null;
  /** Made by its defense. */
  sacks: number | null;
  interceptionsThrown: number | null;
  /** On returns too. */
  fumblesLost: number | null;
  /** Interceptions thrown and fumbles lost. */
  turnovers: number | null;
  passingTouchdowns: number | null;
  rushingTouchdowns: number | null;
  /** Enforced ones. */
  penalties: number | null;
  penaltyYards: number | null;
}

/**
 * A team's totals by its players' statistics and its plays; null before there are any. Plays that do not add up to the score
 * are not counted: a total of them would be wrong.
 */
export function teamTotals(
  team: string,
  { game, allPlays, playerGameStats }: Pick<ToolSnapshot, "game" | "allPlays" | "playerGameStats">,
): TeamTotals | null {
  const lines = playerGameStats.filter((line) => line.team === team);
  const plays = addsUp(allPlays, game) ? allPlays : [];
  if (lines.length === 0 && plays.length === 0) return null;
  const own = plays.filter((play) => play.team === team);
  const isKnown = plays.length > 0;
  const gross = sum(lines, "passingYards");
  const lost = own.reduce((yards, play) => (play.type === "Sack" ? yards - play.yardsGained : yards), 0);
  const passingYards = gross === null || !isKnown ? null : gross - lost;
  const rushingYards = sum(lines, "rushingYards");
  const thrown = sum(lines, "passingInterceptions");
  const fumbled = isKnown ? fumblesLostBy(team, plays, game) : null;
  const flags = isKnown ? teamPenalties(plays, team) : null;
  return {
    totalYards: passingYards === null || rushingYards === null ? null : passingYards + rushingYards,
    passingYards,
    rushingYards,
    firstDowns: isKnown ? own.reduce((count, play) => count + firstDownsOf(play), 0) : null,
    sacks: isKnown ? plays.filter((play) => play.type === "Sack" && play.opponent === team).length : null,
    interceptionsThrown: thrown,
    fumblesLost: fumbled,
    turnovers: thrown === null || fumbled === null ? null : thrown + fumbled,
    passingTouchdowns: sum(lines, "passingTouchdowns"),
    rushingTouchdowns: sum(lines, "rushingTouchdowns"),
    penalties: flags?.count ?? null,
    penaltyYards: flags?.yards ?? null,
  };
}

/** Null where one play does not tell who got the ball: a count without it would be wrong. */
function fumblesLostBy(team: string, plays: readonly ShownPlay[], game: ToolSnapshot["game"]): number | null {
  let count = 0;
  for (const play of plays) {
    const lost = lostFumbles(play, game);
    if (lost === null) return null;
    count += lost.filter((code) => code === team).length;
  }
  return count;
}

function addsUp(plays: readonly ShownPlay[], { awayScore, homeScore }: ToolSnapshot["game"]): boolean {
  let away = 0;
  let home = 0;
  for (const { awayPoints, homePoints } of plays) {
    away += awayPoints;
    home += homePoints;
  }
  return away === awayScore && home === homeScore;
}

type Summed = "passingYards" | "rushingYards" | "passingInterceptions" | "passingTouchdowns" | "rushingTouchdowns";

function sum(lines: readonly PlayerLine[], figure: Summed): number | null {
  const known = lines.map((line) => line[figure]).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}
