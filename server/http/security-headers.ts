import type { HeaderList } from "./kept-response.ts";

export interface SecurityOptions {
  /** The site's public address is https. */
  isHttps: boolean;
  /** Origins other than our own from which pictures come (team logos). */
  imageOrigins: readonly string[];
  /** Origins other than our own that pages may ask (a voice provider that browsers call by themselves). */
  connectOrigins: readonly string[];
  /** Vite's hot updates write scripts and styles of their own: no policy then. */
  isDevelopment: boolean;
}

/**
 * The policy of an HTML page; `docs/security.md` gives the reason of each line. Scripts come from our own files, and of
 * the inline ones only those run whose hashes are given.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], options: SecurityOptions): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scriptHashes)].join(" ")}`,
    "style-src 'self'",
    `img-src ${["'self'", ...options.imageOrigins].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...options.connectOrigins].join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default story worker",
    ...(options.isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The headers of every answer, whatever it is. */
export function securityHeaders({ isHttps }: Pick<SecurityOptions, "isHttps">): HeaderList {
  return [
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ...(isHttps ? ([["strict-transport-security", "max-age=63072000"]] as const) : []),
  ];
}

/** The policy of the service worker, which asks this site alone. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The policy of answers that are no page of ours: nothing in them may run or be embedded. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
