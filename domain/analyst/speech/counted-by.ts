import { LINE_WORDS_OF, NUMBER_UNITS, UNITS_OF_LINE } from "../../cited/number-units.ts";
import type { LineMark } from "../../facts/mark.ts";
import type { Unit } from "../../facts/unit.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

/** What names a figure before it: "passing yards: 214". */
const LABELS: readonly (readonly [RegExp, readonly Unit[]])[] = [
  [/\bpass(?:ing)? attempts:? $/i, ["attempts"]],
  [/\bcompletions:? $/i, ["completions"]],
  [/\bpassing yards:? $/i, ["passingYards"]],
  [/\bpassing (?:TDs|touchdowns):? $/i, ["passingTouchdowns"]],
  [/\binterceptions:? $/i, ["interceptionsThrown", "interceptions"]],
  [/\b(?:carries|rushing attempts):? $/i, ["carries"]],
  [/\brushing yards:? $/i, ["rushingYards"]],
  [/\brushing (?:TDs|touchdowns):? $/i, ["rushingTouchdowns"]],
  [/\b(?:catches|receptions):? $/i, ["receptions"]],
  [/\btargets:? $/i, ["targets"]],
  [/\breceiving yards:? $/i, ["receivingYards"]],
  [/\breceiving (?:TDs|touchdowns):? $/i, ["receivingTouchdowns"]],
  [/\bfavou?red by (?:just |about )?$/i, ["spread"]],
];
/** What somebody did so many times. */
const TIMES: readonly (readonly [RegExp, readonly Unit[]])[] = [
  [/\bscored $/, ["touchdowns", "rushingTouchdowns", "receivingTouchdowns", "nth"]],
  [/\b(?:was|were|been|got) sacked $/, ["sacksTaken"]],
  [/\bsacked @ $/, ["sacksTaken", "sacks"]],
  [/\b(?:picked off|intercepted) $/, ["interceptionsThrown"]],
  [/\btargeted $/, ["targets"]],
  [/\bpunted $/, ["punts"]],
  [/\bpenalized $/, ["penalties"]],
  [/\bturned (?:it|the ball) over $/, ["turnovers"]],
];
/** What people say instead of the words of `NUMBER_UNITS`. */
const SAID: readonly (readonly [RegExp, readonly Unit[]])[] = [
  [/^ (?:balls|grabs)\b/, ["receptions"]],
  [/^-point favou?rites?\b/, ["spread"]],
  [/^ (?:mph|miles (?:an|per) hour)\b/, ["windSpeed"]],
  [/^ extra points?\b/, ["extraPointsMade"]],
  [/^ straight\b| (?:more|fewer|less|short|shy|better|worse|apiece|each)\b/, []],
];

/** "Had 16 at halftime": points go without saying. */
const POINTS_BEFORE = /#(?: \w+ly| also)? (?:scored|had|have|put up|managed) (?:all |just |only )?$/;
const POINTS_AFTER = /^ (?:in|at|by) (?:the )?(?:first|second|third|fourth|halftime|half|break)\b/;
/** What a number may count. */
export interface CountedThing {
  /** Empty where nothing says. */
  units: readonly Unit[];
  /** The line that its figures are of, where the words around it say so. */
  line: LineMark | null;
  /** The words around it up to the next comma or "and". */
  piece: string;
}

/** What a number of a sentence may count, by the words around it. Those of one play ("a 20-yard run") are of no line. */
export function countedBy(token: NumberToken, text: string): CountedThing {
  const piece = pieceAround(text, token);
  const units = unitsOf(token, text);
  return text[token.end] === "-" ? { units, line: null, piece } : { ...narrowed(units, piece), piece };
}

function unitsOf({ start, end, text: said }: NumberToken, text: string): readonly Unit[] {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const label = LABELS.find(([says]) => says.test(before));
  if (label !== undefined) return label[1];
  if (/^(?:twice|thrice)$/i.test(said) || /^ times\b/.test(after))
    return TIMES.find(([says]) => says.test(before))?.[1] ?? [];
  if (POINTS_BEFORE.test(before) && POINTS_AFTER.test(after)) return ["points"];
  if (/^ (?:and|to|of|with|in|on|for|but|or|from|at|per)\b/.test(after)) return [];
  return (
    SAID.find(([says]) => says.test(after.slice(0, 24)))?.[1] ??
    NUMBER_UNITS.find(({ says }) => says.test(after))?.units ??
    []
  );
}

/** Where the words around a figure say by ground or air, only that line's figures and those of single plays. */
function narrowed(units: readonly Unit[], piece: string): Omit<CountedThing, "piece"> {
  const lines: readonly LineMark[] = ["receiving", "rushing", "passing"];
  const said = lines.find((one) => LINE_WORDS_OF.some(([line, words]) => line === one && words.test(piece)));
  const line =
    said ??
    lines.find((one) => units.length === 1 && units.every((unit) => UNITS_OF_LINE[one]?.includes(unit))) ??
    null;
  const own = line === null ? [] : (UNITS_OF_LINE[line] ?? []);
  const ofLine = units.filter((unit) => own.includes(unit));
  return ofLine.length === 0
    ? { units, line: null }
    : { units: [...ofLine, ...units.filter((unit) => unit === "yards" || unit.startsWith("redZone"))], line };
}

/** The words around a number up to the next comma or "and". */
function pieceAround(text: string, { start, end }: NumberToken): string {
  const before =
    text
      .slice(0, start)
      .split(/[,;:]| and | but /)
      .at(-1) ?? "";
  const after = text.slice(end).split(/[,;:]| and | but /)[0] ?? "";
  const lead = /[@#]/.test(before)
    ? before
    : text.slice(Math.max(0, text.slice(0, start).search(/[@#][^@#]*$/)), start);
  return `${/[a-z]{3}/.test(before) ? before : lead}${text.slice(start, end)}${after}`;
}
