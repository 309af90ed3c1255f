import { describe, expect, test } from "vitest";
import { LEAGUE_ID, OTHER_LEAGUE_ID } from "../emulators/sleeper/invented-world.ts";
import { answerOf, openSleeperClient, problemOf, SUNDAY } from "../setup/open-sleeper-client.ts";

const ROSTERS = `/league/${LEAGUE_ID}/rosters`;

describe("an address is called once a minute", () => {
  test("and what it said is kept until then", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    const first = answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    emulator.score(LEAGUE_ID, 1, 1, 50);
    pass(59);
    expect(answerOf(await sleeper.matchups(LEAGUE_ID, 1))).toEqual(first);
    expect(emulator.seen).toHaveLength(1);
    pass(1);
    const second = answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    expect(second.value[0]?.points).toBe(50);
    expect(Date.parse(second.readAt) - Date.parse(first.readAt)).toBe(60_000);
    expect(emulator.seen).toHaveLength(2);
  });

  test("each by itself: a league, its rosters, each week", async () => {
    const { sleeper, emulator } = await openSleeperClient();
    await Promise.all([
      sleeper.league(LEAGUE_ID),
      sleeper.league(OTHER_LEAGUE_ID),
      sleeper.rosters(LEAGUE_ID),
      sleeper.matchups(LEAGUE_ID, 1),
      sleeper.matchups(LEAGUE_ID, 2),
    ]);
    expect(new Set(emulator.seen).size).toBe(5);
  });

  test("requests at the same time share the call", async () => {
    const { sleeper, emulator } = await openSleeperClient();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sleeper.rosters(LEAGUE_ID)));
    expect(emulator.seen).toEqual([ROSTERS]);
    expect(new Set(answers).size).toBe(1);
    answerOf(await sleeper.rosters(LEAGUE_ID));
    expect(emulator.seen).toHaveLength(1);
  });

  test("and not again because it failed, or knew nobody", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    emulator.misbehave(ROSTERS, { kind: "status", status: 500 });
    problemOf(await sleeper.rosters(LEAGUE_ID));
    problemOf(await sleeper.findUser("nobody"));
    pass(45);
    expect(problemOf(await sleeper.rosters(LEAGUE_ID))).toMatchObject({ kind: "unreachable", retryAfterSeconds: 15 });
    expect(problemOf(await sleeper.findUser("nobody")).kind).toBe("not-found");
    expect(emulator.seen).toHaveLength(2);
  });
});

describe("where Sleeper fails", () => {
  test("the kept answer is served with its time, and with what went wrong", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    const good = answerOf(await sleeper.rosters(LEAGUE_ID));
    emulator.misbehave("*", { kind: "status", status: 500 }, Infinity);
    pass(3_600);
    const stale = answerOf(await sleeper.rosters(LEAGUE_ID));
    expect(stale).toMatchObject({
      value: good.value,
      readAt: SUNDAY,
      stale: { kind: "unreachable", retryAfterSeconds: 60 },
    });
    emulator.behave();
    pass(60);
    expect(answerOf(await sleeper.rosters(LEAGUE_ID))).toMatchObject({
      readAt: "2026-09-27T18:01:00.000Z",
      stale: null,
    });
  });

  test("an answer in another shape does not take the place of a good one", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    const good = answerOf(await sleeper.rosters(LEAGUE_ID));
    emulator.misbehave(ROSTERS, { kind: "missing", field: "roster_id" });
    pass(60);
    expect(answerOf(await sleeper.rosters(LEAGUE_ID))).toMatchObject({
      value: good.value,
      stale: { kind: "bad-answer" },
    });
  });

  test("an answer of the day before is not passed off as one", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    answerOf(await sleeper.rosters(LEAGUE_ID));
    emulator.misbehave("*", { kind: "status", status: 500 }, Infinity);
    pass(24 * 3_600);
    expect(answerOf(await sleeper.rosters(LEAGUE_ID)).stale).not.toBeNull();
    pass(60);
    expect(problemOf(await sleeper.rosters(LEAGUE_ID)).kind).toBe("unreachable");
  });
});

