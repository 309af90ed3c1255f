import { decide, type Finding, unresolved } from "../finding.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";

const DIFFERENCE =
  /^\s*(?:(?:PPR|fantasy) )*(?:points? )?(?:more|fewer|less|above|over|under|below|beyond|short of|better|worse|ahead of|clear of|shy of)\b/i;
const DIFFERENCE_BEFORE = /\b(?:project\w*|expect\w*|mark)\b[^.;\d]*\bby (?:about |nearly |more than )?$/i;

/** PPR or standard points of a player: scored, projected, or the difference of the two. */
export function checkFantasy(token: NumberToken, before: string, after: string, context: SentenceContext): Finding {
  const { facts, text } = context;
  const owner = ownerOf(token.start, token.end, context, "player");
  if (owner === null || owner.players.length === 0)
    return unresolved("number", "It is not clear whose fantasy points these are.");
  const isStandard = /\bstandard\b/i.test(after.slice(0, 30));
  const field = isStandard ? "fantasyPoints" : "fantasyPointsPPR";
  const isGap = DIFFERENCE.test(after) || DIFFERENCE_BEFORE.test(before);
  const isProjected =
    !facts.isOver ||
    /\b(?:project(?:ed|ions?|s)?|instead of)\b(?:(?!\bwith\b)[^.;\d])*$/i.test(before.slice(-60)) ||
    /^\s*(?:\w+ ){0,2}?(?:projected|his projection)\b/i.test(after) ||
    (/\b(?:against|to|beyond|above|below|short of|over)\s+(?:a |his |the )?$/i.test(before) && /project/i.test(text));
  // "1.5 better than Mahomes"
  const rival = context.mentions.find(
    ({ start, playerIds }) =>
      playerIds.length > 0 &&
      start >= token.end &&
      /^ [a-z ]*\b(?:than|ahead of|clear of|behind|of) $/.test(text.slice(token.end, start)),
  );
  const than =
    rival === undefined || !isGap ? null : (facts.players.get(rival.playerIds[0] ?? "")?.stats?.[field] ?? null);
  const fit = owner.players.find(({ stats, projection }) => {
    const [real, planned] = [stats?.[field] ?? null, than ?? projection?.[field] ?? null];
    if (isGap)
      return (
        real !== null &&
        planned !== null &&
        saysIt({ ...token, decimals: Math.min(token.decimals, 1) }, before, Math.abs(real - planned))
      );
    const value = isProjected ? planned : real;
    return value !== null && saysIt(token, before, value);
  });
  const one = fit ?? owner.players[0];
  return decide(
    "number",
    fit !== undefined,
    `${one?.playerName ?? "He"} had ${one?.stats?.[field]?.toFixed(1) ?? "no"} PPR points, projected ${one?.projection?.[field]?.toFixed(1) ?? "none"}.`,
    one === undefined
      ? []
      : [{ kind: "line", playerId: one.playerId, source: isProjected ? "projections" : "stats", field }],
  );
}
