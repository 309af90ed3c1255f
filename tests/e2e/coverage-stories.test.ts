import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { UnsafeStory } from "../../server/stories/publish-story.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { noFaults } from "./no-faults.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";

const COMING = { status: "Scheduled", hasStarted: false } as const;
const LIVE = { status: "InProgress", hasStarted: true, isInProgress: true, quarter: "2" } as const;
const before = smallVariant(1, COMING);
const beforeWithBoth = smallVariant(2, COMING);
const beforeWithNone = smallVariant(3, COMING);
const delayed = smallVariant(4, { status: "Delayed", hasStarted: false });
const kickedOff = smallVariant(5, { status: "Scheduled", hasStarted: true });
const live = smallVariant(6, LIVE);
const final = smallVariant(7);
const finalWithEmpty = smallVariant(8);

const MARKDOWN = `# A wet night

*Both* defenses are **strong**.

- one
- two

[The slate](https://example.com/slate) and [a trap](javascript:alert(1)) <b>raw</b>`;

let site: BrowserSite;
let page: Page;
beforeAll(async () => {
  const games = [before, beforeWithBoth, beforeWithNone, delayed, kickedOff, live, final, finalWithEmpty];
  const stories = [
    ...[before, beforeWithBoth, delayed, kickedOff, live, final].map((game) => story("preview", game, MARKDOWN)),
    ...[beforeWithBoth, live, final].map((game) => story("recap", game, MARKDOWN)),
    story("recap", finalWithEmpty, " \n "),
    story("preview", finalWithEmpty, ""),
  ];
  site = await openBrowserSite({ games, stories });
  page = await site.newPage({ script: false });
});
afterEach(() => noFaults(site));
afterAll(() => site.close());

describe("preview and recap", () => {
  it.each([
    ["S2.preview.1 a preview before kickoff", before, ["preview"]],
    ["S2.recap.2 both before kickoff", beforeWithBoth, ["preview", "recap"]],
    ["S2.preview.4 S2.recap.3 neither where neither exists", beforeWithNone, []],
    ["S2.preview.2 a preview while hasStarted is false, whatever the status", delayed, ["preview"]],
    ["S2.preview.2 S2.preview.3 no preview once hasStarted is true, whatever the status", kickedOff, []],
    ["S2.preview.3 S2.recap.1 no preview in progress, and a recap", live, ["recap"]],
    ["S2.preview.3 S2.recap.1 no preview after the end, and a recap", final, ["recap"]],
    ["O.17 no text counts as none", finalWithEmpty, []],
  ] as const)("%s", async (_what, game, ids) => {
    await page.goto(pageOf(game));
    expect(await page.locator("#preview, #recap").evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
    expect(await page.locator("main h2", { hasText: /^(Preview|Recap)$/ }).count()).toBe(ids.length);
  });

  it.each(["preview", "recap"])(
    "S2.preview.5 S2.preview.6 S2.recap.4 O.16 O.17 the %s is rendered: elements, links in a new tab, and nothing that could run",
    async (id) => {
      await page.goto(pageOf(beforeWithBoth));
      const prose = page.locator(`#${id} .prose`);
      expect(await prose.locator("h3").innerText()).toBe("A wet night");
      expect(await prose.locator("em").innerText()).toBe("Both");
      expect(await prose.locator("strong").innerText()).toBe("strong");
      expect(await prose.locator("ul > li").allInnerTexts()).toEqual(["one", "two"]);
      expect(await prose.innerText()).not.toMatch(/[#*[\]]/);
      const links = await prose
        .locator("a")
        .evaluateAll((all) => all.map((a) => [a.getAttribute("href"), a.getAttribute("target")]));
      expect(links).toEqual([["https://example.com/slate", "_blank"]]);
      expect(await prose.innerText()).toContain("a trap <b>raw</b>");
      expect(await prose.locator("b").count()).toBe(0);
    },
  );

  it("S2.recap.5 S3.recap.1 the time at which it was generated is its createdAt", async () => {
    await page.goto(pageOf(final));
    const time = page.locator("#recap time");
    expect(await time.getAttribute("datetime")).toBe("2025-09-09T04:02:00Z");
    expect(await page.locator("#recap .slug").innerText()).toContain(", Sep 9, 2025, 12:02 AM EDT");
  });
});

function story(kind: UnsafeStory["kind"], { game }: ProviderGame, markdown: string): UnsafeStory {
  const { gameKey } = game;
  return { kind, gameKey, markdown, createdAt: "2025-09-09T04:02:00Z", ...HAND_WRITTEN };
}
