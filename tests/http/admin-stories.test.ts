import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fail } from "../../domain/result.ts";
import { startStories } from "../../server/start-stories.ts";
import type { StoryEditor } from "../../server/stories/story-editor.ts";
import { awayText, scriptedWriter, trueText } from "../fixtures/scripted-writer.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { htmlOf } from "../setup/html-of.ts";
import { withoutMarks } from "../setup/without-marks.ts";

const GAME = simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "GB", dateTime: "2025-09-21T17:00:00Z" });
const PAGE = `/games/${GAME.game.gameKey}`;
const USER = "fan@six.example";

let site: OpenSite;
let editor: StoryEditor;
let cookie = "";
let userCookie = "";
const writer = scriptedWriter();

beforeAll(async () => {
  site = await openSite({
    games: [GAME, smallGame()],
    administrator: ADMINISTRATOR,
    now: new Date("2025-09-22T06:00:00Z"),
    stories(store, log) {
      const environment = { AI_TOKENS_PER_DAY: 1_000_000, AI_PRICE: { input: 1, output: 10 } };
      editor = startStories({ store, writer, environment, log, now: () => new Date("2025-09-22T06:00:00Z") });
      return editor;
    },
  });
  cookie = await signInAs(site, ADMINISTRATOR);
  userCookie = await signInAs(site, USER);
});
beforeEach(() => {
  writer.answer = trueText;
});
afterAll(async () => {
  await editor.stop();
  await site.close();
});

function post(form: Record<string, string>, as = cookie): Promise<Response> {
  const headers = { cookie: as, "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams(form);
  return site.app.fetch(new Request(`http://127.0.0.1${PAGE}`, { method: "POST", headers, body }));
}

async function outcomeOf(response: Response): Promise<string> {
  const found = /<output class="msg[^"]*">(.*?)<\/output>/.exec(await response.text())?.[1] ?? "";
  return withoutMarks(found);
}

async function panel(): Promise<string> {
  const page = await htmlOf(await site.get(PAGE, { cookie }));
  return /<section class="admin"[\s\S]*?<\/section>/.exec(page)?.[0] ?? "";
}

async function readersSee(): Promise<boolean> {
  return (await (await site.get(PAGE)).text()).includes('id="recap"');
}

