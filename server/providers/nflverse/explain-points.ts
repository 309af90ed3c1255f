import type { CreditStat } from "../../../domain/game/credit.ts";
import {
  fantasyPoints,
  type ScoredFigures,
  SOURCE_PPR_SCORING,
  SOURCE_SCORING,
} from "../../../domain/fold/fantasy-points.ts";
import { sourceFigures } from "../../../domain/fold/source-points.ts";
import type { LineDifference } from "../../../domain/game/line-difference.ts";
import { finalAccount } from "../../../domain/plays/play-text.ts";
import type { Play } from "../../../domain/game/play.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import type { ComparedLines } from "./compared-lines.ts";
import { isCredited, isNamed, momentOf } from "./play-of-difference.ts";

/**
 * Why a player's official points are not those of the plays: figures that points are made of and the box score does not show, each with the play
 * that it is about, or points that nflverse's own formula does not make of its own line. Null where it is neither: then the
 * difference comes from figures that are listed on their own.
 */
export function explainPoints(
  { playerId, field, official: given }: LineDifference,
  compared: ComparedLines,
): string | null {
  const official = compared.official.get(playerId);
  if (official === undefined) return null;
  const folded = compared.folded.get(playerId);
  const fromPlays = folded === undefined ? null : sourceFigures(folded);
  const own = pointsOf(official, field);
  if (Math.abs(own - given) >= 0.005) return `nflverse's points, which are ${own} by its own formula from its own line`;
  const causes = HIDDEN.flatMap((hidden) => hidden(official, fromPlays, compared.plays));
  return causes.length === 0 ? null : causes.join("; ");
}

function pointsOf(line: PlayerLine, field: LineDifference["field"]): number {
  return fantasyPoints(line, field === "fantasyPointsPPR" ? SOURCE_PPR_SCORING : SOURCE_SCORING);
}

/** One of the figures that points are made of and no column shows. */
type Hidden = (official: PlayerLine, fromPlays: ScoredFigures | null, plays: readonly Play[]) => string[];

const HIDDEN: readonly Hidden[] = [fumbles, specialTeams, twoPoints];

const FUMBLED = /fumbl|muff|aborted/i;

function fumbles(official: PlayerLine, fromPlays: ScoredFigures | null, plays: readonly Play[]): string[] {
  const more = (official.fumblesLost ?? 0) - (fromPlays?.fumblesLost ?? 0);
  if (more === 0) return [];
  if (more < 0) {
    const charged = plays.find((play) => isCredited(play, official.playerId, "fumblesLost"));
    return [`${at(charged)}a lost fumble that the play-by-play charges to him and nflverse's statistics do not`];
  }
  const losing = plays.filter(
    (play) =>
      FUMBLED.test(finalAccount(play.description)) &&
      isNamed(play, official.playerName) &&
      !isCredited(play, official.playerId, "fumblesLost"),
  );
  const [uncredited] =
    losing.length === 1 ? losing : losing.filter((play) => isCredited(play, official.playerId, "fumbles"));
  return [`${at(uncredited)}a lost fumble that nflverse's statistics charge to him and its play-by-play does not`];
}

const TOUCHDOWNS: readonly CreditStat[] = [
  "kickReturnTouchdowns",
  "puntReturnTouchdowns",
  "blockedKickReturnTouchdowns",
  "kickRecoveryTouchdowns",
  "fumbleReturnTouchdowns",
];

function specialTeams(official: PlayerLine, fromPlays: ScoredFigures | null, plays: readonly Play[]): string[] {
  const more = (official.specialTeamsTouchdowns ?? 0) - (fromPlays?.specialTeamsTouchdowns ?? 0);
  if (more === 0) return [];
  const scored = plays.find((play) => TOUCHDOWNS.some((stat) => isCredited(play, official.playerId, stat)));
  return more > 0
    ? [
        `${at(scored)}a touchdown on special teams by nflverse's statistics, which its play-by-play does not mark as one`,
      ]
    : [`${at(scored)}a touchdown on a kick that nflverse's statistics do not count as one on special teams`];
}

function twoPoints(official: PlayerLine, fromPlays: ScoredFigures | null): string[] {
  const more = (official.twoPointConversions ?? 0) - (fromPlays?.twoPointConversions ?? 0);
  if (more === 0) return [];
  return more > 0
    ? ["a two-point conversion that nflverse's statistics count and its play-by-play does not"]
    : ["a two-point conversion that the play-by-play credits to him and nflverse's statistics do not"];
}

/** `Q3 4:12: `, or nothing where no play is known. */
function at(play: Play | undefined): string {
  return play === undefined ? "" : `${momentOf(play)}: `;
}
