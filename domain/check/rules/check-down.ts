import { playProof } from "../claim-proofs.ts";
import { decide, type Finding } from "../finding.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { findNumbers, type NumberToken } from "../../words/story-numbers.ts";
import type { StoryEvent } from "../story/story-events.ts";

const DOWN = /\b(first|second|third|fourth|1st|2nd|3rd|4th)(?:-and-| and | & )$/i;
const DOWNS: readonly RegExp[] = [/first|1/i, /second|2/i, /third|3/i, /fourth|4/i];
const SPOT = /^ (?:from|at|on) (?:the|its own|their own|his own)(?: [A-Z][\w' ]*)? $/;

/** "fourth-and-2": with the play told just before it, or the place told just after it, where either is told. Null for other numbers. */
export function checkDown(
  token: NumberToken,
  { text, facts }: SentenceContext,
  events: readonly StoryEvent[],
): Finding | null {
  const word = DOWN.exec(text.slice(0, token.start))?.[1];
  if (word === undefined || token.form !== "plain") return null;
  const down = DOWNS.findIndex((one) => one.test(word)) + 1;
  const event = events.find(
    ({ end }) => end < token.start && /^[^.;,]{0,30}\bon (?:a )?\S+$/.test(text.slice(end, token.start)),
  );
  const spot = findNumbers(text).find(({ start }) => start > token.end && SPOT.test(text.slice(token.end, start)));
  const fit = (event?.plays ?? facts.plays).find(
    (play) =>
      play.down === down && play.distance === token.value && (spot === undefined || play.yardLine === spot.value),
  );
  return decide("number", fit !== undefined, "There was no such down and distance then.", playProof(fit));
}
