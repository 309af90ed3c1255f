import type { NumberToken } from "../../words/story-numbers.ts";

const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)`;
const AND = String.raw`(?:, and |, | and | or )`;
const AHEAD = new RegExp(
  String.raw`(?:\bfrom |\b(?:scores|touchdowns|TDs|runs|catches|kicks|field goals)(?:,| on runs)? of |\b(?:scores|touchdowns|TDs|kicks|field goals)(?: on runs)?: ?)(?:${NUMBER}(?: yards)?${AND})*$`,
  "i",
);
const BEHIND = new RegExp(
  String.raw`^(?:${AND}${NUMBER})*(?:[- ]yards?(?: out| away)?)?(?=\s*(?:[.,;)]|$|and\b|to\b|in\b|with\b|on\b|but\b|as\b|for\b))`,
  "i",
);

/** How far the plays of a list were: "two scores, of 2 and 5 yards", "Pruitt from a yard out, Patterson from 12". */
export function isListed(text: string, token: NumberToken): boolean {
  return token.form === "plain" && AHEAD.test(text.slice(0, token.start)) && BEHIND.test(text.slice(token.end));
}
