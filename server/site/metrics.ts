import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Services } from "../context.server.ts";
import type { IngestStatus } from "../games/ingest/ingest-control.ts";
import { chatMetrics } from "./chat-metrics.ts";
import { requestRoute } from "./request-route.ts";
import { storyMetrics } from "./story-metrics.ts";
import { voiceMetrics } from "./voice-metrics.ts";

/** What is measured when somebody asks. */
export interface MeasuredSite {
  services: Pick<Services, "chat" | "ingest" | "replays" | "stories" | "voice">;
  kept(): { pages: number; bytes: number };
  waiting(): number;
  live(): { readers: number; pages: number };
}

interface KeptCount {
  whole: number;
  notModified: number;
}

/**
 * The site's own figures in Prometheus's text format. Counting a kept page is an addition and nothing more; everything
 * else is put together when it is asked for, and so is the measuring of the process, which begins with the first question.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #kept = new Map<string, KeptCount>();
  readonly #made: Counter<"route" | "method" | "status">;
  readonly #seconds: Histogram<"route">;
  readonly #looks: (() => Promise<void>)[] = [];
  #measuresProcess = false;

  constructor(site: MeasuredSite) {
    const registers = [this.#registry];
    this.#made = new Counter({
      name: "pickle_six_requests_total",
      help: "Requests that were not answered from memory",
      labelNames: ["route", "method", "status"],
      registers,
    });
    this.#seconds = new Histogram({
      name: "pickle_six_request_seconds",
      help: "Time to answer them",
      labelNames: ["route"],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
      registers,
    });
    const kept = this.#kept;
    this.#registry.registerMetric(
      new Counter({
        name: "pickle_six_kept_requests_total",
        help: "Requests answered from memory, pages and files",
        labelNames: ["route", "status"],
        registers: [],
        collect() {
          this.reset();
          for (const [route, { whole, notModified }] of kept) {
            this.inc({ route, status: "200" }, whole);
            this.inc({ route, status: "304" }, notModified);
          }
        },
      }),
    );
    for (const gauge of siteGauges(site)) this.#registry.registerMetric(gauge);
    // The figures of all four stand in the store: while that is away the others are what is needed most.
    const { chat, ingest, stories, voice } = site.services;
    const showChat = chatMetrics(registers);
    this.#looks.push(async () => showChat(await chat.today().catch(() => null)));
    if (ingest !== null) {
      const show = ingestGauges(registers);
      this.#looks.push(async () => show(await ingest.status().catch(() => null)));
    }
    if (stories !== null) {
      const show = storyMetrics(registers);
      this.#looks.push(async () => show(await stories.status().catch(() => null)));
    }
    if (voice !== null) {
      const show = voiceMetrics(registers);
      this.#looks.push(async () => show(await voice.today().catch(() => null)));
    }
  }

  /** A request that the socket's listener answered from memory. */
  countKept(url: string, status: number): void {
    const route = requestRoute(url);
    let count = this.#kept.get(route);
    if (count === undefined) {
      count = { whole: 0, notModified: 0 };
      this.#kept.set(route, count);
    }
    if (status === 304) count.notModified += 1;
    else count.whole += 1;
  }

  /** Any other request. */
  countMade(url: string, method: string, status: number, milliseconds: number): void {
    const route = requestRoute(url);
    this.#made.inc({ route, method, status: String(status) });
    this.#seconds.observe({ route }, milliseconds / 1000);
  }

  async text(): Promise<{ type: string; body: string }> {
    if (!this.#measuresProcess) collectDefaultMetrics({ register: this.#registry });
    this.#measuresProcess = true;
    await Promise.all(this.#looks.map((look) => look()));
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}

function siteGauges({ kept, waiting, live, services }: MeasuredSite): Gauge[] {
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name: `pickle_six_${name}`,
      help,
      registers: [],
      collect() {
        this.set(value());
      },
    });
  return [
    gauge("kept_pages", "Pages in memory", () => kept().pages),
    gauge("kept_bytes", "Bytes that they take", () => kept().bytes),
    gauge("waiting_pages", "Requests that wait for their turn, or for a place of their network", waiting),
    gauge("live_connections", "Open event streams", () => live().readers),
    gauge("live_pages", "Pages that somebody follows", () => live().pages),
    gauge("replays", "Replays that run", () => services.replays.count()),
  ];
}

/** Null where nothing is known: then there are no such figures. */
type ShowIngest = (status: IngestStatus | null) => void;

/** All from one look at the ingest. */
function ingestGauges(registers: Registry[]): ShowIngest {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name: `pickle_six_${name}`, help, registers });
  const calls = gauge("provider_calls", "Calls to the provider in this calendar month (UTC), by all processes");
  const allowed = gauge("provider_calls_allowed", "Calls that a month may have; 0 where nobody counts");
  const leader = gauge("ingest_is_leader", "1 where this process reads by itself");
  const readings = new Gauge({
    name: "pickle_six_ingest_recent_readings",
    help: "The last hundred polls by outcome",
    labelNames: ["kind"],
    registers,
  });
  return (status) => {
    readings.reset();
    for (const one of [calls, allowed, leader]) one.remove();
    if (status === null) return;
    const { callsThisMonth, callsAllowed, isLeader, recent } = status;
    calls.set(callsThisMonth);
    allowed.set(callsAllowed);
    leader.set(isLeader ? 1 : 0);
    for (const { kind } of recent) readings.inc({ kind });
  };
}
