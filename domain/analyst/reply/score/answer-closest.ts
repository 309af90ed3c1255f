import type { Fact, Points } from "../../../facts/fact.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import { ONE_SCORE } from "./answer-outcome.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import type { Period } from "../question/when-asked.ts";
import { alternatives } from "../../../words/alternatives.ts";

const HOW_CLOSE = new RegExp(
  alternatives`
    \bhow close (?:did|could|was|were) (?:the )?\w+(?: \w+)? (?:ever |even |actually )?(?:get|come|to (?:tying|winning))\b
    \bwhen (?:did|were|was) (?:the )?\w+(?: \w+)? (?:get |come )?(?:the )?closest\b
    \b(?:closest|nearest) (?:the )?\w+ (?:ever )?(?:got|came|get|were)\b
  `,
);
const ONE_SCORE_GAME =
  /\bhow\b.*\b(?:make|made|get|got|cut|bring|brought) (?:it|this|that|the game)?(?: back)? ?(?:to |into |within )?(?:a )?(?:one|1) (?:score|possession)(?: game)?\b/;
const TIE_BROKEN =
  /\b(?:tie|deadlock|stalemate)\b.*\b(?:get |was |got )?(?:broken|broke|snapped|break)\b|\b(?:broke|break|snapped?|broken) (?:the |that |a )?(?:\d+ (?:\d+|all) )?(?:tie|deadlock|stalemate)\b/;

/** How close the team that was behind came, how it became a one-score game, and what broke a tie. Null where the question is about something else. */
export function answerClosest(question: Question, sheet: GameSheet): Sentence[] | null {
  if (question.players.length > 0 || !sheet.hasPlays) return null;
  return closest(question, sheet) ?? wasClose(question, sheet) ?? oneScore(question, sheet) ?? broken(question, sheet);
}

const WAS_CLOSE =
  /\b(?:was|is) (?:it|this|this one|the game) (?:\w+ )?(?:close|tight(?! end)|competitive|in doubt)\b|\bhow close was (?:it|this|this one|the game)\b/;

