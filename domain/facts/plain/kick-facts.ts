import type { Play } from "../../game/play.ts";
import { kickDistance } from "../../plays/play-text.ts";
import type { Fact } from "../fact.ts";
import { creditedWith, type GameRead, otherTeam, ownPoints } from "../game-read.ts";
import { around, makeFact, playReceipts } from "../make-fact.ts";
import type { Mark } from "../mark.ts";
import { aYard, yardBefore } from "../../words/yard-words.ts";
import { phrase, player, playersOwn, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { timeMarks } from "./time-marks.ts";

const KICKS: Partial<Record<Play["type"], { mark: Mark; words: string; weight: number }>> = {
  Punt: { mark: "punt", words: "punt", weight: 62 },
  FieldGoal: { mark: "fieldGoal", words: "field goal", weight: 58 },
  ExtraPoint: { mark: "extraPoint", words: "extra point", weight: 45 },
};

/** Kicks that were blocked, and those that missed. */
export function kickFacts(read: GameRead): Fact[] {
  return read.plays.flatMap((play) => (play.isBlocked ? blocked(read, play) : missed(read, play)));
}

function blocked(read: GameRead, play: Play): Fact[] {
  const kick = KICKS[play.type];
  if (kick === undefined || play.team === null) return [];
  const team = otherTeam(read.game, play.team);
  const blocker = creditedWith(play, ["blockedKicks"], team);
  const kicker = creditedWith(play, ["fieldGoalAttempts", "extraPointAttempts"], play.team);
  const yards = play.type === "FieldGoal" ? kickDistance(play) : null;
  const what = play.type === "ExtraPoint" ? "an extra point" : `${aYard(yards)} ${kick.words}`;
  return [
    makeFact({
      id: `bk${play.playId}`,
      kind: "block",
      weight: kick.weight,
      team,
      marks: [kick.mark, ...timeMarks(play)],
      roles: { blocker, kicker, punter: creditedWith(play, ["punts"], play.team) },
      values: { kickYards: yards },
      ...around(read, play),
      receipts: playReceipts(play),
      clause: phrase`${blocker === undefined ? teamName(team) : player(blocker)} blocked ${what}`,
      noun: phrase`${blocker === undefined ? teamsOwn(team) : playersOwn(blocker)} blocked ${kick.words}`,
    }),
  ];
}

/** Nobody is charged with a kick that was never kicked. */
function missed(read: GameRead, play: Play): Fact[] {
  const { team, type } = play;
  const kick = KICKS[type];
  if (kick === undefined || type === "Punt" || team === null) return [];
  const kicker = creditedWith(play, ["fieldGoalAttempts", "extraPointAttempts"], team);
  if (kicker === undefined || ownPoints({ away: play.awayPoints, home: play.homePoints }, team, read.game).own > 0)
    return [];
  const yards = type === "FieldGoal" ? kickDistance(play) : null;
  return [
    makeFact({
      id: `ms${play.playId}`,
      kind: "miss",
      weight: type === "FieldGoal" ? 50 : 42,
      team,
      marks: [kick.mark, ...timeMarks(play)],
      roles: { kicker },
      values: { kickYards: yards },
      ...around(read, play),
      receipts: playReceipts(play),
      clause: phrase`${player(kicker)} missed ${type === "ExtraPoint" ? "an extra point" : `${aYard(yards)} field goal`}`,
      noun: phrase`${playersOwn(kicker)} missed ${yardBefore(yards)}${kick.words}`,
    }),
  ];
}
