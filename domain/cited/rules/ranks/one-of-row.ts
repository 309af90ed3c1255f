import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Reading } from "../../reading.ts";
import { isOnlyInGame, OF_BOTH } from "../clause/only-of-both.ts";

const OF_GAME = new RegExp(String.raw`^[\w -]{0,31}${OF_BOTH}`);

/** "His only catch of the game" is one of his own. */
const OWN = /\b(?:his|their|its)\s*$|['’]s?\s*$/;

/** "The Colts' only forced fumble", "the lone sack for the Colts": of all who play for them. */
const OF_TEAMS = /(?:#['’]?s?|\b(?:team|side|defense|offense|unit)['’]s|\b(?:their|its))\s*$/;
const FOR_TEAM = /^ [\w -]{0,24}\b(?:for|by|of|on) (?:#|(?:his|the) (?:team|side|defense|offense|unit)\b)/;

/** "Converted their only try" of a row of fourth downs. */
const ROW_OF_TRIES = ["fourthDowns", "thirdDowns", "redZone"] as const;

/** "His only pass", "their only turnover": a figure of one, of the one who is named; "of the game" where the other team has none. */
export function isOneOfRow(fact: Fact, reading: Reading, { 0: said, index: at }: RegExpExecArray): boolean {
  const after = reading.text.slice(at + said.length);
  return (
    isOneOfLine(fact, after, reading.index) &&
    !isOfOtherTeam(fact, reading, at) &&
    (!OF_GAME.test(after) ||
      (isOnlyInGame(fact, reading) &&
        (OWN.test(reading.text.slice(0, at)) || isOnlyOfLines(fact, after, reading.index)))) &&
    (!(OF_TEAMS.test(reading.text.slice(0, at)) || FOR_TEAM.test(after)) ||
      isOnlyOfLines(fact, after, reading.index, fact.team))
  );
}

/** "The only field goal of the game" of a line: the score of the kind is the game's only one, or no other line of its sort has any. */
function isOnlyOfLines(
  { id, kind, marks }: Fact,
  after: string,
  index: Reading["index"],
  team: string | null = null,
): boolean {
  if (kind !== "line") return true;
  const isOfThese = (one: Fact): boolean => team === null || one.team === team;
  const score = /^ (?:[\w-]+ )?field goals?\b/.test(after) ? "fieldGoal" : "touchdown";
  if (score === "fieldGoal" || /^ (?:[\w-]+ )?(?:touchdown|TD)s?\b/.test(after))
    return index.ofKind("score").filter((one) => one.marks.includes(score) && isOfThese(one)).length === 1;
  const units = NUMBER_UNITS.find(({ says }) => says.test(`${after} `))?.units ?? [];
  const others = index
    .ofKind("line")
    .filter((one) => one.id !== id && isOfThese(one) && marks.some((mark) => one.marks.includes(mark)));
  return others.every(({ values }) => units.every((unit) => (values[unit] ?? 0) === 0));
}

/** "The Saints had the only turnover" of the Falcons' row. */
function isOfOtherTeam({ kind, team }: Fact, { text, hits }: Reading, at: number): boolean {
  const before = text.slice(0, at).match(/[@#]/g)?.length ?? 0;
  const named = hits.slice(0, before).findLast((hit) => hit.team !== null)?.team;
  return (kind === "team" || kind === "compare") && named !== undefined && named !== null && named !== team;
}

/** What is tried, beside what comes of it. */
const TRIED: readonly (readonly [words: RegExp, units: readonly Unit[]])[] = [
  [/^ (?:ball|pass|throw|one)(?: that)? (?:@|he) (?:caught|hauled in|reeled in|pulled in)\b/, ["receptions"]],
  [/^ (?:field goal|kick|try|attempt|shot|pass|throw)s?\b/, ["fieldGoalAttempts", "attempts"]],
  [/^ extra points?\b/, ["extraPointAttempts"]],
  [/^ (?:fourth|third)[- ]downs?\b/, ["of"]],
  [
    /^ (?:time|chance|occasion)(?: all (?:day|night|game|afternoon|evening))?(?: that)? (?:they|#|he) (?:went for it|tried|gambled)\b/,
    ["of"],
  ],
];

/** "His only pass", "his only try": a line with one of it, his own or his team's row. */
function isOneOfLine({ roles, values, team, kind, marks }: Fact, after: string, index: Reading["index"]): boolean {
  const units =
    TRIED.find(([words]) => words.test(after))?.[1] ?? NUMBER_UNITS.find(({ says }) => says.test(`${after} `))?.units;
  if (ROW_OF_TRIES.some((mark) => marks.includes(mark)) && /^ (?:try|attempt|shot|chance|gamble)\b/.test(after))
    return values.of === 1;
  const row = kind === "conversion" || kind === "stop" || marks.includes("fourthDown") ? "fourthDowns" : null;
  const whose = kind === "stop" ? [index.away.code, index.home.code].find((code) => code !== team) : team;
  const lines =
    kind === "miss" || kind === "score" ? index.about(roles.kicker ?? "").filter((one) => one.kind === "line") : [];
  const rows = row === null || !/fourth/.test(after) ? [] : (index.teamRow(whose ?? "", row) ?? []);
  return [{ values }, ...lines, ...[rows].flat()].some((one) => units?.some((unit) => one.values[unit] === 1) === true);
}
