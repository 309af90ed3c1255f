import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { SUNDAY_COOKIE } from "../fixtures/sunday-world.ts";
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
