import { REPLY_TOKENS } from "../../domain/analyst/analyst-prompt.ts";
import type { RealtimeSession } from "../ai/realtime-calls.ts";
import type { SessionSetup } from "./voice.ts";

/** The one rate that the provider knows for this format. */
const PCM_24_KHZ = { type: "audio/pcm", rate: 24_000 };

/** A session as the provider is asked for it, in both modes. */
export function sessionConfig(
  { model, transcribeModel }: { model: string; transcribeModel: string },
  { instructions, tools }: SessionSetup,
): RealtimeSession {
  return {
    type: "realtime",
    model,
    output_modalities: ["audio"],
    // Stops a reply that the prompt did not stop: 50 seconds of speech. The page's own watchdog interrupts before.
    max_output_tokens: REPLY_TOKENS,
    audio: {
      input: {
        format: PCM_24_KHZ,
        transcription: { model: transcribeModel },
        turn_detection: { type: "semantic_vad" },
      },
      output: { format: PCM_24_KHZ },
    },
    tracing: null,
    instructions,
    tools,
    tool_choice: "auto",
  };
}
