import type { WeekId } from "../../domain/game/week-id.ts";
import { seasonTypeCode } from "../../domain/game/season-type.ts";
import type { Store } from "../store/store.ts";
import { wordsAnswer } from "./finish-answer.ts";
import type { Answer } from "./render-page.ts";

/** The most that a sitemap may hold. */
const MOST_ADDRESSES = 50_000;
const CACHE: Answer["headers"][number] = ["cache-control", "public, max-age=3600"];
/** What is somebody's own, what changes something, and what is for programs: none of it is found by a search. */
const NOT_FOR_CRAWLERS = ["/admin", "/login", "/logout", "/my", "/api/", "/mcp", "/metrics", "/players?q=", "/*.data"];

/** `GET /robots.txt`: weeks, games and players may be indexed. The sitemap's address is known where the site's own is. */
export function robotsAnswer(baseUrl: string | null): Answer {
  const lines = ["User-agent: *", ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`)];
  if (baseUrl !== null) lines.push("", `Sitemap: ${baseUrl}/sitemap.xml`);
  return { status: 200, headers: [["content-type", "text/plain; charset=utf-8"], CACHE], body: textOf(lines) };
}

/** `GET /sitemap.xml`: the newest games and every week. Its addresses are whole ones, so there is none without `BASE_URL`. */
export async function sitemapAnswer(store: Pick<Store, "weeks" | "gameKeys">, baseUrl: string | null): Promise<Answer> {
  if (baseUrl === null) return wordsAnswer(404, "A sitemap needs this site’s public address: set BASE_URL.");
  const [weeks, games] = await Promise.all([store.weeks(), store.gameKeys()]);
  const paths = ["/stats", "/players", "/accuracy", ...weeks.map(weekPath)];
  const newest = games.toReversed().slice(0, MOST_ADDRESSES - paths.length);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...paths, ...newest.map((key) => `/games/${key}`)].map((path) => `<url><loc>${baseUrl}${path}</loc></url>`),
    "</urlset>",
  ];
  return { status: 200, headers: [["content-type", "application/xml; charset=utf-8"], CACHE], body: textOf(lines) };
}

function weekPath({ season, seasonType, week }: WeekId): string {
  return `/stats?season=${season}&amp;type=${seasonTypeCode(seasonType)}&amp;week=${week}`;
}

function textOf(lines: readonly string[]): Buffer {
  return Buffer.from(`${lines.join("\n")}\n`);
}
