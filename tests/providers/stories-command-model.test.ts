import { describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { type ChatRequest, openLanguageServer } from "../emulators/openai-compatible.ts";
import { textFromSheet } from "../fixtures/text-from-sheet.ts";
import { filled, GAMES, stories, written } from "../setup/run-stories.ts";

/** A true text about the game that a model is asked for. */
function trueAnswer({ messages }: ChatRequest): string {
  return textFromSheet(messages.at(-1)?.content ?? "");
}

describe("npm run stories with a model", () => {
  test("with the address of any OpenAI-compatible server the same command writes through the model, and says what it cost", async () => {
    const server = await openLanguageServer({ key: "a-secret-key" });
    onTestFinished(() => server.close());
    server.script((request, index) =>
      index === 0
        ? { status: 503, headers: { "retry-after": "1" } }
        : { text: trueAnswer(request), usage: { input: 4000, output: 700 } },
    );
    const dataDir = await filled(GAMES.slice(0, 2));
    const env = { AI_BASE_URL: server.url, AI_MODEL: "a-model", AI_API_KEY: "a-secret-key", AI_PRICE: "1/10" };
    const done = await stories(dataDir, ["--season", "2025"], { env });
    expect(done.stdout).toContain("2 stories written, 0 kept in ");
    expect(done.stdout).toMatch(/^\d+ facts checked, and every one holds\.$/m);
    expect(done.stdout).not.toContain("told by the template");
    expect(done.stdout).toMatch(/calls to the model: 8,000 tokens in, 1,400 out, \$0\.0220\./);
    expect(done.stderr).toContain("Waiting 1 s: ");
    expect(done.code).toBe(0);
    const store = await openStore({ dataDir });
    const texts = await Promise.all(GAMES.slice(0, 2).map(({ game }) => store.story(game.gameKey, "recap")));
    await store.close();
    expect(texts.map((text) => text?.model)).toEqual(["a-model", "a-model"]);
    expect(texts.flatMap((text) => text?.claims ?? []).every(({ verdict }) => verdict === "holds")).toBe(true);
  });

  test("a key that the server refuses: nothing is written, one line says why, and the key stands nowhere", async () => {
    const server = await openLanguageServer({ key: "a-secret-key" });
    onTestFinished(() => server.close());
    const dataDir = await filled(GAMES.slice(0, 2));
    const env = { AI_BASE_URL: server.url, AI_MODEL: "a-model", AI_API_KEY: "another-key" };
    const done = await stories(dataDir, ["--season", "2025"], { env });
    expect(done.code).toBe(1);
    expect(done.stdout.match(/The model is unavailable: /g)).toHaveLength(1);
    expect(done.stdout).toContain("0 stories written, 0 kept, 2 delayed in ");
    expect(done.stdout + done.stderr).not.toContain("another-key");
    expect(await written(dataDir)).toBe(0);
  });

  test("a server that asks to be left alone for long is not waited for", async () => {
    const server = await openLanguageServer({ key: "a-secret-key" });
    onTestFinished(() => server.close());
    server.script(() => ({ status: 429, headers: { "retry-after": "7200" } }));
    const dataDir = await filled(GAMES.slice(0, 2));
    const env = { AI_BASE_URL: server.url, AI_MODEL: "a-model", AI_API_KEY: "a-secret-key" };
    const done = await stories(dataDir, ["--season", "2025"], { env });
    expect(done.code).toBe(1);
    expect(done.stdout).toMatch(/^The model is unavailable: .* It says to wait 120 minutes\.$/m);
    expect(done.stdout).toContain("0 stories written, 0 kept, 2 delayed in ");
  });

  test("with no tokens left for the day the template writes, and the last lines say so", async () => {
    const dataDir = await filled(GAMES.slice(0, 2));
    // Nobody listens on this port.
    const env = { AI_BASE_URL: "http://127.0.0.1:9/v1", AI_MODEL: "a-model", AI_TOKENS_PER_DAY: "0" };
    const template = await stories(dataDir, ["--season", "2025"], { env });
    expect(template.code).toBe(0);
    expect(template.stdout).toContain("2 stories written (2 by the template in the model's place), 0 kept in ");
    expect(template.stdout).toMatch(/^By the template, for example the recap of \d{9}: The day's 0 tokens /m);
  });
});
