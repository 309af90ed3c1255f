import { SCORE_SWITCH } from "../../domain/page/score-switch.ts";
import { ownPath } from "../http/own-path.ts";
import { scoreChoiceCookie } from "../http/score-choice.ts";
import { wordsAnswer } from "./finish-answer.ts";
import { readForm } from "./read-form.ts";
import type { Answer } from "./render-page.ts";

const LARGEST_BODY = 4 * 1024;

/**
 * `POST /scores`: the form that hides scores in this browser (`scores=hidden`) or shows them again (`scores=shown`), and leads
 * back to the page of ours that `to` names; on the week's page the keyboard stands on the switch again.
 */
export async function scoreChoiceAnswer(request: Request, isHttps: boolean): Promise<Answer> {
  const form = await readForm(request, LARGEST_BODY);
  if (!form.ok) return form.error;
  const fields = form.value;
  const scores = fields.get("scores");
  if (scores !== "hidden" && scores !== "shown") {
    return wordsAnswer(400, "Say scores=hidden or scores=shown, as a form. The switch is at /stats.");
  }
  const to = ownPath(fields.get("to") ?? null) ?? "/stats";
  return {
    status: 303,
    headers: [
      ["location", /^\/stats(?:\?|$)/.test(to) ? `${to}#${SCORE_SWITCH}` : to],
      ["set-cookie", scoreChoiceCookie(scores === "hidden", isHttps)],
      ["cache-control", "no-store"],
    ],
    body: Buffer.alloc(0),
  };
}
