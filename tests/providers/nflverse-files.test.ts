import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import { countRecords, readRecords } from "../../server/providers/nflverse/read-csv.ts";
import type { Provider } from "../../server/providers/provider.ts";
import { seasonFiles, smallSeason, writeFiles, type SeasonRows } from "../fixtures/nflverse/season-files.ts";
import { PEOPLE } from "../fixtures/nflverse/play-rows.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const signal = new AbortController().signal;

/** The small season in a folder, changed before it is written. */
function seasonIn(
  folder: string,
  change: (files: Record<string, string>) => void = () => {},
  rows: SeasonRows = smallSeason(),
): Provider {
  const files = seasonFiles(rows);
  change(files);
  writeFiles(folder, files);
  return nflverseProvider({ source: folderSource(folder) });
}

async function problem(provider: Provider): Promise<string> {
  const results = await Array.fromAsync(provider.games({ season: 2024 }, signal));
  const last = results.at(-1);
  if (last === undefined || last.ok) throw new Error("the season was read without a complaint");
  return `${last.error.kind}: ${last.error.message}`;
}

async function games(provider: Provider): Promise<ProviderGame[]> {
  const results = await Array.fromAsync(provider.games({ season: 2024 }, signal));
  return results.map((result) => {
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  });
}

describe("a fault is told by file, row and column", () => {
  test("a missing column", async () => {
    const provider = seasonIn(temporaryFolder(), (files) => {
      files["play_by_play_2024.csv"] = files["play_by_play_2024.csv"]?.replace("yardline_100", "yardline") ?? "";
    });
    expect(await problem(provider)).toBe("bad-shape: play_by_play_2024.csv, row 1: the column yardline_100 is missing");
  });

  test("not a number", async () => {
    const rows = smallSeason();
    rows.plays[2] = { ...rows.plays[2], rushing_yards: "four" };
    expect(await problem(seasonIn(temporaryFolder(), undefined, rows))).toBe(
      'bad-shape: play_by_play_2024.csv, row 4, column rushing_yards: "four" is not a number',
    );
  });

  test("an unknown team code", async () => {
    const rows = smallSeason();
    rows.plays[3] = { ...rows.plays[3], posteam: "LON" };
    expect(await problem(seasonIn(temporaryFolder(), undefined, rows))).toBe(
      'bad-shape: play_by_play_2024.csv, row 5, column posteam: "LON" is not a team code that is known here',
    );
  });

  test("statistics of a team that did not play in that week", async () => {
    const rows = smallSeason();
    rows.stats.push({ ...rows.stats[0], team: "SEA" });
    expect(await problem(seasonIn(temporaryFolder(), undefined, rows))).toBe(
      "bad-shape: stats_player_week_2024.csv, row 14, column week: SEA has no game in week 1 of the schedule",
    );
  });

  test("rows of a game that do not stand together", async () => {
    const rows = smallSeason();
    rows.plays.push({ ...rows.plays[2] });
    expect(
      await problem(
        seasonIn(temporaryFolder(), undefined, {
          ...rows,
          games: rows.games.map((game) =>
            game.game_id === "2024_03_DET_LA" ? { ...game, away_score: 1, home_score: 2 } : game,
          ),
        }),
      ),
    ).toBe(
      "bad-shape: play_by_play_2024.csv, row 26, column game_id: the rows of 2024_01_DET_LA do not stand together",
    );
  });

  test("a row that is too short", async () => {
    const provider = seasonIn(temporaryFolder(), (files) => {
      files["play_by_play_2024.csv"] = `${files["play_by_play_2024.csv"]}720,2024_02_DET_LA\n`;
    });
    expect(await problem(provider)).toMatch(
      /^bad-shape: play_by_play_2024.csv, row 26: 2 columns where the header has \d+; the file may be cut off$/,
    );
  });

  test("a file cut off inside a quoted text", async () => {
    const provider = seasonIn(temporaryFolder(), (files) => {
      files["play_by_play_2024.csv"] = `${files["play_by_play_2024.csv"]}720,"2024_02`;
    });
    expect(await problem(provider)).toBe(
      "bad-shape: play_by_play_2024.csv, row 26: the file is cut off inside a quoted text, or a quote is missing; fetch it again",
    );
  });

  test("a cut-off and a damaged gzip file", async () => {
    const folder = temporaryFolder();
    const provider = seasonIn(folder);
    // Text that does not compress away, so that the cut is inside the data.
    const text = seasonFiles(smallSeason())["play_by_play_2024.csv"] ?? "";
    const packed = gzipSync(text);
    writeFileSync(join(folder, "play_by_play_2024.csv.gz"), packed.subarray(0, packed.length - 20));
    expect(await problem(provider)).toMatch(
      /^bad-shape: play_by_play_2024.csv.gz is cut off after row \d+ \(truncated gzip\); fetch it again$/,
    );
    const damaged = Buffer.from(packed);
    damaged.fill(0xff, 40, 60);
    writeFileSync(join(folder, "play_by_play_2024.csv.gz"), damaged);
    expect(await problem(provider)).toMatch(/^bad-shape: play_by_play_2024.csv.gz is damaged after row \d+ /);
  });

  test("a file cut off between two rows", async () => {
    const rows = smallSeason();
    rows.plays = rows.plays.slice(0, -3);
    expect(await problem(seasonIn(temporaryFolder(), undefined, rows))).toBe(
      "bad-shape: play_by_play_2024.csv ends in the middle of 2024_02_DET_LA, at 6-7 of 6-9: it is cut off; fetch it again",
    );
  });

  test("a web page instead of CSV", async () => {
    const provider = seasonIn(temporaryFolder(), (files) => {
      files["stats_player_week_2024.csv"] = "<!DOCTYPE html>\n<html><title>Sign in</title></html>\n";
    });
    expect(await problem(provider)).toBe(
      "bad-shape: stats_player_week_2024.csv is a web page (HTML) and not CSV: the host answered something else",
    );
  });

  test("something that is no CSV, and an empty file", async () => {
    const provider = seasonIn(temporaryFolder(), (files) => {
      files["stats_player_week_2024.csv"] = "PAR1 binary rubbish\n";
    });
    expect(await problem(provider)).toBe(
      "bad-shape: stats_player_week_2024.csv is not CSV: its first row has no columns",
    );
    const empty = seasonIn(temporaryFolder(), (files) => {
      files["stats_player_week_2024.csv"] = "";
    });
    expect(await problem(empty)).toBe("bad-shape: stats_player_week_2024.csv is empty");
  });

  test("a missing file, and a missing folder", async () => {
    const folder = temporaryFolder();
    const provider = seasonIn(folder, (files) => {
      delete files["stats_player_week_2024.csv"];
    });
    expect(await problem(provider)).toBe(
      `not-found: the weekly player statistics of 2024 is not in ${folder}: looked for stats_player_week_2024.csv.gz or stats_player_week_2024.csv, or player_stats_2024.csv.gz or player_stats_2024.csv`,
    );
    expect(await problem(nflverseProvider({ source: folderSource(join(folder, "no")) }))).toMatch(
      /^not-found: cannot read the folder .*no: ENOENT/,
    );
  });
});

