import { parseScoring, SCORING_CHOICE_ID, scoringText } from "../../domain/scoring/scoring-address.ts";
import { ownPath } from "../http/own-path.ts";
import { LONGEST_KEPT_SCORING, scoringCookie } from "../http/scoring-cookie.ts";
import { wordsAnswer } from "./finish-answer.ts";
import { readForm } from "./read-form.ts";
import type { Answer } from "./render-page.ts";

/** The rules stand in it twice: as what is kept, and in the address to come back to. */
const LARGEST_BODY = 16 * 1024;

/**
 * `POST /my-scoring`: the form that keeps a scoring as this browser's own (`scoring=half*pass_td*6`) or forgets it (`scoring=`), and
 * leads back to its place on the page of ours that `to` names: a long page would begin at its top.
 */
export async function ownScoringAnswer(request: Request, isHttps: boolean): Promise<Answer> {
  const form = await readForm(request, LARGEST_BODY);
  if (!form.ok) return form.error;
  const fields = form.value;
  const given = fields.get("scoring");
  const asked = given === undefined || given === "" ? null : parseScoring(given);
  if (given === undefined || (given !== "" && asked === null)) {
    return wordsAnswer(
      400,
      "These are no rules that can be kept. Choose a scoring on the page of a game’s fantasy points, and keep it there.",
    );
  }
  const text = asked === null ? null : scoringText(asked);
  if (text !== null && text.length > LONGEST_KEPT_SCORING) {
    return wordsAnswer(
      413,
      `These rules are ${text.length} characters long, and a browser keeps at most ${LONGEST_KEPT_SCORING}. The address of the page still carries them: keep that.`,
    );
  }
  const from = ownPath(fields.get("to") ?? null);
  return {
    status: 303,
    headers: [
      ["location", from === null ? "/stats" : `${from}#${SCORING_CHOICE_ID}`],
      ["set-cookie", scoringCookie(text, isHttps)],
      ["cache-control", "no-store"],
    ],
    body: Buffer.alloc(0),
  };
}
