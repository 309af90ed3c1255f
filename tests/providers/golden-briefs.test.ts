import { beforeAll, describe, expect, test } from "vitest";
import type { GameBrief } from "../../domain/facts/game-brief.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { recapBrief } from "../../domain/facts/recap-brief.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

/** Ten games of different kinds, each with its biggest story. The facts were read off the plays by hand. */
const GOLDEN = [
  {
    id: "2024_08_CHI_WAS",
    why: "won on the last snap by a pass of 52 yards, 25 seconds after the visitors had gone ahead",
    kind: "walkOff",
    facts: {
      team: "WAS",
      opponent: "CHI",
      what: "touchdown catch",
      points: 6,
      scorer: "Noah Brown",
      passer: "Jayden Daniels",
      yards: 52,
      quarter: "4",
      clock: "0:02",
      teamScore: 18,
      opponentScore: 15,
      beforeTeam: 12,
      beforeOpponent: 15,
      answeredWhat: "touchdown run",
      answeredQuarter: "4",
      answeredClock: "0:27",
    },
    proof: [/pass deep middle to 85-N\.Brown for 52 yards, TOUCHDOWN/, /1 yard, TOUCHDOWN/, /TWO-POINT.*SUCCEEDS/],
  },
  {
    id: "2024_01_LA_DET",
    why: "overtime, reached by a field goal and decided by a run",
    kind: "overtime",
    facts: {
      winner: "DET",
      loser: "LAR",
      winnerScore: 26,
      loserScore: 20,
      regulationScore: 20,
      what: "touchdown run",
      points: 6,
      scorer: "David Montgomery",
      yards: 1,
      quarter: "OT",
      clock: "5:24",
      isLastSnap: "yes",
      tiedBy: "DET",
      tiedWhat: "field goal",
      tiedQuarter: "4",
      tiedClock: "0:20",
    },
    proof: [/5-D\.Montgomery right tackle for 1 yard, TOUCHDOWN/, /39-J\.Bates 32 yard field goal is GOOD/],
  },
  {
    id: "2024_01_BAL_KC",
    why: "the last pass, ten yards from the goal line, was ruled a touchdown and reversed",
    kind: "lateStop",
    facts: { team: "KC", opponent: "BAL", how: "time", quarter: "4", clock: "0:05", margin: 7, yardsToEndZone: 10 },
    proof: [/REVERSED.*pass incomplete short middle to 80-I\.Likely/],
  },
  {
    id: "2024_11_GB_CHI",
    why: "a kick to win that was blocked as time ran out",
    kind: "lateMiss",
    facts: {
      team: "CHI",
      opponent: "GB",
      kicker: "Cairo Santos",
      yards: 46,
      quarter: "4",
      clock: "0:03",
      deficit: 1,
      isBlocked: "yes",
    },
    proof: [/8-C\.Santos 46 yard field goal is BLOCKED \(94-K\.Brooks\)/],
  },
  {
    id: "2024_10_CIN_BAL",
    why: "a two-point try for the lead that failed, after a comeback from 14 and in spite of 264 receiving yards",
    kind: "failedTry",
    facts: {
      team: "CIN",
      opponent: "BAL",
      what: "two-point try",
      quarter: "4",
      clock: "0:38",
      deficit: 1,
      teamScore: 34,
      opponentScore: 35,
    },
    proof: [/TWO-POINT CONVERSION ATTEMPT\. 9-J\.Burrow pass to 87-T\.Hudson is incomplete/],
  },
  {
    id: "2024_11_JAX_DET",
    why: "the largest margin of the season",
    kind: "blowout",
    facts: { team: "DET", opponent: "JAX", margin: 46, winnerScore: 52, loserScore: 6 },
    proof: [],
  },
  {
    id: "2024_16_NO_GB",
    why: "a shutout, which outweighs the blowout that it is too",
    kind: "shutout",
    facts: { team: "GB", opponent: "NO", winnerScore: 34 },
    proof: [],
  },
  {
    id: "2024_15_BUF_DET",
    why: "the most points of the season, and the winner led all the way",
    kind: "shootout",
    facts: { total: 90, winnerScore: 48, loserScore: 42, overUnder: 55.5 },
    proof: [],
  },
  {
    id: "2024_01_TEN_CHI",
    why: "the largest deficit of the season overcome, the lead taken by an interception returned",
    kind: "comeback",
    facts: {
      team: "CHI",
      opponent: "TEN",
      deficit: 17,
      teamScore: 0,
      opponentScore: 17,
      quarter: "2",
      clock: "3:50",
      winnerScore: 24,
      loserScore: 17,
      leadQuarter: "4",
      leadClock: "7:45",
    },
    proof: [
      /pass deep right to 85-C\.Okonkwo for 17 yards, TOUCHDOWN/,
      /6-N\.Folk extra point is GOOD/,
      /INTERCEPTED by 29-T\.Stevenson.*TOUCHDOWN/,
      /18-C\.Williams pass to 4-D\.Swift is complete\. ATTEMPT SUCCEEDS/,
    ],
  },
  {
    id: "2024_01_NE_CIN",
    why: "a win against a spread of eight in a game without late drama",
    kind: "upset",
    facts: { team: "NE", opponent: "CIN", spread: 8, winnerScore: 16, loserScore: 10, margin: 6 },
    proof: [],
  },
] as const;

