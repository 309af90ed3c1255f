import type { RealtimeSession } from "../ai/realtime-calls.ts";
import type { SessionSetup } from "./voice.ts";

/** Stops a reply that the prompt did not stop: 50 seconds of speech. The page's own watchdog interrupts before. */
const MOST_OUTPUT_TOKENS = 1_000;

/** A session as the provider is asked for it. */
export function sessionConfig(
  { model, transcribeModel }: { model: string; transcribeModel: string },
  { instructions, tools }: SessionSetup,
): RealtimeSession {
  return {
    type: "realtime",
    model,
    output_modalities: ["audio"],
    max_output_tokens: MOST_OUTPUT_TOKENS,
    audio: { input: { transcription: { model: transcribeModel }, turn_detection: { type: "semantic_vad" } } },
    tracing: null,
    ...(instructions === "" ? {} : { instructions }),
    ...(tools.length === 0 ? {} : { tools, tool_choice: "auto" }),
  };
}
