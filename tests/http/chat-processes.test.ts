import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { openStore } from "../../server/store/open-store.ts";
import { tokensOf } from "../../server/store/model-use.ts";
import { openLanguageServer } from "../emulators/openai-compatible.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";
import { addressOf } from "../setup/spawn-site.ts";

const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" });
const QUESTIONS = 25;
const TOKENS = 1_000_000;
/** Three processes start here, on a machine that may be busy: only a test that hangs should end by this. */
const PATIENCE = 300_000;

let folder = "";
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pickle-six-chats-"));
});
afterEach(async () => {
  for (const child of running) {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** A server of its own process over the folder's store; gives its address once it listens. */
async function start(variables: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...OWN_PROCESS, DATA_DIR: folder, PORT: "0", VOICE_ACCESS: "everyone", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  const take = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  return addressOf({ output: () => output });
}

async function ask(address: string): Promise<ChatEvent[]> {
  const response = await fetch(`${address}/api/chat`, {
    method: "POST",
    headers: { origin: address, "content-type": "application/json" },
    body: JSON.stringify({ gameKey: GAME.game.gameKey, messages: [{ role: "user", text: "Who won?" }] }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as ChatEvent);
}

it(
  "25 questions at once from one network to three processes are one answer of the model at a time, within its ceiling",
  async () => {
    const store = await openStore({ dataDir: folder });
    await store.putGames([GAME]);
    const language = await openLanguageServer();
    const names = GAME.playerGameStats.map(({ playerName }) => playerName);
    // A model that keeps calling tools, four at a time, and each call is a new one.
    language.script((_request, index) => ({
      toolCalls: [1, 2, 3, 4].map((quarter) => ({
        name: "get_all_plays",
        arguments: { quarter: String(quarter), player: names[index % names.length] },
      })),
    }));
    try {
      const settings = {
        AI_BASE_URL: language.url,
        AI_MODEL: "scripted",
        AI_TOKENS_PER_DAY: String(TOKENS),
        // No demo is filled in, and nothing is read from a provider that nobody reaches.
        SPORTSDATAIO_KEY: "unused",
        SPORTSDATAIO_URL: "http://127.0.0.1:9",
      };
      const addresses = await Promise.all([start(settings), start(settings), start(settings)]);
      const answers = await Promise.all(
        Array.from({ length: QUESTIONS }, (_, index) => ask(addresses[index % addresses.length] ?? "")),
      );
      const byModel = answers.filter(([first]) => first?.type === "by" && first.model === "scripted").length;
      expect(byModel).toBeGreaterThan(0);
      expect(language.mostAtOnce()).toBe(1);
      expect(language.billed()).toBeLessThan(byModel * 60_000);
      // What was set aside has been given back, but for what was used.
      const chats = (await store.modelUse(new Date().toISOString().slice(0, 10))).filter(
        ({ purpose }) => purpose === "chat",
      );
      expect(tokensOf(chats)).toBeGreaterThan(0);
      expect(tokensOf(chats)).toBeLessThan(byModel * 60_000 + 1);
    } finally {
      await store.close();
      await language.close();
    }
  },
  PATIENCE,
);
