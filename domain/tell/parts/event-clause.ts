import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { bareTeam, phrase, player, playersOwn, team as teamName, teamsOwn } from "../../facts/wording/phrase-of.ts";
import type { Voice } from "../voice.ts";
import { opponentOf } from "./standing.ts";

/** What happened on a play that put no points on the board, as a clause: one of several ways where there are. */
export function eventClause(fact: Fact, index: FactIndex, voice: Voice): Phrase {
  switch (fact.kind) {
    case "stop":
      return stop(fact, index, voice);
    case "turnover":
      return phrase`${ballLost(fact, voice)}${placeOf(fact, index, voice)}`;
    case "miss":
      return miss(fact, voice);
    case "play":
      return fact.marks.includes("longGain") ? longGain(fact, voice) : fact.wording.clause;
    default:
      return fact.wording.clause;
  }
}

function ballLost(fact: Fact, voice: Voice): Phrase {
  return fact.marks.includes("interception") ? interception(fact, voice) : (ranBack(fact) ?? fumble(fact, voice));
}

const NEAR = 20;
/** From so many yards on a return is told, and where it began is not. */
const TOLD_RETURN = 15;

/** ` with the Seahawks at the Cardinals 12` of a pass that was picked off near the end zone; where a ball came loose on a play, no fact says. */
function placeOf(
  { marks, team, values: { yardsToEndZone: spot, returnYards = 0 } }: Fact,
  index: FactIndex,
  voice: Voice,
): Phrase {
  if (!marks.includes("interception") || returnYards >= TOLD_RETURN) return [];
  if (team === null || spot === undefined || spot > NEAR) return [];
  const them = teamName(opponentOf(team, index));
  return voice.pick("spot", [
    phrase` with ${them} at the ${bareTeam(team)} ${String(spot)}`,
    phrase` after ${them} had reached the ${bareTeam(team)} ${String(spot)}`,
  ]);
}

function stop(fact: Fact, index: FactIndex, voice: Voice): Phrase {
  const { team, values, wording, marks } = fact;
  if (team === null || values.distance === undefined) return wording.clause;
  const { distance, yardsToEndZone: spot } = values;
  const isGoal = spot !== undefined && distance >= spot;
  const down = `fourth-and-${isGoal ? "goal" : distance}`;
  const isTheirs = spot !== undefined && spot <= 49 && !isGoal;
  const goal = isGoal ? ` from the ${spot}` : "";
  // Whose side of the field it was: the defense's own, or the other team's.
  const own = isTheirs ? phrase` at their own ${String(spot)}` : phrase`${goal}`;
  const where = isTheirs ? phrase` at the ${bareTeam(team)} ${String(spot)}` : phrase`${goal}`;
  const [us, them] = [teamName(team), opponentOf(team, index)];
  const failed = teamName(them);
  if (marks.includes("fakePunt")) {
    return voice.pick("fake punt", [
      phrase`${failed} tried a fake punt on ${down} and came up short`,
      phrase`${us} stopped a fake punt on ${down}`,
    ]);
  }
  return voice.pick("stop", [
    phrase`${us} turned ${failed} away on ${down}${own}`,
    phrase`${failed} came up short on ${down}${where}`,
    phrase`${us} stopped ${failed} on ${down}${own}`,
    phrase`${teamsOwn(them)} drive died on ${down}${where}`,
    phrase`${failed} could not convert ${down}${where}`,
  ]);
}

function interception({ roles, values, wording }: Fact, voice: Voice): Phrase {
  const { interceptor, passer } = roles;
  if (interceptor === undefined || passer === undefined) return wording.clause;
  const [by, from] = [player(interceptor), player(passer)];
  const back = values.returnYards ?? 0;
  return voice.pick(back >= TOLD_RETURN ? "long interception" : "interception", [
    phrase`${by} picked off ${from}${back >= TOLD_RETURN ? ` and returned it ${back} yards` : ""}`,
    phrase`${from} was intercepted by ${by}${back >= TOLD_RETURN ? `, who returned it ${back} yards` : ""}`,
    phrase`${by} intercepted ${from}${back >= TOLD_RETURN ? ` and ran it back ${back} yards` : ""}`,
  ]);
}

const LONG_RETURN = 20;

