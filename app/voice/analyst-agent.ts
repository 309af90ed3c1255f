import type { RealtimeAgent, RealtimeSessionConfig } from "@openai/agents-realtime";
import { answerText } from "../../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { ANALYST_NAME, analystPrompt, REPLY_TOKENS } from "../../domain/analyst/analyst-prompt.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { fail } from "../../domain/result.ts";
import type { Grant } from "./fetch-grant.ts";
import type { SessionParts } from "./session-parts.ts";

/** A voice of the provider's that goes with the persona. */
const SPEAKER = "cedar";
const PCM_24_KHZ = { type: "audio/pcm", rate: 24_000 } as const;

const ENOUGH = fail("That is enough looking up: answer with what you have.");

interface AgentOptions extends Pick<SessionParts, "sdk" | "snapshot" | "catchUp" | "now"> {
  /** False when this request has had its turns. */
  mayAsk(): boolean;
  onUse(use: ToolUse): void;
}

/** Big Dill, with the six tools over the page's own game. */
export function analystAgent({ sdk, snapshot, catchUp, now, mayAsk, onUse }: AgentOptions): RealtimeAgent {
  return new sdk.RealtimeAgent({
    name: ANALYST_NAME,
    voice: SPEAKER,
    instructions: analystPrompt({ mode: "voice", game: snapshot()?.game ?? null }),
    tools: ANALYST_TOOLS.map(({ name, description, parameters, run }) =>
      sdk.tool({
        name,
        description,
        parameters: {
          type: "object",
          properties: { ...parameters.properties },
          required: [],
          additionalProperties: true,
        },
        strict: false,
        // In the background: what the library does after it, ask the model to go on, is `ModelTurns`'s.
        async execute(args: unknown) {
          if (!mayAsk()) return sdk.backgroundResult(answerText(ENOUGH));
          await catchUp();
          const answer = run(args, snapshot(), now());
          onUse({ name, args: { ...Object(args) }, answer });
          return sdk.backgroundResult(answerText(answer));
        },
      }),
    ),
  });
}

/** The session as the page asks for it: sound at 24 kHz, turns by meaning, the person's words written down. */
export function analystConfig({ transcribeModel }: Grant): Partial<RealtimeSessionConfig> {
  return {
    outputModalities: ["audio"],
    toolChoice: "auto",
    audio: {
      input: {
        format: PCM_24_KHZ,
        transcription: { model: transcribeModel },
        turnDetection: { type: "semantic_vad", eagerness: "auto", createResponse: true, interruptResponse: true },
        noiseReduction: { type: "near_field" },
      },
      output: { format: PCM_24_KHZ, voice: SPEAKER },
    },
    providerData: { max_output_tokens: REPLY_TOKENS },
  };
}
