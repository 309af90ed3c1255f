import { falseDeed } from "./check-deeds.ts";
import { playProof } from "../claim-proofs.ts";
import type { Claim } from "../../game/claim.ts";
import type { GameFacts, PlayerFacts } from "../game-facts.ts";
import type { Receipt } from "../../game/receipt.ts";
import type { Mention } from "../story/story-mentions.ts";
import type { StorySentence } from "../../words/story-sentences.ts";

const TELLING = ["passingYards", "rushingYards", "receivingYards"] as const;
const NEXT = ["receptions", "receivingTargets", "rushingAttempts", "passingAttempts", "fantasyPointsPPR"] as const;

/** What proves that somebody is in this game: his most telling figure, a play of his (one that is `told` first), or his projection. */
function receiptOf(person: PlayerFacts, facts: GameFacts, told: ReadonlySet<string>): Receipt[] {
  const { playerId, stats, projection } = person;
  const yards = TELLING.map((field) => ({ field, value: stats?.[field] ?? 0 })).toSorted(
    (a, b) => b.value - a.value,
  )[0];
  if (yards !== undefined && yards.value > 0) return [{ kind: "line", playerId, source: "stats", field: yards.field }];
  const own = facts.plays.filter(({ credits }) => credits.some((credit) => credit.playerId === playerId));
  const play = own.find((one) => told.has(one.playId)) ?? own[0];
  if (play !== undefined) return playProof(play);
  const [line, source] = stats === null ? [projection, "projections" as const] : [stats, "stats" as const];
  if (line === null) return [];
  const field = [...TELLING, ...NEXT].find((one) => (line[one] ?? 0) !== 0) ?? "fantasyPointsPPR";
  return [{ kind: "line", playerId, source, field }];
}

/**
 * The claims of names and teams with what proves them; a name fails where its bearer did not do what the words beside it say.
 * `others` are the sentence's other claims.
 */
export function proveNames(
  claims: readonly Claim[],
  others: readonly Claim[],
  mentions: readonly Mention[],
  sentence: StorySentence,
  facts: GameFacts,
): Claim[] {
  const told = new Set(
    others.flatMap(({ receipts }) => receipts.flatMap((one) => (one.kind === "play" ? [one.playId] : []))),
  );
  return claims.map((claim) => {
    const mention = mentions.find(({ start }) => start === claim.start - sentence.start);
    if (claim.verdict !== "holds" || mention === undefined) return claim;
    if (mention.team !== null)
      return {
        ...claim,
        receipts: [{ kind: "game", field: mention.team === facts.game.awayTeam ? "awayTeam" : "homeTeam" }],
      };
    const people = mention.playerIds.map((id) => facts.players.get(id)).filter((one) => one !== undefined);
    const reason = falseDeed(mention, sentence.text, facts);
    const receipts = people.flatMap((person) => receiptOf(person, facts, told)).slice(0, 1);
    return reason === null ? { ...claim, receipts } : { ...claim, verdict: "fails", receipts, reason };
  });
}
