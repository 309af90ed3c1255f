import type { RouterContextProvider } from "react-router";

import { inPlay } from "../../domain/game/game-state.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import { isFinal } from "../../domain/game/status.ts";
import { liveClock } from "../../domain/page/cards.ts";
import { withCountedPoints } from "../../domain/page/counted-points.ts";
import { carriedView } from "../../domain/page/address/points-address.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { type GameReports, gameReports } from "../../domain/usage/game-reports.ts";
import { type GameUsageTable, gameUsageTable } from "../../domain/usage/game-usage-table.ts";
import { servicesContext } from "../context.server.ts";
import type { Store } from "../store/store.ts";
import { type BoxPaths, boxPaths } from "./box-paths.server.ts";
import { keptPlayers } from "./kept-players.server.ts";
import { findScoring, namedRules } from "./shown-scoring.server.ts";
import { shownSnapshot } from "./shown-snapshot.server.ts";

/** How both teams of a game used their players. */
export interface BoxUsagePage extends Pick<ScoringHead, "game" | "sources"> {
  name: "usage";
  table: GameUsageTable;
  /** Who was reported out or in doubt before the game; null where the source has no report. */
  reports: GameReports | null;
  /** Those of the reader's players who are in it. */
  starred: string[];
  /** False where there is nothing to count. */
  hasPlays: boolean;
  /** `Q3 4:12` of a game that is being played; empty else. */
  clock: string;
  paths: BoxPaths;
}

/** Usage by the plays, up to the moment that the address asks for. Snaps are counted of whole games alone, and not shown at a moment. */
export async function loadBoxUsage(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  params: URLSearchParams,
): Promise<BoxUsagePage> {
  const view = carriedView(params);
  const { at } = view;
  const rules = findScoring(context, params);
  const snapshot = await shownSnapshot(context, gameKey, at);
  const { game, allPlays, playerGameStats, provider } = snapshot;
  const isWhole = at === null && isFinal(game);
  const table = gameUsageTable({
    game,
    allPlays,
    playerGameStats: playerGameStats.map(withCountedPoints),
    snaps: isWhole ? (snapshot.snaps ?? []) : [],
  });
  const { starred } = keptPlayers(context);
  const now = inPlay(game);
  return {
    game,
    sources: [provider],
    name: "usage",
    table,
    reports: await reportsOf(context.get(servicesContext).store, snapshot),
    starred: table.teams.flatMap(({ rows }) =>
      rows.flatMap(({ playerId }) => (starred.includes(playerId) ? playerId : [])),
    ),
    hasPlays: allPlays.length > 0,
    clock: now === null ? "" : liveClock(now),
    // Usage is counted under no rules, and the tables beside it are.
    paths: boxPaths(gameKey, { ...view, scoring: typeof rules === "string" ? null : namedRules(rules) }),
  };
}

/** Reports name nobody: names and positions are those of the player list. */
async function reportsOf(
  store: Pick<Store, "player">,
  { game, injuries = [], provider }: Pick<GameSnapshot, "game" | "injuries" | "provider">,
): Promise<GameReports | null> {
  const doubtful = injuries.filter(({ status }) => status !== null);
  const people = await Promise.all(doubtful.map(({ playerId }) => store.player(playerId)));
  const shown = people.flatMap((player) => (player !== null && isBoxScorePosition(player.position) ? [player] : []));
  return gameReports(game, doubtful, shown, provider);
}
