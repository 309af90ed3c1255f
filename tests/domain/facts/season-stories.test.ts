import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recapBrief } from "../../../domain/facts/recap-brief.ts";
import type { StoryLine } from "../../../domain/facts/game-brief.ts";
import type { StoryKind } from "../../../domain/facts/story-weights.ts";
import { checkText } from "../../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { SeasonBefore } from "../../../domain/season/season-before.ts";
import { writeRecap } from "../../../domain/writer/write-recap.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { type Result, seasonGame, seasonOfResults } from "../../fixtures/small-season.ts";

function told(snapshot: GameSnapshot, season: SeasonBefore | null, kind: StoryKind): StoryLine[] {
  return recapBrief(snapshot, season)?.storyLines.filter((line) => line.kind === kind) ?? [];
}

/** Points of KC and its opponents, week by week; the last is the game at hand. */
const results = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
  minLength: 1,
  maxLength: 12,
});

/** Small numbers, so that runs and equal figures are common. */
function points(drawn: readonly (readonly [number, number])[]): Result[] {
  return drawn.map(([own, other]) => ({ own: own * 7, other: other * 7 }));
}

describe("what a game means in its season", () => {
  it("counts runs of wins and losses as they are", () => {
    fc.assert(
      fc.property(results, (drawn) => {
        const { snapshot, season } = seasonOfResults(points(drawn));
        const letters = points(drawn).map(({ own, other }) => (own > other ? "W" : own < other ? "L" : "T"));
        const line = letters.join("");
        const run = /(W+|L+|T+)$/.exec(line)?.[0] ?? "";
        const expected =
          run.length >= 3 && run[0] !== "T" ? [[run[0] === "W" ? "winStreak" : "losingStreak", run.length]] : [];
        const stories = (["winStreak", "losingStreak"] as const).flatMap((kind) =>
          told(snapshot, season, kind)
            .filter(({ team }) => team === "KC")
            .map(({ facts }) => [kind, facts["games"]]),
        );
        expect(stories).toEqual(expected);
        const before = /(W{3,}|L{3,})$/.exec(line.slice(0, -1))?.[0] ?? "";
        const isEnded = before !== "" && !line.endsWith(before[0] ?? "?");
        const ended = told(snapshot, season, "streakEnded").filter(({ team }) => team === "KC");
        expect(ended.map(({ facts }) => facts["games"])).toEqual(isEnded ? [before.length] : []);
        const isFirst = letters.length > 2 && letters.indexOf(letters.at(-1) ?? "T") === letters.length - 1;
        const firsts = [...told(snapshot, season, "firstWin"), ...told(snapshot, season, "firstLoss")];
        expect(firsts.filter(({ team }) => team === "KC")).toHaveLength(isFirst && !line.endsWith("T") ? 1 : 0);
      }),
      { numRuns: 150 },
    );
  });

  it("tells of the most and the fewest points only where no earlier game had as many", () => {
    fc.assert(
      fc.property(results, (drawn) => {
        const { snapshot, season } = seasonOfResults(points(drawn));
        const all = points(drawn).map(({ own }) => own);
        const now = all.at(-1) ?? 0;
        const earlier = all.slice(0, -1);
        const has = (kind: StoryKind): boolean => told(snapshot, season, kind).some(({ team }) => team === "KC");
        expect(has("highScore")).toBe(earlier.length >= 4 && earlier.every((value) => value < now));
        expect(has("lowScore")).toBe(earlier.length >= 4 && earlier.every((value) => value > now));
      }),
      { numRuns: 150 },
    );
  });

  it("tells of a season high beyond every earlier figure of three games or more, if it is big enough", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 60, max: 130 }), { minLength: 1, maxLength: 8 }), (yards) => {
        const { snapshot, season } = seasonOfResults(
          yards.map(() => ({ own: 20, other: 17 })),
          (week) => [
            playerLine({
              playerId: "back",
              playerName: "Isiah Back",
              team: "KC",
              position: "RB",
              rushingYards: yards[week - 1] ?? 0,
            }),
          ],
        );
        const now = yards.at(-1) ?? 0;
        const earlier = yards.slice(0, -1);
        const isHigh = earlier.length >= 3 && now >= 80 && earlier.every((value) => value < now);
        const stories = told(snapshot, season, "seasonHigh");
        expect(stories.map(({ facts }) => [facts["value"], facts["before"], facts["games"]])).toEqual(
          isHigh ? [[now, Math.max(...earlier), earlier.length]] : [],
        );
        for (const { proof } of stories) expect(proof.some(({ kind }) => kind === "season")).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("says nothing of a season of which games are missing, or of a player who came later", () => {
    const wins = Array.from({ length: 6 }, () => ({ own: 21, other: 7 }));
    const yards = (from: number) => (week: number) =>
      week < from
        ? []
        : [
            playerLine({
              playerId: "back",
              playerName: "Isiah Back",
              team: "KC",
              position: "RB",
              rushingYards: 80 + week,
            }),
          ];
    const { snapshot, season } = seasonOfResults(wins, yards(1));
    expect(told(snapshot, season, "winStreak")).toHaveLength(1);
    expect(told(snapshot, season, "seasonHigh")).toHaveLength(1);
    const gap = { ...season, games: season.games.filter(({ week }) => week !== 2 && week !== 3) };
    expect(told(snapshot, gap, "winStreak")).toEqual([]);
    expect(told(snapshot, gap, "seasonHigh")).toEqual([]);
    expect(recapBrief(snapshot, gap)?.records).toEqual([]);
    const traded = seasonOfResults(wins, yards(3));
    expect(told(traded.snapshot, traded.season, "seasonHigh")).toEqual([]);
    expect(told(snapshot, null, "winStreak")).toEqual([]);
  });

  it("takes one week without a game for the bye", () => {
    const { snapshot, season } = seasonOfResults([1, 2, 3, 4, 5].map(() => ({ own: 21, other: 7 })));
    const bye = { ...season, games: season.games.filter(({ week }) => week !== 3) };
    expect(told(snapshot, bye, "winStreak")[0]?.facts["games"]).toBe(4);
    expect(recapBrief(snapshot, bye)?.records).toContainEqual({ team: "KC", wins: 4, losses: 0, ties: 0 });
  });

  it("is told in recaps whose every claim holds", () => {
    fc.assert(
      fc.property(results, (drawn) => {
        const { snapshot, season } = seasonOfResults(points(drawn));
        const brief = recapBrief(snapshot, season);
        if (brief === null) throw new Error("no brief of a finished game");
        const { headline, markdown } = writeRecap(brief);
        const alarms = checkText(`# ${headline}\n\n${markdown}`, snapshot, season).filter(
          ({ verdict }) => verdict !== "holds",
        );
        // A score that no plays support is unresolved by rule; this season has no plays.
        const ours = alarms.filter(({ text }) => /streak|row|straight|season|improved|moved|fell|dropped/.test(text));
        expect(ours.map(({ text, reason }) => `${text}: ${reason}`)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("leaves what it says of one game alone", () => {
    const { snapshot } = seasonGame({ own: 21, other: 7 }, 1);
    expect(recapBrief(snapshot, { games: [], lines: [] })?.storyLines).toEqual(recapBrief(snapshot)?.storyLines);
  });
});
