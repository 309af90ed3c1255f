import { type Item, wordsOf } from "./wire-item.ts";

/** What the person said last. */
export interface Question {
  text: string;
  /** Null when it was typed; otherwise whether a test gave the words of the sound. */
  spoken: "understood" | "not understood" | null;
}

/** What stands in the conversation when an answer is asked for. */
export interface Scene {
  /** Names of the session's tools. */
  tools: readonly string[];
  /** Null when the analyst begins. */
  question: Question | null;
  /** Tools that were asked since the question, with their outputs as text; null for one that is still awaited. */
  outputs: ReadonlyMap<string, string | null>;
  /** A note of the site came after the question. */
  isCorrected: boolean;
}

/** What an emulated model makes of it. */
export type Thought =
  | { does: "asks"; tools: { name: string; arguments: Readonly<Record<string, unknown>> }[] }
  | { does: "says"; text: string }
  | { does: "fails"; code: string; message: string }
  /** A response without anything in it. */
  | { does: "nothing" }
  /** A response that never ends. */
  | { does: "hangs" };

export type Brain = (scene: Scene) => Thought;

/** The scene of a conversation. `transcripts` has what spoken messages mean, by the item's id. */
export function sceneOf(
  items: readonly Item[],
  tools: readonly string[],
  transcripts: ReadonlyMap<string, string | null>,
): Scene {
  const asked = items.findLastIndex(({ type, role }) => type === "message" && role === "user");
  const outputs = new Map<string, string | null>();
  for (const item of items.slice(asked + 1)) {
    if (item.type !== "function_call") continue;
    const output = items.find(({ type, call_id }) => type === "function_call_output" && call_id === item.call_id);
    outputs.set(item.name ?? "", output?.output ?? null);
  }
  const message = items[asked];
  const isCorrected = items.slice(asked + 1).some(({ type, role }) => type === "message" && role === "system");
  return { tools, outputs, isCorrected, question: message === undefined ? null : questionOf(message, transcripts) };
}

function questionOf(message: Item, transcripts: ReadonlyMap<string, string | null>): Question {
  const meaning = transcripts.get(message.id);
  if (meaning === undefined) return { text: wordsOf(message), spoken: null };
  return meaning === null ? { text: "", spoken: "not understood" } : { text: meaning, spoken: "understood" };
}
