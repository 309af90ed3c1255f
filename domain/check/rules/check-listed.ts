import { checkFantasy } from "./check-fantasy.ts";
import { checkFigure } from "./check-figure.ts";
import { decide, type Finding } from "../finding.ts";
import type { SentenceContext } from "../sentence-context.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

/** Of flags their yards may follow: "Chiefs 8 for 98". */
const FLAGS = /^\s*Penalties: /;
const ENDS = /^\s*(?:[.,;:)]|$|-|and\b)/;
const LABEL = /^\s*([A-Z][\w /-]{2,24}?)(?: \(PPR\))?: +/;
const FINAL = /^(?:the )?final(?: score)?$|^(?:the )?score$/;

/** The lists of a terse text: "Sacks: Mack 2, Anderson 1.5", "Turnovers: Chargers 4, Texans 3", "Texans 32, Chargers 12". Null for other numbers. */
export function checkListed(token: NumberToken, context: SentenceContext, unitBefore: string | null): Finding | null {
  const { text, mentions, facts } = context;
  const holder = mentions.find(({ end }) => end + 1 === token.start);
  const counted = LABEL.exec(text);
  const side = mentions.find(
    ({ start, team }) =>
      team !== null && start >= token.end && /^ (?:on|for|by) (?:the )?$/.test(text.slice(token.end, start)),
  );
  if (counted !== null && side !== undefined && counted[0].length === token.start)
    return checkFigure(
      token,
      { ...context, mentions: [side], lastPlayer: null, lastTeam: null },
      ` ${counted[1]?.toLowerCase() ?? ""}`,
    );
  const flagged = mentions.findLast(({ end, team }) => team !== null && end < token.start);
  if (FLAGS.test(text) && flagged !== undefined) {
    const between = text.slice(flagged.end, token.start);
    const field = /^ $/.test(between) ? " penalties" : /^ \d+(?: for |-)$/.test(between) ? " penalty yards" : null;
    if (field !== null)
      return checkFigure(token, { ...context, mentions: [flagged], lastPlayer: null, lastTeam: null }, field);
  }
  const isTwice = /^twice$/i.test(token.text);
  if (token.form !== "plain" || holder === undefined || !ENDS.test(text.slice(token.end))) return null;
  const label = LABEL.exec(text)?.[1]?.toLowerCase();
  const alone: SentenceContext = { ...context, mentions: [holder], lastPlayer: null, lastTeam: null };
  // "Buffalo piled up 559 yards, Detroit 521": the verb and the unit are said once.
  const isGapped = /\d[^,;]*(?:,|;)(?: and| but)? (?:the )?$/.test(text.slice(0, holder.start));
  if (isTwice) return checkFigure(token, alone, " times");
  if (label === undefined && isGapped && unitBefore !== null) return checkFigure(token, alone, unitBefore);
  if (label === undefined || FINAL.test(label)) {
    if (holder.team === null || !facts.isOver || !isScore(token, context)) return null;
    const { awayTeam, awayScore, homeScore } = facts.game;
    const points = holder.team === awayTeam ? awayScore : homeScore;
    return decide("number", points === token.value, `${holder.team} scored ${points ?? "?"} points.`, [
      { kind: "game", field: "awayScore" },
      { kind: "game", field: "homeScore" },
    ]);
  }
  if (/^(?:fantasy|ppr)/.test(label))
    return holder.team === null ? checkFantasy(token, text.slice(0, token.start), "", alone) : null;
  return checkFigure(token, alone, ` ${label}`);
}

/** "Steelers 44, Bengals 38": both teams with their points and nothing else between them. */
function isScore(token: NumberToken, { text, mentions }: SentenceContext): boolean {
  const teams = mentions.filter(({ team }) => team !== null);
  return teams.slice(1).some((right, index) => {
    const left = teams[index];
    return (
      left !== undefined &&
      left.team !== right.team &&
      /^ \d{1,2},? $/.test(text.slice(left.end, right.start)) &&
      /^ \d{1,2}(?!\d)/.test(text.slice(right.end)) &&
      (left.end + 1 === token.start || right.end + 1 === token.start)
    );
  });
}
