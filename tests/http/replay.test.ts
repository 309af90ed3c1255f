import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { replayMoments } from "../../domain/replay/replay-moments.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const REPLAY = `/games/${SAMPLE_KEYS.final}/replay`;
const { games, players } = sampleLeague();
const plays = games.find(({ game }) => game.gameKey === SAMPLE_KEYS.final)?.allPlays ?? [];
const moments = replayMoments(plays);

let site: OpenSite;
let now = SAMPLE_NOW.getTime();
beforeAll(async () => {
  site = await openSite({ games, players, clock: () => new Date(now), mostReplays: 6 });
});
afterAll(() => site.close());

function later(seconds: number): void {
  now += seconds * 1000;
}

/** Where an address leads, as its parameters. */
async function leadsTo(path: string): Promise<URLSearchParams> {
  const response = await site.get(path);
  expect(response.status).toBe(302);
  const target = new URL(response.headers.get("location") ?? "", "http://127.0.0.1");
  expect(target.pathname).toBe(REPLAY);
  return target.searchParams;
}

async function textOf(path: string): Promise<string> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return htmlOf(response);
}

describe("the address of a replay", () => {
  it("without a start leads to one that starts now, at the speed that was asked for or at 20", async () => {
    later(0.05);
    const params = await leadsTo(REPLAY);
    expect(Number(params.get("from"))).toBeCloseTo(now / 1000, 0);
    expect(Number(params.get("from"))).toBeLessThanOrEqual(now / 1000);
    expect(params.get("speed")).toBe("20");
    expect((await leadsTo(`${REPLAY}?speed=5`)).get("speed")).toBe("5");
    expect((await leadsTo(`${REPLAY}?speed=max`)).get("speed")).toBe("max");
  });

  it("keeps the reader's filter on the way", async () => {
    const params = await leadsTo(`${REPLAY}?plays=flow&tab=rushing&unknown=1`);
    expect([params.get("plays"), params.get("tab"), params.has("unknown")]).toEqual(["flow", "rushing", false]);
  });

  it("leads to a quarter: its first row has just happened", async () => {
    for (const quarter of ["1", "2", "3", "4"]) {
      const params = await leadsTo(`${REPLAY}?speed=60&quarter=${quarter}`);
      const first = plays.findIndex(({ quarterName }) => quarterName === quarter);
      const since = (now / 1000 - Number(params.get("from"))) * 60;
      expect(since).toBeGreaterThanOrEqual(moments[first] ?? 0);
      expect(since).toBeLessThan((moments[first] ?? 0) + 12);
    }
  });

  it("goes on at another speed from where it is", async () => {
    const from = Math.floor(now / 1000) - 120;
    const reached = moments.filter((moment) => moment <= (now / 1000 - from) * 20).length;
    const params = await leadsTo(`${REPLAY}?from=${from}&speed=20&next=5`);
    const since = (now / 1000 - Number(params.get("from"))) * 5;
    expect(params.get("speed")).toBe("5");
    expect(moments.filter((moment) => moment <= since).length).toBe(reached);
  });

  it("of a start to come stays when the speed changes", async () => {
    const from = Math.floor(now / 1000) + 600;
    const params = await leadsTo(`${REPLAY}?from=${from}&speed=20&next=60`);
    expect([params.get("from"), params.get("speed")]).toEqual([String(from), "60"]);
  });

  it.each([
    ["speed=0", "1 to 400"],
    ["speed=fast", "1 to 400"],
    ["from=yesterday&speed=20", "seconds since 1970"],
    [`from=${SAMPLE_NOW.getTime() / 1000 + 999_999}&speed=20`, "within the next day"],
    ["from=1&speed=20&next=0", "1 to 400"],
    ["quarter=5", "quarter 1, 2, 3 or 4"],
  ])("with %s is refused with 400 and a sentence", async (query, words) => {
    const response = await site.get(`${REPLAY}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(words);
  });

  it.each([
    ["an unknown game", "202519999", 404, "We have no game"],
    ["no key at all", "no-such-game", 404, "We have no game"],
    ["a game to come", SAMPLE_KEYS.scheduled, 409, "once it is over"],
    ["a live game", SAMPLE_KEYS.live, 409, "once it is over"],
    ["a finished game without plays", SAMPLE_KEYS.noPlays, 404, "none of its plays"],
  ])("of %s is refused in words", async (_what, key, status, words) => {
    for (const query of ["", `?from=${Math.floor(now / 1000)}&speed=20`]) {
      const response = await site.get(`/games/${key}/replay${query}`);
      expect(response.status).toBe(status);
      const page = await response.text();
      expect(page).toContain(words);
      expect(page).toContain('content="noindex"');
    }
  });
});

describe("the page of a replay", () => {
  it("says that it is one, shows the moment of now, and is kept by nobody", async () => {
    const from = Math.floor(now / 1000);
    const path = `${REPLAY}?from=${from}&speed=20`;
    const response = await site.get(path);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const first = await htmlOf(response);
    expect(first).toContain('content="noindex"');
    expect(first).toContain("at 20× speed");
    expect(first).toMatch(/at 20× speed(?:<!-- -->)?, started /);
    expect(first).toContain("None of this is live.");
    expect(first).not.toContain("Final");
    later(60);
    // The timers of the tests run on the machine's clock: another process shows where it stands by now.
    const second = await textOf(`${REPLAY}?from=${from}.0&speed=20&plays=flow`);
    expect(second).toMatch(/of \d+ plays \(important plays only\)/);
  });

  it("tells nothing of what is still to come", async () => {
    const from = now / 1000 - 30;
    const page = await textOf(`${REPLAY}?from=${from.toFixed(1)}&speed=20`);
    const finished = games.find(({ game }) => game.gameKey === SAMPLE_KEYS.final);
    const happened = moments.filter((moment) => moment <= 600).length;
    for (const { description } of finished?.allPlays.slice(happened + 5) ?? []) {
      if (plays.filter((play) => play.description === description).length === 1) {
        expect(page).not.toContain(description);
      }
    }
    expect(page).not.toContain("Two fourth-down stops");
    expect(page).not.toContain("Attendance");
    expect(page).not.toContain('id="recap"');
    expect(page).not.toContain("F/OT");
  });

  it("before its start is the scheduled game, and after its end the finished one", async () => {
    const before = await textOf(`${REPLAY}?from=${Math.floor(now / 1000) + 600}&speed=20`);
    expect(before).toContain("Scheduled");
    expect(before).not.toContain('id="plays"');
    const after = await textOf(`${REPLAY}?from=${Math.floor(now / 1000) - 86_400}&speed=20`);
    expect(after).toContain("Final");
    expect(after).toContain(`of ${plays.length} plays`);
  });

  it("credits the source of the stored game, and a simulated game stays marked as one", async () => {
    const real = await textOf(`${REPLAY}?from=${Math.floor(now / 1000) - 60}&speed=5`);
    expect(real).toContain("CC BY 4.0");
    const demo = await textOf(`/games/${SAMPLE_KEYS.demo}/replay?from=${Math.floor(now / 1000) - 60}&speed=5`);
    expect(demo).toContain("Simulated games: fictional players.");
  });

  it("is refused with 503 when too many run, and says when to come again", async () => {
    const start = Math.floor(now / 1000);
    const answers: Response[] = [];
    for (let index = 0; index < 9; index += 1) answers.push(await site.get(`${REPLAY}?from=${start + index}&speed=1`));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("60");
    expect(await refused[0]?.text()).toContain("Too many replays are running right now. Try again in a minute.");
    later(20);
    expect((await site.get(`${REPLAY}?from=${start}&speed=2`)).status).toBe(200);
  });
});

describe("the way to a replay", () => {
  it("stands on the page of a finished game with plays, and on no other", async () => {
    const link = `href="/games/${SAMPLE_KEYS.final}/replay"`;
    expect(await textOf(`/games/${SAMPLE_KEYS.final}`)).toContain(link);
    for (const key of [SAMPLE_KEYS.live, SAMPLE_KEYS.scheduled, SAMPLE_KEYS.noPlays, SAMPLE_KEYS.halftime]) {
      expect(await textOf(`/games/${key}`)).not.toContain("/replay");
    }
  });

  it("does not stand on a replay, which has its own ways on", async () => {
    const page = await textOf(`${REPLAY}?from=${Math.floor(now / 1000) - 86_400}&speed=20`);
    expect(page).not.toContain("Watch it again");
    expect(page).toContain("See how it ended");
  });
});

describe("the events of a replay", () => {
  it("bring every version from kickoff to the end without a gap, and then end", async () => {
    const running = await openSite({ games, players, clock: () => new Date(), live: { beatEvery: 200 } });
    const from = Math.ceil(Date.now() / 1000) + 1;
    const response = await running.get(`${REPLAY}/events?from=${from}&speed=max&since=1`);
    expect(response.status).toBe(200);
    const events = readEvents(await response.text());
    const frames = events.filter(({ event }) => event === "patch").map(({ data }) => data);
    expect(frames[0]?.from).toBe(1);
    frames.forEach(({ from: before }, index) => index > 0 && expect(before).toBe(frames[index - 1]?.to));
    expect(frames.at(-1)?.to).toBe(plays.length + 1);
    expect(frames.length).toBeGreaterThan(20);
    expect(events.at(-1)).toMatchObject({ event: "end", data: { version: plays.length + 1 } });
    await running.close();
  });

  it.each([
    [`/games/${SAMPLE_KEYS.final}/replay/events?from=x&speed=20&since=1`, 400],
    [`/games/${SAMPLE_KEYS.final}/replay/events?from=1&speed=0&since=1`, 400],
    [`/games/${SAMPLE_KEYS.live}/replay/events?from=1&speed=20&since=1`, 404],
    ["/games/202519999/replay/events?from=1&speed=20&since=1", 404],
  ])("%s is refused with %i in words", async (path, status) => {
    const response = await site.get(path);
    expect(response.status).toBe(status);
    expect((await response.text()).length).toBeGreaterThan(20);
  });
});

interface ReplayEvent {
  event: string;
  data: { from?: number; to?: number; version?: number };
}

function readEvents(stream: string): ReplayEvent[] {
  return stream.split("\n\n").flatMap((block) => {
    const event = /^event: (.+)$/m.exec(block)?.[1];
    const data = /^data: (.+)$/m.exec(block)?.[1];
    return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }];
  });
}
