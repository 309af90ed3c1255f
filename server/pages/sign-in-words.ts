import { waitInWords } from "../../domain/words/wait-in-words.ts";
import type { SendProblem, SignInProblem } from "../accounts/accounts.ts";
import type { CodePlace } from "../accounts/code-sender.ts";

const BAD_ADDRESS = "That is not a valid email address. It should look like you@example.com.";

/** Why no code was sent, and what to do. */
export function sendProblem(problem: SendProblem): string {
  switch (problem.kind) {
    case "bad-address":
      return BAD_ADDRESS;
    case "too-many":
      return `Too many codes requested. Try again in ${waitInWords(problem.seconds)}.`;
    case "mail-failed":
      return "The email could not be sent, and it’s not your fault. Try again in a minute.";
  }
}

/** That a code was sent, and where it is. */
export function sentNote({ email, isAgain }: { email: string; isAgain: boolean }, place: CodePlace): string {
  const code = isAgain ? "A new code" : "A code";
  const where =
    place === "mail" ? `is on its way to ${email}` : `for ${email} is in the server’s log: this site sends no email`;
  return `${code} ${where}. It works once, for ten minutes.`;
}

/** Where codes are, beside what went wrong with one. */
export function whereCodesAre(email: string, place: CodePlace): string {
  return place === "mail"
    ? `Codes go to ${email}, in the subject line of our email.`
    : `Codes for ${email} are in the server’s log: this site sends no email.`;
}

/** Why a code was refused, and what to do. */
export function signInProblem(problem: SignInProblem, place: CodePlace): string {
  switch (problem.kind) {
    case "bad-address":
      return BAD_ADDRESS;
    case "bad-code":
      return `The code has eight digits. It’s in ${place === "mail" ? "the subject line of our email" : "the server’s log"}.`;
    case "wrong-code":
      return `That code is incorrect. You have ${problem.triesLeft === 1 ? "one try" : `${problem.triesLeft} tries`} left.`;
    case "dead-code":
      return "This code no longer works: it was used, has expired, had too many wrong attempts, or was requested in another browser. Request a new one.";
    case "too-many":
      return `Too many wrong attempts. Try again in ${waitInWords(problem.seconds)}.`;
  }
}

/** Why a code of the server's command was refused, and what to do. */
export function serverCodeProblem(problem: SignInProblem): string {
  if (problem.kind === "bad-code") {
    return "That is not a code from the server. Copy the whole line that npm run sign-in printed.";
  }
  return "This code no longer works: it was used or has expired. Run npm run sign-in on the server again.";
}

/** The answer's status and headers for a problem of either kind. */
export function problemStatus(problem: SendProblem | SignInProblem): {
  status: number;
  headers: Record<string, string>;
} {
  switch (problem.kind) {
    case "too-many":
      return { status: 429, headers: { "retry-after": String(problem.seconds) } };
    case "mail-failed":
      return { status: 503, headers: { "retry-after": "60" } };
    case "bad-address":
    case "bad-code":
    case "wrong-code":
    case "dead-code":
      return { status: 400, headers: {} };
  }
}
