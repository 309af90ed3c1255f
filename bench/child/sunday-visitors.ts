import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { visitOrder } from "../sunday-messages.ts";
import { monotonicMs } from "./monotonic-ms.ts";

/** Visitors who load pages, read their own week and ask questions, as many a second as they are told, however slowly they are answered. */
const TICK_MS = 20;
const QUESTIONS = [
  "Who leads?",
  "How many yards does the home team have?",
  "What was the last score?",
  "Who has the ball?",
];
/** Connections as a proxy in front keeps them: let go of before the site does (65 seconds), so that nobody asks on one that it is closing. */
const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 60_000 });
const errors: Record<string, number> = {};

/** A network of its own for every visitor: from the range that is kept for measurements (RFC 2544). */
function addressOf(visitor: number): string {
  return `198.${18 + ((visitor >> 16) & 1)}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** Milliseconds until the last byte; noted as an error where it is no answer. */
function ask(
  site: string,
  path: string,
  visitor: number,
  { body, cookie }: { body?: string; cookie?: string } = {},
): Promise<number> {
  const begun = monotonicMs();
  const { promise, resolve } = Promise.withResolvers<number>();
  const fail = (what: string): void => {
    errors[`${what} ${path}`] = (errors[`${what} ${path}`] ?? 0) + 1;
    resolve(monotonicMs() - begun);
  };
  const headers = {
    "accept-encoding": "br",
    "x-forwarded-for": addressOf(visitor),
    origin: site,
    ...(cookie === undefined ? {} : { cookie }),
  };
  const asked = request(`${site}${path}`, {
    agent,
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
  });
  asked.on("response", (response) => {
    response.on("end", () => {
      if (response.statusCode === 200) resolve(monotonicMs() - begun);
      else fail(String(response.statusCode));
    });
    response.on("error", () => fail("cut"));
    response.resume();
  });
  asked.on("error", (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
  asked.end(body);
  return promise;
}

function drawn<T>(list: readonly T[], fallback: T): T {
  return list[Math.floor(Math.random() * list.length)] ?? fallback;
}

process.on("message", (message) => {
  const { site, bare, pages, games, mine, pagesPerSecond, questionsPerSecond, seconds } = visitOrder.parse(message);
  const asked: Record<"site" | "bare" | "questions" | "mine", Promise<number>[]> = {
    site: [],
    bare: [],
    questions: [],
    mine: [],
  };
  const began = monotonicMs();

  async function visit(): Promise<void> {
    for (let passed = 0; passed < seconds; passed = (monotonicMs() - began) / 1000) {
      while (asked.site.length < passed * pagesPerSecond) {
        asked.site.push(ask(site, drawn(pages, "/stats"), asked.site.length));
        asked.bare.push(ask(bare, "/", asked.bare.length));
      }
      while (asked.questions.length < passed * questionsPerSecond) {
        const question = {
          gameKey: drawn(games, ""),
          messages: [{ role: "user", text: drawn(QUESTIONS, "Who leads?") }],
        };
        asked.questions.push(ask(site, "/api/chat", asked.questions.length, { body: JSON.stringify(question) }));
      }
      while (asked.mine.length < passed * mine.perSecond)
        asked.mine.push(ask(site, mine.path, asked.mine.length, { cookie: mine.cookie }));
      await pause(TICK_MS);
    }
    process.send?.({
      kind: "visited",
      site: await Promise.all(asked.site),
      bare: await Promise.all(asked.bare),
      questions: await Promise.all(asked.questions),
      mine: await Promise.all(asked.mine),
      errors,
    });
    for (const what of Object.keys(errors)) delete errors[what];
  }
  void visit();
});
process.on("disconnect", () => process.exit(0));
