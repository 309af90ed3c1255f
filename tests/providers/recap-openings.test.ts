import { beforeAll, describe, expect, test } from "vitest";
import { checkText } from "../../domain/check/checked-text.ts";
import { wordCount } from "../../domain/words/word-count.ts";
import type { GameBrief } from "../../domain/facts/game-brief.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { openingShape } from "../../domain/writer/opening-shape.ts";
import { recapBrief } from "../../domain/facts/recap-brief.ts";
import type { SeasonBefore } from "../../domain/season/season-before.ts";
import { writeRecap } from "../../domain/writer/write-recap.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { leftOut } from "../fixtures/biggest-story.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { firstSentence, textFaults } from "../fixtures/text-faults.ts";

interface Written {
  id: string;
  week: string;
  snapshot: GameSnapshot;
  season: SeasonBefore;
  brief: GameBrief;
  headline: string;
  markdown: string;
}

describe.skipIf(!HAS_SAMPLE_DATA)("recaps of the real season 2024 (need the sample data in ../shared)", () => {
  const texts: Written[] = [];

  beforeAll(async () => {
    const games = await sampleSnapshots();
    const seasonBefore = seasonOf(games);
    for (const snapshot of games) {
      const { game, providerGameId } = snapshot;
      const season = seasonBefore(snapshot);
      const brief = recapBrief(snapshot, season);
      if (brief === null) throw new Error(`no brief of ${providerGameId}`);
      const week = `${game.seasonType}/${game.week}`;
      const others = texts.filter((text) => text.week === week).map(({ markdown }) => markdown);
      texts.push({ id: providerGameId ?? "", week, snapshot, season, brief, ...writeRecap(brief, others) });
    }
  });

  test("every game has one, without faults of grammar, of 250 to 450 words", () => {
    expect(texts.length).toBe(285);
    expect(texts.flatMap(({ id, markdown }) => textFaults(markdown).map((fault) => `${id} ${fault}`))).toEqual([]);
    const tooLong = texts.filter(({ markdown }) => wordCount(markdown) > 450 || wordCount(markdown) < 250);
    expect(tooLong.map(({ id }) => id)).toEqual([]);
  });

  test("no claim of theirs fails the check or is beyond it", () => {
    const claims = texts.flatMap(({ id, snapshot, season, headline, markdown }) =>
      checkText(`${headline}.\n\n${markdown}`, snapshot, season).map((claim) => ({ id, ...claim })),
    );
    const failing = claims.filter(({ verdict }) => verdict !== "holds");
    expect(failing.map(({ id, text, reason }) => `${id} ${text}: ${reason}`)).toEqual([]);
    expect(claims.length).toBeGreaterThan(25_000);
  });

  test("no two open with the same sentence, whether or not the others of the week are known", () => {
    expect(new Set(texts.map(({ markdown }) => firstSentence(markdown))).size).toBe(285);
    const alone = texts.map(({ brief }) => firstSentence(writeRecap(brief).markdown));
    expect(new Set(alone).size).toBe(285);
  });

  test("no two games of a week open alike but for names and figures", () => {
    const shapes = texts.map(({ week, markdown }) => `${week} ${openingShape(markdown)}`);
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  test("no player's line is told twice in the same words", () => {
    const twice = texts.flatMap(({ id, markdown }) => {
      const told = /(?<= )\p{Lu}[\p{L}'-]+ (?:caught|ran for|completed|threw for) [^.,;]+/gu;
      const lines = Array.from(markdown.matchAll(told), ([line]) => line);
      return lines.filter((line, index) => lines.indexOf(line) !== index).map((line) => `${id} ${line}`);
    });
    expect(twice).toEqual([]);
  });

  test("the biggest story stands in the first two sentences", () => {
    const missing = texts.flatMap(({ id, brief, markdown }) => {
      const first = firstSentence(markdown);
      const second = firstSentence(markdown.slice(first.length).trimStart());
      const [biggest] = brief.storyLines;
      const left = biggest === undefined ? ["no story at all"] : leftOut(biggest, `${first} ${second}`);
      return left.map((one) => `${id} ${one}: ${first} ${second}`);
    });
    expect(missing).toEqual([]);
  });

  test("the final score stands in the first two sentences, and each headline is one short line", () => {
    for (const { id, brief, headline, markdown } of texts) {
      const first = firstSentence(markdown);
      const second = firstSentence(markdown.slice(first.length).trimStart());
      expect(`${first} ${second}`, id).toContain(`${brief.final?.winnerScore}-${brief.final?.loserScore}`);
      expect(headline, id).toMatch(/^[\p{Lu}\d].{10,79}$/u);
    }
  });
});
