import { BEHIND_SECONDS, parseBehind } from "../../domain/page/behind-seconds.ts";
import { behindChoiceCookie } from "../http/behind-choice.ts";
import { ownPath } from "../http/own-path.ts";
import { wordsAnswer } from "./finish-answer.ts";
import { readForm } from "./read-form.ts";
import type { Answer } from "./render-page.ts";

const LARGEST_BODY = 4 * 1024;

/**
 * `POST /behind`: the form that keeps this browser's pages so many `seconds` behind, or live again with 0, and leads back to the page
 * of ours that `to` names.
 */
export async function behindChoiceAnswer(request: Request, isHttps: boolean): Promise<Answer> {
  const form = await readForm(request, LARGEST_BODY);
  if (!form.ok) return form.error;
  const fields = form.value;
  const seconds = parseBehind(fields.get("seconds"));
  if (seconds === null) {
    return wordsAnswer(
      400,
      `Say seconds= one of ${BEHIND_SECONDS.join(", ")}, as a form. The choice is on the page of a game that is being played.`,
    );
  }
  return {
    status: 303,
    headers: [
      ["location", ownPath(fields.get("to") ?? null) ?? "/stats"],
      ["set-cookie", behindChoiceCookie(seconds, isHttps)],
      ["cache-control", "no-store"],
    ],
    body: Buffer.alloc(0),
  };
}
