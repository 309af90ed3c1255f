import type { ChatStatus } from "../../domain/admin/analyst-status.ts";
import { formatInteger } from "../../domain/words/format.ts";
import { dollars } from "../../domain/admin/token-price.ts";

/** What a model has answered in writing today, and how often it was stopped, in writing or in speech. */
export function ChatState({ model, calls, answers, violations, tokensAllowed, costToday, ...used }: ChatStatus) {
  const tokens = used.inputTokens + used.outputTokens;
  return (
    <dl className="facts">
      <div>
        <dt>Answers</dt>
        <dd>{model ?? "This game’s stats, no AI model"}</dd>
      </div>
      {model === null && tokens === 0 ? null : (
        <div>
          <dt id="chat-tokens">Model today (UTC)</dt>
          <dd>
            {formatInteger(calls)} {calls === 1 ? "call" : "calls"}, {formatInteger(tokens)} of{" "}
            {formatInteger(tokensAllowed)} tokens{costToday === null ? "" : `, ${dollars(costToday)}`}
            <meter aria-labelledby="chat-tokens" min={0} max={Math.max(1, tokensAllowed)} value={tokens} />
          </dd>
        </div>
      )}
      <div>
        <dt>Cut today (UTC)</dt>
        <dd>
          {formatInteger(violations)} {violations === 1 ? "sentence" : "sentences"} that the stats don’t support, from{" "}
          {formatInteger(answers)} {answers === 1 ? "answer" : "answers"}
        </dd>
      </div>
    </dl>
  );
}
