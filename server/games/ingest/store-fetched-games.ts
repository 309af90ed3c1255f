import { setImmediate as turn } from "node:timers/promises";
import { findCorrections } from "../../../domain/corrections/find-corrections.ts";
import type { FoundCorrection } from "../../../domain/game/correction.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { isScrambled } from "../../../domain/game/is-scrambled.ts";
import { isFinal } from "../../../domain/game/status.ts";
import type { FetchedGame, ReadParts } from "../../providers/live-provider.ts";
import type { IncomingGame, Store } from "../../store/store.ts";
import { type Suspect, never } from "../guard/suspect.ts";
import type { Suspects } from "../guard/suspects.ts";
import { guardRefresh } from "../guard/guard-refresh.ts";
import { reportsOf } from "../guard/reports-of.ts";
import { closedName, officialName, overName } from "../plan/ingest-task.ts";
import type { ReadTimes } from "./read-times.ts";

export interface FetchServices {
  store: Store;
  suspects: Suspects;
  readTimes: ReadTimes;
  now(): Date;
  /** Called right before writing: aborts the signal of a fetch that is no longer this process's to do. */
  confirmLeadership(): void;
}

/** The outcome of one fetch. */
export interface StoredFetch {
  gameKey: string;
  version: number;
  changed: boolean;
  /** Somebody else has stored the game since it was compared: nothing of the fetch was taken, and it is to be made again. */
  isOvertaken: boolean;
  /** Plays that the game has now. */
  plays: number;
  corrections: FoundCorrection[];
  /** What is suspect about it, and those of these suspects that were raised for the first time. */
  suspects: Suspect[];
  newSuspects: Suspect[];
  /** Suspects that the administrator has set aside by asking for the game as it is. */
  overruled: Suspect[];
  /** Whether the provider's figures are altered on purpose; null where the fetch cannot tell. */
  isScrambled: boolean | null;
}

/**
 * Puts fetches into the store: each is held against the stored game, what is sound is kept with what it corrects, and all of
 * them make one transaction. A game that somebody else has stored since it was compared is left alone. `isAccepted`: somebody
 * has decided that what the provider says now counts, whatever is suspect about it. Rejects with the signal's reason when it
 * is aborted before the writing.
 */
export async function storeFetchedGames(
  services: FetchServices,
  fetches: readonly FetchedGame[],
  signal: AbortSignal,
  isAccepted = false,
): Promise<StoredFetch[]> {
  const { store, suspects, now } = services;
  const at = now();
  const compared = [];
  for (const fetched of fetches) {
    // On a Sunday sixteen games come at once: who asks for a page meanwhile waits for one of them, and not for all.
    await turn();
    const stored = await store.gameSnapshot(fetched.game.game.gameKey);
    const guarded = compare(services, stored, fetched, at.getTime());
    compared.push(isAccepted ? accept(services, guarded) : guarded);
  }
  const incoming = compared.flatMap(({ incoming: one }) => one ?? []);
  services.confirmLeadership();
  signal.throwIfAborted();
  const puts = incoming.length === 0 ? [] : await store.putGames(incoming);
  const putOf = new Map(puts.map((put) => [put.gameKey, put]));
  const isOvertaken = ({ gameKey, incoming: one }: Compared) => {
    const put = putOf.get(gameKey);
    return one !== null && put?.changed === false && put.version !== (one.basedOn ?? null);
  };
  await noteEnds(
    services,
    compared.filter((one) => !isOvertaken(one)),
    at,
  );
  return compared.map((each) => {
    const { gameKey, incoming: one, raised, stored, fetched } = each;
    const put = putOf.get(gameKey);
    return {
      gameKey,
      version: put?.version ?? stored?.version ?? 0,
      changed: put?.changed ?? false,
      isOvertaken: isOvertaken(each),
      plays: one?.allPlays.length ?? stored?.allPlays.length ?? 0,
      corrections: put?.changed === true ? (one?.corrections ?? []) : [],
      suspects: raised,
      newSuspects: suspects.record(gameKey, { raised, parts: each.parts }, at.getTime()),
      overruled: each.overruled,
      isScrambled: fetched.parts.plays && fetched.game.allPlays.length > 0 ? isScrambled(fetched.game) : null,
    };
  });
}

interface Compared {
  gameKey: string;
  fetched: FetchedGame;
  stored: GameSnapshot | null;
  /** What may be stored; null where nothing of the fetch may. */
  incoming: IncomingGame | null;
  raised: Suspect[];
  /** What of the stored game it was held against; all of it where the fetch takes its place. */
  parts: ReadParts;
  overruled: Suspect[];
}

