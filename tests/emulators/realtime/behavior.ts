import { z } from "zod";
import { BRAINS, type BrainName } from "./brains.ts";

/** The provider's three addresses over HTTP. */
const endpoint = z.enum(["client_secrets", "calls", "hangup"]);

export type Endpoint = z.infer<typeof endpoint>;

const brainNames = Object.keys(BRAINS) as [BrainName, ...BrainName[]];

/** How the emulator behaves toward every call. */
const behavior = z.strictObject({
  /** Which emulated model answers. */
  brain: z.enum(brainNames),
  /** Says what a response's own instructions dictate, whatever the model would say. */
  obeys: z.boolean(),
  /** Before the first word, in milliseconds. */
  thinkMs: z.number().min(0),
  /** How many times faster than a person the brain `analyst` talks. The others, which somebody has to stop in time, talk as people do. */
  hurry: z.number().min(1),
  /** Before an endpoint answers, in milliseconds. */
  answerMs: z.number().min(0),
  /** The next requests to an endpoint are refused. */
  refuse: z
    .strictObject({
      endpoint,
      status: z.int().min(400).max(599),
      message: z.string(),
      code: z.string().nullable().default(null),
      type: z.string().optional(),
      /** Seconds that the requester should wait. */
      retryAfter: z.int().min(0).optional(),
    })
    .nullable(),
  /**
   * What comes instead of the next answers of an endpoint: nothing at all, a way to somewhere else, a web page in place of what was
   * asked for, a call that is not named, so that nobody can hang it up, or what was asked for, held back until this changes.
   */
  spoil: z.strictObject({ endpoint, how: z.enum(["silence", "redirect", "html", "nameless", "held"]) }).nullable(),
  /** Every `session.update` is refused with these words. */
  refuseSettings: z.string().nullable(),
  /** From the end of a spoken turn to its transcript, in milliseconds. */
  transcribeMs: z.number().min(0),
  failTranscription: z.boolean(),
  /** Every event is sent twice. */
  duplicate: z.boolean(),
  /** The answer's addresses lead nowhere, as behind a firewall without UDP. */
  unreachable: z.boolean(),
});

export type Behavior = z.infer<typeof behavior>;
export type Refusal = NonNullable<Behavior["refuse"]>;

/** How many times faster than a person it talks now. */
export function hurryOf({ brain, hurry }: Behavior): number {
  return brain === "analyst" ? hurry : 1;
}

/** A control request names what changes. */
export const behaviorChange = behavior.partial();

export const GOOD_BEHAVIOR: Behavior = {
  brain: "analyst",
  obeys: true,
  thinkMs: 60,
  hurry: 1,
  answerMs: 0,
  refuse: null,
  spoil: null,
  refuseSettings: null,
  transcribeMs: 250,
  failTranscription: false,
  duplicate: false,
  unreachable: false,
};
