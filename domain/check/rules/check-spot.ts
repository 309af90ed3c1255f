import { playProof } from "../claim-proofs.ts";
import { decide, type Finding } from "../finding.ts";
import type { SentenceContext } from "../sentence-context.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

const AHEAD = /\b(?:at|from|to|on|near) (?:the )?$/;
const TAKEN = /\b(?:recovered|intercept\w+|pick(?:ed)? (?:\w+ )?off|pickoff|fumbles?)\b/i;
const DOWN =
  /\b(first|second|third|fourth)(?:-and-| and )(\d+|goal|inches|one|two|three|four|five) (?:at|from|on) (?:the )?$/i;
const DOWNS = ["first", "second", "third", "fourth"];

/** "the Cincinnati 31", "fourth-and-2 at the Philadelphia 26": where a play began, on whose side of the field. Null for other numbers. */
export function checkSpot(token: NumberToken, { text, mentions, facts }: SentenceContext): Finding | null {
  const side = mentions.find(({ end, team }) => team !== null && end + 1 === token.start);
  if (side === undefined || token.form !== "plain" || token.decimals > 0 || token.value > 50) return null;
  const before = text.slice(0, side.start);
  if (!AHEAD.test(before) || !/^\s*(?:-yard line|[.,;:)]|$|[a-z])/.test(text.slice(token.end))) return null;
  const told = new RegExp(String.raw`\b(?:at|to) ${side.team ?? ""} ${token.value}\b`);
  const people = mentions.flatMap(({ playerIds }) => playerIds);
  if (TAKEN.test(text) && people.length > 0) {
    // The ball was taken there by, or from, somebody named.
    const taken = facts.plays.find(
      ({ description, credits }) =>
        /intercepted|fumbles|muffs/i.test(description) &&
        told.test(description) &&
        credits.some(({ playerId }) => people.includes(playerId)),
    );
    return decide(
      "number",
      taken !== undefined,
      `Nobody named took the ball at the ${side.text} ${token.text}.`,
      playProof(taken),
    );
  }
  const down = DOWNS.indexOf(DOWN.exec(before)?.[1]?.toLowerCase() ?? "") + 1;
  const fit = facts.plays.find(
    (play) =>
      play.yardLine === token.value && play.yardLineTerritory === side.team && (down === 0 || play.down === down),
  );
  const ended = facts.plays.find(({ description }) => down === 0 && told.test(description));
  return decide(
    "number",
    (fit ?? ended) !== undefined,
    `No play began at the ${side.text} ${token.text}.`,
    playProof(fit ?? ended),
  );
}
