import { isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from "react-router";

import { pausedReplaySearch, replaySearch } from "../../domain/replay/replay-address.ts";
import { matchupNames } from "../../domain/game/matchup.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { refused } from "../../server/pages/refused.server.ts";
import { loadReplayPage, type PausedReplay, type ShownReplay } from "../../server/pages/replay-page.server.ts";
import { ErrorPage } from "../components/error-page.tsx";
import { GameBody } from "../components/game-body.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { ReplayNotice } from "../components/replay-notice.tsx";
import { replayQuery } from "../replay-query.ts";
import type { Route } from "./+types/replay";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const answer = await loadReplayPage(context, params.gameKey, new URL(request.url).searchParams);
  if (answer.kind === "elsewhere") throw redirect(answer.path);
  if (answer.kind === "refused") {
    const isForNow = answer.status === 503 || answer.status === 429;
    throw refused(answer.status, answer.message, isForNow ? { "Retry-After": "60" } : {});
  }
  return answer.page;
}

/** A replay's page differs every second. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  const headers = new Headers(errorHeaders);
  headers.set("Cache-Control", "no-store");
  return headers;
}

/** Filters and tabs need no request here either; another start or speed is another replay. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !isSameReplay(currentUrl, nextUrl) && defaultShouldRevalidate;
}

/** Whether two addresses show the same replay, and none of them asks for another. */
function isSameReplay(current: URL, next: URL): boolean {
  return (
    current.href !== next.href &&
    current.pathname === next.pathname &&
    replayQuery(current) === replayQuery(next) &&
    !["quarter", "next", "go"].some((name) => next.searchParams.has(name))
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const robots = { name: "robots", content: "noindex" };
  if (loaderData === undefined) return [{ title: "Replay - Pickle Six" }, robots];
  const { game } = loaderData;
  const week = weekName(game.seasonType, game.week);
  return [
    { title: `Replay: ${game.awayTeam} vs ${game.homeTeam} ${week} - AI Fantasy Football Analysis` },
    {
      name: "description",
      content: `${matchupNames(game)}, ${week} of ${game.season}, played again as if live.`,
    },
    robots,
  ];
}

export default function ReplayPage({ loaderData }: Route.ComponentProps) {
  const { sources, replay, past, game } = loaderData;
  const path = `/games/${game.gameKey}/replay`;
  const search = searchOf(replay, past);
  return (
    <PageShell skipTo="game" sources={sources}>
      <ReplayNotice game={game} replay={replay} past={past} search={search} />
      <GameBody page={loaderData} address={{ path, search }} isReplay />
    </PageShell>
  );
}

/** What of the address says which replay it is. */
function searchOf({ from, speed }: ShownReplay, past: PausedReplay | null): string {
  if (past !== null) return pausedReplaySearch({ at: past.at, speed });
  return from === null ? "" : replaySearch({ from, speed });
}

const TITLES = new Map([
  [400, "This address shows no replay"],
  [409, "It is not over yet"],
  [429, "Too many replays at once"],
  [503, "Too many replays at once"],
]);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && typeof error.data === "string") {
    return <ErrorPage title={TITLES.get(error.status) ?? "There is nothing to watch again here"} text={error.data} />;
  }
  return (
    <ErrorPage
      title="This replay could not be shown"
      text="Something went wrong on our end. Try again in a minute; the finished game is not affected."
    />
  );
}
