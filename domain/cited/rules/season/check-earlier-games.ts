import { literalPattern } from "../../../names/literal-pattern.ts";
import { matches } from "../../../words/matches.ts";
import { ordinalOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords } from "../../fact-words.ts";
import type { Reading } from "../../reading.ts";
import { isEarlierGame, lastResults, olderGames } from "../clause/last-games.ts";

/** An earlier game where its score, or else its opponent, stands in a clause. */
interface Told {
  game: Fact;
  week: number;
  start: number;
  end: number;
  by: "score" | "name";
}

const NAME = String.raw`(?:the )?((?:\p{Lu}|49)[\p{L}\d]+)`;
const NAME_BEFORE = new RegExp(String.raw`${NAME},? $`, "u");
const NAME_AFTER = new RegExp(
  String.raw`^ (?:home |road )?(?:win|victory|triumph|loss|defeat|setback) (?:over|to|against|at|by) ${NAME}`,
  "u",
);
const IN_ORDER = /\bin (?:that order|succession|turn)\b/g;
/** What joins a clause to the one before it: of which the game was first. */
const THEN =
  /^\W*(?:(?:and|but|who|which) )?(?:(?:have |has |had )?then|next|(?:they )?followed (?:it|that|up)|(?:they )?(?:bounced back|rebounded|recovered|responded|answered|regrouped|rallied) (?:with|by)|before (?:\w+ing|an?|the|their|they))\b/;
/** What names the earlier game first, and the later one after "with" or "by". */
const LEADS = /\b(?:followed(?: up)?|(?:bounced back|rebounded|recovered|came back|rallied) from)\b/;
const AFTER = /^\W*(?:(?:and|but) )?(?:(?:just|right|soon|only) )?(?:after|following|on the heels of)\b/i;
const BEFORE = /^\W*(?:(?:and|but) )?(?:just |right )?before\b(?! that\b)/i;
const BETWEEN =
  /(?:^\W*|\b(?:fell|came|was|sat|wedged|sandwiched|tucked|pressed|stuck|landed|stood|win|victory|loss|defeat|setback|blowout|game)(?: in)? )between\b/;
/** What brings a streak to the length that it has. */
const LENGTHENS =
  /\bmade it [\w-]+ (?:straight|in a row)\b|\b(?:ran|extended|stretched|pushed|lengthened|grew) (?:the|their|its) (?:[\w-]+ ){0,2}(?:streak|run|skid|slide)\b|\b(?:a|their|its) (?<nth>\w+) (?:straight|consecutive) (?:win|victory|loss|defeat)\b/;
const NO_OPPONENTS = /^(?:Week|Round|Bowl|Card|Super|Wild|The)$/;

/**
 * Two or more earlier games of one team: each score stands beside its own opponent; "after", "before", "then", "between" and "in that order" fit the
 * weeks, in a clause and from one clause to the next; and what made a streak as long as it is was the last of them.
 */
export function checkEarlierGames(reading: Reading): Finding[] {
  const { text } = reading;
  const told = toldIn(reading);
  const known = new Set(told.flatMap(({ game }) => [...factWords(game, reading.index).capitals]));
  const strangers = told.flatMap(({ game, start, end, by }): Finding[] => {
    const [, name] = NAME_AFTER.exec(text.slice(end)) ?? NAME_BEFORE.exec(text.slice(0, start)) ?? [];
    if (by === "name" || name === undefined || !known.has(name) || factWords(game, reading.index).capitals.has(name))
      return [];
    return [
      {
        word: `${name} ${text.slice(start, end)}`,
        reason: `${game.id} is not against the ${name}. Give each game its own opponent.`,
      },
    ];
  });
  if (strangers.length > 0) return strangers;
  const wrongs = misplaced(told, reading);
  return wrongs.length > 0
    ? wrongs
    : [
        ...acrossClauses(reading),
        ...notBetween(reading),
        ...notLast(reading),
        ...olderGames(reading),
        ...lastResults(reading),
      ];
}

/** Earlier games of the regular season: the playoffs count their weeks anew. */
function gamesOf(facts: readonly Fact[], { index }: Reading): { game: Fact; week: number }[] {
  return facts.flatMap((game) => {
    const { week } = game.values;
    return isEarlierGame(game) && week !== undefined && /\bweek \d/i.test(factWords(game, index).said)
      ? [{ game, week }]
      : [];
  });
}

