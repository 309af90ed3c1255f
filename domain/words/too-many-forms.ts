import { waitInWords } from "./wait-in-words.ts";

/** What is said to a network whose forms have to wait so many seconds. */
export function tooManyForms(seconds: number): string {
  return `Too many changes were sent from your network, so this one was not made. Try again in ${waitInWords(seconds)}.`;
}
