import { counted, countWords } from "../../../facts/wording/number-words.ts";
import { gainedIt, isRushOrPass } from "../../../plays/flow-rules.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const START =
  /\b(?:average|avg|mean) (?:starting )?field position\b|\b(?:average|avg) (?:drive )?start(?:ing (?:spot|position))?\b/;
const LONG_THIRD = /\b(?:3rd|third) (?:downs? )?(?:and|n) (?:longs?|(\d{1,2}) (?:or (?:more|longer)|plus))\b/;
/** From here a third down is long, in yards. */
const LONG = 7;

/** Where drives began on average, and third downs with far to go: what no row of statistics has. Null where neither is asked. */
export function answerField(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, period, text } = question;
  if (players.length > 0 || period !== null || !sheet.hasPlays) return null;
  if (START.test(text)) return starts(question, sheet);
  const [found, yards] = LONG_THIRD.exec(text) ?? [];
  return found === undefined ||
    /\b(?:that|the|this) (?:3rd|third)\b/.test(text) ||
    !/\b(?:how (?:many|often|did)|convert\w*|rate)\b/.test(text)
    ? null
    : longThirds(yards === undefined ? LONG : Number(yards), question, sheet);
}

function sidesOf({ teams }: Question, sheet: GameSheet): readonly string[] {
  return sheet.teams.filter((team) => teams.length !== 1 || team === teams[0]);
}

function starts(question: Question, sheet: GameSheet): Sentence[] | null {
  const sentences = sidesOf(question, sheet).flatMap((team) => {
    const drives = sheet.index
      .ofKind("drive")
      .filter((drive) => drive.team === team && drive.values.yardsToEndZone !== undefined);
    const [first] = drives;
    const total = drives.reduce((sum, { values }) => sum + (values.yardsToEndZone ?? 0), 0);
    const spot =
      first === undefined
        ? null
        : sheet.startOf({ ...first, values: { yardsToEndZone: Math.round(total / drives.length) } });
    const words = `The ${sheet.nick(team)} began their ${counted(drives.length, "drive")} ${spot} on average.`;
    return spot === null ? [] : [sheet.say(words, ...drives)];
  });
  return sentences.length === 0 ? null : sentences;
}

function longThirds(least: number, question: Question, sheet: GameSheet): Sentence[] {
  const sides = sidesOf(question, sheet);
  const tries = sheet.read.plays.filter(
    (play) =>
      play.down === 3 &&
      play.distance >= least &&
      isRushOrPass(play) &&
      play.team !== null &&
      sides.includes(play.team),
  );
  const words = sides.map((team) => {
    const own = tries.filter((play) => play.team === team);
    const made = own.filter((play) => gainedIt(play));
    return `the ${sheet.nick(team)} converted ${made.length === 0 ? "none" : countWords(made.length)} of ${countWords(own.length)}`;
  });
  return [
    {
      text: `On third down with ${countWords(least)} or more yards to go ${listWords(words)}.`,
      ids: [],
      receipts: tries.map(({ playId }) => ({ kind: "play", playId })),
    },
  ];
}
