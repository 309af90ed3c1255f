import { expect, it, onTestFinished } from "vitest";
import type { Play } from "../../domain/game/play.ts";
import { playerRanks } from "../../server/pages/player-ranks.server.ts";
import { openMemoryStore } from "../../server/store/open-store.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { credit, neutralPlay } from "../fixtures/play.ts";
import { playerLine } from "../fixtures/player-line.ts";

function runner(playerId: string, points: number, position = "RB") {
  return playerLine({
    playerId,
    playerName: playerId,
    team: "CHI",
    position,
    fantasyPoints: points,
    fantasyPointsPPR: points,
  });
}

const WEEKS = ["202510120", "202510220"];

function finalGame(week: number, allPlays: Play[]) {
  return {
    ...bareGame({
      week,
      awayTeam: "CHI",
      homeTeam: "MIN",
      status: "Final",
      hasStarted: true,
      awayScore: 6,
      homeScore: 0,
    }),
    allPlays,
    playerGameStats: [runner("scorer", 0), runner("carrier", 5.9), runner("tackler", 0, "LB")],
  };
}

/** Two runners, one of them with a touchdown on a fumble of a teammate, which official points do not count, and a linebacker with a tackle in the first week. */
async function rankedStore() {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  const scored = neutralPlay({
    credits: [credit("scorer", "fumbleRecoveries", 1), credit("scorer", "fumbleReturnTouchdowns", 1)],
    isTouchdown: true,
    awayPoints: 6,
    isScoringPlay: 1,
  });
  const carried = neutralPlay({
    playId: "2",
    sequence: 2,
    credits: [credit("carrier", "rushingAttempts", 1), credit("carrier", "rushingYards", 59)],
    yardsGained: 59,
  });
  const tackled = neutralPlay({ playId: "3", sequence: 3, credits: [credit("tackler", "tackles", 1, "MIN")] });
  await store.putGames([finalGame(1, [scored, carried, tackled]), finalGame(2, [carried])]);
  return (playerId: string, position: string) =>
    playerRanks(store, { playerId, position }, { season: 2025, shown: null, played: WEEKS });
}

it("the weeks of the offense are by the points of the official lines, as the season is", async () => {
  const ranksOf = await rankedStore();
  expect(await ranksOf("carrier", "RB")).toMatchObject({ inAll: 1, weeks: { "202510120": 1, "202510220": 1 } });
});

it("a defender has a place also in a week that counts nothing of his", async () => {
  const ranksOf = await rankedStore();
  expect(Object.keys((await ranksOf("tackler", "LB"))?.weeks ?? {})).toEqual(WEEKS);
});
