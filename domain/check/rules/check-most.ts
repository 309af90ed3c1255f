import { checkLongestKick } from "./check-kicks.ts";
import { bothSidesProof } from "../claim-proofs.ts";
import { decide, fails, type Finding, unresolved } from "../finding.ts";
import { type GameFacts, otherTeam } from "../game-facts.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import type { OrderFinding } from "./check-order.ts";

const MOST =
  /\b(?:led (?:all|both|everyone|everybody|the way|in|(?:the )?[A-Z][\w']*(?: [A-Z][\w']*)? (?:with|in))|(?:game|team)-(?:high|best|leading)|the (?:most|best|highest|leading|longest|biggest|fewest)|more|fewer|better|longest|most|only)\b/g;

const FIELDS: readonly [RegExp, string, string | null][] = [
  [/\b(?:passing|passers?|threw|passed)\b/i, "passingYards", "passingYards"],
  [/\b(?:rushing|rushers?|ran|rushed|carries|on the ground)\b/i, "rushingYards", "rushingYards"],
  [/\b(?:receiving|receivers?|caught)\b/i, "receivingYards", null],
  [/\b(?:catches|receptions)\b/i, "receptions", null],
  [/\bPPR|fantasy|points\b/i, "fantasyPointsPPR", null],
  [/\btargets\b/i, "receivingTargets", null],
  [/\bfirst downs\b/i, "", "firstDowns"],
  [/\b(?:takeaways)\b/i, "", "takeaways"],
  [/\b(?:turnovers|giveaways)\b/i, "", "turnovers"],
  [/\bsacks?\b/i, "sacks", "sacks"],
  [/\bpenalties|flags\b/i, "", "penalties"],
  [/\b(?:total )?yards\b/i, "receivingYards", "totalYards"],
];

/** Superlatives and comparisons: who had the most of what the clause speaks of. */
export function findMost(context: SentenceContext): OrderFinding[] {
  return Array.from(context.text.matchAll(MOST)).flatMap((match) => {
    const finding = most(match[0], match.index, context);
    return finding === null ? [] : [{ ...finding, start: match.index, end: match.index + match[0].length }];
  });
}

function valueOf(id: string, field: string, facts: GameFacts): number {
  const person = facts.players.get(id);
  const own = Object.entries(person?.stats ?? {}).find(([name]) => name === field)?.[1];
  return typeof own === "number"
    ? own
    : (Object.entries(person?.totals ?? {}).find(([name]) => name === field)?.[1] ?? 0);
}

function most(word: string, at: number, context: SentenceContext): Finding | null {
  const { text, facts } = context;
  const end = at + word.length;
  const after = text.slice(end, end + 60).split(/[;.]/)[0] ?? "";
  if (
    /^(?:more|fewer|better|longest|most|only)$/.test(word) &&
    !/^ (?:\w+ )?(?:yards|first downs|turnovers|takeaways|sacks|penalties|carries|catches|receptions)[\w ,]* than\b/.test(
      after,
    )
  )
    return null;
  const kick = word === "the longest" && /^ (?:of (?:them|which) )?(?:coming )?(?:from|of|was|being|a)\b/.test(after);
  const longest = kick ? checkLongestKick(at, context) : null;
  if (longest !== null) return longest;
  const field =
    FIELDS.find(([words]) => words.test(after)) ??
    FIELDS.find(([words]) => words.test(text.slice(Math.max(0, at - 50), at)));
  if (field === undefined)
    return /^(?:the|led the way)/.test(word) ? null : unresolved("order", "It is not clear what there was most of.");
  const [, own, team] = field;
  const owner = ownerOf(at, end, context, "any");
  const isFew = /fewe|fewest/.test(word);
  if (owner?.team !== null && owner?.team !== undefined) {
    if (team === null) return null;
    const than = context.mentions.find(({ start }) => start >= end && /\bthan (?:the )?$/.test(text.slice(end, start)));
    if (than?.team === owner.team) return fails("order", "No side has more than itself.");
    const values = [owner.team, otherTeam(owner.team, facts.game)].map((side) => facts.teams.get(side)?.[team]?.[0]);
    const [mine, theirs] = values;
    if (mine === undefined || theirs === undefined)
      return unresolved("order", `The game's data does not tell this (${team}).`);
    return decide(
      "order",
      isFew ? mine < theirs : mine > theirs,
      `${owner.team} had ${mine}, the other side ${theirs}.`,
      bothSidesProof(owner.team, otherTeam(owner.team, facts.game), team),
    );
  }
  const shared = owner?.players ?? [];
  const person = shared.toSorted((a, b) => valueOf(b.playerId, own, facts) - valueOf(a.playerId, own, facts))[0];
  if (person === undefined || own === "") return null;
  const isTeam = /team|led (?:the )?[A-Z]/.test(word) || /\b(?:team|side|teammates?)\b/.test(after);
  const rivals = [...facts.players.values()].filter((one) => !isTeam || one.team === person.team);
  const best = Math.max(...rivals.map(({ playerId }) => valueOf(playerId, own, facts)));
  return decide("order", valueOf(person.playerId, own, facts) >= best, `Somebody had more (${own}).`, [
    { kind: "line", playerId: person.playerId, source: "stats", field: own },
  ]);
}
