import type { Requester } from "../accounts/accounts.ts";
import type { Services } from "../context.server.ts";
import type { KeptPast } from "../games/behind/kept-past.ts";
import { acceptedEncoding } from "../http/accepted-encoding.ts";
import type { KeptPages } from "../http/kept-pages.ts";
import { networkOf } from "../http/client-address.ts";
import { holdTurn, type WaitOutside } from "../http/held-turn.ts";
import type { NetworkPlaces } from "../http/network-places.ts";
import { KeptResponse } from "../http/kept-response.ts";
import type { SecurityOptions } from "../http/security-headers.ts";
import type { Turns } from "../http/turns.ts";
import { withCookies } from "../http/with-cookies.ts";
import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { brokenAnswer, finishAnswer } from "./finish-answer.ts";
import { keptAddress } from "./kept-address.ts";
import { meetAccounts, meetAfter } from "./meet-accounts.ts";
import { variantKey, type Variant, variantOf } from "./page-variant.ts";
import { isOneReaders, meetsAccounts } from "./is-one-readers.ts";
import { type Answer, type Audience, renderPage, type RouterHandler, toResponse, withHeader } from "./render-page.ts";

export interface PageOptions {
  services: Services;
  /** What is kept of games that are played. */
  past: KeptPast;
  /** The store as it was so many seconds ago; 0 is now. */
  storeAt(seconds: number): Store;
  security: SecurityOptions;
  log: Logger;
  /** Null where nothing is kept. */
  pages: KeptPages<Answer> | null;
  /** The weeks that the store holds. */
  weeks(): readonly WeekId[];
  routeIds: ReadonlySet<string>;
  /** Milliseconds. */
  renderDeadline: number;
  /** Whose page is made next. */
  turns: Turns;
  /** For what takes no turn: forms, and answers that are no pages. */
  places: NetworkPlaces;
  handle: RouterHandler;
}

export interface PageRequest {
  request: Request;
  url: URL;
  /** Null for a request without one. */
  body: Buffer | null;
  requestId: string;
  requester: Requester;
}

/** Answers a request with one of the application's pages: from memory, or rendered now and kept where its address allows. */
export async function answerPage(asked: PageRequest, options: PageOptions): Promise<Response> {
  const { request } = asked;
  const { pages, weeks, routeIds } = options;
  const variant = variantOf(asked.url, request.headers.get("cookie"));
  const hasOwnRules = variant.scoring !== null;
  const address =
    request.method === "POST" || isOneReaders(asked.url.pathname, asked.request.headers.get("cookie"))
      ? null
      : keptAddress(variant.url, weeks(), routeIds, hasOwnRules);
  if (pages === null || address === null) return answerUnkept(asked, variant, options);
  if (await isAdministrators(asked, options)) return answerUnkept(asked, variant, options);
  const key = variantKey(address, variant, options.past);
  const answerKept = async (kept: KeptResponse): Promise<Response> => {
    const response = await keptAnswer(kept, request);
    pages.recount(key);
    return response;
  };
  const kept = pages.find(key);
  if (kept !== null) return answerKept(kept);
  const made = await inTurn(
    asked,
    options,
    // Somebody whose turn came earlier may have wanted the same.
    async (late) =>
      pages.find(key) ??
      pages.render(key, () => render(new Request(siteUrl(address, options)), null, variant, options), late),
  );
  if (made instanceof KeptResponse) return answerKept(made);
  if (made.keep === null) return toResponse(presentable(made.answer, asked, options));
  const response = await answerKept(made.keep);
  for (const [name, value] of made.answer.headers) if (name === "server-timing") response.headers.set(name, value);
  return response;
}

/** A kept page can be shown without the store, so it is shown to everyone while the store cannot say who asks. */
async function isAdministrators({ request, requestId }: PageRequest, { services, log }: PageOptions): Promise<boolean> {
  if (!services.accounts.mayBeAdministrator(request.headers.get("cookie"))) return false;
  try {
    return (await services.accounts.viewer(request.headers))?.isAdministrator ?? false;
  } catch (error) {
    log.error({ err: error, requestId }, "who is signed in could not be read; the page for everyone is shown");
    return false;
  }
}

/** A form may have to wait for somebody else, such as a provider of data: so many times as long as a page. */
const FORM_PATIENCE = 4;

/** Anything that is made for one request. */
async function answerUnkept(asked: PageRequest, variant: Variant, options: PageOptions): Promise<Response> {
  const { body } = asked;
  const make = (late: AbortSignal, waitOutside?: WaitOutside) =>
    makeForReader(asked, variant, options, { late, waitOutside });
  // A form takes no turn: it may itself wait for somebody else, and what it does has limits of its own.
  const { viewer, before, after, answer } = await (body === null
    ? inTurn(asked, options, make)
    : inPlace(asked, options, make));
  const shown = presentable(answer, asked, options);
  const isEverybodys = viewer === null && before.length === 0 && after.length === 0;
  if (isEverybodys && !isOneReaders(asked.url.pathname, asked.request.headers.get("cookie"))) return toResponse(shown);
  const response = toResponse(withHeader(shown, "cache-control", "no-store"));
  // Whatever the page itself did to the session stands last, so that it wins.
  const own = response.headers.getSetCookie();
  response.headers.delete("set-cookie");
  for (const cookie of [...before, ...own, ...after]) response.headers.append("set-cookie", cookie);
  return response;
}

