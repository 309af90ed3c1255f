import { foldGame } from "../../../domain/fold/fold-game.ts";
import { lineFromFold } from "../../../domain/fold/folded-line.ts";
import { sourcePoints } from "../../../domain/fold/source-points.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { Play } from "../../../domain/game/play.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { finalGame, liveGame, scheduledGame, type GameFrame } from "./demo-game.ts";
import { conditionsOf, kickoffOf, playFixture, type DemoWorld } from "./demo-world.ts";
import type { Fixture } from "./world/fixtures.ts";
import { liveCount, liveCycle, liveMoments } from "./live-cycle.ts";
import { projectTeam } from "./world/project-team.ts";
import type { Roster } from "./world/roster.ts";
import type { SimulatedGame } from "./simulate-game.ts";

/** A fixture as it stands at a moment: its game, and the plays that have happened. */
export interface StandingGame {
  game: Game;
  plays: Play[];
}

/** How a fixture stands now. `simulate` gives its game; it is not called for one that has not started. */
export function standingGame(
  world: DemoWorld,
  fixture: Fixture,
  now: Date,
  simulate: () => SimulatedGame = () => playFixture(world, fixture, now),
): StandingGame {
  const { season, rosters } = world;
  const kickoff = kickoffOf(fixture, now);
  const frame: GameFrame = { fixture, season, kickoff, conditions: conditionsOf(world, fixture), rosters };
  const isToCome = fixture.kind === "scheduled" || (fixture.kind === "hourly" && kickoff > now);
  if (isToCome) return { game: scheduledGame(frame), plays: [] };
  const simulated = simulate();
  const moments =
    fixture.kind === "hourly"
      ? liveMoments(liveCycle(fixture.hour, now), simulated)
      : simulated.rows.map(({ wall }) => kickoff.getTime() + wall * 1000);
  const count = fixture.kind === "hourly" ? liveCount(moments, now) : moments.length;
  const isLive = count < moments.length;
  const rows = simulated.rows.slice(0, count);
  const happenedAt = (index: number) => new Date(moments[index] ?? kickoff.getTime());
  const lastUpdated = happenedAt(rows.length - 1);
  return {
    game: isLive ? liveGame(frame, rows, lastUpdated) : finalGame(frame, rows, lastUpdated),
    plays: rows.map(({ play }, index) => ({ ...play, happenedAt: happenedAt(index).toISOString() })),
  };
}

/** Everything about a fixture now: the game, its plays, the statistics that they add up to, and the projections. */
export function deliverGame(
  world: DemoWorld,
  fixture: Fixture,
  now: Date,
  simulate?: () => SimulatedGame,
): ProviderGame {
  const { game, plays } = standingGame(world, fixture, now, simulate);
  const away = rosterOf(world, fixture.awayTeam);
  const home = rosterOf(world, fixture.homeTeam);
  return {
    game,
    allPlays: plays,
    playerProjections: [...projectTeam(away, home, false), ...projectTeam(home, away, true)],
    playerGameStats: statistics(game, plays, [away, home]),
    differences: [],
    provider: "demo",
    providerGameId: `demo-${fixture.gameKey}`,
    asOf: now.toISOString(),
  };
}

/** The simulator only makes plays: the statistics are their sum. */
function statistics(game: Game, plays: readonly Play[], rosters: readonly Roster[]): PlayerLine[] {
  const positions = new Map(
    rosters.flatMap((roster) => Object.values(roster).flat()).map(({ playerId, position }) => [playerId, position]),
  );
  return [...foldGame(plays, game).lines.values()].map((folded) => ({
    ...lineFromFold(folded, positions.get(folded.playerId) ?? "OL"),
    ...sourcePoints(folded),
  }));
}

function rosterOf({ rosters }: DemoWorld, team: string): Roster {
  const roster = rosters.get(team);
  if (roster === undefined) throw new RangeError(`no roster for "${team}"`);
  return roster;
}
