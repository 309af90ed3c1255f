import { counted, times } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { describedSackYards } from "../../../plays/plain/described-yards.ts";
import { yards } from "../../../words/yard-words.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import { partsOf } from "../question/question-parts.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";

const SACK = String.raw`\bsack(?:s|ed)?\b`;
const YARDS = String.raw`(?:how (?:many|much) (?:\w+ ){0,2}?(?:yards?|yds|yardage|ground)|how far|what (?:total )?(?:yardage|loss))`;
const LOSE = String.raw`(?:lose|lost|losing|cost|give up|gave up|given up|allow\w*)`;
const ASKED = new RegExp(
  [
    String.raw`${SACK}.*\b(?:for|costing|losing) (?:a )?(?:total )?(?:of )?(?:${YARDS}|how (?:many|much))\b`,
    String.raw`${SACK}.*\band (?:${YARDS}|how (?:many|much))\b.*\b${LOSE}\b`,
    String.raw`${SACK}.*\b(?:and|plus) (?:the )?(?:(?:total|sack) )?(?:yards?|yds|yardage) lost\b`,
    String.raw`${YARDS}\b.*\b(?:${LOSE}|go|went|back|sacked) .*${SACK}`,
    String.raw`${YARDS} (?:\w+ )?(?:on|from|off|via|to) (?:the |those |his |all |their )*sacks?\b`,
    String.raw`${YARDS} .*\b(?:did|do) (?:the |those |his |all |their )*sacks? cost\b`,
    String.raw`\bsack (?:yards?|yds|yardage)\b`,
    String.raw`\b(?:yards?|yds|yardage) lost (?:on|to|from|off|via|by) (?:\w+ )?sacks?\b`,
  ].join("|"),
);
/** The sacks are those that a team took. */
const TAKEN =
  /\b(?:lose|lost|losing|allow\w*|g[ia]ve up|given up|take|took|taken|(?:was|were|get|got|been|being) sacked|cost|go|went|back)\b/;
const MADE = /\b(?:have|had|get|got|record\w*|make|made|rack\w*|finish\w*|register\w*|come up with)\b/;

/**
 * `how many times was he sacked for how many yards`: how often passers were brought down and what it cost them, of those who are named or of a team, and what
 * a defender's sacks cost. Null where the yards of sacks are not asked for, or something else beside them.
 */
export function answerSackYards(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, isShared, concepts, threshold, nth, sized, asks } = question;
  const net = whyFewer(question, sheet);
  if (net !== null) return net;
  if (!ASKED.test(text) || isShared || threshold !== null || nth !== null || sized !== null || !sheet.hasPlays)
    return null;
  if (!isOnly(concepts, "sack getSacked gave yards total lose offense gain eachTeam stats")) return null;
  if (asks === "who" || asks === "when" || partsOf(text.replace(ASKED, " ")).length > 1) return null;
  if (players.length > 0) {
    if (players.some(({ position }) => position === "")) return null;
    const told = players.map(({ playerId, position }) =>
      position === "QB" ? ofPasser(playerId, question, sheet) : ofSacker(playerId, question, sheet),
    );
    return told.every((one) => one !== null) ? told.flat() : null;
  }
  const [team, other] = teams;
  const isTaken = TAKEN.test(text) || concepts.has("getSacked") || concepts.has("gave");
  const [sacked] = team === undefined ? [] : isTaken ? [team] : MADE.test(text) ? [sheet.other(team)] : [];
  if (team !== undefined && sacked === undefined) return null;
  const wanted = sacked === undefined || other !== undefined ? sheet.teams : [sacked];
  return wanted.flatMap((one) => ofTeam(one, question, sheet));
}

const PASSING = /\b(?:pass(?:ing)?|net|air) (?:yards|yds|yardage)\b/;
const HOW = /\b(?:how|why)\b/;

