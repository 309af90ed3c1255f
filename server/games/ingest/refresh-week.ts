import { ok } from "../../../domain/result.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { ProviderResult } from "../../providers/provider.ts";
import { plannedGame } from "../plan/planned-game.ts";
import { runTask, type TaskServices } from "./run-task.ts";

/** Reads a week now: its scores, its projections, and every game of it that has begun. The first failure is the answer. */
export async function refreshWeek(
  services: TaskServices,
  week: WeekId,
  signal: AbortSignal,
): Promise<ProviderResult<{ games: number; changed: number }>> {
  const scores = await runTask(services, { kind: "week", week }, signal, "asked for");
  if (!scores.ok) return scores;
  const projections = await runTask(services, { kind: "projections", week }, signal, "asked for");
  if (!projections.ok) return projections;
  const games = await services.store.weekGames(week);
  const gameKeys = games
    .filter(({ game }) => !["scheduled", "off"].includes(plannedGame(game).state))
    .map(({ game }) => game.gameKey);
  const changed = new Set(
    [...scores.value, ...projections.value].filter((one) => one.changed).map((one) => one.gameKey),
  );
  if (gameKeys.length > 0) {
    const whole = await runTask(services, { kind: "corrections", week, gameKeys }, signal, "asked for");
    if (!whole.ok) return whole;
    for (const one of whole.value) if (one.changed) changed.add(one.gameKey);
  }
  return ok({ games: games.length, changed: changed.size });
}
