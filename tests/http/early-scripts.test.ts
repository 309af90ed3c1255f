import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openSleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { SUNDAY_GAMES, sundayStateAt } from "../fixtures/sunday-week.ts";
import { SUNDAY_COOKIE, sundayWorld } from "../fixtures/sunday-world.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

/** What the framework says last before it runs the script that takes the page over. */
const MADE_OF = "__reactRouterRouteModules";
const GAME = `/games/${smallGame().game.gameKey}`;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [smallGame()] });
});
afterAll(() => site.close());

/** The inline script that loads a file of this name, run in a page without anything; what it loads stands in `loaded`. */
async function runInline(name: string) {
  const html = await (await site.get(GAME, { cookie: SUNDAY_COOKIE })).text();
  expect(html).not.toMatch(new RegExp(`src="[^"]*/${name}-`));
  const source = [...html.matchAll(/<script>([^<]*)<\/script>/g)].find(([, text]) => text?.includes(`/${name}-`))?.[1];
  const page: Record<string, unknown> = {};
  const loaded: string[] = [];
  const waiting: (() => void)[] = [];
  const pressed: ((event: unknown) => void)[] = [];
  runInNewContext((source ?? "").replaceAll("import(", "load("), {
    self: page,
    document: { currentScript: { remove() {} } },
    async load(path: string) {
      loaded.push(path);
      return { openLedgerCard: () => Promise.resolve() };
    },
    setTimeout: (then: () => void) => waiting.push(then),
    addEventListener: (_type: string, listener: (event: unknown) => void) => pressed.push(listener),
  });
  return { page, loaded, waiting, pressed };
}

// The files share one with the script that takes the page over. Run too early, that one fails and leaves an empty page.
describe("before a page has said what its scripts are made of", () => {
  it("the strip's script is not loaded, and then it is", async () => {
    const { page, loaded, waiting } = await runInline("open-mine");
    waiting.pop()?.();
    expect(loaded).toEqual([]);
    page[MADE_OF] = {};
    waiting.pop()?.();
    expect(loaded).toEqual([expect.stringContaining("/open-mine-")]);
  });

  it("a press on a figure follows its link, and then it opens the card", async () => {
    const { page, loaded, pressed } = await runInline("open-ledger-card");
    let prevented = 0;
    const press = {
      target: { closest: () => ({ href: `${GAME}/points/a` }) },
      preventDefault: () => (prevented += 1),
      stopPropagation() {},
    };
    pressed[0]?.(press);
    expect([prevented, loaded]).toEqual([0, []]);
    page[MADE_OF] = {};
    pressed[0]?.(press);
    expect([prevented, loaded]).toEqual([1, [expect.stringContaining("/open-ledger-card-")]]);
  });
});

describe("pages with the scores hidden", () => {
  it("start their scripts at once: who has just pressed the switch keeps his own times", async () => {
    const { season, week } = smallGame().game;
    for (const path of [GAME, `/stats?season=${season}&week=${week}`]) {
      const hidden = await (await site.get(path, { cookie: "scores=hidden" })).text();
      expect(hidden, path).toContain('<script type="module" async="">');
      expect(hidden, path).not.toContain('<script type="later"');
      expect(await (await site.get(path)).text(), path).toContain('<script type="later"');
    }
  });
});

/** Whether the scripts of a page are asked for with it or set aside. */
async function startOf(from: Pick<OpenSite, "get">, path: string): Promise<"at once" | "later" | "none"> {
  const answer = await from.get(path, { cookie: SUNDAY_COOKIE });
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  if (html.includes('<script type="later"')) return "later";
  return html.includes('<script type="module" async="">') ? "at once" : "none";
}

describe("the scripts of a page that moves start at once", () => {
  it("on a replay, running or standing still, and not on the game that is played again", async () => {
    expect(await startOf(site, `${GAME}/replay?from=1757419200&speed=20`)).toBe("at once");
    expect(await startOf(site, `${GAME}/replay?paused=kickoff&speed=20`)).toBe("at once");
    expect(await startOf(site, GAME)).toBe("later");
  });

  it("near a kickoff on the game and on its week, and not the day before", async () => {
    const coming = bareGame({ week: 4, awayTeam: "DET", homeTeam: "MIN", dateTime: "2025-09-28T17:00:00Z" });
    for (const [now, start] of [
      ["2025-09-27T17:00:00Z", "later"],
      ["2025-09-28T16:50:00Z", "at once"],
    ] as const) {
      const there = await openSite({ games: [coming], now: new Date(now) });
      onTestFinished(() => there.close());
      for (const path of [`/games/${coming.game.gameKey}`, "/stats?season=2025&week=4"])
        expect(await startOf(there, path), path).toBe(start);
    }
  });

  it("on a reader's own week while it is played, and not when it is over", async () => {
    const sleeper = await openSleeperEmulator({ world: sundayWorld() });
    onTestFinished(() => sleeper.close());
    for (const [played, start] of [
      [90, "at once"],
      [Infinity, "later"],
    ] as const) {
      const mine = await openSite({
        games: SUNDAY_GAMES.map((_, index) => sundayStateAt(index, index === 0 ? played : Infinity)),
        players: simulatedPlayers(),
        sleeperUrl: sleeper.baseURL,
        now: new Date("2025-09-21T18:05:00Z"),
      });
      onTestFinished(() => mine.close());
      expect(await startOf(mine, "/my?season=2025&type=REG&week=3")).toBe(start);
    }
  });
});
