import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  closeQuietBrowser,
  openVoiceBrowser,
  type VoiceBrowser,
  type VoiceBrowserOptions,
} from "../setup/open-voice-browser.ts";
import { GREETING, said, start, status, type, untilHeard } from "./voice-steps.ts";

/** How a conversation is left at every step of its way, in Chromium with an emulated provider, and that nothing of it runs on. */
let voice: VoiceBrowser;

afterEach(async () => {
  await voice.close();
});
afterAll(closeQuietBrowser);

async function open(options: VoiceBrowserOptions = {}): Promise<Page> {
  voice = await openVoiceBrowser(options);
  await voice.page.evaluate(`
    window.microphones = [];
    window.allow = Promise.resolve();
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish);
      window.microphones.push(...stream.getTracks());
      await window.allow;
      return stream;
    };
  `);
  return voice.page;
}

/** What each microphone track that the page was given is now. */
function microphones(page: Page): Promise<string[]> {
  return page.evaluate("window.microphones.map((track) => track.readyState)");
}

/** Whether an element of the page still has a sound to play. */
function hasSound(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.querySelectorAll("audio")].some(({ srcObject }) => srcObject !== null));
}

/** The ledger's states of all conversations. */
async function ledger(): Promise<string[]> {
  const rows = await voice.site.database.reads
    .selectFrom("voice_session")
    .select("state")
    .orderBy("openedAt")
    .execute();
  return rows.map(({ state }) => state);
}

/** Those of them that go on, or may. */
async function running(): Promise<string[]> {
  return (await ledger()).filter((state) => state !== "ended" && state !== "failed");
}

/** Holds what the page asks of an address; resolves with the first request that waits. */
async function hold(page: Page, address: string): Promise<{ waiting: Promise<Route>; goOn(): Promise<void> }> {
  const waiting = Promise.withResolvers<Route>();
  await page.route(address, (route) => waiting.resolve(route));
  return {
    waiting: waiting.promise,
    // The requester may be gone.
    goOn: async () => (await waiting.promise).continue().catch(() => undefined),
  };
}

const WAYS = {
  "by closing the tab": (page: Page) => page.close({ runBeforeUnload: false }),
  "by a link inside the site": async (page: Page) => {
    await page.locator("a[href^='/stats']").first().click();
    await page.waitForURL(/\/stats/);
  },
  "by another address": async (page: Page) => void (await page.goto("/players")),
} as const;

describe("a page that is left", () => {
  it.each(Object.entries(WAYS))(
    "S4.voice.7 while it connects, %s: the site has the place back, and nobody is talked to",
    async (_, leave) => {
      const page = await open();
      const call = await hold(page, "**/api/realtime/calls");
      await start(page);
      await call.waiting;
      expect(await ledger()).toEqual(["reserved"]);
      const isTabOpen = leave !== WAYS["by closing the tab"];
      await leave(page);
      // A tab that is closed may still send the offer that was held here; the site then hangs up at once.
      await expect.poll(running).toEqual([]);
      if (isTabOpen) await call.goOn();
      if (leave === WAYS["by a link inside the site"]) {
        expect(await microphones(page)).toEqual(["ended"]);
        expect(await page.locator("audio").count()).toBe(0);
      }
      await expect.poll(() => [...voice.emulator.calls.values()].filter(({ end }) => end === null)).toEqual([]);
      expect(await running()).toEqual([]);
      expect(voice.faults).toEqual([]);
    },
  );

  it("is disconnected when it is come back to", async () => {
    const page = await open();
    await start(page);
    await said(page, GREETING);
    // What a browser sends to a page that it keeps: a page with an open connection is not kept by every one.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await status(page, /^disconnected$/);
    await page.getByText("You left the page, so the conversation ended.").waitFor();
    expect(await microphones(page)).toEqual(["ended"]);
    expect(await hasSound(page)).toBe(false);
    await expect.poll(ledger).toEqual(["ended"]);
    await start(page);
    await status(page, /^connected$/);
  });

  it("does not begin when it is come back to, where the code was still on its way", async () => {
    const page = await open();
    const code = await hold(page, "**/assets/voice-panel-*.js");
    await start(page);
    await code.waiting;
    await status(page, /^connecting$/);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await status(page, /^disconnected$/);
    await code.goOn();
    await page.waitForLoadState("networkidle");
    await status(page, /^disconnected$/);
    expect(await microphones(page)).toEqual([]);
    expect(await ledger()).toEqual([]);
  });
});

