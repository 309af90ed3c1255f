import type { GameSnapshot, ProviderName } from "../game/game-snapshot.ts";
import { isScrambled } from "../game/is-scrambled.ts";

/** Whose figures an export holds, and on what terms. */
export interface ExportSource {
  name: string;
  /** Null where none was published. */
  license: string | null;
  /** What must or should be said beside the figures. */
  note: string;
}

const SOURCES: Readonly<Record<ProviderName, ExportSource>> = {
  nflverse: {
    name: "nflverse (https://github.com/nflverse/nflverse-data)",
    license: "CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)",
    note: "Anyone who passes the figures on must name nflverse and the license. Totals, fantasy points and drives are computed from them; projections are ours, not theirs.",
  },
  sportsdataio: {
    name: "SportsDataIO",
    license: null,
    note: "Under the terms of the subscription: for the administrator's own use.",
  },
  demo: {
    name: "a simulator",
    license: null,
    note: "SIMULATED: the game never happened and its players are fictional.",
  },
  replay: {
    name: "a replay of a stored game",
    license: null,
    note: "A replay of a stored game; it is not live.",
  },
};

export const ALTERED_FIGURES = "NOT REAL FIGURES: the provider's free trial alters them on purpose and replaces texts.";

/** The words about a provider's data. */
export function providerSource(provider: ProviderName): ExportSource {
  return SOURCES[provider];
}

/** The words about the source of a game's data. */
export function exportSource(snapshot: Pick<GameSnapshot, "provider" | "game" | "allPlays">): ExportSource {
  const source = providerSource(snapshot.provider);
  return isScrambled(snapshot) ? { ...source, note: `${ALTERED_FIGURES} ${source.note}` } : source;
}
