import { z } from "zod";
import { isLoopbackName } from "../http/loopback.ts";

const text = z.string().trim().min(1);

/** Where a model's server is. A user or password in it would be sent to nobody, and be shown where addresses are. */
const modelAddress = z
  .string()
  .trim()
  .refine(
    (given) => isModelAddress(given),
    "must be an address such as http://127.0.0.1:11434/v1, without a user, a password or anything after a ? (a key goes into AI_API_KEY)",
  )
  .transform((given) => given.replace(/\/+$/, ""));

/** The voice goes there too, with a key that pays for it: nobody may read it on the way. */
const paidAddress = modelAddress.refine(
  (given) => given.startsWith("https://") || isLoopbackName(new URL(given).hostname),
  "must begin with https:// where it is not on this machine: the key goes there",
);

/** A model as its server calls it. */
const modelName = text.regex(
  /^[\w.:/@-]{1,120}$/,
  "must be a model's name such as gpt-6-luna: letters, digits and . : / @ _ -",
);

/** Which language model writes previews and recaps; see `docs/operations.md`. */
export const MODEL_SETTINGS = {
  AI_BASE_URL: modelAddress.optional(),
  AI_MODEL: modelName.optional(),
  AI_API_KEY: text.optional(),
  ANTHROPIC_API_KEY: text.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: paidAddress.optional(),
  AI_SMALL_MODEL: z
    .enum(["0", "1"], "must be 1 for a model that is asked for one paragraph at a time, or 0")
    .default("0")
    .transform((given) => given === "1"),
};

function isModelAddress(given: string): boolean {
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) return false;
  const { username, password, search, hash } = new URL(given);
  return username + password + search + hash === "";
}
