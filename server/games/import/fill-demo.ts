import type { DemoProvider } from "../../providers/demo/demo-provider.ts";
import type { Store } from "../../store/store.ts";
import { importSeason } from "./import-season.ts";

export interface DemoServices {
  store: Store;
  provider: DemoProvider;
  signal: AbortSignal;
}

/**
 * Fills a store without a single game with the demo's season. A store that holds only the demo of an earlier season is
 * filled again; one that holds anything else is left alone. Returns the number of games that came in.
 */
export async function fillDemo({ store, provider, signal }: DemoServices): Promise<number> {
  if (!(await store.isEmpty())) {
    const isDemoAlone = (await store.providers()).every((name) => name === "demo");
    if (!isDemoAlone || (await hasSeason(store, provider.season()))) return 0;
    await store.removeProvider("demo");
  }
  const report = await importSeason({ store, provider, signal }, { season: provider.season() });
  // The simulator has no way to fail; a store that cannot be written to throws by itself.
  if (!report.ok) throw new Error(report.error.message);
  return report.value.games;
}

async function hasSeason(store: Store, season: number): Promise<boolean> {
  return (await store.weeks()).some((week) => week.season === season);
}
