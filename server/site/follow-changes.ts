import { parseGameKey } from "../../domain/game/game-key.ts";
import type { Change, Store } from "../store/store.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { gameTag, playerTag, PROVIDERS_TAG, WEEKS_TAG, weekTag } from "./record-reads.ts";

export interface ChangeListener {
  /** These have changed: forget what was made from them. */
  invalidate(tags: ReadonlySet<string>): void;
  /** Too much has changed to say what. */
  invalidateAll(): void;
}

export interface ChangeFollower {
  /** The weeks that the store holds. */
  weeks(): readonly WeekId[];
  /** Stops following, after a round that has begun. */
  stop(): Promise<void>;
}

export interface FollowOptions {
  /** Called with a failed round; what was missed comes with the next one. */
  onError(error: unknown): void;
  /** Milliseconds between looks that nothing has asked for, in case an announcement was lost. */
  lookEvery: number;
}

/** An import changes hundreds of games at once: then everything is forgotten, instead of reading each of them. */
const MOST_SINGLE_CHANGES = 40;

/**
 * Tells the listeners about every change in the store, from any process, each in its turn: a listener that sends readers to a
 * page stands after those who keep it. Resolves once it follows.
 */
export async function followChanges(
  store: Store,
  listeners: readonly ChangeListener[],
  { onError, lookEvery }: FollowOptions,
): Promise<ChangeFollower> {
  let seq = await store.latestChange();
  let weeks = await store.weeks();
  let providers = await store.providers();
  let rounds = Promise.resolve();
  let isAsked = false;
  let isStopped = false;

  async function look(): Promise<void> {
    const changes = await store.changesSince(seq);
    if (changes.length === 0) return;
    const [freshWeeks, freshProviders, tags] = await Promise.all([
      store.weeks(),
      store.providers(),
      changes.length > MOST_SINGLE_CHANGES ? null : tagsOfChanges(store, changes),
    ]);
    const hasNewWeeks = JSON.stringify(freshWeeks) !== JSON.stringify(weeks);
    const hasNewProviders = JSON.stringify(freshProviders) !== JSON.stringify(providers);
    weeks = freshWeeks;
    providers = freshProviders;
    seq = changes.at(-1)?.seq ?? seq;
    if (tags === null) {
      for (const listener of listeners) listener.invalidateAll();
    } else {
      if (hasNewWeeks) tags.add(WEEKS_TAG);
      if (hasNewProviders) tags.add(PROVIDERS_TAG);
      for (const listener of listeners) listener.invalidate(tags);
    }
  }

  /** One round after the other; an announcement during a round asks for one more. */
  function ask(): Promise<void> {
    if (isAsked) return rounds;
    isAsked = true;
    rounds = rounds.then(async () => {
      isAsked = false;
      if (isStopped) return;
      try {
        await look();
      } catch (error) {
        onError(error);
      }
    });
    return rounds;
  }

  const stopListening = store.onChange(() => void ask());
  const timer = setInterval(() => void ask(), lookEvery);
  timer.unref();
  // What was committed between the first reads and the listening.
  await ask();

  return {
    weeks: () => weeks,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await rounds;
    },
  };
}

/** Everything that pages may have been made from and that these changes touch. */
async function tagsOfChanges(store: Store, changes: readonly Change[]): Promise<Set<string>> {
  const tags = new Set<string>();
  for (const gameKey of new Set(changes.map((change) => change.gameKey))) {
    tags.add(gameTag(gameKey));
    const parts = parseGameKey(gameKey);
    if (parts !== null) tags.add(weekTag(parts));
    const names = await store.gameNames(gameKey);
    if (names === null) continue;
    tags.add(weekTag(names.week));
    for (const playerId of names.playerIds) tags.add(playerTag(playerId));
  }
  return tags;
}
