import { answerText } from "../../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { fail } from "../../domain/result.ts";
import type { SessionParts } from "./session-parts.ts";

type Call = Parameters<SessionParts["transport"]["sendFunctionCallOutput"]>[0];

const NO_JSON = answerText(fail("The arguments must be a JSON object, for example {}."));

/**
 * Calls that no tool can answer. The SDK reports each as an error, one by one in their order: of a tool that there is not it has told
 * the model, to arguments that are no JSON it answers nothing at all.
 */
export class StrayCalls {
  readonly #transport: Pick<SessionParts["transport"], "sendFunctionCallOutput">;
  readonly #waiting: { call: Call; isKnown: boolean }[] = [];

  constructor(transport: Pick<SessionParts["transport"], "sendFunctionCallOutput">) {
    this.#transport = transport;
  }

  /** A tool is called. */
  note(call: Call): void {
    const isKnown = ANALYST_TOOLS.some(({ name }) => name === call.name);
    if (!isKnown || !isJson(call.arguments)) this.#waiting.push({ call, isKnown });
  }

  /** An error was thrown. The call that it is about, which is answered by now; null where it is about none. */
  answer(): string | null {
    const stray = this.#waiting.shift();
    if (stray === undefined) return null;
    if (stray.isKnown) this.#transport.sendFunctionCallOutput(stray.call, NO_JSON, false);
    return stray.call.callId;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
