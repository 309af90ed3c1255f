import type { Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { joined, silence, tone } from "../emulators/realtime/sound.ts";
import { smallGame } from "../fixtures/small-game.ts";
import {
  closeQuietBrowser,
  openVoiceBrowser,
  type VoiceBrowser,
  type VoiceBrowserOptions,
} from "../setup/open-voice-browser.ts";
import { axeFindings } from "./axe-findings.ts";
import { GREETING, said, start, status, type, untilHeard, watchPanel } from "./voice-steps.ts";

/**
 * The game page in Chromium with an emulated provider: real WebRTC, a microphone that is heard and a voice that is audible. The
 * provider itself was not reached.
 */
let voice: VoiceBrowser;

afterEach(async () => {
  await voice.close();
});
afterAll(closeQuietBrowser);

async function open(options: VoiceBrowserOptions = {}): Promise<Page> {
  voice = await openVoiceBrowser(options);
  return voice.page;
}

describe("talking with the analyst", () => {
  it("S4.voice.1 S4.voice.2 S4.voice.3 S4.voice.4 S7.voice.1 S7.voice.2 S9.voice.5 goes from ready over connecting to connected, greets once with the game's state, is heard, and shows that it talks", async () => {
    const page = await open();
    expect(await status(page, /^ready$/)).toBe("ready");
    const panel = await watchPanel(page);
    await start(page);
    await said(page, GREETING);
    await untilHeard(page);
    await page.getByText("Listening: ask away").waitFor();
    expect(await page.locator(".voice .basis").first().innerText()).toMatch(
      /Looked up: game facts, recap: none yet at \d+:\d\d [AP]M \w+, as of /,
    );
    expect(voice.faults).toEqual([]);
    const { session, safetyIdentifier, events } = voice.emulator.call();
    // The specification's six, and `get_facts`.
    expect(session.settings.tools).toHaveLength(7);
    expect(safetyIdentifier).toMatch(/^[0-9a-f]{32}$/);

    await type(page, "Any recipe?");
    await said(page, /I only talk football/);
    // The tools of the greeting, the greeting, and this answer: nothing was said that nobody asked for.
    expect(events.filter((one) => one.type === "response.created")).toHaveLength(3);
    expect((await page.locator(".voice .talk").innerText()).match(/What do you want to know/g)).toHaveLength(1);
    const { statuses, indicator, dots } = await panel();
    // What follows on a machine that is too busy for sound is what other tests are about.
    expect(statuses.slice(0, 3)).toEqual(["ready", "connecting", "connected"]);
    expect(indicator[0]).toBe("none");
    expect(indicator).toContain("true: Big Dill is talking");
    expect(indicator).toContain("false: Listening: ask away");
    expect(dots["true"]).not.toBe(dots["false"]);
  });

  it("shows a visitor how much time is left, and the administrator what it costs", async () => {
    const page = await open();
    await start(page);
    await page.getByText(/^\d:\d\d left$/).waitFor();
    expect(await page.locator(".voice").innerText()).not.toContain("$");
    await voice.close();

    const own = await open({ isAdministrator: true });
    await start(own);
    await own.getByText(/^\d:\d\d left, about \$\d\.\d\d so far$/).waitFor();
  });

  it("answers typed questions in the same conversation, with the tools read in this page", async () => {
    const page = await open();
    await start(page);
    await said(page, GREETING);
    await type(page, "Who is the passing leader?");
    await said(page, /\[emulator\] .* of (MIN|CHI): /);
    await type(page, "Any recipe?");
    await said(page, /I only talk football/);
    const talk = await page.locator(".voice .talk li b").allInnerTexts();
    expect(talk).toEqual(["Big Dill", "You", "Big Dill", "You", "Big Dill"]);
    // Once for the one version of the game: those the page does not show.
    const asked = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(asked.filter((name) => name.includes("/api/other-lines?game="))).toHaveLength(1);
    expect(voice.faults).toEqual([]);
  });

  it("hears the microphone, and writes down what was said before the answer", async () => {
    const page = await open({ microphone: joined(silence(6_000), tone(440, 1_200), silence(20_000)) });
    await start(page);
    await status(page, /^connected$/);
    voice.emulator.call().session.meanings.push("What is the score?");
    await said(page, /What is the score\?/);
    await page.locator(".voice .talk .told").nth(1).waitFor();
    expect(await page.locator(".voice .talk li b").allInnerTexts()).toEqual(["Big Dill", "You", "Big Dill"]);
    const { level, pitch } = voice.emulator.call().heard;
    expect(level).toBeGreaterThan(0.05);
    expect(Math.abs((pitch ?? 0) - 440)).toBeLessThan(40);
  });

  it("S4.voice.4 S4.voice.5 S4.voice.6 ends by Disconnect, lets the microphone go, and begins anew", async () => {
    const page = await open();
    expect(await page.getByRole("button", { name: "Start new conversation" }).count()).toBe(0);
    await start(page);
    await said(page, GREETING);
    await page.getByRole("button", { name: "Disconnect" }).click();
    await status(page, /^disconnected$/);
    await expect.poll(() => voice.emulator.call().end).not.toBeNull();
    expect(await page.evaluate("document.querySelector('audio').srcObject === null")).toBe(true);
    await start(page);
    await status(page, /^connected$/);
    await said(page, GREETING);
    expect(voice.emulator.calls.size).toBe(2);
    expect(voice.faults).toEqual([]);
  });

  it("S4.voice.7 ends when the page is left, by a link inside the site and by closing the tab", async () => {
    const page = await open();
    await start(page);
    await said(page, GREETING);
    await page.locator("a[href^='/stats']").first().click();
    await page.waitForURL(/\/stats/);
    await expect.poll(() => voice.emulator.call().end).not.toBeNull();

    await page.goto("/games/202510106");
    await start(page);
    await said(page, GREETING);
    await page.close();
    await expect.poll(() => voice.emulator.call().end).not.toBeNull();
    expect(voice.emulator.calls.size).toBe(2);
  });

  it("is begun, muted, asked and ended with the keyboard alone, on a narrow screen, and axe finds nothing", async () => {
    // It still greets when the microphone is muted.
    const page = await open({ emulator: { behavior: { hurry: 1 } } });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await axeFindings(page)).toEqual([]);
    const panel = await watchPanel(page);
    await page.getByRole("button", { name: "Start talking" }).focus();
    await page.keyboard.press("Enter");
    await status(page, /^connected$/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Disconnect");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await page.getByRole("button", { name: "Microphone muted" }).getAttribute("aria-pressed")).toBe("true");
    await said(page, GREETING);
    await page.getByText(/^Your microphone is muted$/).waitFor();
    expect((await panel()).indicator).toContain("true: Big Dill is talking. Your microphone is muted");
    await page.keyboard.press("Space");
    expect(await page.getByRole("button", { name: "Mute microphone" }).getAttribute("aria-pressed")).toBe("false");
    await page.getByText("Listening: ask away").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.getByLabel("Type a question in this conversation").focus();
    await page.keyboard.type("Who is the passing leader?");
    await page.keyboard.press("Enter");
    await said(page, / of (MIN|CHI): /);
    await page.getByRole("button", { name: "Disconnect" }).focus();
    await page.keyboard.press("Enter");
    await status(page, /^disconnected$/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Start new conversation");
    expect(await axeFindings(page)).toEqual([]);
  });

  it("tells of the game as the page shows it: after a change, of the new score", async () => {
    const page = await open();
    await start(page);
    await said(page, GREETING);
    const game = smallGame();
    await voice.site.store.putGames([{ ...game, game: { ...game.game, homeScore: 14 } }]);
    await page.reload();
    await start(page);
    await said(page, /Minnesota Vikings 11, Chicago Bears 14/);
    expect(voice.faults).toEqual([]);
  });

  it("talks with the provider directly where the site is set up so, under the page's policy", async () => {
    const page = await open({ variables: { VOICE_MODE: "direct" } });
    await start(page);
    await status(page, /^connected$/);
    await said(page, GREETING);
    await untilHeard(page);
    expect(voice.emulator.secrets).toHaveLength(1);
    expect(voice.faults).toEqual([]);
  });
});
