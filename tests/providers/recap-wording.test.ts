import { beforeAll, describe, expect, it } from "vitest";

import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { decidersOf } from "../../domain/tell/flow/deciders-of.ts";
import { endsGame } from "../../domain/tell/parts/ends-game.ts";
import { pointsOf } from "../../domain/tell/parts/standing.ts";
import { plotOf } from "../../domain/tell/recap/recap-plot.ts";
import { writeRecap } from "../../domain/tell/recap/write-recap.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { seasonOf } from "../fixtures/season-of.ts";

interface Told {
  key: string;
  index: FactIndex;
  recap: CitedText;
}

describe.skipIf(!HAS_SAMPLE_DATA)("the words of the recaps of 2024 (need ../shared/data)", () => {
  const games: Told[] = [];

  beforeAll(async () => {
    const snapshots = await sampleSnapshots();
    const seasonBefore = seasonOf(snapshots);
    for (const snapshot of snapshots) {
      const index = indexFacts(snapshot, seasonBefore(snapshot));
      const recap = writeRecap(index);
      if (recap === null) throw new Error(`no recap of ${snapshot.game.gameKey}`);
      games.push({ key: snapshot.game.gameKey, index, recap });
    }
  });

  it.each([
    ["a clock behind what held to the end", /never gave up (?:early|late|in|with|midway|at)\b[^.]*/],
    ["none held to", /held to none/],
    ["with twice in one breath", /with [\d.]+(?: PPR points)?,? with \d[^.]*/],
    ["more than two minutes as barely two", /barely two minutes/i],
    ["a run of all points of a shutout", /shut out [^.]* straight points/],
  ])("never put %s", (_name, words) => {
    const found = games.flatMap(({ key, recap }) => {
      const [said] = words.exec(recap.markdown) ?? [];
      return said === undefined ? [] : [`${key} ${said}`];
    });
    expect(found).toEqual([]);
  });

  it("give nobody a lead to keep who won on the last play", () => {
    const last = games.flatMap(({ key, index, recap }) => {
      const goAhead = plotOf(index)?.goAhead;
      return goAhead !== undefined && goAhead !== null && endsGame(goAhead, index) ? [{ key, recap, goAhead }] : [];
    });
    expect(last.length).toBeGreaterThan(10);
    const wrong = last.filter(({ recap: { markdown, clauses }, goAhead }) =>
      clauses.some(
        ({ start, end, ids }) =>
          ids.includes(goAhead.id) && /for good|to stay|for keeps|never gave up/.test(markdown.slice(start, end)),
      ),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it("call a fake punt one", () => {
    const said = games.flatMap(({ key, index, recap: { markdown, clauses } }) =>
      clauses.flatMap(({ start, end, ids }) =>
        ids.some((id) => id.startsWith("st") && index.byId(id)?.marks.includes("fakePunt"))
          ? [`${key} ${markdown.slice(start, end)}`]
          : [],
      ),
    );
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((words) => !words.includes("fake punt"))).toEqual([]);
  });

  it("list at most three plays without points in a row, but for those that decided a game or brought points", () => {
    const long = games.filter(({ index, recap: { markdown, clauses } }) => {
      const apart = new Set([...decidersOf(index), ...index.ofKind("ledTo").map(({ of: [cause = ""] }) => cause)]);
      let from = 0;
      let row = 0;
      return storySentences(markdown).some(({ text }) => {
        const start = markdown.indexOf(text.trim(), from);
        const end = (from = start + text.trim().length);
        const facts = clauses
          .filter((one) => one.start >= start && one.start < end)
          .flatMap(({ ids }) => ids.flatMap((id) => index.byId(id) ?? []));
        const isPlay =
          facts.length > 0 &&
          facts.every(({ kind, id }) => ["turnover", "stop", "miss", "block", "play"].includes(kind) && !apart.has(id));
        row = isPlay ? row + 1 : 0;
        return row > 3;
      });
    });
    expect(long.map(({ key }) => key)).toEqual([]);
  });

  it("tell the one interception that sealed a game as a play, and not again as a day's line", () => {
    const again = games.flatMap(({ key, index, recap: { markdown, clauses } }) => {
      const stand = plotOf(index)?.lastStand;
      const line = index.line(stand?.roles.interceptor ?? "", "defense");
      if (line === null || (line.values.interceptions ?? 0) !== 1 || (line.values.sacks ?? 0) > 0) return [];
      const isOpening = clauses.some(
        ({ start, ids }) => ids.includes(stand?.id ?? "") && start < markdown.indexOf("##"),
      );
      return isOpening ? [{ key, isTwice: clauses.some(({ ids }) => ids.includes(line.id)) }] : [];
    });
    expect(again.length).toBeGreaterThan(3);
    expect(again.filter(({ isTwice }) => isTwice).map(({ key }) => key)).toEqual([]);
  });

  it("make a comeback the headline only of a winner who was behind after halftime still", () => {
    const back = games.filter(({ recap }) => /\b(?:rally from|erase|storm back)\b/.test(recap.headline ?? ""));
    expect(back.length).toBeGreaterThan(10);
    const early = back.filter(({ index }) => {
      const [result] = index.ofKind("result");
      const later = index
        .ofKind("score", "break")
        .filter(({ id, at }) => id === "break:2" || (at?.quarter ?? "1") > "2");
      return !later.some(({ score }) => {
        if (score === null) return false;
        const { own, other } = pointsOf(score.after, result?.team ?? "", index);
        return own < other;
      });
    });
    expect(early.map(({ key, recap }) => `${key} ${recap.headline}`)).toEqual([]);
  });
});
