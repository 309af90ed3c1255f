import { z } from "zod";
import { parseTokenPrice } from "../../domain/admin/token-price.ts";

/** Where `AI_TOKENS_PER_DAY` is not set. */
export const TOKENS_PER_DAY = 1_000_000;

/** What texts by a model may cost. */
export const COST_SETTINGS = {
  AI_TOKENS_PER_DAY: z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, "must be a number of tokens such as 1000000; 0 leaves all writing to the template")
    .transform(Number)
    .default(TOKENS_PER_DAY),
  AI_PRICE: z
    .string()
    .transform((given, context) => {
      const price = parseTokenPrice(given);
      if (price !== null) return price;
      context.addIssue({
        code: "custom",
        message: "must be dollars for a million tokens in and out, such as 0.25/2.00",
      });
      return z.NEVER;
    })
    .optional(),
};
