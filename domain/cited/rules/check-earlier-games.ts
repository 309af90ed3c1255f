import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { factWords } from "../fact-words.ts";
import type { Reading } from "../reading.ts";

/** An earlier game where its score stands in a clause. */
interface Told {
  game: Fact;
  week: number;
  start: number;
  end: number;
}

const NAME = String.raw`(?:the )?((?:\p{Lu}|49)[\p{L}\d]+)`;
const NAME_BEFORE = new RegExp(String.raw`${NAME},? $`, "u");
const NAME_AFTER = new RegExp(
  String.raw`^ (?:home |road )?(?:win|victory|triumph|loss|defeat|setback) (?:over|to|against|at|by) ${NAME}`,
  "u",
);
const IN_ORDER = /\bin (?:that order|succession|turn)\b/g;

/**
 * Two or more earlier games of one team that a clause tells by their scores: each score stands beside its own opponent, and "after", "before", "then"
 * and "in that order" fit the weeks.
 */
export function checkEarlierGames(reading: Reading): Finding[] {
  const { text } = reading;
  const told = toldIn(reading);
  const known = new Set(told.flatMap(({ game }) => [...factWords(game, reading.index).capitals]));
  const strangers = told.flatMap(({ game, start, end }): Finding[] => {
    const [, name] = NAME_AFTER.exec(text.slice(end)) ?? NAME_BEFORE.exec(text.slice(0, start)) ?? [];
    if (name === undefined || !known.has(name) || factWords(game, reading.index).capitals.has(name)) return [];
    return [
      {
        word: `${name} ${text.slice(start, end)}`,
        reason: `${game.id} is not against the ${name}. Give each game its own opponent.`,
      },
    ];
  });
  return strangers.length > 0 ? strangers : misplaced(told, reading);
}

/** In the order of the clause; empty where they are fewer than two, or of two teams. */
function toldIn({ cited, numbers, index }: Reading): Told[] {
  const games = cited.filter(
    ({ kind, values }) => (kind === "lastGame" || kind === "form") && values.week !== undefined,
  );
  const told = numbers.flatMap(({ form, value, other, start, end }) => {
    const fitting = games.filter(
      (game) => form === "pair" && other !== null && factWords(game, index).said.includes(`${value}-${other}`),
    );
    const [game, another] = fitting;
    const week = game?.values.week;
    return game === undefined || another !== undefined || week === undefined ? [] : [{ game, week, start, end }];
  });
  return told.length < 2 || new Set(games.map(({ team }) => team)).size > 1 ? [] : told;
}

function misplaced(told: readonly Told[], { text, borne }: Reading): Finding[] {
  const faults = told.slice(1).flatMap((right, at): Finding[] => {
    const left = told[at];
    if (left === undefined) return [];
    const between = text.slice(left.end, right.start);
    const isTurned = /\bafter\b/.test(between);
    const isOpening = at === 0 && /^(?:but |and |so )?after\b/.test(text);
    const isStraight = isOpening || /\b(?:then|before (?:they|beating|losing|falling|winning))\b/.test(between);
    if (!isTurned && !isStraight) return [];
    const [first, second] = isTurned && !isOpening ? [right, left] : [left, right];
    const isNext = !/\bthe week before\b/.test(between) || second.week - first.week === 1;
    return first.week < second.week && isNext ? [] : [wrong(text.slice(left.start, right.end), left, right)];
  });
  const isRising = told.every(({ week }, at) => at === 0 || (told[at - 1]?.week ?? 0) < week);
  for (const { 0: said, index: at } of matches(text, IN_ORDER)) {
    const [first, last] = [told[0], told.at(-1)];
    if (isRising) borne.push([at, at + said.length]);
    else if (first !== undefined && last !== undefined) faults.push(wrong(said, first, last));
  }
  return faults;
}

function wrong(word: string, left: Told, right: Told): Finding {
  return { word, reason: `Those games were in Weeks ${left.week} and ${right.week}. Tell them in their order.` };
}
