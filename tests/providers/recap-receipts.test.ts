import { beforeAll, describe, expect, it } from "vitest";

import type { CreditStat } from "../../domain/game/credit.ts";
import { storyHtml } from "../../server/stories/story-html.ts";
import { checkedRecap } from "../fixtures/checked-recap.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";

/** Each is a stop of the tab key. */
const MOST_LINKS = 60;

describe.skipIf(!HAS_SAMPLE_DATA)("the receipts of the template's recaps of 2024 (needs ../shared/data)", () => {
  /** Words for what a defender or a kicker did, and the credits that make it. */
  const FIGURES: readonly (readonly [says: RegExp, stats: readonly CreditStat[]])[] = [
    [/\bsacks?\b/, ["sacks"]],
    [/\binterceptions?\b/, ["interceptions"]],
    [/\bfumbles?\b/, ["forcedFumbles"]],
    [/\bpass(?:es)? defended\b/, ["passesDefended"]],
    [/\btackles?\b/, ["tackles", "assists"]],
    [/\bfield goals?\b/, ["fieldGoalAttempts", "fieldGoalsMade"]],
    [/\bextra points?\b/, ["extraPointAttempts", "extraPointsMade"]],
  ];
  const strange: string[] = [];
  let figures = 0;
  const recaps: { game: string; links: string[]; facts: string[]; proofs: string[]; bytes: number }[] = [];

  beforeAll(async () => {
    for (const snapshot of await sampleSnapshots()) {
      const recap = checkedRecap(snapshot);
      const html = storyHtml(recap, snapshot);
      const plays = new Map(snapshot.allPlays.map((play) => [play.playId, play]));
      for (const { text, cites = [], receipts } of recap.claims) {
        const who = /^l:(.+):(?:defense|kicking)$/.exec(cites[0]?.id ?? "")?.[1];
        if (cites.length !== 1 || who === undefined) continue;
        const said = FIGURES.filter(([says]) => says.test(text)).flatMap(([, stats]) => stats);
        if (said.length === 0) continue;
        figures += 1;
        const own = receipts.map((one) =>
          (one.kind === "play" ? (plays.get(one.playId)?.credits ?? []) : []).filter(
            ({ playerId, stat }) => playerId === who && said.includes(stat),
          ),
        );
        const sacks = own.flat().reduce((sum, { stat, amount }) => sum + (stat === "sacks" ? amount : 0), 0);
        const isWhole = !said.includes("sacks") || cites[0]?.was.includes(` sacks=${sacks} `) === true;
        if (!isWhole || own.some((credits) => credits.length === 0)) strange.push(`${snapshot.providerGameId} ${text}`);
      }
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

  it("are of a defender and a kicker those plays alone that count into what is said, and of sacks all of them", () => {
    expect(strange).toEqual([]);
    expect(figures).toBeGreaterThan(150);
  });

  it("say something each", () => {
    const empty = recaps.flatMap(({ game, proofs }) =>
      proofs.filter((words) => /: $|undefined|null|NaN/.test(words)).map((words) => `${game}: ${words}`),
    );
    expect(empty).toEqual([]);
  });
});
