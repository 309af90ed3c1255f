import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FoundCorrection } from "../../domain/game/correction.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { smallGamePlayers } from "../fixtures/small-game-people.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const GAME = smallGame();
const PATH = `/games/${GAME.game.gameKey}`;
const [play] = GAME.allPlays.filter(({ type }) => type === "Rush");
const CHANGED: FoundCorrection = {
  kind: "play changed",
  playId: play?.playId ?? "",
  playerId: null,
  what: "Yards gained",
  before: "21",
  after: String(play?.yardsGained),
};
const GONE: FoundCorrection = {
  kind: "play removed",
  playId: "gone",
  playerId: null,
  what: "Play",
  before: "Nobody runs <b>anywhere</b>.",
  after: "",
};

describe("a game that the source has corrected", () => {
  let site: OpenSite;
  let page = "";

  beforeAll(async () => {
    site = await openSite({ games: [{ ...GAME, corrections: [CHANGED, GONE] }], players: smallGamePlayers() });
    page = await (await site.get(PATH)).text();
  });
  afterAll(() => site.close());

  it("marks the play that was changed, in its place, with what stood there before", () => {
    const card = page.slice(page.indexOf(`id="play-${play?.playId}"`)).split("</li>")[0] ?? "";
    expect(plain(card)).toContain(`yards gained ${play?.yardsGained}, was 21.`);
    expect(page.split('class="corrected"').length - 1).toBe(1);
  });

  it("lists everything under the plays, with what is gone, and as text", () => {
    const list = page.slice(page.indexOf('id="corrections"')).split("</details>")[0] ?? "";
    expect(plain(list)).toContain("2 corrections since this was first shown");
    expect(list).toContain("Play removed: Nobody runs &lt;b&gt;anywhere&lt;/b&gt;.");
    expect(list.indexOf("Play removed")).toBeLessThan(list.indexOf("was 21"));
  });

  it("keeps them over the next reading, and adds what that one corrects", async () => {
    const again = { ...GAME, game: { ...GAME.game, awayScore: (GAME.game.awayScore ?? 0) + 1 } };
    const score: FoundCorrection = {
      ...GONE,
      kind: "score",
      playId: null,
      what: "Score of BUF",
      before: "3",
      after: "4",
    };
    await site.store.putGames([{ ...again, corrections: [score] }]);
    const fresh = async () => plain(await (await site.get(PATH)).text());
    const shows = async () => (await fresh()).includes("3 corrections since this was first shown");
    await expect.poll(shows).toBe(true);
    expect((await fresh()).includes("Score of BUF 4, was 3.")).toBe(true);
  });
});

describe("a game whose figures are altered on purpose", () => {
  const NOTICE = "Altered figures: SportsDataIO’s free trial.";
  const scrambled = {
    ...GAME,
    provider: "sportsdataio" as const,
    allPlays: GAME.allPlays.map((one) => ({ ...one, description: "Scrambled" })),
  };
  const [line] = GAME.playerGameStats;
  const pages = [PATH, "/stats", `/players/${line?.playerId}`];

  async function withGame(game: typeof GAME): Promise<string[]> {
    const site = await openSite({ games: [game], players: smallGamePlayers() });
    try {
      return await Promise.all(pages.map(async (path) => (await site.get(path)).text()));
    } finally {
      await site.close();
    }
  }

  it("says so on its page, on its week's and on its players'", async () => {
    for (const [index, page] of (await withGame(scrambled)).entries())
      expect(page.includes(NOTICE), pages[index]).toBe(true);
  });

  it("is the only one that does", async () => {
    for (const game of [GAME, { ...GAME, provider: "sportsdataio" as const }])
      for (const [index, page] of (await withGame(game)).entries())
        expect(page.includes(NOTICE), pages[index]).toBe(false);
  });

  it("is no longer one when the true figures have come", async () => {
    const site = await openSite({ games: [scrambled], players: smallGamePlayers() });
    const before = await Promise.all(pages.map(async (path) => (await site.get(path)).text()));
    expect(before.every((page) => page.includes(NOTICE))).toBe(true);
    await site.storeElsewhere([{ ...GAME, provider: "sportsdataio" }]);
    for (const path of pages) {
      const says = async () => (await (await site.get(path)).text()).includes(NOTICE);
      await expect.poll(says).toBe(false);
    }
    await site.close();
  });
});

it("a game without corrections shows nothing of the kind", async () => {
  const site = await openSite({ games: [GAME], players: smallGamePlayers() });
  const page = await (await site.get(PATH)).text();
  for (const mark of ['id="corrections"', 'class="corrected"']) expect(page.includes(mark), mark).toBe(false);
  await site.close();
});

/** The words of a page without its elements. */
function plain(html: string): string {
  return html.replaceAll(/<!-- -->|<[^>]*>/g, "");
}