describe("429", () => {
  test.each([
    ["so many seconds", "300", 300, "5 minutes"],
    ["a date", "Sun, 27 Sep 2026 17:02:00 GMT", 120, "2 minutes"],
    ["no word how long", undefined, 60, "a minute"],
    ["a word that nobody can read", "soon", 60, "a minute"],
    ["a year", "31536000", 3_600, "an hour"],
  ])("with %s stops every call until then", async (_name, retryAfter, seconds, words) => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    const fault = { kind: "status", status: 429, ...(retryAfter === undefined ? {} : { retryAfter }) } as const;
    emulator.misbehave("*", fault);
    expect(problemOf(await sleeper.rosters(LEAGUE_ID))).toMatchObject({
      kind: "rate-limited",
      retryAfterSeconds: seconds,
    });
    const refused = problemOf(await sleeper.members(LEAGUE_ID));
    expect(refused).toMatchObject({ kind: "rate-limited", retryAfterSeconds: seconds });
    expect(refused.message).toBe(`Sleeper asked us to wait, so we do not ask it now. Try again in ${words}.`);
    pass(seconds - 1);
    expect(problemOf(await sleeper.findUser("gridiron_gus")).retryAfterSeconds).toBe(1);
    expect(emulator.seen).toEqual([ROSTERS]);
    pass(1);
    expect((await sleeper.members(LEAGUE_ID)).ok).toBe(true);
    expect((await sleeper.rosters(LEAGUE_ID)).ok).toBe(true);
  });

  test("with a shorter wait than its minute lets others ask, and itself when the minute is over", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    emulator.misbehave("*", { kind: "status", status: 429, retryAfter: "0" });
    expect(problemOf(await sleeper.rosters(LEAGUE_ID)).retryAfterSeconds).toBe(60);
    expect(problemOf(await sleeper.members(LEAGUE_ID)).retryAfterSeconds).toBe(1);
    pass(1);
    answerOf(await sleeper.members(LEAGUE_ID));
    expect(problemOf(await sleeper.rosters(LEAGUE_ID)).retryAfterSeconds).toBe(59);
    pass(59);
    answerOf(await sleeper.rosters(LEAGUE_ID));
  });

  test("with a shorter wait does not end a longer one", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    emulator.misbehave(ROSTERS, { kind: "status", status: 429, retryAfter: "300" });
    emulator.misbehave(`/league/${LEAGUE_ID}/users`, { kind: "status", status: 429, retryAfter: "5" });
    await Promise.all([sleeper.rosters(LEAGUE_ID), sleeper.members(LEAGUE_ID)]);
    pass(299);
    expect(problemOf(await sleeper.findUser("gridiron_gus")).retryAfterSeconds).toBe(1);
  });

  test("leaves what is kept to be served", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    answerOf(await sleeper.members(LEAGUE_ID));
    emulator.misbehave("*", { kind: "status", status: 429, retryAfter: "600" });
    problemOf(await sleeper.rosters(LEAGUE_ID));
    pass(120);
    expect(answerOf(await sleeper.members(LEAGUE_ID))).toMatchObject({
      readAt: SUNDAY,
      stale: { kind: "rate-limited", retryAfterSeconds: 480 },
    });
  });
});

describe("all calls together", () => {
  test("stay under a limit in any minute, refused in words, and not only in each minute of the clock", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient({ callsPerMinute: 4 });
    pass(50);
    for (const week of [1, 2, 3, 4]) answerOf(await sleeper.matchups(LEAGUE_ID, week));
    pass(20);
    expect(problemOf(await sleeper.matchups(LEAGUE_ID, 5))).toEqual({
      kind: "busy",
      message: "Too many leagues are being read here at once. Try again in a minute.",
      retryAfterSeconds: 40,
    });
    expect(answerOf(await sleeper.matchups(LEAGUE_ID, 4)).stale).toBeNull();
    pass(40);
    answerOf(await sleeper.matchups(LEAGUE_ID, 5));
    expect(emulator.seen).toHaveLength(5);
  });

  test("stay under Sleeper's 1,000 without a word from anybody", async () => {
    const { sleeper, emulator } = await openSleeperClient();
    const ids = Array.from({ length: 1_000 }, (_, index) => String(index + 1));
    const kinds = (await Promise.all(ids.map((id) => sleeper.rosters(id)))).map((result) => problemOf(result).kind);
    expect(kinds.filter((kind) => kind === "busy")).toHaveLength(400);
    expect(emulator.seen).toHaveLength(600);
  });
});

