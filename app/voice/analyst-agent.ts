import type { RealtimeAgent, RealtimeSessionConfig, tool as makeTool } from "@openai/agents-realtime";
import { answerText } from "../../domain/analyst/analyst-tool.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/analyst-tools.ts";
import { ANALYST_NAME, analystPrompt, REPLY_TOKENS } from "../../domain/analyst/persona.ts";
import type { ToolUse } from "../../domain/analyst/tool-use.ts";
import { fail } from "../../domain/result.ts";
import type { Grant } from "./fetch-grant.ts";
import type { SessionParts } from "./session-parts.ts";

/** The specification's default: rounds of tools for one request. */
export const MOST_TOOL_ROUNDS = 10;

/** A voice of the provider's that goes with the persona. */
const SPEAKER = "cedar";
const PCM_24_KHZ = { type: "audio/pcm", rate: 24_000 } as const;

interface AgentOptions extends Pick<SessionParts, "snapshot" | "catchUp" | "now"> {
  Agent: typeof RealtimeAgent;
  tool: typeof makeTool;
  /** False when this request has had its rounds. */
  mayAsk(): boolean;
  onUse(use: ToolUse): void;
}

/** Big Dill, with the six tools over the page's own game. */
export function analystAgent({ Agent, tool, snapshot, catchUp, now, mayAsk, onUse }: AgentOptions): RealtimeAgent {
  return new Agent({
    name: ANALYST_NAME,
    voice: SPEAKER,
    instructions: analystPrompt({ mode: "voice", game: snapshot()?.game ?? null }),
    tools: ANALYST_TOOLS.map(({ name, description, parameters, run }) =>
      tool({
        name,
        description,
        parameters: {
          type: "object",
          properties: { ...parameters.properties },
          required: [],
          additionalProperties: true,
        },
        strict: false,
        async execute(args: unknown) {
          if (!mayAsk()) return answerText(fail("That is enough looking up: answer with what you have."));
          await catchUp();
          const answer = run(args, snapshot(), now());
          onUse({ name, args: { ...Object(args) }, answer });
          return answerText(answer);
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
