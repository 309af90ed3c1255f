import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { RouterContextProvider } from "react-router";
import { behindContext, hidesScoresContext, requesterContext, servicesContext } from "../context.server.ts";
import { databaseProblem } from "../db/database-problem.ts";
import type { AnalystGame } from "../games/read-analyst-game.ts";
import { behindSeconds } from "../http/behind-choice.ts";
import { type ClientAddress } from "../http/client-address.ts";
import { forEveryone } from "../http/for-everyone.ts";
import { readBody } from "../http/read-body.ts";
import { renewedPushCookie } from "../http/push-cookie.ts";
import { withCookies } from "../http/with-cookies.ts";
import { foreignOriginProblem } from "../http/foreign-origin-problem.ts";
import type { StaticFiles } from "../http/static-files.ts";
import { reasonOf } from "../log/reason-of.ts";
import type { Mcp } from "../mcp/open-mcp.ts";
import { loadMine } from "../pages/load-mine.server.ts";
import { ADMINISTRATOR_ONLY } from "../pages/administrator.server.ts";
import { isAdministratorsAddress } from "./administrator-address.ts";
import { behindChoiceAnswer } from "./behind-choice-answer.ts";
import { chatAnswer } from "./chat-answer.ts";
import { robotsAnswer, sitemapAnswer } from "./crawler-answers.ts";
import { brokenAnswer, finishAnswer, wordsAnswer } from "./finish-answer.ts";
import { healthAnswer } from "./health.ts";
import { SCORES_HIDDEN } from "./find-live-source.ts";
import { isLiveAddress } from "./live-address.ts";
import type { LiveEndpoint } from "./live-endpoint.ts";
import { mcpAnswer } from "./mcp-answer.ts";
import { meAnswer } from "./me-answer.ts";
import type { Metrics } from "./metrics.ts";
import { meetAfter } from "./meet-accounts.ts";
import { metricsAnswer } from "./metrics-answer.ts";
import { ownScoringAnswer } from "./own-scoring-answer.ts";
import { otherLinesAnswer } from "./other-lines-answer.ts";
import { answerPage, keptAnswer, type PageOptions } from "./page-answers.ts";
import { variantOf } from "./page-variant.ts";
import { type Answer, keptOf, toResponse } from "./render-page.ts";
import type { Soundness } from "./soundness.ts";
import { pushAnswer } from "./push-answer.ts";
import { refusedForm } from "./refused-form.ts";
import { scoreChoiceAnswer } from "./score-choice-answer.ts";
import { shareAnswer, siteShareAnswer } from "./share-answer.ts";
import { teamLogoAnswer } from "./team-logo-answer.ts";
import { offlineAnswer, type WorkerBuild, workerAnswer } from "./worker-answers.ts";
import { callAnswer, endAnswer, tokenAnswer } from "./voice-answers.ts";

export interface SiteOptions extends PageOptions {
  /** Null in development. */
  files: StaticFiles | null;
  clientAddress: ClientAddress;
  metrics: Metrics;
  /** What assistants ask; null where they may not. */
  mcp: Mcp | null;
  /** `METRICS_TOKEN`; null where none is set. */
  metricsToken: string | null;
  live: LiveEndpoint;
  /** The build that is served, for the service worker. */
  build: WorkerBuild;
  soundness: Soundness;
}

interface SiteEnv {
  /** Empty where no socket brought the request. */
  Bindings: { incoming?: IncomingMessage };
  Variables: { requestId: string };
}

/** Forms of this site are a few fields. */
const LARGEST_BODY = 64 * 1024;
/** Room for the rules of a league with every key: 160 of them are about 3,000 characters. */
const LONGEST_QUERY = 4_000;
const METHODS = ["GET", "HEAD", "POST"];
/** Where a browser that gets notifications is met again. */
const MY_PAGE = /^\/my(?:\.data)?$/;
const READING = [["allow", "GET, HEAD"]] as const;
/** Addresses that take nothing: anyone who posts to one is told so, before any page is looked for. */
const READ_ONLY = [
  "/healthz",
  "/metrics",
  "/robots.txt",
  "/sitemap.xml",
  "/sw.js",
  "/offline",
  "/api/me",
  "/api/other-lines",
  "/team-logos/:team",
  "/share.png",
  "/games/:gameKey/share.png",
  "/api/games/*",
  "/stats/live",
  "/my/live",
  "/my/strip",
  "/games/:gameKey/live",
  "/games/:gameKey/live/points",
  "/games/:gameKey/live/points/:owner",
  "/games/:gameKey/replay/live",
  "/assets/*",
] as const;

