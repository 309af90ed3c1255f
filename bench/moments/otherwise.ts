import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Play } from "../../domain/game/play.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";

/**
 * The same finished game as it could have gone on after the first `count` of its plays: other plays with other ids, people and
 * scores, fewer of them, overtime, another result, other official figures, other texts. Only what a scoreboard showed before the next
 * snap is the same. A page that stands at that moment cannot tell the two apart, or it knows something that is later.
 */
export function otherwiseAfter(stored: GameSnapshot, count: number): GameSnapshot {
  const happened = stored.allPlays.slice(0, count);
  const coming = stored.allPlays.slice(count);
  // Rows between two snaps (timeouts, the end of a period) are looked over for the next down.
  const snap = coming.findIndex(({ down }) => down > 0);
  const known = coming.slice(0, Math.max(1, Math.min(snap === -1 ? 1 : snap + 1, 4)));
  const last = stored.allPlays.at(-1);
  const rest = last === undefined ? [] : [{ ...last, quarterName: "OT" as const, timeRemainingMinutes: 5 }];
  const played = new Set(happened.flatMap(({ credits }) => credits.map(({ playerId }) => playerId)));
  return {
    ...stored,
    game: {
      ...stored.game,
      awayScore: 87,
      homeScore: 86,
      awayScoreQuarter4: 77,
      homeScoreQuarter4: 76,
      isOvertime: true,
      status: "F/OT",
      attendance: 12_345,
      lastUpdated: "2031-01-01T00:00:00Z",
      lastPlay: "otherwise at the end",
    },
    allPlays: [...happened, ...[...known, ...rest].map((play, index) => otherwise(play, index))],
    playerGameStats: stored.playerGameStats.filter(({ playerId }) => played.has(playerId)).map(otherFigures),
    differences: [],
    gameRecap: null,
    corrections: [],
  };
}

/** When and from where it is snapped stays, which was known before. */
function otherwise(play: Play, index: number): Play {
  return {
    ...play,
    playId: `otherwise-${index}`,
    description: `otherwise ${index}`,
    credits: [],
    awayPoints: 8,
    homePoints: 3,
    isScoringPlay: 1,
    isTouchdown: true,
    isFirstDown: 1,
    yardsGained: 99,
    returnYards: 99,
    kickDistance: 99,
    penaltyYards: 99,
    isBlocked: true,
    timeoutTeam: null,
    happenedAt: "2031-01-01T00:00:00Z",
  };
}

/** Who he is stays; what he did in the end is another matter. */
function otherFigures(line: PlayerLine): PlayerLine {
  return {
    ...line,
    fantasyPoints: 77.7,
    fantasyPointsPPR: 88.8,
    passingYards: 777,
    rushingYards: 777,
    receivingYards: 777,
  };
}
