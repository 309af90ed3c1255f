import {
  type EmulatorOptions,
  openRealtimeEmulator,
  type RealtimeEmulator,
} from "../emulators/realtime/open-realtime-emulator.ts";

/** Nearly every test listens to a greeting and an answer. */
const HURRY = 4;

/** An emulated provider in a process that runs, or has run, the built site as in production: there the emulator refuses to start. */
export async function openTestEmulator(options: EmulatorOptions = {}): Promise<RealtimeEmulator> {
  const before = process.env.NODE_ENV ?? "test";
  process.env.NODE_ENV = "test";
  try {
    return await openRealtimeEmulator({ ...options, behavior: { hurry: HURRY, ...options.behavior } });
  } finally {
    process.env.NODE_ENV = before;
  }
}
