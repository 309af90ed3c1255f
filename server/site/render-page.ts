import { createContext, RouterContextProvider } from "react-router";
import type { Viewer } from "../../domain/admin/viewer.ts";
import type { Requester } from "../accounts/accounts.ts";
import {
  behindContext,
  hasStripContext,
  hidesScoresContext,
  ownScoringContext,
  renderedContext,
  requesterContext,
  type Services,
  servicesContext,
  viewerContext,
  waitOutsideContext,
} from "../context.server.ts";
import { databaseProblem } from "../db/database-problem.ts";
import type { WaitOutside } from "../http/held-turn.ts";
import type { Rendered } from "../http/kept-pages.ts";
import { type HeaderList, KeptResponse } from "../http/kept-response.ts";
import type { Choices } from "./page-variant.ts";
import { newReads, recordReads } from "./record-reads.ts";

/** React Router's request handler. */
export type RouterHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** A rendered answer with all of its headers, whether it is kept or not. */
export interface Answer {
  status: number;
  headers: HeaderList;
  body: Buffer;
}

/** The person a page is made for, where it is not made for everyone. */
export interface Audience {
  viewer: Viewer | null;
  requester: Requester;
  /** How it waits for somebody outside; undefined where it holds no turn. */
  waitOutside: WaitOutside | undefined;
}

export interface RenderOptions extends Choices {
  handle: RouterHandler;
  /** Over the store as of the moment that `behind` says. */
  services: Services;
  /** Null for a page that is kept for everyone. */
  audience: Audience | null;
  /** Adds what every answer of the site carries. */
  finish(answer: Answer): Answer;
}

/**
 * Where the framework leaves why a page could not be made. It would answer any failure with 500; one of the database is
 * nobody's fault here and passes.
 */
export const failureContext = createContext<{ error: unknown }>();

/** A page that reads the clock (an age, "in two days") is rendered again after a minute, any other after ten. */
const CLOCK_PAGE_AGE_MS = 60_000;
const PAGE_AGE_MS = 600_000;

/** The browser may keep the page, and asks before it shows it again; the answer is nearly always 304. */
const KEPT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/**
 * Renders a page: for one person, or for everyone, and then `request` carries nothing about the requester. Rejects with the
 * database's own error where that is why it could not be made.
 */
export async function renderPage(
  request: Request,
  { handle, services, audience, hidesScores, behind, scoring, hasStrip, finish }: RenderOptions,
): Promise<Rendered<Answer>> {
  const reads = newReads();
  let readsClock = false;
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    ...services,
    store: recordReads(services.store, reads),
    now() {
      readsClock = true;
      return services.now();
    },
  });
  context.set(hidesScoresContext, hidesScores);
  context.set(behindContext, behind);
  context.set(ownScoringContext, scoring);
  context.set(hasStripContext, hasStrip);
  if (audience !== null) {
    context.set(viewerContext, audience.viewer);
    context.set(requesterContext, audience.requester);
    if (audience.waitOutside !== undefined) context.set(waitOutsideContext, audience.waitOutside);
  }
  const failure: { error: unknown } = { error: null };
  context.set(failureContext, failure);
  const rendered: { page: Buffer | null } = { page: null };
  context.set(renderedContext, rendered);
  const start = performance.now();
  const response = await handle(request, context);
  if (databaseProblem(failure.error) !== null) throw failure.error;
  const answer = finish(await readAnswer(response, rendered.page));
  const milliseconds = performance.now() - start;
  const isKept = audience === null && answer.status === 200 && reads.isFollowed && !response.headers.has("set-cookie");
  return {
    keep: isKept ? keptResponse(answer) : null,
    tags: reads.tags,
    maxAge: readsClock ? CLOCK_PAGE_AGE_MS : PAGE_AGE_MS,
    settled: reads.isSettled,
    answer: withHeader(answer, "server-timing", serverTiming(milliseconds, reads.milliseconds)),
  };
}

/** `kept` says whether the page was in memory; the durations are milliseconds. */
function serverTiming(render: number, store: number): string {
  return `kept;desc="no", render;dur=${render.toFixed(1)}, store;dur=${store.toFixed(1)}`;
}

/** The answer with a header set; an earlier one of that name goes. */
export function withHeader(answer: Answer, name: string, value: string): Answer {
  return { ...answer, headers: [...answer.headers.filter(([given]) => given !== name), [name, value]] };
}

async function readAnswer(response: Response, page: Buffer | null): Promise<Answer> {
  return {
    status: response.status,
    headers: [...response.headers],
    // The framework's last resort has a body of its own.
    body: response.body === null && page !== null ? page : Buffer.from(await response.arrayBuffer()),
  };
}

function keptResponse(answer: Answer): KeptResponse {
  const kept = withHeader(withHeader(answer, "cache-control", KEPT_CACHE_CONTROL), "server-timing", 'kept;desc="yes"');
  // Who hides scores, or has rules of their own, gets another page under the same address.
  return keptOf(kept, "accept-encoding, cookie");
}

/** A text that is the same for all who have the same of what `vary` names, to be sent in any encoding, whole or as a 304. */
export function keptOf({ headers, body }: Answer, vary?: string): KeptResponse {
  const whole = headers.filter(([name]) => name !== "content-length" && name !== "etag" && name !== "vary");
  return new KeptResponse(body, whole, true, vary);
}

/** The answer as the web's own object. */
export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body.length === 0 ? null : new Uint8Array(body), {
    status,
    headers: headers as [string, string][],
  });
}