describe("the administrator's tools for a game's texts", () => {
  it("offer what could be written, as forms that need no script", async () => {
    const tools = await panel();
    expect(tools).toContain("Recap: not written yet");
    expect(tools).toMatch(
      /<input type="hidden" name="intent" value="rewriteStory"\/><input type="hidden" name="kind" value="recap"\/>/,
    );
    expect(tools).toContain(">Write recap</button>");
    expect(tools).not.toContain("preview");
    expect(tools).not.toContain("unpublishStory");
  });

  it("write, take back after a second look, publish again and rewrite, each told on the page", async () => {
    expect(await readersSee()).toBe(false);
    expect(await outcomeOf(await post({ intent: "rewriteStory", kind: "recap" }))).toMatch(
      /^✓ Recap published, written by a-model: \d+ facts checked\. /,
    );
    await expect.poll(readersSee).toBe(true);
    const tools = await panel();
    expect(tools).toContain("Recap: published, by a-model");
    expect(tools).toMatch(
      /<details><summary>Unpublish recap<\/summary>[\s\S]*value="unpublishStory"[\s\S]*<\/details>/,
    );

    expect(await outcomeOf(await post({ intent: "unpublishStory", kind: "recap" }))).toBe(
      "✓ Recap unpublished: readers no longer see it",
    );
    await expect.poll(readersSee).toBe(false);
    expect(await panel()).toContain("unpublished, by a-model; readers can’t see it");
    expect(await outcomeOf(await post({ intent: "unpublishStory", kind: "recap" }))).toMatch(
      /^✗ There is no published recap/,
    );

    expect(await outcomeOf(await post({ intent: "publishStory", kind: "recap" }))).toMatch(/^✓ Recap published/);
    await expect.poll(readersSee).toBe(true);
    expect(await outcomeOf(await post({ intent: "rewriteStory", kind: "recap" }))).toMatch(/^✓ Recap published/);
  });

  it("say of the template's text where its facts are from: nobody checked it", async () => {
    const message = "a-model refused";
    writer.answer = () => fail({ kind: "refused", message, retryAfterSeconds: null, inputTokens: 0, outputTokens: 0 });
    expect(await outcomeOf(await post({ intent: "rewriteStory", kind: "recap" }))).toMatch(
      /^✓ Recap published: \d+ facts from the game’s data\. a-model refused; the template.+ story replaces it\.$/,
    );
    writer.answer = trueText;
    await post({ intent: "rewriteStory", kind: "recap" });
  });

  it("say what keeps a text from being written", async () => {
    writer.answer = () => awayText("unreachable");
    expect(await outcomeOf(await post({ intent: "rewriteStory", kind: "recap" }))).toMatch(
      /^✗ the model's server is unreachable|^✗ .*unreachable/,
    );
    expect(await outcomeOf(await post({ intent: "rewriteStory", kind: "preview" }))).toMatch(
      /^✗ A preview is written before the kickoff/,
    );
  });

  it.each([
    { intent: "rewriteStory" },
    { intent: "rewriteStory", kind: "poem" },
    { intent: "dropStory", kind: "recap" },
    { intent: "constructor", kind: "recap" },
  ])("refuse $intent $kind", async (form) => {
    const asked = writer.asked.length;
    const response = await post(form);
    expect(response.status).toBe(400);
    expect(await outcomeOf(response)).toMatch(/^✗ /);
    expect(writer.asked).toHaveLength(asked);
  });

  it.each(["rewriteStory", "unpublishStory", "publishStory"])(
    "S6.admin.9 %s of anybody else is 403, and nothing is done",
    async (intent) => {
      const asked = writer.asked.length;
      const before = await site.store.story(GAME.game.gameKey, "recap");
      for (const as of ["", userCookie]) {
        const response = await post({ intent, kind: "recap", isAdministrator: "true" }, as);
        expect(response.status).toBe(403);
      }
      expect(writer.asked).toHaveLength(asked);
      expect(await site.store.story(GAME.game.gameKey, "recap")).toEqual(before);
    },
  );

  it("S6.visitor.2 stand in nobody else's page, and neither does a text that was taken back", async () => {
    await post({ intent: "unpublishStory", kind: "recap" });
    for (const headers of [{}, { cookie: userCookie }] as Record<string, string>[]) {
      for (const path of [PAGE, `${PAGE}.data`]) {
        const page = await (await site.get(path, headers)).text();
        for (const word of ["rewriteStory", "unpublish", "a-model", "canWrite"]) expect(page, word).not.toContain(word);
      }
    }
    await post({ intent: "publishStory", kind: "recap" });
  });
});

describe("the stories of /admin", () => {
  it("show the writer, the day's calls, tokens and cost, what waits and the last texts", async () => {
    const page = await htmlOf(await site.get("/admin", { cookie }));
    const part = page.slice(page.indexOf('id="stories-h"'));
    expect(part).toContain("a-model");
    expect(part).toMatch(/\d+ calls, [\d,]+ of 1,000,000 tokens, \$0\.\d+/);
    expect(part).toContain("Every fact held at once.");
    expect(part).toContain("Unpublished by the administrator");
    expect(part).toMatch(/>Recap: Lions at Packers, Week 3, 2025<\/a>/);
    expect(part).not.toMatch(/(?:recap|preview) of \d/);
    expect(part).toMatch(/<th[^>]*>Written by<\/th>.*<td>a-model<\/td>/s);
    expect(part).toContain("The model is unavailable");
  });

  it("are absent where nobody writes", async () => {
    const bare = await openSite({ games: [smallGame()], administrator: ADMINISTRATOR });
    try {
      const own = await signInAs(bare, ADMINISTRATOR);
      expect(await (await bare.get("/admin", { cookie: own })).text()).not.toContain("stories-h");
      const page = await (await bare.get(`/games/${smallGame().game.gameKey}`, { cookie: own })).text();
      expect(page).not.toContain("rewriteStory");
    } finally {
      await bare.close();
    }
  });
});

describe("/metrics", () => {
  it("counts texts by what came of them, and tokens", async () => {
    const { body } = await metrics();
    expect(body).toMatch(/^pickle_six_stories_total\{outcome="published"\} [1-9]/m);
    expect(body).toMatch(/^pickle_six_stories_total\{outcome="delayed"\} 1$/m);
    expect(body).toMatch(/^pickle_six_story_tokens_today\{direction="in"\} [1-9]/m);
    expect(body).toMatch(/^pickle_six_story_tokens_allowed 1000000$/m);
  });
});

async function metrics(): Promise<{ body: string }> {
  const address = await site.listen();
  return { body: await (await fetch(`${address}/metrics`)).text() };
}
