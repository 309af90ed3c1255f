import { matches } from "../../../words/matches.ts";
import { type NumberToken, numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Reading } from "../../reading.ts";
import { lastGames } from "../clause/last-games.ts";

const COUNT = "(one|two|three|four|five|six|seven|eight|nine|ten|\\d+)";
const EVERY = new RegExp(
  String.raw`\b${COUNT} (?:of|in|out of) every ${COUNT}\b(?: (?:of )?#(?:'s?)?)?(?<what> [a-z-]+)?`,
  "gi",
);
const LAST = new RegExp(
  String.raw`\b${COUNT} of (?:#'s?|their|its|the)(?: #'s?)? last ${COUNT} (?<what>wins|victories|losses|defeats|games|outings)\b`,
  "gi",
);
const PLAYERS =
  /^ (?:[\w-]+ ){0,2}?(?:players|starters|receivers|rushers|backs|running backs|quarterbacks|tight ends|kickers|names|men)\b/;
const value = (word: string | undefined): number => numberOf(word ?? "") ?? Number(word);

/** Whether a figure is said in a form of its own that what is cited gives: a share of every so many, one of the last few games, as many people as are told, a play longer by so much. */
export function isFigureForm(token: NumberToken, reading: Reading): boolean {
  return [isOfEvery, isOfLast, isPlayers, isLonger, isAllOfThem, isOfTeam, isAtLeast, isOneOfThose].some((gives) =>
    gives(token, reading),
  );
}

const isIn = ({ start, end }: NumberToken, { 0: said, index: at }: RegExpExecArray): boolean =>
  start >= at && end <= at + said.length;

/** What was taken of what there was. */
const SHARES = [
  ["carries", "of"],
  ["targets", "of"],
  ["completions", "attempts"],
  ["receptions", "targets"],
  ["made", "of"],
  ["fieldGoalsMade", "fieldGoalAttempts"],
] as const;

/** "Three of every four Houston carries": the share itself. */
function isOfEvery(token: NumberToken, { text, cited }: Reading): boolean {
  const found = matches(text, EVERY).find((one) => isIn(token, one));
  if (found === undefined) return false;
  const share = value(found[1]) / value(found[2]);
  const units = NUMBER_UNITS.find(({ says }) => says.test(found.groups?.["what"] ?? ""))?.units ?? [];
  return cited.some(({ values }) =>
    SHARES.some(([made, of]) => {
      const [part, all] = [values[made], values[of]];
      return (
        part !== undefined &&
        all !== undefined &&
        all > 0 &&
        (units.includes(made) || (made === "completions" && units.includes("attempts"))) &&
        Math.abs(part / all - share) <= 0.015
      );
    }),
  );
}

/** "Two of Washington's last three wins": those that are cited are among the last so many of the team. */
function isOfLast(token: NumberToken, { text, cited, index, borne }: Reading): boolean {
  const found = matches(text, LAST).find((one) => isIn(token, one));
  const [first] = cited;
  if (found === undefined || first === undefined) return false;
  const what = found.groups?.["what"] ?? "";
  const last = lastGames(first.team, what, value(found[2]), index);
  const isSo =
    last.length === value(found[2]) && cited.length === value(found[1]) && cited.every((fact) => last.includes(fact));
  if (isSo) borne.push([found.index, found.index + found[0].length]);
  return isSo;
}

/** "Two players on the rise are Aiyuk and Kelce": as many as the sentence tells the same of; that there are no more is another matter. */
function isPlayers({ value: said, form, start, end }: NumberToken, { text, cited, inSentence }: Reading): boolean {
  const kind = cited[0]?.kind;
  if (
    form !== "plain" ||
    !PLAYERS.test(text.slice(end)) ||
    /\b(?:only|just|exactly|all|the) $/.test(text.slice(0, start))
  )
    return false;
  const people = new Set(inSentence.flatMap((fact) => (fact.kind === kind ? (fact.roles.player ?? []) : [])));
  return people.size === said;
}

