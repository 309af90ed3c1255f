import { type GameChances, gameChances } from "../../../chance/game-chances.ts";
import { wholeChance } from "../../../words/whole-chance.ts";
import { type KeyPlay, keyPlays } from "../../../shape/key-plays.ts";
import { clockSeconds } from "../../../game/game-clock.ts";
import { QUARTER_NAMES, type QuarterName } from "../../../game/play.ts";
import { possessive } from "../../../words/possessive.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Concept } from "../question/lexicon.ts";
import { eventPlays } from "./answer-after.ts";
import { isWithin } from "../sheet/is-within.ts";
import { keyMoments } from "../../../shape/key-moment.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const OF_CHANCE =
  /\bwin (?:chances?|prob\w*|expectancy|percent\w*|odds)\b|\bwpa?\b|\bchances? (?:of|to) win\w*\b|\b(?:likel(?:y|iest)|likelihood|favored) (?:of |to )?win\w*\b/;
const OF_SWING = /\b(?:swing|swung|moved?|biggest|largest|most|play|plays|changed?|shift\w*)\b/;
const OF_LOW = /\b(?:low|lowest|worst|down to|bottom|as low|least likely)\b/;
const OF_HIGH = /\b(?:high|highest|best|peak\w*|up to|as high|most likely|likeliest)\b/;
const SHOWN = 3;
/** What names a play. */
const EVENTS: readonly Concept[] =
  "fumble interception sack fieldGoal touchdown punt onside block safety pickSix return".split(" ");

/**
 * What moved the chance to win most, and how low or high it was, by the model that the page draws. Null where the question is about something else, and of
 * a game without plays.
 */
export function answerSwings(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, period, at } = question;
  if (!OF_CHANCE.test(text) || !sheet.hasPlays) return null;
  const { game, plays } = sheet.read;
  const chances = gameChances(game, plays);
  const [team] = teams;
  if (at !== null) return atBreak(at.after, team, chances.after, sheet);
  if (team !== undefined && (OF_LOW.test(text) || OF_HIGH.test(text)) && !/\bplays?\b/.test(text))
    return extreme(question, OF_LOW.test(text), chances, sheet);
  if (!OF_SWING.test(text) || period !== null) return null;
  if (EVENTS.some((concept) => question.concepts.has(concept))) {
    const events = eventPlays(question, sheet);
    return keyMoments(game, plays, chances)
      .filter(({ play }) => events.includes(play))
      .flatMap(({ play: { playId }, swing }) => swingOf({ playId, swing }, chances, sheet));
  }
  const isMany = /\bplays\b/.test(text);
  return keyPlays(game, plays, chances)
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, isMany ? SHOWN : 1)
    .flatMap((one) => swingOf(one, chances, sheet));
}

/** What turned a game by a play, and no score that stood as the lead. */
const OF_KEY = new RegExp(
  String.raw`\b(?:${alternatives`
      turning points? | turned the (?:game|tide) | changed the game | game chang\w+ | momentum
      (?:biggest|largest|main) (?:swing|shift|turn)s? | pivotal | most important play | defining (?:play|moment) | play of the game
      (?:key|big|biggest|top|best|craziest|wildest) (?:moments?|plays?) | highlights?
    `})\b`,
);
const OF_MANY = /\b(?:plays|moments|points|highlights)\b/;

/** `what was the turning point`, `the key plays`: the plays of KEY that moved the chance to win most, of a part of the game or for a team where that is named; as of now in a game that goes on. */
export function turningPlays({ text, teams: [team, other], period }: Question, sheet: GameSheet): Sentence[] | null {
  if (!OF_KEY.test(text) || other !== undefined || !sheet.hasPlays) return null;
  const { game, plays } = sheet.read;
  const chances = gameChances(game, plays);
  const byId = new Map(plays.map((play) => [play.playId, play]));
  const chosen = keyPlays(game, plays, chances)
    .filter(({ playId, swing }) => {
      const play = byId.get(playId);
      const isTheirs = team === undefined || swing > 0 === (team === game.homeTeam);
      return isTheirs && (period === null || (play !== undefined && isWithin(period, play)));
    })
    .toSorted((one, another) => Math.abs(another.swing) - Math.abs(one.swing))
    .slice(0, OF_MANY.test(text) ? SHOWN : 1);
  const told = chosen.flatMap((one) => swingOf(one, chances, sheet));
  return told.length === 0 ? null : told;
}

/** The last seconds in which a game can be put away. */
const CLOSING_SECONDS = 300;
/** In percent: a play that moved less has put nothing away, and neither has one that left the winner with a smaller chance. */
const LEAST_SEALING = { swing: 2, after: 90 };

