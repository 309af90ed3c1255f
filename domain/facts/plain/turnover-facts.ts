import { isTry } from "../../game/is-try.ts";
import type { Play } from "../../game/play.ts";
import type { Credit } from "../../game/credit.ts";
import { finalAccount, mentionsMuff } from "../../plays/play-text.ts";
import type { Fact } from "../fact.ts";
import { creditedWith, type GameRead, otherTeam } from "../game-read.ts";
import { around, type FactDraft, makeFact, playReceipts } from "../make-fact.ts";
import { yards } from "../../words/yard-words.ts";
import { phrase, player, playersOwn, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { snapValues } from "./snap-values.ts";
import { timeMarks } from "./time-marks.ts";

const WEIGHT = 60;

/** Every interception and every fumble lost. On a try there is none. */
export function turnoverFacts(read: GameRead): Fact[] {
  return read.plays
    .filter(({ type }) => !isTry(type))
    .flatMap((play) => [...interception(read, play), ...fumbles(read, play)]);
}

function interception(read: GameRead, play: Play): Fact[] {
  const caught = play.credits.find(({ stat }) => stat === "interceptions");
  const thrown = play.credits.find(({ stat }) => stat === "passingInterceptions");
  const team = caught?.team ?? (thrown === undefined ? null : otherTeam(read.game, thrown.team));
  if (team === null) return [];
  const [interceptor, passer] = [caught?.playerId, thrown?.playerId];
  const back = returned(play, interceptor, "interceptionReturnYards");
  return [
    makeFact({
      id: `in${play.playId}`,
      kind: "turnover",
      weight: WEIGHT,
      team,
      marks: [
        "interception",
        play.isTouchdown && caught !== undefined && scoredIt(play, read, team) && "pickSix",
        ...timeMarks(play),
      ],
      roles: { interceptor, passer },
      values: { ...snapValues(play), returnYards: back },
      ...around(read, play),
      receipts: playReceipts(play),
      ...interceptionWording(team, interceptor, passer, back),
    }),
  ];
}

function scoredIt(play: Play, { game }: GameRead, team: string): boolean {
  return (team === game.awayTeam ? play.awayPoints : play.homePoints) > 0;
}

function interceptionWording(
  team: string,
  interceptor: string | undefined,
  passer: string | undefined,
  back: number | null,
): Pick<FactDraft, "clause" | "noun"> {
  if (interceptor === undefined) {
    return {
      clause:
        passer === undefined
          ? phrase`${teamName(team)} got an interception`
          : phrase`${player(passer)} threw an interception`,
      noun: passer === undefined ? phrase`${teamsOwn(team)} interception` : phrase`${playersOwn(passer)} interception`,
    };
  }
  const from = passer === undefined ? phrase`a pass` : phrase`${player(passer)}`;
  const far = back !== null && back > 0 ? ` and returned it ${yards(back)}` : "";
  return {
    clause: phrase`${player(interceptor)} intercepted ${from}${far}`,
    noun:
      passer === undefined
        ? phrase`${playersOwn(interceptor)} interception`
        : phrase`${playersOwn(interceptor)} interception of ${player(passer)}`,
  };
}

/** Two teams can lose a fumble on one play: the second one's id names its team. */
function fumbles(read: GameRead, play: Play): Fact[] {
  const lost = play.credits.filter(({ stat }) => stat === "fumblesLost" || stat === "returnFumblesLost");
  const byTeam = lost.filter(({ team }, index) => lost.findIndex((other) => other.team === team) === index);
  return byTeam.map((credit, index) => fumble(read, play, credit, index === 0 ? "" : `:${credit.team}`));
}

function fumble(read: GameRead, play: Play, { playerId: fumbler, team: loser }: Credit, suffix: string): Fact {
  const team = otherTeam(read.game, loser);
  const forcedBy = creditedWith(play, ["forcedFumbles"], team);
  const recoveredBy = creditedWith(play, ["fumbleRecoveries"], team);
  const sackedBy = play.type === "Sack" ? creditedWith(play, ["sacks"], team) : undefined;
  return makeFact({
    id: `fu${play.playId}${suffix}`,
    kind: "turnover",
    weight: WEIGHT,
    team,
    marks: [
      "fumble",
      play.type === "Sack" && "sack",
      play.type === "Kickoff" && "kickoff",
      play.type === "Punt" && "punt",
      isLostAgain(play, recoveredBy) && "touchback",
      ...timeMarks(play),
    ],
    roles: { fumbler, forcedBy, recoveredBy, sackedBy },
    values: { ...snapValues(play), returnYards: returned(play, recoveredBy, "fumbleReturnYards") },
    ...around(read, play),
    receipts: playReceipts(play),
    ...(mentionsMuff(play.description) && forcedBy === undefined
      ? muffWording(play, fumbler, recoveredBy)
      : {
          clause: fumbleClause({ fumbler, forcedBy, recoveredBy, sackedBy, isOut: isOutOfEndZone(play) }),
          noun: phrase`${playersOwn(fumbler)} lost fumble`,
        }),
  });
}

/** A kick that slipped from the returner, which the league counts as his fumble. */
function muffWording(
  { type }: Play,
  muffer: string,
  recoveredBy: string | undefined,
): Pick<FactDraft, "clause" | "noun"> {
  const kick = type === "Kickoff" ? "kickoff" : "punt";
  return {
    clause:
      recoveredBy === undefined
        ? phrase`${player(muffer)} muffed and lost a ${kick}`
        : phrase`${player(muffer)} muffed a ${kick} that ${player(recoveredBy)} recovered`,
    noun: phrase`${playersOwn(muffer)} muffed ${kick}`,
  };
}

/** Nobody is credited with a ball that went out of the end zone. */
function isLostAgain(play: Play, recoveredBy: string | undefined): boolean {
  return (
    recoveredBy !== undefined &&
    play.credits.some(({ stat, playerId }) => stat === "fumbles" && playerId === recoveredBy) &&
    isOutOfEndZone(play)
  );
}

function isOutOfEndZone({ description }: Play): boolean {
  return /\bout of bounds in (?:the )?end zone, touchback\b/i.test(finalAccount(description));
}

function fumbleClause(roles: {
  fumbler: string;
  forcedBy: string | undefined;
  recoveredBy: string | undefined;
  sackedBy: string | undefined;
  /** Nobody recovers a ball that goes out of the end zone. */
  isOut: boolean;
}) {
  const { fumbler, forcedBy, recoveredBy, sackedBy, isOut } = roles;
  const isTouchback = isOut && recoveredBy === undefined;
  if (forcedBy === undefined) {
    if (isTouchback) return phrase`${player(fumbler)} fumbled the ball out of the end zone for a touchback`;
    return recoveredBy === undefined
      ? phrase`${player(fumbler)} lost a fumble`
      : phrase`${player(fumbler)} lost a fumble that ${player(recoveredBy)} recovered`;
  }
  const strip = sackedBy === forcedBy;
  const forced = strip
    ? phrase`${player(forcedBy)} sacked ${player(fumbler)} and forced a fumble`
    : phrase`${player(forcedBy)} forced a fumble by ${player(fumbler)}`;
  if (recoveredBy === undefined)
    return isTouchback ? phrase`${forced} that went out of the end zone for a touchback` : forced;
  if (recoveredBy === forcedBy) {
    return strip
      ? phrase`${forced} that he recovered himself`
      : phrase`${player(forcedBy)} forced and recovered a fumble by ${player(fumbler)}`;
  }
  return phrase`${forced} that ${player(recoveredBy)} recovered`;
}

/** Yards credited to a player's return, laterals left out; null where none are. */
function returned(play: Play, playerId: string | undefined, stat: Credit["stat"]): number | null {
  const credits = play.credits.filter((credit) => credit.stat === stat && credit.playerId === playerId);
  return credits.length === 0 ? null : credits.reduce((sum, { amount }) => sum + amount, 0);
}
