import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockSeconds, elapsedSeconds } from "../../../domain/game/game-clock.ts";
import { leadSteps } from "../../../domain/page/lead.ts";
import { QUARTER_NAMES, type Play, type QuarterName } from "../../../domain/game/play.ts";
import { neutralPlay } from "../../fixtures/play.ts";

const GAME = { awayTeam: "MIN", homeTeam: "CHI", season: 2025, status: "Final" };
const LIVE = { ...GAME, status: "InProgress" };

function play(quarterName: QuarterName, clock: string, given: Partial<Play> = {}): Play {
  const [minutes, seconds] = clock.split(":").map(Number);
  return neutralPlay({
    quarterName,
    timeRemainingMinutes: minutes ?? null,
    timeRemainingSeconds: seconds ?? null,
    ...given,
  });
}
const inOrder = (...plays: Play[]) => plays.map((one, index) => ({ ...one, sequence: index + 1 }));
const tryKick = { type: "ExtraPoint", down: 0 } as const;

const COMEBACK = inOrder(
  play("1", "15:00"),
  play("1", "7:12", { homePoints: 6 }),
  play("1", "7:04", { homePoints: 1, ...tryKick }),
  play("3", "1:00", { homePoints: 3 }),
  play("4", "9:52", { awayPoints: 6 }),
  play("4", "9:45", { awayPoints: 1, ...tryKick }),
  play("4", "2:59", { awayPoints: 6 }),
  play("4", "0:05"),
);

describe("the lead", () => {
  it("steps from kickoff to the end; a touchdown and its try are one step", () => {
    const chart = leadSteps(COMEBACK, GAME);
    expect(chart?.steps.map((step) => step.margin)).toEqual([0, -7, -10, -3, 3]);
    expect(chart?.steps.map((step) => Math.round(step.from * 3600))).toEqual([0, 468, 2640, 3008, 3421]);
    expect(chart?.steps.at(-1)?.to).toBe(1);
    expect(chart?.end).toBe(1);
  });

  it("in words, with the most by which each team led", () => {
    expect(leadSteps(COMEBACK, GAME)?.sentence).toBe(
      "The Bears took the lead with 7:12 left in the 1st quarter and led by 10 at most; the Vikings took the lead with 2:59 left in the 4th quarter, and won by 3.",
    );
  });

  it("a live game ends at its newest play and speaks of now", () => {
    const chart = leadSteps(COMEBACK.slice(0, 4), LIVE);
    expect(chart?.steps.at(-1)).toMatchObject({ margin: -10, to: 2640 / 3600 });
    expect(chart?.end).toBe(1);
    expect(chart?.sentence).toMatch(/took the lead with 7:12 left in the 1st quarter, and lead by 10\.$/);
  });

  it("overtime goes on beyond 1, in ten-minute and in fifteen-minute periods", () => {
    const regular = inOrder(play("4", "0:30"), play("OT", "10:00"), play("OT", "4:00", { homePoints: 3 }));
    expect(leadSteps(regular, GAME)?.end).toBeCloseTo((3600 + 360) / 3600, 9);
    expect(leadSteps(regular, GAME)?.sentence).toBe("The Bears took the lead in overtime, and won by 3.");
    const playoff = inOrder(play("OT", "15:00"), play("OT", "0:10"), play("OT", "14:00", { homePoints: 3 }));
    expect(leadSteps(playoff, GAME)?.end).toBeCloseTo((3600 + 960) / 3600, 9);
  });

  it("a game without a lead, a level end, many changes", () => {
    expect(leadSteps(inOrder(play("1", "15:00")), GAME)?.sentence).toBe("Neither team ever led.");
    expect(leadSteps(inOrder(play("1", "15:00")), LIVE)?.sentence).toBe("Neither team has led yet.");
    const level = inOrder(play("1", "9:00", { awayPoints: 3 }), play("4", "1:00", { homePoints: 3 }));
    expect(leadSteps(level, GAME)?.sentence).toMatch(/led by 3 at most; it ended tied\.$/);
    const swings = inOrder(
      play("1", "9:00", { awayPoints: 3 }),
      play("2", "9:00", { homePoints: 6 }),
      play("3", "9:00", { awayPoints: 6 }),
      play("4", "9:00", { homePoints: 6 }),
    );
    expect(leadSteps(swings, GAME)?.sentence).toBe(
      "The lead changed hands 3 times; the Vikings led by 3 at most, the Bears by 3; the Bears won by 3.",
    );
  });

  it("teams go by their nicknames: a city can have two", () => {
    const plays = inOrder(play("1", "9:00", { awayPoints: 3 }));
    expect(leadSteps(plays, { ...GAME, awayTeam: "NYJ", homeTeam: "NYG" })?.sentence).toMatch(
      /^The Jets took the lead/,
    );
  });

  it("no plays, or none with a clock: no chart", () => {
    expect(leadSteps([], GAME)).toBeNull();
    expect(leadSteps([neutralPlay({ timeRemainingMinutes: null })], GAME)).toBeNull();
  });

  it("steps have no gaps, differ from their neighbors and end at the score, whatever the plays", () => {
    const anyPlays = fc.array(
      fc.record({
        quarter: fc.nat(4),
        timeRemainingMinutes: fc.option(fc.nat(14), { nil: null }),
        timeRemainingSeconds: fc.nat(59),
        homePoints: fc.constantFrom(0, 0, 3, 6),
        awayPoints: fc.constantFrom(0, 0, 2, 7),
        type: fc.constantFrom("Rush", "ExtraPoint" as const),
      }),
    );
    fc.assert(
      fc.property(anyPlays, (given) => {
        const plays = inOrder(
          ...given
            .toSorted((a, b) => a.quarter - b.quarter)
            .map(({ quarter, ...row }) => neutralPlay({ ...row, quarterName: QUARTER_NAMES[quarter] ?? "1" })),
        );
        const chart = leadSteps(plays, LIVE);
        if (chart === null) return;
        const { steps } = chart;
        expect(steps[0]?.from).toBe(0);
        steps.forEach((step, index) => {
          expect(step.to).toBeGreaterThanOrEqual(step.from);
          const following = steps[index + 1];
          if (following === undefined) return;
          expect(following.from).toBe(step.to);
          expect(following.margin).not.toBe(step.margin);
        });
        expect(steps.at(-1)?.margin).toBe(plays.reduce((sum, one) => sum + one.awayPoints - one.homePoints, 0));
        expect(steps.at(-1)?.to).toBeLessThanOrEqual(chart.end);
      }),
    );
  });
});

describe("the game clock", () => {
  it("reads both fields or none", () => {
    expect(clockSeconds({ timeRemainingMinutes: 2, timeRemainingSeconds: 5 })).toBe(125);
    expect(clockSeconds({ timeRemainingMinutes: 2, timeRemainingSeconds: null })).toBeNull();
  });

  it("never runs backwards, and rows without a clock stand where the row before stood", () => {
    const plays = [
      play("1", "10:00"),
      play("1", "11:00"),
      neutralPlay({ timeRemainingMinutes: null }),
      play("2", "15:00"),
    ];
    expect(elapsedSeconds(plays)).toEqual([300, 300, 300, 900]);
  });

  it("does not rely on the clocks of period markers", () => {
    const marker = play("4", "0:00", { type: "Period", description: "End of 3rd Quarter" });
    expect(elapsedSeconds([play("3", "0:20"), marker, play("4", "14:30")])).toEqual([2680, 2680, 2730]);
  });
});
