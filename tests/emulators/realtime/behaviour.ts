import { z } from "zod";
import { BRAINS, type BrainName } from "./brains.ts";

const brainNames = Object.keys(BRAINS) as [BrainName, ...BrainName[]];

/** How the emulator behaves towards every call. */
const behaviour = z.strictObject({
  /** Which emulated model answers. */
  brain: z.enum(brainNames),
  /** Before the first word, in milliseconds. */
  thinkMs: z.number().min(0),
  /** Before an endpoint answers, in milliseconds. */
  answerMs: z.number().min(0),
  /** The next requests to an endpoint are refused. */
  refuse: z
    .strictObject({
      endpoint: z.enum(["client_secrets", "calls"]),
      status: z.int().min(400).max(599),
      message: z.string(),
      code: z.string().nullable().default(null),
    })
    .nullable(),
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

export type Behaviour = z.infer<typeof behaviour>;

/** A control request names what changes. */
export const behaviourChange = behaviour.partial();

export const GOOD_BEHAVIOUR: Behaviour = {
  brain: "analyst",
  thinkMs: 60,
  answerMs: 0,
  refuse: null,
  refuseSettings: null,
  transcribeMs: 250,
  failTranscription: false,
  duplicate: false,
  unreachable: false,
};
