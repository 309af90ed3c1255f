import { LRUCache } from "lru-cache";
import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { type FactRow, factRows } from "../../domain/facts/fact-row.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { lastUpdate } from "../../domain/page/last-update.ts";
import { findMoment } from "./replay/find-moment.ts";
import type { Store } from "../store/store.ts";

/** A stored game as the analyst reads it. */
export interface AnalystGame {
  /** The moment of the finished game that it is read at; null of the game as it is now. */
  at: string | null;
  snapshot: GameSnapshot;
  index: FactIndex;
  facts: readonly FactRow[];
  /** What its tools read: what they answer on the server, they answer in a browser too. */
  tools: ToolSnapshot;
}

/** What the analyst's games are read from. */
export type AnalystStore = Pick<Store, "gameSnapshot" | "seasonBefore" | "seasonBeforeVersion">;

/**
 * The game of a key with its facts, as of the play `at` of a finished game where one is named; null for a key that no stored game
 * has, and for a moment that the game does not have.
 */
export async function readAnalystGame(
  store: AnalystStore,
  gameKey: string,
  at: string | null = null,
): Promise<AnalystGame | null> {
  const snapshot = at === null ? await store.gameSnapshot(gameKey) : await momentOf(store, gameKey, at);
  if (snapshot === null) return null;
  const key = `${gameKey} ${at ?? ""}`;
  // Asked before the season is read: a change between the two makes the next question read it again.
  const seasonVersion = await store.seasonBeforeVersion(gameKey);
  const known = knownOf(store).get(key);
  if (
    known?.snapshot.version === snapshot.version &&
    known.snapshot.asOf === snapshot.asOf &&
    known.seasonVersion === seasonVersion
  )
    return { ...known, snapshot, tools: toolsOf(snapshot, known.facts) };
  const index = indexFacts(snapshot, await store.seasonBefore(gameKey));
  const facts = factRows(index);
  const game = { at, snapshot, index, facts, tools: toolsOf(snapshot, facts) };
  knownOf(store).set(key, { ...game, seasonVersion });
  return game;
}

async function momentOf(store: AnalystStore, gameKey: string, at: string): Promise<GameSnapshot | null> {
  const found = await findMoment(store, gameKey, at);
  return found.ok ? found.value.snapshot : null;
}

function toolsOf(snapshot: GameSnapshot, facts: readonly FactRow[]): ToolSnapshot {
  return { ...snapshot, asOf: lastUpdate(snapshot), facts };
}

/** A conversation asks about one game many times over; an index takes some milliseconds. */
const MOST_KNOWN = 16;
const KNOWN = new WeakMap<AnalystStore, LRUCache<string, KnownGame>>();

/** A game with the season before it that its facts were told from. */
interface KnownGame extends AnalystGame {
  seasonVersion: string | null;
}

function knownOf(store: AnalystStore): LRUCache<string, KnownGame> {
  const known = KNOWN.get(store) ?? new LRUCache<string, KnownGame>({ max: MOST_KNOWN });
  KNOWN.set(store, known);
  return known;
}
