import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { NO_TOKEN } from "../../app/voice/fetch-grant.ts";
import { BLOCKED } from "../../app/voice/session-confirmation.ts";
import { joined, silence, tone } from "../emulators/realtime/sound.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import {
  closeQuietBrowser,
  openVoiceBrowser,
  type VoiceBrowser,
  type VoiceBrowserOptions,
} from "../setup/open-voice-browser.ts";
import { LINE_DOWN } from "../../app/voice/voice-state.ts";
import { GREETING, heard, said, start, status, type, untilHeard, watchPanel } from "./voice-steps.ts";

/** What goes wrong in a spoken conversation, in Chromium with an emulated provider. */
let voice: VoiceBrowser;

afterEach(async () => {
  await voice.close();
});
afterAll(closeQuietBrowser);

async function open(options: VoiceBrowserOptions = {}): Promise<Page> {
  voice = await openVoiceBrowser(options);
  return voice.page;
}

/** How often the page has asked for the microphone from now on. */
async function countMicrophones(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`
    window.asked = 0;
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wish) => { window.asked += 1; return ask(wish); };
  `);
  return () => page.evaluate("window.asked");
}

function background(button: Locator): Promise<string> {
  return button.evaluate((one) => getComputedStyle(one).backgroundColor);
}

async function redOf(page: Page): Promise<boolean> {
  const [text, token] = await page.evaluate(() => {
    const probe = document.createElement("p");
    probe.className = "problem";
    document.body.append(probe);
    const line = document.querySelector(".voice-status");
    return [line === null ? "" : getComputedStyle(line).color, getComputedStyle(probe).color];
  });
  return text !== "" && text === token;
}

