import {
  type EmulatorOptions,
  openRealtimeEmulator,
  type RealtimeEmulator,
} from "../emulators/realtime/open-realtime-emulator.ts";

/** An emulated provider beside the built site, which runs as in production in the same process: there the emulator refuses to. */
export async function openTestEmulator(options: EmulatorOptions = {}): Promise<RealtimeEmulator> {
  const before = process.env.NODE_ENV ?? "test";
  process.env.NODE_ENV = "test";
  try {
    return await openRealtimeEmulator(options);
  } finally {
    process.env.NODE_ENV = before;
  }
}
