import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { SUNDAY_GAMES, starsOf, sundayStateAt } from "../fixtures/sunday-week.ts";
import { type ChatSite, openChatSite } from "../setup/open-chat-site.ts";

const GAME = sundayStateAt(0, 90);
const HERO = starsOf("DET")[0] ?? { owner: "", name: "" };
const OTHER = SUNDAY_GAMES[0]?.game.gameKey ?? "";
const SURNAME = HERO.name.split(" ").slice(1).join(" ");
const STARS = `my-players=1/s:${HERO.owner}`;

let chat: ChatSite;
beforeAll(async () => {
  chat = await openChatSite({ games: [GAME] });
  await chat.site.store.putPlayers(simulatedPlayers());
});
afterAll(() => chat.close());

async function ask(text: string, cookie: string, more: object = {}): Promise<ChatEvent[]> {
  const body = { gameKey: OTHER, messages: [{ role: "user", text }], ...more };
  const session = chat.cookie("user");
  const answer = await chat.post("user", body, { cookie: [session, cookie].filter((one) => one !== "").join("; ") });
  expect(answer.headers.get("cache-control")).toContain("no-store");
  return (await answer.text())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as ChatEvent);
}
const textOf = (events: readonly ChatEvent[]) =>
  events.flatMap((one) => (one.type === "text" ? [one.text] : [])).join("");

describe("POST /api/chat about the reader's own players", () => {
  it("answers from the reader's cookies alone, by rules, and tells no model of it", async () => {
    const before = chat.language.requests.length;
    const events = await ask("How are my guys doing?", STARS);
    expect(events[0]).toEqual({ type: "by", model: null, note: null });
    expect(textOf(events)).toMatch(
      new RegExp(`^You have ${SURNAME} \\d+\\.\\d with a star\\. Starred: points by PPR\\.$`),
    );
    expect(textOf(await ask("How are my guys doing?", ""))).toContain("I don't know your players");
    expect(textOf(await ask("How are my guys doing?", "my-players=1/l:1:<b>"))).toContain("I don't know your players");
    expect(chat.language.requests).toHaveLength(before);
  });

  it("explains points under the rules that the reader keeps as theirs", async () => {
    const text = textOf(
      await ask(`Why does ${HERO.name} have these points under my rules?`, `${STARS}; my-scoring=half*pass_td*6`),
    );
    expect(text).toMatch(new RegExp(`^${HERO.name} has \\d+\\.\\d\\d under MY \\(Half PPR with changes\\): `));
  });

  it("tells a model of them only where the question is about them, with the scoring's name", async () => {
    const look = { toolCalls: [{ name: "get_player_game_stats", arguments: {} }] };
    const judge = { text: "I can't judge that." };
    const sent = async (question: string): Promise<string> => {
      chat.language.script((_request, index) => (index === 0 ? look : judge));
      const before = chat.language.requests.length;
      await ask(question, `${STARS}; my-scoring=half`);
      return JSON.stringify(chat.language.requests.slice(before));
    };
    const asked = await sent(`Was my starter ${HERO.name} any good? A haiku, please`);
    expect(asked).toContain("fantasyPointsMY");
    expect(asked).toContain("MY, Half PPR");
    expect(asked).not.toContain("my-players");
    const other = await sent("Compare both quarterbacks in a haiku");
    expect(other).not.toContain("fantasyPointsMY");
    expect(other).not.toContain("isYours");
  });

  it("is answered on the page without script too, which nobody keeps", async () => {
    const path = `/games/${OTHER}/ask?q=${encodeURIComponent("How are my guys doing?")}`;
    const answer = await chat.site.get(path, { cookie: STARS });
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await answer.text()).toContain(`You have ${SURNAME}`);
    expect(await (await chat.site.get(path)).text()).not.toContain(SURNAME);
  });
});
