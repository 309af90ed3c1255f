import type { ChatEvent, ChatTurn } from "../../domain/analyst/chat-event.ts";
import type { TokenPrice } from "../../domain/admin/token-price.ts";
import type { IncomingGame } from "../../server/store/store.ts";
import { createChatModel } from "../../server/ai/create-chat-model.ts";
import { openLanguageModel } from "../../server/ai/open-language-model.ts";
import type { AnalystAccess } from "../../server/access/analyst-access.ts";
import { type LanguageServer, openLanguageServer } from "../emulators/openai-compatible.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "./open-site.ts";
import { ADMINISTRATOR, signInAs } from "./sign-in-as.ts";

export type ChatRole = "visitor" | "user" | "administrator";

/** A site whose written questions a scripted model answers, or rules. */
export interface ChatSite {
  site: OpenSite;
  /** What the model says is scripted here. */
  language: LanguageServer;
  gameKey: string;
  /** Posts to `/api/chat` as a page of ours does. */
  post(role: ChatRole, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Asks a question about the game, or goes on with a conversation; gives every event of the answer. */
  ask(role: ChatRole, question: string | ChatTurn[]): Promise<ChatEvent[]>;
  cookie(role: ChatRole): string;
  close(): Promise<void>;
}

interface ChatSiteOptions {
  access?: AnalystAccess;
  /** Of a day. */
  tokens?: number;
  price?: TokenPrice;
  hasModel?: boolean;
  games?: IncomingGame[];
  /** Milliseconds that the model may take. */
  patience?: number;
}

export async function openChatSite(options: ChatSiteOptions = {}): Promise<ChatSite> {
  const { access, tokens, price, hasModel = true, games = [smallGame()], patience = 5_000 } = options;
  const language = await openLanguageServer();
  const opened = openLanguageModel({ AI_BASE_URL: language.url, AI_MODEL: "scripted" });
  if (opened === null) throw new Error("there is no model");
  const chat = {
    model: createChatModel(opened, { patience }),
    ...(access === undefined ? {} : { access }),
    ...(tokens === undefined ? {} : { tokens }),
    ...(price === undefined ? {} : { price }),
  };
  const site = await openSite({
    games,
    administrator: ADMINISTRATOR,
    ...(hasModel ? { chat } : {}),
  });
  const cookies: Record<ChatRole, string> = {
    visitor: "",
    user: await signInAs(site, "fan@six.example"),
    administrator: await signInAs(site, ADMINISTRATOR),
  };
  const gameKey = games[0]?.game.gameKey ?? "";
  const post: ChatSite["post"] = (role, body, headers = {}) =>
    site.app.fetch(
      new Request("http://127.0.0.1/api/chat", {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: {
          "sec-fetch-site": "same-origin",
          "content-type": "application/json",
          ...(cookies[role] === "" ? {} : { cookie: cookies[role] }),
          ...headers,
        },
      }),
    );
  return {
    site,
    language,
    gameKey,
    post,
    async ask(role, question) {
      const messages = typeof question === "string" ? [{ role: "user", text: question }] : question;
      const response = await post(role, { gameKey, messages });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
      return text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as ChatEvent);
    },
    cookie: (role) => cookies[role],
    async close() {
      await site.close();
      await language.close();
    },
  };
}
