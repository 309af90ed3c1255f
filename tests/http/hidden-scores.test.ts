import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gamePhase } from "../../domain/game/game-state.ts";
import { publishStory } from "../../server/stories/publish-story.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { finishedGame } from "../fixtures/simulated-game.ts";
import type { IncomingGame } from "../../server/store/store.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const HIDING = { cookie: "scores=hidden" };
const league = sampleLeague();
const begun = league.games.filter(({ game }) => gamePhase(game) !== "before");
/** Without the one whose preview only one of two leagues has. */
const coming = league.games.filter(
  ({ game }) => gamePhase(game) === "before" && game.gameKey !== SAMPLE_KEYS.scheduled,
);
const FINAL = `/games/${SAMPLE_KEYS.final}`;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
  for (const story of league.stories)
    await publishStory(site.store, story, await site.store.gameSnapshot(story.gameKey));
});
afterAll(() => site.close());

/** Words of a result, in any form that a page could hold them. */
const RESULT_WORDS =
  /\bWon with\b|\bLead with\b|class="[^"]*\bwon\b|class="t w"|\bTie\b|F\/OT|\bovertime\b|\bwins?\b|\bbeat\b|\bTied\b|Fantasy leaders<|>W \d|>L \d|>T \d/i;

/** What nobody who hides scores may find in a page: the recap's words, plays and lines, and every pair of points. */
function leaksOf(text: string): string[] {
  const found = RESULT_WORDS.exec(text);
  const leaks = found === null ? [] : [found[0]];
  for (const mark of [
    "allPlays",
    "playerGameStats",
    "gameRecap",
    "Two fourth-down stops",
    "isScoringPlay",
    'leaderSource","stats',
  ])
    if (text.includes(mark)) leaks.push(mark);
  // In data and markup alike a score stands as a number of its own under its name or between tags.
  const score = /(?:awayScore|homeScore)\w*\\?",\s*\d|class="(?:pts|n)">\s*\d/.exec(text);
  if (score !== null) leaks.push(score[0]);
  return leaks;
}

/** Some who played. */
function playerIds(): string[] {
  const ids = begun.flatMap(({ playerGameStats }) => playerGameStats.map(({ playerId }) => playerId));
  return [...new Set(ids)].slice(0, 20);
}

/** The same game with another course, other figures and another end, in the same state and by the same players. */
function otherResult(given: IncomingGame): IncomingGame {
  const { game } = given;
  if (gamePhase(game) === "before") return given;
  const isOver = gamePhase(game) === "over";
  return {
    ...given,
    game: {
      ...game,
      awayScore: (game.homeScore ?? 0) + 24,
      homeScore: game.awayScore,
      awayScoreQuarter1: 24,
      homeScoreQuarter2: 3,
      awayScoreOvertime: isOver ? 6 : null,
      isOvertime: isOver && !game.isOvertime,
      status: isOver ? (game.status === "F/OT" ? "Final" : "F/OT") : "InProgress",
      quarter: isOver ? null : "4",
      timeRemaining: isOver ? null : "0:07",
      lastPlay: "Another end",
      possession: isOver ? null : game.homeTeam,
      awayTimeouts: 0,
      lastUpdated: "2025-09-21T18:29:30Z",
    },
    allPlays: given.allPlays.slice(0, Math.ceil(given.allPlays.length / 2)).map((play) => ({
      ...play,
      description: `Another account. ${play.description}`,
    })),
    playerGameStats: given.playerGameStats.map((line) => ({
      ...line,
      rushingYards: (line.rushingYards ?? 0) + 41,
      fantasyPoints: (line.fantasyPoints ?? 0) + 4.1,
    })),
  };
}

/** Every page and every kind of data of a game. */
const ofGame = (key: string): string[] => [
  `/games/${key}`,
  `/games/${key}?plays=flow&tab=rushing`,
  `/games/${key}.data`,
  `/games/${key}/live`,
  `/games/${key}/events?since=0`,
  `/games/${key}/ask`,
  `/games/${key}/ask?q=Who%20won%20and%20how%3F`,
  `/api/games/${key}`,
  `/api/other-lines?game=${key}`,
];

