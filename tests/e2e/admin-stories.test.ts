import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startStories } from "../../server/start-stories.ts";
import type { StoryEditor } from "../../server/stories/story-editor.ts";
import { scriptedWriter, trueText } from "../fixtures/scripted-writer.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type BrowserSite, hydrated, openBrowserSite, type ReaderOptions } from "../setup/open-browser-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { axeViolations } from "./axe-findings.ts";
import { sideways } from "./page-measures.ts";

const GAME = simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "GB", dateTime: "2025-09-20T17:00:00Z" });
const PAGE = `/games/${GAME.game.gameKey}`;
const NOW = new Date("2025-09-21T18:30:00Z");

let site: BrowserSite;
let editor: StoryEditor;
let cookie = { name: "", value: "" };
const writer = scriptedWriter();

beforeAll(async () => {
  site = await openBrowserSite(
    { games: [GAME] },
    {
      administrator: ADMINISTRATOR,
      stories(store, log) {
        const environment = { AI_TOKENS_PER_DAY: 1_000_000, AI_PRICE: undefined };
        editor = startStories({ store, writer, environment, log, now: () => NOW });
        return editor;
      },
    },
  );
  const [name = "", value = ""] = (await signInAs(site.site, ADMINISTRATOR)).split("=");
  cookie = { name, value };
});
beforeEach(async () => {
  writer.answer = trueText;
  await editor.rewrite(GAME.game.gameKey, "recap");
});
afterEach(() => site.endTest());
afterAll(async () => {
  await editor.stop();
  await site.close();
});

async function openAsAdministrator(reader: ReaderOptions = {}): Promise<Page> {
  const page = await site.newPage(reader);
  await page.goto("/healthz");
  await page.context().addCookies([{ ...cookie, url: page.url() }]);
  await page.goto(PAGE, { waitUntil: "load" });
  // The tools of a game page are read after it: before that their form is sent as a document.
  if (reader.script !== false) await hydrated(page, "#admin button");
  return page;
}

const button = (page: Page, name: string) => page.locator("#admin").getByRole("button", { name, exact: true });
const message = (page: Page) => page.locator("#admin output");

describe("the administrator's buttons for texts", () => {
  it("rewrite in place: disabled and at work until the text is there", async () => {
    const page = await openAsAdministrator();
    const { promise, resolve } = Promise.withResolvers<void>();
    writer.answer = async (task) => {
      await promise;
      return trueText(task);
    };
    await button(page, "Rewrite recap").click();
    await expect.poll(() => button(page, "Writing...").isDisabled()).toBe(true);
    expect(await button(page, "LOAD_PLAYS").isDisabled()).toBe(false);
    resolve();
    await expect.poll(() => message(page).textContent()).toMatch(/^✓ Recap published, written by a-model: /);
    expect(await button(page, "Rewrite recap").isEnabled()).toBe(true);
  });

  it("unpublish by the keyboard after a second look, and publish again", async () => {
    const page = await openAsAdministrator();
    expect(await page.locator("#recap").count()).toBe(1);
    const confirm = button(page, "Yes, unpublish the recap");
    expect(await confirm.isVisible()).toBe(false);
    await page.locator("#admin summary").focus();
    await page.keyboard.press("Enter");
    await confirm.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => message(page).textContent()).toBe("✓ Recap unpublished: readers no longer see it");
    await expect.poll(() => page.locator("#recap").count()).toBe(0);
    await button(page, "Publish again").click();
    await expect.poll(() => page.locator("#recap").count()).toBe(1);
  });

  it("work without JavaScript, and the page opens at its message", async () => {
    const page = await openAsAdministrator({ script: false, width: 320, height: 640 });
    await page.locator("#admin summary").click();
    await button(page, "Yes, unpublish the recap").click();
    expect(await message(page).textContent()).toBe("✓ Recap unpublished: readers no longer see it");
    expect(new URL(page.url()).hash).toBe("#admin");
    expect(await page.locator("#recap").count()).toBe(0);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  it.each([{ dark: false }, { dark: true }])(
    "and the stories of /admin are without findings, dark: $dark",
    async ({ dark }) => {
      const page = await openAsAdministrator({ dark, width: 360, height: 740 });
      await page.locator("#admin summary").click();
      expect(await axeViolations(page, {}, "#admin")).toEqual([]);
      await page.goto("/admin");
      const admin = await axeViolations(page);
      expect(admin.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const about = await page
        .getByRole("region", { name: "Recent stories" })
        .locator("td.about")
        .first()
        .boundingBox();
      expect((about?.x ?? 999) + (about?.width ?? 0)).toBeLessThanOrEqual(360);
    },
  );
});
