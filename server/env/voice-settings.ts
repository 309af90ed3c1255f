import { z } from "zod";

/** A whole number from 1 to `most`. */
const count = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,5}$/, `must be a whole number between 1 and ${most}`)
    .transform(Number)
    .refine((given) => given <= most, `must be a whole number between 1 and ${most}`);

const dollars = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}(?:\.\d{1,4})?$/, `must be dollars such as 0.25, more than 0 and at most ${most}`)
    .transform(Number)
    .refine((given) => given > 0 && given <= most, `must be dollars such as 0.25, more than 0 and at most ${most}`);

const model = z
  .string()
  .trim()
  .regex(/^[\w.:/@-]{1,120}$/, "must be a model's name such as gpt-realtime-2.1: letters, digits and . : / @ _ -");

/** An hour of it must fit into the ledger's 32 bits of millionths. */
const DEAREST_MINUTE = 30;
/** A day, and the longest that the provider lets a session last. */
const MINUTES_OF_A_DAY = 1_440;
const LONGEST_SESSION_MINUTES = 60;

/** The voice analyst: which models, who may use it, and how much; see `docs/operations.md`. */
export const VOICE_SETTINGS = {
  VOICE_MODE: z.enum(["relay", "direct"]).default("relay"),
  VOICE_MODEL: model.default("gpt-realtime-2.1"),
  VOICE_TRANSCRIBE_MODEL: model.default("gpt-transcribe"),
  VOICE_ACCESS: z.enum(["signed-in", "everyone", "admin"]).default("signed-in"),
  VOICE_MINUTES_PER_PERSON: count(MINUTES_OF_A_DAY).default(20),
  VOICE_MINUTES_PER_ADDRESS: count(MINUTES_OF_A_DAY).default(60),
  VOICE_SESSIONS: count(10_000).default(5),
  VOICE_SESSIONS_PER_PERSON: count(100).default(1),
  VOICE_SESSIONS_PER_ADDRESS: count(100).default(2),
  VOICE_SESSION_MINUTES: count(LONGEST_SESSION_MINUTES).default(5),
  VOICE_DOLLARS_PER_DAY: dollars(100_000).default(10),
  VOICE_DOLLARS_PER_MINUTE: dollars(DEAREST_MINUTE).optional(),
  VOICE_EMULATOR: z.enum(["0", "1"]).default("0"),
};
