import { describe, expect, test } from "vitest";
import { taskName } from "../../server/games/plan/ingest-task.ts";
import { planIngest } from "../../server/games/plan/plan-ingest.ts";
import { type PlannedGame, plannedGame } from "../../server/games/plan/planned-game.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { plannedAt, viewAt } from "../fixtures/planned-season.ts";

const HOUR = 3_600_000;
const KICKOFF = "2025-09-14T17:00:00Z";
const START = Date.parse(KICKOFF);

/** The hours after the kickoff at which anything is read while the game stays as it is, for four days. */
function hoursRead(state: PlannedGame["state"]): number[] {
  const game = plannedAt(KICKOFF, { state });
  const readAt = new Map(
    ["season", "week 2025/1/2", "projections 2025/1/2", `game ${game.gameKey}`].map((name) => [name, START]),
  );
  const hours: number[] = [];
  let now = START;
  for (;;) {
    const { task, at } = planIngest(viewAt(new Date(now).toISOString(), [game], { readAt }));
    if (task === null || at === null || at > START + 96 * HOUR) return hours;
    now = Math.max(at, now + 1000);
    readAt.set(taskName(task), now);
    hours.push((now - START) / HOUR);
  }
}

describe("a game that does not begin, or does not go on", () => {
  test("is waited for until four hours after its kickoff, and then left alone", () => {
    const hours = hoursRead("scheduled");
    expect(hours.length).toBeGreaterThan(100);
    expect(hours.at(-1)).toBeGreaterThan(3.9);
    expect(hours.at(-1)).toBeLessThan(4.1);
  });

  test("costs nothing once it is postponed or canceled, whatever hour its record says", () => {
    expect(hoursRead("off")).toEqual([]);
    const words = ["Postponed", "postponed", "Canceled", "CANCELED"];
    const states = words.map((status) => {
      const { game } = bareGame({ week: 2, awayTeam: "MIN", homeTeam: "CHI", status, dateTime: KICKOFF });
      return plannedGame(game).state;
    });
    expect(states).toEqual(words.map(() => "off"));
  });

  test("is asked after every five minutes for a day and a half once it was interrupted, and then left alone", () => {
    const hours = hoursRead("paused");
    expect(hours.length).toBeGreaterThan(400);
    expect(hours.at(-1)).toBeGreaterThan(35.9);
    expect(hours.at(-1)).toBeLessThan(36.1);
  });
});
