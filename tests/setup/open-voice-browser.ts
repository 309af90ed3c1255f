import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../../cli/launch/find-chromium.ts";
import { readEnvironment } from "../../server/env/environment.ts";
import { startVoice } from "../../server/start-voice.ts";
import type { IncomingGame } from "../../server/store/store.ts";
import type { Voice } from "../../server/voice/voice.ts";
import type { EmulatorOptions, RealtimeEmulator } from "../emulators/realtime/open-realtime-emulator.ts";
import { silence, type Sound, wavOf } from "../emulators/realtime/sound.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { WORKER_BLOCKED } from "./open-browser-site.ts";
import { type OpenSite, openSite } from "./open-site.ts";
import { ADMINISTRATOR, signInAs } from "./sign-in-as.ts";
import { openTestEmulator } from "./open-test-emulator.ts";
import { VOICE_ARGUMENTS } from "./open-voice-page.ts";

export interface VoiceBrowserOptions {
  emulator?: EmulatorOptions;
  /** False for a site without a key of a provider. */
  hasProvider?: boolean;
  /** Variables of the voice. */
  variables?: Record<string, string>;
  /** What the microphone plays, over and over. Silence when absent; null for a machine without one. */
  microphone?: Sound | null;
  /** `denied` where the person says no. */
  permission?: "granted" | "denied";
  game?: IncomingGame;
  /** False where the page must give a connection up by its own clock; a busy machine takes longer than that for a good one. */
  isPatient?: boolean;
  /** Who looks at the page is the administrator. */
  isAdministrator?: boolean;
  /** The name of a host under which the browser opens the site: to a browser no such page is secure. */
  host?: string;
}

/** The game page of the built site in Chromium, with an emulated provider behind it. */
export interface VoiceBrowser {
  site: OpenSite;
  emulator: RealtimeEmulator;
  /** Moves the site's own clock of conversations on and has it look for those that are past their time. */
  pass(seconds: number): Promise<void>;
  context: BrowserContext;
  page: Page;
  /** What the page complained about. */
  faults: string[];
  close(): Promise<void>;
}

const QUIET: Sound = silence(2_000);

export async function openVoiceBrowser(options: VoiceBrowserOptions = {}): Promise<VoiceBrowser> {
  const { microphone = QUIET, permission = "granted", game = smallGame() } = options;
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("no Chromium on this machine; CHROMIUM_PATH names one");
  const emulator = await openTestEmulator(options.emulator);
  const read = readEnvironment({
    OPENAI_API_KEY: emulator.apiKey,
    OPENAI_BASE_URL: `${emulator.url}/v1`,
    VOICE_ACCESS: "everyone",
    ...options.variables,
  });
  if (!read.ok) throw new Error(read.error.join());
  const environment = read.value;
  let passed = 0;
  const ofSite: { voice: Voice | null } = { voice: null };
  const site = await openSite({
    games: [game],
    administrator: ADMINISTRATOR,
    async voice(database, store, log) {
      const now = (): Date => new Date(Date.now() + passed);
      if (options.hasProvider !== false) ofSite.voice = await startVoice({ environment, database, store, log, now });
      return ofSite.voice;
    },
  });
  const { port } = new URL(await site.listen());
  const { host = "127.0.0.1" } = options;
  const address = `http://${host}:${port}`;
  const isUsual = microphone === QUIET && permission === "granted" && options.host === undefined;
  const browser = await (isUsual ? quietBrowser(executablePath) : ownBrowser(executablePath, options));
  const context = await browser.newContext({
    baseURL: address,
    locale: "en-US",
    timezoneId: "America/New_York",
    // What a worker asks for passes by the tests' own answers.
    serviceWorkers: "block",
  });
  if (permission === "granted") await context.grantPermissions(["microphone"]);
  context.setDefaultTimeout(60_000);
  if (options.isAdministrator === true) {
    const [name = "", value = ""] = (await signInAs(site, ADMINISTRATOR)).split("=");
    await context.addCookies([{ name, value, url: address }]);
  }
  await context.addInitScript(HEAR);
  if (options.isPatient !== false) await context.addInitScript(PATIENT);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (message.text() === WORKER_BLOCKED) return;
    // The browser itself notes every answer that is an error.
    if (message.text().startsWith("Failed to load resource")) return;
    // The library's own word about a slow machine, after five seconds.
    if (message.text().startsWith("Timed out waiting for session.updated ack")) return;
    faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`exception: ${error.stack ?? error.message}`));
  await page.goto(`/games/${game.game.gameKey}`, { waitUntil: "load" });
  return {
    site,
    emulator,
    async pass(seconds) {
      passed += seconds * 1000;
      await ofSite.voice?.sweep();
    },
    context,
    page,
    faults,
    async close() {
      await (isUsual ? context : browser).close();
      await site.close();
      await emulator.close();
    },
  };
}

/** The browser of most tests, whose microphone is quiet: one for a file, since it takes longer to start than the page to open. */
let quiet: { browser: Promise<Browser>; folder: string } | null = null;

function quietBrowser(executablePath: string): Promise<Browser> {
  if (quiet !== null) return quiet.browser;
  const folder = mkdtempSync(join(tmpdir(), "pickle-six-voice-"));
  const recording = join(folder, "microphone.wav");
  writeFileSync(recording, wavOf(QUIET));
  const args = [...VOICE_ARGUMENTS, `--use-file-for-fake-audio-capture=${recording}`];
  quiet = { browser: chromium.launch({ executablePath, args }), folder };
  return quiet.browser;
}

/** Ends it. Meant for `afterAll` of a file that opens voice browsers. */
export async function closeQuietBrowser(): Promise<void> {
  if (quiet === null) return;
  const { browser, folder } = quiet;
  quiet = null;
  await (await browser).close();
  rmSync(folder, { recursive: true });
}

/** A browser for one test, with its own microphone, permission or name of the host. */
function ownBrowser(
  executablePath: string,
  { microphone = QUIET, permission, host = "127.0.0.1" }: VoiceBrowserOptions,
): Promise<Browser> {
  const recording = join(temporaryFolder(), "microphone.wav");
  writeFileSync(recording, wavOf(microphone ?? QUIET));
  const args = VOICE_ARGUMENTS.filter((one) => !(permission === "denied" && one.includes("fake-ui")))
    .filter((one) => !(microphone === null && one.includes("fake-device")))
    .concat(microphone === null ? [] : [`--use-file-for-fake-audio-capture=${recording}`])
    .concat(`--host-resolver-rules=MAP ${host} 127.0.0.1`);
  return chromium.launch({ executablePath, args });
}

/** What the page's audio element was given, how loud it is and when it was first heard. */
export interface Heard {
  /** 0 to 1, the loudest since the page was opened. */
  loudest: number;
  /** Milliseconds of the page's clock at the first sound; null before it. */
  first: number | null;
}

/** The page waits ten seconds for a connection: here six times as long. */
const PATIENT = `
  const later = window.setTimeout;
  window.setTimeout = (callback, milliseconds, ...more) => later(callback, milliseconds === 10_000 ? 60_000 : milliseconds, ...more);
`;

/** Runs in the page before its own code. */
const HEAR = `
  window.heard = { loudest: 0, first: null };
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "srcObject");
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", {
    ...source,
    set(stream) {
      source.set.call(this, stream);
      if (!stream) return;
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      analyser.fftSize = 512;
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(512);
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
        if (level > 0.01) window.heard.first ??= performance.now();
        window.heard.loudest = Math.max(window.heard.loudest, level);
      }, 5);
    },
  });
`;
