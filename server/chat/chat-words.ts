import { waitInWords } from "../../domain/words/wait-in-words.ts";
import type { ChatProblem } from "./chat.ts";

export const UNKNOWN_GAME: ChatProblem = {
  status: 404,
  error: "There is no such game. Choose one at /stats and ask on its page.",
  retryAfter: null,
};

/** Questions came faster than anybody reads the answers. */
export function tooFast(seconds: number): ChatProblem {
  const error = `That were many questions in a short time. Wait ${waitInWords(seconds)} and ask again.`;
  return { status: 429, error, retryAfter: seconds };
}

/** Why rules answer where a model is set up. Each stands beside the answer. */
export const SIGN_IN = "The AI model answers people who are signed in.";
export const ADMINISTRATORS = "The AI model answers this site’s administrator only.";
export const DAY_USED_UP =
  "Today’s questions to the AI model are used up on this site. There are new ones after midnight UTC.";
export const MODEL_TROUBLE = "The AI model did not answer.";
export const STILL_WRITING = "The AI model is still writing your last answer. It takes one question at a time.";
export const TOO_LONG = "This conversation is too long for the AI model. Reload the page to start a new one.";

export function askedOften(seconds: number): string {
  return `You have asked the AI model as often as one can in an hour; it answers you again in ${waitInWords(seconds)}.`;
}

/** What ends an answer that was begun. */
export const BROKE_OFF = "The AI model broke off here. Ask again for the rest.";
export const NOTHING_FOUND =
  "The AI model looked through the data and came to no answer. Ask in other words, or for something more exact.";
export const TOO_MUCH =
  "Answering this took more looking up than one answer may. Ask for less at once: one quarter, or one player.";
/** The facts say otherwise than the model; the rules answer in its place. */
export const CONTRADICTED = "The stats say otherwise than the AI model did, so this answer comes straight from them.";
