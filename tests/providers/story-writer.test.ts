import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../../server/env/environment.ts";
import { openLanguageModel } from "../../server/ai/open-language-model.ts";
import { modelWriter } from "../../server/ai/model-writer.ts";
import type { StoryWriter } from "../../server/ai/story-writer.ts";
import { writeStory } from "../../server/stories/write-story.ts";
import { type ChatReply, type LanguageServer, openLanguageServer } from "../emulators/openai-compatible.ts";
import { citedGame, trueAnswer } from "../fixtures/cited-stories.ts";
import { NO_SEASON, recapBy, storyGame } from "../fixtures/scripted-stories.ts";

const KEY = "a-secret-of-the-tests";
const SNAPSHOT = storyGame();
const GAME = citedGame();
const TRUE = trueAnswer(GAME);
const WRONG = `Anders Ekwueme threw for 512 yards.{${GAME.sheet.shortId("l:demo-kc-qb1:passing")}}`;

let server: LanguageServer;

beforeAll(async () => {
  server = await openLanguageServer({ key: KEY });
});

afterAll(() => server.close());

function writer(more: Record<string, string> = {}, patience = 20_000): StoryWriter {
  const read = readEnvironment({ AI_BASE_URL: server.url, AI_MODEL: "scripted", AI_API_KEY: KEY, ...more });
  if (!read.ok) throw new Error(read.error.join());
  const opened = openLanguageModel(read.value);
  if (opened === null) throw new Error("No model was opened.");
  return modelWriter(opened, { patience });
}

function write(replies: ChatReply[], { patience, signal }: { patience?: number; signal?: AbortSignal } = {}) {
  server.requests.length = 0;
  server.script((_request, index) => replies[Math.min(index, replies.length - 1)] ?? "silent");
  return writeStory({
    snapshot: SNAPSHOT,
    season: NO_SEASON,
    kind: "recap",
    writer: writer({}, patience),
    signal: signal ?? new AbortController().signal,
  });
}

describe("a writer whose server misbehaves", () => {
  it.each<[string, ChatReply, object]>([
    ["takes no key", { status: 401, body: KEY }, { isUnauthorized: true, retryAfterSeconds: null }],
    ["forbids it", { status: 403 }, { isUnauthorized: true }],
    ["knows no such model", { status: 404 }, { isUnauthorized: true }],
    [
      "has had enough",
      { status: 429, headers: { "retry-after": "90" } },
      { retryAfterSeconds: 90, isUnauthorized: false },
    ],
    [
      "has had enough until a date",
      {
        status: 429,
        headers: { date: "Sun, 07 Sep 2025 12:00:00 GMT", "retry-after": "Sun, 07 Sep 2025 12:10:00 GMT" },
      },
      { retryAfterSeconds: 600 },
    ],
    ["says nonsense of the wait", { status: 429, headers: { "retry-after": "soon" } }, { retryAfterSeconds: null }],
    ["has no credit", { status: 402 }, { isUnauthorized: false }],
    ["fails", { status: 500 }, { retryAfterSeconds: null, isUnauthorized: false }],
    ["is overloaded", { status: 503, headers: { "retry-after": "7" } }, { retryAfterSeconds: 7 }],
    ["cuts the answer off", "cut off", { isUnauthorized: false }],
    ["answers without an end", "endless", { isUnauthorized: false }],
    ["sends a page instead", "html", { isUnauthorized: false }],
  ])("is asked later where it %s", async (_what, reply, expected) => {
    const delayed = await write([reply]);
    if (delayed.ok) throw new Error("It was published.");
    expect(delayed.error).toMatchObject(expected);
    expect(delayed.error.message).toMatch(/^127\.0\.0\.1:\d+ .+\.$/);
    expect(JSON.stringify(delayed.error)).not.toContain(KEY);
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });

  it("is asked later where it does not answer in time", async () => {
    const delayed = await write(["silent"], { patience: 60 });
    expect(delayed).toMatchObject({ ok: false, error: { message: expect.stringContaining("took too long") } });
  });

  it("is waited for as long as it may take", async () => {
    expect(await write([{ after: 30, text: TRUE }])).toMatchObject({
      ok: true,
      value: { model: "scripted", rounds: 1 },
    });
  });

  it("is asked later where nobody listens", async () => {
    const gone = await openLanguageServer();
    await gone.close();
    const away = writer({ AI_BASE_URL: gone.url });
    await expect(recapBy(away, SNAPSHOT)).rejects.toThrow("Delayed: 127.0.0.1");
  });

  it("is given up at once when the signal says so", async () => {
    const leaving = new AbortController();
    const writing = write(["silent"], { signal: leaving.signal });
    leaving.abort(new Error("the site is being stopped"));
    await expect(writing).rejects.toThrow("the site is being stopped");
  });

  it("still gives a text when it fails in the middle of the repairs", async () => {
    const draft = await write([{ text: trueAnswer(GAME, WRONG) }, { status: 500 }]);
    expect(draft).toMatchObject({ ok: true, value: { model: "scripted", rounds: 2, dropped: 1 } });
  });

  it("delays, and counts what it took, when it fails in the middle and nothing can be saved", async () => {
    const short = TRUE.split("\n\n").slice(0, 2).join("\n\n");
    const delayed = await write([
      { text: short, usage: { input: 3000, output: 700 } },
      { status: 429, headers: { "retry-after": "5" } },
    ]);
    expect(delayed).toMatchObject({
      ok: false,
      error: { retryAfterSeconds: 5, inputTokens: 3000, outputTokens: 700, isUnauthorized: false },
    });
  });

  it("leaves the template's text in its place where it will not write", async () => {
    const draft = await write([{ refusal: "I can't help with that." }]);
    expect(draft).toMatchObject({ ok: true, value: { model: null, isFallback: true, rounds: 1 } });
    const message = "scripted would not write it; the template's story replaces it.";
    expect(draft).toMatchObject({ value: { message, markdown: (await recapBy(null, SNAPSHOT)).markdown } });
  });

  it("has its text published with its citations as claims", async () => {
    const draft = await write([{ text: TRUE }]);
    if (!draft.ok) throw new Error(draft.error.message);
    const { markdown, claims } = draft.value;
    expect(claims.length).toBeGreaterThan(25);
    for (const { start, end, text, verdict, receipts } of claims) {
      expect(markdown.slice(start, end)).toBe(text);
      expect(verdict).toBe("holds");
      expect(receipts.length).toBeGreaterThan(0);
    }
    expect(markdown).not.toMatch(/[{}]/);
  });
});

describe("what goes to the server", () => {
  it("is the model, the key, a schema and the brief, once", async () => {
    await write([{ text: TRUE }]);
    const [request, ...more] = server.requests;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ model: "scripted", authorization: `Bearer ${KEY}` });
    expect(request?.body["response_format"]).toMatchObject({ type: "json_schema" });
    expect(request?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  });

  it("is the same through OpenAI's own door, at another address", async () => {
    server.requests.length = 0;
    server.script(() => ({ text: TRUE }));
    const opened = openLanguageModel({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url });
    if (opened === null) throw new Error("No model was opened.");
    expect(await recapBy(modelWriter(opened), SNAPSHOT)).toMatchObject({ model: "gpt-6-luna", rounds: 1, dropped: 0 });
    expect(server.requests).toMatchObject([
      { model: "gpt-6-luna", authorization: `Bearer ${KEY}`, body: { response_format: { type: "json_schema" } } },
    ]);
  });
});
