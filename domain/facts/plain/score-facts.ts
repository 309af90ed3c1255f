import type { CreditStat } from "../../game/credit.ts";
import { isTry } from "../../game/is-try.ts";
import type { Play } from "../../game/play.ts";
import type { Drive } from "../../plays/find-drives.ts";
import type { Fact, Points } from "../fact.ts";
import { creditedWith, type GameRead, ownPoints } from "../game-read.ts";
import { makeFact, playReceipts } from "../make-fact.ts";
import type { Mark } from "../mark.ts";
import type { Role } from "../role.ts";
import { hasLateral, type ScoreEvent } from "../../fold/score-events.ts";
import { scoreWording } from "../wording/score-wording.ts";
import { timeMarks } from "./time-marks.ts";

/** Every score with its try, in game order. Its `score` is that after the try. */
export function scoreFacts(read: GameRead): Fact[] {
  let before: Points = { away: 0, home: 0 };
  return read.events.map((event) => {
    const after = { away: event.awayScore, home: event.homeScore };
    const fact = scoreFact(read, event, { before, after });
    before = after;
    return fact;
  });
}

/** How a touchdown that nobody ran or caught from scrimmage came about. */
const RETURN_MARKS: Partial<Record<CreditStat, Mark>> = {
  interceptionReturnTouchdowns: "pickSix",
  fumbleReturnTouchdowns: "fumbleReturn",
  kickReturnTouchdowns: "kickoffReturn",
  puntReturnTouchdowns: "puntReturn",
  blockedKickReturnTouchdowns: "blockedKickReturn",
};

const POINT_MARKS: Readonly<Record<ScoreEvent["what"], Mark | false>> = {
  "touchdown run": "touchdown",
  "touchdown catch": "touchdown",
  "return touchdown": "touchdown",
  touchdown: "touchdown",
  "field goal": "fieldGoal",
  safety: "safety",
  other: false,
};

function scoreFact(read: GameRead, event: ScoreEvent, score: { before: Points; after: Points }): Fact {
  const { play, tryPlay, team, what, yards, points } = event;
  const marks = scoreMarks(read, event);
  const isReturn = marks.includes("return");
  // A team that has punted had its drive, and scored on none.
  const drive = isReturn || play.type === "Punt" ? undefined : driveOf(read, play, team);
  const { own, other } = ownPoints(score.after, team, read.game);
  const roles = scoreRoles(event, marks);
  return makeFact({
    id: `s${play.playId}`,
    kind: "score",
    weight: what === "field goal" ? 62 : 75,
    team,
    marks,
    roles,
    values: {
      yards,
      points,
      margin: Math.abs(own - other),
      ...(isReturn ? { returnYards: yards } : {}),
      ...(what === "field goal" ? { kickYards: yards } : { yardsToEndZone: play.yardsToEndZone }),
      ...(play.down > 0 ? { down: play.down, distance: play.distance } : {}),
      ...(drive === undefined ? {} : { plays: drive.plays, driveYards: drive.yards, seconds: drive.seconds }),
    },
    at: read.moments.get(play) ?? null,
    score,
    receipts: playReceipts(play, tryPlay),
    ...scoreWording({ event, marks, roles, tryTeam: team }),
  });
}

function scoreMarks(read: GameRead, event: ScoreEvent): Mark[] {
  const { play, team, what, scorer } = event;
  // A team that falls on its own fumble in the end zone has returned nothing.
  const isOwnFumble = scorer?.stat === "fumbleReturnTouchdowns" && play.team === team && play.down > 0;
  const isFallenOn = what === "touchdown" || isOwnFumble;
  const way = scorer === null ? undefined : isFallenOn ? "fumbleRecovery" : RETURN_MARKS[scorer.stat];
  const isCaught = what === "touchdown catch";
  const found: (Mark | false | undefined)[] = [
    POINT_MARKS[what],
    what === "touchdown run" && "run",
    isCaught && "pass",
    way,
    way === "pickSix" && "interceptionReturn",
    way !== undefined && way !== "fumbleRecovery" && "return",
    (what === "touchdown run" || isCaught) && hasLateral(play) && "lateral",
    what === "field goal" && isFairCatchKick(play) && "fairCatchKick",
    play.type === "Sack" && "sack",
    play.down === 4 && what !== "field goal" && "fourthDown",
    play.down === 3 && what !== "field goal" && "thirdDown",
    play.quarterName === "OT" && "overtime",
    tryMark(event, read),
    isLastPlay(event, read) && "lastPlay",
    ...timeMarks(play),
  ];
  return found.filter((mark) => mark !== undefined && mark !== false);
}

