import { describe, expect, test } from "vitest";
import { openSleeper } from "../../server/sleeper/open-sleeper.ts";
import type { SleeperProblem } from "../../server/sleeper/sleeper-problem.ts";
import { LEAGUE_ID } from "../emulators/sleeper/invented-world.ts";
import { openSleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import type { SleeperFault } from "../emulators/sleeper/sleeper-faults.ts";
import { answerOf, openSleeperClient, problemOf } from "../setup/open-sleeper-client.ts";

const ROSTERS = `/league/${LEAGUE_ID}/rosters`;
const MATCHUPS = `/league/${LEAGUE_ID}/matchups/1`;

describe("every fault has its kind and its words, and is over when it is over", () => {
  const cases: [string, SleeperFault, SleeperProblem["kind"], RegExp][] = [
    ["a failing server", { kind: "status", status: 500 }, "unreachable", /does not answer right now \(HTTP 500\)/],
    ["a server that is down", { kind: "status", status: 503 }, "unreachable", /HTTP 503/],
    ["a refusal", { kind: "status", status: 403 }, "unreachable", /refuses to answer, HTTP 403/],
    ["too many calls", { kind: "status", status: 429, retryAfter: "20" }, "rate-limited", /asks us to wait/],
    ["a redirect", { kind: "redirect", to: "https://example.com/" }, "unreachable", /another address, HTTP 302/],
    ["silence", { kind: "silence" }, "unreachable", /no answer within 8 seconds/],
    ["an answer that stops halfway", { kind: "stall", share: 0.5 }, "unreachable", /no answer within 8 seconds/],
    ["a broken connection", { kind: "cut", share: 0.5 }, "unreachable", /failed or broke off/],
    ["broken JSON", { kind: "short", share: 0.5 }, "bad-answer", /damaged or was cut off/],
    ["an empty answer", { kind: "short", share: 0 }, "bad-answer", /damaged or was cut off/],
    ["a web page", { kind: "html" }, "bad-answer", /web page instead of data/],
    ["an endless answer", { kind: "huge", bytes: 5 * 1024 * 1024 }, "bad-answer", /longer than 4 MB/],
    [
      "a missing field",
      { kind: "missing", field: "owner_id" },
      "bad-answer",
      /rosters of league 7\d+1 .*"0\.owner_id"/,
    ],
    [
      "a text for a number",
      { kind: "value", field: "roster_id", value: "ten" },
      "bad-answer",
      /"0\.roster_id".*number/,
    ],
    ["a number for a list", { kind: "value", field: "players", value: 7 }, "bad-answer", /"0\.players"/],
  ];

  test.each(cases)("%s", async (_name, fault, kind, message) => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    emulator.misbehave(ROSTERS, fault);
    const problem = problemOf(await sleeper.rosters(LEAGUE_ID));
    expect(problem.kind).toBe(kind);
    expect(problem.message).toMatch(message);
    expect(problem.message).toMatch(/^[^\n]+\. Try again in a minute\.$/);
    expect(problem.message).not.toMatch(/\bat .*:\d+|Error|127\.0\.0\.1|fetch/);
    expect(problem.retryAfterSeconds).toBe(60);
    pass(60);
    expect(answerOf(await sleeper.rosters(LEAGUE_ID))).toMatchObject({ stale: null });
  });

  test("JSON that is nested beyond all use is damaged", async () => {
    const { sleeper, emulator } = await openSleeperClient();
    emulator.pin(
      ROSTERS,
      Array.from({ length: 100 }).reduce<unknown>((inner) => [inner], []),
    );
    expect(problemOf(await sleeper.rosters(LEAGUE_ID))).toMatchObject({ kind: "bad-answer" });
  });

  test("nobody at the address", async () => {
    const emulator = await openSleeperEmulator();
    await emulator.close();
    const sleeper = openSleeper({ baseURL: emulator.baseURL, now: () => new Date() });
    expect(problemOf(await sleeper.findUser("gridiron_gus"))).toMatchObject({
      kind: "unreachable",
      message: expect.stringMatching(/failed/),
    });
  });

  test("the time is the clock's where nobody says otherwise", async () => {
    const { emulator } = await openSleeperClient();
    emulator.misbehave("*", { kind: "silence" });
    const sleeper = openSleeper({ baseURL: emulator.baseURL, now: () => new Date(), patience: 50 });
    expect(problemOf(await sleeper.findUser("gridiron_gus")).message).toMatch(/no answer within 0\.05 seconds/);
  });

  test("a slow answer within the time is an answer", async () => {
    const { sleeper, emulator } = await openSleeperClient({ deadline: () => new AbortController().signal });
    emulator.misbehave("*", { kind: "slow", milliseconds: 30 });
    expect((await sleeper.rosters(LEAGUE_ID)).ok).toBe(true);
  });
});

describe("a league that does not exist is not found, said with null or with 404", () => {
  test.each<SleeperFault>([{ kind: "null" }, { kind: "status", status: 404 }])("$kind", async (fault) => {
    const { sleeper, emulator } = await openSleeperClient();
    emulator.misbehave("*", fault, Infinity);
    const asked = [
      sleeper.league(LEAGUE_ID),
      sleeper.rosters(LEAGUE_ID),
      sleeper.members(LEAGUE_ID),
      sleeper.matchups(LEAGUE_ID, 1),
    ];
    for (const result of await Promise.all(asked)) {
      expect(problemOf(result)).toMatchObject({
        kind: "not-found",
        message: expect.stringContaining(LEAGUE_ID),
        retryAfterSeconds: null,
      });
    }
    expect(problemOf(await sleeper.findUser("gridiron_gus")).kind).toBe("not-found");
  });
});

