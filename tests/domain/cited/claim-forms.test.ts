import { describe, expect, it } from "vitest";
import { checkCited } from "../../../domain/cited/check-cited.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { citedProse } from "./cited-prose.ts";
import { claimsOf } from "./claim-forms.ts";

const CLAIMS = [1, 2, 3].flatMap((game) => {
  const index = indexFacts(simulatedSnapshot(game), null);
  return claimsOf(index).map((claim) => ({ ...claim, index }));
});

describe.each(["order", "time", "superlative"] as const)("every way to say %s", (kind) => {
  const own = CLAIMS.filter((claim) => claim.kind === kind);
  const faultless = ({ sentence, index }: (typeof CLAIMS)[number]): boolean =>
    checkCited(citedProse(sentence), index, { kind: "recap", round: "last" }).faults.length === 0;

  it("stays where it is true", () => {
    const claims = own.filter(({ isTrue }) => isTrue);
    expect(claims.length).toBeGreaterThan(100);
    expect(claims.filter((claim) => !faultless(claim)).map(({ sentence }) => sentence)).toEqual([]);
  });

  it("falls where it is false", () => {
    const claims = own.filter(({ isTrue }) => !isTrue);
    expect(claims.length).toBeGreaterThan(400);
    expect(claims.filter(faultless).map(({ sentence }) => sentence)).toEqual([]);
  });
});
