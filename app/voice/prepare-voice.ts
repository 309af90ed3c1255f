import { loadSdk } from "./load-sdk.ts";
import { loadSession } from "./load-session.ts";
import { microphonePermission } from "./microphone-permission.ts";

/**
 * The press of Start: everything that a conversation loads is on its way at once, the panel first, which asks for the token and the
 * microphone. Nobody is asked for anything here. Rejects where the panel does not arrive.
 */
export function prepareVoice() {
  void microphonePermission();
  const panel = import("../components/voice-panel.tsx");
  // Whether these arrive is found out when they are used.
  loadSession().catch(() => undefined);
  loadSdk().catch(() => undefined);
  return panel;
}
