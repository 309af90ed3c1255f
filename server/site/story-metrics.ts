import { Counter, Gauge, type Registry } from "prom-client";
import type { StoryStatus } from "../../domain/admin/story-status.ts";

/** Null where nothing is known: then there are no such figures. */
export type ShowStories = (status: StoryStatus | null) => void;

/** What the story editor has done and what it costs, all from one look at it. */
export function storyMetrics(registers: Registry[]): ShowStories {
  const texts = new Counter({
    name: "pickle_six_stories_total",
    help: "Texts by what came of them, since this process started",
    labelNames: ["outcome"],
    registers,
  });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name: `pickle_six_${name}`, help, registers });
  const tokens = new Gauge({
    name: "pickle_six_story_tokens_today",
    help: "Tokens of models for texts on this day (UTC), by all processes",
    labelNames: ["direction"],
    registers,
  });
  const allowed = gauge("story_tokens_allowed", "Tokens that a day may have");
  const waiting = gauge("stories_waiting", "Texts that are due and not written yet");
  return (status) => {
    texts.reset();
    tokens.reset();
    for (const one of [allowed, waiting]) one.remove();
    if (status === null) return;
    for (const [outcome, count] of Object.entries(status.outcomes)) texts.inc({ outcome }, count);
    tokens.set({ direction: "in" }, status.today.inputTokens);
    tokens.set({ direction: "out" }, status.today.outputTokens);
    allowed.set(status.tokensAllowed);
    waiting.set(status.waiting.length);
  };
}