describe("a conversation that cannot begin", () => {
  it("O.46 says beforehand that there is no provider, and refuses to start without asking for the microphone", async () => {
    const page = await open({ hasProvider: false });
    await page.getByText("Voice is not set up on this site").waitFor();
    expect(await status(page, /./)).toBe("Voice is not set up on this site. Written questions work.");
    expect(await redOf(page)).toBe(false);
    // The written question is what works here.
    expect(await background(page.getByRole("button", { name: "Start talking" }))).toBe("rgba(0, 0, 0, 0)");
    const microphones = await countMicrophones(page);
    await start(page);
    expect(await status(page, /^Connection failed/)).toMatch(
      /^Connection failed: Talking with the analyst is not set up/,
    );
    expect(await redOf(page)).toBe(true);
    expect(await microphones()).toBe(0);
    // There was no conversation yet.
    const button = page.locator(".voice").getByRole("button", { name: /^Start/ });
    expect(await button.innerText()).toBe("Start talking");
    expect(await background(button)).toBe("rgba(0, 0, 0, 0)");
    expect(voice.faults).toEqual([]);
  });

  it("S6.voice.1 S6.voice.2 S8.token.1 knows a visitor, whose Start shows the server's refusal", async () => {
    const page = await open({ variables: { VOICE_ACCESS: "signed-in" } });
    await page.locator("#analyst .voice button").focus();
    await page.getByText("You’re not signed in; you may have to before you can talk.").waitFor();
    await start(page);
    expect(await status(page, /failed/)).toBe(
      "Connection failed: Sign in to talk with the analyst: choose Account at the top of the page.",
    );
    expect(voice.emulator.calls.size).toBe(0);
  });

  it("S6.voice.1 says nothing of who is signed in while that is not known, and while it begins", async () => {
    const page = await open();
    const words = "You’re not signed in";
    await page.evaluate((given) => {
      new MutationObserver(() => {
        if (document.querySelector(".voice")?.textContent.includes(given)) Object.assign(window, { wasShown: true });
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, words);
    const panel = Promise.withResolvers<void>();
    await page.route("**/assets/voice-panel-*", async (route) => {
      await panel.promise;
      await route.continue();
    });
    const known = page.waitForResponse("**/api/me");
    await start(page);
    await known;
    await status(page, /^connecting$/);
    panel.resolve();
    await said(page, GREETING);
    expect(await page.evaluate("window.wasShown")).toBeUndefined();

    // Nobody answers.
    await page.route("**/api/me", (route) => route.abort());
    await page.reload();
    const failed = page.waitForEvent("requestfailed");
    await page.locator("#analyst .voice button").focus();
    await failed;
    await start(page);
    await said(page, GREETING);
    expect(await page.getByText(words).count()).toBe(0);
  });

  it.each([
    ["no body", { status: 500, body: "" }],
    ["a body that is not JSON", { status: 502, body: "<p>Bad gateway</p>" }],
    ["JSON without a reason", { status: 503, body: "{}" }],
    ["success without a token", { status: 200, body: "{}" }],
  ])(
    "S7.token.1 S8.token.2 O.38 asks without a payload, and has the specification's words for %s",
    async (_, answer) => {
      const page = await open();
      const asked: (string | null)[][] = [];
      await page.route("**/api/realtime-token*", (route) => {
        asked.push([route.request().method(), route.request().postData()]);
        return route.fulfill(answer);
      });
      await start(page);
      expect(await status(page, /failed/)).toBe(`Connection failed: ${NO_TOKEN}`);
      expect(asked).toEqual([["GET", null]]);
    },
  );

  it("O.36 says that the microphone was refused, greets nobody, and goes on without one", async () => {
    const page = await open({ permission: "denied" });
    await start(page);
    expect(await status(page, /failed/)).toBe("Connection failed: Microphone permission was denied");
    await page.getByText("allow the microphone for this site").waitFor();
    expect(voice.emulator.calls.size).toBe(0);
    expect((await heard(page)).first).toBeNull();

    await page.getByRole("button", { name: "Continue without a microphone" }).click();
    await status(page, /^connected$/);
    await said(page, GREETING);
    await untilHeard(page);
    expect(await page.getByRole("button", { name: "Mute microphone" }).count()).toBe(0);
    await type(page, "Who is the passing leader?");
    await said(page, / of (MIN|CHI): /);
    expect(voice.emulator.call().heard.level).toBeLessThan(0.001);
    expect(voice.faults).toEqual([]);
  });

  it("says on a page that is not secure what the microphone needs, and is typed and heard there", async () => {
    const page = await open({ host: "six.test" });
    await start(page);
    expect(await status(page, /failed/)).toBe(
      "Connection failed: Browsers allow the microphone only on secure pages (https or localhost)",
    );
    await page.getByText("Open this site over https to talk.").waitFor();
    expect(voice.emulator.calls.size).toBe(0);

    await page.getByRole("button", { name: "Continue without a microphone" }).click();
    await said(page, GREETING);
    await untilHeard(page);
    await type(page, "Who is the passing leader?");
    await said(page, / of (MIN|CHI): /);
    // The browser's own word about every such page.
    expect(voice.faults.filter((one) => !one.includes("Cross-Origin-Opener-Policy header has been ignored"))).toEqual(
      [],
    );
  });

  it("passes the refusal of a call on in the site's words, and may be started again", async () => {
    const page = await open({
      emulator: {
        behavior: { refuse: { endpoint: "calls", status: 401, message: "Incorrect API key.", code: null } },
      },
    });
    await start(page);
    expect(await status(page, /failed/)).toBe(
      "Connection failed: The voice provider does not accept this site's key. The site's administrator has to fix this.",
    );
    voice.emulator.behavior.refuse = null;
    await page.getByRole("button", { name: "Start talking" }).click();
    await status(page, /^connected$/);
  });

  it("greets nobody where the settings are refused", async () => {
    const page = await open({ emulator: { behavior: { refuseSettings: "Invalid value: 'cedarx'." } } });
    await start(page);
    expect(await status(page, /failed/)).toBe("Connection failed: Invalid value: 'cedarx'.");
    await expect.poll(() => voice.emulator.call().end).not.toBeNull();
    expect(voice.emulator.call().events.map((one) => one.type)).not.toContain("response.create");
  });

  it("gives up in words where the network lets no sound through", async () => {
    const page = await open({ emulator: { behavior: { unreachable: true } }, isPatient: false });
    await start(page);
    expect(await status(page, /failed/)).toBe(`Connection failed: ${BLOCKED}`);
  });

  it("S4.voice.5 can be given up while it connects, and nothing is left running", async () => {
    const page = await open();
    // Given up sooner, no token is asked for at all.
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/realtime-token*", async (route) => {
      asked.resolve();
      await goOn.promise;
      await route.continue().catch(() => undefined);
      answered.resolve();
    });
    await start(page);
    await status(page, /^connecting$/);
    await asked.promise;
    await page.getByRole("button", { name: "Disconnect" }).click();
    await status(page, /^disconnected$/);
    goOn.resolve();
    await answered.promise;
    expect(await status(page, /^disconnected$/)).toBe("disconnected");
    expect(await page.evaluate(() => document.querySelector("audio")?.srcObject)).toBeNull();
    expect(voice.emulator.calls.size).toBe(0);
  });
});

describe("a conversation in which something goes wrong", () => {
  it("S8.session.1 shows a session error and goes on", async () => {
    const page = await open();
    await start(page);
    await said(page, GREETING);
    // The tools' round and the greeting's: a whole answer clears the message.
    const answered = (): number => voice.emulator.call().events.filter((one) => one.type === "response.done").length;
    await expect.poll(answered).toBe(2);
    const message = "The server had an error while processing your request.";
    voice.emulator.call().session.refuse({ message, code: "internal_error", param: null }, null, "server_error");
    expect(await status(page, /error/)).toBe(`Session error: ${message}`);
    expect(await redOf(page)).toBe(true);
    expect(await page.getByRole("button", { name: "Disconnect" }).count()).toBe(1);
    await type(page, "Who is the passing leader?");
    await said(page, / of (MIN|CHI): /);
  });

  it.each(["hang-up", "close-channel", "drop"] as const)(
    "S4.voice.5 S4.voice.6 is disconnected after a %s, and taken up again where it broke off",
    async (what) => {
      const page = await open();
      await start(page);
      await said(page, GREETING);
      await type(page, "Who is the passing leader?");
      await said(page, / of (MIN|CHI): /);
      const call = voice.emulator.call();
      if (what === "hang-up") await call.hangUp("emulator");
      if (what === "close-channel") call.closeChannel();
      if (what === "drop") await call.drop();
      await status(page, /^disconnected$/);
      await page.getByText("The connection dropped. Start again").waitFor();

      // The network is not back yet.
      await page.route("**/api/realtime-token*", (route) => route.abort());
      await start(page);
      expect(await status(page, /failed/)).toBe(`Connection failed: ${NO_TOKEN}`);
      await page.unroute("**/api/realtime-token*");

      await start(page);
      await status(page, /^connected$/);
      const { items } = voice.emulator.call().session.conversation;
      await expect.poll(() => JSON.stringify(items)).toContain("Who is the passing leader?");
      expect(await page.locator(".voice .talk").innerText()).toContain("Who is the passing leader?");
    },
  );

  it("says that nothing comes through as soon as that is seen, and not that it listens, before it gives the line up", async () => {
    const page = await open();
    await start(page);
    await said(page, GREETING);
    await page.getByText("Listening: ask away").waitFor();
    const panel = await watchPanel(page);
    await voice.emulator.call().drop();
    await status(page, /^disconnected$/);
    const { statuses, indicator } = await panel();
    expect(statuses).toEqual(["connected", LINE_DOWN, "disconnected"]);
    expect(indicator).toEqual(["false: Listening: ask away", "false: Line trouble: no sound either way", "none"]);
  });

  it("falls silent when the person talks into it, and marks what was cut off", async () => {
    const page = await open({
      emulator: { behavior: { brain: "talks-long" } },
      microphone: joined(silence(7_000), tone(440, 1_500), silence(20_000)),
    });
    await start(page);
    await untilHeard(page);
    await said(page, /\(interrupted\)/);
    const events = voice.emulator.call().events.map((one) => one.type);
    expect(events).toContain("output_audio_buffer.cleared");
  });

  it("stops what contradicts the facts, and says so", async () => {
    const page = await open({ emulator: { behavior: { brain: "wrong-facts" } } });
    await start(page);
    await page.getByText("A sentence that the stats don’t support was cut.").first().waitFor();
    await expect
      .poll(() => JSON.stringify(voice.emulator.call().session.conversation.items))
      .toContain("Your last sentence was stopped");
    expect(await page.locator(".voice .talk").innerText()).not.toContain("Your last sentence");
  });

  it("answers from a whole game's plays, which fit through the channel", async () => {
    const game = simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC", pointSpread: -3, overUnder: 46.5 });
    const page = await open({ game });
    await start(page);
    await said(page, /What do you want to know/);
    await type(page, "What was the last play?");
    await said(page, /The newest play/);
    const { output = "" } = voice.emulator.call().session.conversation.toolCalls().at(-1) ?? {};
    expect(output?.length).toBeGreaterThan(10_000);
    expect(await status(page, /^connected$/)).toBe("connected");
  });
});
