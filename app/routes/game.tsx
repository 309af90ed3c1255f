import { lazy, Suspense } from "react";

import { loadGamePage } from "../../server/pages/game-page.server.ts";
import { gameAction } from "../../server/pages/game-action.server.ts";
import { noSuchGame } from "../../server/pages/no-such-game.server.ts";
import { AnalystSection } from "../components/analyst-section.tsx";
import { MissingOrBroken } from "../components/error-page.tsx";
import { GameBody } from "../components/game-body.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/game";

export { onlyForAnotherPath as shouldRevalidate } from "../revalidation.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadGamePage(context, params.gameKey);
  if (page === null) throw noSuchGame();
  return page;
}

export function action({ context, params, request }: Route.ActionArgs) {
  return gameAction(context, params.gameKey, request);
}

/** For the administrator alone, so nobody else's browser gets it. */
const AdminTools = lazy(async () => ({ default: (await import("../components/admin-tools.tsx")).AdminTools }));

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: "Game Analysis" }, { name: "robots", content: "noindex" }];
  const { game, head, baseUrl } = loaderData;
  return pageMeta({
    ...head,
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
        address={{ path, search: "" }}
        exportLink={isAdministrator ? <a href={`${path}/export`}>LLM_EXPORT</a> : null}
        adminTools={
          isAdministrator ? (
            <Suspense fallback={null}>
              <AdminTools page={loaderData} outcome={actionData} />
            </Suspense>
          ) : null
        }
        analyst={
          <AnalystSection key={game.gameKey} game={game} model={loaderData.chatModel} voice={loaderData.voice} />
        }
      />
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}
