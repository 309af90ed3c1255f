import { expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

const snapshot = simulatedSnapshot(2);
const own = indexFacts(snapshot, null);
const abroad = indexFacts({ ...snapshot, game: { ...snapshot.game, isNeutralSite: true } }, null);
const LAST = { kind: "recap", round: "last" } as const;

it.each([
  ["hosted", "The Lions hosted the Vikings.{result}"],
  ["on the road", "The Vikings had four interceptions on the road.{count:MIN:interceptions}"],
])("is stopped of a game at a neutral site: %s", (word, text) => {
  expect(faultsOf(text, abroad, LAST)).toContain(`outcomes "${word}"`);
  expect(faultsOf(text, own, LAST)).not.toContain(`outcomes "${word}"`);
});

it("leaves what does not say where it was", () => {
  expect(faultsOf("The Vikings had four interceptions.{count:MIN:interceptions}", abroad, LAST)).toEqual([]);
});
