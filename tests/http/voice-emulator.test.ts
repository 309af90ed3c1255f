import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnvironment } from "../../server/env/environment.ts";
import { startVoice } from "../../server/start-voice.ts";
import type { VoiceGrant } from "../../server/voice/voice.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { openSite } from "../setup/open-site.ts";
import { openVoiceCaller } from "../setup/open-voice-caller.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";
import { addressOf } from "../setup/spawn-site.ts";

let folder = "";
const running = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pickle-six-emulator-"));
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the site as `npm run dev` or `npm start` does. With a provider that nobody reaches the store stays empty. */
function start(command: "cli/dev.ts" | "server/main.ts", variables: Record<string, string>) {
  const child = spawn(process.execPath, [command], {
    env: {
      ...OWN_PROCESS,
      DATA_DIR: folder,
      PORT: "0",
      SPORTSDATAIO_KEY: "unused",
      SPORTSDATAIO_URL: "http://127.0.0.1:9",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(child, "exit").then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  return { child, output: () => output, exit };
}

describe("VOICE_EMULATOR=1", () => {
  it("lets npm run dev talk without a key: it says plainly who answers, and ends with the site", async () => {
    const server = start("cli/dev.ts", { VOICE_EMULATOR: "1", VOICE_ACCESS: "everyone" });
    const site = await addressOf(server);
    const output = server.output();
    expect(output).toContain("An emulator answers for the voice analyst: its voice is beeps, its words are scripted.");
    const emulator = /(http:\/\/127\.0\.0\.1:\d+\/emulator) /.exec(output)?.[1] ?? "";

    const own = { "sec-fetch-site": "same-origin" };
    const grant = (await (await fetch(`${site}/api/realtime-token`, { headers: own })).json()) as VoiceGrant;
    expect(grant).toMatchObject({ mode: "relay", isEmulated: true });
    const authorization = `Bearer ${grant.token}`;
    const caller = await openVoiceCaller((body) =>
      fetch(new URL(grant.baseUrl, site), {
        method: "POST",
        headers: { ...own, authorization, "content-type": "application/sdp" },
        body,
      }),
    );
    const created = await caller.next("session.created");
    expect(created["session"]).toMatchObject({ id: expect.stringContaining("emulator") });
    expect(await (await fetch(emulator)).json()).toMatchObject({ calls: [{ authorizedBy: "API key" }] });
    await caller.close();

    server.child.kill("SIGTERM");
    // In development Vite ends the process as well, with 143 if it is first.
    expect([0, 143]).toContain(await server.exit);
    await expect(fetch(emulator)).rejects.toThrow("fetch failed");
  });

  it("stands beside no key of a provider: which of the two answers would be a guess", async () => {
    const server = start("cli/dev.ts", { VOICE_EMULATOR: "1", OPENAI_API_KEY: "sk-not-to-be-shown" });
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toBe(
      "VOICE_EMULATOR and OPENAI_API_KEY are both set. Unset one: the emulator answers only where no provider does.",
    );
  });

  it.each([
    ["server/main.ts", {}],
    ["server/main.ts", { NODE_ENV: "development" }],
    ["server/main.ts", { NODE_ENV: "test" }],
    ["server/main.ts", { NODE_ENV: "production", OPENAI_API_KEY: "sk-not-to-be-shown" }],
    ["cli/dev.ts", { NODE_ENV: "production" }],
  ] as const)("is refused in one line by %s, with %o", async (command, variables) => {
    const server = start(command, { VOICE_EMULATOR: "1", ...variables });
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toBe(
      "VOICE_EMULATOR is for development: its voice is beeps and its words are scripted. Unset it, or use it with npm run dev and without NODE_ENV=production.",
    );
  });
});

describe("a game's page", () => {
  const EMULATED = "An emulator answers: its voice is beeps, its words are scripted.";
  const PAGE = `/games/${smallGame().game.gameKey}`;

  it.each([
    { what: "an emulator", variables: {}, emulator: { url: "http://127.0.0.1:9/v1", apiKey: "sk-emulator" } },
    { what: "a provider", variables: { OPENAI_API_KEY: "sk-not-to-be-shown" }, emulator: null },
    { what: "nobody", variables: {}, emulator: null },
  ])("says before anything is pressed that $what answers in speech", async ({ what, variables, emulator }) => {
    const read = readEnvironment(variables);
    if (!read.ok) throw new Error(read.error.join());
    const environment = read.value;
    const site = await openSite({
      games: [smallGame()],
      voice: (database, store, log) => startVoice({ environment, database, store, emulator, log }),
    });
    try {
      const page = await (await site.get(PAGE)).text();
      expect(page.includes(EMULATED)).toBe(what === "an emulator");
      expect(page.includes("your voice goes to this site’s voice provider")).toBe(what === "a provider");
      expect(page.includes("Voice is not set up on this site")).toBe(what === "nobody");
      // Where nobody does, the written question comes first.
      expect(page.indexOf('id="q"') < page.indexOf("Start talking")).toBe(what === "nobody");
      expect(page).not.toContain("sk-");
    } finally {
      await site.close();
    }
  });
});
