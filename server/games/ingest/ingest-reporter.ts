import type { IngestNote } from "../../../domain/admin/ingest-note.ts";
import type { Logger } from "../../log/logger.ts";
import type { ProviderError } from "../../providers/provider.ts";
import type { Store } from "../../store/store.ts";
import type { Suspect } from "../guard/suspect.ts";
import type { Failures } from "./ingest-failures.ts";
import { durationText } from "./ingest-words.ts";
import type { StoredFetch } from "./store-fetched-games.ts";

export interface ReporterOptions {
  store: Pick<Store, "addIngestNotes">;
  log: Logger;
  failures: Failures;
  now(): Date;
}

/** What was asked for: a task's name, and what it is about. */
export interface Asked {
  name: string;
  gameKey: string | null;
  milliseconds: number;
  /** Rounds come every few seconds: their successes are noted now and then only. */
  isRound: boolean;
}

export interface Reporter {
  /** Takes what a task has brought, whether or not all of it went well. */
  brought(asked: Asked, fetches: readonly StoredFetch[]): Promise<void>;
  /** What was asked for was answered: where it had failed before, that is told once. */
  answered(asked: Asked): Promise<void>;
  failed(asked: Asked, error: ProviderError): Promise<void>;
}

/** A game's rounds get a note this often. */
const ROUND_NOTE_MS = 5 * 60_000;

/** What several suspects say, in one sentence. */
function suspectWords(suspects: readonly Suspect[]): string {
  return suspects.map(({ message }) => message).join("; ");
}

function playsWords(plays: number): string {
  if (plays === 0) return "New on the schedule, or changed there";
  return plays === 1 ? "1 play" : `${plays} plays`;
}

/** Tells the log and the notes what came of each fetch: every failure in a line of its own, a recovery once. */
export function createReporter({ store, log, failures, now }: ReporterOptions): Reporter {
  const notedAt = new Map<string, number>();

  function note(asked: Asked, kind: IngestNote["kind"], message: string, more: Partial<IngestNote> = {}): IngestNote {
    const { gameKey, milliseconds } = asked;
    return { at: now().toISOString(), gameKey, feed: null, kind, message, milliseconds, ...more };
  }

  /** Whether this one of a game's rounds gets a note. */
  function isDue(gameKey: string): boolean {
    const at = now().getTime();
    if (at - (notedAt.get(gameKey) ?? 0) < ROUND_NOTE_MS) return false;
    notedAt.set(gameKey, at);
    return true;
  }

  function notesOf(asked: Asked, fetched: StoredFetch): IngestNote[] {
    const { gameKey, changed, corrections, newSuspects, overruled, plays } = fetched;
    const about = { ...asked, gameKey };
    const notes = newSuspects.map(({ message }) => {
      log.warn(
        { gameKey, kind: "suspect" },
        `game ${gameKey}: a suspect answer, so the stored game was kept: ${message}`,
      );
      return note(about, "suspect", `Suspect, so the stored game was kept: ${message}`);
    });
    if (overruled.length > 0) {
      const message = `Accepted as it is by the administrator, although ${suspectWords(overruled)}`;
      log.warn({ gameKey }, `game ${gameKey}: ${message}`);
      notes.push(note(about, "corrected", message));
    } else if (corrections.length > 0) {
      const count = corrections.length === 1 ? "1 correction" : `${corrections.length} corrections`;
      log.info({ gameKey, corrections: corrections.length }, `game ${gameKey}: ${count} by the provider`);
      const [first] = corrections;
      notes.push(note(about, "corrected", `${count}, for example: ${first?.what} ${first?.before} to ${first?.after}`));
    } else if (changed && (!asked.isRound || isDue(gameKey))) {
      notes.push(note(about, "refreshed", playsWords(plays)));
    }
    return notes;
  }

  return {
    async answered(asked) {
      const recovered = failures.succeed(asked.name, now().getTime());
      if (recovered === null) return;
      const count = recovered.count === 1 ? "1 failure" : `${recovered.count} failures`;
      const words = `answers again after ${count} in ${durationText(recovered.milliseconds)}`;
      log.info({ task: asked.name, failures: recovered.count }, `${asked.name}: the provider ${words}`);
      await store.addIngestNotes([note(asked, "refreshed", `The provider ${words}`)]);
    },
    async brought(asked, fetches) {
      const notes: IngestNote[] = [];
      const ofGames = fetches.flatMap((fetched) => notesOf(asked, fetched));
      // A whole season is one line, not three hundred.
      if (ofGames.length > 20) notes.push(note(asked, "refreshed", `${ofGames.length} games are new or changed`));
      else notes.push(...ofGames);
      if (notes.length === 0 && !asked.isRound) notes.push(note(asked, "unchanged", "Nothing new"));
      await store.addIngestNotes(notes);
    },
    async failed(asked, error) {
      const { count, wait } = failures.fail(asked.name, error, now().getTime());
      const { kind, feed = null, message } = error;
      const next = `trying again in ${durationText(wait)}`;
      log.warn({ feed, kind, gameKey: asked.gameKey, failures: count }, `${asked.name}: ${kind}: ${message}; ${next}`);
      await store.addIngestNotes([note(asked, kind, `${message}; ${next}`, { feed })]);
    },
  };
}
