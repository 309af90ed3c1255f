import { gameState } from "../../domain/game/game-state.ts";
import type { Player } from "../../domain/game/player.ts";
import type { NextGame } from "../../domain/projections/next-game.ts";
import { DEFENSE_POSITION } from "../../domain/players/team-defense.ts";
import { expectPoints } from "../../domain/projections/expect-points.ts";
import { judgedPoints } from "../../domain/projections/judged-points.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { weekProjections } from "../projections/week-projections.ts";
import type { Store } from "../store/store.ts";

/** Null without a team, and while no game of its season is to come. */
export async function nextGame(
  store: Pick<Store, "teamGames" | "pastGames" | "people">,
  { playerId, team, position }: Pick<Player, "playerId" | "team" | "position">,
  season: number | null,
): Promise<NextGame | null> {
  if (season === null || team === null) return null;
  const game = (await store.teamGames(season, [team])).find((one) => {
    const state = gameState(one);
    return state.phase === "before" && state.isScheduled;
  });
  if (game === undefined) return null;
  const { gameKey, seasonType, week, isNeutralSite, dateTime, homeTeam, awayTeam } = game;
  const projected = (await weekProjections(store, game)).get(playerId);
  const isHis = projected !== undefined && projected.gameKey === gameKey;
  const isDefense = position === DEFENSE_POSITION;
  const scoring = isDefense || position === "K" ? PRESETS.standard : PRESETS.ppr;
  const owner = isDefense ? ({ role: "defense", position: null } as const) : ({ role: "player", position } as const);
  const against = isHis ? projected.against : null;
  return {
    game: { gameKey, seasonType, week, isNeutralSite, dateTime },
    opponent: homeTeam === team ? awayTeam : homeTeam,
    isHome: homeTeam === team,
    expected: isHis ? judgedPoints(expectPoints(projected.line, owner, scoring), null) : null,
    scoringName: scoring.name,
    allowedPercent: against === null ? null : Math.round((against - 1) * 100),
  };
}
