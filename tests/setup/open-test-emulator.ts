import {
  type EmulatorOptions,
  openRealtimeEmulator,
  type RealtimeEmulator,
} from "../emulators/realtime/open-realtime-emulator.ts";

/** An emulated provider in a process that runs, or has run, the built site as in production: there the emulator refuses to start. */
export async function openTestEmulator(options: EmulatorOptions = {}): Promise<RealtimeEmulator> {
  const before = process.env.NODE_ENV ?? "test";
  process.env.NODE_ENV = "test";
  try {
    return await openRealtimeEmulator(options);
  } finally {
    process.env.NODE_ENV = before;
  }
}