/** Whether the game is over and nothing but its try was played after it. */
function isLastPlay({ play }: ScoreEvent, { phase, plays }: GameRead): boolean {
  const after = plays.slice(plays.indexOf(play) + 1);
  return phase === "over" && after.every(({ type }) => isTry(type) || type === "Period" || type === "Other");
}

/** No credit says so: the text of the play alone does. */
function isFairCatchKick({ description }: Play): boolean {
  return /\bfair[- ]catch kick\b/i.test(description);
}

function tryMark({ tryPlay, team }: ScoreEvent, { game }: GameRead): Mark | false {
  if (tryPlay === null) return false;
  const { own, other } = ownPoints({ away: tryPlay.awayPoints, home: tryPlay.homePoints }, team, game);
  if (other > 0) return "tryReturned";
  if (tryPlay.type === "TwoPointConversion") return own > 0 ? "twoPointGood" : "twoPointFailed";
  if (own > 0) return "extraPointGood";
  return tryPlay.isBlocked ? "extraPointBlocked" : "extraPointMissed";
}

function scoreRoles(event: ScoreEvent, marks: readonly Mark[]): Partial<Record<Role, string | undefined>> {
  const { play, tryPlay, team, what } = event;
  const scorer = event.scorer?.playerId ?? (what === "safety" ? creditedWith(play, ["safeties"], team) : undefined);
  const tried = tryPlay === null ? {} : tryRoles(tryPlay, team);
  const has = (mark: Mark): boolean => marks.includes(mark);
  if (what === "field goal") return { scorer, kicker: scorer };
  if (what === "touchdown run") return { scorer, rusher: scorer, ...tried };
  if (what === "touchdown catch") {
    const receiver = has("lateral") ? (creditedWith(play, ["receptions"], team) ?? scorer) : scorer;
    return { scorer, receiver, passer: creditedWith(play, ["passingTouchdowns"], team), ...tried };
  }
  const isFumble = has("fumbleReturn") || has("fumbleRecovery");
  return {
    scorer,
    ...(has("return") ? { returner: scorer } : {}),
    ...(has("pickSix") ? { interceptor: scorer, passer: creditedWith(play, ["passingInterceptions"]) } : {}),
    ...(isFumble
      ? {
          recoveredBy: scorer,
          fumbler: creditedWith(play, ["fumbles"]),
          forcedBy: creditedWith(play, ["forcedFumbles"], team),
        }
      : {}),
    ...(has("blockedKickReturn") ? { blocker: creditedWith(play, ["blockedKicks"], team) } : {}),
    ...(what === "safety" && play.type === "Sack"
      ? { sackedBy: creditedWith(play, ["sacks"], team), passer: creditedWith(play, ["sacksTaken"]) }
      : {}),
    ...tried,
  };
}

/** Who is credited on a try; of a failed one hardly anybody is. */
export function tryRoles(play: Play, team: string): Partial<Record<Role, string | undefined>> {
  return {
    tryPasser: creditedWith(play, ["passingTwoPoints"], team),
    tryScorer: creditedWith(play, ["rushingTwoPoints", "receivingTwoPoints"], team),
    kicker: creditedWith(play, ["extraPointAttempts"], team),
  };
}

function driveOf({ drives }: GameRead, play: Play, team: string): Drive<Play> | undefined {
  return drives.find((drive) => drive.team === team && drive.rows.includes(play));
}
