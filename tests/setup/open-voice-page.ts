import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { build } from "vite";
import { findChromium } from "../../cli/launch/find-chromium.ts";
import { type Sound, wavOf } from "../emulators/realtime/sound.ts";

/** Chromium without a window, with a microphone that plays a recording over and over and asks nobody. */
export const VOICE_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Four processes a page come and go without it, and each is dear to start.
  "--renderer-process-limit=1",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
];

export interface BareSite {
  url: string;
  close(): Promise<void>;
}

/** A bare page with the SDK's bundle, on a port of its own. */
export async function openBareSite(): Promise<BareSite> {
  const scripts = await bundled();
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? "");
    response.writeHead(200, {
      "content-type": script === undefined ? "text/html; charset=utf-8" : "text/javascript",
    });
    response.end(script ?? '<!doctype html><title>Voice</title><script type="module" src="/voice.js"></script>');
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A browser whose microphone plays one thing. */
export interface VoicePages {
  /** Opens the address in a profile of its own. */
  open(url: string): Promise<Page>;
  close(): Promise<void>;
}

/** Starts the browser: one for a file, since it takes longer to start than a page to open. */
export async function openVoicePages(microphone: Sound): Promise<VoicePages> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("no Chromium on this machine; CHROMIUM_PATH names one");
  const folder = mkdtempSync(join(tmpdir(), "pickle-six-voice-"));
  const recording = join(folder, "microphone.wav");
  writeFileSync(recording, wavOf(microphone));
  const args = [...VOICE_ARGUMENTS, `--use-file-for-fake-audio-capture=${recording}`];
  const browser = await chromium.launch({
    executablePath,
    args: [...args, "--autoplay-policy=no-user-gesture-required"],
  });
  return {
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      await page.waitForFunction(() => "startVoice" in window);
      return page;
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The script and its parts, by path. */
async function bundled(): Promise<Map<string, string>> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "voice-page-script.ts"), formats: ["es"], fileName: "voice" },
    },
  });
  const [output] = [made].flat();
  if (output === undefined || !("output" in output)) throw new Error("the page's script was not built");
  return new Map(output.output.flatMap((part) => (part.type === "chunk" ? [[`/${part.fileName}`, part.code]] : [])));
}
