import { counted, countWords } from "../../../facts/wording/number-words.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { LineMark } from "../../../facts/mark.ts";
import type { Unit } from "../../../facts/unit.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";

const ALL =
  /^(?:so |wait |hey )*(?:did|didnt|has|have) .+ (complet\w+|hit|catch|caught|haul\w*|make|made) (?:in )?(?:(?:all|every|each)(?: (?:single|last))?(?: one)?(?: of)?|everything)\b ?(.*)$/;
const COUNT = /^(?:(?:his|the|those|her|their|\d+|one|two|three|four|five|six|seven|eight|nine|ten) )+/;
/** What belongs to the thing, and a part of the game, which is read by itself. */
const AFTER =
  /^(?: (?:attempts?|tries|thrown|his way|to him|at him))*(?: (?:in|during) (?:the )?(?:first|second|third|fourth|1st|2nd|3rd|4th|ot|overtime)(?: (?:half|quarter))?)?$/;

interface Part {
  mark: LineMark;
  done: Unit;
  tried: Unit;
  verb: string;
  one: string;
  many: string;
}

const PASSES: Part = {
  mark: "passing",
  done: "completions",
  tried: "attempts",
  verb: "completed",
  one: "pass",
  many: "passes",
};
const TARGETS: Part = {
  mark: "receiving",
  done: "receptions",
  tried: "targets",
  verb: "caught",
  one: "target",
  many: "targets",
};
const FIELD_GOALS: Part = {
  mark: "kicking",
  done: "fieldGoalsMade",
  tried: "fieldGoalAttempts",
  verb: "made",
  one: "field goal",
  many: "field goals",
};
const EXTRA_POINTS: Part = {
  mark: "kicking",
  done: "extraPointsMade",
  tried: "extraPointAttempts",
  verb: "made",
  one: "extra point",
  many: "extra points",
};

/** What is thrown is completed by who throws it, and caught by who is thrown to. */
const THINGS: readonly (readonly [words: RegExp, part: (verb: string) => Part])[] = [
  [/^(?:pass(?:es)?|throws?|attempts?|balls?)\b/, (verb) => (/^(?:complet|hit)/.test(verb) ? PASSES : TARGETS)],
  [/^(?:targets?|catch(?:es)?)\b/, () => TARGETS],
  [/^(?:field goals?|fgs?)\b/, () => FIELD_GOALS],
  [/^(?:extra points?|xps?|pats?)\b/, () => EXTRA_POINTS],
];

/**
 * `did Goff complete all his passes`, `did the Chiefs make every field goal`: whether as many were done as were tried, by a player or by a team's only kicker. Of
 * what else he may have done all of, his line is told without a yes or no. Null where something else is asked.
 */
export function answerAllOf(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, period } = question;
  const [, verb, rest] = ALL.exec(text) ?? [];
  const isPerfect = asksPerfect(question);
  if (!isPerfect && (verb === undefined || rest === undefined || players.length > 1)) return null;
  const part = isPerfect ? PASSES : partOf(verb ?? "", rest ?? "");
  const [player] = players;
  const lines = player === undefined ? kickersOf(question, sheet) : linesOf(player, sheet, period);
  if (part === null) return player === undefined || lines.length === 0 ? null : sheet.sentences(...lines);
  const [line, other] = lines.filter(({ marks }) => marks.includes(part.mark));
  const tried = line?.values[part.tried];
  if (line === undefined || other !== undefined || tried === undefined || tried === 0) return null;
  const done = line.values[part.done] ?? 0;
  const when = period === null ? "" : ` ${period.words}`;
  const who = sheet.name(line.roles.player ?? "");
  const words = `${who} ${part.verb} ${shareWords(done, tried, part)}${when}`;
  return [sheet.say(`${done === tried ? "Yes" : "No"}. ${words}.`, line), ...sheet.sentences(line)];
}

/** `was Stroud perfect`, of a quarterback and his passes */
export function asksPerfect({ text, asks, players: [player, other], concepts }: Question): boolean {
  const isOfPasser = player?.position === "QB" && other === undefined && isOnly(concepts, "pass completion");
  return isOfPasser && asks === "yesNo" && /\bperfect\b/.test(text) && !/\b(?:not|nt|never|or)\b/.test(text);
}

function partOf(verb: string, rest: string): Part | null {
  const thing = rest.replace(COUNT, "");
  if (AFTER.test(thing === "" ? "" : ` ${thing}`) && /^(?:catch|caught|haul)/.test(verb)) return TARGETS;
  const found = THINGS.find(([words]) => words.test(thing));
  const after = thing.replace(found?.[0] ?? /^$/, "");
  return found === undefined || !AFTER.test(after) ? null : found[1](verb);
}

function kickersOf({ teams: [team, other], period }: Question, sheet: GameSheet): readonly Fact[] {
  return team === undefined || other !== undefined
    ? []
    : sheet.lines(period).filter((line) => line.team === team && line.marks.includes("kicking"));
}

function shareWords(done: number, tried: number, { one, many }: Part): string {
  if (tried === 1) return done === 1 ? `his only ${one}` : `none of one ${one}`;
  if (done === tried) return tried === 2 ? `both ${many}` : `all ${countWords(tried)} ${many}`;
  return `${done === 0 ? "none" : countWords(done)} of ${counted(tried, one, many)}`;
}
