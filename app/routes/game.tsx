import { lazy, Suspense } from "react";
import { data } from "react-router";

import { dayInWords } from "../../domain/format-moment.ts";
import { isFinal, isNotStarted, statusWord } from "../../domain/status.ts";
import { teamName } from "../../domain/team.ts";
import { loadGamePage } from "../../server/pages/game-page.server.ts";
import { loadPlays } from "../../server/pages/load-plays.server.ts";
import { MissingOrBroken } from "../components/error-page.tsx";
import { GameBody } from "../components/game-body.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/game";

export { onlyForAnotherPath as shouldRevalidate } from "../revalidation.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadGamePage(context, params.gameKey);
  if (page === null) throw data(null, { status: 404 });
  return page;
}

export function action({ context, params, request }: Route.ActionArgs) {
  return loadPlays(context, params.gameKey, request);
}

/** For the administrator alone, so nobody else's browser gets it. */
const AdminTools = lazy(async () => ({ default: (await import("../components/admin-tools.tsx")).AdminTools }));

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: "Game Analysis" }, { name: "robots", content: "noindex" }];
  const { game, sources, baseUrl } = loaderData;
  const isSimulated = sources.includes("demo");
  const [away, home] = [teamName(game.awayTeam, game.season), teamName(game.homeTeam, game.season)];
  const score =
    game.awayScore === null || game.homeScore === null || isNotStarted(game)
      ? `${away.place} ${away.nick} at ${home.place} ${home.nick}${game.dateTime === null ? "" : `, ${dayInWords(game.dateTime)}`}`
      : `${away.nick} ${game.awayScore}, ${home.nick} ${game.homeScore} (${statusWord(game.status)})`;
  const offers = isNotStarted(game)
    ? "Projections for every fantasy player, stadium, weather and betting line."
    : `Box score with fantasy points, quarter scores and every play${isFinal(game) ? "" : ", as they happen"}.`;
  return pageMeta({
    title: `${game.awayTeam} vs ${game.homeTeam} Week ${game.week} - AI Fantasy Football Analysis`,
    description: `${isSimulated ? "Simulated game, fictional players. " : ""}${score}. ${offers}`,
    keywords: [
      "fantasy football",
      "NFL",
      `${away.place} ${away.nick}`,
      `${home.place} ${home.nick}`,
      `Week ${game.week} ${game.season}`,
      "box score",
      "play-by-play",
      "PPR",
      ...(isSimulated ? ["simulated game"] : []),
    ],
    path: `/games/${game.gameKey}`,
    baseUrl,
    kind: "article",
  });
}

export default function GamePage({ loaderData, actionData }: Route.ComponentProps) {
  const { game, isAdministrator } = loaderData;
  const path = `/games/${game.gameKey}`;
  return (
    <PageShell skipTo="game" sources={loaderData.sources}>
      <GameBody
        page={loaderData}
        address={{ events: `${path}/events`, data: `${path}.data`, routeId: "routes/game" }}
        exportLink={isAdministrator ? <a href={`${path}/export`}>LLM_EXPORT</a> : null}
        adminTools={
          isAdministrator ? (
            <Suspense fallback={null}>
              <AdminTools gameKey={game.gameKey} outcome={actionData} />
            </Suspense>
          ) : null
        }
      />
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingOrBroken
      error={error}
      missing={{
        title: "We have no such game",
        text: "No game here has this key. It may be mistyped, or the game’s season has not been loaded yet. Look for it on the page of its week.",
      }}
      broken={{
        title: "This game could not be shown",
        text: "Something went wrong on our side. Try again in a minute; the other games are not affected.",
      }}
    />
  );
}