/** `was it ever close in the 4th`: the smallest margin of that part of the game. */
function wasClose({ text, teams, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (period === null || teams.length > 0 || !WAS_CLOSE.test(text)) return null;
  const within = scoresInOrder(sheet).filter(({ fact }) => isAt(period, fact.at));
  const start = startOf(period, sheet);
  if (start === undefined) return null;
  const scored = within.map(({ fact, after }) => ({ fact, points: after }));
  // Every game begins level.
  const isKickoff = start.away + start.home === 0;
  const states = isKickoff && scored.length > 0 ? scored : [{ points: start, fact: null }, ...scored];
  const marginOf = ({ points: { away, home } }: (typeof states)[number]): number => Math.abs(away - home);
  const least = Math.min(...states.map(marginOf));
  const closest = states.find((one) => marginOf(one) === least);
  if (closest === undefined) return null;
  const { points, fact } = closest;
  const words =
    least === 0
      ? `It was level ${period.words} (${points.away}-${points.home}).`
      : `${isKickoff && fact !== null ? "Once there was a score, the" : "The"} margin was ${counted(least, "point")} at its smallest ${period.words} (${sheet.score(points)}).`;
  return [sheet.say(words, fact ?? sheet.index.byId("result")), ...(fact === null ? [] : [sheet.event(fact)])];
}

/** The score that a part of the game began with. */
function startOf(period: Period, { read }: GameSheet): Points | undefined {
  const first = read.plays.find((play) => isWithin(period, play));
  return first === undefined ? undefined : read.scores.get(first)?.before;
}

/** By how much a team was behind; negative where it led. */
function behind(team: string, { away, home }: Points, sheet: GameSheet): number {
  return team === sheet.teams[0] ? home - away : away - home;
}

function scoresInOrder(sheet: GameSheet): readonly { fact: Fact; after: Points; before: Points }[] {
  return sheet.index
    .ofKind("score")
    .flatMap((fact) => (fact.score === null ? [] : [{ fact, after: fact.score.after, before: fact.score.before }]));
}

/** The smallest deficit since the other team's first lead where that is said, else since it went ahead to stay; of a part of the game that is named, in it alone. */
function closest({ text, teams, asks, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (!HOW_CLOSE.test(text) || asks === "yesNo") return null;
  const [team] = teams;
  if (team === undefined) return null;
  if (period !== null) return closestWithin(period, team, sheet);
  const scores = scoresInOrder(sheet);
  const isFirst = /\bfirst lead\b|\bat any (?:point|time)\b|\bever\b/.test(text);
  const fellBehind = scores.map(
    ({ after, before }) => behind(team, before, sheet) <= 0 && behind(team, after, sheet) > 0,
  );
  const from = isFirst ? fellBehind.indexOf(true) : fellBehind.lastIndexOf(true);
  if (from < 0) return null;
  const since = scores.slice(from + 1);
  const own = since.filter(({ fact }) => fact.team === team);
  if (own.length === 0)
    return scores
      .slice(from, from + 1)
      .map(({ fact }) => sheet.event(fact))
      .concat(sheet.say(`The ${sheet.nick(team)} did not score after it.`, sheet.index.byId("result")));
  const [least] = own.toSorted((a, b) => behind(team, a.after, sheet) - behind(team, b.after, sheet));
  if (least === undefined) return null;
  const words = nearnessOf(behind(team, least.after, sheet));
  return [sheet.say(`The ${sheet.nick(team)} ${words}.`, least.fact), sheet.event(least.fact)];
}

function nearnessOf(points: number): string {
  if (points > 0) return `came within ${counted(points, "point")}`;
  return points === 0 ? "tied it" : `led by ${counted(-points, "point")}`;
}

/** The same of a part of the game: no score before it counts, but for the one that it began with. */
function closestWithin(period: Period, team: string, sheet: GameSheet): Sentence[] | null {
  const { index } = sheet;
  const start = startOf(period, sheet);
  if (start === undefined) return null;
  const within = scoresInOrder(sheet).filter(({ fact }) => isAt(period, fact.at));
  const name = `The ${sheet.nick(team)}`;
  if ([start, ...within.map(({ after }) => after)].every((points) => behind(team, points, sheet) <= 0))
    return [sheet.say(`${name} never trailed ${period.words}.`, index.byId("result"))];
  // Where it led first, how near it came back is what is asked.
  const fell = within.findLastIndex(
    ({ before, after }) => behind(team, before, sheet) <= 0 && behind(team, after, sheet) > 0,
  );
  const since = within.slice(fell + 1);
  const own = since.filter(({ fact }) => fact.team === team);
  const [least] = own.toSorted((a, b) => behind(team, a.after, sheet) - behind(team, b.after, sheet));
  const from = fell < 0 ? start : within[fell]?.after;
  if (from === undefined) return null;
  if (least !== undefined && (fell >= 0 || behind(team, least.after, sheet) < behind(team, start, sheet)))
    return [
      sheet.say(
        `${name} ${nearnessOf(behind(team, least.after, sheet))} ${period.words}${fell < 0 ? "" : " after they fell behind"}.`,
        least.fact,
      ),
      sheet.event(least.fact),
    ];
  const points = counted(behind(team, from, sheet), "point");
  if (fell >= 0)
    return [
      sheet.say(
        `${name} were level or ahead ${period.words} until they fell behind by ${points} (${sheet.score(from)}), and came no closer after that.`,
        index.byId("result"),
      ),
    ];
  return [
    sheet.say(
      `${name} came no closer than ${points} ${period.words}, as it stood at its start (${sheet.score(from)}).`,
      index.byId("result"),
    ),
  ];
}

/** `how did they make it a one score game`: the last score that brought a team that near. */
function oneScore({ text, teams: [team], period }: Question, sheet: GameSheet): Sentence[] | null {
  // What else is asked is answered part by part.
  if (team === undefined || !ONE_SCORE_GAME.test(text) || /\b(?:and|at the end) (?:did|was|who|what|when)\b/.test(text))
    return null;
  const found = scoresInOrder(sheet).findLast(
    ({ fact, before, after }) =>
      fact.team === team &&
      (period === null || isAt(period, fact.at)) &&
      behind(team, before, sheet) > ONE_SCORE &&
      behind(team, after, sheet) <= ONE_SCORE,
  );
  return found === undefined ? null : [sheet.event(found.fact)];
}

/** `how did the tie at 10 get broken`: the score after it. */
function broken({ text, numbers }: Question, sheet: GameSheet): Sentence[] | null {
  if (!TIE_BROKEN.test(text)) return null;
  const [, high, low] = /\b(\d+) (\d+|all) (?:tie|deadlock|stalemate)\b/.exec(text) ?? [];
  const points = high !== undefined && (low === high || low === "all") ? Number(high) : numbers[0];
  const scores = scoresInOrder(sheet);
  const ties = scores.filter(
    ({ after }) => after.away === after.home && (points === undefined || after.away === points),
  );
  const tie = ties.at(-1);
  if (tie === undefined)
    return points === undefined
      ? null
      : [sheet.say(`It was never tied at ${points} after a score.`, sheet.index.byId("result"))];
  const next = scores[scores.indexOf(tie) + 1];
  return next === undefined ? null : [sheet.event(next.fact)];
}
