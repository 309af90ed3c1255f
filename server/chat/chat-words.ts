import { waitInWords } from "../../domain/words/wait-in-words.ts";
import type { ChatProblem } from "./chat.ts";

export const UNKNOWN_GAME: ChatProblem = {
  status: 404,
  error: "Game not found. Choose one at /stats and ask on its page.",
  retryAfter: null,
};

export const UNKNOWN_MOMENT: ChatProblem = {
  status: 404,
  error: "This game cannot be asked about as of that play. Open the finished game’s page, choose a play and ask there.",
  retryAfter: null,
};

/** Questions came faster than anybody reads the answers. */
export function tooFast(seconds: number): ChatProblem {
  const error = `You’re asking too fast. Try again in ${waitInWords(seconds)}.`;
  return { status: 429, error, retryAfter: seconds };
}

/** Why rules answer where a model is set up. Each stands beside the answer. */
export const SIGN_IN = "The AI model answers signed-in users.";
export const ADMINISTRATORS = "The AI model answers this site’s administrator only.";
export const DAY_USED_UP = "This site’s AI answers for today are used up. They reset at midnight UTC.";
export const MODEL_TROUBLE = "The AI model did not answer.";
export const STILL_WRITING = "The AI model is still writing your last answer. It takes one question at a time.";
export const TOO_LONG = "This conversation is too long for the AI model. Reload the page to start a new one.";

export function askedOften(seconds: number): string {
  return `You’ve reached this hour’s limit for the AI model. Try it again in ${waitInWords(seconds)}.`;
}

/** What ends an answer that was begun. */
export const BROKE_OFF = "The AI model stopped here. Ask again for the rest.";
export const NOTHING_FOUND =
  "The AI model looked through the stats and couldn’t find an answer. Try rephrasing, or ask for something more specific.";
export const TOO_MUCH =
  "That takes more lookups than one answer allows. Ask for less at once: one quarter, or one player.";
/** The facts contradict the model; the rules answer in its place. */
export const CONTRADICTED = "The stats contradict the AI model’s answer, so this one comes straight from the stats.";
