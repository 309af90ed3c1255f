import { counted, countWords } from "../../../facts/wording/number-words.ts";
import type { LineMark } from "../../../facts/mark.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";

const ALL =
  /^(?:so |wait |hey )*(?:did|has) .+ (complet\w+|hit|catch|caught|haul\w* in|make|made|hauled in) (?:all|every|each)(?: (?:single|last))?(?: one)?(?: of)?(?: (?:his|the|those|her|\d+))? ?(pass(?:es)?|throws?|attempts?|targets?|balls? (?:thrown )?(?:his way|to him)|field goals?|fgs?|extra points?|xps?|pats?)(?: attempts?| tries)?$/;

interface Part {
  mark: LineMark;
  done: Unit;
  tried: Unit;
  verb: string;
  one: string;
  many: string;
}

const PARTS: readonly (readonly [words: RegExp, part: Part])[] = [
  [
    /^(?:pass|throw|attempt)/,
    { mark: "passing", done: "completions", tried: "attempts", verb: "completed", one: "pass", many: "passes" },
  ],
  [
    /^(?:target|ball)/,
    { mark: "receiving", done: "receptions", tried: "targets", verb: "caught", one: "target", many: "targets" },
  ],
  [
    /^(?:field|fg)/,
    {
      mark: "kicking",
      done: "fieldGoalsMade",
      tried: "fieldGoalAttempts",
      verb: "made",
      one: "field goal",
      many: "field goals",
    },
  ],
  [
    /^(?:extra|xp|pat)/,
    {
      mark: "kicking",
      done: "extraPointsMade",
      tried: "extraPointAttempts",
      verb: "made",
      one: "extra point",
      many: "extra points",
    },
  ],
];

/** `did Goff complete all his passes`: whether as many were done as were tried. Null where something else is asked, and of a man who tried none. */
export function answerAllOf(
  { text, players: [player, other], period, threshold }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [, , what] = ALL.exec(text) ?? [];
  const part = PARTS.find(([words]) => what !== undefined && words.test(what))?.[1];
  if (part === undefined || player === undefined || other !== undefined || threshold !== null) return null;
  const line = linesOf(player, sheet, period).find(({ marks }) => marks.includes(part.mark));
  const done = line?.values[part.done];
  const tried = line?.values[part.tried];
  if (line === undefined || done === undefined || tried === undefined || tried === 0) return null;
  const { verb, one, many } = part;
  const when = period === null ? "" : ` ${period.words}`;
  const all = tried === 1 ? `his only ${one}` : `all ${countWords(tried)} ${many}`;
  const words = done === tried ? all : `${countWords(done)} of ${counted(tried, one, many)}`;
  return [
    sheet.say(`${done === tried ? "Yes" : "No"}. ${sheet.name(player.playerId)} ${verb} ${words}${when}.`, line),
    ...sheet.sentences(line),
  ];
}
