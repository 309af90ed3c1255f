import { beforeAll, describe, expect, test } from "vitest";
import { isImportant } from "../../domain/plays/flow-rules.ts";
import { boxScore, TAB_COLUMNS } from "../../domain/page/box-score.ts";
import { type Tab, TABS } from "../../domain/page/game-view.ts";
import { otherFigures } from "../../domain/page/other-figures.ts";
import { gameShape } from "../../domain/shape/game-shape.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { describeProvider } from "../conformance/provider.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleProvider, sampleSeason } from "../fixtures/sample-season.ts";

const signal = new AbortController().signal;

/** The yards of a team's rows under a tab, with those that are said beside them. */
function shownYards(lines: readonly PlayerLine[], tab: Tab, team: string): number {
  const column = TAB_COLUMNS[tab].findIndex(({ label }) => label === "Yds");
  const rows = boxScore(lines, tab).find((shown) => shown.team === team)?.rows ?? [];
  const others = otherFigures(lines).filter((other) => other.tab === tab && other.team === team);
  return [
    ...rows.map(({ cells }) => cells[column]?.value ?? 0),
    ...others.map(({ words }) => Number(/(-?\d+) yards?/.exec(words)?.[1])),
  ].reduce((sum, yards) => sum + yards, 0);
}

async function readSeason(season: number): Promise<ProviderGame[]> {
  const games: ProviderGame[] = [];
  for await (const game of sampleSeason({ season })) games.push(game);
  return games;
}

describe.skipIf(!HAS_SAMPLE_DATA)("the real season 2024 (needs the sample data in ../shared)", () => {
  let games: ProviderGame[] = [];

  beforeAll(async () => {
    games = await readSeason(2024);
  });

  test("all 285 games, none twice, postseason weeks 1 to 4", () => {
    expect(games.length).toBe(285);
    expect(new Set(games.map(({ game }) => game.gameKey)).size).toBe(285);
    const postseason = games.filter(({ game }) => game.seasonType === 3);
    expect(postseason.length).toBe(13);
    expect(new Set(postseason.map(({ game }) => game.week))).toEqual(new Set([1, 2, 3, 4]));
    expect(games.find(({ providerGameId }) => providerGameId === "2024_22_KC_PHI")?.game.gameKey).toBe("202430426");
  });

  test("the plays of every game add up to its final score, and 16 games went to overtime", () => {
    const wrong = games.filter(({ game, allPlays }) => {
      const fold = foldGame(allPlays, game);
      return (
        fold.awayScore !== game.awayScore || fold.homeScore !== game.homeScore || fold.isOvertime !== game.isOvertime
      );
    });
    expect(wrong.map(({ providerGameId }) => providerGameId)).toEqual([]);
    expect(games.filter(({ game }) => game.status === "F/OT").length).toBe(16);
  });

  test("at least 99.5 % of the lines equal the official ones in every field, and every other difference has a cause", () => {
    const lines = games.reduce((sum, { playerGameStats }) => sum + playerGameStats.length, 0);
    const differing = games.reduce(
      (sum, { differences }) => sum + new Set(differences.map(({ playerId }) => playerId)).size,
      0,
    );
    expect(lines).toBe(18_959);
    expect(differing / lines).toBeLessThan(0.005);
    expect(games.flatMap(({ differences }) => differences).filter(({ cause }) => cause === null)).toEqual([]);
  });

  test("S5.flow.43 FLOW keeps between 40 and 49 % of the plays", () => {
    const plays = games.flatMap(({ allPlays }) => allPlays);
    const share = plays.filter((play) => isImportant(play)).length / plays.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.49);
  });

  test("no row was dropped but the 285 that open a game, and no type is unknown but 5 comments", () => {
    const plays = games.flatMap(({ allPlays }) => allPlays);
    expect(plays.length).toBe(49_492 - 285);
    expect(plays.filter(({ type }) => type === "Other").length).toBe(5);
  });

  test("S2.box.10 the rows of a team and what is said beside them come to its row in the team statistics, and passes to catches", () => {
    const unequal: string[] = [];
    for (const { game, allPlays, playerGameStats } of games) {
      const { teams } = gameShape(game, allPlays);
      for (const side of ["away", "home"] as const) {
        const team = side === "away" ? game.awayTeam : game.homeTeam;
        const [passing, rushing, receiving] = TABS.map((tab) => shownYards(playerGameStats, tab, team));
        const row = Number(teams.find(({ field }) => field === "rushing yards")?.[side]);
        if (passing !== receiving) unequal.push(`${game.gameKey} ${team}: passing ${passing}, receiving ${receiving}`);
        if (rushing !== row) unequal.push(`${game.gameKey} ${team}: rushing ${rushing}, ${row} by the team's row`);
      }
    }
    expect(unequal).toEqual([]);
  });

  test("a line has the position of its season: Bo Melton, a cornerback since 2025, caught passes as a receiver", () => {
    const positions = (name: string): string[] => [
      ...new Set(
        games.flatMap(({ playerGameStats }) =>
          playerGameStats.filter(({ playerName }) => playerName === name).map(({ position }) => position),
        ),
      ),
    ];
    expect(positions("Bo Melton")).toEqual(["WR"]);
    // On the roster a lineman is an `OL`, and a safety a `DB`.
    expect(positions("Dan Skipper")).toEqual(["OT"]);
    expect(positions("Kyle Hamilton")).toEqual(["SAF"]);
  });

  test("touchdowns by the side without the ball are credited to the side that scored (P10)", () => {
    const blocked = games
      .flatMap(({ allPlays }) => allPlays)
      .filter(({ credits }) => credits.some(({ stat }) => stat === "blockedKickReturnTouchdowns"));
    expect(blocked.length).toBe(6);
    for (const play of blocked) {
      const scorer = play.credits.find(({ stat }) => stat === "blockedKickReturnTouchdowns");
      expect(scorer?.team).toBe(play.opponent);
    }
  });
});

