import { tooManyForms } from "../../domain/words/too-many-forms.ts";
import type { NetworkPace } from "../http/network-pace.ts";
import { wordsAnswer } from "./finish-answer.ts";
import type { Answer } from "./render-page.ts";

/** The answer to a form of an address whose network has sent too many; null where it may go on. */
export async function refusedForm(formPace: NetworkPace, address: string): Promise<Answer | null> {
  const seconds = await formPace.consume(address);
  return seconds === null ? null : wordsAnswer(429, tooManyForms(seconds), [["retry-after", String(seconds)]]);
}
