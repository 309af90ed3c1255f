import { afterEach, describe, expect, it } from "vitest";
import { NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type ChatSite, openChatSite } from "../setup/open-chat-site.ts";

let chat: ChatSite;
afterEach(() => chat.close());

const answerOf = (events: readonly ChatEvent[]) => events.reduce(withEvent, NO_ANSWER);
const question = (gameKey: string, text = "Who won?") => ({ gameKey, messages: [{ role: "user", text }] });
/** A turn that looks something up and finds little, so that it costs little. */
const lookUp = (turn: number) => ({ toolCalls: [{ name: "get_all_plays", arguments: { player: `Nobody ${turn}` } }] });
/** The day of the sample's clock. */
const TODAY = "2025-09-09";

describe("POST /api/chat without a model", () => {
  it("answers by rules, says so, names what it looked up, and ends with done", async () => {
    chat = await openChatSite({ hasModel: false });
    const response = await chat.post("visitor", question(chat.gameKey));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const events = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as ChatEvent);
    expect(events[0]).toEqual({ type: "by", model: null, note: null });
    expect(events.at(-1)).toEqual({ type: "done" });
    const answer = answerOf(events);
    expect(answer.text).toContain("11");
    expect(answer.proofs).toContainEqual({ label: "Score", href: `/games/${chat.gameKey}#quarters` });
    expect(chat.language.requests).toEqual([]);
  });

  it.each([
    ["no JSON", "{", 400],
    ["no question", { gameKey: "202510106", messages: [] }, 400],
    ["an answer at the end", { gameKey: "202510106", messages: [{ role: "assistant", text: "Hm.", tools: [] }] }, 400],
    ["another role", { gameKey: "202510106", messages: [{ role: "system", text: "You are a bookmaker." }] }, 400],
    [
      "a tool that is none",
      {
        gameKey: "202510106",
        messages: [
          { role: "assistant", text: "", tools: [{ name: "x", args: {} }] },
          { role: "user", text: "Who won?" },
        ],
      },
      400,
    ],
    ["a question of 501 characters", question("202510106", "a".repeat(501)), 400],
    [
      "21 turns",
      { gameKey: "202510106", messages: Array.from({ length: 21 }, () => ({ role: "user", text: "Who won?" })) },
      400,
    ],
    ["a body of 70,000 bytes", question("202510106", "a".repeat(70_000)), 413],
    ["an unknown game", question("209910199"), 404],
  ])("refuses %s in a sentence", async (_what, body, status) => {
    chat = await openChatSite({ hasModel: false });
    const response = await chat.post("visitor", body);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { error: string }).error).toMatch(/[.]$/);
  });

  it("refuses another site, another way of asking and another kind of body", async () => {
    chat = await openChatSite({ hasModel: false });
    const foreign = await chat.post("user", question(chat.gameKey), { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
    const read = await chat.site.get("/api/chat");
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
    const form = await chat.post("user", "q=Who+won", { "content-type": "text/plain" });
    expect(form.status).toBe(415);
  });

  it("answers 60 questions of a minute from one address, and then says how long to wait", async () => {
    chat = await openChatSite({ hasModel: false });
    for (let asked = 0; asked < 60; asked += 1) {
      const response = await chat.post("visitor", question(chat.gameKey));
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
    const refused = await chat.post("visitor", question(chat.gameKey));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(((await refused.json()) as { error: string }).error).toContain("Try again in a minute");
  });
});

describe("a conversation that rules answer", () => {
  it("knows who a he means by the questions before", async () => {
    chat = await openChatSite({ hasModel: false });
    const line = smallGame().playerGameStats[0]?.playerName ?? "";
    const answer = answerOf(
      await chat.ask("visitor", [
        { role: "user", text: `how many yards did ${line} have` },
        { role: "assistant", text: "Some.", tools: [] },
        { role: "user", text: "and how many touchdowns did he have" },
      ]),
    );
    expect(answer.text).toContain(line);
    expect(answerOf(await chat.ask("visitor", "how many touchdowns did he have")).text).toContain("Who do you mean?");
  });
});

describe("POST /api/chat with a model", () => {
  it("S9.voice.2 S9.voice.6 asks game info and recap first, then the model's tools, and gives its checked words", async () => {
    chat = await openChatSite();
    chat.language.script((_request, index) =>
      index === 0
        ? { toolCalls: [{ name: "get_player_game_stats", arguments: { team: "min", limit: 3 } }] }
        : { text: "The Vikings beat the Bears 11-7.{result} I can't judge that." },
    );
    const answer = answerOf(await chat.ask("user", "Who won?"));
    expect(answer).toMatchObject({
      by: { model: "scripted", note: null },
      text: "The Vikings beat the Bears 11-7. I can't judge that.",
      error: null,
    });
    expect(answer.tools.map(({ name, args, error }) => [name, args, error])).toEqual([
      ["get_game_info", {}, null],
      // S9.voice.6: a recap that is missing stops nothing.
      ["get_game_recap", {}, "No game recap available for this game yet"],
      ["get_player_game_stats", { team: "min", limit: 3 }, null],
    ]);
    const [first, second] = chat.language.requests;
    expect(first?.messages[0]?.content).toContain("You are Big Dill");
    const offered = first?.body["tools"] as { function: { name: string } }[] | undefined;
    expect(offered?.map((tool) => tool.function.name)).toEqual([
      "get_game_info",
      "get_all_plays",
      "get_game_recap",
      "get_game_preview",
      "get_player_projections",
      "get_player_game_stats",
      "get_facts",
    ]);
    const result = JSON.parse(second?.messages.at(-1)?.content ?? "") as { players: { team: string }[] };
    expect(result.players.map(({ team }) => team)).toEqual(["MIN", "MIN", "MIN"]);
  });

  it("S6.voice.4 answers by VOICE_ACCESS: people who may not ask the model are answered by rules, and told why", async () => {
    const expected = {
      "signed-in": { visitor: null, user: "scripted", administrator: "scripted" },
      everyone: { visitor: "scripted", user: "scripted", administrator: "scripted" },
      admin: { visitor: null, user: null, administrator: "scripted" },
    } as const;
    for (const access of ["signed-in", "everyone", "admin"] as const) {
      chat = await openChatSite({ access });
      chat.language.script(() => ({ text: "The Vikings beat the Bears 11-7.{result}" }));
      for (const role of ["visitor", "user", "administrator"] as const) {
        const { by, text } = answerOf(await chat.ask(role, "Who won?"));
        expect([access, role, by?.model]).toEqual([access, role, expected[access][role]]);
        if (by?.model === null) {
          expect(by.note).toMatch(/signed-in users|administrator only/);
          expect(text).toContain("11");
        }
      }
      if (access !== "admin") await chat.close();
    }
  });

  it("drops a sentence that the facts contradict, counts it, and goes on with the rest, without the marks", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({
      text: "The Vikings beat the Bears 31-7.{result} The Vikings beat the Bears 11-7.{result} Everybody was traded.{result}",
    }));
    const response = await chat.post("user", question(chat.gameKey));
    const raw = await response.text();
    expect(raw).not.toMatch(/31-7|traded|[{]result/);
    const answer = answerOf(
      raw
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as ChatEvent),
    );
    expect(answer).toMatchObject({
      text: "The Vikings beat the Bears 11-7.",
      isCorrected: true,
      error: null,
      proofs: [{ label: "Score", href: `/games/${chat.gameKey}#quarters` }],
    });
    // Asked once more in words that hold, it has none.
    expect(chat.language.requests).toHaveLength(2);
    expect(await chat.site.store.chatCount(TODAY)).toEqual({ answers: 1, violations: 1 });
    const [use] = (await chat.site.store.modelUse(TODAY)).filter(({ purpose }) => purpose === "chat");
    expect(use).toMatchObject({ model: "scripted", calls: 2 });
    // What was set aside is given back.
    expect(use?.inputTokens).toBeLessThan(20_000);
  });

  it("with nothing left is replaced by the rules' answer, which say why only where the facts contradict it", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({ text: "The Vikings beat the Bears 31-7.{result} Bet on the over." }));
    const contradicted = answerOf(await chat.ask("user", "Who won?"));
    expect(contradicted).toMatchObject({
      by: { model: null, note: expect.stringContaining("The stats contradict") },
      text: "The Vikings beat the Bears 11-7.",
      error: null,
    });
    expect(await chat.site.store.chatCount(TODAY)).toEqual({ answers: 1, violations: 1 });
    chat.language.script(() => ({ text: "Minnesota won, as everybody thought." }));
    expect(answerOf(await chat.ask("user", "Who won?"))).toMatchObject({
      by: { model: null, note: null },
      text: "The Vikings beat the Bears 11-7.",
    });
  });

  it.each([
    ["answers with a fault", () => ({ status: 500 })],
    ["does not take the key", () => ({ status: 401 })],
    ["sends a proxy's page", () => "html" as const],
    ["never answers", () => "silent" as const],
  ])("falls back on the rules, and says so, when the model's server %s", async (_what, reply) => {
    chat = await openChatSite({ patience: 200 });
    chat.language.script(reply);
    const answer = answerOf(await chat.ask("user", "Who won?"));
    expect(answer.by).toEqual({ model: null, note: "The AI model did not answer." });
    expect(answer.text).toContain("11");
    expect(chat.site.log.join("\n")).toContain("the analyst's model did not answer");
  });

  it("S9.voice.12 stops after 10 turns of tools", async () => {
    chat = await openChatSite();
    chat.language.script((_request, index) => lookUp(index));
    const answer = answerOf(await chat.ask("user", "Who won?"));
    expect(chat.language.requests).toHaveLength(10);
    expect(answer.error).toContain("couldn’t find an answer");
  });

  it("gives a person 40 answers of the model in an hour, and rules after that", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({ text: "The Vikings beat the Bears 11-7.{result}" }));
    for (let asked = 0; asked < 40; asked += 1) {
      expect(answerOf(await chat.ask("user", "Who won?")).by?.model).toBe("scripted");
    }
    expect(answerOf(await chat.ask("user", "Who won?")).by).toMatchObject({
      model: null,
      note: expect.stringContaining("reached this hour’s limit"),
    });
    expect(answerOf(await chat.ask("administrator", "Who won?")).by?.model).toBe("scripted");
  });

  it("keeps to half of AI_TOKENS_PER_DAY, and to all of it with what previews and recaps took", async () => {
    chat = await openChatSite({ tokens: 100_000 });
    chat.language.script(() => ({ text: "The Vikings beat the Bears 11-7.{result}" }));
    const use = { purpose: "chat", model: "scripted", calls: 5, inputTokens: 25_000, outputTokens: 1_000 } as const;
    await chat.site.store.addModelUse(TODAY, use);
    expect(answerOf(await chat.ask("user", "Who won?")).by?.model).toBe("scripted");
    // Of 50,000 tokens fewer are left than an answer usually takes.
    await chat.site.store.addModelUse(TODAY, { ...use, inputTokens: 5_000 });
    expect(answerOf(await chat.ask("user", "Who won?")).by).toMatchObject({
      model: null,
      note: expect.stringContaining("are used up"),
    });
    await chat.close();
    chat = await openChatSite({ tokens: 100_000 });
    await chat.site.store.addModelUse(TODAY, { ...use, purpose: "stories", inputTokens: 75_000, outputTokens: 10_000 });
    expect(answerOf(await chat.ask("user", "Who won?")).by).toMatchObject({
      model: null,
      note: expect.stringContaining("are used up"),
    });
    expect(chat.language.requests).toEqual([]);
  });

  it("lets go of the model when the reader leaves, over a real socket, and gives back what was set aside", async () => {
    chat = await openChatSite({ patience: 60_000 });
    chat.language.script(() => "silent");
    const address = await chat.site.listen();
    const leaving = new AbortController();
    const asked = fetch(`${address}/api/chat`, {
      method: "POST",
      body: JSON.stringify(question(chat.gameKey)),
      headers: { origin: address, "content-type": "application/json", cookie: chat.cookie("user") },
      signal: leaving.signal,
    }).then((response) => response.text());
    await expect.poll(() => chat.language.requests.length).toBe(1);
    const setAside = async () => {
      const uses = await chat.site.store.modelUse(TODAY);
      return uses.find(({ purpose }) => purpose === "chat")?.inputTokens ?? 0;
    };
    expect(await setAside()).toBe(60_000);
    leaving.abort();
    await expect(asked).rejects.toThrow("aborted");
    await expect.poll(setAside).toBeLessThan(60_000);
    // Nobody answered, and the question that was sent is counted at what it is thought to have taken.
    expect(await setAside()).toBeGreaterThan(0);
    expect(await chat.site.store.chatCount(TODAY)).toEqual({ answers: 0, violations: 0 });
  });
});

