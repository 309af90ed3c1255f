import type { Mark } from "../../../facts/mark.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const LINE = ["DE", "DT", "NT", "DL"];
const BACKERS = ["LB", "OLB", "ILB", "MLB"];
const BACKS = ["CB", "DB", "FS", "SS", "S", "SAF"];
const BLOCKERS = ["OT", "T", "G", "OG", "C", "OL"];

/** Trades that seldom score, as fans call them and by the codes that the rosters have. A code for several of them is none of them for sure. */
const TRADES: readonly (readonly [words: RegExp, codes: readonly string[]])[] = [
  [/\b(?:defensive|d) ends?\b/, ["DE"]],
  [/\b(?:defensive tackles?|d tackles?|nose tackles?)\b/, ["DT", "NT"]],
  [/\b(?:defensive|d) ?line(?:man|men)\b/, LINE],
  [/\b(?:left|right|offensive) tackles?\b/, ["OT", "T"]],
  [/\b(?:offensive|o) ?line(?:man|men)\b/, BLOCKERS],
  [/\b(?:line(?:man|men)|big (?:man|men|guy)|fat (?:guy|man))\b/, [...BLOCKERS, ...LINE]],
  [/\b(?:line ?backers?|lbs?)\b/, BACKERS],
  [/\b(?:corner ?backs?|corners?(?! of)|cbs?)\b/, ["CB"]],
  [/\b(?:defensive backs?|dbs?)\b/, BACKS],
  [/\b(?:defenders?|defensive (?:player|guy|dude))\b/, [...LINE, ...BACKERS, ...BACKS]],
  [/\bfull ?backs?\b/, ["FB"]],
];
const DEEDS: readonly (readonly [words: RegExp, mark: Mark | null])[] = [
  [/\b(?:caught|catch\w*|receiving|grab\w*|haul\w* in)\b/, "pass"],
  [/\b(?:ran|run|runs|rush\w*|punch\w*|carr\w+)\b/, "run"],
  [/\b(?:scor\w+|got|get|had|find|found)\b/, null],
];
const TOUCHDOWN = /\b(?:tds?|touchdowns?|end ?zone|scor\w+|tudd(?:y|ies))\b/;
/** Something else of them is asked. */
const OTHER = /\b(?:how many|most|sacks?|tackles?|interceptions?|ints?|picks?|fumbles?|punts?|kick\w*|snaps?)\b/;

/** `a defensive end caught a touchdown? who`: the touchdowns of somebody whose trade seldom scores. Null where none is named, or none of them scored so. */
export function answerOddScorer({ text, teams, players, period, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [trade, codes] = TRADES.find(([words]) => words.test(text)) ?? [];
  const [, mark] = DEEDS.find(([words]) => words.test(text)) ?? [];
  if (trade === undefined || codes === undefined || mark === undefined || players.length > 0) return null;
  if (!TOUCHDOWN.test(text) || OTHER.test(text.replace(trade, " "))) return null;
  const scores = sheet.index.ofKind("score").filter(({ marks, roles, team, at }) => {
    const scorer = roles.scorer ?? roles.receiver ?? roles.rusher;
    const position = scorer === undefined ? undefined : sheet.people.get(scorer)?.position;
    return (
      marks.includes("touchdown") &&
      (mark === null || marks.includes(mark)) &&
      position !== undefined &&
      codes.includes(position) &&
      (teams.length !== 1 || team === teams[0]) &&
      (period === null || isAt(period, at))
    );
  });
  if (scores.length === 0) return null;
  return withOpening(
    asks === "yesNo" ? true : null,
    scores.map((fact) => sheet.event(fact)),
  );
}
