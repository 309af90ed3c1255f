import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import { findCorrections } from "../../../domain/corrections/find-corrections.ts";
import type { Play } from "../../../domain/game/play.ts";
import { arbitraryGame } from "../../fixtures/arbitrary-game.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { gameAfter, simulatedGame } from "../../fixtures/simulated-game.ts";

const WHOLE = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" });
const official = { hasOfficialLines: true };

/** A live game with these rows; the score is what the test says. */
function live(allPlays: Play[], scores: Partial<ProviderGame["game"]> = {}): ProviderGame {
  const game = { ...WHOLE.game, status: "InProgress", isInProgress: true, awayScore: 7, homeScore: 3, ...scores };
  return { ...WHOLE, game, allPlays, playerGameStats: [] };
}

function final(lines: ProviderGame["playerGameStats"], scores: Partial<ProviderGame["game"]> = {}): ProviderGame {
  const game = { ...WHOLE.game, status: "Final", isInProgress: false, awayScore: 7, homeScore: 3, ...scores };
  return { ...WHOLE, game, allPlays: [], playerGameStats: lines };
}

const rows = [1, 2, 3, 4].map((number) =>
  neutralPlay({ playId: String(number), sequence: number, description: `play ${number}` }),
);

function changed(playId: string, change: Partial<Play>): Play[] {
  return rows.map((play) => (play.playId === playId ? { ...play, ...change } : play));
}

describe("a play that was shown", () => {
  test("and reads otherwise now is a correction, figure by figure", () => {
    const fresh = live(changed("2", { yardsGained: 21, description: "play 2, REVERSED", isFirstDown: 1 }));
    expect(findCorrections(live(rows), fresh, official)).toEqual([
      {
        kind: "play changed",
        playId: "2",
        playerId: null,
        what: "Description",
        before: "play 2",
        after: "play 2, REVERSED",
      },
      { kind: "play changed", playId: "2", playerId: null, what: "Yards gained", before: "4", after: "21" },
    ]);
  });

  test("and is gone, or came in before the last one, is a correction", () => {
    const late = neutralPlay({ playId: "9", description: "late" });
    const fresh = live([rows[0], late, rows[2], rows[3]].flatMap((one) => one ?? []));
    expect(findCorrections(live(rows), fresh, official).map(({ kind, playId }) => [kind, playId])).toEqual([
      ["play added", "9"],
      ["play removed", "2"],
    ]);
  });

  test("and came back under another id is the same play", () => {
    expect(findCorrections(live(rows), live(changed("2", { playId: "77" })), official)).toEqual([]);
  });

  test("is not corrected by what was unknown, by what follows from the next snap, or by a late timeout", () => {
    const timeout = neutralPlay({ playId: "8", type: "Timeout" });
    const fresh = changed("3", {
      returnYards: 12,
      timeoutTeam: "CHI",
      isFirstDown: 1,
      happenedAt: "2025-09-08T01:00:00Z",
    });
    expect(findCorrections(live(rows), live([...fresh.slice(0, 2), timeout, ...fresh.slice(2)]), official)).toEqual([]);
  });

  test("has its points settled once the next ball was snapped", () => {
    const points = { homePoints: 6, isScoringPlay: 1 } as const;
    const ofLast = findCorrections(live(rows), live(changed("4", points)), official);
    const ofSecond = findCorrections(live(rows), live(changed("2", points)), official);
    expect(ofLast).toEqual([]);
    expect(ofSecond.map(({ what, before, after }) => [what, before, after])).toEqual([["Points of CHI", "0", "6"]]);
  });
});

describe("a score", () => {
  test("that goes down is a correction, one that goes up is the game", () => {
    const fresh = live(rows, { awayScore: 0, homeScore: 10 });
    expect(
      findCorrections(live(rows), fresh, official).map(({ what, before, after }) => [what, before, after]),
    ).toEqual([["Score of MIN", "7", "0"]]);
  });

  test("that changes in any way after the end is a correction", () => {
    const fresh = final([], { homeScore: 10 });
    expect(findCorrections(final([]), fresh, official).map(({ what }) => what)).toEqual(["Score of CHI"]);
  });
});

describe("a player's line", () => {
  const line = playerLine({ playerName: "Aaron Jones", rushingYards: 61, rushingAttempts: 12, fantasyPoints: 6.1 });

  test("of a finished game that changes is a correction; the points follow from it", () => {
    const fresh = final([{ ...line, rushingYards: 58, fantasyPoints: 5.8, receivingTargets: 3 }]);
    expect(findCorrections(final([line]), fresh, official)).toEqual([
      {
        kind: "line",
        playId: null,
        playerId: "p-1",
        what: "Rushing yards of Aaron Jones",
        before: "61",
        after: "58",
      },
    ]);
  });

  test("whose points alone change is a correction of the points", () => {
    const fresh = final([{ ...line, fantasyPoints: 8.1 }]);
    expect(
      findCorrections(final([line]), fresh, official).map(({ what, before, after }) => [what, before, after]),
    ).toEqual([["Fantasy points of Aaron Jones", "6.1", "8.1"]]);
  });

  test.each([
    [12.3, 12.3000001, []],
    // As single precision stores them.
    [8.100000381469727, 8.1, []],
    [12.3, 12.34, [["12.3", "12.34"]]],
    [9, 9.2000001, [["9.0", "9.2"]]],
    [8.325, 9, [["8.33", "9.0"]]],
    [-0.4, 0, [["−0.4", "0.0"]]],
  ])("whose points go from %d to %d", (before, after, told) => {
    const fresh = final([{ ...line, fantasyPoints: after }]);
    expect(
      findCorrections(final([{ ...line, fantasyPoints: before }]), fresh, official).map((one) => [
        one.before,
        one.after,
      ]),
    ).toEqual(told);
  });

  test("that was missing from the statistics, or is now, had or has zeros", () => {
    expect(findCorrections(final([]), final([line]), official).map(({ before, after }) => [before, after])).toEqual([
      ["0", "12"],
      ["0", "61"],
    ]);
    expect(findCorrections(final([line]), final([]), official)[0]?.after).toBe("0");
  });

  test("of a live game, or one that the plays stood in for, is no correction", () => {
    const grown = live(rows);
    const fresh = { ...live(rows), playerGameStats: [line] };
    expect(findCorrections(grown, fresh, official)).toEqual([]);
    expect(findCorrections(final([line]), final([{ ...line, rushingYards: 1 }]), { hasOfficialLines: false })).toEqual(
      [],
    );
  });
});

test("a whole game watched row by row corrects nothing", () => {
  for (let count = 1; count < WHOLE.allPlays.length; count += 1) {
    expect(findCorrections(gameAfter(WHOLE, count - 1), gameAfter(WHOLE, count), official)).toEqual([]);
  }
  expect(findCorrections(gameAfter(WHOLE, WHOLE.allPlays.length - 1), WHOLE, official)).toEqual([]);
});

test("a game is no correction of itself, and none of another provider's account", () => {
  fc.assert(
    fc.property(arbitraryGame, arbitraryGame, (one, other) => {
      expect(findCorrections(one, structuredClone(one), official)).toEqual([]);
      const demo = { ...one, provider: "demo" as const };
      expect(findCorrections(demo, { ...other, provider: "nflverse" }, official)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
