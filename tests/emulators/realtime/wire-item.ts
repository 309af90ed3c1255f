import { z } from "zod";
import { fail, ok, type Result } from "../../../domain/result.ts";
import type { WireFault } from "./wire-fault.ts";

const part = z.looseObject({
  type: z.enum(["input_text", "input_audio", "input_image", "output_text", "output_audio"]),
  text: z.string().optional(),
  transcript: z.string().nullish(),
});

const created = z.discriminatedUnion("type", [
  z.object({
    id: z.string().optional(),
    type: z.literal("message"),
    role: z.enum(["user", "assistant", "system"]),
    status: z.string().optional(),
    content: z.array(part).min(1),
  }),
  z.object({
    id: z.string().optional(),
    type: z.literal("function_call_output"),
    call_id: z.string(),
    output: z.string(),
  }),
]);

export type Part = z.infer<typeof part>;

/** An item of the conversation as it goes over the wire. */
export interface Item {
  id: string;
  object: "realtime.item";
  type: "message" | "function_call" | "function_call_output";
  status: "completed" | "incomplete" | "in_progress";
  role?: "user" | "assistant" | "system";
  content?: Part[];
  name?: string;
  call_id?: string;
  arguments?: string;
  output?: string;
}

const OF_ROLE = { user: "input_", system: "input_text", assistant: "output_" } as const;

/** An item that a client creates, with the id that it gives or this one. */
export function createdItem(given: unknown, id: string): Result<Item, WireFault> {
  const parsed = created.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const param = ["item", ...(issue?.path ?? [])].join(".");
    return fail({ message: `Invalid value for '${param}': ${issue?.message}.`, code: "invalid_value", param });
  }
  const item = parsed.data;
  if (item.type === "message") {
    const wrong = item.content.find(({ type }) => !type.startsWith(OF_ROLE[item.role]));
    if (wrong !== undefined)
      return fail({
        message: `Invalid value: '${wrong.type}' in a message of the ${item.role}.`,
        code: "invalid_value",
        param: "item.content",
      });
  }
  return ok({ ...item, id: item.id ?? id, object: "realtime.item", status: "completed" });
}

/** What an item says in words. */
export function wordsOf({ content }: Item): string {
  return (content ?? []).map(({ text, transcript }) => text ?? transcript ?? "").join(" ");
}
