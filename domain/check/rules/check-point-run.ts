import { decide, type Finding } from "../finding.ts";
import { runs } from "../period-points.ts";
import { pointsOf } from "../game-facts.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

const IN_A_ROW = /\b(?:unanswered|straight|consecutive|in a row)\b/i;
const BARE = /^ (?:straight|unanswered|in a row|consecutive)\s*(?:[.,;]|$|to\b|and\b|over\b|from\b|for\b|before\b)/;
const SHARE = /\b(\d+) of the (?:next|last|first|final|game's final) (\d+) points\b/;
const PLACE = /\bthe (?:game's )?(first|opening|next|last|final) $/i;
const FINAL = [
  { kind: "game" as const, field: "awayScore" },
  { kind: "game" as const, field: "homeScore" },
];

/** Points without an answer: "20 unanswered points", "scored 23 straight", "the last 17 points". Null for other numbers. */
export function checkPointRun(token: NumberToken, context: SentenceContext): Finding | null {
  const { text, facts } = context;
  const [before, after] = [text.slice(0, token.start), text.slice(token.end)];
  const share = SHARE.exec(text);
  if (share !== null && token.start >= share.index && token.end <= share.index + share[0].length) {
    const team = ownerOf(share.index, share.index, context, "team")?.team ?? null;
    const isTrue = team !== null && hasShare(team, Number(share[1]), Number(share[2]), context);
    return decide("number", isTrue, "No such stretch of points happened.", FINAL);
  }
  const isPoints = /^[- ](?:[\w-]+ ){0,2}?points?\b/.test(after);
  const isBare =
    BARE.test(after) && /\b(?:scor\w+|reeled off|ripped off|ran off|put up|rattled off)\b[^.;]*$/i.test(before);
  const place = isPoints ? PLACE.exec(before)?.[1]?.toLowerCase() : undefined;
  if (!isBare && place === undefined && !(isPoints && IN_A_ROW.test(after.slice(0, 40)))) return null;
  const sides = [facts.game.awayTeam, facts.game.homeTeam];
  const owner = ownerOf(token.start, token.end, context, "team")?.team ?? null;
  const of = (team: string): number[] => {
    const all = runs(team, context);
    if (place === "first" || place === "opening")
      return all.filter((one) => !one.isAfterOther).map(({ points }) => points);
    if (place === "last" || place === "final") return all.filter(({ isLast }) => isLast).map(({ points }) => points);
    return all.map(({ points }) => points);
  };
  // Who scored them need not be who the sentence began with.
  const fit = (place === undefined && !isBare ? sides : sides.filter((team) => owner === null || team === owner)).some(
    (team) => of(team).includes(token.value),
  );
  return decide("number", fit, "No such run of points happened.", FINAL);
}

/** Whether a side scored so many of some stretch of points. */
function hasShare(team: string, own: number, all: number, { facts: { states, game } }: SentenceContext): boolean {
  return states.some((from, index) =>
    states
      .slice(index + 1)
      .some(
        (to) =>
          to.away + to.home - from.away - from.home === all &&
          pointsOf(team, to, game) - pointsOf(team, from, game) === own,
      ),
  );
}
