import type { ToolSnapshot } from "../../domain/analyst/analyst-tool.ts";
import { fetchGrant } from "./fetch-grant.ts";
import { isMicrophoneGranted, openMicrophone, openSilence } from "./open-microphone.ts";
import { loadSdk } from "./load-sdk.ts";
import type { VoiceWorld } from "./voice-conversation.ts";

interface BrowserWorldOptions {
  gameKey: string;
  /** Whether the site has a provider: where it has none, it refuses, and nobody's microphone is opened for that. */
  hasVoice: boolean;
  /** Made and put into the page by the press of the button: some browsers let no other element play. */
  audio: HTMLAudioElement;
  snapshot(): ToolSnapshot | null;
}

/** A conversation's world in a browser: WebRTC, the page's microphone and the site's endpoints. */
export function browserWorld({ gameKey, hasVoice, audio, snapshot }: BrowserWorldOptions): VoiceWorld {
  return {
    snapshot,
    grant: (signal) => fetchGrant(gameKey, { origin: location.origin, signal }),
    microphone: openMicrophone,
    silence: openSilence,
    isMicrophoneGranted: async () => hasVoice && (await isMicrophoneGranted()),
    sdk: loadSdk,
    async transport(grant, { stream }) {
      const { OpenAIRealtimeWebRTC } = await loadSdk();
      const transport = new OpenAIRealtimeWebRTC({
        mediaStream: stream,
        audioElement: audio,
        baseUrl: grant.callsUrl,
        // The SDK takes no notice when the other side closes the channel, and leaves the connection to die.
        changePeerConnection(connection) {
          transport.connectionState.dataChannel?.addEventListener("close", () => transport.close());
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
    timer(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
