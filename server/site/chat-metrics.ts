import { Gauge, type Registry } from "prom-client";
import type { ChatStatus } from "../../domain/admin/analyst-status.ts";

/** What a model has answered in writing today (UTC), by all processes; nothing where it is not known or no model is set up. */
export function chatMetrics(registers: Registry[]): (today: ChatStatus | null) => void {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name: `pickle_six_chat_${name}`, help, registers });
  const answers = gauge("answers_today", "Answers of a model in writing on this day (UTC)");
  const stopped = gauge("sentences_stopped_today", "Sentences of a model, written or spoken, that were stopped");
  const allowed = gauge("tokens_allowed", "Tokens of a day that chats may have");
  const tokens = new Gauge({
    name: "pickle_six_chat_tokens_today",
    help: "Tokens of a model for chats on this day (UTC), with what is set aside for answers under way",
    labelNames: ["direction"],
    registers,
  });
  return (today) => {
    tokens.reset();
    for (const one of [answers, stopped, allowed]) one.remove();
    if (today === null || today.model === null) return;
    answers.set(today.answers);
    stopped.set(today.violations);
    allowed.set(today.tokensAllowed);
    tokens.set({ direction: "in" }, today.inputTokens);
    tokens.set({ direction: "out" }, today.outputTokens);
  };
}
