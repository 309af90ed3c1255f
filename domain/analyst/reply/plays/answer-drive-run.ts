import { countWords } from "../../../facts/wording/number-words.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const IN_A_ROW =
  /\b(?:in a row|consecutive|consecutively|back to back|straight (?:drives?|possessions?|trips?|punts?|tds?|touchdowns?|scores?|three and outs?))\b/;
const FROM_THE_START = /\bto (?:open|start|begin) (?:the |this )?(?:game|it)\b|\bout of the gate\b/;
/** Something else than what a team's own drives came to. */
const OTHER = /\b(?:without|no|not|never|forced?|stopp?\w*|allow\w*|gave|quarter|half)\b/;

/** What a drive may come to as one of several in a row. */
const ENDS: readonly { words: RegExp; mark: Fact["marks"][number]; one: string }[] = [
  { words: /\b(?:td|tds|touchdowns?|end ?zone)\b/, mark: "touchdown", one: "touchdown drives" },
  { words: /\b(?:three and outs?|3 and outs?)\b/, mark: "threeAndOut", one: "three-and-outs" },
  { words: /\bpunt\w*\b/, mark: "punt", one: "drives to a punt" },
];

/**
 * `on how many consecutive possessions did the Saints reach the end zone`: the longest such run of a team's drives of the game, or the one it opened with.
 * Null where something else, or a part of the game, is asked about.
 */
export function answerDriveRun({ text, teams, players, period, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [team, other] = teams;
  const end = ENDS.find(({ words }) => words.test(text));
  if (team === undefined || other !== undefined || players.length > 0 || period !== null || end === undefined)
    return null;
  if (!IN_A_ROW.test(text) || OTHER.test(text)) return null;
  const runs: Fact[][] = [[]];
  for (const drive of sheet.index.ofKind("drive").filter((fact) => fact.team === team)) {
    if (drive.marks.includes(end.mark)) runs.at(-1)?.push(drive);
    else runs.push([]);
  }
  const isOpening = FROM_THE_START.test(text);
  const run = isOpening ? (runs[0] ?? []) : runs.reduce((most, one) => (one.length > most.length ? one : most), []);
  const many = run.length < 2 ? `no two ${end.one}` : `${countWords(run.length)} ${end.one}`;
  const stated = sheet.say(`The ${sheet.nick(team)} ${isOpening ? "opened with" : "had"} ${many} in a row.`, ...run);
  const ends = run.length < 2 ? [] : [run[0], run.at(-1)].filter((fact) => fact !== undefined);
  return withOpening(asks === "yesNo" ? run.length > 1 : null, [stated, ...ends.map((fact) => sheet.event(fact))]);
}
