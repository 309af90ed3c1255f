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

/** The answer when the application itself could not answer. It never says why: that stands in the log, under the id. */
export function brokenAnswer(status: 500 | 503, requestId: string): Answer {
  const title = status === 503 ? "This takes too long" : "Something went wrong on our side";
  const text =
    status === 503
      ? "The site is busy and could not answer in time. Try again in a minute."
      : "The page could not be put together. Nothing you did caused it. Try again in a minute.";
  return {
    status,
    headers: [
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-store"],
      ...(status === 503 ? ([["retry-after", "30"]] as const) : []),
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
