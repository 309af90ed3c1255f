import { OpenAIRealtimeWebRTC, RealtimeAgent, RealtimeSession, tool } from "@openai/agents-realtime";
import type { ArgumentSchema } from "../../domain/analyst/tools/analyst-tool.ts";

/** What a bare page is given. */
export interface BareCall {
  /** Where the offer is sent. */
  callsUrl: string;
  /** An ephemeral one. */
  key: string;
  /** What the analyst is told. */
  instructions: string;
  /** The analyst's tools, each with its answer as text. */
  tools: readonly { name: string; description: string; parameters: ArgumentSchema; output: string }[];
}

/**
 * The least that a page does to talk: the SDK's own transport, an agent with tools that know their answers, and the request for a
 * greeting. It runs in a browser. Resolves to what hangs up.
 */
export async function talk(
  { callsUrl, key, instructions, tools }: BareCall,
  audioElement: HTMLAudioElement,
  mediaStream: MediaStream,
): Promise<() => void> {
  const transport = new OpenAIRealtimeWebRTC({ mediaStream, audioElement, baseUrl: callsUrl });
  const agent = new RealtimeAgent({
    name: "Analyst",
    instructions,
    tools: tools.map(({ name, description, parameters, output }) =>
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
        execute: () => output,
      }),
    ),
  });
  const session = new RealtimeSession(agent, {
    transport,
    tracingDisabled: true,
    config: { outputModalities: ["audio"] },
  });
  await session.connect({ apiKey: key });
  transport.requestResponse();
  return () => session.close();
}
