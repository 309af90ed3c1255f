import { beforeAll, describe, expect, it } from "vitest";
import { plainBrief } from "../../domain/facts/plain-brief.ts";
import { recapBrief } from "../../domain/facts/recap-brief.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { writeRecap } from "../../domain/writer/write-recap.ts";
import { storyPrompt } from "../../server/ai/story-prompt.ts";
import { examineText } from "../../server/stories/examine-text.ts";
import { tidyText } from "../../server/stories/tidy-text.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { modelFromData } from "../fixtures/model-from-data.ts";
import { NO_SEASON, recapBy } from "../fixtures/scripted-stories.ts";

describe.skipIf(!HAS_SAMPLE_DATA)("real texts of 2024 (needs ../shared/data)", () => {
  let games: GameSnapshot[] = [];

  beforeAll(async () => {
    games = await sampleSnapshots();
  });

  it("pass the guard as a model's texts would, and are not changed by being made tidy", () => {
    const faults = games.flatMap((snapshot) => {
      const brief = recapBrief(snapshot);
      if (brief === null) return ["no brief"];
      const text = writeRecap(brief);
      const tidied = tidyText(text);
      const changed = tidied.markdown === text.markdown && tidied.headline === text.headline ? [] : ["changed"];
      const { faults } = examineText(tidied, { snapshot, season: NO_SEASON, kind: "recap" });
      // True, and nothing in it can be looked up: a model would be told to say it with a number.
      const told = faults.filter(({ reason }) => !reason.includes('"Neither side turned the ball over."'));
      return [...changed, ...told.map(({ reason }) => `${snapshot.providerGameId} ${reason}`)];
    });
    expect(games).toHaveLength(285);
    expect(faults).toEqual([]);
  });

  it("lose no sentence on the way to being published", async () => {
    for (const snapshot of games) {
      const draft = await recapBy(null, snapshot);
      expect(draft, snapshot.providerGameId).toMatchObject({ dropped: 0, model: null, isFallback: false });
    }
  });

  it("are asked for without a play's description, and with everybody's name", () => {
    for (const snapshot of games) {
      const brief = recapBrief(snapshot);
      if (brief === null) throw new Error("no brief");
      const { prompt } = storyPrompt({ brief, before: null });
      const told = snapshot.allPlays.filter(({ description }) => description.length > 20);
      expect(told.filter(({ description }) => prompt.includes(description.slice(0, 20)))).toEqual([]);
      expect(prompt.length).toBeLessThan(20_000);
      // The weather's own words may be odd; descriptions of scores are left out on purpose.
      const others = { scores: [], weather: null };
      expect({ ...plainBrief(brief), ...others }).toEqual({ ...brief, ...others });
    }
  });

  it("can be written by a model that knows nothing but what it is told", async () => {
    const drafts = [];
    for (const snapshot of games) drafts.push(await recapBy(modelFromData(), snapshot));
    const first = drafts.filter(({ model, rounds }) => model !== null && rounds === 1).length;
    const repaired = drafts.filter(({ model, dropped }) => model !== null && dropped > 0).length;
    const notes = drafts.filter(({ model }) => model === null).map(({ message }) => message);
    // Its plain words are too few for some games, and it has no others: nothing else is wrong with them.
    const short = drafts.filter(({ model, dropped, rounds }) => model !== null && dropped === 0 && rounds > 1);
    if (process.env["SHOW_FACTS"] === "1") console.log({ first, repaired, short: short.length }, notes.join("\n"));
    expect(short.filter(({ message }) => !message.includes("its length"))).toEqual([]);
    expect(first + repaired + short.length).toBe(285);
  });
});
