import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishStory } from "../../server/stories/publish-story.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { readPageData } from "../setup/read-page-data.ts";
import { signInAs } from "../setup/sign-in-as.ts";
import { htmlOf } from "../setup/html-of.ts";

const { games, players, stories } = sampleLeague();
const GAME = `/games/${SAMPLE_KEYS.final}`;
const plays = games.find(({ game }) => game.gameKey === SAMPLE_KEYS.final)?.allPlays ?? [];
const ADMINISTRATOR = "boss@example.com";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({
    games,
    players,
    now: SAMPLE_NOW,
    baseUrl: "https://pickle.example",
    administrator: ADMINISTRATOR,
  });
  for (const story of stories) await publishStory(site.store, story, await site.store.gameSnapshot(story.gameKey));
});
afterAll(() => site.close());

async function textOf(path: string, status = 200): Promise<string> {
  const answer = await site.get(path);
  expect(answer.status, path).toBe(status);
  return htmlOf(answer);
}

async function leadsTo(path: string): Promise<string | null> {
  const answer = await site.get(path);
  expect(answer.status, path).toBe(302);
  return answer.headers.get("location");
}

describe("a finished game as of a play", () => {
  it("says which moment it is, and is for readers and not for search engines", async () => {
    const page = await textOf(`${GAME}?at=60&plays=flow`);
    expect(page).toMatch(/The page as of <b>Q\d \d+:\d\d<\/b>, play 60/);
    expect(page).toContain("Later plays and the result are hidden.");
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain(`<link rel="canonical" href="https://pickle.example${GAME}"/>`);
    // Who shares it shares the moment: a preview made from the game's own page would have the result.
    expect(page).toContain(`<meta property="og:url" content="https://pickle.example${GAME}?at=60"/>`);
    expect(/<title>(.*?)<\/title>/.exec(page)?.[1]).toMatch(/ at Q\d \d+:\d\d - Pickle Six Time Machine$/);
  });

  it("is offered by the card of each play of a finished game, at a moment too, and by none of a game that is on", async () => {
    const way = (query: string) => `href="${GAME}?at=${query}">Watch from here</a>`;
    expect(await textOf(`${GAME}?play=30`)).toContain(way("30"));
    expect(await textOf(`${GAME}?at=60&play=30&tab=rushing&scoring=half`)).toContain(
      way("30&amp;tab=rushing&amp;scoring=half"),
    );
    const on = games.find(({ game }) => game.gameKey === SAMPLE_KEYS.live);
    const live = await textOf(`/games/${SAMPLE_KEYS.live}?play=${on?.allPlays[9]?.playId}`);
    expect(live).toContain(">Copy link</a>");
    expect(live).not.toContain("Watch from here");
  });

  it("stands before kickoff with the preview's place and no score", async () => {
    const page = await textOf(`${GAME}?at=kickoff`);
    expect(page).toContain("The page as of <b>kickoff</b>");
    expect(page).not.toContain('class="pts"');
    expect(page).toMatch(/<dt>Win chance<\/dt><dd>[A-Z]+ \d+%, [A-Z]+ \d+%<\/dd>/);
    expect(page).not.toContain('id="recap"');
  });

  it("is the finished game, its recap too, after the last play", async () => {
    const page = await textOf(`${GAME}?at=${plays.at(-1)?.playId}`);
    expect(page).toContain("The page as of <b>the end</b>");
    expect(page).toContain('id="recap"');
    expect(page).not.toContain("Later plays are hidden");
  });

  it("has the line of the chance in its track, under the score, and not once more below", async () => {
    const page = await textOf(`${GAME}?at=60`);
    expect(page).toMatch(/<path class="chance-line" d="M0 [\d.]+ [\d. ]+"/);
    expect(page).toMatch(/aria-valuetext="[^"]*, win chance [A-Z][^"]* \d+ percent"/);
    expect(page.indexOf('class="pts"')).toBeLessThan(page.indexOf('class="past"'));
    expect(page.indexOf('class="past"')).toBeLessThan(page.indexOf('class="situation"'));
    expect(page).not.toContain('<div class="chance">');
    expect(page).toContain('<div class="lead">');
  });

  it("is left for the page with the result by a browser that hides scores too", async () => {
    const hidden = await (await site.get(`${GAME}?at=60`, { cookie: "scores=hidden" })).text();
    const leave = /<a class="btn quiet" rel="nofollow" href="([^"]+)"[^>]*>Leave and show the result/.exec(hidden)?.[1];
    expect(leave).toBe(`${GAME}?scores=shown`);
    const left = await (await site.get(leave ?? "", { cookie: "scores=hidden" })).text();
    expect(left).not.toContain("Scores hidden");
    expect(left).toContain('class="pts"');
  });

  it("never fills the memory of kept pages", async () => {
    for (const path of [`${GAME}?at=61`, `${GAME}?at=61`, `${GAME}.data?at=61`, `${GAME}.data?at=61`]) {
      const answer = await site.get(path);
      await answer.arrayBuffer();
      expect(answer.headers.get("server-timing"), path).toMatch(/^kept;desc="no"/);
      expect(answer.headers.get("cache-control"), path).toBe("no-cache");
    }
  });

  it("has no tools for the administrator, whose texts tell the result", async () => {
    const cookie = await signInAs(site, ADMINISTRATOR);
    const answer = await site.get(`${GAME}?at=60`, { cookie });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).not.toContain("LLM_EXPORT");
    expect(page).not.toContain("Regenerate");
  });

  it("is left by a link that says what it shows", async () => {
    expect(await textOf(`${GAME}?at=60`)).toMatch(
      new RegExp(`<a class="btn quiet" rel="nofollow" href="${GAME}"[^>]*>Leave and show the result</a>`),
    );
  });
});

