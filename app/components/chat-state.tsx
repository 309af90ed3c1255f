import type { ChatStatus } from "../../domain/analyst-status.ts";
import { formatInteger } from "../../domain/format.ts";

/** What a model has answered in writing today, and how often it was stopped, in writing or in speech. */
export function ChatState({ model, calls, inputTokens, outputTokens, answers, violations }: ChatStatus) {
  return (
    <dl className="facts">
      <div>
        <dt>Answers</dt>
        <dd>{model ?? "Rules, without a model"}</dd>
      </div>
      <div>
        <dt>Model today (UTC)</dt>
        <dd>
          {formatInteger(calls)} {calls === 1 ? "call" : "calls"}, {formatInteger(inputTokens + outputTokens)} tokens
        </dd>
      </div>
      <div>
        <dt>Stopped</dt>
        <dd>
          {formatInteger(violations)} {violations === 1 ? "sentence" : "sentences"} in {formatInteger(answers)}{" "}
          {answers === 1 ? "answer" : "answers"}, for facts that no tool had given
        </dd>
      </div>
    </dl>
  );
}
