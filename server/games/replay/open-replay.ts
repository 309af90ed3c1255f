import type { GameSnapshot, ProviderGame, ProviderName } from "../../../domain/game/game-snapshot.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { ReplayAddress } from "../../../domain/replay/replay-address.ts";
import { replayMoments, replayOffsets } from "../../../domain/replay/replay-moments.ts";
import { replayProvider } from "../../providers/replay/replay-provider.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import type { Timer } from "../../clock/timer.ts";
import { refreshGame } from "../ingest/refresh-game.ts";

export interface OpenReplayOptions {
  /** Where the people of the game are; only read. */
  store: Store;
  /** The finished game. */
  stored: GameSnapshot;
  address: ReplayAddress;
  now: () => Date;
  timer: Timer;
  onProblem: (error: unknown) => void;
}

/** A replay that moves by itself until it is closed. */
export interface RunningReplay {
  /** See `Replay.store`. */
  store: Store;
  source: ProviderName;
  close(): Promise<void>;
}

/** Rows that follow each other faster than this come in together. */
const LEAST_STEP_MS = 40;
const AFTER_PROBLEM_MS = 1_000;

/**
 * Begins a replay: a store in memory that is refreshed from the replay provider whenever a row happens, as a live game is
 * from its source. Resolves when the store holds the game as it stands now.
 */
export async function openReplay({
  store,
  stored,
  address,
  now,
  timer,
  onProblem,
}: OpenReplayOptions): Promise<RunningReplay> {
  const controller = new AbortController();
  const moments = replayOffsets(replayMoments(stored.allPlays), address.speed).map(
    (offset) => address.from * 1000 + offset,
  );
  const provider = replayProvider({ stored: delivered(stored), players: await peopleOf(store, stored), moments, now });
  const own = await openMemoryStore(now);
  let cancel = (): void => {};
  let stepping = Promise.resolve();
  /** Rows that the store has for certain. One that happens while it is written to is not among them. */
  let rows = 0;

  async function step(): Promise<void> {
    const happened = provider.rows();
    const refreshed = await refreshGame(own, provider, address.gameKey, controller.signal);
    // It reads from memory and has the game: what can fail throws.
    if (!refreshed.ok) throw new Error(refreshed.error.message);
    rows = happened;
  }

  function waitForNext(least: number): void {
    const next = moments[rows];
    if (next === undefined || controller.signal.aborted) return;
    cancel = timer(
      () => {
        stepping = step().then(
          () => waitForNext(LEAST_STEP_MS),
          (error: unknown) => {
            if (!controller.signal.aborted) onProblem(error);
            waitForNext(AFTER_PROBLEM_MS);
          },
        );
      },
      Math.max(least, next - now().getTime()),
    );
  }

  try {
    await step();
  } catch (error) {
    await own.close();
    throw error;
  }
  waitForNext(LEAST_STEP_MS);
  return {
    store: asReplayed(own, stored.provider),
    source: stored.provider,
    async close() {
      controller.abort();
      cancel();
      await stepping;
      await own.close();
    },
  };
}

/** See `Replay.store`. Pages credit the game's original provider. */
function asReplayed(store: Store, provider: ProviderName): Store {
  const replayed = <T extends { allPlays: readonly unknown[] }>(snapshot: T | null) =>
    snapshot === null ? null : { ...snapshot, provider, version: snapshot.allPlays.length + 1 };
  return {
    ...store,
    gameSnapshot: async (gameKey) => replayed(await store.gameSnapshot(gameKey)),
    shownSnapshot: async (gameKey) => replayed(await store.shownSnapshot(gameKey)),
  };
}

/** What a provider delivers of a stored game. */
function delivered({
  version: _version,
  gameRecap: _recap,
  gameProjection: _preview,
  corrections: _known,
  ...game
}: GameSnapshot): ProviderGame {
  return game;
}

/** Everybody the game names and the store knows. */
async function peopleOf(
  store: Store,
  { allPlays, playerGameStats, playerProjections }: GameSnapshot,
): Promise<Player[]> {
  const named = [...allPlays.flatMap(({ credits }) => credits), ...playerGameStats, ...playerProjections];
  const people = await Promise.all([...new Set(named.map(({ playerId }) => playerId))].map((id) => store.player(id)));
  return people.filter((player) => player !== null);
}
