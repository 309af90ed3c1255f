import { bothSidesProof } from "../claim-proofs.ts";
import { FIGURES } from "../figure-words.ts";
import { decide, type Finding } from "../finding.ts";
import { otherTeam } from "../game-facts.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";

const MORE = /^ (more|fewer)( [a-z -]{3,20}?) than\b/;

/** "ran 17 more plays than the Ravens": a difference of the two sides. Null for other numbers. */
export function checkGap(token: NumberToken, context: SentenceContext): Finding | null {
  const { text, facts } = context;
  const [, word, unit = ""] = MORE.exec(text.slice(token.end)) ?? [];
  const field = word === undefined ? undefined : FIGURES.find((one) => one.unit.test(unit))?.team;
  const isYards = unit.endsWith(" yards");
  if (word === undefined || (field === undefined && !isYards)) return null;
  const team = ownerOf(token.start, token.start, context, "team")?.team ?? null;
  if (team === null || context.mentions.some(({ end, playerIds }) => end <= token.start && playerIds.length > 0))
    return null;
  const [own, other] = [team, otherTeam(team, facts.game)].map(
    (side) => facts.teams.get(side)?.[field ?? "totalYards"] ?? [],
  );
  const gaps = (own ?? []).map((value, index) => (word === "more" ? 1 : -1) * (value - (other?.[index] ?? 0)));
  return decide(
    "number",
    gaps.some((gap) => saysIt(token, text.slice(0, token.start), gap)),
    `The difference was ${gaps.join(" or ")} (${field ?? "totalYards"}).`,
    bothSidesProof(team, otherTeam(team, facts.game), field ?? "totalYards"),
  );
}