test("kept answers are bounded: the one that was called longest ago goes first, and none within its minute", async () => {
  const { sleeper, emulator, pass } = await openSleeperClient({ callsPerMinute: 3, keptAnswers: 1 });
  for (const week of [1, 2, 3]) answerOf(await sleeper.matchups(LEAGUE_ID, week));
  for (const week of [3, 2, 1]) answerOf(await sleeper.matchups(LEAGUE_ID, week));
  expect(emulator.seen).toHaveLength(3);
  pass(60);
  answerOf(await sleeper.matchups(LEAGUE_ID, 4));
  emulator.misbehave("*", { kind: "status", status: 500 }, Infinity);
  expect(problemOf(await sleeper.matchups(LEAGUE_ID, 1)).kind).toBe("unreachable");
  expect(answerOf(await sleeper.matchups(LEAGUE_ID, 3)).stale).toMatchObject({ kind: "unreachable" });
});

test("kept answers are bounded in bytes too, counted also while Sleeper fails", async () => {
  const { sleeper, emulator, pass } = await openSleeperClient();
  const big = [{ roster_id: 1, matchup_id: 1, points: 1, starters: null, padding: "x".repeat(3.9 * 1024 * 1024) }];
  for (const week of [1, 2, 3, 4, 5, 6]) emulator.pin(`/league/${LEAGUE_ID}/matchups/${week}`, big);
  for (const week of [1, 2, 3, 4, 5]) answerOf(await sleeper.matchups(LEAGUE_ID, week));
  emulator.misbehave("*", { kind: "status", status: 500 }, Infinity);
  pass(60);
  for (const week of [2, 3, 4, 5]) answerOf(await sleeper.matchups(LEAGUE_ID, week));
  expect(problemOf(await sleeper.matchups(LEAGUE_ID, 1)).kind).toBe("unreachable");
  emulator.behave();
  answerOf(await sleeper.matchups(LEAGUE_ID, 6));
  emulator.misbehave("*", { kind: "status", status: 500 }, Infinity);
  pass(60);
  expect(problemOf(await sleeper.matchups(LEAGUE_ID, 2)).kind).toBe("unreachable");
  answerOf(await sleeper.matchups(LEAGUE_ID, 3));
});

test("what is too old to be shown makes nothing suspect", async () => {
  const { sleeper, emulator, pass } = await openSleeperClient();
  answerOf(await sleeper.matchups(LEAGUE_ID, 1));
  emulator.misbehave("*", { kind: "zeros" });
  pass(24 * 3_600 + 1);
  expect(answerOf(await sleeper.matchups(LEAGUE_ID, 1))).toMatchObject({
    value: [{ points: 0 }, {}, {}, {}],
    stale: null,
  });
});

describe("a part of the calls", () => {
  test("ends before the whole does, counts there too, and shares what is kept", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient({ callsPerMinute: 4 });
    const part = sleeper.within(2);
    answerOf(await part.league(LEAGUE_ID));
    answerOf(await part.rosters(LEAGUE_ID));
    expect(problemOf(await part.members(LEAGUE_ID))).toMatchObject({ kind: "busy", retryAfterSeconds: 60 });
    answerOf(await sleeper.league(LEAGUE_ID));
    answerOf(await sleeper.members(LEAGUE_ID));
    answerOf(await part.members(LEAGUE_ID));
    answerOf(await sleeper.matchups(LEAGUE_ID, 1));
    expect(emulator.seen).toHaveLength(4);
    expect(problemOf(await sleeper.matchups(LEAGUE_ID, 2)).kind).toBe("busy");
    pass(60);
    for (const week of [1, 2, 3, 4]) answerOf(await sleeper.matchups(LEAGUE_ID, week));
    expect(problemOf(await part.matchups(LEAGUE_ID, 5)).kind).toBe("busy");
    pass(60);
    answerOf(await part.matchups(LEAGUE_ID, 5));
  });

  test("makes everybody wait where Sleeper asks it to", async () => {
    const { sleeper, emulator } = await openSleeperClient();
    emulator.misbehave("*", { kind: "status", status: 429, retryAfter: "300" });
    problemOf(await sleeper.within(2).rosters(LEAGUE_ID));
    expect(problemOf(await sleeper.members(LEAGUE_ID)).kind).toBe("rate-limited");
  });
});