describe("a conversation that is given up", () => {
  it("while its code is on its way: asks nobody for anything, and can be begun again", async () => {
    const page = await open();
    const code = await hold(page, "**/assets/voice-panel-*.js");
    await start(page);
    await code.waiting;
    await page.getByRole("button", { name: "Disconnect" }).click();
    await status(page, /^disconnected$/);
    await code.goOn();
    await page.waitForLoadState("networkidle");
    await status(page, /^disconnected$/);
    expect(await ledger()).toEqual([]);
    await page.getByRole("button", { name: "Start new conversation" }).click();
    await status(page, /^connected$/);
  });

  it("while the browser asks for the microphone: one that is allowed afterwards is let go", async () => {
    const page = await open();
    await page.evaluate("window.allow = new Promise((resolve) => { window.yes = resolve; }); null");
    await start(page);
    await expect.poll(() => microphones(page)).toEqual(["live"]);
    await page.getByRole("button", { name: "Disconnect" }).click();
    await status(page, /^disconnected$/);
    await page.evaluate("window.yes()");
    await expect.poll(() => microphones(page)).toEqual(["ended"]);
    await expect.poll(ledger).toEqual(["failed"]);
    expect(voice.emulator.calls.size).toBe(0);
  });

  it("can be begun again at once, though one at a time is allowed and the site did not hear of the end", async () => {
    const page = await open({ variables: { VOICE_SESSIONS_PER_PERSON: "1" } });
    await page.route("**/api/realtime/end", (route) => route.abort());
    await start(page);
    await said(page, GREETING);
    await page.getByRole("button", { name: "Disconnect" }).click();
    await start(page);
    await status(page, /^connected$/);
    expect(await ledger()).toEqual(["ended", "open"]);
  });

  it("is not given up by the second half of a double click", async () => {
    const page = await open();
    // Awake already: the second half comes when Disconnect stands there.
    const button = page.getByRole("button", { name: "Start talking" });
    await Promise.all([page.waitForResponse("**/api/me"), button.focus()]);
    await button.dblclick();
    await status(page, /^connected$/);
    await said(page, GREETING);
    expect(await ledger()).toEqual(["open"]);
  });
});

describe("a microphone that is unplugged", () => {
  it("is told, and the conversation goes on with typed questions", async () => {
    const page = await open();
    await start(page);
    await said(page, GREETING);
    await page.evaluate("window.microphones[0].dispatchEvent(new Event('ended'))");
    await page.getByText("Your microphone was unplugged or switched off.").waitFor();
    expect(await page.getByRole("button", { name: "Mute microphone" }).count()).toBe(0);
    await type(page, "Who is the passing leader?");
    await said(page, / of (MIN|CHI): /);
    await page.getByRole("button", { name: "Disconnect" }).click();
    await status(page, /^disconnected$/);
    expect(await hasSound(page)).toBe(false);
  });
});

describe("a browser that holds the sound back", () => {
  it("is told by a press of the person's", async () => {
    const page = await open({ emulator: { behavior: { brain: "talks-long" } } });
    await start(page);
    await untilHeard(page);
    expect(await page.getByRole("button", { name: "Turn the sound on" }).count()).toBe(0);
    await page.evaluate(() => document.querySelector("audio")?.pause());
    await page.getByRole("button", { name: "Turn the sound on" }).click();
    await page.getByRole("button", { name: "Turn the sound on" }).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.querySelector("audio")?.paused)).toBe(false);
  });
});

describe("what the press loads", () => {
  /** Addresses of the voice that are asked for from now on. */
  function follow(page: Page): string[] {
    const asked: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/(voice-library|voice-panel|voice-session|realtime-token)\b/.exec(request.url()) ?? [];
      if (name !== undefined) asked.push(name);
    });
    return asked;
  }

  it("is nothing before it, also where the keyboard stands on Start and where somebody asks in writing", async () => {
    const page = await open();
    const asked = follow(page);
    await page.getByRole("button", { name: "Start talking" }).focus();
    await page.locator("#analyst form input").first().fill("Who won?");
    await page.keyboard.press("Enter");
    // Beneath the question, or on the answer's own page where the question came before the page's scripts.
    await page.locator(".told").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });

  it("is files and no more where the finger is drawn away from the button", async () => {
    const page = await open();
    const asked = follow(page);
    const button = page.getByRole("button", { name: "Start talking" });
    // A finger that goes down before the page's scripts are there loads nothing, so it does until they are.
    await expect
      .poll(async () => {
        // Waits until the page has come to rest, so that the button is still where the finger goes down.
        await button.hover({ position: { x: 5, y: 5 } });
        const box = await button.boundingBox();
        if (box === null) throw new Error("no button");
        await page.mouse.down();
        await page.mouse.move(box.x + 5, box.y - 60);
        await page.mouse.up();
        return asked.toSorted();
      })
      .toEqual(["voice-library", "voice-panel", "voice-session"]);
    await status(page, /^ready$/);
    expect(await microphones(page)).toEqual([]);
  });

  it("can be had by loading the page again where it did not arrive", async () => {
    const page = await open();
    await page.route("**/assets/voice-library-*.js", (route) => route.abort());
    await start(page);
    expect(await status(page, /failed/)).toBe(
      "Connection failed: The voice could not be loaded. Check your connection and reload the page",
    );
    expect(await microphones(page)).toEqual(["ended"]);
    await expect.poll(ledger).toEqual(["failed"]);
    await page.unroute("**/assets/voice-library-*.js");
    await page.reload();
    await start(page);
    await status(page, /^connected$/);
  });
});