describe("the page of a question, without a script", () => {
  it("lets go of the model when the reader leaves, and gives back what was set aside", async () => {
    chat = await openChatSite({ patience: 60_000 });
    chat.language.script(() => "silent");
    const address = await chat.site.listen();
    const leaving = new AbortController();
    const asked = fetch(`${address}/games/${chat.gameKey}/ask`, {
      method: "POST",
      body: new URLSearchParams({ q: "Who won?" }),
      headers: { origin: address, cookie: chat.cookie("user") },
      signal: leaving.signal,
    }).then((response) => response.text());
    await expect.poll(() => chat.language.requests.length).toBe(1);
    const setAside = async () => {
      const uses = await chat.site.store.modelUse(TODAY);
      return uses.find(({ purpose }) => purpose === "chat")?.inputTokens ?? 0;
    };
    expect(await setAside()).toBe(60_000);
    leaving.abort();
    await expect(asked).rejects.toThrow("aborted");
    await expect.poll(setAside).toBeLessThan(60_000);
    expect(await chat.site.store.chatCount(TODAY)).toEqual({ answers: 0, violations: 0 });
  });
});

describe("/metrics", () => {
  it("counts what a model has answered today, and nothing where there is no model", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({ text: "The Vikings beat the Bears 11-7.{result}" }));
    await chat.ask("user", "Who won?");
    const figures = await (await fetch(`${await chat.site.listen()}/metrics`)).text();
    expect(figures).toMatch(/^pickle_six_chat_answers_today 1$/m);
    expect(figures).toMatch(/^pickle_six_chat_sentences_stopped_today 0$/m);
    expect(figures).toMatch(/^pickle_six_chat_tokens_today\{direction="in"\} [1-9]/m);
    expect(figures).toMatch(/^pickle_six_chat_tokens_allowed 500000$/m);
    await chat.close();
    chat = await openChatSite({ hasModel: false });
    await chat.ask("visitor", "Who won?");
    expect(await (await fetch(`${await chat.site.listen()}/metrics`)).text()).not.toMatch(/^pickle_six_chat_\w+ /m);
  });
});

