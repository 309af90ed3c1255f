import { beforeAll, describe, expect, it } from "vitest";

import { gameRoster } from "../../domain/names/game-roster.ts";
import { resolvePlayer } from "../../domain/names/resolve-player.ts";
import { resolveTeam } from "../../domain/names/resolve-team.ts";
import { runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import { jsonBytes } from "../../domain/analyst/tools/result-frame.ts";
import { RESULT_BYTES } from "../../domain/analyst/tools/analyst-tool.ts";
import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { misheard } from "./ear-rules.ts";
import { HEARD_NAMES, STRANGERS } from "./heard-names.ts";
import { SPOKEN_NAMES, UNCLEAR_NAMES } from "./spoken-names.ts";
import { gameOf, realGames } from "./real-games.ts";

interface Tally {
  names: number;
  rightFirst: number;
  asked: number;
  missed: string[];
  /** Somebody else, taken without asking. */
  wrong: string[];
}

function tally(cases: readonly { snapshot: GameSnapshot; heard: string; player: string }[]): Tally {
  const counts: Tally = { names: 0, rightFirst: 0, asked: 0, missed: [], wrong: [] };
  for (const { snapshot, heard, player } of cases) {
    const resolved = resolvePlayer(heard, gameRoster(snapshot), snapshot.game);
    const [first] = resolved.kind === "found" ? [resolved.player] : resolved.kind === "ask" ? resolved.candidates : [];
    counts.names += 1;
    if (resolved.kind === "ask") counts.asked += 1;
    if (first?.playerName === player) counts.rightFirst += 1;
    else
      (resolved.kind === "found" ? counts.wrong : counts.missed).push(`${heard}: ${first?.playerName} for ${player}`);
  }
  if (process.env["SHOW_NAMES"] === "1") console.log(counts);
  return counts;
}

/** Every player of the box score's positions, misheard by a rule of the ear. */
function byEar(snapshot: GameSnapshot): { snapshot: GameSnapshot; heard: string; player: string }[] {
  return gameRoster(snapshot)
    .filter(({ position }) => isBoxScorePosition(position))
    .map(({ playerName }, index) => ({ snapshot, heard: misheard(playerName, index), player: playerName }));
}

describe("names of simulated rosters", () => {
  const pairs = [
    ["BAL", "KC"],
    ["GB", "PHI"],
    ["SF", "MIN"],
    ["DET", "ARI"],
    ["CIN", "PIT"],
  ] as const;
  const games = pairs.map(([awayTeam, homeTeam], index) =>
    snapshotOf(simulatedGame({ week: index + 1, awayTeam, homeTeam })),
  );

  it("are understood as heard: the right one first in 97 of 100, and nobody else without asking", () => {
    const { names, rightFirst, wrong } = tally(games.flatMap(byEar));
    expect(names).toBeGreaterThan(80);
    expect(rightFirst / names).toBeGreaterThanOrEqual(0.97);
    expect(wrong).toStrictEqual([]);
  });
});

describe.skipIf(!HAS_SAMPLE_DATA)("names of real rosters (needs ../shared/data)", () => {
  let games: Map<string, GameSnapshot>;
  beforeAll(async () => {
    games = await realGames();
  });

  it("are understood as heard: the right one first in 97 of 100, and nobody else without asking", () => {
    const cases = Object.entries(HEARD_NAMES).flatMap(([id, heard]) => {
      const snapshot = gameOf(games, id);
      return [...heard.map(([name, player]) => ({ snapshot, heard: name, player })), ...byEar(snapshot)];
    });
    const { names, rightFirst, wrong } = tally(cases);
    expect(names).toBeGreaterThanOrEqual(300);
    expect(rightFirst / names).toBeGreaterThanOrEqual(0.97);
    expect(wrong).toStrictEqual([]);
  });

  it("are understood as transcribers write them, of kickers and defenders too", () => {
    const cases = Object.entries(SPOKEN_NAMES).flatMap(([id, heard]) =>
      heard.map(([name, player]) => ({ snapshot: gameOf(games, id), heard: name, player })),
    );
    const { names, rightFirst, wrong, missed } = tally(cases);
    expect(names).toBeGreaterThanOrEqual(75);
    expect([missed, wrong]).toStrictEqual([[], []]);
    expect(rightFirst).toBe(names);
  });

  it("are asked about where they fit several, or an initial is another's", () => {
    const taken = Object.entries(UNCLEAR_NAMES).flatMap(([id, names]) => {
      const { game, ...lines } = gameOf(games, id);
      return names.flatMap((name) => {
        const resolved = resolvePlayer(name, gameRoster(lines), game);
        return resolved.kind === "found" ? [`${id} ${name}: ${resolved.player.playerName}`] : [];
      });
    });
    expect(taken).toStrictEqual([]);
  });

  it("are not given to strangers", () => {
    const taken = Object.keys(HEARD_NAMES).flatMap((id) => {
      const { game, ...lines } = gameOf(games, id);
      return STRANGERS.flatMap((name) => {
        const resolved = resolvePlayer(name, gameRoster(lines), game);
        return resolved.kind === "found" && resolved.player.playerName !== name ? [`${id} ${name}`] : [];
      });
    });
    expect(taken).toStrictEqual([]);
  });

  it("of teams are understood too, and a team that is not playing is nobody", () => {
    const { game } = gameOf(games, "2024_01_GB_PHI");
    for (const heard of ["Philly", "filadelfia", "Filadelphia", "eagles", "the Eegles", "PHI", "phi", "Iggles"])
      expect([heard, resolveTeam(heard, game)]).toStrictEqual([heard, "PHI"]);
    for (const heard of ["packers", "Green Bay", "Greenbay", "Pakers", "gb", "the Pack"])
      expect([heard, resolveTeam(heard, game)]).toStrictEqual([heard, "GB"]);
    for (const heard of ["Dallas", "KC", "Bears", "Philadelphia Flyers of hockey", "New York", "xyz"])
      expect([heard, resolveTeam(heard, game)]).toStrictEqual([heard, null]);
  });

  it("and the tools' answers about the season's 285 games are under 40 kB each", () => {
    const sizes = [...games.values()].flatMap((snapshot) =>
      ["get_game_info", "get_all_plays", "get_player_game_stats"].map((name) => {
        const answer = runTool(name, { limit: 200 }, snapshot, Date.parse(snapshot.asOf));
        return answer.ok ? jsonBytes(answer.value) : Number.POSITIVE_INFINITY;
      }),
    );
    if (process.env["SHOW_NAMES"] === "1") console.log({ largest: Math.max(...sizes) });
    expect(sizes).toHaveLength(855);
    expect(Math.max(...sizes)).toBeLessThan(RESULT_BYTES);
  });
});
