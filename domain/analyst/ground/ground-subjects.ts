import type { NumberToken } from "../../words/story-numbers.ts";
import type { GroundBook } from "./ground-book.ts";
import type { NamedSentence } from "./ground-names.ts";

/** `Jalen Hurts (PHI)`, `of the Eagles`, `against the Packers`: after a player such a team is not whose the number is. */
const AFTER_PLAYER = /(?:\(|\b(?:for|against|of|from|over|to|past|in|at|with|leads?|led|beats?))\s*(?:the\s+)?$/i;

/** Whose number it is: who was named last before it; or right after it (`109 yards by Barkley`). */
export function subjectsOf(token: NumberToken, { text, named, carried }: NamedSentence): readonly string[] {
  const earlier = named.filter(({ end }) => end <= token.start);
  const later = named.find(
    ({ start }) =>
      start >= token.end &&
      /^[^.;,]*\b(?:by|from|for|to|of|was|were|is)\s+(?:the\s+)?$/i.test(text.slice(token.end, start)),
  );
  if (/^\S* to \d/.test(text.slice(token.end)) || /\d\S* to $/.test(text.slice(0, token.start)))
    return [...carried, ...named.flatMap((one) => one.subjects)];
  const isPlayerNamed = earlier.some((one) => !one.isTeam);
  const last = earlier.findLast((one) => !(one.isTeam && isPlayerNamed && AFTER_PLAYER.test(text.slice(0, one.start))));
  const found = [last, later].flatMap((one) => one?.subjects ?? []);
  return found.length > 0 ? found : [...carried, ...named.flatMap((one) => one.subjects)];
}

/** `The Ravens outgained them 452 to 353`: the first number is the Ravens', the second the others'. */
export function outdone(
  token: NumberToken,
  { text, named, carried }: NamedSentence,
  book: GroundBook,
): readonly string[] | null {
  const before = text.slice(0, token.start);
  const verb = /\bout-?(?:gained|rushed|passed)\b/i.exec(before);
  const isSecond = /\d to $/.test(before);
  if (verb === null || (!isSecond && !/^ to \d/.test(text.slice(token.end)))) return null;
  const who = named.findLast(({ isTeam, end }) => isTeam && end <= verb.index)?.subjects ?? carried;
  return isSecond ? othersOf(who, book) : who;
}

/** What a side allowed, the other one did. */
export function othersOf(subjects: readonly string[], { standing }: GroundBook): readonly string[] {
  if (standing === null) return subjects;
  const { awayTeam, homeTeam } = standing;
  return subjects.map((one) => (one === awayTeam ? homeTeam : one === homeTeam ? awayTeam : one));
}
