import type { IncomingMessage, ServerResponse } from "node:http";
import { type ClientAddress, networkOf } from "../http/client-address.ts";
import type { NetworkPlaces } from "../http/network-places.ts";
import type { SecurityOptions } from "../http/security-headers.ts";
import { ConnectionLimits, type ConnectionLimitOptions, type ConnectionRefusal } from "../live/connection-limits.ts";
import { LiveTopics, type Visit } from "../live/live-topics.ts";
import { socketReader } from "../live/socket-reader.ts";
import { streamOf } from "../live/stream-of.ts";
import type { Logger } from "../log/logger.ts";
import { finishAnswer, wordsAnswer } from "./finish-answer.ts";
import type { ChangeListener } from "./follow-changes.ts";
import { type LivePlaces, SCORES_HIDDEN, UNKNOWN_GAME } from "./find-live-source.ts";
import { parseLiveAddress } from "./live-address.ts";
import { variantOf } from "./page-variant.ts";
import { type Answer, toResponse } from "./render-page.ts";

/** How streams of events are bounded and timed; times are milliseconds. */
export interface LiveSettings extends ConnectionLimitOptions {
  beatEvery: number;
  linger: number;
}

export interface LiveEndpointOptions {
  /** Where live pages come from for those who are so many seconds behind; 0 is now. */
  placesAt(seconds: number): LivePlaces;
  settings: LiveSettings;
  security: SecurityOptions;
  clientAddress: ClientAddress;
  /** For the first read of a stream. */
  places: NetworkPlaces;
  log: Logger;
}

/** Who asks for a stream. */
interface LiveRequest {
  lastEventId: string | null;
  cookies: string | null;
  address: string;
  /** Aborted when they leave. */
  signal: AbortSignal;
}

const AGAIN_AFTER_S = "30";
/** One line of the log for all who are turned away in this time. */
const QUIET_MS = 60_000;

const STREAM_HEADERS = [
  ["content-type", "text/event-stream; charset=utf-8"],
  // Events that a proxy gathers or compresses come late: see `docs/operations.md`.
  ["cache-control", "no-store, no-transform"],
  ["x-accel-buffering", "no"],
] as const;

/** `GET .../events`: the streams that keep open pages up to date. They are told of changes after kept pages are. */
export class LiveEndpoint implements ChangeListener {
  readonly #options: LiveEndpointOptions;
  readonly #topics: LiveTopics;
  readonly #limits: ConnectionLimits;
  readonly #headers: Answer["headers"];
  #quietUntil = 0;

