import type { Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { BrainName } from "../emulators/realtime/brains.ts";
import { joined, silence, tone } from "../emulators/realtime/sound.ts";
import {
  closeQuietBrowser,
  openVoiceBrowser,
  type VoiceBrowser,
  type VoiceBrowserOptions,
} from "../setup/open-voice-browser.ts";
import { GREETING, said, start, status, type, untilHeard } from "./voice-steps.ts";

/** What a provider, a model, a person or a clock does in a conversation, in Chromium; `docs/voice.md` lists where each is tested. */
let voice: VoiceBrowser;

afterEach(async () => {
  await voice.close();
});
afterAll(closeQuietBrowser);

async function open(options: VoiceBrowserOptions = {}): Promise<Page> {
  voice = await openVoiceBrowser(options);
  return voice.page;
}

/** Begins a conversation and waits until it has greeted. */
async function talk(options: VoiceBrowserOptions = {}): Promise<Page> {
  const page = await open(options);
  await start(page);
  await said(page, GREETING);
  return page;
}

/** The conversation still answers. */
async function answers(page: Page): Promise<void> {
  await type(page, "Who is the passing leader?");
  await said(page, / of (MIN|CHI): /);
  await status(page, /^connected$/);
}

/** How many answers have been heard by now, or begun to be. */
function spoken(): number {
  return eventTypes().filter((type) => type === "output_audio_buffer.started").length;
}

function eventTypes(): string[] {
  return voice.emulator.call().events.map((one) => one.type);
}

describe("a person", () => {
  it("has no microphone: the page says so, greets nobody, and goes on without one", async () => {
    const page = await open({ microphone: null });
    await start(page);
    expect(await status(page, /failed/)).toBe("Connection failed: No microphone found");
    expect(voice.emulator.calls.size).toBe(0);
    await page.getByRole("button", { name: "Continue without a microphone" }).click();
    await said(page, GREETING);
    await untilHeard(page);
    await answers(page);
    expect(voice.faults).toEqual([]);
  });

  it("asks aloud while it talks: it falls silent, forgets what was not heard, and answers the question", async () => {
    const page = await open({
      emulator: { behavior: { brain: "talks-long" } },
      microphone: joined(silence(7_000), tone(440, 1_500), silence(20_000)),
    });
    await start(page);
    await status(page, /^connected$/);
    voice.emulator.call().session.meanings.push("Who is the passing leader?");
    await untilHeard(page);
    voice.emulator.behavior.brain = "analyst";
    await said(page, / of (MIN|CHI): /);
    const types = eventTypes();
    expect(types.indexOf("output_audio_buffer.cleared")).toBeGreaterThan(
      types.indexOf("input_audio_buffer.speech_started"),
    );
    expect(types).toContain("conversation.item.truncated");
    const rows = page.locator(".voice .talk li");
    expect(await rows.locator("b").allInnerTexts()).toEqual(["Big Dill", "You", "Big Dill"]);
    expect(await rows.first().innerText()).toContain("(interrupted)");
    expect(voice.faults).toEqual([]);
  });

  it("is answered although what was said cannot be written down", async () => {
    const page = await open({
      emulator: { behavior: { failTranscription: true } },
      microphone: joined(silence(7_000), tone(440, 1_200), silence(20_000)),
    });
    await start(page);
    await said(page, GREETING);
    voice.emulator.call().session.meanings.push("Who is the passing leader?");
    await said(page, / of (MIN|CHI): /);
    expect(await page.locator(".voice .talk li b").allInnerTexts()).toEqual(["Big Dill", "You", "Big Dill"]);
    await status(page, /^connected$/);
  });

  it("asks for what is not there, and hears so in the specification's words", async () => {
    const page = await talk();
    await type(page, "Read me the preview.");
    await said(page, /No game preview\/projection available for this game yet/);
    await answers(page);
    expect(voice.faults).toEqual([]);
  });
});

describe("tools", () => {
  /** How often the page has asked for an answer. */
  const asked = (): number =>
    voice.emulator.call().events.filter(({ from, type }) => from === "client" && type === "response.create").length;

  it("S4.voice.4 that answer late are answered once: one greeting, one answer", async () => {
    const page = await open();
    await page.route("**/api/other-lines?*", async (route) => {
      await new Promise((later) => {
        setTimeout(later, 700);
      });
      await route.continue();
    });
    await start(page);
    await said(page, GREETING);
    // The greeting, and its answer when both tools had theirs.
    expect(asked()).toBe(2);
    await answers(page);
    expect(await page.locator(".voice .talk li b").allInnerTexts()).toEqual(["Big Dill", "You", "Big Dill"]);
    expect(asked()).toBe(4);
    expect(voice.faults).toEqual([]);
  });

  it("of which one fails at once and two answer late are answered once, with all that they said", async () => {
    const wanted = [
      { name: "get_game_info", arguments: {} },
      { name: "get_betting_tips", arguments: {} },
      { name: "get_game_recap", arguments: {} },
    ];
    const page = await open({
      emulator: {
        brain: ({ outputs }) => {
          if (outputs.size === 0) return { does: "asks", tools: wanted };
          const answered = wanted.filter(({ name }) => outputs.get(name) !== null).length;
          return { does: "says", text: answered === wanted.length ? "All of them." : "Some of them." };
        },
      },
    });
    const goOn = Promise.withResolvers<void>();
    await page.route("**/api/other-lines?*", async (route) => {
      await goOn.promise;
      await route.continue();
    });
    await start(page);
    await status(page, /^connected$/);
    const { conversation } = voice.emulator.call().session;
    const failed = (): string | null | undefined => conversation.toolCalls()[1]?.output;
    await expect.poll(failed).toBe("Tool get_betting_tips not found");
    goOn.resolve();
    await said(page, /All of them\./);
    await expect.poll(eventTypes).toContain("output_audio_buffer.stopped");
    expect(await page.locator(".voice .talk li b").allInnerTexts()).toEqual(["Big Dill"]);
    // The one that failed spoke first, and nothing was asked for until the others had: the page waits two seconds for them, which is too
    // short to look at them in between on a busy machine.
    const sent = voice.emulator
      .call()
      .events.filter(({ from, type }) => from === "client" && /^(?:conversation\.item|response)\.create$/.test(type));
    expect(sent.map(({ type }) => type).filter((type) => type === "response.create")).toHaveLength(2);
    expect(sent.at(-1)?.type).toBe("response.create");
    expect(sent.slice(-4, -1).map(({ type }) => type)).toEqual(Array(3).fill("conversation.item.create"));
    expect(JSON.stringify(sent.at(-4)?.event)).toContain("get_betting_tips not found");
  });
});

describe("a model", () => {
  it.each<[BrainName, RegExp]>([
    ["off-topic", /politics|election/],
    ["ignores-tools", /lead by 17|12 points/],
    ["invents-news", /hamstring|reporters/],
  ])("that is %s is stopped, and told why", async (brain, never) => {
    const page = await talk();
    voice.emulator.behavior.brain = brain;
    await type(page, "What do you think?");
    await page
      .getByText(/was cut\./)
      .first()
      .waitFor();
    await expect
      .poll(() => JSON.stringify(voice.emulator.call().session.conversation.items))
      .toContain("Your last sentence was stopped");
    voice.emulator.behavior.brain = "analyst";
    await expect.poll(() => voice.emulator.call().session.active).toBeNull();
    // Until a sentence has ended nobody knows what it will say.
    await expect.poll(() => page.locator(".voice .talk").innerText()).not.toMatch(never);
    await answers(page);
    expect(voice.faults).toEqual([]);
  });

  it("that says something wrong is stopped, and says it right aloud", async () => {
    const page = await talk();
    voice.emulator.behavior.brain = "corrects-itself";
    await type(page, "What is the score?");
    await said(page, /Minnesota Vikings 11, Chicago Bears 7\. Final\.\s*Spoken by/);
    const rows = page.locator(".voice .talk li");
    await expect.poll(() => rows.locator("b").allInnerTexts()).toHaveLength(4);
    expect(await rows.nth(2).innerText()).toContain("was cut.");
    expect(await rows.nth(3).innerText()).toContain("Minnesota Vikings 11, Chicago Bears 7.");
    await expect.poll(spoken).toBeGreaterThanOrEqual(3);
    await answers(page);
    expect(voice.faults).toEqual([]);
  });

  it("that says it wrong again is stopped again, and the fact that says otherwise is said word for word", async () => {
    const page = await talk();
    voice.emulator.behavior.brain = "wrong-facts";
    await type(page, "What is the score?");
    await said(page, /Actually, the Vikings beat the Bears 11-7\./);
    expect(await page.getByText(/was cut\./).count()).toBe(2);
    await expect.poll(() => voice.emulator.call().session.active).toBeNull();
    await expect.poll(spoken).toBeGreaterThanOrEqual(2);
    expect(await page.getByText(/was cut\./).count()).toBe(2);
    voice.emulator.behavior.brain = "analyst";
    await answers(page);
    expect(voice.faults).toEqual([]);
  });

  it("that says it wrong whatever it is told is left alone after the third sentence, until the next question", async () => {
    const page = await talk();
    Object.assign(voice.emulator.behavior, { brain: "ignores-tools", obeys: false });
    const before = eventTypes().filter((one) => one === "response.created").length;
    await type(page, "What is the score?");
    await expect.poll(() => page.getByText(/was cut\./).count()).toBe(3);
    await expect.poll(() => voice.emulator.call().session.active).toBeNull();
    expect(eventTypes().filter((one) => one === "response.created")).toHaveLength(before + 3);
    voice.emulator.behavior.brain = "analyst";
    await answers(page);
  });

  it("that invents a tool is told that there is none, and the conversation goes on", async () => {
    const page = await talk();
    voice.emulator.behavior.brain = "invents-tools";
    await type(page, "What should I bet on?");
    await said(page, /So much for that tool/);
    voice.emulator.behavior.brain = "analyst";
    await answers(page);
    expect(voice.faults).toEqual([]);
  });

  it("that asks with arguments which fit no schema is told what is wrong, and the conversation goes on", async () => {
    const page = await talk();
    voice.emulator.behavior.brain = "wrong-arguments";
    await type(page, "Who is the passing leader?");
    await expect.poll(() => voice.emulator.call().session.conversation.toolCalls().at(-1)?.output).toMatch(/"error":"/);
    voice.emulator.behavior.brain = "analyst";
    await answers(page);
    expect(voice.faults).toEqual([]);
  });

  it("S9.voice.12 O.43 that asks tools forever has ten turns, the last without tools, so that it must answer", async () => {
    const page = await talk();
    const before = eventTypes().filter((type) => type === "response.created").length;
    voice.emulator.behavior.brain = "asks-forever";
    await type(page, "Who is the passing leader?");
    await said(page, /I could not find it\./);
    expect(eventTypes().filter((type) => type === "response.created")).toHaveLength(before + 10);
    voice.emulator.behavior.brain = "analyst";
    await answers(page);
    expect(voice.faults).toEqual([]);
  });

  it("that fails is a session error, and the next answer clears it", async () => {
    const page = await talk();
    voice.emulator.behavior.brain = "fails";
    await type(page, "Who is the passing leader?");
    expect(await status(page, /error/)).toMatch(/^Session error: The server had an error/);
    voice.emulator.behavior.brain = "analyst";
    await answers(page);
    expect(voice.faults).toEqual([]);
  });
});

describe("a provider", () => {
  it("that sends everything twice is shown once", async () => {
    const page = await talk({ emulator: { behavior: { duplicate: true } } });
    await type(page, "Any recipe?");
    await said(page, /I only talk football/);
    expect(await page.locator(".voice .talk li b").allInnerTexts()).toEqual(["Big Dill", "You", "Big Dill"]);
    expect((await page.locator(".voice .talk").innerText()).match(/I only talk football/g)).toHaveLength(1);
    expect(voice.faults).toEqual([]);
  });

  it("that sends garbage is not believed, and the conversation goes on", async () => {
    const page = await talk();
    voice.emulator.call().garble();
    await answers(page);
    expect(voice.faults).toEqual([]);
  });

  it.each([
    ["does not take the site's key", { refuse: { endpoint: "client_secrets", status: 401, message: "x", code: null } }],
    ["answers with a web page", { spoil: { endpoint: "client_secrets", how: "html" } }],
  ] as const)("that %s gives no key to the page in direct mode, which says so", async (_what, behavior) => {
    const page = await open({ variables: { VOICE_MODE: "direct" }, emulator: { behavior } });
    await start(page);
    expect(await status(page, /failed/)).toMatch(/^Connection failed: The voice provider /);
    expect(voice.emulator.calls.size).toBe(0);
  });

  it("to which the page comes with a key that has run out does not answer, and the page says so and may begin anew", async () => {
    let now = Date.now();
    const page = await open({ variables: { VOICE_MODE: "direct" }, emulator: { now: () => now } });
    await page.route("**/v1/realtime/calls", async (route) => {
      now += 61_000;
      await route.continue();
    });
    await start(page);
    expect(await status(page, /failed/)).toMatch(/^Connection failed: .*Ephemeral token expired/);
    await page.unroute("**/v1/realtime/calls");
    await start(page);
    await said(page, GREETING);
  });
});

describe("a clock", () => {
  it("of the site hangs up at the conversation's time, whatever the page thinks", async () => {
    const page = await talk();
    await voice.pass(10 * 60);
    await status(page, /^disconnected$/);
    expect(voice.emulator.call().end).toBe("hangup");
    expect(await page.getByRole("button", { name: "Start new conversation" }).count()).toBe(1);
  });

  it.each([
    ["when the time is used up", "05:05", "This conversation’s time is up."],
    ["when nobody has said anything for a minute", "01:05", "Nobody said anything for a while"],
  ])("of the page ends it %s, and the site is told", async (_when, later, words) => {
    const page = await open();
    await page.clock.install();
    await start(page);
    await said(page, GREETING);
    await expect.poll(eventTypes).toContain("output_audio_buffer.stopped");
    await page.clock.fastForward(later);
    await status(page, /^disconnected$/);
    await page.getByText(words).waitFor();
    await expect.poll(() => voice.emulator.call().end).not.toBeNull();
  });
});
