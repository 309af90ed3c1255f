import { beforeAll, describe, expect, it } from "vitest";

import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { Fact } from "../../domain/facts/fact.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { decimal } from "../../domain/facts/wording/number-words.ts";
import { writePreview } from "../../domain/tell/preview/write-preview.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { turnedBack } from "../fixtures/turned-back.ts";

interface Told {
  key: string;
  index: FactIndex;
  preview: CitedText;
}

function projected({ values }: Fact): number {
  return values.projectedPoints ?? 0;
}

describe.skipIf(!HAS_SAMPLE_DATA)("the words of the previews of 2024 (need ../shared/data)", () => {
  const games: Told[] = [];

  beforeAll(async () => {
    const snapshots = await sampleSnapshots();
    const seasonBefore = seasonOf(snapshots);
    for (const snapshot of snapshots) {
      const index = indexFacts(turnedBack(snapshot), seasonBefore(snapshot));
      const preview = writePreview(index);
      if (preview === null) throw new Error(`no preview of ${snapshot.game.gameKey}`);
      games.push({ key: snapshot.game.gameKey, index, preview });
    }
  });

  it("do not begin with the headline's words", () => {
    const visits = games.filter(({ preview }) => / visit /.test(preview.headline ?? ""));
    expect(visits.length).toBeGreaterThan(30);
    const same = visits.filter(({ preview }) => / visit /.test(storySentences(preview.markdown)[0]?.text ?? ""));
    expect(same.map(({ key }) => key)).toEqual([]);
  });

  it("let nobody host or visit where neither team is at home", () => {
    const neutral = games.filter(({ index }) => index.byId("stage")?.marks.includes("neutralSite"));
    // Sao Paulo, London three times, Munich, a wild-card game that a fire moved to Arizona, and the Super Bowl.
    expect(neutral).toHaveLength(7);
    const told = neutral.map(({ preview }) => `${preview.headline ?? ""}. ${preview.markdown}`);
    const placed = /\b(?:hosts?|visits?|travel|home|road|[A-Z][a-z]+ at [A-Z][a-z]+: what)\b/;
    expect(told.filter((text) => placed.test(text))).toEqual([]);
    expect(games.filter(({ preview }) => placed.test(preview.markdown)).length).toBeGreaterThan(200);
  });

  it("name both teams' runs where both are on one of the same kind", () => {
    const both = games.filter(({ index }) => {
      const runs = index.ofKind("streak").filter(({ values }) => (values.games ?? 0) >= 3);
      return runs.length === 2 && new Set(runs.map(({ marks }) => marks.includes("winning"))).size === 1;
    });
    const headlines = both.map(({ preview }) => preview.headline ?? "");
    expect(headlines.length).toBeGreaterThan(3);
    expect(
      headlines.filter(
        (headline) =>
          /take \d+-game winning streak|try to end \d+-game skid/.test(headline) && !/ both /.test(headline),
      ),
    ).toEqual([]);
  });

  it("name all who share the top projection", () => {
    const shared = games.flatMap(({ key, index, preview }) => {
      const ranked = index.ofKind("projection").toSorted((a, b) => projected(b) - projected(a));
      const points = ranked[0] === undefined ? "" : decimal(projected(ranked[0]));
      const tied = ranked.filter((fact) => projected(fact) > 0 && decimal(projected(fact)) === points);
      return tied.length > 1 ? [{ key, tied, cited: new Set(preview.clauses.flatMap(({ ids }) => ids)) }] : [];
    });
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.filter(({ tied, cited }) => tied.some(({ id }) => !cited.has(id))).map(({ key }) => key)).toEqual([]);
  });

  it("warn of the projection that is furthest below its player's average, a second quarterback's left out", () => {
    const warned = games.flatMap(({ key, index, preview }) => {
      const passers = index
        .ofKind("projection")
        .filter(({ roles }) => index.people.get(roles.player ?? "")?.position === "QB")
        .toSorted((a, b) => projected(b) - projected(a));
      const isSecond = (fact: Fact): boolean =>
        passers.includes(fact) && passers.find(({ team }) => team === fact.team) !== fact;
      const gap = (fact: Fact): number => projected(fact) - (fact.values.meanPoints ?? projected(fact));
      const [worst] = index
        .ofKind("projection")
        .filter((fact) => projected(fact) > 0 && (fact.values.meanPoints ?? 0) >= 9 && !isSecond(fact))
        .toSorted((a, b) => gap(a) - gap(b));
      return worst === undefined || gap(worst) > -2
        ? []
        : [{ key, isTold: preview.clauses.some(({ ids }) => ids.includes(worst.id)) }];
    });
    expect(warned.length).toBeGreaterThan(100);
    expect(warned.filter(({ isTold }) => !isTold).map(({ key }) => key)).toEqual([]);
  });
});
