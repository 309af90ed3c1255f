import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { ANSWER_TOKENS } from "../../server/chat/admit-question.ts";
import { createChatModel } from "../../server/ai/create-chat-model.ts";
import { openLanguageModel } from "../../server/ai/open-language-model.ts";
import type { Chat } from "../../server/chat/chat.ts";
import { createLogger } from "../../server/log/logger.ts";
import { startChat } from "../../server/start-chat.ts";
import { openStoreAndDatabase, type StoreOptions } from "../../server/store/open-store.ts";
import { tokensOf } from "../../server/store/model-use.ts";
import type { Store } from "../../server/store/store.ts";
import { tokenBudget } from "../../server/budget/token-budget.ts";
import { billedInput } from "../emulators/billed-tokens.ts";
import {
  type ChatReply,
  type ChatRequest,
  type LanguageServer,
  openLanguageServer,
  type Usage,
} from "../emulators/openai-compatible.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";

const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" });
const NOW = new Date("2025-09-09T12:00:00Z");
const TODAY = "2025-09-09";
const TOKENS = 240_000;
/** Readers' questions have half of the day. */
const SHARE = TOKENS / 2;
/** The longest reply that is read from a server that keeps to no length: see `token-meter.ts`. */
const ONE_REPLY = 3_000;
const PEOPLE = 6;
const LOG = createLogger({ level: "silent", secrets: [], plain: false, write: () => {} });

const names = GAME.playerGameStats.map(({ playerName }) => playerName);
/** A call that nobody has made before. */
const newCall = (index: number, usage?: Usage): ChatReply => ({
  toolCalls: [{ name: "get_all_plays", arguments: { player: names[index % names.length], quarter: null } }],
  ...(usage === undefined ? {} : { usage }),
});
const everything = (count: number): ChatReply => ({
  toolCalls: Array.from({ length: count }, () => ({ name: "get_all_plays", arguments: {} })),
});

/** How a model's server may misbehave, by the request that it is answering. */
const MISBEHAVIOR: [string, (index: number, request: ChatRequest) => ChatReply][] = [
  ["keeps calling tools", (index) => newCall(index)],
  [
    "calls 50 tools in one turn",
    (index) => ({
      toolCalls: Array.from({ length: 50 }, (_, call) => ({
        name: "get_all_plays",
        arguments: { quarter: String((call % 4) + 1), player: names[(index + call) % names.length] },
      })),
    }),
  ],
  ["repeats its call", () => everything(1)],
  ["repeats its call 50 times in one turn", () => everything(50)],
  ["writes without an end", () => "endless words"],
  ["drops the connection midway", () => ({ brokenOff: "Minnesota won the game, and it was a good one. Then" })],
  ["says nothing of what it took", (index) => newCall(index, "none")],
  ["says that it took nothing", (index) => newCall(index, { input: 0, output: 0 })],
  ["says that it took less than nothing", (index) => newCall(index, { input: -90_000, output: -5 })],
  ["says that it took a thousand billion", (index) => newCall(index, { input: 1e12, output: 1e12 })],
  ["says fractions of tokens", (index, { body }) => newCall(index, { input: billedInput(body) + 0.5, output: 12.25 })],
  [
    "says what it took in words",
    (index) => newCall(index, { fields: { prompt_tokens: "many", completion_tokens: [1], total_tokens: null } }),
  ],
];

interface Place {
  options: StoreOptions;
  remove(): Promise<void>;
}

const postgresUrl = inject("postgresUrl");

const ENGINES: [string, () => Promise<Place>][] = [["SQLite", newFolder]];
if (postgresUrl !== null) ENGINES.push(["PostgreSQL", newSchema]);

async function newFolder(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "pickle-six-chat-"));
  return { options: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true }) };
}

async function newSchema(): Promise<Place> {
  const name = `chat_${randomUUID().replaceAll("-", "")}`;
  await ask(`create schema ${name}`);
  const url = new URL(postgresUrl ?? "");
  url.searchParams.set("options", `-c search_path=${name}`);
  return { options: { databaseUrl: url.href, dataDir: "unused" }, remove: () => ask(`drop schema ${name} cascade`) };
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl ?? "" });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Opened {
  language: LanguageServer;
  chats: Chat[];
  store: Store;
}