/** Every request that was not answered from memory. A request meets these in the order in which they stand here. */
export function siteRoutes(options: SiteOptions): Hono<SiteEnv> {
  const { security, log, clientAddress } = options;
  const site = new Hono<SiteEnv>();
  const answering: Answering = {
    ...options,
    send: (answer) => toResponse(finishAnswer(answer, security, log)),
    addressOf: ({ req, env }) =>
      clientAddress(env?.incoming?.socket.remoteAddress, req.header("x-forwarded-for") ?? null),
  };
  watchRequests(site, answering);
  noteChoices(site, answering);
  answerAssistants(site, answering);
  guardRequests(site, answering);
  answerCrawlers(site, answering);
  answerChoices(site, answering);
  answerOwnAddresses(site, answering);
  answerFiles(site, answering);
  answerPages(site, answering);
  return site;
}

/** What the parts of the site answer with. */
interface Answering extends SiteOptions {
  /** Adds what every answer of the site carries. */
  send(answer: Answer): Response;
  /** Who asks. */
  addressOf(context: Context<SiteEnv>): string;
}

/** Every request has a number and a line in the log; what goes wrong in it is said in words. */
function watchRequests(site: Hono<SiteEnv>, { send, log, metrics, soundness }: Answering): void {
  site.use(async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const start = performance.now();
    await next();
    // In a damaged store nobody can know what is not there.
    if (context.res.status === 404 && soundness.isDamaged()) context.res = send(brokenAnswer("damaged", requestId));
    context.res.headers.set("x-request-id", requestId);
    const ms = Math.round(performance.now() - start);
    metrics.countMade(context.req.path, context.req.method, context.res.status, ms);
    log.info(
      { requestId, method: context.req.method, path: context.req.path, status: context.res.status, ms },
      "request",
    );
  });
  site.onError((error, context) => {
    const requestId = context.get("requestId");
    if (context.req.raw.signal.aborted) {
      log.debug({ err: error, requestId, path: context.req.path }, "the requester has gone");
      return send(wordsAnswer(400, "The request broke off."));
    }
    const { path } = context.req;
    const problem = databaseProblem(error);
    if (problem !== null) {
      if (problem === "damaged") soundness.note(error);
      // Without its stack: a database that is away for a minute would else fill the log with the same hundred lines.
      log.error({ requestId, path, problem, reason: reasonOf(error) }, "the database could not be used");
      return send(brokenAnswer(problem, requestId));
    }
    const isLate = error.name === "TimeoutError";
    log.error({ err: error, requestId, path }, isLate ? "a page took too long" : "a request failed");
    return send(brokenAnswer(isLate ? "late" : "fault", requestId));
  });
}

/**
 * What a form changes for the pages of a browser that gets notifications, it changes for these: hidden scores, a stream, rules, leagues, who is
 * signed in. With each form and each look at `/my` the browser's cookie lives anew: one that is still told something must be able to end it.
 */
function noteChoices(site: Hono<SiteEnv>, { services: { push, accounts }, log, security }: Answering): void {
  if (push === null) return;
  site.use(async (context, next) => {
    await next();
    const { req, res } = context;
    const isForm = req.method === "POST";
    const isMine = MY_PAGE.test(req.path) && res.headers.get("cache-control")?.includes("no-store") === true;
    const changes = isForm ? res.headers.getSetCookie() : [];
    const cookies = withCookies(req.header("cookie") ?? "", changes);
    const renewed = renewedPushCookie(cookies, security.isHttps);
    if (renewed === null || (changes.length === 0 && !isMine)) return;
    if (!changes.some((one) => one.startsWith("my-push="))) res.headers.append("set-cookie", renewed);
    // The page has noted its own visit.
    if (!isForm) return;
    const note = async (): Promise<void> => {
      const viewer = await accounts.viewer(new Headers({ cookie: cookies }));
      await push.visit({ cookies, userId: viewer?.userId ?? null });
    };
    await note().catch((error: unknown) => log.error({ err: error }, "what a browser is told could not be changed"));
  });
}

/** Before the rule that only our own pages may send something: assistants have no page, and this has a rule of its own. */
function answerAssistants(site: Hono<SiteEnv>, { send, addressOf, mcp, services }: Answering): void {
  const ofAssistant = async (context: Context<SiteEnv>): Promise<Response> =>
    send(await mcpAnswer(context.req.raw, addressOf(context), { mcp, baseUrl: services.baseUrl }));
  site.all("/mcp", ofAssistant);
  // A program follows no redirect with a POST, so a slash too many must not matter to it.
  site.all("/mcp/", ofAssistant);
}