/** A ball that was recovered and run back a long way, and how it was lost again; null of any other. */
function ranBack({
  roles: { fumbler, forcedBy, recoveredBy },
  values: { returnYards = 0 },
  marks,
}: Fact): Phrase | null {
  if (fumbler === undefined || recoveredBy === undefined || returnYards < LONG_RETURN) return null;
  const far = `${returnYards} yards${marks.includes("touchback") ? ", only to lose it out of the end zone" : ""}`;
  if (forcedBy === undefined) return phrase`${player(recoveredBy)} returned ${playersOwn(fumbler)} fumble ${far}`;
  return forcedBy === recoveredBy
    ? phrase`${player(forcedBy)} stripped ${player(fumbler)} and ran the ball back ${far}`
    : phrase`${player(forcedBy)} knocked the ball from ${player(fumbler)}, and ${player(recoveredBy)} ran it back ${far}`;
}

/** A kick that was caught and lost on the way back; a muffed one keeps its words. */
function onReturn({ roles: { fumbler = "", forcedBy, recoveredBy }, marks, wording }: Fact): Phrase {
  if (wording.clause.some((part) => typeof part === "string" && part.includes("muffed"))) return wording.clause;
  const way = marks.includes("kickoff") ? "on a kickoff return" : "on a punt return";
  const lost =
    forcedBy === undefined
      ? phrase`${player(fumbler)} lost a fumble ${way}`
      : phrase`${player(forcedBy)} stripped ${player(fumbler)} ${way}`;
  if (recoveredBy === undefined) return lost;
  return forcedBy === recoveredBy
    ? phrase`${lost} and recovered`
    : phrase`${lost}, and ${player(recoveredBy)} recovered`;
}

function fumble(fact: Fact, voice: Voice): Phrase {
  const { roles, marks, wording } = fact;
  const { fumbler, forcedBy, recoveredBy } = roles;
  if (fumbler !== undefined && (marks.includes("kickoff") || marks.includes("punt"))) return onReturn(fact);
  if (fumbler === undefined || forcedBy === undefined || recoveredBy === undefined) return wording.clause;
  if (marks.includes("sack")) {
    return forcedBy === recoveredBy
      ? wording.clause
      : voice.pick("strip sack", [
          phrase`${player(forcedBy)} stripped ${player(fumbler)} on a sack, and ${player(recoveredBy)} recovered`,
          phrase`${player(forcedBy)} knocked the ball from ${player(fumbler)} on a sack, and ${player(recoveredBy)} fell on it`,
        ]);
  }
  if (forcedBy === recoveredBy) {
    return voice.pick("own fumble", [
      wording.clause,
      phrase`${player(forcedBy)} stripped ${player(fumbler)} and recovered the ball`,
    ]);
  }
  return voice.pick("fumble", [
    phrase`${player(forcedBy)} knocked the ball loose from ${player(fumbler)} and ${player(recoveredBy)} recovered`,
    phrase`${player(forcedBy)} stripped ${player(fumbler)}, and ${player(recoveredBy)} recovered`,
    phrase`${player(fumbler)} fumbled on a hit by ${player(forcedBy)}, and ${player(recoveredBy)} recovered`,
    wording.clause,
  ]);
}

/** What led up to it (third-and-25) stays with the plain words. */
function longGain(
  { roles: { passer, receiver, rusher }, values: { yards }, marks, wording }: Fact,
  voice: Voice,
): Phrase {
  if (yards === undefined || marks.some((mark) => ["lateral", "thirdDown", "fourthDown"].includes(mark)))
    return wording.clause;
  const far = String(yards);
  if (passer !== undefined && receiver !== undefined) {
    return voice.pick("long catch", [
      phrase`${player(passer)} found ${player(receiver)} for ${far} yards`,
      phrase`${player(receiver)} got loose for a gain of ${far} yards`,
      phrase`${player(passer)} and ${player(receiver)} connected for ${far} yards`,
      wording.clause,
    ]);
  }
  return rusher === undefined
    ? wording.clause
    : voice.pick("long carry", [wording.clause, phrase`${player(rusher)} broke free for ${far} yards`]);
}

function miss({ roles: { kicker }, values: { kickYards }, marks, wording }: Fact, voice: Voice): Phrase {
  if (kicker === undefined || kickYards === undefined || !marks.includes("fieldGoal")) return wording.clause;
  return voice.pick("miss", [
    wording.clause,
    phrase`${player(kicker)} was no good from ${String(kickYards)} yards`,
    phrase`${player(kicker)} missed from ${String(kickYards)}`,
  ]);
}
