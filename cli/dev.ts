import process from "node:process";
import type { Development } from "../server/development.ts";

const { NODE_ENV: given } = process.env;
process.env.NODE_ENV = "development";
const { runProcess } = await import("../server/run-process.ts");

const development: Development = {
  async openVoiceEmulator() {
    const { openRealtimeEmulator } = await import("../tests/emulators/realtime/open-realtime-emulator.ts");
    const { url, apiKey, close } = await openRealtimeEmulator();
    return { url: `${url}/v1`, apiKey, close };
  },
};
// Production never gets an emulator, whichever command started it.
await runProcess(given === "production" ? null : development);
