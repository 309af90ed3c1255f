import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { readBody } from "../http/read-body.ts";
import { foreignOriginProblem } from "../http/same-origin.ts";
import type { StaticFiles } from "../http/static-files.ts";
import { brokenAnswer, finishAnswer, wordsAnswer } from "./finish-answer.ts";
import { healthAnswer } from "./health.ts";
import { answerPage, keptAnswer, type PageOptions } from "./page-answers.ts";
import { type Answer, toResponse } from "./render-page.ts";

export interface SiteOptions extends PageOptions {
  /** Null in development. */
  files: StaticFiles | null;
}

interface SiteEnv {
  Variables: { requestId: string };
}

/** Forms of this site are a few fields. */
const LARGEST_BODY = 64 * 1024;
const LONGEST_QUERY = 2_000;
const METHODS = ["GET", "HEAD", "POST"];
const READING = [["allow", "GET, HEAD"]] as const;

/** Every request that was not answered from memory. A request meets these in the order in which they stand here. */
export function siteRoutes(options: SiteOptions): Hono<SiteEnv> {
  const { services, security, log, files } = options;
  const site = new Hono<SiteEnv>();
  const send = (answer: Answer): Response => toResponse(finishAnswer(answer, security, log));

  site.use(async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const start = performance.now();
    await next();
    context.res.headers.set("x-request-id", requestId);
    const ms = Math.round(performance.now() - start);
    log.info(
      { requestId, method: context.req.method, path: context.req.path, status: context.res.status, ms },
      "request",
    );
  });
  site.onError((error, context) => {
    const requestId = context.get("requestId");
    const isLate = error.name === "TimeoutError";
    log.error({ err: error, requestId, path: context.req.path }, isLate ? "a page took too long" : "a request failed");
    return send(brokenAnswer(isLate ? 503 : 500, requestId));
  });

  site.use(async (context, next) => {
    const { method, raw } = context.req;
    if (!isReadable(new URL(raw.url).pathname))
      return send(wordsAnswer(400, "This address cannot be read: a % in it begins no letter. Start again at /stats."));
    if (!METHODS.includes(method)) {
      const allowed = METHODS.join(", ");
      return send(wordsAnswer(405, `This site answers ${allowed}, not ${method}.`, [["allow", allowed]]));
    }
    if (method === "GET" || method === "HEAD") return next();
    const problem = foreignOriginProblem(raw.headers, services.baseUrl);
    return problem === null ? next() : send(wordsAnswer(403, problem));
  });

  site.on(["GET", "HEAD"], "/healthz", async () => send(await healthAnswer(services.store, log)));
  site.post("/healthz", () => send(wordsAnswer(405, "Ask for this address with GET.", READING)));

  site.on(["GET", "HEAD"], "*", async (context, next) => {
    const file = files?.find(context.req.path) ?? null;
    return file === null ? next() : keptAnswer(file, context.req.raw);
  });
  site.post("/assets/*", () => send(wordsAnswer(405, "Ask for this address with GET.", READING)));
  site.get("/assets/*", () =>
    send(wordsAnswer(404, "There is no such file. The site may have been updated since: load the page again.")),
  );

  site.on(["GET", "HEAD"], "*", async (context, next) => {
    const url = new URL(context.req.raw.url);
    if (url.search.length > LONGEST_QUERY) return send(wordsAnswer(414, "This address is too long."));
    if (url.pathname === "/" || !url.pathname.endsWith("/")) return next();
    // One slash at the front, so that `//elsewhere.example/` leads to nobody else.
    const location = `/${url.pathname.replaceAll(/^\/+|\/+$/g, "")}${url.search}`;
    return send(wordsAnswer(308, `This page is at ${location}`, [["location", location]]));
  });
  site.all("*", async (context) => {
    const request = context.req.raw;
    const body = request.method === "POST" ? await readBody(request, LARGEST_BODY) : null;
    if (request.method === "POST" && body === null) {
      return send(wordsAnswer(413, `A request to this site may hold at most ${LARGEST_BODY} bytes.`));
    }
    return answerPage({ request, url: new URL(request.url), body, requestId: context.get("requestId") }, options);
  });
  return site;
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
