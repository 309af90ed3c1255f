import type { ToolAnswer } from "../../domain/analyst/tools/analyst-tool.ts";
import { LONGEST_ARGUMENTS } from "../../domain/analyst/chat-event.ts";
import { callKey, type ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { fail } from "../../domain/result.ts";

/** The tools that a model calls for one answer. */
export interface TurnCalls {
  /** A turn begins. */
  begin(): void;
  /** Answers a call: again, from the same call before, or with a refusal where the turn has had its calls. */
  answer(name: ToolUse["name"], args: Record<string, unknown>): ToolAnswer;
}

/** Calls of one turn that are answered; the rest are told so, and may be made in the next. */
export const MOST_CALLS = 4;

const TOO_MANY = `Not looked up: one turn may call ${MOST_CALLS} tools. Call it again by itself if you still need it.`;

const TOO_LONG = "Not looked up: the arguments are too long. A player or a team has a short name.";

/** Calls over the tools that were asked `before`; `onUse` is told of every new one. */
export function turnCalls(
  before: readonly ToolUse[],
  run: (name: ToolUse["name"], args: unknown) => ToolAnswer,
  onUse: (use: ToolUse) => void,
): TurnCalls {
  const known = new Map(before.map((use) => [callKey(use), use.answer]));
  let calls = 0;
  return {
    begin() {
      calls = 0;
    },
    answer(name, args) {
      calls += 1;
      if (calls > MOST_CALLS) return fail(TOO_MANY);
      const key = callKey({ name, args });
      if (key.length > LONGEST_ARGUMENTS) return fail(TOO_LONG);
      const first = known.get(key);
      if (first !== undefined) return first;
      const answer = run(name, args);
      known.set(key, answer);
      onUse({ name, args, answer });
      return answer;
    },
  };
}
