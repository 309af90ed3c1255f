import { afterEach, describe, expect, it } from "vitest";
import { NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { type ChatSite, openChatSite } from "../setup/open-chat-site.ts";

let chat: ChatSite;
afterEach(() => chat.close());

const answerOf = (events: readonly ChatEvent[]) => events.reduce(withEvent, NO_ANSWER);
/** The day of the sample's clock. */
const TODAY = "2025-09-09";

describe("a sentence of a model that is stopped", () => {
  it("asks once, with the facts and the reasons and without tools, for a sentence that was stopped, and gives it in its place", async () => {
    chat = await openChatSite();
    chat.language.script((_request, index) =>
      index === 0
        ? {
            text: "The Vikings beat the Bears 11-7.{result} The Vikings cruised 31-7.{result} They won by 4 points.{result}",
          }
        : { text: "[1] The Vikings won 11-7.{result}" },
    );
    const answer = answerOf(await chat.ask("user", "Who won?"));
    expect(answer).toMatchObject({
      text: "The Vikings beat the Bears 11-7. The Vikings won 11-7. They won by 4 points.",
      isCorrected: false,
      error: null,
    });
    const [first, again] = chat.language.requests;
    expect(first?.body["tools"]).toBeDefined();
    expect(again?.body["tools"]).toBeUndefined();
    const told = again?.messages.map(({ content }) => content).join("\n") ?? "";
    expect(told).toContain("QUESTION: Who won?");
    expect(told).toContain("YOUR ANSWER SO FAR: The Vikings beat the Bears 11-7.");
    expect(told).toContain("result: the Vikings beat the Bears 11-7");
    expect(told).toMatch(/\[1\] The Vikings cruised 31-7\.\{result\}\n- .*31-7/);
    expect(told).not.toContain("They won by 4");
    expect(told.length).toBeLessThan(6_000);
    expect(await chat.site.store.chatCount(TODAY)).toEqual({ answers: 1, violations: 1 });
  });

  it("keeps lines and paragraphs apart when a sentence is said again, also one without its period", async () => {
    chat = await openChatSite();
    chat.language.script((_request, index) =>
      index === 0
        ? {
            text: "- The Vikings beat the Bears 11-7{result}\n- The Vikings won 31-7{result}\n- They won by 4 points{result}",
          }
        : { text: "[1] The Vikings won 11-7{result}" },
    );
    expect(answerOf(await chat.ask("user", "Who won?")).text).toBe(
      "The Vikings beat the Bears 11-7 The Vikings won 11-7. They won by 4 points",
    );
  });

  it.each([
    ["gives it up", { text: "[1] -" }],
    ["says it again as it was", { text: "[1] The Vikings won 31-7.{result}" }],
    ["answers in another form", { text: "Sorry about that! The Vikings won 31-7." }],
    ["fails", { status: 500 }],
    ["drops the connection", "cut off" as const],
    ["never answers", "silent" as const],
  ])("leaves a stopped sentence out, and gives what follows it, where the model %s", async (_what, second) => {
    chat = await openChatSite({ patience: 1_000 });
    chat.language.script((_request, index) =>
      index === 0 ? { text: "The Vikings won 31-7.{result} The Vikings beat the Bears 11-7.{result}" } : second,
    );
    expect(answerOf(await chat.ask("user", "Who won?"))).toMatchObject({
      by: { model: "scripted", note: null },
      text: "The Vikings beat the Bears 11-7.",
      isCorrected: true,
      error: null,
    });
    expect(chat.language.requests).toHaveLength(2);
  });

  it("asks for nothing again that cites nothing", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({ text: "The Bears led at halftime. The Vikings beat the Bears 11-7.{result}" }));
    expect(answerOf(await chat.ask("user", "Who won?")).text).toBe("The Vikings beat the Bears 11-7.");
    expect(chat.language.requests).toHaveLength(1);
  });

  it("gives what it has, and says that it stopped, where the server goes after a sentence that was stopped", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({
      brokenOff: "The Vikings won 31-7.{result} The Vikings beat the Bears 11-7.{result} They won by",
    }));
    expect(answerOf(await chat.ask("user", "Who won?"))).toMatchObject({
      text: "The Vikings beat the Bears 11-7.",
      error: expect.stringContaining("stopped here"),
    });
    expect(chat.language.requests).toHaveLength(1);
  });
});