describe("the ways from one moment to others", () => {
  it("lead one play on without naming it, and keep the reader's filter", async () => {
    const page = await textOf(`${GAME}?at=60&plays=flow`);
    expect(page).toContain(`href="${GAME}?plays=flow&amp;after=60"`);
    expect(page).toContain(`href="${GAME}?at=59&amp;plays=flow"`);
    expect(await leadsTo(`${GAME}?plays=flow&after=60`)).toBe(`${GAME}?at=61&plays=flow`);
    expect(await leadsTo(`${GAME}?after=kickoff`)).toBe(`${GAME}?at=1`);
    const last = plays.at(-1)?.playId;
    expect(await leadsTo(`${GAME}?after=${last}`)).toBe(`${GAME}?at=${last}`);
  });

  it("lead to the second of the slider, and to the start of a quarter before its kickoff", async () => {
    expect(await leadsTo(`${GAME}?sec=0`)).toBe(`${GAME}?at=kickoff`);
    for (const [second, quarter] of [
      [1800, "3"],
      [2700, "4"],
    ] as const) {
      const first = plays.findIndex(({ quarterName }) => quarterName === quarter);
      expect(await leadsTo(`${GAME}?sec=${second}`)).toBe(`${GAME}?at=${plays[first - 1]?.playId}`);
    }
    expect(await leadsTo(`${GAME}?sec=3600`)).toBe(`${GAME}?at=${plays.at(-1)?.playId}`);
    expect(await leadsTo(`${GAME}?sec=later`)).toBe(`${GAME}?at=kickoff`);
  });

  it("has no overtime before there is one", async () => {
    const tie = `/games/${SAMPLE_KEYS.tie}`;
    const overtime = games
      .find(({ game }) => game.gameKey === SAMPLE_KEYS.tie)
      ?.allPlays.findIndex(({ quarterName }) => quarterName === "OT");
    if (overtime === undefined || overtime < 0) throw new Error("the tie went to overtime");
    const before = await textOf(`${tie}?at=${overtime - 1}`);
    expect(before).toMatch(/<input type="range"[^>]* max="3600"/);
    expect(before).not.toContain("sec=3600");
    const after = await textOf(`${tie}?at=${overtime + 1}`);
    expect(after).toMatch(/<input type="range"[^>]* max="4500"/);
    expect(after).toMatch(/href="[^"]*sec=3600"[^>]*>OT<\/a>/);
    const start = new URL((await leadsTo(`${tie}?sec=3600`)) ?? "", "http://site").searchParams.get("at");
    expect(await textOf(`${tie}?at=${start}`)).toMatch(/The page as of <b>OT 15:00<\/b>/);
  });

  it.each([
    ["an unknown play", `${GAME}?at=nobody`, 404, "Play not found", `href="${GAME}?at=kickoff"`],
    [
      "a game that is being played",
      `/games/${SAMPLE_KEYS.live}?at=3`,
      404,
      "This game is not over yet",
      "Go to the game",
    ],
    ["a game without plays", `/games/${SAMPLE_KEYS.noPlays}?at=3`, 404, "No plays to go back to", "Go to the game"],
    ["a game that nobody has", "/games/202519999?at=3", 404, "Game not found", 'href="/stats"'],
  ])("say what is wrong with %s", async (_what, path, status, title, way) => {
    const page = await textOf(path, status);
    expect(page).toContain(title);
    expect(page).toContain(way);
  });

  it("are a page's data too", async () => {
    const data = (await readPageData(await site.get(`${GAME}.data?at=60`))) as Record<
      string,
      { data: { past: unknown } }
    >;
    expect(data["routes/game"]?.data.past).toMatchObject({ at: "60", count: 60, back: "59", hasNext: true });
  });
});