test("an answer about another league is none about this one", async () => {
  const { sleeper, emulator } = await openSleeperClient();
  emulator.misbehave("*", { kind: "value", field: "league_id", value: "42" });
  expect(problemOf(await sleeper.league(LEAGUE_ID))).toMatchObject({
    kind: "bad-answer",
    message: expect.stringMatching(/another one/),
  });
});

test("a redirect is not followed", async () => {
  const { sleeper, emulator } = await openSleeperClient();
  const elsewhere = await openSleeperClient();
  emulator.misbehave("*", { kind: "redirect", to: `${elsewhere.emulator.baseURL}${ROSTERS}` });
  problemOf(await sleeper.rosters(LEAGUE_ID));
  expect(elsewhere.emulator.seen).toEqual([]);
});

describe("points that fall to 0 for a moment", () => {
  test("are not shown: the ones before stand, and it is said", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    const before = answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    emulator.misbehave(MATCHUPS, { kind: "zeros" });
    pass(60);
    const during = answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    expect(during).toMatchObject({ value: before.value, readAt: before.readAt, stale: { kind: "suspect" } });
    emulator.score(LEAGUE_ID, 1, 1, 44.5);
    pass(60);
    const after = answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    expect(after.stale).toBeNull();
    expect(after.value[0]?.points).toBe(44.5);
  });

  test("are believed when they are said twice", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    emulator.misbehave(MATCHUPS, { kind: "zeros" }, 2);
    pass(60);
    answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    pass(60);
    const second = answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    expect(second.stale).toBeNull();
    expect(second.value.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
  });

  test("points that fall, and do not fall to 0, are a correction like any other", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    emulator.score(LEAGUE_ID, 1, 1, 12.3);
    pass(60);
    const after = answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    expect(after).toMatchObject({ stale: null });
    expect(after.value[0]).toMatchObject({ points: 12.3 });
  });
});

test("a league that is gone for a moment is shown as it was; gone twice, it is gone", async () => {
  const { sleeper, emulator, pass } = await openSleeperClient();
  answerOf(await sleeper.league(LEAGUE_ID));
  emulator.misbehave(`/league/${LEAGUE_ID}`, { kind: "null" }, 2);
  pass(60);
  expect(answerOf(await sleeper.league(LEAGUE_ID)).stale).toMatchObject({ kind: "suspect" });
  pass(60);
  expect(problemOf(await sleeper.league(LEAGUE_ID)).kind).toBe("not-found");
  pass(60);
  expect(answerOf(await sleeper.league(LEAGUE_ID)).stale).toBeNull();
});

describe("what goes into an address is checked first", () => {
  const BAD_IDS = [
    "",
    "..",
    "1/../2",
    "12?x=1",
    "%2e%2e",
    "1 2",
    "-5",
    "0",
    "١٢٣",
    `${LEAGUE_ID}\n`,
    "1".repeat(21),
    "rosters",
  ];

  test.each(BAD_IDS)("%j is no league", async (id) => {
    const { sleeper, emulator } = await openSleeperClient();
    const asked = [
      sleeper.league(id),
      sleeper.rosters(id),
      sleeper.members(id),
      sleeper.matchups(id, 1),
      sleeper.leaguesOf(id, 2026),
    ];
    for (const result of await Promise.all(asked)) {
      expect(problemOf(result)).toMatchObject({ kind: "bad-input", message: expect.stringMatching(/not a Sleeper/) });
    }
    expect(emulator.seen).toEqual([]);
  });

  test.each(["", "..", ".", "a/b", "a b", "a%2fb", "a?b", "a#b", "gus\n", "é", "a".repeat(41)])(
    "%j is no user",
    async (name) => {
      const { sleeper, emulator } = await openSleeperClient();
      expect(problemOf(await sleeper.findUser(name)).kind).toBe("bad-input");
      expect(emulator.seen).toEqual([]);
    },
  );

  test.each([0, 19, 1.5, -1, NaN, Infinity])("%d is no week", async (week) => {
    const { sleeper, emulator } = await openSleeperClient();
    expect(problemOf(await sleeper.matchups(LEAGUE_ID, week))).toMatchObject({
      message: expect.stringMatching(/Weeks go from 1 to 18/),
    });
    expect(emulator.seen).toEqual([]);
  });

  test.each([2016, 2100, 2026.5, NaN])("%d is no season", async (season) => {
    const { sleeper, emulator } = await openSleeperClient();
    expect(problemOf(await sleeper.leaguesOf("5", season)).kind).toBe("bad-input");
    expect(emulator.seen).toEqual([]);
  });
});

test("Sleeper learns what is asked about and nothing of who asks", async () => {
  const { sleeper, emulator } = await openSleeperClient();
  answerOf(await sleeper.rosters(LEAGUE_ID));
  const known = ["host", "connection", "accept", "accept-encoding", "accept-language", "sec-fetch-mode", "user-agent"];
  expect(Object.keys(emulator.newestHead ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  expect(emulator.newestHead).toMatchObject({ "accept-language": "*", "user-agent": "node" });
  expect(emulator.seen).toEqual([ROSTERS]);
});