/** Who may ask in which way. */
function guardRequests(site: Hono<SiteEnv>, { send, addressOf, services }: Answering): void {
  site.use(async (context, next) => {
    const { method, raw } = context.req;
    if (!isReadable(new URL(raw.url).pathname))
      return send(
        wordsAnswer(
          400,
          "This address cannot be read: a % in it does not start a valid character. Start again at /stats.",
        ),
      );
    const isReading = method === "GET" || method === "HEAD";
    if (!isReading && isAdministratorsAddress(new URL(raw.url).pathname)) {
      const viewer = await services.accounts.viewer(raw.headers);
      if (viewer?.isAdministrator !== true) {
        const detail = `${method} ${new URL(raw.url).pathname}`;
        // A visitor's knocking is in the log like every request; here it would only be noise.
        if (viewer !== null)
          await services.audit.record({ kind: "refused", person: viewer, address: addressOf(context), detail });
        return send(wordsAnswer(403, ADMINISTRATOR_ONLY));
      }
    }
    if (!METHODS.includes(method)) {
      const allowed = METHODS.join(", ");
      return send(wordsAnswer(405, `This site answers ${allowed}, not ${method}.`, [["allow", allowed]]));
    }
    if (isReading) return next();
    const problem = foreignOriginProblem(raw.headers, services.baseUrl);
    return problem === null ? next() : send(wordsAnswer(403, problem));
  });
}

/** A picture that other sites' pages may show: that is what it is for. */
function forOthers(picture: Response): Response {
  picture.headers.set("cross-origin-resource-policy", "cross-origin");
  return picture;
}

/** What search engines ask for before any page. */
function answerCrawlers(site: Hono<SiteEnv>, { send, services: { store, baseUrl } }: Answering): void {
  site.on(["GET", "HEAD"], "/robots.txt", () => send(robotsAnswer(baseUrl)));
  site.on(["GET", "HEAD"], "/sitemap.xml", async () => send(await sitemapAnswer(store, baseUrl)));
}

/** Forms of which each changes one choice of a browser. */
function answerChoices(site: Hono<SiteEnv>, { send, addressOf, services, security, log }: Answering): void {
  const paced: MiddlewareHandler<SiteEnv> = async (context, next) => {
    const refused = await refusedForm(services.formPace, addressOf(context));
    return refused === null ? next() : send(refused);
  };
  site.post("/scores", paced, async ({ req }) => send(await scoreChoiceAnswer(req.raw, security.isHttps)));
  site.post("/behind", paced, async ({ req }) => send(await behindChoiceAnswer(req.raw, security.isHttps)));
  site.post("/my-scoring", paced, async ({ req }) => {
    const { accounts } = services;
    const answer = await ownScoringAnswer(req.raw, security.isHttps);
    const cookies = req.header("cookie") ?? "";
    const viewer = await accounts.viewer(req.raw.headers);
    const setCookies = answer.headers.flatMap(([name, value]) => (name === "set-cookie" ? value : []));
    const meeting = { accounts, isHttps: security.isHttps, log };
    const after = await meetAfter({ path: "/my-scoring", cookies, viewer, setCookies }, meeting);
    return send({ ...answer, headers: [...answer.headers, ...after.map((one) => ["set-cookie", one] as const)] });
  });
}

