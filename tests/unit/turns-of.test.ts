import { describe, expect, it } from "vitest";
import { answerRow, questionRow } from "../../app/analyst/answer-words.ts";
import { turnsOf } from "../../app/analyst/turns-of.ts";
import { NO_ANSWER } from "../../domain/analyst/chat-answer.ts";
import type { ToolNote } from "../../domain/analyst/chat-event.ts";
import { parseQuestion } from "../../server/chat/parse-question.ts";

const LOOKED: ToolNote = { name: "get_all_plays", args: { quarter: "4" }, asOf: null, error: null };

describe("what a page sends of its conversation", () => {
  it("is taken by the site, however long it was and however much was looked up", () => {
    const rows = Array.from({ length: 15 }, (_, index) => [
      questionRow(`you-${index}`, `Who won? (${index})`),
      answerRow(`analyst-${index}`, {
        ...NO_ANSWER,
        text: "x".repeat(3_000),
        tools: Array.from({ length: 31 }, () => LOOKED),
        isOpen: false,
      }),
    ]).flat();
    const messages = turnsOf([...rows, questionRow("you-15", "And now?")]);
    const parsed = parseQuestion(JSON.stringify({ gameKey: "202510101", messages }));
    expect(parsed).toMatchObject({ ok: true });
    expect(messages[0]?.role).toBe("user");
    expect(messages.at(-1)).toEqual({ role: "user", text: "And now?" });
  });
});
