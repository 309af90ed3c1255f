import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StoryQueueGame } from "../../server/store/store.ts";
import { planStories } from "../../server/stories/plan-stories.ts";

const NOW = Date.parse("2025-09-21T18:00:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function deskGame(given: Partial<StoryQueueGame> = {}): StoryQueueGame {
  return {
    gameKey: "202510306",
    dateTime: new Date(NOW - 4 * HOUR).toISOString(),
    status: "Final",
    hasStarted: true,
    isInProgress: false,
    provider: "nflverse",
    contentHash: "now",
    hasProjections: true,
    stories: [],
    ...given,
  };
}

const at = (ahead: number): string => new Date(NOW + ahead).toISOString();
const COMING = { status: "Scheduled", hasStarted: false } as const;
const TEXT = { kind: "recap", contentHash: "before", isPublished: true, model: null, promptVersion: 1 } as const;

function planned(given: Partial<StoryQueueGame>): string[] {
  return planStories([deskGame(given)], NOW).map(({ why, kind }) => `${why} ${kind}`);
}

describe("what texts are due", () => {
  test.each([
    { what: "a final", given: {}, due: ["missing recap"] },
    { what: "a final in overtime", given: { status: "F/OT" }, due: ["missing recap"] },
    { what: "a final of ten days ago", given: { dateTime: at(-10 * DAY) }, due: ["missing recap"] },
    { what: "an older one", given: { dateTime: at(-10 * DAY - 1) }, due: [] },
    {
      what: "an older simulated one",
      given: { provider: "demo" as const, dateTime: at(-30 * DAY) },
      due: ["missing recap"],
    },
    { what: "a final without a time", given: { dateTime: null }, due: [] },
    { what: "a game that is on", given: { status: "InProgress", isInProgress: true }, due: [] },
    {
      what: "a game called off",
      given: { status: "Canceled", hasStarted: false, dateTime: at(HOUR) },
      due: [],
    },
    { what: "a game in 48 hours", given: { ...COMING, dateTime: at(48 * HOUR) }, due: ["missing preview"] },
    { what: "a game in more", given: { ...COMING, dateTime: at(48 * HOUR + 1) }, due: [] },
    { what: "a kickoff put off by an hour", given: { ...COMING, dateTime: at(-HOUR) }, due: ["missing preview"] },
    { what: "one that never began", given: { ...COMING, dateTime: at(-13 * HOUR) }, due: [] },
    { what: "no projections", given: { ...COMING, dateTime: at(HOUR), hasProjections: false }, due: [] },
    { what: "a replay", given: { provider: "replay" as const }, due: [] },
    { what: "a text that is up to date", given: { stories: [{ ...TEXT, contentHash: "now" }] }, due: [] },
    { what: "a changed game", given: { stories: [TEXT] }, due: ["changed recap"] },
    {
      what: "a game that is not over after all",
      given: { status: "InProgress", stories: [TEXT] },
      due: ["reopened recap"],
    },
    { what: "a status that says neither", given: { status: "Suspended", stories: [TEXT] }, due: [] },
    {
      what: "its text taken back",
      given: { status: "InProgress", stories: [{ ...TEXT, isPublished: false }] },
      due: [],
    },
    { what: "a changed old game", given: { stories: [TEXT], dateTime: at(-5000 * DAY) }, due: ["changed recap"] },
    { what: "a changed game, its text taken back", given: { stories: [{ ...TEXT, isPublished: false }] }, due: [] },
    {
      what: "a preview of a game that is over",
      given: {
        stories: [
          { ...TEXT, kind: "preview" as const },
          { ...TEXT, contentHash: "now" },
        ],
      },
      due: [],
    },
  ])("$what: $due", ({ given, due }) => {
    expect(planned(given)).toEqual(due);
  });

  test("an old game's text is checked without asking a model, a recent one's with", () => {
    const games = [
      deskGame({ stories: [TEXT] }),
      deskGame({ gameKey: "199910306", stories: [TEXT], dateTime: at(-5000 * DAY) }),
    ];
    expect(planStories(games, NOW).map(({ isRecent }) => isRecent)).toEqual([true, false]);
  });

  test("a free trial's altered games have none", () => {
    expect(planStories([deskGame({ provider: "sportsdataio" })], NOW, () => true)).toEqual([]);
  });

  const games = fc.array(
    fc.record({
      gameKey: fc.integer({ min: 0, max: 9999 }).map((number) => `2025${String(number).padStart(5, "0")}`),
      dateTime: fc.option(fc.integer({ min: -20 * DAY, max: 20 * DAY }).map(at)),
      status: fc.constantFrom("Scheduled", "InProgress", "Halftime", "Final", "F/OT", "Postponed", ""),
      hasStarted: fc.boolean(),
      isInProgress: fc.boolean(),
      provider: fc.constantFrom("nflverse" as const, "sportsdataio" as const, "demo" as const, "replay" as const),
      contentHash: fc.constantFrom("a", "b"),
      hasProjections: fc.boolean(),
      stories: fc.uniqueArray(
        fc.record({
          kind: fc.constantFrom("recap" as const, "preview" as const),
          contentHash: fc.constantFrom("a", "b"),
          isPublished: fc.boolean(),
          model: fc.option(fc.constant("a-model")),
          promptVersion: fc.constant(1),
        }),
        { selector: ({ kind }) => kind },
      ),
    }),
  );

  test("whatever the store holds: one task a text at most, none that is up to date or taken back, nearest first", () => {
    fc.assert(
      fc.property(games, (given) => {
        const byKey = [...new Map(given.map((game) => [game.gameKey, game])).values()];
        const tasks = planStories(byKey, NOW);
        const find = (gameKey: string) => byKey.find((game) => game.gameKey === gameKey);
        const distances = tasks.map(({ gameKey }) => {
          const { dateTime } = find(gameKey) ?? {};
          return dateTime ? Math.abs(Date.parse(dateTime) - NOW) : Number.MAX_SAFE_INTEGER;
        });
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        expect(new Set(tasks.map(({ gameKey, kind }) => gameKey + kind)).size).toBe(tasks.length);
        for (const { gameKey, kind, seen, why } of tasks) {
          const story = find(gameKey)?.stories.find((one) => one.kind === kind);
          const isOn = /^(?:Scheduled|InProgress|Halftime)$/.test(find(gameKey)?.status ?? "");
          expect(story === undefined ? "missing" : kind === "recap" && isOn ? "reopened" : "changed").toBe(why);
          expect(story?.contentHash ?? null).toBe(seen);
          expect(story?.isPublished).not.toBe(false);
          expect(story?.contentHash).not.toBe(find(gameKey)?.contentHash);
        }
        // Done once, nothing is left to do.
        const done = byKey.map((game) => ({
          ...game,
          stories: [
            ...game.stories.filter(
              ({ kind }) => !tasks.some((task) => task.gameKey === game.gameKey && task.kind === kind),
            ),
            ...tasks
              .filter((task) => task.gameKey === game.gameKey)
              .map(({ kind, contentHash }) => ({ ...TEXT, kind, contentHash })),
          ],
        }));
        expect(planStories(done, NOW)).toEqual([]);
      }),
    );
  });
});
