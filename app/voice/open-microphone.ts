import { fail, ok, type Result } from "../../domain/result.ts";

/** What the person speaks into, and how to let go of it. */
export interface Voice {
  stream: MediaStream;
  close(): void;
  /** Calls back when it is taken away: unplugged, or no longer allowed. Not for `close`. */
  onGone(callback: () => void): void;
}

/** Why there is no microphone: the status says which, and what to do stands beside it. */
export interface MicrophoneProblem {
  words: string;
  help: string;
}

const PROBLEMS: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: {
    words: "Microphone permission was denied",
    help: "To talk, allow the microphone for this site (the icon next to the page’s address), then start again. Or type your questions and hear the answers.",
  },
  NotFoundError: {
    words: "No microphone found",
    help: "Connect a microphone and start again. Or type your questions and hear the answers.",
  },
  NotReadableError: {
    words: "Microphone is in use by another program",
    help: "Close the program using it and start again. Or type your questions and hear the answers.",
  },
};

/** What to do when the microphone of a conversation is taken away. */
export const MICROPHONE_GONE =
  "Your microphone was unplugged or switched off. Type your questions here and hear the answers, or connect one and start a new conversation.";

/** Browsers hide it there, whatever the person would say. */
const NOT_SECURE: MicrophoneProblem = {
  words: "Browsers allow the microphone only on secure pages (https or localhost)",
  help: "Open this site over https to talk. Or type your questions and hear the answers.",
};

const UNKNOWN: MicrophoneProblem = {
  words: "The microphone could not be opened",
  help: "Reload the page and start again. Or type your questions and hear the answers.",
};

/** Asks the browser, which asks the person. */
export async function openMicrophone(): Promise<Result<Voice, MicrophoneProblem>> {
  if (!isSecureContext) return fail(NOT_SECURE);
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    return ok({
      stream,
      close: () => stopTracks(stream),
      onGone(callback) {
        // Not sent for a track that is stopped by its own page.
        for (const track of stream.getTracks()) track.addEventListener("ended", callback);
      },
    });
  } catch (error) {
    return fail(PROBLEMS[error instanceof Error ? error.name : ""] ?? UNKNOWN);
  }
}

/** A track without a sound, for anyone who types: the connection needs one. */
export function openSilence(): Voice {
  const context = new AudioContext();
  const { stream } = context.createMediaStreamDestination();
  return {
    stream,
    close() {
      stopTracks(stream);
      void context.close();
    },
    onGone() {},
  };
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
