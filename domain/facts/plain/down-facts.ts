import type { Play } from "../../game/play.ts";
import { gainedIt, isRushOrPass } from "../../plays/flow-rules.ts";
import { isTry } from "../../game/is-try.ts";
import type { Fact } from "../fact.ts";
import { creditedWith, type GameRead, otherTeam, ownPoints } from "../game-read.ts";
import { around, makeFact, playReceipts } from "../make-fact.ts";
import { yards } from "../../words/yard-words.ts";
import { phrase, player, playersOwn, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { tryRoles } from "./score-facts.ts";
import { snapValues } from "./snap-values.ts";
import { timeMarks } from "./time-marks.ts";

const GOAL_LINE = 5;

/** Fourth downs that failed or were made, and two-point tries. A touchdown on fourth down is a score with that mark. */
export function downFacts(read: GameRead): Fact[] {
  return [
    ...read.drives.flatMap(({ result, rows, team }) => {
      const last =
        result === "Downs"
          ? rows.findLast((row) => row.down === 4 && row.team === team && isRushOrPass(row))
          : undefined;
      return last === undefined ? [] : [stop(read, last)];
    }),
    ...read.plays.filter(isConversion).map((play) => conversion(read, play)),
    ...read.plays
      .filter(({ type, team }) => type === "TwoPointConversion" && team !== null)
      .flatMap((play) => twoPoint(read, play)),
  ];
}

/** `fourth-and-2`, `fourth-and-goal`, `fourth down` where the distance is unknown. */
export function fourthDown({ distance, yardsToEndZone }: Play): string {
  if (distance <= 0) return "fourth down";
  return yardsToEndZone !== null && yardsToEndZone > 0 && distance >= yardsToEndZone
    ? "fourth-and-goal"
    : `fourth-and-${distance}`;
}

function where({ yardsToEndZone: spot, yardLine, yardLineTerritory }: Play, offense: string): string {
  if (spot === null || yardLine <= 0) return "";
  if (spot === 50) return " at midfield";
  return yardLineTerritory === offense ? ` at its own ${yardLine}` : ` at the ${yardLine}`;
}

function stop(read: GameRead, play: Play): Fact {
  const offense = play.team ?? "";
  const team = otherTeam(read.game, offense);
  const spot = play.yardsToEndZone;
  const place = spot !== null && play.yardLineTerritory === team ? where(play, offense) : "";
  return makeFact({
    id: `st${play.playId}`,
    kind: "stop",
    weight: 55,
    team,
    marks: [
      "fourthDown",
      /\(punt formation\)/i.test(play.description) && "fakePunt",
      play.type === "Sack" ? "sack" : creditedWith(play, ["rushingAttempts"]) === undefined ? "pass" : "run",
      spot !== null && spot > 0 && spot <= GOAL_LINE && "goalLine",
      spot !== null && spot > 0 && spot < 20 && "insideTwenty",
      ...timeMarks(play),
    ],
    roles: {
      passer: creditedWith(play, ["passingAttempts", "sacksTaken"], offense),
      receiver: creditedWith(play, ["receivingTargets"], offense),
      rusher: creditedWith(play, ["rushingAttempts"], offense),
      sackedBy: creditedWith(play, ["sacks"], team),
    },
    values: { ...snapValues(play), yards: play.yardsGained },
    ...around(read, play),
    receipts: playReceipts(play),
    clause: phrase`${teamName(team)} stopped ${teamName(offense)} on ${fourthDown(play)}${place}`,
    noun: phrase`${teamsOwn(team)} stop on ${fourthDown(play)}${place}`,
  });
}

/** A first down that a penalty alone gave is none that was made; nor is a ball that was lost. */
function isConversion(play: Play): boolean {
  if (play.down !== 4 || play.team === null || play.isTouchdown || !isRushOrPass(play) || gainedIt(play) !== true)
    return false;
  if (play.distance > 0 && play.yardsGained < play.distance) return false;
  return !play.credits.some(({ stat }) => stat === "fumblesLost" || stat === "passingInterceptions");
}

function conversion(read: GameRead, play: Play): Fact {
  const offense = play.team ?? "";
  const receiver = creditedWith(play, ["receptions"], offense);
  const passer = creditedWith(play, ["passingCompletions"], offense);
  const rusher = creditedWith(play, ["rushingAttempts"], offense);
  const who = receiver ?? rusher;
  const far = `${yards(play.yardsGained)} on ${fourthDown(play)}`;
  const clause =
    who === undefined
      ? phrase`${teamName(offense)} gained ${far}`
      : receiver === undefined
        ? phrase`${player(who)} ran for ${far}`
        : phrase`${player(who)} caught a pass${passer === undefined ? [] : phrase` from ${player(passer)}`} for ${far}`;
  return makeFact({
    id: `cv${play.playId}`,
    kind: "conversion",
    weight: 45,
    team: offense,
    marks: ["fourthDown", receiver === undefined ? "run" : "pass", ...timeMarks(play)],
    roles: { receiver, passer, rusher },
    values: { ...snapValues(play), yards: play.yardsGained },
    ...around(read, play),
    receipts: playReceipts(play),
    clause,
    noun: phrase`${who === undefined ? teamsOwn(offense) : playersOwn(who)} conversion on ${fourthDown(play)}`,
  });
}

function twoPoint(read: GameRead, play: Play): Fact[] {
  const team = play.team ?? "";
  const { own, other } = ownPoints({ away: play.awayPoints, home: play.homePoints }, team, read.game);
  const { tryPasser, tryScorer } = tryRoles(play, team);
  const good =
    tryScorer === undefined
      ? phrase`${teamName(team)} made the two-point try`
      : tryPasser === undefined
        ? phrase`${player(tryScorer)} ran in the two-point try`
        : phrase`${player(tryScorer)} caught a two-point pass from ${player(tryPasser)}`;
  const touchdown = read.events.find(({ tryPlay }) => tryPlay === play && isTry(play.type))?.play;
  return [
    makeFact({
      id: `tp${play.playId}`,
      kind: "twoPoint",
      weight: 52,
      team,
      marks: [own > 0 ? "good" : "failed", other > 0 && "tryReturned", ...timeMarks(play)],
      roles: { tryPasser, tryScorer },
      values: { points: own },
      ...around(read, play),
      receipts: playReceipts(play, touchdown),
      clause: own > 0 ? good : phrase`${teamsOwn(team)} two-point try failed`,
      noun: own > 0 ? phrase`${teamsOwn(team)} two-point conversion` : phrase`${teamsOwn(team)} failed two-point try`,
    }),
  ];
}
