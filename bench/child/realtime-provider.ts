import { openRealtimeEmulator } from "../../tests/emulators/realtime/open-realtime-emulator.ts";

/** An emulated provider of voice in a process of its own: its sound keeps time whatever the measuring does. */
const { url } = await openRealtimeEmulator({ apiKey: process.env.PROVIDER_KEY ?? "" });
console.log(url);