  constructor(options: LiveEndpointOptions) {
    const { settings, security, log } = options;
    this.#options = options;
    this.#limits = new ConnectionLimits(settings);
    this.#topics = new LiveTopics({
      ...settings,
      clock: () => performance.now(),
      onError: (error, address) => log.error({ err: error, address }, "a live page could not be read; trying again"),
    });
    this.#headers = finishAnswer(
      { status: 200, headers: STREAM_HEADERS, body: Buffer.alloc(0) },
      security,
      log,
    ).headers;
  }

  invalidate(tags: ReadonlySet<string>): void {
    this.#topics.invalidate(tags);
  }

  invalidateAll(): void {
    this.#topics.invalidateAll();
  }

  /** Open connections, how many of them listen, and to how many pages. */
  count(): { connections: number; readers: number; pages: number } {
    return { connections: this.#limits.count, readers: this.#topics.readers, pages: this.#topics.size };
  }

  /** Ends every stream; who asks for one from now on is asked to come again. */
  close(): void {
    this.#topics.close();
  }

  /** Answers on the socket itself, without anything in between. */
  async answerSocket(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { headers, socket, url = "/" } = incoming;
    const address = this.#options.clientAddress(socket.remoteAddress, textOf(headers["x-forwarded-for"]));
    const left = new AbortController();
    outgoing.once("close", () => left.abort());
    const asked = await this.#ask(new URL(url, "http://localhost"), {
      lastEventId: textOf(headers["last-event-id"]),
      cookies: headers.cookie ?? null,
      address,
      signal: left.signal,
    });
    if (asked.kind === "words") {
      outgoing.writeHead(asked.answer.status, flatten(asked.answer.headers));
      outgoing.end(asked.answer.body);
      return;
    }
    outgoing.once("close", asked.leave);
    // They may have gone while the page was read, and then nothing would be said of it any more.
    if (outgoing.destroyed || socket.destroyed) asked.leave();
    else asked.visit.listen(socketReader(outgoing, flatten(this.#headers)));
  }

  /** The same for a request without a socket. */
  async answer(request: Request, address: string): Promise<Response> {
    const asked = await this.#ask(new URL(request.url), {
      lastEventId: request.headers.get("last-event-id"),
      cookies: request.headers.get("cookie"),
      address,
      signal: request.signal,
    });
    if (asked.kind === "words") return toResponse(asked.answer);
    const body = streamOf(asked.visit.listen, asked.leave, request.signal);
    return new Response(body, { headers: this.#headers as [string, string][] });
  }

  async #ask(
    url: URL,
    { lastEventId, cookies, address, signal }: LiveRequest,
  ): Promise<{ kind: "words"; answer: Answer } | { kind: "visit"; visit: Visit; leave(): void }> {
    const { placesAt, places, log } = this.#options;
    if (this.#topics.isClosed) return this.#again(503, "The site is about to restart.");
    const variant = variantOf(url, cookies);
    if (variant.hidesScores) return this.#words(403, SCORES_HIDDEN);
    const release = this.#limits.acquire(address);
    if (typeof release === "string") return this.#refuse(release, address);
    let visit: Visit | null = null;
    let endPlace = (): void => {};
    try {
      endPlace = await places.take(address, signal);
      const asked = await parseLiveAddress(variant.url, lastEventId, networkOf(address), placesAt(variant.behind));
      if (!asked.ok) {
        const { status, text } = asked.error;
        const isForNow = status === 429 || status === 503;
        return this.#words(status, text, isForNow ? [["retry-after", AGAIN_AFTER_S]] : []);
      }
      visit = await this.#topics.visit(asked.value.source, asked.value.since);
    } catch (error) {
      if (signal.aborted) return this.#words(400, "The request broke off.");
      log.error({ err: error, path: url.pathname }, "a live page could not be read");
      return this.#again(503, "The page cannot be read right now.");
    } finally {
      endPlace();
      if (visit === null) release();
    }
    if (visit === null) return this.#words(404, UNKNOWN_GAME);
    const { leave } = visit;
    return {
      kind: "visit",
      visit,
      leave() {
        leave();
        release();
      },
    };
  }

  #refuse(refusal: ConnectionRefusal, address: string): { kind: "words"; answer: Answer } {
    const { log, settings } = this.#options;
    const isFull = refusal === "full";
    if (performance.now() >= this.#quietUntil) {
      this.#quietUntil = performance.now() + QUIET_MS;
      log.warn(
        isFull ? { most: settings.most } : { most: settings.mostOfOne, address },
        isFull
          ? "all places for live pages are taken; LIVE_CONNECTIONS sets how many there are"
          : "one address has all the live pages that it may have; if it is your proxy, name it in TRUSTED_PROXIES",
      );
    }
    return isFull
      ? this.#again(503, "More pages are live right now than this site can serve.")
      : this.#again(429, "Too many pages are live from your address. Close some of them.");
  }

  #again(status: 429 | 503, text: string): { kind: "words"; answer: Answer } {
    return this.#words(status, `${text} You can still reload this one yourself.`, [["retry-after", AGAIN_AFTER_S]]);
  }

  #words(status: number, text: string, headers: Answer["headers"] = []): { kind: "words"; answer: Answer } {
    const { security, log } = this.#options;
    return { kind: "words", answer: finishAnswer(wordsAnswer(status, text, headers), security, log) };
  }
}

function textOf(header: string | string[] | undefined): string | null {
  return Array.isArray(header) ? header.join(",") : (header ?? null);
}

function flatten(headers: Answer["headers"]): string[] {
  return headers.flatMap(([name, value]) => [name, value]);
}