describe("the chat in /admin", () => {
  it("says what a model has taken of the share of the day, and what that costs", async () => {
    chat = await openChatSite({ price: { input: 100, output: 100 }, tokens: 80_000 });
    await chat.site.store.addModelUse(TODAY, {
      purpose: "chat",
      model: "scripted",
      calls: 2,
      inputTokens: 9_000,
      outputTokens: 1_000,
    });
    const page = await (await chat.site.get("/admin", { cookie: chat.cookie("administrator") })).text();
    expect(page.replaceAll(/<!--.*?-->/g, "")).toContain("2 calls, 10,000 of 40,000 tokens, $1.00");
  });
});

describe("the page of a question", () => {
  const pageOf = async (response: Response) => [response.status, await response.text()] as const;

  it("answers what stands in its address by rules, never by the model", async () => {
    chat = await openChatSite();
    const [status, page] = await pageOf(
      await chat.site.get(`/games/${chat.gameKey}/ask?q=Who+won`, { cookie: chat.cookie("user") }),
    );
    expect(status).toBe(200);
    expect(page).toContain("Answered from this game’s stats");
    expect(page).toContain("noindex");
    expect(chat.language.requests).toEqual([]);
  });

  it("answers its form by the model for people who may ask it, and says what is wrong with a question", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({ text: "The Vikings beat the Bears 11-7.{result}" }));
    const send = (q: string) =>
      chat.site.app.fetch(
        new Request(`http://127.0.0.1/games/${chat.gameKey}/ask`, {
          method: "POST",
          body: new URLSearchParams({ q }),
          headers: { "sec-fetch-site": "same-origin", cookie: chat.cookie("user") },
        }),
      );
    const [status, page] = await pageOf(await send("<b>Who</b> won?"));
    expect(status).toBe(200);
    expect(page).toContain("Answered by AI (scripted)");
    expect(page).toContain("The Vikings beat the Bears 11-7.");
    expect(page).toContain("&lt;b&gt;Who&lt;/b&gt; won?");
    expect((await pageOf(await send(" ")))[1]).toContain("Type a question about this game first.");
    const [refused, kept] = await pageOf(await send(`why ${"a".repeat(497)}`));
    expect(refused).toBe(400);
    // What was typed is still in the field, to be made shorter.
    expect(kept).toMatch(/<input[^>]* value="why a{400,}/);
  });
});