/** `hurts threw for 128 but it says eagles had 65 passing yds, how`: both figures, and the yards of the sacks between them. Null where they are not those, or more is between them. */
function whyFewer(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, period } = question;
  const team = players[0]?.team ?? question.teams[0];
  if (team === undefined || players.length > 1 || period !== null || !PASSING.test(text) || !HOW.test(text))
    return null;
  const row = sheet.index.teamRow(team, "passingYards");
  const passers = sheet.lines(null).filter((line) => line.marks.includes("passing") && line.team === team);
  const thrown = passers.reduce((sum, { values }) => sum + (values.passingYards ?? 0), 0);
  const left = row?.values.passingYards;
  const { lost } = costOf(question, sheet, (credit) => credit.team === team);
  const isNamed = [thrown, left].every((one) => new RegExp(String.raw`\b${one}\b`).test(text));
  if (row === null || left === undefined || lost === 0 || thrown - lost !== left || !isNamed) return null;
  const words = `A team's passing yards are counted without what its sacks cost: ${thrown} yards thrown and ${lost} lost on sacks leave ${left}.`;
  return [sheet.say(words, row, ...passers), ...ofTeam(team, question, sheet)];
}

interface Cost {
  sacks: number;
  lost: number;
  plays: readonly Play[];
}

/** The sacks of the credits that fit. */
function costOf({ period }: Question, sheet: GameSheet, fits: (credit: Play["credits"][number]) => boolean): Cost {
  const plays = sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      play.credits.some((credit) => credit.stat === "sacksTaken" && fits(credit)),
  );
  return { sacks: plays.length, lost: lostOn(plays), plays };
}

function lostOn(plays: readonly Play[]): number {
  return plays
    .flatMap(({ credits }) => credits)
    .reduce((sum, { stat, amount }) => (stat === "sackYardsLost" ? sum + amount : sum), 0);
}

function ofPasser(playerId: string, question: Question, sheet: GameSheet): Sentence[] {
  const cost = costOf(question, sheet, (credit) => credit.playerId === playerId);
  return sackedFor(`${sheet.name(playerId)} was`, cost, question, sheet);
}

function ofTeam(team: string, question: Question, sheet: GameSheet): Sentence[] {
  const cost = costOf(question, sheet, (credit) => credit.team === team);
  return sackedFor(`The ${sheet.nick(team)} were`, cost, question, sheet);
}

function sackedFor(who: string, { sacks, lost, plays }: Cost, { period }: Question, sheet: GameSheet): Sentence[] {
  const when = period === null ? "" : ` ${period.words}`;
  if (sacks === 0) return [sheet.say(`${who} not sacked${when}.`, sheet.index.byId("result"))];
  return [
    {
      text: `${who} sacked ${times(sacks)} for ${lostWords(lost)}${when}.`,
      ids: [],
      receipts: plays.map(({ playId }) => ({ kind: "play", playId })),
    },
    ...whereDown(plays, lost),
  ];
}

function lostWords(lost: number): string {
  return lost === 0 ? "no yards" : yards(lost);
}

/** The league charges a sack with what a fumble on it lost or won, which is not what the play-by-play says of the sack. */
function whereDown(plays: readonly Play[], lost: number): Sentence[] {
  const told = plays.map((play) => {
    const credited = lostOn([play]);
    const isFumbled = /FUMBLES/.test(play.description) && !/REVERSED|No Play/.test(play.description);
    return { play, credited, down: (isFumbled ? describedSackYards(play.description) : null) ?? credited };
  });
  const down = told.reduce((sum, one) => sum + one.down, 0);
  if (down === lost) return [];
  return [
    {
      text: `To where the passer went down it was ${lostWords(down)}: the league's figure includes how far a fumble on a sack moved the ball.`,
      ids: [],
      receipts: told.flatMap((one) =>
        one.down === one.credited ? [] : [{ kind: "play" as const, playId: one.play.playId }],
      ),
    },
  ];
}

/** A defender's own sacks with what they cost. Null where he shared one: whose yards they are nobody can say. */
function ofSacker(playerId: string, { period }: Question, sheet: GameSheet): Sentence[] | null {
  const plays = sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      play.credits.some((credit) => credit.playerId === playerId && credit.stat === "sacks"),
  );
  const isShared = plays.some(({ credits }) =>
    credits.some((credit) => credit.playerId === playerId && credit.stat === "sacks" && credit.amount !== 1),
  );
  if (isShared) return null;
  const when = period === null ? "" : ` ${period.words}`;
  const name = sheet.name(playerId);
  if (plays.length === 0) return [sheet.say(`The stats have no sack by ${name}${when}.`, null)];
  const lost = lostOn(plays);
  return [
    {
      text: `${name} had ${counted(plays.length, "sack")} for ${lostWords(lost)}${when}.`,
      ids: [],
      receipts: plays.map(({ playId }) => ({ kind: "play", playId })),
    },
    ...whereDown(plays, lost),
  ];
}
