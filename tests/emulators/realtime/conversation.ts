import { fail, ok, type Result } from "../../../domain/result.ts";
import { createdItem, type Item } from "./wire-item.ts";
import type { WireFault } from "./wire-fault.ts";

/** The items of a session in their order. */
export class Conversation {
  items: Item[] = [];
  /** What spoken messages mean, by item; null for those that nobody explained. */
  readonly transcripts = new Map<string, string | null>();

  /** Puts it at the end, or after another; returns the id of the item before it. */
  add(item: Item, after?: string | null): string | null {
    const at =
      after === "root" ? 0 : after === undefined || after === null ? this.items.length : this.#indexOf(after) + 1;
    this.items.splice(at, 0, item);
    return this.items[at - 1]?.id ?? null;
  }

  /** What a client creates. Refused when it is malformed, answers no call, or follows nothing. */
  create(given: unknown, after: unknown, id: string): Result<{ item: Item; previous: string | null }, WireFault> {
    const created = createdItem(given, id);
    if (!created.ok) return created;
    const item = created.value;
    const isAnswer = item.type === "function_call_output";
    if (isAnswer && !this.items.some(({ type, call_id }) => type === "function_call" && call_id === item.call_id))
      return fail({
        message: `Tool call ID '${item.call_id}' not found in conversation.`,
        code: "invalid_tool_call_id",
        param: "item.call_id",
      });
    if (typeof after !== "string") return ok({ item, previous: this.add(item) });
    if (after !== "root" && this.#indexOf(after) < 0) return fail(missing(after));
    return ok({ item, previous: this.add(item, after) });
  }

  find(id: unknown): Result<Item, WireFault> {
    const item = this.items.find((one) => one.id === id);
    return item === undefined ? fail(missing(typeof id === "string" ? id : JSON.stringify(id))) : ok(item);
  }

  remove(id: string): void {
    this.items = this.items.filter((item) => item.id !== id);
  }

  /** Calls of tools with what they were answered, null while nothing came. */
  toolCalls(): { name: string; arguments: string; callId: string; output: string | null }[] {
    return this.items
      .filter(({ type }) => type === "function_call")
      .map(({ name = "", arguments: text = "", call_id: callId = "" }) => {
        const answer = this.items.find(({ type, call_id }) => type === "function_call_output" && call_id === callId);
        return { name, arguments: text, callId, output: answer?.output ?? null };
      });
  }

  #indexOf(id: string): number {
    return this.items.findIndex((item) => item.id === id);
  }
}

function missing(id: string): WireFault {
  return { message: `Item with id '${id}' not found.`, code: "item_not_found", param: "item_id" };
}
