import { lazy, Suspense } from "react";

import { loadGamePage } from "../../server/pages/game-page.server.ts";
import { asksForMoment, loadMomentPage } from "../../server/pages/moment-page.server.ts";
import { gameAction } from "../../server/pages/game-action.server.ts";
import { noSuchGame } from "../../server/pages/no-such-game.server.ts";
import { AnalystSection } from "../components/analyst-section.tsx";
import { MissingOrBroken } from "../components/error-page.tsx";
import { GameBody } from "../components/game-body.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/game";

export { onlyForAnotherPath as shouldRevalidate } from "../revalidation.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (asksForMoment(query)) return loadMomentPage(context, params.gameKey, query);
  const page = await loadGamePage(context, params.gameKey);
  if (page === null) throw noSuchGame();
  return page;
}

export function action({ context, params, request }: Route.ActionArgs) {
  return gameAction(context, params.gameKey, request);
}

/** Loaded where a page stands at a moment of a finished game. */
const TimeMachine = lazy(async () => ({ default: (await import("../components/time-machine.tsx")).TimeMachine }));

/** For the administrator alone, so nobody else's browser gets it. */
const AdminTools = lazy(async () => ({ default: (await import("../components/admin-tools.tsx")).AdminTools }));

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: "Game Analysis" }, { name: "robots", content: "noindex" }];
  const { game, head, baseUrl, past } = loaderData;
  const canonical = `/games/${game.gameKey}`;
  const meta = pageMeta({ ...head, path: canonical + (past?.search ?? ""), baseUrl, kind: "article", canonical });
  return past ? [...meta, { name: "robots", content: "noindex" }] : meta;
}

export default function GamePage({ loaderData, actionData }: Route.ComponentProps) {
  const { game, isAdministrator, past } = loaderData;
  const path = `/games/${game.gameKey}`;
  const search = past?.search ?? "";
  return (
    <PageShell skipTo="game" sources={loaderData.sources}>
      <GameBody
        page={loaderData}
        address={{ path, search }}
        timeMachine={
          past && (
            <Suspense>
              <TimeMachine game={game} past={past} />
            </Suspense>
          )
        }
        exportLink={isAdministrator && <a href={`${path}/export`}>LLM_EXPORT</a>}
        adminTools={
          isAdministrator && (
            <Suspense>
              <AdminTools page={loaderData} outcome={actionData} />
            </Suspense>
          )
        }
        analyst={
          <AnalystSection
            // Another moment is another conversation: what was said at a later one would tell of it.
            key={path + search}
            game={game}
            at={past?.at}
            model={loaderData.chatModel}
            voice={loaderData.voice}
          />
        }
      />
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}
