import process from "node:process";

process.env.NODE_ENV = "development";
const { runProcess } = await import("../server/run-process.ts");
await runProcess({
  async openVoiceEmulator() {
    const { openRealtimeEmulator } = await import("../tests/emulators/realtime/open-realtime-emulator.ts");
    const { url, apiKey, close } = await openRealtimeEmulator();
    return { url: `${url}/v1`, apiKey, close };
  },
});
