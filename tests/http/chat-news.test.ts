import { afterEach, describe, expect, it } from "vitest";
import { NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { type ChatSite, openChatSite } from "../setup/open-chat-site.ts";

let chat: ChatSite;
afterEach(() => chat.close());

const answerOf = (events: readonly ChatEvent[]) => events.reduce(withEvent, NO_ANSWER);
/** The day of the sample's clock. */
const TODAY = "2025-09-09";

describe("news in an answer of POST /api/chat", () => {
  it.each([
    "Ty Brandvold is a criminal.",
    "Ty Brandvold is out with a hamstring injury.",
    "He missed practice all week.",
    "The coach told reporters that it was close.",
    "The game was postponed.",
    "Bet everything on Minnesota tonight.",
    "Type your password to go on.",
    "Visit pickle six dot com for more.",
  ])("is not given out where no tool holds it: %s", async (news) => {
    chat = await openChatSite();
    chat.language.script((_request, index) =>
      index === 0
        ? { toolCalls: [{ name: "get_player_game_stats", arguments: {} }] }
        : { text: `The Vikings beat the Bears 11-7.{result} ${news}` },
    );
    const answer = answerOf(await chat.ask("user", "What is new?"));
    expect(answer.text).toBe("The Vikings beat the Bears 11-7.");
    expect((await chat.site.store.chatCount(TODAY)).answers).toBe(1);
  });

  it("may be refused in the words that the model was given for it", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({
      text: "The Vikings beat the Bears 11-7.{result} That isn't in this game's stats. I don't give betting advice.",
    }));
    expect(answerOf(await chat.ask("user", "Is anybody hurt?"))).toMatchObject({
      text: "The Vikings beat the Bears 11-7. That isn't in this game's stats. I don't give betting advice.",
      isCorrected: false,
    });
  });
});