/** In the order of the clause; empty where they are fewer than two, or of two teams. */
function toldIn(reading: Reading): Told[] {
  const { cited, numbers, index, text } = reading;
  const games = cited.filter(
    ({ kind, values }) => (kind === "lastGame" || kind === "form") && values.week !== undefined,
  );
  const byScore = numbers.flatMap(({ form, value, other, start, end }): Told[] => {
    const fitting = games.filter(
      (game) => form === "pair" && other !== null && factWords(game, index).said.includes(`${value}-${other}`),
    );
    const [game, another] = fitting;
    const week = game?.values.week;
    return game === undefined || another !== undefined || week === undefined
      ? []
      : [{ game, week, start, end, by: "score" }];
  });
  const byName = games.flatMap((game): Told[] => {
    const { week } = game.values;
    if (week === undefined || byScore.some((one) => one.game === game)) return [];
    const others = games.flatMap((one) => (one === game ? [] : [...factWords(one, index).capitals]));
    const own = [...factWords(game, index).capitals].filter(
      (name) => !others.includes(name) && !NO_OPPONENTS.test(name),
    );
    const [found] = own.length === 0 ? [] : matches(text, new RegExp(own.map(literalPattern).join("|"), "g"));
    return found === undefined
      ? []
      : [{ game, week, start: found.index, end: found.index + found[0].length, by: "name" }];
  });
  const told = [...byScore, ...byName].toSorted((a, b) => a.start - b.start);
  return told.length < 2 || new Set(games.map(({ team }) => team)).size > 1 ? [] : told;
}

function misplaced(told: readonly Told[], { text, borne }: Reading): Finding[] {
  const faults = told.slice(1).flatMap((right, at): Finding[] => {
    const left = told[at];
    if (left === undefined) return [];
    const between = text.slice(left.end, right.start);
    const isTurned = /\bafter\b/.test(between);
    const isLed = LEADS.test(text.slice(told[at - 1]?.end ?? 0, left.start)) && /\b(?:with|by)\b/.test(between);
    const isOpening = at === 0 && /^(?:but |and |so )?after\b/.test(text);
    const isStraight =
      isOpening || isLed || /\b(?:then|before (?:they|beating|losing|falling|winning))\b/.test(between);
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

/** "Beat the Saints, and then beat the Chargers": two clauses of one team, each with games of its own. */
function acrossClauses(reading: Reading): Finding[] {
  const { text, cited, before, beside, sentenceSoFar } = reading;
  const [there, here] = [gamesOf(before, reading), gamesOf(cited, reading)];
  const isOneTeam = new Set([...there, ...here].map(({ game }) => game.team)).size === 1;
  const isThen = THEN.test(text) || (beside.before && AFTER.test(sentenceSoFar));
  const isAfter = beside.before && ((AFTER.test(text) && !/,\s*\S/.test(text)) || BEFORE.test(sentenceSoFar));
  const [left, right] = [there[0], here[0]];
  if (left === undefined || right === undefined || !isOneTeam || isThen === isAfter) return [];
  const isSo = there.every((one) =>
    here.every((two) => one.game === two.game || (isThen ? one.week < two.week : two.week < one.week)),
  );
  return isSo ? [] : [wrong(text.trim().split(" ").slice(0, 2).join(" "), left, right)];
}

/** "The loss to the Eagles fell between the wins over the Panthers and the Buccaneers": its week lies between theirs. */
function notBetween(reading: Reading): Finding[] {
  const { text, cited, before, beside } = reading;
  const said = BETWEEN.exec(text);
  const here = gamesOf(cited, reading);
  const there = beside.before ? gamesOf(before, reading).filter(({ game }) => !cited.includes(game)) : [];
  const place = said === null ? -1 : said.index + said[0].length;
  const own = toldIn(reading).filter(({ end }) => end <= place);
  const [subject, another] = own.length > 0 ? own : there;
  const around = here.filter(({ game }) => game !== subject?.game);
  const [one, two, three] = around;
  if (said === null || subject === undefined || another !== undefined) return [];
  if (one === undefined || two === undefined || three !== undefined) return [];
  if (one.game.team !== two.game.team) return [];
  if (one.game.team !== subject.game.team)
    return [{ word: said[0].trim(), reason: "Those games are the other team's. Tell games of one team." }];
  const [first, last] = [Math.min(one.week, two.week), Math.max(one.week, two.week)];
  return subject.week > first && subject.week < last
    ? []
    : [
        {
          word: said[0].trim(),
          reason: `That game was in Week ${subject.week}, and those in Weeks ${first} and ${last}. Say when it was.`,
        },
      ];
}

/** "Made it five straight with a win over the Chargers": the last one did. */
function notLast(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const said = LENGTHENS.exec(text);
  const streak = cited.find(({ kind }) => kind === "streak");
  const games = gamesOf(cited, reading).filter(({ game }) => game.team === streak?.team);
  const nth = said?.groups?.["nth"];
  if (said === null || streak === undefined || games.length === 0) return [];
  if (nth !== undefined && ordinalOf(nth) !== streak.values.games) return [];
  return games.some(({ game }) => game.kind === "lastGame")
    ? []
    : [{ word: said[0], reason: `That was not the last game of ${streak.id}. Cite the last one, or tell it alone.` }];
}

function wrong(word: string, { week: left }: Pick<Told, "week">, { week: right }: Pick<Told, "week">): Finding {
  return { word, reason: `Those games were in Weeks ${left} and ${right}. Tell them in their order.` };
}
