import { describe, expect, it } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import type { PlayerLogEntry } from "../../../domain/players/player-log-entry.ts";
import { playerSeason, type SeasonRow } from "../../../domain/players/player-season.ts";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const { regular, postseason, preseason } = SEASON_TYPE;
const OVER = { status: "Final", hasStarted: true } as const;

function game(week: number, home: string, given: Partial<Game> = {}): Game {
  return bareGame({ season: 2024, week, awayTeam: "NYG", homeTeam: home, ...OVER, ...given }).game;
}

function weeks(seasonType: number, last: number): WeekId[] {
  return Array.from({ length: last }, (_, index) => ({ season: 2024, seasonType, week: index + 1 }));
}

function entry(of: Game, given: Partial<PlayerLogEntry> = {}): PlayerLogEntry {
  return { game: of, stats: playerLine({ team: of.homeTeam }), projection: null, ...given };
}

/** `7` is a game, `8-9 PHI absent` a gap, `CLE > BUF` a move. */
function words(rows: readonly SeasonRow[] | undefined): string[] {
  return (rows ?? []).map((row) => {
    if (row.kind === "game") return String(row.entry.game.week);
    if (row.kind === "move") return `${row.from} > ${row.to}`;
    const span = row.from.week === row.to.week ? row.from.week : `${row.from.week}-${row.to.week}`;
    return `${span} ${row.team ?? "?"} ${row.kind}`;
  });
}

describe("a player's season", () => {
  it("has a row for every week of his team: games, byes, and weeks without a line as one", () => {
    const games = [1, 2, 4, 5, 6, 7].map((week) => game(week, "PHI"));
    const log = games.filter(({ week }) => week === 2 || week === 6).map((one) => entry(one));
    const [part, ...others] = playerSeason(log, games, weeks(regular, 7));
    expect(words(part?.rows)).toEqual(["1 PHI absent", "2", "3 PHI bye", "4-5 PHI absent", "6", "7 PHI absent"]);
    expect(others).toEqual([]);
  });

  it("says where he went, and leaves open which team he missed a week for in between", () => {
    const games = [game(1, "CLE"), game(2, "CLE"), game(2, "BUF"), game(3, "BUF"), game(5, "BUF"), game(5, "CLE")];
    const log = [games[0], games[3]].flatMap((one) => (one === undefined ? [] : [entry(one)]));
    const [part] = playerSeason(log, games, weeks(regular, 5));
    expect(words(part?.rows)).toEqual(["1", "2 ? absent", "CLE > BUF", "3", "4 BUF bye", "5 BUF absent"]);
  });

  it("is silent about what is still to come", () => {
    const games = [
      game(1, "PHI"),
      game(2, "PHI", { status: "InProgress" }),
      game(4, "PHI", { status: "Scheduled", hasStarted: false }),
    ];
    const [part] = playerSeason([entry(game(1, "PHI"))], games, weeks(regular, 4));
    expect(words(part?.rows)).toEqual(["1"]);
  });

  it("keeps a game that was projected and not played, and one to come", () => {
    const projected = { stats: null, projection: playerLine({ team: "PHI" }) };
    const coming = game(3, "PHI", { status: "Scheduled", hasStarted: false });
    const games = [game(1, "PHI"), game(2, "PHI"), coming];
    const [part] = playerSeason([entry(game(2, "PHI"), projected), entry(coming, projected)], games, weeks(regular, 3));
    expect(words(part?.rows)).toEqual(["1 PHI absent", "2", "3"]);
  });

  it("parts preseason, regular season and playoffs in the order in which they are played", () => {
    const log = [
      entry(game(1, "PHI")),
      entry(game(2, "PHI", { seasonType: postseason })),
      entry(game(2, "PHI", { seasonType: preseason })),
    ];
    const all = [...weeks(regular, 1), ...weeks(preseason, 3), ...weeks(postseason, 4)];
    const parts = playerSeason(
      log,
      log.map(({ game: one }) => one),
      all,
    );
    expect(parts.map(({ seasonType, rows }) => [seasonType, words(rows)])).toEqual([
      [preseason, ["2"]],
      [regular, ["1"]],
      [postseason, ["1 PHI bye", "2"]],
    ]);
  });

  it("knows a bye by others who play, and nothing of a part without a line", () => {
    const games = [game(1, "PHI"), game(3, "PHI"), game(1, "PHI", { seasonType: postseason })];
    const log = [entry(game(1, "PHI")), entry(game(3, "PHI"))];
    const parts = playerSeason(log, games, [...weeks(regular, 1), ...weeks(postseason, 1)]);
    expect(parts.map(({ rows }) => words(rows))).toEqual([["1", "3"]]);
  });

  it("has no game twice and loses none, even two of one week", () => {
    const twice = [entry(game(2, "PHI")), entry(game(2, "DAL")), entry(game(3, "DAL"))];
    const [part] = playerSeason(twice, [], weeks(regular, 3));
    expect(words(part?.rows)).toEqual(["2", "PHI > DAL", "2", "3"]);
    expect(playerSeason([], [], weeks(regular, 3))).toEqual([]);
  });
});
