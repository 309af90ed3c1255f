import { afterEach, describe, expect, it } from "vitest";
import { NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { chatLimits } from "../../server/chat/chat-limits.ts";
import { type ChatSite, openChatSite } from "../setup/open-chat-site.ts";

let chat: ChatSite;
afterEach(() => chat.close());

const answerOf = (events: readonly ChatEvent[]) => events.reduce(withEvent, NO_ANSWER);
/** The day of the sample's clock. */
const TODAY = "2025-09-09";
/** The network of everybody whose request comes without a socket. */
const NETWORK = "unknown";

const use = (inputTokens: number) =>
  chat.site.store.addModelUse(TODAY, { purpose: "chat", model: "scripted", calls: 0, inputTokens, outputTokens: 0 });

/** Asks so many times as the fan, one after the other; gives why the model did not answer, or its name. */
async function asked(times: number): Promise<Set<string>> {
  const found = new Set<string>();
  for (let count = 0; count < times; count += 1) {
    const { by } = answerOf(await chat.ask("user", "Who won?"));
    found.add(by?.note ?? by?.model ?? "");
  }
  return found;
}

describe("a question that the model is not asked counts", () => {
  it("for nobody where the day's tokens are used up", async () => {
    chat = await openChatSite({ tokens: 100_000 });
    chat.language.script(() => ({ text: "The Vikings beat the Bears 11-7.{result}" }));
    await use(50_000);
    expect([...(await asked(45))]).toEqual([expect.stringContaining("are used up")]);
    await use(-50_000);
    expect([...(await asked(1))]).toEqual(["scripted"]);
  });

  it("for nobody where the person's last answer is still being written", async () => {
    chat = await openChatSite({ patience: 60_000 });
    chat.language.script(() => "silent");
    const leaving = await chat.post("user", { gameKey: chat.gameKey, messages: [{ role: "user", text: "Who won?" }] });
    await expect.poll(() => chat.language.requests.length).toBe(1);
    expect([...(await asked(45))]).toEqual([expect.stringContaining("still writing your last answer")]);
    chat.language.script(() => ({ text: "The Vikings beat the Bears 11-7.{result}" }));
    await leaving.body?.cancel();
    const { reads } = chat.site.database;
    const held = () => reads.selectFrom("lease").selectAll().where("name", "like", "chat %").execute();
    await expect.poll(held).toEqual([]);
    expect([...(await asked(1))]).toEqual(["scripted"]);
  });

  it("not for the network where its person has asked as often as one can", async () => {
    chat = await openChatSite();
    chat.language.script(() => ({ text: "The Vikings beat the Bears 11-7.{result}" }));
    // Another process over the same store, where somebody of the network asks and asks.
    const elsewhere = chatLimits(chat.site.database);
    const person = { userId: "keen", email: "keen@six.example", isAdministrator: false, isFresh: true };
    const keen = { viewer: person, address: NETWORK };
    const taken: boolean[] = [];
    for (let count = 0; count < 140; count += 1) taken.push((await elsewhere.askModel(keen)).ok);
    expect(taken.filter(Boolean)).toHaveLength(40);
    // 80 of the network's 120 are left to everybody else.
    expect([...(await asked(40))]).toEqual(["scripted"]);
    expect(answerOf(await chat.ask("administrator", "Who won?")).by?.model).toBe("scripted");
  });
});
