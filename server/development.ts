import type { VoiceEmulator } from "./start-voice.ts";

/** What `npm run dev` alone brings along. The server itself never reaches into the tests, where this comes from. */
export interface Development {
  /** Starts an emulator of the voice provider on this machine. */
  openVoiceEmulator(): Promise<VoiceEmulator & { close(): Promise<void> }>;
}