describe("the analyst of such a page", () => {
  const ask = async (body: unknown): Promise<Response> =>
    site.app.fetch(
      new Request("https://pickle.example/api/chat", {
        method: "POST",
        headers: { "content-type": "application/json", origin: "https://pickle.example" },
        body: JSON.stringify(body),
      }),
    );
  const messages = [{ role: "user", text: "Who won?" }];

  it("answers as of the play, with receipts on the page of that moment", async () => {
    const past = await (await ask({ gameKey: SAMPLE_KEYS.final, at: "60", messages })).text();
    const now = await (await ask({ gameKey: SAMPLE_KEYS.final, messages })).text();
    expect(now).toContain("17");
    expect(past).not.toEqual(now);
    const scored = [{ role: "user", text: "Who scored last?" }];
    const receipts = await (await ask({ gameKey: SAMPLE_KEYS.final, at: "60", messages: scored })).text();
    expect(receipts).toContain(`"href":"${GAME}?at=60`);
    expect(receipts).not.toMatch(new RegExp(`"href":"${GAME}(?!\\?at=60)`));
  });

  it("refuses a moment that the game does not have", async () => {
    const unknown = await ask({ gameKey: SAMPLE_KEYS.final, at: "nobody", messages });
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining("as of that play")]);
    const live = await ask({ gameKey: SAMPLE_KEYS.live, at: "3", messages });
    expect(live.status).toBe(404);
    const wrong = await ask({ gameKey: SAMPLE_KEYS.final, at: 60, messages });
    expect(wrong.status).toBe(400);
  });

  it("has a page of its own without script, which leads back to the moment", async () => {
    const page = await textOf(`${GAME}?at=60`);
    expect(page).toContain(`action="${GAME}/ask?at=60"`);
    expect(page).toContain(`href="${GAME}/ask?at=60&amp;q=`);
    expect(page).toContain("answers in writing only");
    expect(page).not.toContain("Start talking");
    const answer = await textOf(`${GAME}/ask?at=60&q=Who+won%3F`);
    expect(answer).toContain("Who scored last?");
    expect(answer).not.toContain("What was the turning point?");
    expect(answer).not.toContain("Who is favored?");
    expect(answer).toContain(`href="${GAME}?at=60"`);
    expect(answer).toContain(`action="${GAME}/ask?at=60"`);
    await textOf(`${GAME}/ask?at=nobody&q=Who+won%3F`, 404);
  });
});

