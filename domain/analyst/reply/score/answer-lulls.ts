import type { Fact, Points } from "../../../facts/fact.ts";
import { formatDuration } from "../../../words/format.ts";
import { possessive } from "../../../words/possessive.ts";
import { ONE_SCORE } from "./answer-outcome.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { lengthOf, timeAhead } from "./time-ahead.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const DROUGHT =
  /\bhow (?:long|much time)\b.*\b(?:without (?:a |any |scoring|putting|getting)|scoreless|held (?:without|to nothing|scoreless)|no points|blanked)|\b(?:scoring |scoreless |longest )(?:drought|stretch without)\b|\bdrought\b/;
const OF_FIGURE =
  /\b(?:without a (?:catch|target|carry|first down|completion|sack|punt|turnover|touchdown|td)|touchdown|td)\b/;
const CLOSE = new RegExp(
  alternatives`
    \b(?:last|latest)\b.*\b(?:within|a|as) (?:one |1 |a |a single )?(?:score|possession)\b
    \bwhen\b.*\b(?:${alternatives`
      out of (?:hand|reach) | (?:two|2|multi) (?:score|possession) (?:game|lead)
      (?:stop|no longer|quit)\b.*\b(?:close|competitive|a game|one score) | last (?:close|competitive|a game)
    `})\b
    ^(?:so |and )?(?:was|is) (?:it|this|that|the game|this game)(?: one)? ever (?:really |actually )?(?:close|competitive|a game|within (?:one|a) score|a one score game)\b
  `,
);
const MIDFIELD =
  /\b(?:cross\w*|get past|got past|get across|got across|past|across|over|reach\w*|into) (?:the )?(?:midfield|(?:50|fifty)(?: yard line)?|(?:plus|opposing|enemy|opponents?) territory)\b/;
const HALF_WAY = 50;

/** A stretch without points, how long a game was within one score, and when a team first had the ball beyond midfield. Null where none of them is asked. */
export function answerLulls(question: Question, sheet: GameSheet): Sentence[] | null {
  if (question.players.length > 0 || !sheet.hasPlays) return null;
  return timeAhead(question, sheet) ?? drought(question, sheet) ?? close(question, sheet) ?? midfield(question, sheet);
}

function drought({ text, teams, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (!DROUGHT.test(text) || OF_FIGURE.test(text) || period !== null || sheet.index.phase !== "over") return null;
  const scores = sheet.index.ofKind("score");
  const end = lengthOf(sheet);
  if (end === null) return null;
  const told = (teams.length === 1 ? teams : sheet.teams).flatMap((team) => {
    const own = scores.filter(
      (fact) => fact.team === team && fact.at?.elapsed !== undefined && fact.at.elapsed !== null,
    );
    const marks: readonly (Fact | null)[] = [null, ...own, null];
    const gaps = marks.slice(1).map((to, at) => {
      const from = marks[at] ?? null;
      return { from, to, seconds: (to?.at?.elapsed ?? end) - (from?.at?.elapsed ?? 0) };
    });
    const [longest] = gaps.toSorted((a, b) => b.seconds - a.seconds);
    if (longest === undefined) return [];
    const { from, to, seconds } = longest;
    const since = from === null ? "the opening kickoff" : sheet.item(from);
    const until = to === null ? "the end" : sheet.item(to);
    const words = `${possessive(`The ${sheet.nick(team)}`)} longest stretch without a point was ${formatDuration(seconds)} of game time, from ${since} to ${until}.`;
    const stood = to?.score?.before;
    return [
      sheet.say(words, from, to, sheet.index.byId("result")),
      ...(stood === undefined ? [] : [sheet.say(`It was ${sheet.score(stood)} by then.`, to)]),
    ];
  });
  return told.length === 0 ? null : told;
}

function marginOf({ away, home }: Points): number {
  return Math.abs(away - home);
}

function close({ text, asks, period, teams }: Question, sheet: GameSheet): Sentence[] | null {
  if (!CLOSE.test(text) || period !== null || teams.length > 1 || sheet.index.phase !== "over") return null;
  const result = sheet.index.byId("result");
  const scores = sheet.index.ofKind("score").filter(({ score }) => score !== null);
  const last = scores.findLastIndex(({ score }) => score !== null && marginOf(score.before) <= ONE_SCORE);
  const final = scores.at(-1)?.score?.after;
  if (final === undefined) return null;
  if (marginOf(final) <= ONE_SCORE)
    return withOpening(asks === "yesNo" ? true : null, [
      sheet.say("It was within one score, eight points, at the end.", result),
      ...sheet.sentences(result),
    ]);
  const apart = scores[last];
  if (apart === undefined) return null;
  return [
    sheet.say("The score that put it out of one possession, eight points, for good:", result),
    sheet.event(apart),
    ...sheet.sentences(result),
  ];
}

function midfield({ text, teams: [team, other], period, asks }: Question, sheet: GameSheet): Sentence[] | null {
  if (!MIDFIELD.test(text) || team === undefined || other !== undefined) return null;
  if (/\bhow (?:many|often)\b/.test(text) || !(asks === "yesNo" || asks === "when" || /\bfirst\b/.test(text)))
    return null;
  const play = sheet.read.plays.find(
    ({ down, yardsToEndZone, team: own, ...rest }) =>
      down > 0 &&
      own === team &&
      yardsToEndZone !== null &&
      yardsToEndZone < HALF_WAY &&
      (period === null || isWithin(period, rest)),
  );
  const when = period === null ? "" : ` ${period.words}`;
  if (play === undefined)
    return withOpening(asks === "yesNo" ? false : null, [
      sheet.say(`The ${sheet.nick(team)} ran no play beyond midfield${when}.`, sheet.index.byId("result")),
    ]);
  const told = sheet.told(play);
  const words = `The first snap of the ${sheet.nick(team)} beyond midfield${when} was at the ${play.yardsToEndZone} of the ${sheet.nick(sheet.other(team))}.`;
  return withOpening(asks === "yesNo" ? true : null, [{ ...told, text: words }, told]);
}
