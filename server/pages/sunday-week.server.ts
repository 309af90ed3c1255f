import type { RouterContextProvider } from "react-router";

import { gamePhase, isOn } from "../../domain/game/game-state.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { MyLeague } from "../../domain/my-players/my-league.ts";
import { sundayGame } from "../../domain/sunday/sunday-game.ts";
import type { SundayWeek } from "../../domain/sunday/sunday-week.ts";
import { behindContext, servicesContext } from "../context.server.ts";
import { readSundayWeek } from "../sunday/read-sunday-week.ts";
import type { WeekOfGames } from "../sunday/sunday-games.ts";

/** A week's games, counted, with what is known of everybody in some leagues. */
export async function sundayWeekFor(
  context: Readonly<RouterContextProvider>,
  week: WeekId,
  leagues: readonly MyLeague[],
): Promise<SundayWeek> {
  return readSundayWeek(leagues, { ...(await shownWeek(context, week)), week }, context.get(servicesContext));
}

/** The week's games; for a browser that stays behind a stream those that are played as they stood so many seconds ago. */
async function shownWeek(context: Readonly<RouterContextProvider>, week: WeekId): Promise<WeekOfGames> {
  const { store, sundayGames } = context.get(servicesContext);
  const now = await sundayGames.ofWeek(week);
  if (context.get(behindContext) === 0) return now;
  // The number of the newest change would tell that something has happened.
  const version = await store.weekVersion(week);
  const before = new Map((await store.weekGames(week)).map(({ game }) => [game.gameKey, game]));
  const games = await Promise.all(
    now.games.map(async (one) => {
      const past = before.get(one.game.gameKey);
      if (past === undefined || (!isOn(one.game) && gamePhase(past) === gamePhase(one.game) && !isOn(past))) return one;
      const snapshot = await store.gameSnapshot(one.game.gameKey);
      return snapshot === null ? one : sundayGame(snapshot);
    }),
  );
  return { games, version };
}
