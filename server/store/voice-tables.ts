import type { VoiceSession } from "./voice-ledger.ts";

/** `day` is that of `startedAt`, of a token that of `openedAt`, as `2026-11-20`, UTC: whatever a session takes counts there. */
type VoiceSessionRow = VoiceSession & {
  day: string;
  /** Until when somebody hangs the call up; null while nobody does. */
  hangUpBy: string | null;
  /** When its page said that it is over; null until it does. */
  toldAt: string | null;
};

/** One row; none means open. */
interface VoiceSwitchRow {
  name: string;
  isOpen: 0 | 1;
  at: string;
}

/** What the voice analyst keeps: see `migrations/0005-voice.ts` and `0007-voice-told.ts`. */
export interface VoiceTables {
  voice_session: VoiceSessionRow;
  voice_switch: VoiceSwitchRow;
}
