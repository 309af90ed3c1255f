import { beforeAll, describe, expect, it } from "vitest";

import { checkText } from "../../domain/check/checked-text.ts";
import { alarms, countFalseProse, type Prose } from "../domain/check/false-prose.ts";
import { type Mutation, MUTATIONS } from "../domain/check/false-text.ts";
import { beforeKickoff, proseTexts } from "../fixtures/prose-texts.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const STRANGERS = simulatedPlayers().map(({ name }) => name);

describe.skipIf(!HAS_SAMPLE_DATA)("the fact check on free prose about games of 2024 (needs ../shared/data)", () => {
  const texts: (Prose & { isPreview: boolean })[] = [];

  beforeAll(async () => {
    const prose = proseTexts("2024");
    for await (const game of sampleSeason()) {
      for (const { name, text, isPreview, gameId } of prose)
        if (gameId === game.providerGameId)
          texts.push({
            name,
            text,
            isPreview,
            snapshot: snapshotOf(isPreview ? beforeKickoff(game) : game),
          });
    }
  });

  it("lets at least 0.95 of the claims of true prose stand", () => {
    const claims = texts.flatMap(({ text, snapshot }) => checkText(text, snapshot));
    if (process.env["SHOW_FACTS"] === "1")
      console.log({ claims: claims.length, alarms: alarms(claims).map(({ text, reason }) => `${text}: ${reason}`) });
    expect(texts).toHaveLength(proseTexts("2024").length);
    expect(claims.length).toBeGreaterThan(600);
    expect(alarms(claims).length / claims.length).toBeLessThanOrEqual(0.05);
  });

  it("finds out most of what is false in one place, wherever in the prose that is", () => {
    const recaps = texts.filter(({ isPreview }) => !isPreview);
    const of = falseWith(recaps, [LEARNED]);
    expect(of.number).toBeGreaterThanOrEqual(0.96);
    expect(of.name).toBeGreaterThanOrEqual(0.95);
    expect(of.team).toBeGreaterThanOrEqual(0.9);
    expect(of.order).toBeGreaterThanOrEqual(0.87);
    expect(of.context).toBeGreaterThanOrEqual(0.95);
  });

  it("finds out as much within a few hundredths of what it has not learned from", () => {
    const recaps = texts.filter(({ isPreview }) => !isPreview);
    const of = falseWith(recaps, UNSEEN);
    expect(of.number).toBeGreaterThanOrEqual(0.93);
    expect(of.name).toBeGreaterThanOrEqual(0.91);
    expect(of.team).toBeGreaterThanOrEqual(0.88);
    expect(of.order).toBeGreaterThanOrEqual(0.89);
    expect(of.context).toBeGreaterThanOrEqual(0.9);
  });
});

/** What was missed of the first draw taught the check; nothing was learned from the others. */
const LEARNED = 77;
const UNSEEN = [5, 1234, 999];

/** The recall of each class over 1,000 falsified sentences for each seed. */
function falseWith(recaps: readonly Prose[], seeds: readonly number[]): Record<Mutation, number> {
  const all = seeds.map((seed) => countFalseProse(recaps, 1000, () => STRANGERS, seed));
  const sum = (how: Mutation, field: "made" | "caught" | "allMade" | "allCaught"): number =>
    all.reduce((total, counts) => total + counts[how][field], 0);
  if (process.env["SHOW_FACTS"] === "1")
    console.log(
      MUTATIONS.map(
        (how) =>
          `${how} ${sum(how, "caught")} of ${sum(how, "made")}, all ${sum(how, "allCaught")} of ${sum(how, "allMade")}`,
      ),
    );
  const recall = (how: Mutation): number => sum(how, "caught") / sum(how, "made");
  return {
    number: recall("number"),
    name: recall("name"),
    team: recall("team"),
    order: recall("order"),
    context: recall("context"),
  };
}