describe("a replay", () => {
  it("is paused and stepped where it is, and goes on from there at its speed", async () => {
    const from = SAMPLE_NOW.getTime() / 1000 - 120;
    const replay = `${GAME}/replay`;
    const address = `${replay}?from=${from}&speed=5`;
    const count = Number(/of (\d+) plays/.exec(await textOf(address))?.[1]);
    expect(count).toBeGreaterThan(10);
    expect(await leadsTo(`${address}&go=pause`)).toBe(`${replay}?paused=${count}&speed=5`);
    expect(await leadsTo(`${address}&go=back&tab=rushing`)).toBe(`${replay}?paused=${count - 1}&speed=5&tab=rushing`);
    expect(await leadsTo(`${address}&go=next`)).toBe(`${replay}?paused=${count + 1}&speed=5`);
    const paused = `${replay}?paused=${count}&speed=5`;
    const page = await textOf(paused);
    expect(page).toMatch(new RegExp(`paused at Q\\d \\d+:\\d\\d, play ${count}`));
    expect(/of (\d+) plays/.exec(page)?.[1]).toBe(String(count));
    expect(page).toContain(`href="${replay}?speed=5&amp;play=${count}"`);
    expect(await leadsTo(`${paused}&go=next`)).toBe(`${replay}?paused=${count + 1}&speed=5`);
    expect(await leadsTo(`${paused}&go=back`)).toBe(`${replay}?paused=${count - 1}&speed=5`);
    expect(await leadsTo(`${paused}&next=60`)).toBe(`${replay}?paused=${count}&speed=60`);
    expect(await leadsTo(`${replay}?speed=5&play=${count}`)).toMatch(/\/replay\?from=[\d.]+&speed=5$/);
    expect(await leadsTo(`${replay}?paused=1&speed=5&go=back`)).toBe(`${replay}?paused=kickoff&speed=5`);
    expect(await textOf(`${replay}?paused=kickoff&speed=5`)).toContain("paused at kickoff");
    const last = plays.at(-1)?.playId;
    expect(await leadsTo(`${replay}?paused=${last}&speed=5&go=next`)).toBe(`${replay}?paused=${last}&speed=5`);
    await textOf(`${replay}?paused=nobody&speed=5`, 404);
  });

  it("shows a play that is opened in it, and goes nowhere for it", async () => {
    const page = await textOf(`${GAME}/replay?paused=60&speed=20&play=30`);
    expect(/of (\d+) plays/.exec(page)?.[1]).toBe("60");
    expect(page).toContain("play=30");
    const starts = [...page.matchAll(/href="([^"]*\/replay\?speed=20[^"]*)"/g)].map(([, to]) => to);
    const start = `${GAME}/replay?speed=20`;
    const quarters = ["2", "3", "4"].map((quarter) => `${start}&amp;quarter=${quarter}`);
    expect(starts).toEqual([`${start}&amp;play=60`, start, ...quarters]);
  });

  it("leads to how it ended for a browser that hides scores too", async () => {
    const hidden = await (await site.get(`${GAME}/replay?paused=60&speed=20`, { cookie: "scores=hidden" })).text();
    expect(hidden).toMatch(new RegExp(`href="${GAME}\\?scores=shown"[^>]*>See how it ended`));
  });

  it("goes on from a play", async () => {
    expect(await textOf(`${GAME}?at=60`)).toContain(`href="${GAME}/replay?play=60"`);
    const replay = await leadsTo(`${GAME}/replay?play=60`);
    expect(replay).toMatch(/\/replay\?from=[\d.]+&speed=20$/);
    expect(/of (\d+) plays/.exec(await textOf(replay ?? ""))?.[1]).toBe("60");
    await textOf(`${GAME}/replay?play=nobody`, 404);
  });
});
