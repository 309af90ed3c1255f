import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { OtherPlayers } from "../../app/voice/other-players.ts";
import { pageSnapshot } from "../../app/voice/page-snapshot.ts";
import { answerText, type ToolName } from "../../domain/analyst/tools/analyst-tool.ts";
import { runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import { type LiveGame, packGame, type PackedGame, readPackedGame } from "../../domain/live/live-game.ts";
import { createChatModel } from "../../server/ai/create-chat-model.ts";
import { openLanguageModel } from "../../server/ai/open-language-model.ts";
import { MOST_CALLS } from "../../server/ai/turn-calls.ts";
import { openChat } from "../../server/chat/open-chat.ts";
import { readAnalystGame } from "../../server/games/read-analyst-game.ts";
import { createLogger } from "../../server/log/logger.ts";
import { openMcp } from "../../server/mcp/open-mcp.ts";
import { loadLiveGame } from "../../server/pages/game-page.server.ts";
import { mcpAnswer } from "../../server/site/mcp-answer.ts";
import { otherLinesAnswer } from "../../server/site/other-lines-answer.ts";
import { toResponse } from "../../server/site/render-page.ts";
import type { Store } from "../../server/store/store.ts";
import { openLanguageServer } from "../emulators/openai-compatible.ts";
import { scriptedVoice } from "../fixtures/scripted-voice.ts";

export interface AskedTool {
  name: ToolName;
  args: Record<string, unknown>;
}

/** A way to ask the analyst's tools about a stored game: what each of them answered, as anyone who asked was given it. */
export type Channel = (gameKey: string, asked: readonly AskedTool[]) => Promise<unknown[]>;

/** The moment at which the scripted voice is, for all others too. */
const NOW = new Date("2026-11-20T20:00:00Z");
const logInto = (log: string[]) =>
  createLogger({ level: "error", secrets: [], plain: false, write: (line) => log.push(line) });
const TAKEN = async (): Promise<{ ok: true }> => ({ ok: true });

/** The tool itself, on the server. */
export function directChannel(store: Store): Channel {
  return async (gameKey, asked) => {
    const snapshot = (await readAnalystGame(store, gameKey))?.tools ?? null;
    return asked.map(({ name, args }) => JSON.parse(answerText(runTool(name, args, snapshot, NOW.getTime()))));
  };
}

/** A model that asks them in writing: what its server was sent in return. Errors come into `log`. */
export function textChannel(store: Store, log: string[] = []): Channel {
  return async (gameKey, asked) => {
    const server = await openLanguageServer();
    try {
      const opened = openLanguageModel({ AI_BASE_URL: server.url, AI_MODEL: "scripted" });
      if (opened === null) throw new Error("the model of the test is not configured");
      const chat = openChat({
        store,
        model: createChatModel(opened),
        access: "everyone",
        limits: { ask: TAKEN, askModel: TAKEN, refundModel: async () => {} },
        budget: {
          allowed: 1,
          today: async () => [],
          reserve: async () => ({ tokens: 1_000_000, settle: async () => {} }),
        },
        price: null,
        log: logInto(log),
        now: () => NOW,
      });
      const turns = [{ role: "user" as const, text: "Tell me everything." }];
      const requester = { viewer: null, address: "127.0.0.1" };
      const results: unknown[] = [];
      for (let start = 0; start < asked.length; start += MOST_CALLS) {
        const some = asked.slice(start, start + MOST_CALLS);
        server.script((_request, index) =>
          index === 0
            ? { toolCalls: some.map(({ name, args }) => ({ name, arguments: args })) }
            : { text: "That is what I have." },
        );
        const answered = await chat.answer({ gameKey, at: null, turns }, requester, new AbortController().signal);
        if (!answered.ok) throw new Error(answered.error.error);
        for await (const event of answered.value) if (event.type === "error") throw new Error(event.error);
        const messages = (server.requests.at(-1)?.body["messages"] ?? []) as Record<string, string>[];
        // Beside these stand the two that are asked before every answer.
        const outputs = messages.filter(({ tool_call_id = "" }) => tool_call_id.startsWith("call-"));
        results.push(...outputs.map(({ content = "" }) => JSON.parse(content) as unknown));
      }
      return results;
    } finally {
      await server.close();
    }
  };
}

/** An assistant over the Model Context Protocol. */
export function mcpChannel(store: Store, log: string[] = []): Channel {
  return async (gameKey, asked) => {
    const mcp = openMcp({ store, baseUrl: null, now: () => NOW, log: logInto(log) });
    const client = new Client({ name: "test", version: "1.0.0" });
    const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
      fetch: async (url, init) =>
        toResponse(await mcpAnswer(new Request(url, init), "127.0.0.1", { mcp, baseUrl: null })),
    });
    await client.connect(transport);
    try {
      const results: unknown[] = [];
      for (const { name, args } of asked) {
        const { content } = await client.callTool({ name, arguments: { ...args, gameKey } });
        const [block] = content;
        results.push(JSON.parse(block?.type === "text" ? block.text : "null"));
      }
      return results;
    } finally {
      await client.close();
    }
  };
}

/** A model that asks them while it talks, of a browser with the game's page open; `spoil` is what went wrong with it there. */
export function voiceChannel(
  store: Store,
  log: string[] = [],
  spoil: (page: LiveGame) => LiveGame = (page) => page,
): Channel {
  return async (gameKey, asked) => {
    const live = await loadLiveGame(store, gameKey);
    if (live === null) throw new Error(`The store has no game ${gameKey}.`);
    const page = JSON.parse(JSON.stringify(packGame(spoil(live)))) as PackedGame;
    const others = new OtherPlayers({ gameKey, behind: 0 }, async (path) =>
      toResponse(await otherLinesAnswer(new Request(`http://127.0.0.1${path}`), store)),
    );
    const results: unknown[] = [];
    for (const { name, args } of asked) {
      // Each in a conversation of its own: one answer has ten rounds of tools.
      const voice = scriptedVoice({
        snapshot: () => pageSnapshot(readPackedGame(page), others.lines, gameKey),
        catchUp: () => others.upTo(page.version),
        report: (error) => log.push(String(error)),
      });
      await voice.open();
      results.push(await voice.askTool(name, args));
      voice.conversation.end("person");
    }
    return results;
  };
}
