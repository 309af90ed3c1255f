import { beforeAll, describe, expect, it } from "vitest";

import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { factFaults } from "../domain/facts/fact-faults.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { seasonOf } from "../fixtures/season-of.ts";

describe.skipIf(!HAS_SAMPLE_DATA)("the facts of the games of 2024 (needs ../shared/data)", () => {
  const games: { snapshot: GameSnapshot; index: FactIndex }[] = [];

  beforeAll(async () => {
    const snapshots = await sampleSnapshots();
    const before = seasonOf(snapshots);
    for (const snapshot of snapshots) games.push({ snapshot, index: indexFacts(snapshot, before(snapshot)) });
  });

  it("are true, unique and lead somewhere", () => {
    const faults = games.flatMap(({ snapshot, index }) => factFaults(snapshot, index));
    expect(games).toHaveLength(285);
    expect(faults).toStrictEqual([]);
  });

  it("are 150 to 400 a game", () => {
    const counts = games.map(({ index }) => index.facts.length).toSorted((a, b) => a - b);
    expect(counts[0]).toBeGreaterThanOrEqual(150);
    expect(counts.at(-1)).toBeLessThanOrEqual(400);
  });

  it("name every playoff game by its round, and who goes on", () => {
    const playoffs = games.filter(({ snapshot }) => snapshot.game.seasonType === 3);
    expect(playoffs).toHaveLength(13);
    for (const { index } of playoffs) {
      expect(index.byId("stage")?.marks).toContain("playoffs");
      expect(index.ofKind("stage")).toHaveLength(3);
    }
  });
});