describe("a browser that hides scores", () => {
  it.each(begun.map(({ game }) => ({ game })))(
    "finds none of $game.gameKey in any page or data of it",
    async ({ game }) => {
      for (const path of ofGame(game.gameKey)) {
        const text = await (await site.get(path, HIDING)).text();
        expect(leaksOf(text), path).toEqual([]);
      }
    },
  );

  it("would find them without hiding: the search finds what there is to find", async () => {
    for (const path of [FINAL, `${FINAL}.data`, "/stats?season=2025&type=REG&week=3"])
      expect(leaksOf(await (await site.get(path)).text()), path).not.toEqual([]);
  });

  it("gets the very same bytes whatever has happened: every route, over a league with other results", async () => {
    const other = await openSite({
      games: league.games.map(otherResult),
      players: league.players,
      now: SAMPLE_NOW,
    });
    const everywhere = [
      ...begun.flatMap(({ game }) => ofGame(game.gameKey)),
      ...begun.map(({ game }) => `/games/${game.gameKey}/figures/${game.homeTeam}/total-yards`),
      // Their teams' records would tell.
      ...coming.flatMap(({ game }) => [`/games/${game.gameKey}`, `/games/${game.gameKey}.data`]),
      "/stats",
      "/stats.data",
      "/stats?season=2025&type=REG&week=3",
      "/stats.data?season=2025&type=REG&week=2",
      "/players",
      "/players.data",
      ...playerIds().flatMap((id) => [`/players/${id}`, `/players/${id}.data`]),
    ];
    for (const path of everywhere) {
      const [one, two] = [await site.get(path, HIDING), await other.get(path, HIDING)];
      expect([two.status, await two.text()], path).toEqual([one.status, await one.text()]);
    }
    // The two leagues do differ for everybody else.
    expect(await (await other.get(FINAL)).text()).not.toBe(await (await site.get(FINAL)).text());
    const next = coming.find(({ game }) => game.week === 4);
    const record = (at: OpenSite) => at.get(`/games/${next?.game.gameKey}`).then((answer) => answer.text());
    expect(await record(other)).not.toBe(await record(site));
    await other.close();
  });

  it.each([
    "/stats",
    "/stats.data",
    "/stats?season=2025&type=REG&week=3",
    "/stats?season=2025&type=REG&week=3&pos=QB",
    "/stats?season=2024&type=POST&week=1",
    "/stats/live?season=2025&type=REG&week=3",
    "/stats/events?season=2025&type=REG&week=3&since=0",
    "/players",
    "/players.data",
    "/players?pos=RB",
    "/players?q=a",
    "/players?q=brown",
  ])("finds none at %s", async (path) => {
    expect(leaksOf(await (await site.get(path, HIDING)).text())).toEqual([]);
  });

  it("finds none in any player's page", async () => {
    const players = [
      ...new Set(begun.flatMap(({ playerGameStats }) => playerGameStats.map(({ playerId }) => playerId))),
    ];
    for (const id of players.slice(0, 40)) {
      for (const path of [`/players/${id}`, `/players/${id}.data`]) {
        const text = await (await site.get(path, HIDING)).text();
        expect(leaksOf(text), path).toEqual([]);
        expect(text).not.toContain("fantasyPointsPPR");
      }
    }
  });

  it("gets the teams, the day and the ways on, with a head and a picture that say no more", async () => {
    const html = await (await site.get(FINAL, HIDING)).text();
    expect(html).toContain("Scores hidden");
    expect(html).toContain("<title>DET vs KC Week 3 - AI Fantasy Football Analysis</title>");
    expect(html).toContain(`content="/games/${SAMPLE_KEYS.final}/share.png?plain=1"`);
    expect(html).toMatch(
      /<meta name="description" content="Detroit Lions at Kansas City Chiefs, Thu, Sep 18, 8:20 PM EDT\./,
    );
    expect(html).toContain(`href="${FINAL}?scores=shown"`);
    const snapshot = await site.store.gameSnapshot(SAMPLE_KEYS.final);
    expect(html).toContain(`href="${FINAL}?at=${snapshot?.allPlays[0]?.playId}"`);
  });

  it("gets one play's address without the play, until it asks", async () => {
    const play = (await site.store.gameSnapshot(SAMPLE_KEYS.final))?.allPlays[70];
    const path = `${FINAL}?play=${play?.playId}`;
    const html = await (await site.get(path, HIDING)).text();
    expect(leaksOf(html)).toEqual([]);
    expect(html).not.toContain(play?.description ?? "-");
    expect(html).toContain(`href="${path.replaceAll("&", "&amp;")}&amp;scores=shown#play-${play?.playId}"`);
    const shown = await (await site.get(`${path}&scores=shown`, HIDING)).text();
    expect(shown).toContain(`#play-${play?.playId}">Copy link`);
  });

  it("gets everything of a game that it asks for, its data and its frames too", async () => {
    const html = await (await site.get(`${FINAL}?scores=shown`, HIDING)).text();
    expect(html).toContain("Won with");
    // The ways within the page go on asking.
    expect(html).toContain("?plays=flow&amp;scores=shown");
    for (const path of [`${FINAL}/live?scores=shown`, `/api/games/${SAMPLE_KEYS.final}?scores=shown`])
      expect((await site.get(path, HIDING)).status, path).toBe(200);
    const events = await site.get(`/games/${SAMPLE_KEYS.live}/events?since=0&scores=shown`, HIDING);
    expect(events.status).toBe(200);
    await events.body?.cancel();
    // A week is not one game.
    expect(leaksOf(await (await site.get("/stats?scores=shown", HIDING)).text())).toEqual([]);
  });

  it("gets a game that has not begun without its preview, which tells how earlier ones ended, until it asks", async () => {
    const path = `/games/${SAMPLE_KEYS.scheduled}`;
    for (const one of [path, `${path}.data`]) {
      const text = await (await site.get(one, HIDING)).text();
      expect(text).not.toContain("A wet night on the Sound");
      expect(text).toContain("Show the preview");
    }
    expect(await (await site.get(`${path}?scores=shown`, HIDING)).text()).toContain("A wet night on the Sound");
  });

  it("asks a question on a game's page that it asked for, and goes back to that page from the answer", async () => {
    const asking = `${FINAL}/ask?scores=shown`;
    const page = await (await site.get(`${FINAL}?scores=shown`, HIDING)).text();
    expect(page).toContain(`<form class="ask" action="${asking}" method="post">`);
    const [link = ""] = page.match(/\/games\/\d+\/ask\?scores=shown&amp;q=[^"]+/) ?? [];
    const linked = await (await site.get(link.replace("&amp;", "&"), HIDING)).text();
    expect(linked).not.toContain("Scores are hidden");
    const body = new URLSearchParams({ q: "Who won?" });
    const headers = { ...HIDING, host: "127.0.0.1", origin: "http://127.0.0.1" };
    const sent = new Request(`http://127.0.0.1${asking}`, { method: "POST", headers, body });
    const pressed = await (await site.app.fetch(sent)).text();
    for (const answer of [linked, pressed]) {
      expect(answer).toContain(`href="${FINAL}?scores=shown"`);
      // And so does the next question.
      expect(answer).toContain(`action="${asking}"`);
    }
    const late = (await site.store.gameSnapshot(SAMPLE_KEYS.final))?.allPlays.at(-2)?.playId;
    const moment = await (await site.get(`${FINAL}/ask?at=${late}&scores=shown`, HIDING)).text();
    expect(moment).toContain(`href="${FINAL}?at=${late}&amp;scores=shown"`);
    expect(moment).toContain(`action="${FINAL}/ask?at=${late}&amp;scores=shown"`);
    // A browser that hides nothing has one address for one page.
    const plain = await (await site.get(asking)).text();
    expect(plain).toContain(`action="${FINAL}/ask"`);
    expect(plain).not.toContain("scores=shown");
  });

  it("is asked before an analyst's answer that a link has asked for, and has it for its own press", async () => {
    const path = `${FINAL}/ask`;
    const linked = await (await site.get(`${path}?q=Who%20won%3F`, HIDING)).text();
    expect(linked).toContain("Scores are hidden");
    expect(linked).toMatch(/<input [^>]*value="Who won\?"/);
    const late = (await site.store.gameSnapshot(SAMPLE_KEYS.final))?.allPlays.at(-2)?.playId;
    expect(await (await site.get(`${path}?at=${late}&q=Who%20won%3F`, HIDING)).text()).toContain("Scores are hidden");
    const body = new URLSearchParams({ q: "Who won?" });
    const headers = { ...HIDING, host: "127.0.0.1", origin: "http://127.0.0.1" };
    const pressed = await site.app.fetch(new Request(`http://127.0.0.1${path}`, { method: "POST", headers, body }));
    const text = await pressed.text();
    expect(text).not.toContain("Scores are hidden");
    expect(text).toMatch(/17-13/);
  });
});

describe("kept pages", () => {
  it.each([FINAL, "/stats", "/players", `${FINAL}.data`, `${FINAL}/live`])(
    "%s never stand in for those of the other kind, whichever came first, as a whole or as 304",
    async (path) => {
      for (const first of [{}, HIDING]) {
        const fresh = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
        const second = first === HIDING ? {} : HIDING;
        for (const headers of [first, second, first, second]) {
          const answer = await fresh.get(path, headers);
          const text = await answer.text();
          if (headers === HIDING) expect(leaksOf(text)).toEqual([]);
          else expect(text.length).toBeGreaterThan(1_000);
          if (answer.status !== 200) continue;
          expect(answer.headers.get("vary")).toBe("accept-encoding, cookie");
          const etag = answer.headers.get("etag") ?? "";
          expect((await fresh.get(path, { ...headers, "if-none-match": etag })).status).toBe(304);
          const others = headers === HIDING ? {} : HIDING;
          expect((await fresh.get(path, { ...others, "if-none-match": etag })).status).not.toBe(304);
        }
        await fresh.close();
      }
    },
  );

  it("are told apart on a socket too, where they are sent before any framework", async () => {
    const address = await site.listen();
    for (const headers of [{}, HIDING, {}, HIDING]) {
      const text = await (await fetch(`${address}${FINAL}`, { headers })).text();
      expect(text.includes("Won with")).toBe(headers !== HIDING);
      const events = await fetch(`${address}/games/${SAMPLE_KEYS.live}/events?since=0`, { headers });
      expect(events.status).toBe(headers === HIDING ? 403 : 200);
      await events.body?.cancel();
    }
  });

  it("of everybody are the same under scores=shown, which then says nothing", async () => {
    const plain = await (await site.get(FINAL)).text();
    expect(await (await site.get(`${FINAL}?scores=shown`)).text()).toBe(plain);
  });

  it("without scores go with a change like all others", async () => {
    const live = league.games.find(({ game }) => game.gameKey === SAMPLE_KEYS.live);
    if (live === undefined) throw new Error("the league has a live game");
    const fresh = await openSite({ games: [live] });
    const path = `/games/${SAMPLE_KEYS.live}`;
    expect(await (await fresh.get(path, HIDING)).text()).toContain("The game has started.");
    await fresh.store.putGames([finishedGame(live)]);
    await expect
      .poll(async () => (await fresh.get(path, HIDING)).text(), { timeout: 20_000 })
      .toContain("The game is over.");
    await fresh.close();
  });
});

describe("the switch", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    site.app.fetch(
      new Request("http://127.0.0.1/scores", {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          host: "127.0.0.1",
          origin: "http://127.0.0.1",
          ...headers,
        },
        body,
      }),
    );

  it("leaves a cookie for a year, or takes it away, and leads back", async () => {
    const hidden = await post("scores=hidden&to=%2Fstats%3Fweek%3D3");
    expect([hidden.status, hidden.headers.get("location")]).toEqual([303, "/stats?week=3#score-switch"]);
    expect(hidden.headers.get("set-cookie")).toBe("scores=hidden; Path=/; Max-Age=31536000; SameSite=Lax");
    const shown = await post("scores=shown");
    expect([shown.headers.get("location"), shown.headers.get("set-cookie")]).toEqual([
      "/stats#score-switch",
      "scores=shown; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });

  it.each([
    ["scores=perhaps", {}, 400],
    ["", {}, 400],
    ["scores=hidden", { origin: "https://elsewhere.example" }, 403],
    [`scores=hidden&to=${"x".repeat(9_000)}`, {}, 413],
  ])("refuses %s", async (body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  it.each(["//elsewhere.example", "https://elsewhere.example/", "javascript:alert(1)"])(
    "never leads to %s",
    async (to) => {
      expect((await post(`scores=hidden&to=${encodeURIComponent(to)}`)).headers.get("location")).toBe(
        "/stats#score-switch",
      );
    },
  );

  it("stands on the week's page, either way", async () => {
    const [shown, hidden] = [await (await site.get("/stats")).text(), await (await site.get("/stats", HIDING)).text()];
    expect(shown).toMatch(/action="\/scores"[^]*value="hidden" name="scores">Hide scores</);
    expect(hidden).toMatch(/action="\/scores"[^]*value="shown" name="scores">Show scores</);
  });
});
