import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import type { IngestNote } from "../../domain/admin/ingest-note.ts";

/** Who may do something alone, and until when. */
interface LeaseRow {
  name: string;
  holder: string;
  expiresAt: string;
}

interface ProviderCallRow {
  provider: ProviderName;
  /** `2026-11` */
  month: string;
  calls: number;
}

/** When something of a provider was read last. */
interface ProviderReadRow {
  provider: ProviderName;
  what: string;
  at: string;
}

type IngestNoteRow = IngestNote & { seq: number };

/** What the ingest keeps besides games: see `migrations/0002-ingest.ts`. */
export interface IngestTables {
  lease: LeaseRow;
  provider_call: ProviderCallRow;
  provider_read: ProviderReadRow;
  ingest_note: IngestNoteRow;
}

/** In the order of their columns. */
export const INGEST_NOTE_FIELDS = [
  "at",
  "gameKey",
  "feed",
  "kind",
  "message",
  "milliseconds",
] as const satisfies readonly (keyof IngestNote)[];
