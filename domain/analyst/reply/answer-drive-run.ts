import { counted } from "../../facts/wording/number-words.ts";
import type { Fact } from "../../facts/fact.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";

const IN_A_ROW = /\b(?:in a row|straight|consecutive|consecutively|back to back)\b/;
const DRIVES = /\b(?:drives?|possessions?|trips?|times (?:they )?(?:had|touched) the ball)\b/;
const FROM_THE_START = /\b(?:to (?:open|start|begin)|right away|out of the gate|their first|from the start)\b/;

/** What a drive may come to as one of several in a row. */
const ENDS: readonly { words: RegExp; mark: Fact["marks"][number]; one: string }[] = [
  { words: /\b(?:td|tds|touchdowns?|end ?zone)\b/, mark: "touchdown", one: "touchdown" },
  { words: /\b(?:punt\w*)\b/, mark: "punt", one: "punt" },
  { words: /\b(?:three and outs?|3 and outs?)\b/, mark: "threeAndOut", one: "three-and-out" },
];

/** `on how many consecutive possessions did the Saints reach the end zone`: the longest such run of a team's drives, or that of the start. Null where something else is asked. */
export function answerDriveRun({ text, teams, players }: Question, sheet: GameSheet): Sentence[] | null {
  const [team, other] = teams;
  const end = ENDS.find(({ words }) => words.test(text));
  if (team === undefined || other !== undefined || players.length > 0 || end === undefined) return null;
  if (!IN_A_ROW.test(text) || !DRIVES.test(text) || /\b(?:without|no|not)\b/.test(text)) return null;
  const drives = sheet.index.ofKind("drive").filter((fact) => fact.team === team);
  const runs: Fact[][] = [[]];
  for (const drive of drives) {
    if (drive.marks.includes(end.mark)) runs.at(-1)?.push(drive);
    else runs.push([]);
  }
  const isOpening = FROM_THE_START.test(text);
  const run = isOpening ? (runs[0] ?? []) : runs.reduce((most, one) => (one.length > most.length ? one : most), []);
  const which = isOpening ? "began the game with" : "had at most";
  const row = run.length === 1 ? "" : " in a row";
  return [
    sheet.say(`The ${sheet.nick(team)} ${which} ${counted(run.length, `${end.one} drive`)}${row}.`, ...run),
    ...run.slice(0, 1).map((fact) => sheet.event(fact)),
    ...(run.length > 1 ? run.slice(-1).map((fact) => sheet.event(fact)) : []),
  ];
}