const EVERY_PART: ReadParts = { facts: true, plays: true, lines: true, projections: true };

function compare(
  { suspects, readTimes }: FetchServices,
  stored: GameSnapshot | null,
  given: FetchedGame,
  now: number,
): Compared {
  const { gameKey } = given.game.game;
  const about = { gameKey, fetched: given, stored, overruled: [] };
  // What is without facts was made of a game that was there a moment ago, and another's by now or nobody's.
  if (!given.parts.facts && stored?.provider !== given.game.provider)
    return { ...about, incoming: null, raised: [], parts: given.parts };
  if (stored === null) return { ...about, incoming: { ...given.game, basedOn: null }, raised: [], parts: EVERY_PART };
  if (stored.provider !== given.game.provider) return { ...about, ...takeOver(stored, given) };
  const hadOfficial = readTimes.has(officialName(gameKey));
  // Once they are there, the provider's own lines are not given up for the sum of the plays.
  const keepsLines = hadOfficial && !given.hasOfficialLines && isFinal(given.game.game);
  const fetched = keepsLines ? { ...given, parts: { ...given.parts, lines: false } } : given;
  const { game, suspects: raised } = guardRefresh(stored, fetched, suspects.confirmed(gameKey, now));
  const hasOfficialLines = hadOfficial && (given.hasOfficialLines || !fetched.parts.lines);
  const corrections = findCorrections(stored, game, { hasOfficialLines });
  return { ...about, incoming: { ...game, corrections, basedOn: stored.version }, raised, parts: fetched.parts };
}

/** An answer without them is a broken one, and what is stored would be lost. */
const LOSSES: ReadonlySet<string> = new Set(["plays-empty", "score-gone"]);

/** The fetch as it came, without what it did not hold: that stays as it is stored. */
function accept({ readTimes }: FetchServices, compared: Compared): Compared {
  const { gameKey, stored, fetched, raised } = compared;
  if (stored === null || raised.length === 0 || raised.some(({ key }) => LOSSES.has(key))) return compared;
  const { game, parts, hasOfficialLines } = fetched;
  const accepted = {
    ...game,
    playerProjections: parts.projections ? game.playerProjections : stored.playerProjections,
    playerGameStats: parts.lines || !game.game.hasStarted ? game.playerGameStats : stored.playerGameStats,
    ...reportsOf(stored, game),
  };
  const isOfficial = hasOfficialLines && readTimes.has(officialName(gameKey));
  const corrections = findCorrections(stored, accepted, { hasOfficialLines: isOfficial });
  return {
    ...compared,
    incoming: { ...accepted, corrections, basedOn: stored.version },
    raised: [],
    overruled: raised,
  };
}

/** Another provider's game is replaced as a whole, and only by more than a line of a schedule once it has begun. */
function takeOver(stored: GameSnapshot, { game, parts }: FetchedGame): Pick<Compared, "incoming" | "raised" | "parts"> {
  if (stored.game.hasStarted && !parts.plays) return { incoming: null, raised: [], parts };
  if (stored.allPlays.length > 0 && game.allPlays.length === 0) {
    const message = `it has no plays here, and ${stored.allPlays.length} from ${stored.provider}`;
    return { incoming: null, raised: [never("plays", "plays-empty", message)], parts };
  }
  return { incoming: { ...game, basedOn: stored.version }, raised: [], parts: EVERY_PART };
}

/** When a game was first seen to be over, with lines of its own, and closed: what later fetches go by. */
async function noteEnds({ readTimes }: FetchServices, compared: readonly Compared[], at: Date): Promise<void> {
  const names = compared.flatMap(({ gameKey, incoming, raised, fetched, stored }) => {
    if (incoming === null || !isFinal(incoming.game)) return [];
    // The end of a game that was over before anybody looked is unknown.
    const wasSeen = stored !== null && stored.game.hasStarted && !isFinal(stored.game);
    return [
      ...(wasSeen ? [overName(gameKey)] : []),
      ...(fetched.hasOfficialLines ? [officialName(gameKey)] : []),
      // What was suspect is to be asked for again, closed or not.
      ...(fetched.isClosed && fetched.hasOfficialLines && raised.length === 0 ? [closedName(gameKey)] : []),
    ];
  });
  const fresh = names.filter((name) => !readTimes.has(name));
  if (fresh.length > 0) await readTimes.put(fresh, at);
}
