import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkCited } from "../../domain/cited/check-cited.ts";
import { estimatedTokens } from "../../domain/words/estimated-tokens.ts";
import { type CitedDraft } from "../../server/stories/cited-draft.ts";
import { type ChatReply, type LanguageServer, openLanguageServer } from "../emulators/openai-compatible.ts";
import { asJson, citedBy, citedGame, TRUE_RECAP, trueAnswer, writerAt } from "../fixtures/cited-stories.ts";

const GAME = citedGame();
const TRUE = trueAnswer(GAME);
const BODY = TRUE_RECAP.split("\n\n")
  .slice(1)
  .join("\n\n")
  .replaceAll(/\{[^{}]*\}/g, "");
const SCORE = GAME.sheet.shortId("s198") ?? "";
const PASSING = GAME.sheet.shortId("l:demo-kc-qb1:passing") ?? "";

let server: LanguageServer;

beforeAll(async () => {
  server = await openLanguageServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

function script(...replies: ChatReply[]): void {
  server.script((_request, index) => replies[Math.min(index, replies.length - 1)] ?? "silent");
}

async function drafted(...replies: ChatReply[]): Promise<CitedDraft> {
  script(...replies);
  const written = await citedBy(writerAt(server), GAME);
  if (!written.ok) throw new Error(written.error.message);
  return written.value;
}

async function nothing(...replies: ChatReply[]) {
  script(...replies);
  const written = await citedBy(writerAt(server), GAME);
  if (written.ok) throw new Error(`Published: ${written.value.text.markdown}`);
  return written.error;
}

const promptOf = (request: number): string =>
  server.requests[request]?.messages.map(({ content }) => content).join("\n") ?? "";

/** Looked at again by nothing but the check, as the last round is. */
function expectTrue({ text }: CitedDraft): void {
  expect(checkCited(text, GAME.index, { kind: "recap", round: "last" }).faults).toEqual([]);
}

describe("a model that is given the sheet", () => {
  it.each([
    ["as Markdown with ids in braces", TRUE],
    ["as the JSON that the schema asks for", asJson(TRUE)],
    ["in a fence with words around it", `Here you are:\n\`\`\`json\n${asJson(TRUE)}\n\`\`\`\nEnjoy!`],
    ["in a fence of Markdown", `\`\`\`markdown\n${TRUE}\n\`\`\``],
    ["with a greeting first", `Sure, here is the recap.\n\n${TRUE}`],
  ])("writes %s, and is published with what each clause tells", async (_form, text) => {
    const draft = await drafted({ text });
    expect(draft).toMatchObject({ rounds: 1, dropped: 0, message: "Every fact held at once." });
    expect(draft.text.markdown).toBe(BODY);
    expect(draft.text.headlineIds).toEqual(["result", "s198"]);
    expect(draft.text.clauses.map(({ ids }) => ids)).toContainEqual(["ledTo:fu47"]);
    expectTrue(draft);
  });

  it("may cite no id but the sheet's, where its server enforces schemas", async () => {
    await drafted({ text: asJson(TRUE) });
    const format = JSON.stringify(server.requests[0]?.body["response_format"]);
    expect(format).toContain('"json_schema"');
    for (const id of GAME.sheet.ids) expect(format).toContain(`"${id}"`);
    expect(format).not.toContain('"s999"');
    expect(server.requests[0]?.body["stream"]).toBe(true);
  });

  it("is asked without a schema, once and for all, where its server knows none", async () => {
    server.script(({ body }) => (body["response_format"] === undefined ? { text: TRUE } : { status: 400 }));
    const same = writerAt(server);
    expect(await citedBy(same, GAME)).toMatchObject({ ok: true, value: { rounds: 1 } });
    expect(await citedBy(same, GAME)).toMatchObject({ ok: true, value: { rounds: 1 } });
    expect(server.requests.map(({ body }) => body["response_format"] !== undefined)).toEqual([true, false, false]);
    expect(promptOf(1)).toContain("ids in braces");
  });

  it("is asked only for the sentence that is wrong, with its fact and its word, and that goes into its place", async () => {
    const wrong = `Anders Ekwueme threw for 512 yards.{${PASSING}}`;
    const draft = await drafted(
      { text: trueAnswer(GAME, wrong) },
      { text: `[1] Ekwueme threw for 388 yards.{${PASSING}}` },
    );
    expect(draft).toMatchObject({ rounds: 2, dropped: 0, message: "Every fact held in round 2." });
    expect(draft.text.markdown).toContain("fell to 0-1. Ekwueme threw for 388 yards.\n\n## How it happened");
    expect(promptOf(1)).toMatch(new RegExp(`\\[1\\] ${RegExp.escape(wrong)}\\n- .*512.*${PASSING}`));
    expect(promptOf(1)).not.toContain("[2]");
    expect(promptOf(1)).not.toContain("demo-kc-qb1");
    expectTrue(draft);
  });

  it("may give a sentence up", async () => {
    const draft = await drafted(
      { text: trueAnswer(GAME, `Ekwueme threw for 512 yards.{${PASSING}}`) },
      { text: "[1] -" },
    );
    expect(draft).toMatchObject({ rounds: 2, dropped: 0 });
    expect(draft.text.markdown).toBe(BODY);
  });

  it("is asked for the sentences in the JSON of their own schema", async () => {
    const sentences = [{ number: 1, clauses: [{ text: "Ekwueme threw for 388 yards.", ids: [PASSING] }] }];
    const draft = await drafted(
      { text: asJson(trueAnswer(GAME, `Ekwueme threw for 512 yards.{${PASSING}}`)) },
      { text: JSON.stringify({ sentences }) },
    );
    expect(draft.text.markdown).toContain("Ekwueme threw for 388 yards.");
    expect(JSON.stringify(server.requests[1]?.body["response_format"])).toContain('"sentences"');
  });

  it("is asked twice more at most, and then loses what does not hold", async () => {
    const wrong = `Ekwueme threw for 512 yards.{${PASSING}}`;
    const draft = await drafted({ text: trueAnswer(GAME, wrong) }, { text: `[1] ${wrong}` });
    expect(draft).toMatchObject({ rounds: 3, dropped: 1, message: "Published without 1 sentence that did not hold." });
    expect(server.requests).toHaveLength(3);
    expect(draft.text.markdown).toBe(BODY);
    expectTrue(draft);
  });

  it("is asked for the whole text again where that is too short, and told why", async () => {
    const short = TRUE.split("\n\n").slice(0, 4).join("\n\n");
    const draft = await drafted({ text: short }, { text: TRUE });
    expect(draft).toMatchObject({ rounds: 2, dropped: 0 });
    expect(promptOf(1)).toMatch(/The text has \d+ words that can stay, instead of 250 to 400\./);
    expect(promptOf(1)).toContain(short.split("\n\n")[1]);
    expect(draft.text.markdown).toBe(BODY);
  });

  it("keeps the template's headline in the place of one that is false to the end", async () => {
    const draft = await drafted(
      { text: TRUE.replace(/^# .*/, `# Ravens beat Chiefs 33-26 in overtime{g1}`) },
      { text: "[1] # Ravens beat Chiefs 33-26{g1}" },
    );
    expect(draft).toMatchObject({
      rounds: 3,
      text: { headline: GAME.plan.headline, headlineIds: GAME.plan.headlineIds },
    });
    expect(draft.text.markdown).toBe(BODY);
  });
});

describe("a model that cannot be trusted", () => {
  const ids = GAME.sheet.ids;
  it.each<[string, (text: string) => string]>([
    ["cites everything", (text) => text.replaceAll(/\{[^{}]*\}/g, `{${ids.join(",")}}`)],
    ["cites nothing", (text) => text.replaceAll(/\{[^{}]*\}/g, "")],
    ["cites wrong ids", (text) => text.replaceAll(/\{[^{}]*\}/g, () => "{q3}")],
    ["cites ids that are none", (text) => text.replaceAll(/\{[^{}]*\}/g, () => "{s999}")],
    ["swaps names within a clause", (text) => swapped(swapped(text, "Ekwueme", "Inglewood"), "Antonelli", "Radcliffe")],
    ["swaps the teams", (text) => swapped(text, "Chiefs", "Ravens")],
    ["changes every number", (text) => text.replaceAll(/(?<![\w{,])\d+(?![\w},])/g, (n) => `${Number(n) + 7}`)],
  ])("and %s is published with nothing that is not true, or not at all", async (_what, harm) => {
    server.script(() => ({ text: harm(TRUE) }));
    const written = await citedBy(writerAt(server), GAME);
    expect(server.requests.length).toBeLessThanOrEqual(12);
    if (!written.ok) expect(written.error.problem).toBeNull();
    else expectTrue(written.value);
  });

  const news: [string, string][] = [
    ["an injury", "Ekwueme left with a hamstring injury."],
    ["a quotation", 'Ekwueme said "we never stopped believing" after the game.'],
    ["a trade", "The Chiefs traded for Ekwueme before the season."],
    ["a line for bettors", "Bettors who took the Chiefs cashed their tickets."],
    ["an address", "Tickets are sold at chiefs-tickets.example.com."],
    ["HTML", "The Chiefs won <script>alert(1)</script> in overtime."],
    ["the request", "As an AI the writer adds that the Chiefs won in overtime."],
    ["another language", "Die Chiefs gewannen das Spiel gegen die Ravens nach einer langen Nacht."],
  ];
  it.each(news)("loses the sentence with %s, cited or not, and no other", async (_what, sentence) => {
    for (const mark of [`{${SCORE}}`, ""]) {
      const draft = await drafted({ text: trueAnswer(GAME, `${sentence}${mark}`) }, { text: `[1] ${sentence}${mark}` });
      expect(draft.text.markdown).toBe(BODY);
      expect(draft.rounds).toBeLessThanOrEqual(3);
      expectTrue(draft);
    }
  });

  it.each<[string, ChatReply]>([
    ["as servers say it", { refusal: "I can't help with that." }],
    ["in words", { text: "I'm sorry, but I can't write about this." }],
    ["by its server's filter", { text: "The", finish: "content_filter" }],
  ])("is not asked again after a refusal %s", async (_how, reply) => {
    const error = await nothing(reply);
    expect(error).toMatchObject({ rounds: 1, problem: { kind: "refused" }, message: "scripted would not write it" });
    expect(server.requests).toHaveLength(1);
  });
});

describe("a stream that breaks off", () => {
  it.each([
    ["Markdown", TRUE],
    ["JSON", asJson(TRUE)],
  ])("leaves the whole sentences of its %s", async (_form, text) => {
    const cut = text.slice(0, text.indexOf("Pellegrini ran 19 times") + 12);
    const draft = await drafted({ brokenOff: cut }, { text: TRUE });
    expect(draft.text.markdown).toMatch(/for 106 yards\.$/);
    expect(draft).toMatchObject({ rounds: 1, dropped: 0 });
    expectTrue(draft);
  });

  it("is counted, though its server never said what it took", async () => {
    const draft = await drafted({ brokenOff: TRUE.slice(0, 400) }, { text: TRUE, usage: { input: 3000, output: 900 } });
    expect(draft.rounds).toBe(2);
    expect(draft.inputTokens + draft.outputTokens).toBeGreaterThanOrEqual(3900 + estimatedTokens(TRUE.slice(0, 400)));
    expect(draft.inputTokens).toBeGreaterThan(3000 + 2500);
  });

  it("is a server to be asked later where it broke off before the first sentence", async () => {
    const error = await nothing({ brokenOff: "# Chiefs" });
    expect(error.problem).toMatchObject({ kind: "unreachable" });
    expect(error.inputTokens).toBeGreaterThan(2500);
  });

  it("that never ends is hung up on, and counted", async () => {
    const error = await nothing("endless words");
    expect(error.problem).toMatchObject({ kind: "bad-answer" });
    expect(error.outputTokens).toBeGreaterThan(10_000);
    expect(server.requests.length).toBeLessThanOrEqual(3);
  });

  it("that is silent is given up in time", async () => {
    server.script(() => "silent");
    const written = await citedBy(writerAt(server, { patience: 60 }), GAME);
    expect(written).toMatchObject({ ok: false, error: { problem: { kind: "unreachable" } } });
  });

  it("is given up at once when the signal says so", async () => {
    server.script(() => "silent");
    const leaving = new AbortController();
    const writing = citedBy(writerAt(server), GAME, leaving.signal);
    leaving.abort(new Error("the site is being stopped"));
    await expect(writing).rejects.toThrow("the site is being stopped");
  });
});

describe("what a server says that it took", () => {
  it.each<[string, ChatReply]>([
    ["far more than can be", { text: TRUE, usage: { input: 1e12, output: 1e12 } }],
    ["less than nothing", { text: TRUE, usage: { input: -5, output: -5 } }],
    ["nothing at all", { text: TRUE, usage: "none" }],
    ["words", { text: TRUE, usage: { fields: { prompt_tokens: "many", completion_tokens: "some" } } }],
  ])("is bounded by what could have been used where it is %s", async (_what, reply) => {
    script(reply);
    const written = await citedBy(writerAt(server), GAME);
    const use = written.ok ? written.value : written.error;
    expect(use.inputTokens).toBeGreaterThan(2500);
    expect(use.inputTokens).toBeLessThan(25_000);
    expect(use.outputTokens).toBeGreaterThan(300);
    expect(use.outputTokens).toBeLessThan(20_000);
  });

  it("is nothing where it refused the request", async () => {
    const error = await nothing({ status: 500 });
    expect(error).toMatchObject({ problem: { kind: "unreachable" }, inputTokens: 0, outputTokens: 0 });
  });
});

describe("a small model", () => {
  it("is recognized by a first text of which most goes back", async () => {
    server.script(() => ({ text: TRUE.replaceAll(/\{[^{}]*\}/g, "") }));
    await citedBy(writerAt(server), GAME);
    expect(promptOf(0)).toContain("Write the recap.");
    expect(promptOf(1)).toContain("Write one paragraph of the recap");
  });

  /** Tells each lettered fact as its line says it. */
  const obedient = (prompt: string): string =>
    Array.from(prompt.matchAll(/^([A-Z]) \| (.*)$/gm), ([, letter = "", line = ""]) => {
      const clause = line.split(" | ").find((part) => /^[A-Za-z][^|]* [a-z]/.test(part)) ?? "";
      const words = clause.split("; ")[0] ?? "";
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}.{${letter}}`;
    }).join(" ");

  it("is asked for a paragraph at a time, with at most 12 lettered facts", async () => {
    server.script(({ messages }) => ({ text: obedient(messages.map(({ content }) => content).join("\n")) }));
    const written = await citedBy(writerAt(server, { isSmall: true }), GAME);
    expect(server.requests.length).toBeGreaterThan(3);
    for (const { messages } of server.requests) {
      const lines =
        messages
          .map(({ content }) => content)
          .join("\n")
          .match(/^[A-Z] \| .*$/gm) ?? [];
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(12);
    }
    if (!written.ok) throw new Error(written.error.message);
    expect(written.value.rounds).toBe(server.requests.length);
    expectTrue(written.value);
  });

  it("has the template's sentence where its own does not hold", async () => {
    server.script(({ messages }, index) => {
      const told = obedient(messages.map(({ content }) => content).join("\n"));
      return { text: index === 1 ? told.replaceAll(/\d+/g, "512") : told };
    });
    const written = await citedBy(writerAt(server, { isSmall: true }), GAME);
    if (!written.ok) throw new Error(written.error.message);
    expect(written.value.text.markdown).not.toContain("512");
    expect(written.value.dropped).toBeGreaterThan(0);
    expectTrue(written.value);
  });

  it("whose every paragraph is false leaves the whole text to the template", async () => {
    server.script(() => ({ text: "Tom Brady threw for 512 yards.{A}" }));
    const written = await citedBy(writerAt(server, { isSmall: true }), GAME);
    expect(written).toMatchObject({ ok: false, error: { problem: null } });
  });
});

function swapped(text: string, one: string, other: string): string {
  return text.replaceAll(new RegExp(`${one}|${other}`, "g"), (found) => (found === one ? other : one));
}
