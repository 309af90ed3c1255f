import type { DatabaseProblem } from "../db/database-problem.ts";
import { inlineScriptHashes } from "../http/inline-scripts.ts";
import { plainPage } from "../http/plain-page.ts";
import { BARE_POLICY, contentSecurityPolicy, securityHeaders, type SecurityOptions } from "../http/security-headers.ts";
import type { Logger } from "../log/logger.ts";
import { type Answer, withHeader } from "./render-page.ts";

/**
 * Puts the security headers on an answer of the application. A page gets a policy with the hashes of its own scripts, so
 * this comes after the last change to the page. What is no page keeps a policy that it brings.
 */
export function finishAnswer(answer: Answer, security: SecurityOptions, log: Logger): Answer {
  if (security.isDevelopment) return answer;
  const isPage = answer.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  let policy = BARE_POLICY;
  if (isPage) {
    const { hashes, refused } = inlineScriptHashes(answer.body);
    if (refused > 0)
      log.error({ scripts: refused }, "a page holds inline scripts outside their place; they will not run");
    policy = contentSecurityPolicy(hashes, security);
  }
  const brings = !isPage && answer.headers.some(([name]) => name === "content-security-policy");
  const headers = [...securityHeaders(security), ...(brings ? [] : [["content-security-policy", policy] as const])];
  return headers.reduce((finished, [name, value]) => withHeader(finished, name, value), answer);
}

/** Why the application could not answer a request. */
export type Breakdown = "fault" | "late" | DatabaseProblem;

const DATA_AWAY =
  "The data can’t be read or saved right now. Pages that were shown recently may still work. Try again in a minute.";

/** `seconds` is the value of Retry-After; null for a fault of ours, which is answered with 500. */
const BREAKDOWNS: Record<Breakdown, { title: string; text: string; seconds: number | null }> = {
  fault: {
    title: "Something went wrong on our end",
    text: "The page could not be loaded, and it’s not your fault. Try again in a minute.",
    seconds: null,
  },
  late: {
    title: "This is taking too long",
    text: "The site is busy and could not answer in time. Try again in a minute.",
    seconds: 30,
  },
  away: { title: "We can’t reach our data right now", text: DATA_AWAY, seconds: 10 },
  disk: { title: "We can’t reach our data right now", text: DATA_AWAY, seconds: 60 },
  full: {
    title: "We’re out of disk space",
    text: "This could not be saved, and nothing was changed. The site’s administrator has to free up disk space. Try again later.",
    seconds: 300,
  },
  "read-only": {
    title: "Nothing can be saved right now",
    text: "This could not be saved, and nothing was changed. You can still view games. Try again later.",
    seconds: 300,
  },
  damaged: {
    title: "Our data is damaged",
    text: "This can’t be shown until the site’s administrator restores a backup. Other pages may still work.",
    seconds: 300,
  },
};

/** The answer when the application itself could not answer. It never says why: that stands in the log, under the id. */
export function brokenAnswer(breakdown: Breakdown, requestId: string): Answer {
  const { title, text, seconds } = BREAKDOWNS[breakdown];
  return {
    status: seconds === null ? 500 : 503,
    headers: [
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-store"],
      ...(seconds === null ? [] : ([["retry-after", String(seconds)]] as const)),
    ],
    body: Buffer.from(plainPage({ title, text, requestId })),
  };
}

/** A short answer in words. */
export function wordsAnswer(status: number, text: string, headers: Answer["headers"] = []): Answer {
  return {
    status,
    headers: [["content-type", "text/plain; charset=utf-8"], ["cache-control", "no-store"], ...headers],
    body: Buffer.from(`${text}\n`),
  };
}
