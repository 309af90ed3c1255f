import type { Play, ShownPlay } from "./play.ts";

/** A play without what only the fold needs. Field by field: a copy that leaves fields out costs eight times as much. */
export function shownPlay(play: Play): ShownPlay {
  return {
    playId: play.playId,
    quarterName: play.quarterName,
    sequence: play.sequence,
    timeRemainingMinutes: play.timeRemainingMinutes,
    timeRemainingSeconds: play.timeRemainingSeconds,
    team: play.team,
    opponent: play.opponent,
    down: play.down,
    distance: play.distance,
    isFirstDown: play.isFirstDown,
    isTouchdown: play.isTouchdown,
    yardLine: play.yardLine,
    yardLineTerritory: play.yardLineTerritory,
    yardsToEndZone: play.yardsToEndZone,
    type: play.type,
    description: play.description,
    yardsGained: play.yardsGained,
    isScoringPlay: play.isScoringPlay,
    awayPoints: play.awayPoints,
    homePoints: play.homePoints,
    drive: play.drive,
    returnYards: play.returnYards,
    kickDistance: play.kickDistance,
    penaltyYards: play.penaltyYards,
    isBlocked: play.isBlocked,
    timeoutTeam: play.timeoutTeam,
  };
}
