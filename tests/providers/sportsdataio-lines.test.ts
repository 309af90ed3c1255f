import { describe, expect, test } from "vitest";
import type { Player } from "../../domain/game/player.ts";
import { assembleGame } from "../../server/providers/sportsdataio/assemble-game.ts";
import { mapLines, mapProjections } from "../../server/providers/sportsdataio/map-line.ts";
import { mapPlayers } from "../../server/providers/sportsdataio/map-player.ts";
import { knownPlayers, namesOf } from "../../server/providers/sportsdataio/known-players.ts";
import { ANSWERS } from "../../server/providers/sportsdataio/wire.ts";
import { answer, LIVE, playerGame, row, stat } from "../fixtures/sportsdataio/rows.ts";

const nobody = namesOf(() => null);

function person(playerId: string, name: string, ...fantasyDataIds: string[]): Player {
  return {
    playerId,
    name,
    position: "RB",
    team: "MIN",
    jerseyNumber: 33,
    birthDate: "1994-12-02",
    height: 69,
    weight: 208,
    college: "UTEP",
    rookieSeason: 2017,
    aliases: [
      { source: "gsis", id: playerId },
      ...fantasyDataIds.map((id) => ({ source: "fantasydata" as const, id })),
    ],
  };
}

describe("lines", () => {
  test("D11 figures that arrive as 10.0 are 10, averages are computed, the longest of nothing is none", () => {
    const [line] = mapLines(
      [
        playerGame({
          PassingAttempts: 31.0,
          PassingYards: 296.0,
          RushingAttempts: 3,
          RushingYards: -9,
          RushingLong: -2,
          FantasyPoints: 14.94,
          FantasyPointsPPR: 14.94,
        }),
      ],
      "202510106",
      nobody,
    );
    expect(line).toMatchObject({
      playerId: "sportsdataio-24927",
      playerName: "Caleb Williams",
      team: "CHI",
      position: "QB",
      passingAttempts: 31,
      passingYards: 296,
      rushingYardsPerAttempt: -3,
      rushingLong: -2,
      receivingLong: null,
      receivingYardsPerReception: null,
      fantasyPoints: 14.94,
    });
  });

  test("nobody projects a longest gain: the 0 that a projection has there is unknown, in statistics it is one", () => {
    const row = playerGame({ RushingAttempts: 3.2, RushingLong: 0, Receptions: 4.1, ReceivingLong: 0 });
    const [projection] = mapProjections([row], "202510106", nobody);
    expect(projection).toMatchObject({ rushingAttempts: 3.2, rushingLong: null, receptions: 4.1, receivingLong: null });
    const [line] = mapLines([row], "202510106", nobody);
    expect(line).toMatchObject({ rushingLong: 0, receivingLong: 0 });
  });

  test("S2.box.38 O.8 D9 points per reception are computed where the feed has null", () => {
    const [line] = mapLines(
      [playerGame({ Receptions: 4.2, FantasyPoints: 9.5, FantasyPointsPPR: null })],
      "202510106",
      nobody,
    );
    expect(line?.fantasyPointsPPR).toBe(13.7);
  });

  test("S2.box.34 the feed's points stay, also where the formula would differ", () => {
    const [line] = mapLines(
      [playerGame({ RushingYards: 100, FantasyPoints: 11, FantasyPointsPPR: 12 })],
      "202510106",
      nobody,
    );
    expect(line).toMatchObject({ fantasyPoints: 11, fantasyPointsPPR: 12 });
  });

  test("of a week's list only the game's people with a figure have a line", () => {
    const rows = [
      playerGame({ PlayerID: 1, Receptions: 1 }),
      playerGame({ PlayerID: 2 }),
      playerGame({ PlayerID: 3, Receptions: 1, GameKey: "202510112" }),
      playerGame({ PlayerID: null, Receptions: 1 }),
    ];
    expect(mapLines(rows, "202510106", nobody).map(({ playerId }) => playerId)).toEqual(["sportsdataio-1"]);
  });

  test("without official lines the plays give them, with positions as far as they are known", () => {
    const { Score, Plays } = answer({
      Score: LIVE,
      Plays: [
        row({
          PlayStats: [stat(1, "MIN", { RushingAttempts: 1, RushingYards: 30 }), stat(2, "CHI", { SoloTackles: 1 })],
        }),
      ],
    });
    const projections = [playerGame({ PlayerID: 1, Team: "MIN", Position: "RB", RushingYards: 60 })];
    const game = assembleGame(
      { score: Score, plays: Plays, playerGames: [], projections },
      () => null,
      "2025-09-09T00:00:00Z",
    );
    expect(
      game.playerGameStats.map(({ playerId, position, rushingYards, fantasyPoints }) => [
        playerId,
        position,
        rushingYards,
        fantasyPoints,
      ]),
    ).toEqual([
      ["sportsdataio-1", "RB", 30, 3],
      ["sportsdataio-2", "", 0, 0],
    ]);
    expect(game.playerProjections.map(({ playerId }) => playerId)).toEqual(["sportsdataio-1"]);
  });

  test("a kicker is K whatever the feed calls him, in his lines, from a projection and on the list of people", () => {
    const called = { PlayerID: 1, Team: "MIN", Position: "PK" };
    expect(mapLines([playerGame({ ...called, FantasyPoints: 9 })], "202510106", nobody)[0]?.position).toBe("K");
    const { Score, Plays } = answer({
      Score: LIVE,
      Plays: [row({ PlayStats: [stat(1, "MIN", { FieldGoalsAttempted: 1 })] })],
    });
    const projections = [playerGame({ ...called, FantasyPoints: 9 })];
    const game = assembleGame(
      { score: Score, plays: Plays, playerGames: [], projections },
      () => null,
      "2025-09-09T00:00:00Z",
    );
    expect(game.playerGameStats.map(({ position }) => position)).toEqual(["K"]);
    expect(mapPlayers(ANSWERS.players.parse([called]), () => null, [])[0]?.position).toBe("K");
  });

  test("official lines are compared with the plays once the game is over, points left out", () => {
    const whole = (Status: string) => {
      const { Score, Plays } = answer({
        Score: { ...LIVE, Status },
        Plays: [row({ PlayStats: [stat(1, "MIN", { RushingAttempts: 1, RushingYards: 30 })] })],
      });
      const playerGames = [
        playerGame({ PlayerID: 1, Team: "MIN", RushingAttempts: 1, RushingYards: 31, FantasyPoints: 9 }),
      ];
      return assembleGame(
        { score: Score, plays: Plays, playerGames, projections: [] },
        () => null,
        "2025-09-09T00:00:00Z",
      ).differences;
    };
    expect(whole("InProgress")).toEqual([]);
    expect(whole("Final")).toMatchObject([
      { playerId: "sportsdataio-1", field: "rushingYards", fromPlays: 30, official: 31 },
    ]);
  });
});

