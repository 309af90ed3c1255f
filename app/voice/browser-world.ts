import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { fetchGrant } from "./fetch-grant.ts";
import { microphonePermission } from "./microphone-permission.ts";
import { openMicrophone, openSilence } from "./open-microphone.ts";
import { loadSdk } from "./load-sdk.ts";
import { loadSession } from "./load-session.ts";
import type { VoiceWorld } from "./voice-conversation.ts";
import { watchLine } from "./watch-line.ts";

interface BrowserWorldOptions {
  gameKey: string;
  /** Whether the site has a provider: where it has none, it refuses, and nobody's microphone is opened for that. */
  hasVoice: boolean;
  /** Made and put into the page by the press of the button: some browsers let no other element play. */
  audio: HTMLAudioElement;
  /** The conversation before this one, which the next token ends; null without one. */
  last: { current: string | null };
  snapshot(): ToolSnapshot | null;
  catchUp(): Promise<void>;
}

/** A conversation's world in a browser: WebRTC, the page's microphone and the site's endpoints. */
export function browserWorld({ gameKey, hasVoice, audio, last, snapshot, catchUp }: BrowserWorldOptions): VoiceWorld {
  return {
    snapshot,
    catchUp,
    async grant(signal) {
      const granted = await fetchGrant(gameKey, { origin: location.origin, signal, after: last.current });
      if (granted.ok) last.current = granted.value.session;
      return granted;
    },
    microphone: openMicrophone,
    silence: openSilence,
    isMicrophoneGranted: async () => hasVoice && (await microphonePermission())?.state === "granted",
    sdk: loadSdk,
    session: loadSession,
    async transport(grant, { stream }, onLine) {
      const { OpenAIRealtimeWebRTC } = await loadSdk();
      const transport = new OpenAIRealtimeWebRTC({
        mediaStream: stream,
        audioElement: audio,
        baseUrl: grant.callsUrl,
        // The SDK takes no notice when the other side closes the channel, and leaves the connection to die.
        changePeerConnection(connection) {
          transport.connectionState.dataChannel?.addEventListener("close", () => transport.close());
          // The greeting's tools wait for it. From the site's answer on it has time for that, and the connection is made meanwhile.
          connection.addEventListener("track", () => void catchUp(), { once: true });
          watchLine(connection, onLine);
          return connection;
        },
      });
      return transport;
    },
    hush() {
      audio.srcObject = null;
    },
    // A page that is left sends nothing else.
    release: (session, answers, violations) =>
      void navigator.sendBeacon(
        "/api/realtime/end",
        `${session} ${Math.min(999, answers)} ${Math.min(999, violations)}`,
      ),
    now: () => Date.now(),
    isHidden: () => document.hidden,
    // Into the browser's console, and to whatever listens for errors there.
    report: (error) => reportError(error),
    timer(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
