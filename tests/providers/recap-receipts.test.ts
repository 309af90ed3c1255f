import { beforeAll, describe, expect, it } from "vitest";

import { storyHtml } from "../../server/stories/story-html.ts";
import { checkedRecap } from "../fixtures/checked-recap.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";

/** Each is a stop of the tab key. */
const MOST_LINKS = 60;

describe.skipIf(!HAS_SAMPLE_DATA)("the receipts of the template's recaps of 2024 (needs ../shared/data)", () => {
  const recaps: { game: string; links: string[]; facts: string[]; proofs: string[]; bytes: number }[] = [];

  beforeAll(async () => {
    for (const snapshot of await sampleSnapshots()) {
      const html = storyHtml(checkedRecap(snapshot), snapshot);
      recaps.push({
        game: snapshot.providerGameId,
        links: Array.from(html.matchAll(/<a class="claim" href="#(recap-\d+)"/g), ([, id = ""]) => id),
        facts: Array.from(html.matchAll(/<li id="(recap-\d+)"/g), ([, id = ""]) => id),
        proofs: Array.from(html.matchAll(/<p class="proof">(.*?)<\/p>/g), ([, words = ""]) => words),
        bytes: html.length,
      });
    }
  });

  it("are there for every recap, one for every link, and not more links than a reader can pass", () => {
    expect(recaps).toHaveLength(285);
    for (const { game, links, facts } of recaps) {
      expect(new Set(links), game).toEqual(new Set(facts));
      expect(links.length, game).toBeGreaterThan(15);
      expect(links.length, game).toBeLessThanOrEqual(MOST_LINKS);
    }
    if (process.env["SHOW_FACTS"] === "1") {
      const sorted = (values: number[]): string => {
        const all = values.toSorted((a, b) => a - b);
        return `${all[0]} to ${all.at(-1)}, median ${all[all.length >> 1]}`;
      };
      console.log("links", sorted(recaps.map(({ links }) => links.length)));
      console.log("facts", sorted(recaps.map(({ facts }) => facts.length)));
      console.log("characters of HTML", sorted(recaps.map(({ bytes }) => bytes)));
    }
  });

  it("say something each", () => {
    const empty = recaps.flatMap(({ game, proofs }) =>
      proofs.filter((words) => /: $|undefined|null|NaN/.test(words)).map((words) => `${game}: ${words}`),
    );
    expect(empty).toEqual([]);
  });
});