/** One answer for the person who asks, whose browser and account meet before it, and after a form also behind it. */
async function makeForReader(
  asked: PageRequest,
  variant: Variant,
  options: PageOptions,
  { late, waitOutside }: { late: AbortSignal; waitOutside: WaitOutside | undefined },
) {
  const { request, body, requester } = asked;
  const path = asked.url.pathname;
  const { viewer, cookies: session } = await options.services.accounts.recognize(request.headers);
  const meeting = { accounts: options.services.accounts, isHttps: options.security.isHttps, log: options.log };
  const met = viewer !== null && meetsAccounts(path) ? await meetAccounts(viewer, requester.cookies, meeting) : [];
  const cookies = withCookies(requester.cookies, met);
  const { url, ...choices } = met.length === 0 ? variant : variantOf(asked.url, cookies);
  const headers = new Headers(request.headers);
  if (met.length > 0) headers.set("cookie", cookies);
  const copy = new Request(siteUrl(`${url.pathname}${url.search}`, options), {
    // The framework renders nothing for HEAD, and then its headers are not those of the page.
    method: request.method === "HEAD" ? "GET" : request.method,
    headers,
    body: body === null ? null : new Uint8Array(body),
    // What is made for somebody who has gone, or too late for him, costs something and is read by nobody.
    signal: AbortSignal.any([request.signal, late]),
  });
  const { answer } = await render(
    copy,
    { viewer, requester: { ...requester, cookies }, waitOutside },
    { url, ...choices },
    options,
  );
  const setCookies = answer.headers.flatMap(([name, value]) => (name === "set-cookie" ? value : []));
  const after = body === null ? [] : await meetAfter({ path, cookies, viewer, setCookies }, meeting);
  return { viewer, before: [...session, ...met], after, answer };
}

function render(
  request: Request,
  audience: Audience | null,
  { hidesScores, behind, scoring, hasStrip }: Variant,
  { handle, services, security, log, storeAt }: PageOptions,
): ReturnType<typeof renderPage> {
  return renderPage(request, {
    handle,
    services: { ...services, store: storeAt(behind) },
    audience,
    hidesScores,
    behind,
    scoring,
    hasStrip,
    finish: (answer) => finishAnswer(answer, security, log),
  });
}

/** What the framework leaves out: words for a failure of its own, and how long an answer may be reused. */
function presentable(answer: Answer, { requestId }: PageRequest, { security, log }: PageOptions): Answer {
  const has = (name: string): boolean => answer.headers.some(([given]) => given === name);
  if (answer.status >= 500 && answer.body.length === 0)
    return finishAnswer(brokenAnswer("fault", requestId), security, log);
  const allowed = answer.status === 405 ? withHeader(answer, "allow", "GET, HEAD") : answer;
  return has("cache-control")
    ? allowed
    : withHeader(allowed, "cache-control", answer.status >= 500 ? "no-store" : "no-cache");
}

/** An address as the framework sees it. Its host never comes from the request: a kept page is for everyone. */
function siteUrl(address: string, { services }: PageOptions): string {
  return `${services.baseUrl ?? "http://localhost"}${address}`;
}

/** A kept answer in the form that this request accepts. */
export function keptAnswer(kept: KeptResponse, { method, headers }: Request): Promise<Response> {
  return kept.toResponse(method, headers.get("if-none-match"), acceptedEncoding(headers.get("accept-encoding")));
}

/** Makes a page when it is the requester's turn. The deadline is for the waiting and the making together, and for what is waited for outside. */
function inTurn<T>(
  { request, requester }: PageRequest,
  { turns, renderDeadline }: PageOptions,
  make: (late: AbortSignal, waitOutside: WaitOutside) => Promise<T>,
): Promise<T> {
  return withDeadline(renderDeadline, async (late) => {
    const isUnwanted = AbortSignal.any([request.signal, late]);
    const turn = await holdTurn(() => turns.take(networkOf(requester.address), isUnwanted));
    // A page that hangs must not hold up all others.
    late.addEventListener("abort", turn.end, { once: true });
    return make(late, turn.waitOutside).finally(turn.end);
  });
}

/** Answers a form when its network has a place for it. The deadline is for both together. */
function inPlace<T>(
  { request, requester }: PageRequest,
  { places, renderDeadline }: PageOptions,
  make: (late: AbortSignal) => Promise<T>,
): Promise<T> {
  return withDeadline(renderDeadline * FORM_PATIENCE, async (late) => {
    const end = await places.take(requester.address, AbortSignal.any([request.signal, late]));
    late.addEventListener("abort", end, { once: true });
    return make(late).finally(end);
  });
}

/** Rejects with a TimeoutError, which is also the reason of `late`, when the work takes longer than `milliseconds`. */
function withDeadline<T>(milliseconds: number, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    over.abort(new DOMException("the page was not rendered in time", "TimeoutError"));
    late.reject(over.signal.reason);
  }, milliseconds);
  return Promise.race([work(over.signal), late.promise]).finally(() => clearTimeout(timer));
}
