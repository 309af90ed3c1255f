import type { RouterContextProvider } from "react-router";

import { exportGame } from "../../domain/export/export-game.ts";
import { exportMarkdown } from "../../domain/export/export-markdown.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { servicesContext } from "../context.server.ts";
import { ownPoints } from "./own-points.server.ts";
import { findScoring } from "./shown-scoring.server.ts";
import { ADMINISTRATOR_ONLY, isForAdministrator, recordUse } from "./administrator.server.ts";

/**
 * Everything known about a game for a language model, as Markdown or, with `?format=json`, as JSON. 403 for anyone but the
 * administrator, whether the game exists or not; 404 and 400 in words. With `scoring`, or with rules that the browser keeps, it has
 * the points under them.
 */
export async function gameExportAnswer(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  params: URLSearchParams,
): Promise<Response> {
  if (!isForAdministrator(context)) return words(403, ADMINISTRATOR_ONLY);
  const format = params.get("format") ?? "markdown";
  if (format !== "markdown" && format !== "json") {
    return words(400, "An export is Markdown, or JSON with ?format=json. There is no other format.");
  }
  const scoring = findScoring(context, params);
  if (typeof scoring === "string") {
    return words(400, "These are no rules. Write them as in ?scoring=half*pass_td*6, or leave them out.");
  }
  const { store, baseUrl, now } = context.get(servicesContext);
  const [snapshot, season] = await Promise.all([store.gameSnapshot(gameKey), store.seasonBefore(gameKey)]);
  if (snapshot === null) return words(404, "No stored game has this key. Look for it on /stats.");
  await recordUse(context, `LLM_EXPORT ${gameKey}`);
  const index = indexFacts(snapshot, season);
  const address = baseUrl === null ? null : `${baseUrl}/games/${gameKey}`;
  const exportedAt = now().toISOString();
  const { awayTeam, homeTeam } = snapshot.game;
  const own = scoring === null ? null : ownPoints(snapshot, scoring);
  const name = `${gameKey}-${awayTeam}-at-${homeTeam}`;
  return format === "json"
    ? answer(JSON.stringify(exportGame(snapshot, index, exportedAt, address, own)), "application/json", `${name}.json`)
    : answer(exportMarkdown(snapshot, index, exportedAt, address, own), "text/markdown; charset=utf-8", `${name}.md`);
}

function answer(body: string, type: string, fileName: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      // Shown where the browser can, and saved under this name.
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
}

function words(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