describe.skipIf(!HAS_SAMPLE_DATA)("the real week 1 of 2025 (needs the sample data in ../shared)", () => {
  test("S3.key.2 one game has the other provider's key, and its quarter scores", async () => {
    const games = await readSeason(2025);
    const played = games.filter(({ allPlays }) => allPlays.length > 0);
    expect(played.length).toBe(16);
    const game = played.find(({ providerGameId }) => providerGameId === "2025_01_MIN_CHI");
    expect(game?.game).toMatchObject({
      gameKey: "202510106",
      awayScore: 27,
      homeScore: 24,
      awayScoreQuarter1: 0,
      awayScoreQuarter2: 6,
      awayScoreQuarter3: 0,
      awayScoreQuarter4: 21,
      homeScoreQuarter1: 7,
      homeScoreQuarter2: 3,
      homeScoreQuarter3: 7,
      homeScoreQuarter4: 7,
    });
    expect(games.filter(({ game: { status } }) => status === "Scheduled").length).toBe(79);
  });

  test("the schedule of 1999 has dates and no times, and Oakland is today's Raiders", async () => {
    const schedule = await sampleProvider().schedule({ season: 1999 }, signal);
    if (!schedule.ok) throw new Error(schedule.error.message);
    expect(schedule.value.length).toBe(259);
    expect(schedule.value.every(({ dateTime }) => dateTime === null)).toBe(true);
    expect(schedule.value.some(({ homeTeam }) => homeTeam === "LV")).toBe(true);
  });

  test("S3.key.4 every season of the schedule has keys of its own; the postseason of 2020 begins with week 1", async () => {
    const provider = sampleProvider();
    const schedule = await provider.schedule({ season: 2020 }, signal);
    if (!schedule.ok) throw new Error(schedule.error.message);
    expect(new Set(schedule.value.map(({ gameKey }) => gameKey)).size).toBe(schedule.value.length);
    expect(schedule.value.filter(({ seasonType, week }) => seasonType === 3 && week === 1).length).toBe(6);
  });
});

if (HAS_SAMPLE_DATA) {
  describeProvider("nflverse with real files", async () => ({
    provider: sampleProvider(),
    season: 2025,
    week: 1,
    unknownSeason: 1990,
    hasPlays: true,
  }));
}
