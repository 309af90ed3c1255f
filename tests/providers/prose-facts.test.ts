import { beforeAll, describe, expect, it } from "vitest";

import { checkText } from "../../domain/check/checked-text.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import { alarms, countFalseProse, type Prose } from "../domain/false-prose.ts";
import { beforeKickoff, proseTexts } from "../fixtures/prose-texts.ts";
import { HAS_SAMPLE_DATA, NFLVERSE_SAMPLES } from "../fixtures/sample-data.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const STRANGERS = simulatedPlayers().map(({ name }) => name);

describe.skipIf(!HAS_SAMPLE_DATA)("the fact check on free prose about games of 2024 (needs ../shared/data)", () => {
  const texts: (Prose & { isPreview: boolean })[] = [];

  beforeAll(async () => {
    const provider = nflverseProvider({ source: folderSource(NFLVERSE_SAMPLES) });
    const prose = proseTexts("2024");
    for await (const result of provider.games({ season: 2024 }, new AbortController().signal)) {
      if (!result.ok) throw new Error(result.error.message);
      for (const { name, text, isPreview, gameId } of prose)
        if (gameId === result.value.providerGameId)
          texts.push({
            name,
            text,
            isPreview,
            snapshot: snapshotOf(isPreview ? beforeKickoff(result.value) : result.value),
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
    const counts = countFalseProse(recaps, 600, () => STRANGERS);
    if (process.env["SHOW_FACTS"] === "1")
      console.log(Object.entries(counts).map(([how, { made, caught }]) => `${how} ${caught} of ${made}`));
    expect(counts.number.caught / counts.number.made).toBeGreaterThanOrEqual(0.9);
    expect(counts.name.caught / counts.name.made).toBeGreaterThanOrEqual(0.85);
    expect(counts.team.caught / counts.team.made).toBeGreaterThanOrEqual(0.75);
    expect(counts.order.caught / counts.order.made).toBeGreaterThanOrEqual(0.75);
    expect(counts.context.caught / counts.context.made).toBeGreaterThanOrEqual(0.85);
  });
});
