import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { type FactRow, factRows } from "../../domain/facts/fact-row.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { factsOf } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { lastUpdate } from "../../domain/page/last-update.ts";
import type { Store } from "../store/store.ts";

/** A stored game as the analyst reads it. */
export interface AnalystGame {
  snapshot: GameSnapshot;
  index: FactIndex;
  facts: readonly FactRow[];
  /** What its tools read: what they answer on the server, they answer in a browser too. */
  tools: ToolSnapshot;
}

/** What the analyst's games are read from. */
export type AnalystStore = Pick<Store, "gameSnapshot" | "seasonBefore">;

/** The game of a key with its facts; null for a key that no stored game has. */
export async function readAnalystGame(store: AnalystStore, gameKey: string): Promise<AnalystGame | null> {
  const snapshot = await store.gameSnapshot(gameKey);
  if (snapshot === null) return null;
  const known = KNOWN.get(store)?.get(gameKey);
  if (known !== undefined && known.snapshot.version === snapshot.version && known.snapshot.asOf === snapshot.asOf)
    return { ...known, snapshot, tools: toolsOf(snapshot, known.facts) };
  const index = factsOf(snapshot, await store.seasonBefore(gameKey));
  const facts = factRows(index);
  const game = { snapshot, index, facts, tools: toolsOf(snapshot, facts) };
  keep(store, gameKey, game);
  return game;
}

function toolsOf(snapshot: GameSnapshot, facts: readonly FactRow[]): ToolSnapshot {
  return { ...snapshot, asOf: lastUpdate(snapshot), facts };
}

/** A conversation asks about one game many times over; an index takes some milliseconds. */
const MOST_KNOWN = 8;
const KNOWN = new WeakMap<AnalystStore, Map<string, AnalystGame>>();

function keep(store: AnalystStore, gameKey: string, game: AnalystGame): void {
  const games = KNOWN.get(store) ?? new Map<string, AnalystGame>();
  KNOWN.set(store, games);
  games.delete(gameKey);
  games.set(gameKey, game);
  const [oldest] = games.keys();
  if (games.size > MOST_KNOWN && oldest !== undefined) games.delete(oldest);
}
