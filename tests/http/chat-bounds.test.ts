import { afterEach, describe, expect, it } from "vitest";
import { NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type ChatSite, openChatSite } from "../setup/open-chat-site.ts";

let chat: ChatSite;
afterEach(() => chat.close());

const answerOf = (events: readonly ChatEvent[]) => events.reduce(withEvent, NO_ANSWER);

describe("what an answer of the model may take", () => {
  it("answers four tools of a turn, each call once, and tells the model about the rest", async () => {
    chat = await openChatSite();
    const calls = ["1", "1", "2", "3", "4"].map((quarter) => ({ name: "get_all_plays", arguments: { quarter } }));
    const same = { name: "get_all_plays", arguments: { flow: null, quarter: "1" } };
    chat.language.script((_request, index) =>
      index === 0
        ? { toolCalls: calls }
        : index === 1
          ? { toolCalls: [same] }
          : { text: "The Vikings beat the Bears 11-7.{result}" },
    );
    const answer = answerOf(await chat.ask("user", "Who won?"));
    expect(answer.text).toBe("The Vikings beat the Bears 11-7.");
    // The person is told of what was looked up, once.
    expect(answer.tools.slice(2).map(({ args }) => args)).toEqual([
      { quarter: "1" },
      { quarter: "2" },
      { quarter: "3" },
    ]);
    const results = chat.language.requests.at(-1)?.messages.filter(({ role }) => role === "tool") ?? [];
    const [first, repeated, , third, fifth, again] = results.slice(2).map(({ content }) => content);
    expect(JSON.parse(first ?? "")).toMatchObject({ plays: expect.any(Array) });
    expect(repeated).toBe(first);
    expect(again).toBe(first);
    expect(JSON.parse(third ?? "")).toMatchObject({ plays: expect.any(Array) });
    expect(JSON.parse(fifth ?? "")).toEqual({
      error: expect.stringMatching(/^Not looked up: one turn may call 4 tools\./),
    });
  });

  it("ends an answer before the turn that could pass its ceiling, and says what to ask instead", async () => {
    chat = await openChatSite({ games: [simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" })] });
    chat.language.script((_request, index) => ({
      toolCalls: [{ name: "get_all_plays", arguments: index === 0 ? {} : { quarter: String(index) } }],
    }));
    const answer = answerOf(await chat.ask("user", "Tell me everything."));
    expect(answer.error).toContain("takes more lookups than one answer allows");
    expect(chat.language.requests.length).toBeLessThan(10);
    expect(chat.language.billed()).toBeLessThan(60_000);
  });

  it("says so where a conversation alone is more than an answer may take, and asks no model", async () => {
    chat = await openChatSite({ tokens: 60_000 });
    const turns = Array.from({ length: 9 }, (_, index) => [
      { role: "user" as const, text: "And then?" },
      { role: "assistant" as const, text: "😀".repeat(index === 0 ? 1 : 900), tools: [] },
    ]).flat();
    const answer = answerOf(await chat.ask("user", [...turns, { role: "user", text: "Who won?" }]));
    expect(answer.by).toEqual({ model: null, note: expect.stringContaining("too long for the AI model") });
    expect(answer.text).toContain("11");
    expect(chat.language.requests).toEqual([]);
  });
});