describe("R1 who a player is", () => {
  test("is known by the alias, and goes by the name of the site", () => {
    const nameOf = namesOf(knownPlayers([person("00-0033293", "Aaron Jones", "19045")]));
    expect(nameOf(19045, "Aaron Jones Sr.")).toEqual({ playerId: "00-0033293", playerName: "Aaron Jones" });
  });

  test("stays apart where no alias is known, whatever the name", () => {
    const nameOf = namesOf(knownPlayers([person("00-0033293", "Aaron Jones")]));
    expect(nameOf(19045, "Aaron Jones")).toEqual({ playerId: "sportsdataio-19045", playerName: "Aaron Jones" });
  });

  test("an id of another source with the same digits is nobody", () => {
    const other: Player = { ...person("00-0000001", "Somebody Else"), aliases: [{ source: "espn", id: "19045" }] };
    expect(knownPlayers([other])("19045")).toBeNull();
  });

  test("an id that two people claim is nobody's", () => {
    const known = knownPlayers([
      person("00-0000001", "One", "7", "8"),
      person("00-0000002", "Two", "7"),
      person("00-0000001", "One", "8"),
    ]);
    expect(known("7")).toBeNull();
    expect(known("8")?.name).toBe("One");
  });
});

describe("the list of people", () => {
  const listed = ANSWERS.players.parse([
    {
      PlayerID: 19045,
      Team: "CHI",
      Number: 22,
      Name: "Aaron Jones Sr.",
      Position: "RB",
      Height: `5'9"`,
      Weight: 208,
      BirthDate: "1994-12-02T00:00:00",
      College: "UTEP",
    },
    { PlayerID: 5, Team: null, FirstName: "Free", LastName: "Agent", Position: "QB", HeightFeet: 6, HeightInches: 4 },
  ]);

  test("has everybody once, unknown people under ids of their own", () => {
    expect(mapPlayers(listed, () => null, [])).toMatchObject([
      {
        playerId: "sportsdataio-19045",
        name: "Aaron Jones Sr.",
        height: 69,
        birthDate: "1994-12-02",
        aliases: [{ source: "fantasydata", id: "19045" }],
      },
      { playerId: "sportsdataio-5", name: "Free Agent", team: null, height: 76 },
    ]);
  });

  test("leaves the facts of somebody who is known, and moves him to his new team", () => {
    const known = knownPlayers([person("00-0033293", "Aaron Jones", "19045")]);
    expect(mapPlayers(listed, known, [])[0]).toEqual({
      ...person("00-0033293", "Aaron Jones", "19045"),
      team: "CHI",
      jerseyNumber: 22,
    });
  });
});
