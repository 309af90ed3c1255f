import type { Play } from "../../game/play.ts";
import { isRushOrPass } from "../../plays/flow-rules.ts";
import { returnYards } from "../../plays/play-text.ts";
import type { Fact } from "../fact.ts";
import { creditedWith, type GameRead, otherTeam } from "../game-read.ts";
import { around, makeFact, playReceipts } from "../make-fact.ts";
import type { Phrase } from "../phrase.ts";
import { aYard, yardBefore, yards } from "../../words/yard-words.ts";
import { listed, phrase, player, playersOwn, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { hasLateral } from "../../fold/score-events.ts";
import { snapValues } from "./snap-values.ts";
import { timeMarks } from "./time-marks.ts";

const LONG_GAIN = 20;
const LONG_KICKOFF_RETURN = 35;
const LONG_PUNT_RETURN = 20;
const LONG_TO_GO = 10;

/** Plays worth a sentence that put no points on the board and lost no ball: long gains and returns, third-and-longs made, sacks, onside kicks. */
export function playFacts(read: GameRead): Fact[] {
  return read.plays.flatMap((play) => {
    if (play.team === null || play.awayPoints + play.homePoints > 0) return [];
    if (
      play.credits.some(
        ({ stat }) => stat === "fumblesLost" || stat === "returnFumblesLost" || stat === "interceptions",
      )
    ) {
      return [];
    }
    if (play.type === "Sack") return [sack(read, play, play.team)];
    if (play.type === "Kickoff" || play.type === "Punt")
      return [...onside(read, play, play.team), ...longReturn(read, play, play.team)];
    return isRushOrPass(play) && play.down > 0 && isWorthIt(play) ? [gain(read, play, play.team)] : [];
  });
}

function isWorthIt({ yardsGained, down, distance, isFirstDown }: Play): boolean {
  return (
    yardsGained >= LONG_GAIN || (down === 3 && distance >= LONG_TO_GO && yardsGained >= distance && isFirstDown === 1)
  );
}

function gain(read: GameRead, play: Play, team: string): Fact {
  const passer = creditedWith(play, ["passingCompletions"], team);
  const receiver = passer === undefined ? undefined : creditedWith(play, ["receptions", "receivingYards"], team);
  const rusher = passer === undefined ? creditedWith(play, ["rushingAttempts"], team) : undefined;
  const who = receiver ?? rusher;
  const far = play.yardsGained;
  const isThird = play.down === 3 && play.distance >= LONG_TO_GO;
  const when = isThird ? ` on third-and-${play.distance}` : "";
  const isLateral = hasLateral(play);
  return makeFact({
    id: `pl${play.playId}`,
    kind: "play",
    weight: Math.min(50, 20 + Math.floor(far / 2)) + (isThird ? 8 : 0),
    team,
    marks: [
      far >= LONG_GAIN && "longGain",
      passer === undefined ? "run" : "pass",
      isThird && "thirdDown",
      play.down === 4 && "fourthDown",
      isLateral && "lateral",
      ...timeMarks(play),
    ],
    roles: { passer, receiver, rusher },
    values: { ...snapValues(play), yards: far },
    ...around(read, play),
    receipts: playReceipts(play),
    ...gainWording({ team, who, passer, far, when, isLateral }),
  });
}

interface Gain {
  team: string;
  who: string | undefined;
  passer: string | undefined;
  far: number;
  when: string;
  isLateral: boolean;
}

function gainWording({ team, who, passer, far, when, isLateral }: Gain): { clause: Phrase; noun: Phrase } {
  if (who === undefined || isLateral) {
    const how = passer === undefined ? "run" : "pass";
    return {
      clause: phrase`${teamName(team)} gained ${yards(far)} on a ${how}${isLateral ? " with a lateral" : ""}${when}`,
      noun: phrase`${teamsOwn(team)} ${yardBefore(far)}gain${when}`,
    };
  }
  return passer === undefined
    ? {
        clause: phrase`${player(who)} ran for ${yards(far)}${when}`,
        noun: phrase`${playersOwn(who)} ${yardBefore(far)}run${when}`,
      }
    : {
        clause: phrase`${player(who)} caught ${aYard(far)} pass from ${player(passer)}${when}`,
        noun: phrase`${playersOwn(who)} ${yardBefore(far)}catch${when}`,
      };
}

function sack(read: GameRead, play: Play, team: string): Fact {
  const defense = otherTeam(read.game, team);
  const [sackedBy, alsoSackedBy] = play.credits.flatMap(({ stat, playerId, team: code }) =>
    stat === "sacks" && code === defense ? [playerId] : [],
  );
  const passer = creditedWith(play, ["sacksTaken"], team);
  const lost = -play.yardsGained;
  const who = [sackedBy, alsoSackedBy].flatMap((id) => (id === undefined ? [] : [player(id)]));
  const quarterback = passer === undefined ? phrase`the quarterback` : phrase`${player(passer)}`;
  const far = lost > 0 ? ` for a loss of ${yards(lost)}` : "";
  return makeFact({
    id: `sk${play.playId}`,
    kind: "play",
    weight: play.quarterName === "4" || play.quarterName === "OT" ? 30 : 22,
    team: defense,
    marks: ["sack", play.down === 3 && "thirdDown", play.down === 4 && "fourthDown", ...timeMarks(play)],
    roles: { sackedBy, alsoSackedBy, passer },
    values: { ...snapValues(play), yards: lost > 0 ? lost : 0 },
    ...around(read, play),
    receipts: playReceipts(play),
    clause: phrase`${who.length === 0 ? teamName(defense) : listed(who)} sacked ${quarterback}${far}`,
    noun:
      sackedBy === undefined
        ? phrase`${teamsOwn(defense)} sack of ${quarterback}`
        : alsoSackedBy === undefined
          ? phrase`${playersOwn(sackedBy)} sack of ${quarterback}`
          : phrase`${player(sackedBy)} and ${playersOwn(alsoSackedBy)} sack of ${quarterback}`,
  });
}

/** Who has an onside kick at the end: by who snaps or kicks next. */
function onside(read: GameRead, play: Play, team: string): Fact[] {
  if (!/\bonside\b/i.test(play.description) || play.type !== "Kickoff") return [];
  const index = read.plays.indexOf(play);
  const next = read.plays.slice(index + 1).find(({ down, team: code }) => down > 0 && code !== null);
  if (next === undefined || next.team === null) return [];
  const isKept = next.team === team;
  const recoveredBy = isKept ? creditedWith(play, ["fumbleRecoveries"], team) : undefined;
  return [
    makeFact({
      id: `ok${play.playId}`,
      kind: "play",
      weight: 55,
      team,
      marks: ["onsideKick", isKept ? "good" : "failed", ...timeMarks(play)],
      roles: { recoveredBy },
      ...around(read, play),
      receipts: playReceipts(play, next),
      clause: isKept
        ? phrase`${teamName(team)} recovered an onside kick`
        : phrase`${teamsOwn(team)} onside kick failed`,
      noun: phrase`${teamsOwn(team)} onside kick`,
    }),
  ];
}

function longReturn(read: GameRead, play: Play, team: string): Fact[] {
  const receiving = otherTeam(read.game, team);
  const isPunt = play.type === "Punt";
  const returner = creditedWith(play, isPunt ? ["puntReturns"] : ["kickReturns"], receiving);
  const far = returnYards(play);
  if (returner === undefined || far === null || far < (isPunt ? LONG_PUNT_RETURN : LONG_KICKOFF_RETURN)) return [];
  const what = isPunt ? "punt" : "kickoff";
  return [
    makeFact({
      id: `rt${play.playId}`,
      kind: "play",
      weight: 35,
      team: receiving,
      marks: ["return", isPunt ? "puntReturn" : "kickoffReturn", ...timeMarks(play)],
      roles: { returner },
      values: { returnYards: far },
      ...around(read, play),
      receipts: playReceipts(play),
      clause: phrase`${player(returner)} returned a ${what} ${yards(far)}`,
      noun: phrase`${playersOwn(returner)} ${yardBefore(far)}${what} return`,
    }),
  ];
}
