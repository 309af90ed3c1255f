import { z } from "zod";
import { fail, ok, type Result } from "../../../domain/result.ts";
import type { WireFault } from "./wire-fault.ts";

const tool = z.strictObject({
  type: z.literal("function"),
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().optional(),
  parameters: z.looseObject({ type: z.literal("object") }).optional(),
});

const turnDetection = z.looseObject({
  type: z.enum(["server_vad", "semantic_vad"]),
  silence_duration_ms: z.number().nullish(),
  create_response: z.boolean().nullish(),
  interrupt_response: z.boolean().nullish(),
});

/** The settings that the provider's documents name; anything else is refused, as there. */
const settings = z.strictObject({
  type: z.literal("realtime"),
  id: z.string().optional(),
  object: z.literal("realtime.session").optional(),
  model: z.string().optional(),
  output_modalities: z.union([z.tuple([z.literal("audio")]), z.tuple([z.literal("text")])]).optional(),
  instructions: z.string().optional(),
  tools: z.array(tool).optional(),
  tool_choice: z.union([z.enum(["auto", "none", "required"]), z.looseObject({ type: z.string() })]).optional(),
  parallel_tool_calls: z.boolean().optional(),
  max_output_tokens: z.union([z.int().min(1).max(4096), z.literal("inf")]).optional(),
  include: z.array(z.string()).nullish(),
  prompt: z.looseObject({ id: z.string() }).nullish(),
  reasoning: z.looseObject({}).nullish(),
  tracing: z.union([z.literal("auto"), z.looseObject({})]).nullish(),
  truncation: z.union([z.enum(["auto", "disabled"]), z.looseObject({})]).optional(),
  audio: z
    .strictObject({
      input: z
        .strictObject({
          format: z.looseObject({ type: z.string() }).optional(),
          transcription: z.looseObject({ model: z.string() }).nullish(),
          noise_reduction: z.looseObject({ type: z.string() }).nullish(),
          turn_detection: turnDetection.nullish(),
        })
        .optional(),
      output: z
        .strictObject({
          format: z.looseObject({ type: z.string() }).optional(),
          voice: z.union([z.string(), z.looseObject({ id: z.string() })]).optional(),
          speed: z.number().min(0.25).max(1.5).optional(),
        })
        .optional(),
    })
    .optional(),
});

type Given = z.infer<typeof settings>;
type GivenAudio = NonNullable<Given["audio"]>;

/** A session's settings as `session.created` shows them. */
export interface SessionSettings extends Omit<Given, "id" | "audio"> {
  id: string;
  model: string;
  output_modalities: ["audio"] | ["text"];
  instructions: string;
  tools: z.infer<typeof tool>[];
  max_output_tokens: number | "inf";
  audio: { input: NonNullable<GivenAudio["input"]>; output: NonNullable<GivenAudio["output"]> };
  /** Seconds since 1970. */
  expires_at: number;
}

const SESSION_SECONDS = 60 * 60;

/** What a session has before anybody sets anything. */
export function defaultSettings(id: string, now: number): SessionSettings {
  return {
    type: "realtime",
    object: "realtime.session",
    id,
    model: "gpt-realtime-2.1",
    output_modalities: ["audio"],
    instructions: "",
    tools: [],
    tool_choice: "auto",
    max_output_tokens: "inf",
    tracing: null,
    truncation: "auto",
    prompt: null,
    include: null,
    expires_at: Math.floor(now / 1000) + SESSION_SECONDS,
    audio: {
      input: {
        format: { type: "audio/pcm", rate: 24_000 },
        transcription: null,
        noise_reduction: null,
        turn_detection: {
          type: "server_vad",
          threshold: 0.5,
          prefix_padding_ms: 300,
          silence_duration_ms: 500,
          idle_timeout_ms: null,
          create_response: true,
          interrupt_response: true,
        },
      },
      output: { format: { type: "audio/pcm", rate: 24_000 }, voice: "marin", speed: 1 },
    },
  };
}

/** The settings after what a client asks for: what it does not name stays. The model stays in any case: it belongs to the call. */
export function changedSettings(
  current: SessionSettings,
  given: unknown,
  { mayChoose = false } = {},
): Result<SessionSettings, WireFault> {
  const parsed = settings.safeParse(given);
  if (!parsed.success) return fail(faultOf(parsed.error.issues[0]));
  const { audio, id: _id, model, ...rest } = parsed.data;
  return ok({
    ...current,
    ...defined(rest),
    model: mayChoose ? (model ?? current.model) : current.model,
    audio: {
      input: { ...current.audio.input, ...defined(audio?.input ?? {}) },
      output: { ...current.audio.output, ...defined(audio?.output ?? {}) },
    },
  });
}

function faultOf(issue: z.core.$ZodIssue | undefined): WireFault {
  const path = ["session", ...(issue?.path ?? [])];
  if (issue?.code === "unrecognized_keys") {
    const param = [...path, ...issue.keys.slice(0, 1)].join(".");
    return { message: `Unknown parameter: '${param}'.`, code: "unknown_parameter", param };
  }
  const param = path.join(".");
  if (issue?.code === "invalid_value" || issue?.code === "invalid_type")
    return { message: `Invalid value for '${param}': ${issue.message}.`, code: "invalid_value", param };
  return { message: `Invalid '${param}': ${issue?.message}.`, code: "invalid_value", param };
}

function defined<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
