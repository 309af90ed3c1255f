import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readEnvironment } from "../../server/env/environment.ts";
import { startVoice } from "../../server/start-voice.ts";
import type { Voice } from "../../server/voice/voice.ts";
import { EMULATED_KEY, openRealtimeEndpoints, type RealtimeEndpoints } from "../emulators/realtime-endpoints.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type BrowserSite, hydrated, openBrowserSite, type ReaderOptions } from "../setup/open-browser-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { axeViolations } from "./axe-findings.ts";
import { sideways } from "./page-measures.ts";

let endpoints: RealtimeEndpoints;
let site: BrowserSite;
let voice: Voice | null = null;
let cookie = { name: "", value: "" };

beforeAll(async () => {
  endpoints = await openRealtimeEndpoints();
  const read = readEnvironment({});
  if (!read.ok) throw new Error(read.error.join());
  const emulator = { url: endpoints.url, apiKey: EMULATED_KEY };
  site = await openBrowserSite(
    { games: [smallGame()] },
    {
      administrator: ADMINISTRATOR,
      async voice(database, store, log) {
        voice = await startVoice({ environment: read.value, database, store, emulator, log });
        return voice;
      },
    },
  );
  const [name = "", value = ""] = (await signInAs(site.site, ADMINISTRATOR)).split("=");
  cookie = { name, value };
});
beforeEach(() => voice?.setOpen(true));
afterEach(() => site.endTest());
afterAll(async () => {
  await site.close();
  await endpoints.close();
});

async function openAsAdministrator(reader: ReaderOptions = {}): Promise<Page> {
  const page = await site.newPage(reader);
  await page.goto("/healthz");
  await page.context().addCookies([{ ...cookie, url: page.url() }]);
  await page.goto("/admin", { waitUntil: "load" });
  if (reader.script !== false) await hydrated(page);
  return page;
}

const button = (page: Page, name: string) => page.locator("#voice").getByRole("button", { name, exact: true });
const message = (page: Page) => page.locator("#voice output");
const CLOSED = "✓ Closed: every conversation was ended, and no one can start another";

describe("the voice's switch in /admin", () => {
  it("closes by the keyboard after a second look, in place, and opens again", async () => {
    const page = await openAsAdministrator();
    const confirm = button(page, "Yes, end all and close");
    expect(await confirm.isVisible()).toBe(false);
    await page.locator("#voice summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await confirm.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => message(page).textContent()).toBe(CLOSED);
    expect(await voice?.today()).toMatchObject({ isOpen: false });
    expect(new URL(page.url()).hash).toBe("");
    const open = button(page, "Open again");
    await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => message(page).textContent()).toBe("✓ Open again: conversations can begin");
    expect(await voice?.today()).toMatchObject({ isOpen: true });
  });

  it("works without JavaScript on a narrow screen, and the page opens at its message", async () => {
    const page = await openAsAdministrator({ script: false, width: 320, height: 640 });
    await page.locator("#voice summary").click();
    await button(page, "Yes, end all and close").click();
    expect(await message(page).textContent()).toBe(CLOSED);
    expect(new URL(page.url()).hash).toBe("#voice");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await button(page, "Open again").click();
    expect(await voice?.today()).toMatchObject({ isOpen: true });
  });

  it.each([{ dark: false }, { dark: true }])("is without findings, dark: $dark", async ({ dark }) => {
    const page = await openAsAdministrator({ dark, width: 360, height: 740 });
    expect(await page.locator("#voice").textContent()).toContain("An emulator answers: its voice is beeps");
    await page.locator("#voice summary").click();
    const violations = await axeViolations(page);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});
