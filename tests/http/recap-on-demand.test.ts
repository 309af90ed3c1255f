import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStories } from "../../server/start-stories.ts";
import type { StoryEditor } from "../../server/stories/story-editor.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const OLD = { season: 2024, dateTime: "2024-11-03T13:00:00-05:00" } as const;
const opened = simulatedGame({ ...OLD, week: 9, awayTeam: "MIN", homeTeam: "CHI" });
const takenBack = simulatedGame({ ...OLD, week: 9, awayTeam: "DET", homeTeam: "GB" });
const untouched = simulatedGame({ ...OLD, week: 10, awayTeam: "KC", homeTeam: "BUF" });
const listed = simulatedGame({ ...OLD, week: 11, awayTeam: "DAL", homeTeam: "NYG" });

let site: OpenSite;
let editor: StoryEditor;
beforeAll(async () => {
  site = await openSite({
    games: [opened, takenBack, untouched, listed],
    stories(store, log) {
      editor = startStories({ store, writer: null, environment: { AI_TOKENS_PER_DAY: 0, AI_PRICE: undefined }, log });
      return editor;
    },
  });
});
afterAll(async () => {
  await editor.stop();
  await site.close();
});

const page = (game: typeof opened, search = "") => site.get(`/games/${game.game.gameKey}${search}`);
const hasRecap = async (game: typeof opened, search = "") =>
  (await (await page(game, search)).text()).includes('<article class="written" id="recap"');

describe("the page of an old finished game without a recap", () => {
  it("is answered at once, says nothing of one, and has the template's when it is loaded again", async () => {
    const first = await page(opened);
    expect(first.status).toBe(200);
    const html = await first.text();
    expect(html).not.toContain('id="recap"');
    await expect.poll(() => hasRecap(opened), { timeout: 30_000 }).toBe(true);
    // Every view of it, kept or not, and the framework's own request.
    expect(await hasRecap(opened, "?plays=flow&tab=rushing")).toBe(true);
    expect(await (await site.get(`/games/${opened.game.gameKey}.data`)).text()).toContain("facts from the game’s data");
    const again = await page(opened);
    expect(again.headers.get("etag")).not.toBe(first.headers.get("etag"));
    expect(await again.text()).toContain("Written from the stats");
  });

  it("keeps a recap away that the administrator took back", async () => {
    const { gameKey } = takenBack.game;
    await editor.rewrite(gameKey, "recap");
    await editor.unpublish(gameKey, "recap");
    await expect.poll(() => hasRecap(takenBack)).toBe(false);
    await page(takenBack);
    // Wishes are fulfilled in their order: when this one is, the one before it has been looked at.
    await page(untouched);
    await expect.poll(() => hasRecap(untouched), { timeout: 30_000 }).toBe(true);
    expect(await hasRecap(takenBack)).toBe(false);
    expect(await site.store.story(gameKey, "recap")).toMatchObject({ isPublished: false });
  });

  it("has it already where the reader comes from the week's page", async () => {
    await site.get("/stats?season=2024&type=REG&week=11");
    await expect
      .poll(async () => (await site.store.story(listed.game.gameKey, "recap"))?.isPublished, { timeout: 30_000 })
      .toBe(true);
    await expect.poll(() => hasRecap(listed)).toBe(true);
  });
});