describe.skipIf(!HAS_SAMPLE_DATA)("briefs of ten real games of 2024 (needs the sample data in ../shared)", () => {
  const games = new Map<string, ProviderGame>();

  beforeAll(async () => {
    for await (const game of sampleSeason()) games.set(game.providerGameId, game);
  });

  function gameOf(id: string): ProviderGame {
    const game = games.get(id);
    if (game === undefined) throw new Error(`${id} is not in the sample data`);
    return game;
  }

  function briefOf(id: string): GameBrief {
    const brief = recapBrief(snapshotOf(gameOf(id)));
    if (brief === null) throw new Error(`${id} has no brief`);
    return brief;
  }

  test.each(GOLDEN)("$id: $why", ({ id, kind, facts, proof }) => {
    const [first] = briefOf(id).storyLines;
    expect(first?.kind).toBe(kind);
    expect(first?.facts).toEqual(facts);
    const rows = (first?.proof ?? []).flatMap((one) => (one.kind === "play" ? [one.playId] : []));
    const texts = rows.map((playId) => gameOf(id).allPlays.find((play) => play.playId === playId)?.description ?? "");
    expect(texts.length).toBe(proof.length);
    proof.forEach((words, index) => expect(texts[index]).toMatch(words));
  });

  test("what else the ten tell: the second stories, players and turning points that a reader would miss", () => {
    const find = (id: string, kind: string) => briefOf(id).storyLines.find((line) => line.kind === kind)?.facts;
    expect(find("2024_10_CIN_BAL", "comeback")).toMatchObject({
      team: "BAL",
      deficit: 14,
      teamScore: 7,
      opponentScore: 21,
    });
    expect(find("2024_10_CIN_BAL", "bigReceiving")).toMatchObject({
      player: "Ja'Marr Chase",
      yards: 264,
      catches: 11,
      targets: 17,
      touchdowns: 3,
      long: 70,
    });
    expect(find("2024_15_BUF_DET", "bigPassing")).toMatchObject({ player: "Jared Goff", yards: 494, touchdowns: 5 });
    expect(find("2024_15_BUF_DET", "neverTrailed")).toMatchObject({ team: "BUF", largestLead: 21, quarter: "3" });
    expect(find("2024_16_NO_GB", "blowout")).toMatchObject({ team: "GB", margin: 34 });
    expect(find("2024_01_BAL_KC", "redZone")).toMatchObject({ team: "BAL", trips: 4, touchdowns: 1, without: 3 });
    expect(find("2024_01_TEN_CHI", "returnTouchdown")).toMatchObject({ team: "CHI" });
    expect(find("2024_11_GB_CHI", "backAndForth")).toMatchObject({ leadChanges: 4 });
  });

  test("of all 285 games, every receipt is in the snapshot and the yards are those of the official lines", () => {
    expect(games.size).toBe(285);
    let compared = 0;
    for (const game of games.values()) {
      const { storyLines, comparison } = briefOf(game.providerGameId);
      const ids = new Set(game.allPlays.map(({ playId }) => playId));
      const people = new Set(game.playerGameStats.map(({ playerId }) => playerId));
      for (const { proof, kind } of storyLines) {
        expect(proof.length, `${game.providerGameId} ${kind}`).toBeGreaterThan(0);
        for (const one of proof) {
          if (one.kind === "play") expect(ids.has(one.playId)).toBe(true);
          if (one.kind === "line") expect(people.has(one.playerId)).toBe(true);
        }
      }
      if (game.differences.length > 0) continue;
      for (const [side, team] of [
        ["away", game.game.awayTeam],
        ["home", game.game.homeTeam],
      ] as const) {
        const official = game.playerGameStats
          .filter((line) => line.team === team)
          .reduce((sum, line) => sum + (line.rushingYards ?? 0), 0);
        expect(comparison.find(({ label }) => label === "rushing yards")?.[side].made, game.providerGameId).toBe(
          official,
        );
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test("the biggest story is of many kinds, and comebacks, upsets and late ends are among them", () => {
    const tops = [...games.keys()].map((id) => briefOf(id).storyLines[0]?.kind);
    expect(new Set(tops).size).toBeGreaterThanOrEqual(15);
    for (const kind of ["comeback", "upset", "walkOff", "overtime", "lateStop", "blowout"])
      expect(tops).toContain(kind);
    expect(tops).not.toContain("result");
  });
});
