import { loadSdk } from "./load-sdk.ts";

/** The press of Start: everything that a conversation loads is on its way at once. Rejects where the panel does not arrive. */
export function prepareVoice() {
  // Whether it arrived is found out when it is used.
  loadSdk().catch(() => undefined);
  return import("../components/voice-panel.tsx");
}
