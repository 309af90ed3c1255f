import { waitInWords } from "../../domain/words/wait-in-words.ts";
import type { RealtimeProblem } from "../ai/realtime-calls.ts";
import type { VoiceProblem } from "./voice.ts";

const LITTLE_WHILE_S = 60;

function problem(status: VoiceProblem["status"], error: string, retryAfter: number | null = null): VoiceProblem {
  return { status, error, retryAfter };
}

export const NOT_SET_UP = problem(
  503,
  "Talking with the analyst is not set up on this site. Everything else on the page works without it.",
);
export const SWITCHED_OFF = problem(503, "The analyst is switched off at the moment. Try again later.");
export const SIGN_IN = problem(401, "Sign in to talk with the analyst: choose Account at the top of the page.");
export const ADMINISTRATORS = problem(403, "Only this site's administrator can talk with the analyst.");
export const UNKNOWN_GAME = problem(404, "Game not found. Choose one at /stats and start from its page.");
export const ALL_BUSY = problem(503, "All lines are busy. Try again in a minute.", LITTLE_WHILE_S);
export const USED_TOKEN = problem(
  401,
  "This call has already started, is more than a minute old, or was canceled. Start again.",
);
export const FORGED_TOKEN = problem(401, "This call was not started from this site. Start again from the page.");
export const ANOTHERS_TOKEN = problem(403, "This call was started by someone else. Start your own.");
export const NO_OFFER = problem(
  400,
  "What the browser sent is not a connection offer (SDP). Reload the page and start again.",
);
export const ENDED_MEANWHILE = problem(503, "The conversation ended before it could begin. Start again.");

/** The day's money is used up. */
export function siteSpent(untilTomorrow: number): VoiceProblem {
  const error = "Today's voice budget is used up. It resets at midnight UTC.";
  return problem(503, error, untilTomorrow);
}

/**
 * The person has as many conversations as they may have at once. `seconds` until the first must be over. Who is not signed in
 * is known by the network, and may never have talked.
 */
export function talkingAlready(seconds: number, isVisitor: boolean): VoiceProblem {
  const wait = waitInWords(seconds);
  const error = isVisitor
    ? `Someone on your network is already talking with the analyst, perhaps you in another tab. That conversation ends in ${wait} at most. Sign in to have your own.`
    : `You are already talking with the analyst, perhaps in another tab. End that conversation first; it ends on its own in ${wait} at most.`;
  return problem(429, error, seconds);
}

/** As many people of one network talk as may. */
export function networkTalking(most: number): VoiceProblem {
  const count = most === 1 ? "A conversation" : `${most} conversations`;
  const verb = most === 1 ? "is" : "are";
  const error = `${count} from your network ${verb} already in progress, and no more can start there. Try again in a few minutes.`;
  return problem(429, error, LITTLE_WHILE_S);
}

const WHOSE_MINUTES = {
  person: ["You have", ""],
  visitors: ["Visitors from your network have", " Sign in to have your own."],
  address: ["Your network has", ""],
} as const;

/** Somebody's minutes of the day are used up. */
export function minutesUsed(whose: keyof typeof WHOSE_MINUTES, minutes: number, untilTomorrow: number): VoiceProblem {
  const [who, advice] = WHOSE_MINUTES[whose];
  const count = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const error = `${who} used up today's ${count} with the analyst. They reset at midnight UTC.${advice}`;
  return problem(429, error, untilTomorrow);
}

/** Conversations were begun again and again. */
export function begunTooOften(untilTomorrow: number): VoiceProblem {
  const error = "Too many conversations were started from here today. You can start one again after midnight UTC.";
  return problem(429, error, untilTomorrow);
}

/** Tokens were asked for faster than anybody talks. */
export function tooFast(seconds: number): VoiceProblem {
  return problem(429, `You’re starting conversations too fast. Try again in ${waitInWords(seconds)}.`, seconds);
}

/** What a person is told of trouble with the provider; the log has the rest. */
export function providerTrouble({ kind, retryAfterSeconds }: RealtimeProblem): VoiceProblem {
  switch (kind) {
    case "unauthorized":
      return problem(
        502,
        "The voice provider does not accept this site's key. The site's administrator has to fix this.",
      );
    case "unpaid":
      return problem(
        502,
        "This site's account with the voice provider has run out of credit. The site's administrator has to fix this.",
      );
    case "rate-limited": {
      const seconds = retryAfterSeconds ?? LITTLE_WHILE_S;
      return problem(503, `The voice provider is busy. Try again in ${waitInWords(seconds)}.`, seconds);
    }
    case "unreachable":
      return problem(503, "The voice provider cannot be reached. Try again in a minute.", LITTLE_WHILE_S);
    case "refused":
    case "bad-answer":
      return problem(
        502,
        "The voice provider refused the connection. Start again; if that does not help, the site's administrator can find the reason in the log.",
      );
  }
}