/** So many processes over one store, whose questions one emulated server answers. */
async function open(newPlace: () => Promise<Place>, processes: number): Promise<Opened> {
  const language = await openLanguageServer();
  const place = await newPlace();
  closing.push(place.remove, language.close);
  const opened = openLanguageModel({ AI_BASE_URL: language.url, AI_MODEL: "scripted" });
  if (opened === null) throw new Error("there is no model");
  const chats: Chat[] = [];
  const stores: Store[] = [];
  for (let index = 0; index < processes; index += 1) {
    const { store, database } = await openStoreAndDatabase(place.options);
    closing.push(() => store.close());
    stores.push(store);
    const environment = { VOICE_ACCESS: "everyone" as const, AI_TOKENS_PER_DAY: TOKENS, AI_PRICE: undefined };
    chats.push(startChat({ store, database, model: createChatModel(opened), environment, log: LOG, now: () => NOW }));
  }
  const [store] = stores;
  if (store === undefined) throw new Error("no store was opened");
  await store.putGames([GAME]);
  return { language, chats, store };
}

/** What came of a question of a visitor with an address of their own. */
async function answerOf(chat: Chat | undefined, person: number): Promise<ChatEvent[]> {
  const question = { gameKey: GAME.game.gameKey, at: null, turns: [{ role: "user" as const, text: "Who won?" }] };
  const requester = { viewer: null, address: `203.0.113.${person}` };
  const answered = await chat?.answer(question, requester, new AbortController().signal);
  if (answered?.ok !== true) throw new Error(answered?.error.error ?? "there is no chat");
  return Array.fromAsync(answered.value);
}

const byModel = (answers: ChatEvent[][]) =>
  answers.filter(([first]) => first?.type === "by" && first.model !== null).length;

/** Nothing is timed: a busy machine takes ten times as long. */
const PATIENCE = 120_000;

describe.each(ENGINES)("the day's tokens for questions on %s", (engine, newPlace) => {
  describe.each(engine === "SQLite" ? [1, 3] : [3])("of processes: %i", (processes) => {
    it.each(MISBEHAVIOR)(
      "hold against a model that %s",
      async (_what, reply) => {
        const { language, chats, store } = await open(newPlace, processes);
        language.script((request, index) => reply(index, request));
        const people = Array.from({ length: PEOPLE }, (_, person) => person);
        let asked = 0;
        // Until nobody is answered by the model any more.
        for (;;) {
          const wave = people.flatMap((person) => [person, person]);
          const answers = await Promise.all(wave.map((person) => answerOf(chats[asked++ % processes], person)));
          expect(answers.every((events) => events.at(-1)?.type === "done" || events.at(-1)?.type === "error")).toBe(
            true,
          );
          if (byModel(answers) === 0) break;
        }
        expect(language.requests.length).toBeGreaterThan(1);
        expect(language.billed()).toBeLessThanOrEqual(SHARE + ONE_REPLY);
        const uses = await store.modelUse(TODAY);
        expect(tokensOf(uses)).toBeLessThanOrEqual(SHARE);
        // As much as there was is left to recaps and previews.
        const texts = tokenBudget(store, TOKENS, () => NOW);
        expect(await texts.reserve("scripted")).not.toBeNull();
      },
      PATIENCE,
    );
  });

  it("are asked for one answer at a time of one network, over all processes, however many questions it sends", async () => {
    const { language, chats, store } = await open(newPlace, 3);
    language.script((_request, index) => newCall(index));
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => answerOf(chats[index % 3], 7)));
    expect(language.mostAtOnce()).toBe(1);
    expect(byModel(answers)).toBeGreaterThan(0);
    const refused = answers.filter(([first]) => first?.type === "by" && first.note?.includes("still writing") === true);
    expect(refused.length + byModel(answers)).toBe(25);
    expect(language.billed()).toBeLessThanOrEqual(byModel(answers) * (ANSWER_TOKENS + ONE_REPLY));
    // Nothing stays set aside.
    expect(tokensOf(await store.modelUse(TODAY))).toBeLessThanOrEqual(language.billed() * 2);
  });
});