/** The play that put a game away which no single fact did: the one of its last minutes that moved the chance to win most toward the winner; empty without one. */
export function sealingPlay(sheet: GameSheet): Sentence[] {
  const { game, plays } = sheet.read;
  const winner = sheet.index.byId("result")?.team ?? null;
  if (winner === null) return [];
  const chances = gameChances(game, plays);
  const own = (home: number): number => (winner === game.homeTeam ? home : 100 - home);
  const lastQuarter = plays.at(-1)?.quarterName;
  const moved = plays.flatMap((play, at) => {
    const isClosing = play.quarterName === lastQuarter && (clockSeconds(play) ?? CLOSING_SECONDS) < CLOSING_SECONDS;
    const after = chances.after[at] ?? chances.before;
    const swing = after - (chances.after[at - 1] ?? chances.before);
    const isSealing = own(after) >= LEAST_SEALING.after && Math.abs(swing) >= LEAST_SEALING.swing;
    return isClosing && isSealing && swing > 0 === (winner === game.homeTeam) ? [{ playId: play.playId, swing }] : [];
  });
  const [most] = moved.toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing));
  return most === undefined ? [] : swingOf(most, chances, sheet);
}

function shown(isHome: boolean, home: number): number {
  return wholeChance(isHome ? home : 100 - home);
}

function swingOf(
  { playId, swing }: Pick<KeyPlay, "playId" | "swing">,
  { before, after }: GameChances,
  sheet: GameSheet,
): Sentence[] {
  const at = sheet.read.plays.findIndex((one) => one.playId === playId);
  const play = sheet.read.plays[at];
  if (play === undefined) return [];
  const [away, home] = sheet.teams;
  const ofHome = [after[at - 1] ?? before, after[at] ?? before];
  const [from, to] = ofHome.map((percent) => shown(swing > 0, percent));
  const whose = possessive(`the ${sheet.nick(swing > 0 ? home : away)}`);
  if (from === to) return [sheet.told(play)];
  const words = `By this page's model ${whose} chance to win went from ${from} to ${to} percent on it.`;
  return [sheet.told(play), { text: words, ids: [], receipts: [{ kind: "play", playId }] }];
}

/** The chance to win of a team, or of the one that had more of it, when a quarter was over. */
function atBreak(
  quarter: QuarterName,
  asked: string | undefined,
  after: readonly number[],
  sheet: GameSheet,
): Sentence[] | null {
  const last = sheet.read.plays.findLastIndex(({ quarterName }) => quarterName === quarter);
  const percent = after[last];
  const play = sheet.read.plays[last];
  const isOver =
    sheet.index.phase === "over" ||
    QUARTER_NAMES.indexOf(sheet.read.plays.at(-1)?.quarterName ?? "1") > QUARTER_NAMES.indexOf(quarter);
  if (percent === undefined || play === undefined || !isOver) return null;
  const [away, home] = sheet.teams;
  const team = asked ?? (percent >= 50 ? home : away);
  const value = shown(team === home, percent);
  const words = `By this page's model ${possessive(`the ${sheet.nick(team)}`)} chance to win was ${value} percent ${BREAKS[quarter]}.`;
  return [{ text: words, ids: [], receipts: [{ kind: "play", playId: play.playId }] }];
}

const BREAKS: Readonly<Record<QuarterName, string>> = {
  "1": "at the end of the first quarter",
  "2": "at halftime",
  "3": "at the end of the third quarter",
  "4": "at the end of regulation",
  OT: "at the end of overtime",
};

/** The least or the most that a team's chance to win was after a play, until the game was decided, or in a part of it. */
function extreme(
  { teams: [team = ""], period }: Question,
  isLow: boolean,
  { before, after }: GameChances,
  sheet: GameSheet,
): Sentence[] | null {
  const { game, plays } = sheet.read;
  const own = plays.flatMap((play, at) => {
    const home = after[at];
    return home === undefined ? [] : [{ play, percent: shown(team === game.homeTeam, home) }];
  });
  const open = (sheet.index.phase === "over" ? own.slice(0, -1) : own).filter(
    ({ play }) => period === null || isWithin(period, play),
  );
  const value = (isLow ? Math.min : Math.max)(...open.map(({ percent }) => percent));
  const play = open.find(({ percent }) => percent === value)?.play;
  if (play === undefined) return null;
  const atKickoff = shown(team === game.homeTeam, before);
  const isBegun = period === null || period.quarters.includes("1");
  if (isBegun && (period?.within ?? null) === null && (isLow ? atKickoff <= value : atKickoff >= value)) {
    const said = `By this page's model ${possessive(`the ${sheet.nick(team)}`)} chance to win was ${isLow ? "lowest" : "highest"} at kickoff, ${atKickoff} percent.`;
    return [{ text: said, ids: [], receipts: [{ kind: "game", field: "pointSpread" }] }];
  }
  const words = `By this page's model ${possessive(`the ${sheet.nick(team)}`)} chance to win was ${isLow ? "lowest" : "highest"}${period === null ? "" : ` ${period.words}`} after this play, ${value} percent:`;
  return [{ text: words, ids: [], receipts: [{ kind: "play", playId: play.playId }] }, sheet.told(play)];
}
