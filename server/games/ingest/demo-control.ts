import { ok } from "../../../domain/result.ts";
import type { DemoProvider } from "../../providers/demo/demo-provider.ts";
import type { Store } from "../../store/store.ts";
import type { GameRefresh, IngestControl } from "./ingest-control.ts";
import { refreshGame } from "./refresh-game.ts";
import type { ProviderResult } from "../../providers/provider.ts";

/** The simulated games as the site's own pages may refresh them; they move by themselves (`demo-clock.ts`). */
export function demoControl(store: Store, provider: DemoProvider): IngestControl {
  async function refresh(gameKey: string, signal: AbortSignal): Promise<ProviderResult<GameRefresh>> {
    const refreshed = await refreshGame(store, provider, gameKey, signal);
    if (!refreshed.ok) return refreshed;
    const stored = await store.shownSnapshot(gameKey);
    return ok({ ...refreshed.value, plays: stored?.allPlays.length ?? 0, corrections: 0 });
  }

  return {
    refreshGame: refresh,
    async acceptGame(gameKey, signal) {
      const refreshed = await refresh(gameKey, signal);
      return refreshed.ok ? ok({ ...refreshed.value, overruled: [] }) : refreshed;
    },
    async refreshWeek(week, signal) {
      const games = await store.weekGames(week);
      let changed = 0;
      for (const { game } of games) {
        const refreshed = await refresh(game.gameKey, signal);
        if (!refreshed.ok) return refreshed;
        if (refreshed.value.changed) changed += 1;
      }
      return ok({ games: games.length, changed });
    },
    status: async () => ({
      provider: "demo",
      isLeader: true,
      phase: "Simulated games advance on their own; no provider is polled",
      nextAt: null,
      callsThisMonth: 0,
      callsAllowed: 0,
      isScrambled: false,
      recent: [],
    }),
  };
}
