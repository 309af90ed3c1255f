import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium } from "playwright-core";
import { z } from "zod";
import { answerText } from "../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS } from "../domain/analyst/tools/analyst-tools.ts";
import { analystPrompt } from "../domain/analyst/analyst-prompt.ts";
import { readAnalystGame } from "../server/games/read-analyst-game.ts";
import { openStore } from "../server/store/open-store.ts";
import { silence, wavOf } from "../tests/emulators/realtime/sound.ts";
import { type BareAnalyst, startBareVoiceSite } from "./bare-voice-site.ts";
import type { Bench, Part } from "./bench.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { isAlive } from "./is-alive.ts";
import { startLogoServer } from "./logo-server.ts";
import { needChromium } from "./need-chromium.ts";
import { type Press, pressToSound } from "./press-to-sound.ts";
import { startServerProcess, startSiteProcess } from "./server-process.ts";
import { voiceCode } from "./voice-code.ts";
import { voiceFigures, type VoicePages } from "./voice-figures.ts";

const PROVIDER = join(import.meta.dirname, "child", "realtime-provider.ts");
const PROVIDER_KEY = "sk-bench";

/** Nobody waits for anybody's limits. */
const VOICE_VARIABLES = {
  OPENAI_API_KEY: PROVIDER_KEY,
  VOICE_ACCESS: "everyone",
  VOICE_SESSIONS: "100",
  VOICE_SESSIONS_PER_PERSON: "100",
  VOICE_SESSIONS_PER_ADDRESS: "100",
  VOICE_MINUTES_PER_PERSON: "1440",
  VOICE_MINUTES_PER_ADDRESS: "1440",
  VOICE_DOLLARS_PER_DAY: "10000",
};

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
];

const calls = z.looseObject({ calls: z.array(z.looseObject({ end: z.string().nullable() })) });

/** How long a person who presses "Start talking" waits for the voice, and what it costs readers who never press it. */
export const voicePart: Part = {
  name: "voice",
  title: "Voice",
  async measure(bench) {
    const executablePath = needChromium();
    const { dataDir, gameKey } = await bench.season();
    const closing: (() => Promise<void>)[] = [];
    try {
      const analyst = await readyAnalyst(dataDir, gameKey);
      const logos = await startLogoServer();
      closing.unshift(() => logos.stop());
      const provider = await startServerProcess([PROVIDER], { NODE_ENV: "development", PROVIDER_KEY });
      closing.unshift(() => provider.stop());
      const site = await startSiteProcess(dataDir, {
        ...VOICE_VARIABLES,
        OPENAI_BASE_URL: `${provider.address}/v1`,
        TEAM_LOGO_URL: logos.template,
      });
      closing.unshift(() => site.stop());
      const bare = await startBareVoiceSite({ address: provider.address, apiKey: PROVIDER_KEY }, analyst);
      closing.unshift(() => bare.stop());
      const browser = await chromium.launch({ executablePath, args: [...FLAGS, quietMicrophone(bench)] });
      closing.unshift(() => browser.close());
      const pages = {
        game: { address: `${site.address}/games/${gameKey}`, isReady: isAlive },
        before: { address: bare.loadedBefore, isReady: isEnabled },
        press: { address: bare.loadedByPress, isReady: isEnabled },
      };
      const rounds = bench.isQuick ? 2 : 10;
      const presses = await pressInTurn(browser, pages, rounds, () => untilQuiet(provider.address));
      return voiceFigures(presses, await voiceCode(presses.game[0] ?? { before: [], after: [] }));
    } finally {
      for (const close of closing) await close();
    }
  },
};

/** One press of each page to warm up, then so many of each; each round begins with another page. */
async function pressInTurn(
  browser: Browser,
  pages: VoicePages<{ address: string; isReady: () => boolean }>,
  rounds: number,
  untilQuiet: () => Promise<void>,
): Promise<VoicePages<Press[]>> {
  const presses: VoicePages<Press[]> = { game: [], before: [], press: [] };
  const names = ["game", "before", "press"] as const;
  for (let round = -1; round < rounds; round += 1) {
    const first = (round + names.length) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const { address, isReady } = pages[name];
      const press = await pressToSound(browser, address, isReady);
      await untilQuiet();
      if (round >= 0) presses[name].push(press);
    }
  }
  return presses;
}

/**
 * The game page's analyst for a page that looks nothing up: the same words, the same tools with their answers. A smaller session would
 * not be fair to the bare page: the emulator's `session.updated` then reached the browser a second late.
 */
async function readyAnalyst(dataDir: string, gameKey: string): Promise<BareAnalyst> {
  const store = await openStore({ dataDir });
  try {
    const snapshot = (await readAnalystGame(store, gameKey))?.tools ?? null;
    const now = Date.now();
    return {
      instructions: analystPrompt({ mode: "voice", game: snapshot?.game ?? null }),
      tools: ANALYST_TOOLS.map(({ name, description, parameters, run }) => ({
        name,
        description,
        parameters,
        output: answerText(run({}, snapshot, now)),
      })),
    };
  } finally {
    await store.close();
  }
}

/** The flag for a microphone in which nobody speaks: Chromium's own beeps, and would interrupt the greeting. */
function quietMicrophone(bench: Bench): string {
  const recording = join(bench.newFolder("microphone"), "quiet.wav");
  writeFileSync(recording, wavOf(silence(2_000)));
  return `--use-file-for-fake-audio-capture=${recording}`;
}

/** Runs in a bare page. */
function isEnabled(): boolean {
  return document.querySelector("button")?.disabled === false;
}

/** Until the provider has no conversation any more: its sound takes time from the next one. */
async function untilQuiet(provider: string): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    const state = calls.parse(await (await fetch(`${provider}/emulator`)).json());
    if (state.calls.every(({ end }) => end !== null)) return;
    await pause(50);
  }
  throw new CannotMeasure("a conversation did not end");
}
