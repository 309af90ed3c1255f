import { existsSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { ANSWERS } from "../../server/providers/sportsdataio/wire.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { complaintsAbout, readOpenApi } from "../fixtures/sportsdataio/open-api.ts";

const KEY = "202510106";
const GAME = simulatedGame({
  week: 1,
  awayTeam: "MIN",
  homeTeam: "CHI",
  dateTime: "2025-09-08T20:15:00-04:00",
  stadiumName: "Soldier Field",
  stadiumCity: "Chicago",
});

const FOLDER = `${SAMPLE_DATA}sportsdataio/openapi/`;
const NEW = `${FOLDER}nfl-v3.openapi31.derived-2026-02.json`;
/** The edition of 2019, one document for each product; it knows fewer fields. */
const OLD: Readonly<Record<string, string>> = {
  pbp: `${FOLDER}nfl-v3-play-by-play.openapi30-2019.json`,
  projections: `${FOLDER}nfl-v3-projections.openapi30-2019.json`,
  scores: `${FOLDER}nfl-v3-scores.openapi30-2019.json`,
  stats: `${FOLDER}nfl-v3-stats.openapi30-2019.json.gz`,
};

const PATHS = [
  "scores/json/AreAnyGamesInProgress",
  "scores/json/Timeframes/all",
  "scores/json/Teams",
  "scores/json/Stadiums",
  "scores/json/Players",
  "scores/json/Schedules/2025REG",
  "scores/json/Scores/2025REG",
  "scores/json/ScoresByWeek/2025REG/1",
  "stats/json/PlayerGameStatsByWeek/2025REG/1",
  "stats/json/BoxScoreV3/2025REG/1/CHI",
  "stats/json/BoxScoresDeltaV3/2025REG/1/all/2",
  "projections/json/PlayerGameProjectionStatsByWeek/2025REG/1",
  "pbp/json/PlayByPlay/2025REG/1/CHI",
  "pbp/json/PlayByPlay/19001",
  "pbp/json/PlayByPlayDelta/2025REG/1/2",
];

/** The edition of 2019 has no address of a game by its number. */
const OLD_PATHS = PATHS.filter((path) => !path.endsWith("/19001"));

async function answerOf(path: string): Promise<unknown> {
  const now = () => new Date("2025-09-12T12:00:00Z");
  const feed = await startSportsdataioFeed({ key: "right", games: [GAME], now });
  onTestFinished(() => feed.close());
  feed.games.get(KEY)?.show(90);
  const response = await fetch(`${feed.url}/v3/nfl/${path}`, { headers: { "Ocp-Apim-Subscription-Key": "right" } });
  expect(response.status).toBe(200);
  return response.json();
}

const hasDocuments = [NEW, ...Object.values(OLD)].every((file) => existsSync(file));

describe.skipIf(!hasDocuments)(
  "the emulator against the provider's OpenAPI documents (needs the sample data in ../shared)",
  () => {
    test("every field that is read is documented", () => {
      const { schemas } = readOpenApi(NEW).components ?? {};
      const undocumented = (name: string, shape: object) =>
        Object.keys(shape).filter((field) => schemas?.[name]?.properties?.[field] === undefined);
      const { Score, Plays } = ANSWERS.playByPlay.unwrap().shape;
      const { shape: play } = Plays.element;
      expect(undocumented("Schedule", ANSWERS.schedules.element.shape)).toEqual([]);
      expect(undocumented("Score", Score.shape)).toEqual([]);
      expect(undocumented("Play", play)).toEqual([]);
      expect(undocumented("PlayStat", play.PlayStats.unwrap().element.shape)).toEqual([]);
      expect(undocumented("ScoringPlay", play.ScoringPlay.unwrap().unwrap().shape)).toEqual([]);
      expect(undocumented("PlayerGame", ANSWERS.playerGames.element.shape)).toEqual([]);
      expect(undocumented("PlayerGameProjection", ANSWERS.playerGames.element.shape)).toEqual([]);
      expect(undocumented("PlayerDetail", ANSWERS.players.element.shape)).toEqual([]);
      expect(undocumented("Team", ANSWERS.teams.element.shape)).toEqual([]);
      expect(undocumented("Stadium", ANSWERS.stadiums.element.shape)).toEqual([]);
      expect(undocumented("Timeframe", ANSWERS.timeframes.element.shape)).toEqual([]);
    });

    test.each(PATHS)("%s has a documented path, documented fields and types", async (path) => {
      expect(complaintsAbout(readOpenApi(NEW), `/v3/nfl/${path}`, await answerOf(path))).toEqual([]);
    });

    test.each(OLD_PATHS)("%s was the same in 2019, but for fields that are newer", async (path) => {
      const product = path.slice(0, path.indexOf("/"));
      const document = readOpenApi(OLD[product] ?? "");
      const complaints = complaintsAbout(document, path.slice(product.length), await answerOf(path));
      expect(complaints.filter((complaint) => !complaint.endsWith(" is unknown"))).toEqual([]);
    });
  },
);