describe("files as they are met", () => {
  test("the old statistics: another name, other column names, no game id, single-precision points", async () => {
    const provider = seasonIn(temporaryFolder(), (files) => {
      const stats = files["stats_player_week_2024.csv"] ?? "";
      files["player_stats_2024.csv"] = stats
        .replace("team,", "recent_team,")
        .replace("passing_interceptions", "interceptions")
        .replace("6.64,6.64", "6.63999986648560,6.63999986648560");
      delete files["stats_player_week_2024.csv"];
    });
    const [first] = await games(provider);
    expect(first?.playerGameStats[0]).toMatchObject({
      playerName: "Abel Armstrong",
      team: "LAR",
      passingYards: 66,
      fantasyPoints: 6.64,
    });
    expect(first?.differences).toEqual([]);
  });

  test("a season in weekly parts", async () => {
    const folder = temporaryFolder();
    const rows = smallSeason();
    const parts = [1, 2].map(
      (week) =>
        seasonFiles({ ...rows, plays: rows.plays.filter(({ game_id }) => game_id === `2024_0${week}_DET_LA`) })[
          "play_by_play_2024.csv"
        ] ?? "",
    );
    const provider = seasonIn(folder, (files) => {
      delete files["play_by_play_2024.csv"];
      files["play_by_play_2024_week01.csv"] = parts[0] ?? "";
      files["play_by_play_2024_week02.csv"] = parts[1] ?? "";
    });
    expect((await games(provider)).map(({ allPlays }) => allPlays.length)).toEqual([11, 11, 0, 0]);
  });

  test("results without plays yet, and games that are not played", async () => {
    const rows = smallSeason();
    rows.plays = rows.plays.filter(({ game_id }) => game_id === "2024_01_DET_LA");
    const [, second, third] = await games(seasonIn(temporaryFolder(), undefined, rows));
    expect(second).toMatchObject({
      allPlays: [],
      game: { status: "Final", awayScore: 6, homeScore: 9, awayScoreQuarter1: null },
    });
    expect(second?.playerGameStats.length).toBe(5);
    expect(third).toMatchObject({ allPlays: [], playerGameStats: [], game: { status: "Scheduled" } });
  });

  test("plays that are there before the schedule has the result: then they say how the game stands", async () => {
    const rows = smallSeason();
    rows.games = rows.games.map((game) =>
      game["game_id"] === "2024_02_DET_LA" ? { ...game, away_score: null, home_score: null } : game,
    );
    const [, over] = await games(seasonIn(temporaryFolder(), undefined, rows));
    expect(over?.game).toMatchObject({ status: "Final", hasStarted: true, awayScore: 6, homeScore: 9 });
    expect(over?.allPlays.length).toBe(11);

    rows.plays = rows.plays.slice(0, -3);
    const [, live] = await games(seasonIn(temporaryFolder(), undefined, rows));
    expect(live?.game).toMatchObject({ status: "InProgress", isInProgress: true, awayScore: 6, homeScore: 7 });
  });

  test("a season that has not begun needs neither plays nor statistics", async () => {
    const rows = smallSeason();
    rows.games = rows.games.map((game) => ({ ...game, away_score: null, home_score: null }));
    const provider = seasonIn(
      temporaryFolder(),
      (files) => {
        delete files["play_by_play_2024.csv"];
        delete files["stats_player_week_2024.csv"];
      },
      rows,
    );
    expect((await games(provider)).map(({ game }) => game.status)).toEqual([
      "Scheduled",
      "Scheduled",
      "Scheduled",
      "Scheduled",
    ]);
  });

  test("a byte order mark, carriage returns, a line break in a text, no line end at the end, NA for empty", async () => {
    const folder = temporaryFolder();
    const path = join(folder, "odd.csv");
    writeFileSync(path, '\uFEFFa,b\r\n1,"two\r\nlines, ""quoted"""\r\nNA,\r\n3,é');
    const records = (await Array.fromAsync(readRecords(path, signal))).flat();
    expect(records).toEqual([
      ["\uFEFFa", "b"],
      ["1", 'two\r\nlines, "quoted"'],
      ["NA", ""],
      ["3", "é"],
    ]);
    expect(await countRecords([path, path], signal)).toBe(8);
  });

  test("a file larger than one step keeps every record, and characters that two steps share", async () => {
    const path = join(temporaryFolder(), "large.csv.gz");
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index},"é${"ü".repeat(index % 7)}, ${index}"`);
    writeFileSync(path, gzipSync(`n,text\n${rows.join("\n")}\n`));
    const records = (await Array.fromAsync(readRecords(path, signal))).flat();
    expect(records.length).toBe(20_001);
    expect(records.every(([n, text], index) => index === 0 || text === `é${"ü".repeat(Number(n) % 7)}, ${n}`)).toBe(
      true,
    );
  });
});

describe("lines and people", () => {
  test("an official line has the file's figures and the longest gains of the plays", async () => {
    const [first] = await games(seasonIn(temporaryFolder()));
    const catcher = first?.playerGameStats.find(({ playerId }) => playerId === PEOPLE.catcher.id);
    expect(catcher).toMatchObject({
      playerName: "Carl Cole Jr.",
      position: "WR",
      receptions: 2,
      receivingTargets: 3,
      receivingYards: 66,
      receivingYardsPerReception: 33,
      receivingLong: 54,
      rushingLong: null,
      fantasyPointsPPR: 14.6,
    });
    expect(first?.differences).toEqual([]);
  });

  test("a figure that the plays do not add up to is a difference", async () => {
    const rows = smallSeason();
    rows.stats[1] = { ...rows.stats[1], rushing_yards: 7, fantasy_points: 0.7, fantasy_points_ppr: 0.7 };
    const [first] = await games(seasonIn(temporaryFolder(), undefined, rows));
    expect(first?.differences).toEqual([
      {
        playerId: PEOPLE.runner.id,
        playerName: "Ben Burr",
        team: "LAR",
        field: "rushingYards",
        fromPlays: 4,
        official: 7,
        cause: null,
      },
      {
        playerId: PEOPLE.runner.id,
        playerName: "Ben Burr",
        team: "LAR",
        field: "fantasyPoints",
        fromPlays: 0.4,
        official: 0.7,
        cause: null,
      },
      {
        playerId: PEOPLE.runner.id,
        playerName: "Ben Burr",
        team: "LAR",
        field: "fantasyPointsPPR",
        fromPlays: 0.4,
        official: 0.7,
        cause: null,
      },
    ]);
  });

  test("a chain of laterals is a difference with its cause", async () => {
    const rows = smallSeason();
    rows.plays[2] = {
      ...rows.plays[2],
      desc: "(0:02) B.Burr right end for 4 yards. Lateral to D.Dane for 2 yards. Lateral to B.Burr for 1 yard.",
    };
    rows.stats[1] = { ...rows.stats[1], rushing_yards: 5, fantasy_points: 0.5, fantasy_points_ppr: 0.5 };
    const [first] = await games(seasonIn(temporaryFolder(), undefined, rows));
    expect(first?.differences.map(({ cause }) => cause)).toEqual(
      Array.from(
        { length: 3 },
        () =>
          "Q1 12:00: a chain of laterals, of which the play-by-play's columns hold only the first and the last part",
      ),
    );
  });

  test("a person has the newest facts and everybody's ids", async () => {
    const rows = smallSeason();
    rows.players[0] = { ...rows.players[0], latest_team: "SEA", jersey_number: 7 };
    const players = await seasonIn(temporaryFolder(), undefined, rows).players(2024, signal);
    expect(players.ok && players.value[0]).toMatchObject({
      playerId: PEOPLE.passer.id,
      name: "Abel Armstrong",
      team: "SEA",
      jerseyNumber: 7,
      birthDate: "1999-02-03",
      aliases: [
        { source: "gsis", id: PEOPLE.passer.id },
        { source: "espn", id: "901" },
        { source: "fantasydata", id: "01" },
      ],
    });
  });

  test("a kicker is K whatever a file calls him", async () => {
    const rows = smallSeason();
    const { id } = PEOPLE.kicker;
    for (const row of [...rows.roster, ...rows.players]) if (row.gsis_id === id) row.position = "PK";
    rows.stats.push({ ...rows.stats[1], player_id: id, position: "PK", carries: 0, rushing_yards: 0 });
    const provider = seasonIn(temporaryFolder(), undefined, rows);
    const lines = (await games(provider)).flatMap(({ playerGameStats }) => playerGameStats);
    expect(lines.find(({ playerId }) => playerId === id)?.position).toBe("K");
    const players = await provider.players(2024, signal);
    expect(players.ok && players.value.find(({ playerId }) => playerId === id)?.position).toBe("K");
    rows.players = rows.players.filter(({ gsis_id }) => gsis_id !== id);
    const ofRoster = await seasonIn(temporaryFolder(), undefined, rows).players(2024, signal);
    expect(ofRoster.ok && ofRoster.value.find(({ playerId }) => playerId === id)?.position).toBe("K");
  });

  test("somebody who is on no roster is known when his career covers the season", async () => {
    const rows = smallSeason();
    rows.roster = [];
    rows.players.push({ ...rows.players[0], gsis_id: "00-0000099", last_season: 2019 });
    const players = await seasonIn(temporaryFolder(), undefined, rows).players(2024, signal);
    expect(players.ok && players.value.map(({ playerId }) => playerId)).toEqual(
      Object.values(PEOPLE).map(({ id }) => id),
    );
  });
});