/** "A 66-yard catch, two yards longer than Coleman's gain": by how much the play of the clause before is longer than the one that is cited. */
function isLonger({ value: said, form, start, end }: NumberToken, reading: Reading): boolean {
  const { text, cited, before, beside, borne } = reading;
  const [words, way] = /^ yards? (longer|shorter|farther|further) than\b/.exec(text.slice(end)) ?? [];
  const [one, two] = [before.at(-1)?.values.yards, cited[0]?.values.yards];
  if (form !== "plain" || words === undefined || !beside.before || cited.length !== 1) return false;
  if (!/^\W*(?:just |only |exactly )?$/.test(text.slice(0, start)) || one === undefined || two === undefined)
    return false;
  const isSo = (way === "shorter" ? two - one : one - two) === said;
  if (isSo) borne.push([start, end + words.length]);
  return isSo;
}

/** "Two: Hankins had one, and Yiadom got the other": at the head of an answer, every one of the game, all of them cited. */
function isAllOfThem({ value: said, form, start, end }: NumberToken, reading: Reading): boolean {
  const { text, opensSentence, isAnswer, inSentence, index } = reading;
  const [first] = inSentence.filter(({ at }) => at !== null);
  if (form !== "plain" || !isAnswer || !opensSentence || first === undefined) return false;
  if (text.slice(0, start).trim() !== "" || !/^[:,;] /.test(text.slice(end))) return false;
  const isAlike = ({ kind, marks }: Fact): boolean =>
    kind === first.kind &&
    (["interception", "fumble", "touchdown", "fieldGoal", "sack"] as const).every(
      (mark) => marks.includes(mark) === first.marks.includes(mark),
    );
  const all = index.facts.filter(isAlike);
  return all.length === said && all.every((one) => inSentence.includes(one));
}

/** "The Chiefs ran only 11 times": a team's carries, or its targets, of which somebody's share is cited. */
function isOfTeam({ value: said, form, start, end }: NumberToken, { text, cited, hits }: Reading): boolean {
  const named = hits[(text.slice(0, start).match(/[@#]/g)?.length ?? 0) - 1]?.team;
  const what = /^ (?:times|carries|runs|rushes|rushing attempts|targets)\b|^(?=[,.;]|$)/.exec(text.slice(end))?.[0];
  if (form !== "plain" || named === undefined || named === null || what === undefined) return false;
  const mark = what === " targets" ? "receiving" : "rushing";
  const isRun = mark === "receiving" || /\b(?:ran|runs?|rush\w*|carr\w+|kept it on the ground)\b/.test(text);
  return (
    isRun &&
    cited.some(
      ({ kind, team, marks, values }) =>
        kind === "usage" && team === named && marks.includes(mark) && values.of === said,
    )
  );
}

/** "Three catches of 20-plus yards": each one that is cited was so long. */
function isAtLeast({ value: said, form, end }: NumberToken, { text, cited }: Reading): boolean {
  return (
    form === "plain" &&
    /^-plus[ -]yards?\b/.test(text.slice(end)) &&
    cited.length > 0 &&
    cited.every(({ values: { yards } }) => yards !== undefined && yards >= said)
  );
}

/** "They went 2-for-3 on fourth down, and his catch was one of the two": a conversion, beside the row that has as many. */
function isOneOfThose({ form, value: one, other, text: said, end }: NumberToken, reading: Reading): boolean {
  const { text, cited, before, beside, index } = reading;
  const isSaid = form === "share" && one === 1 && /^one of (?:the|those|their) /i.test(said);
  const isTold = beside.before && before.some(({ marks }) => marks.includes("fourthDowns"));
  const team = cited.find(({ kind }) => kind === "conversion")?.team ?? "";
  const made = index.teamRow(team, "fourthDowns")?.values.made;
  return isSaid && isTold && made === other && /^(?:[.,;]|$)/.test(text.slice(end));
}
