import type { Fact } from "../../../facts/fact.ts";
import { aboutDrive, driveWith } from "../sheet/drive-with.ts";
import { capitalized } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt } from "../sheet/is-within.ts";
import { ledAtBreak } from "./led-at-break.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { lastSnaps } from "../plays/tell-likely.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";

const OF_DRIVE =
  /\b(?:drive|march|possession|series)\b.*\b(?:to|that|which) (?:(tie|tied|tying|even|evened|knot|knotted)|(?:take|took|taking) (?:the |a )?lead|(?:go|went|going) ahead|win|won)\b/;
const WIRE_TO_WIRE = /\b(?:wire to wire|start to finish|the (?:whole|entire) (?:way|game|time))\b/;
const LED = /\b(?:led|lead|leading|ahead|in front)\b/;

/** What a question takes for granted: a drive that tied a game or took the lead, a lead from the first to the last. Null where neither is named. */
export function answerPremise(question: Question, sheet: GameSheet): Sentence[] | null {
  return sheet.hasPlays
    ? (driveTo(question, sheet) ??
        wireToWire(question, sheet) ??
        beforeHalf(question, sheet) ??
        ledAtBreak(question, sheet) ??
        howMissed(question, sheet))
    : null;
}

/** `Herbert's fourth-quarter drive to tie it`: that drive, or that his team had none. */
function driveTo({ text, teams, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  const [found, ties] = OF_DRIVE.exec(text) ?? [];
  const team = teams[0] ?? players[0]?.team;
  if (found === undefined || team === undefined || teams.length > 1 || players.length > 1) return null;
  const kind = ties === undefined ? "goAhead" : "tying";
  const facts = sheet.index
    .ofKind(kind)
    .filter((fact) => fact.team === team && (period === null || isAt(period, fact.at)));
  const [only, other] = facts;
  if (other !== undefined) return null;
  const when = period === null ? "" : ` ${period.words}`;
  if (only !== undefined) {
    const play = sheet.read.plays.find(({ playId }) => playId === only.at?.playId);
    const drive = play === undefined ? null : driveWith(play, sheet);
    return drive === null ? null : [sheet.event(drive), ...aboutDrive(drive, sheet)];
  }
  const did = ties === undefined ? "took the lead" : "tied the game";
  const [player] = players;
  const isOut = player !== undefined && period !== null && linesOf(player, sheet, period).length === 0;
  return [
    sheet.say(`The ${sheet.nick(team)} had no drive that ${did}${when}.`, sheet.index.byId("result")),
    ...scoredIn(team, scoresIn(period, sheet), when, sheet),
    ...(isOut ? [sheet.say(`The stats have nothing for ${sheet.name(player.playerId)}${when}.`, null)] : []),
  ];
}

function scoresIn(period: Question["period"], sheet: GameSheet): readonly Fact[] {
  return sheet.index.ofKind("score").filter(({ at }) => period === null || isAt(period, at));
}

function scoredIn(team: string, scores: readonly Fact[], when: string, sheet: GameSheet): Sentence[] {
  const own = scores.filter((fact) => fact.team === team);
  if (own.length === 0) return [sheet.say(`They did not score${when}.`, sheet.index.byId("result"))];
  return own.length > 2 ? [] : own.map((fact) => sheet.event(fact));
}

/** Plain words have it so for right before the half. */
const BEFORE_HALF = /\bscored? last in the first half\b/;
/** However it is said that points were made then. */
const HOW_BEFORE_HALF =
  /\b(?:get|add|manage|kick|punch|put|come (?:up|away)|cash|score)\b.*\blast in the first half\b|\b(?:squee[sz]e|sneak|steal|tack|more)\b.*\b(?:last in the first|before (?:the )?)(?: ?half(?:time)?| ?break)\b/;
const FOR_THREE = /\b(?:3|three|fg|field goal)\b/;
const FOR_SIX = /\b(?:6|7|six|seven|td|touchdown)\b/;
/** The last two minutes, in seconds. */
const LAST_MINUTES = 120;

/** `did they score right before the half`: whether it was in its last two minutes. */
function beforeHalf({ text, teams: [team, other], players, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const isPlain = BEFORE_HALF.test(text);
  const isHow = asks === "how" && !isPlain && HOW_BEFORE_HALF.test(text);
  if ((asks !== "yesNo" && asks !== "how") || !(isHow || isPlain)) return null;
  if (team === undefined || other !== undefined || players.length > 0) return null;
  const period = { quarters: ["2" as const], within: LAST_MINUTES, words: "in the last two minutes of the first half" };
  const all = scoresIn(period, sheet).filter((fact) => fact.team === team);
  const kind = FOR_THREE.test(text) ? "fieldGoal" : FOR_SIX.test(text) ? "touchdown" : null;
  const ofKind = all.filter(({ marks }) => asks !== "how" || kind === null || marks.includes(kind));
  const own = ofKind.length > 0 ? ofKind : all;
  const told = own.flatMap((fact) => {
    const playId = fact.at?.playId ?? null;
    const drive = isHow && playId !== null ? driveWith({ playId }, sheet) : null;
    return drive === null ? [sheet.event(fact)] : [sheet.event(drive), ...lastSnaps(drive, sheet), sheet.event(fact)];
  });
  if (own.length > 0) return withOpening(asks === "yesNo" ? true : null, told);
  const words = `the ${sheet.nick(team)} did not score ${period.words}.`;
  const opened = asks === "yesNo" ? `No, ${words}` : capitalized(words);
  return [sheet.say(opened, sheet.index.byId("result")), ...sheet.sentences(sheet.index.byId("break:2"))];
}

/** `led wire to wire`: whether it did. */
function wireToWire({ text, teams: [team, other], asks }: Question, sheet: GameSheet): Sentence[] | null {
  if (team === undefined || other !== undefined || !WIRE_TO_WIRE.test(text) || !LED.test(text)) return null;
  if (sheet.index.phase !== "over") return null;
  const { index } = sheet;
  const theirs = index.byId(`lead:${sheet.other(team)}`);
  const never = index.byId(`neverTrailed:${team}`);
  if (theirs === null && never === null) return null;
  if (theirs !== null) {
    const { score } = theirs;
    const stood = score === null ? "" : ` They trailed: ${sheet.score(score.after)}.`;
    return [
      sheet.say(`No, the ${sheet.nick(team)} did not lead all the way.${stood}`, theirs),
      ...sheet.sentences(index.byId("result")),
    ];
  }
  return [
    sheet.say(`${asks === "yesNo" ? "Yes, the" : "The"} ${sheet.nick(team)} never trailed.`, never),
    ...sheet.sentences(index.byId("result")),
  ];
}

const HOW_MISSED =
  /\b(?:how|where|why|what)\b.*\bmiss\w*\b.*\b(field goal|fg|kick|extra point|xp|pat)\b|\b(?:how|where|why|what)\b.*\b(field goal|fg|kick|extra point|xp|pat)\b.*\bmiss\w*\b/;

/** `how badly did Lutz miss that overtime field goal`: the miss as it is written, or that he had none. Null where several may be meant. */
function howMissed({ text, players: [player, other], period, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [found, first, second] = HOW_MISSED.exec(text) ?? [];
  if (found === undefined || player?.position !== "K" || other !== undefined || asks === "many") return null;
  const isTry = /^(?:extra|xp|pat)/.test(first ?? second ?? "");
  const kicks = sheet.index
    .ofKind("score", "miss", "block")
    .filter(
      ({ marks, roles, at }) =>
        roles.kicker === player.playerId &&
        marks.includes(isTry ? "extraPoint" : "fieldGoal") &&
        (period === null || isAt(period, at)),
    );
  const misses = kicks.filter(({ kind }) => kind !== "score");
  const [only, another] = misses;
  if (another !== undefined) return null;
  if (only !== undefined) return [sheet.event(only), ...sheet.playTexts(only)];
  const what = isTry ? "extra point" : "field goal";
  const when = period === null ? "" : ` ${period.words}`;
  // Of an extra point that was good there is no fact.
  const verb = kicks.length === 0 && !isTry ? "tried" : "missed";
  // Whose miss it may have been.
  const others = sheet.index
    .ofKind("miss", "block")
    .filter(
      ({ marks, at }) => marks.includes(isTry ? "extraPoint" : "fieldGoal") && (period === null || isAt(period, at)),
    );
  return [
    sheet.say(`${sheet.name(player.playerId)} ${verb} no ${what}${when}.`, sheet.index.byId("result")),
    ...(others.length > 2 ? [] : others.map((fact) => sheet.event(fact))),
    ...(period === null ? sheet.sentences(...linesOf(player, sheet)) : []),
  ];
}