/** What is no page and no file. */
function answerOwnAddresses(site: Hono<SiteEnv>, answering: Answering): void {
  const { send, addressOf, services, storeAt, soundness, security, log, metrics, metricsToken, live } = answering;
  site.on(["GET", "HEAD"], "/healthz", async () => send(await healthAnswer(services.store, soundness, log)));

  site.on(["GET", "HEAD"], "/metrics", async ({ req, env }) =>
    send(
      await metricsAnswer(
        metrics,
        { token: metricsToken, baseUrl: services.baseUrl },
        req.raw,
        env?.incoming?.socket.remoteAddress,
      ),
    ),
  );

  // Browsers ask for it with every page, and mostly have it.
  const worker = keptOf(finishAnswer(workerAnswer(services.offersWorker, answering.build), security, log));
  site.on(["GET", "HEAD"], "/sw.js", (context) => keptAnswer(worker, context.req.raw));
  site.on(["GET", "HEAD"], "/offline", () => send(offlineAnswer(answering.build)));

  site.on(["GET", "HEAD"], "/api/me", (context) => meAnswer(services.accounts, context.req.raw.headers, send));

  site.on(["GET", "HEAD"], "/api/other-lines", async (context) => {
    const { raw } = context.req;
    const { hidesScores: isHidden, behind } = variantOf(new URL(raw.url), context.req.header("cookie"));
    if (isHidden) return send(wordsAnswer(403, SCORES_HIDDEN));
    const read = () => otherLinesAnswer(raw, storeAt(behind));
    return send(await answering.places.run(addressOf(context), raw.signal, read));
  });

  site.on(["GET", "HEAD"], "/team-logos/:team", async ({ req }) =>
    send(await teamLogoAnswer(services.teamLogos, req.param("team"))),
  );

  site.on(["GET", "HEAD"], "/share.png", async (context) =>
    forOthers(send(await siteShareAnswer(services, addressOf(context)))),
  );

  site.on(["GET", "HEAD"], "/games/:gameKey/share.png", async (context) => {
    const url = new URL(context.req.raw.url);
    const store = storeAt(behindSeconds(context.req.header("cookie")));
    const answer = await shareAnswer(url, context.req.param("gameKey"), { ...services, store }, addressOf(context));
    return forOthers(send(answer));
  });

  site.post("/my/notifications", async (context) => {
    const door = { ...services, isHttps: security.isHttps };
    return send(await pushAnswer(context.req.raw, addressOf(context), door));
  });

  site.all("/api/realtime-token", async (context) =>
    send(await tokenAnswer(context.req.raw, addressOf(context), services)),
  );
  site.all("/api/realtime/calls", async (context) =>
    send(await callAnswer(context.req.raw, addressOf(context), services)),
  );
  site.all("/api/realtime/end", async (context) => send(await endAnswer(context.req.raw, services)));

  site.all("/api/chat", (context) => {
    const cookies = context.req.header("cookie") ?? "";
    const { behind, hidesScores: isHidden } = variantOf(new URL(context.req.raw.url), cookies);
    const games = storeAt(behind);
    const reader = new RouterContextProvider();
    reader.set(servicesContext, { ...services, store: games });
    reader.set(requesterContext, { address: addressOf(context), userAgent: "", cookies });
    reader.set(behindContext, behind);
    reader.set(hidesScoresContext, isHidden);
    const door = { ...services, games, mine: (game: AnalystGame) => loadMine(reader, game) };
    return chatAnswer(context.req.raw, addressOf(context), door, { security, log });
  });

  for (const path of READ_ONLY)
    site.post(path, () => send(wordsAnswer(405, "Ask for this address with GET.", READING)));

  // A server with sockets has answered these before; what comes here is a test, or no GET.
  site.all("*", async (context, next) => {
    const { raw, path } = context.req;
    if (!isLiveAddress(path)) return next();
    if (raw.method === "GET") return live.answer(raw, "unknown");
    return send(wordsAnswer(405, "Ask for this address with GET.", [["allow", "GET"]]));
  });
}

function answerFiles(site: Hono<SiteEnv>, { send, files }: Answering): void {
  site.on(["GET", "HEAD"], "*", async (context, next) => {
    const file = files?.find(context.req.path) ?? null;
    return file === null ? next() : keptAnswer(file, context.req.raw);
  });
  site.get("/assets/*", () =>
    send(wordsAnswer(404, "File not found. The site may have been updated since: reload the page.")),
  );
}

function answerPages(site: Hono<SiteEnv>, { send, addressOf, ...options }: Answering): void {
  site.on(["GET", "HEAD"], "*", async (context, next) => {
    const url = new URL(context.req.raw.url);
    if (url.search.length > LONGEST_QUERY) return send(wordsAnswer(414, "This address is too long."));
    if (url.pathname === "/" || !url.pathname.endsWith("/")) return next();
    // One slash at the front, so that `//elsewhere.example/` leads to nobody else.
    const location = `/${url.pathname.replaceAll(/^\/+|\/+$/g, "")}${url.search}`;
    return send(wordsAnswer(308, `This page is at ${location}`, [["location", location]]));
  });
  site.all("*", async (context) => {
    const request = forEveryone(context.req.raw);
    const body = request.method === "POST" ? await readBody(request, LARGEST_BODY) : null;
    if (request.method === "POST" && body === null) {
      return send(wordsAnswer(413, `A request to this site may hold at most ${LARGEST_BODY} bytes.`));
    }
    const requester = {
      address: addressOf(context),
      userAgent: request.headers.get("user-agent") ?? "",
      cookies: request.headers.get("cookie") ?? "",
    };
    const requestId = context.get("requestId");
    return answerPage({ request, url: new URL(request.url), body, requestId, requester }, options);
  });
}

/** The framework only warns of a path that is no text, once a request, on the console. */
function isReadable(path: string): boolean {
  try {
    // Compared, because the bundler leaves out a call whose result nobody uses.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
