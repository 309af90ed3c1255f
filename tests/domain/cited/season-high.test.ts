import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, player, playersOwn } from "../../../domain/facts/wording/phrase-of.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";
import { seasonHighOf } from "./season-high-of.ts";
import { withFacts } from "./with-facts.ts";

const played = indexFacts(simulatedSnapshot(2), null);
const diallo = "demo-det-rb1";
/** Diallo's 26.1 points are a season high and 11.9 more than the 14.2 that were projected. */
const index = withFacts(played, [
  seasonHighOf(
    diallo,
    { pprPoints: 26.1, previousBest: 20.4 },
    phrase`${playersOwn(diallo)} 26.1 PPR points were a season high`,
  ),
  makeFact({
    id: "points",
    kind: "fantasy",
    weight: 30,
    team: "DET",
    marks: ["ppr", "aboveProjection"],
    roles: { player: diallo },
    values: { pprPoints: 26.1, projectedPoints: 14.2, difference: 11.9 },
    receipts: [],
    clause: phrase`${player(diallo)} scored 26.1 PPR points, 11.9 more than projected`,
  }),
]);
const found = (text: string): string => faultsOf(text, index, { kind: "answer", round: "last" }).join("; ");

describe("a season high told with what was expected", () => {
  it.each([
    "Amos Diallo scored 26.1 PPR points, a season high that beat his projection by 11.9.{high,points}",
    "Amos Diallo scored a season-high 26.1 PPR points and topped his projection by 11.9.{high,points}",
    "His 26.1 PPR points were a season high for Amos Diallo, 11.9 more than projected.{high,points}",
    "Amos Diallo had a season high in PPR points and beat his projection of 14.2.{high,points}",
    "Amos Diallo had a season high with 26.1 PPR points, against the 14.2 he was projected for.{high,points}",
  ])("may be: %s", (text) => {
    expect(found(text)).toBe("");
  });

  it.each([
    "Amos Diallo scored 26.1 PPR points, a season high that beat his projection by 12.9.{high,points}",
    "Amos Diallo topped his projection with a season-high 14.2.{high,points}",
    "Amos Diallo had a season high of 14.2 PPR points.{high,points}",
    "Rafael Huerta had a season high that beat his projection by 11.9.{high,points}",
    "Amos Diallo beat his projection by a season-high 11.9.{high,points}",
  ])("may not be: %s", (text) => {
    expect(found(text)).not.toBe("");
  });
});
