import type { ToolName } from "./tools/analyst-tool.ts";
import type { ToolUse } from "./tools/tool-use.ts";

/** A tool that was asked for an answer, as the person is told of it. */
export interface ToolNote {
  name: ToolName;
  args: Record<string, unknown>;
  /** ISO time at which the data of its result was read; null where it answered with an error. */
  asOf: string | null;
  error: string | null;
}

/** Who gives an answer. A model's name, or null for the analyst that answers by rules; neither is shown as the other. */
export interface AnsweredBy {
  model: string | null;
  /** Why it is not the model that answers, where one might have; null where there is nothing to say. */
  note: string | null;
}

/** What proves a sentence, and where it stands. */
export interface Proof {
  /** `Q3 7:12`, `Lamar Jackson, rushing` */
  label: string;
  /** An address of this site. */
  href: string;
}

/** What `POST /api/chat` sends, one a line, as JSON. `by` comes first; `done` or `error` last. */
export type ChatEvent =
  | ({ type: "by" } & AnsweredBy)
  | ({ type: "tool" } & ToolNote)
  /** A sentence that was checked, with what proves it. Sentences follow each other with the spaces that they bring. */
  | { type: "text"; text: string; proofs: readonly Proof[] }
  /** A sentence was stopped because the tools did not support it; what follows puts it right, or the answer ends. */
  | { type: "corrected" }
  | { type: "done" }
  | { type: "error"; error: string };

/** One turn of a conversation as the page sends it. */
export type ChatTurn =
  | { role: "user"; text: string }
  | { role: "assistant"; text: string; tools: Pick<ToolNote, "name" | "args">[] };

/** The longest question, in characters. */
export const LONGEST_QUESTION = 500;
/** The longest answer that is taken back as part of a conversation. */
export const LONGEST_TURN = 2_000;
/** Turns that are sent along; older ones are left out by the page. */
export const MOST_TURNS = 20;

/** Tools that one earlier answer may name; the newest are sent. */
export const MOST_TOOLS = 20;

/** The longest arguments of a tool, as JSON: a few short texts and numbers. */
export const LONGEST_ARGUMENTS = 400;

/** The person's side of a tool's use. */
export function toolNote({ name, args, answer }: ToolUse): ToolNote {
  return answer.ok
    ? { name, args, asOf: answer.value.asOf, error: null }
    : { name, args, asOf: null, error: answer.error };
}
