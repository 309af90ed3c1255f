import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { EmulatorOptions, RealtimeEmulator } from "../emulators/realtime/open-realtime-emulator.ts";
import { joined, silence, tone } from "../emulators/realtime/sound.ts";
import { analystOutputs } from "../fixtures/analyst-outputs.ts";
import { openTestEmulator } from "../setup/open-test-emulator.ts";
import { openBareSite, openVoicePages, type BareSite, type VoicePages } from "../setup/open-voice-page.ts";

/**
 * The SDK's own WebRTC transport in Chromium against the emulator. It proves that the emulator speaks what this SDK reads; the
 * provider itself was not reached.
 */
let site: BareSite;
let emulator: RealtimeEmulator;
let pages: VoicePages;
let page: Page;

/** What the microphone hears all the time; the page lets it through when a test says so. */
const MICROPHONE = joined(tone(440, 1200), silence(1500));

beforeAll(async () => {
  [site, pages] = await Promise.all([openBareSite(), openVoicePages(MICROPHONE)]);
});
afterEach(async () => {
  await page?.close();
  await emulator?.close();
});
afterAll(async () => {
  await pages.close();
  await site.close();
});

/** Opens the page, its microphone muted, and connects it with an ephemeral key. */
async function connect(options: EmulatorOptions = {}): Promise<void> {
  emulator = await openTestEmulator(options);
  page = await pages.open(site.url);
  const made = await fetch(`${emulator.url}/v1/realtime/client_secrets`, {
    method: "POST",
    headers: { authorization: `Bearer ${emulator.apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ expires_after: { anchor: "created_at", seconds: 60 }, session: { type: "realtime" } }),
  });
  const { value: key } = (await made.json()) as { value: string };
  await page.evaluate((given) => window.startVoice(given), {
    callsUrl: `${emulator.url}/v1/realtime/calls`,
    key,
    outputs: analystOutputs,
  });
}

async function greet(): Promise<void> {
  await page.evaluate(() => window.voice.greet());
  await said(/What do you want to know/);
}

async function said(words: RegExp): Promise<void> {
  await page.waitForFunction(
    (pattern) => window.voice.history.some(({ role, text }) => role === "assistant" && new RegExp(pattern).test(text)),
    words.source,
  );
}

async function arrived(type: string, times = 1): Promise<void> {
  await page.waitForFunction(
    ([wanted, count]) => window.voice.events.filter((event) => event === wanted).length >= Number(count),
    [type, times],
  );
}

describe("the SDK's WebRTC transport with the emulator", () => {
  it("connects, gets its six tools confirmed, and hears the greeting that quotes two of them", async () => {
    await connect();
    expect(await page.evaluate(() => window.voice.tools)).toEqual(Object.keys(analystOutputs));
    expect(await page.evaluate(() => window.voice.connection)).toBe("connected");
    await page.evaluate(() => window.voice.forget());

    await greet();
    await arrived("output_audio_buffer.started");
    await page.waitForFunction(() => window.voice.loudest > 0.05);
    await arrived("output_audio_buffer.stopped");
    expect(await page.evaluate(() => window.voice.ran)).toEqual(["get_game_info", "get_game_recap"]);
    await said(/^\[emulator\] .*Buffalo Bills 27, Kansas City Chiefs 31/);
    expect(await page.evaluate(() => window.voice.errors)).toEqual([]);
  });

  it("answers a typed question through a tool, in the same conversation", async () => {
    await connect();
    await greet();
    await page.evaluate(() => window.voice.ask("Who is the passing leader?"));
    await said(/Pat Testman of KC: .*passing yards 347/);
    expect(await page.evaluate(() => window.voice.ran.at(-1))).toBe("get_player_game_stats");
    const { output } = emulator.call().session.conversation.toolCalls().at(-1) ?? {};
    expect(output).toBe(analystOutputs.get_player_game_stats);
  });

  it("hears the microphone: a spoken turn with the level and pitch of the recording, explained by the test", async () => {
    await connect();
    emulator.call().session.meanings.push("What was the newest play?");
    await page.evaluate(() => window.voice.speak());
    await arrived("input_audio_buffer.committed");
    await page.evaluate(() => window.voice.mute());
    await said(/The newest play: P\. Testman pass/);
    await page.waitForFunction(() =>
      window.voice.history.some(({ role, text }) => role === "user" && text === "What was the newest play?"),
    );
    const { level, loudSeconds, pitch, faulty } = emulator.call().heard;
    expect(level).toBeGreaterThan(0.1);
    expect(loudSeconds).toBeGreaterThan(0.05);
    // The page may let in the end of a tone alone, of which a busy machine loses parts: that moves the pitch by a tenth.
    expect(Math.abs((pitch ?? 0) - 440)).toBeLessThan(70);
    expect(faulty).toBe(0);
  });

  it("falls silent when a person talks into its answer, and forgets what was not heard", async () => {
    await connect({ behavior: { brain: "talks-long" } });
    await page.evaluate(() => window.voice.greet());
    await page.waitForFunction(() => window.voice.loudest > 0.05);
    await arrived("response.output_audio_transcript.delta", 20);
    await page.evaluate(() => window.voice.speak());
    await arrived("output_audio_buffer.cleared");
    await page.evaluate(() => window.voice.mute());
    await arrived("conversation.item.truncated");
    await page.waitForFunction(() =>
      window.voice.history.some(({ role, text }) => role === "assistant" && text === ""),
    );
    const events = emulator.call().events.map(({ type }) => type);
    expect(events.indexOf("output_audio_buffer.cleared")).toBeGreaterThan(
      events.indexOf("input_audio_buffer.speech_started"),
    );
    const cancelled = emulator.call().events.find(({ type, event }) => {
      const { response } = event as { response?: { status: string } };
      return type === "response.done" && response?.status === "cancelled";
    });
    expect(cancelled?.event["response"]).toMatchObject({ status_details: { reason: "turn_detected" } });
  });

  it("sees a hang-up from the server's side", async () => {
    await connect();
    const { id } = emulator.call();
    const hungUp = await fetch(`${emulator.url}/v1/realtime/calls/${id}/hangup`, {
      method: "POST",
      headers: { authorization: `Bearer ${emulator.apiKey}` },
    });
    expect(hungUp.status).toBe(200);
    await page.waitForFunction(() => window.voice.channel === "closed");
    expect(emulator.call().end).toBe("hangup");
  });

  it("is told when the person disconnects", async () => {
    await connect();
    await page.evaluate(() => window.voice.hangUp());
    await expect.poll(() => emulator.call().end).toBe("client");
    expect(await page.evaluate(() => window.voice.connection)).toBe("disconnected");
  });

  it("is told when the person leaves the page", async () => {
    await connect();
    await page.goto("about:blank");
    await expect.poll(() => emulator.call().end).toBe("client");
  });

  it("is gone without a word when the network is, and the SDK notices by itself", async () => {
    await connect();
    await emulator.call().drop();
    await page.waitForFunction(() => window.voice.connection === "disconnected", undefined, { timeout: 60_000 });
    expect(await page.evaluate(() => window.voice.events)).not.toContain("error");
  });

  it("lets an error pass and goes on", async () => {
    await connect();
    emulator.call().session.refuse({ message: "It broke.", code: "internal_error", param: null }, null, "server_error");
    await page.waitForFunction(() => window.voice.errors.some((error) => error.includes("It broke.")));
    await greet();
    expect(await page.evaluate(() => window.voice.connection)).toBe("connected");
  });
});
