import { lazy, Suspense } from "react";
import { redirect, useLocation } from "react-router";

import { loadGamePage } from "../../server/pages/game-page.server.ts";
import { loadMomentPage } from "../../server/pages/moment-page.server.ts";
import { gameAction } from "../../server/pages/game-action.server.ts";
import { noSuchGame } from "../../server/pages/no-such-game.server.ts";
import { AnalystSection } from "../components/analyst-section.tsx";
import { MissingOrBroken } from "../components/error-page.tsx";
import { GameBody } from "../components/game-body.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { asksForMoment } from "../../domain/page/address/asks-for-moment.ts";
import { parseGameView } from "../../domain/page/game-view.ts";
import { lazyPart } from "../lazy-part.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/game";

export { onlyForAnotherPath as shouldRevalidate } from "../only-for-another-path.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams, pathname } = new URL(request.url);
  const load = asksForMoment(searchParams) ? loadMomentPage : loadGamePage;
  const loaded = await load(context, params.gameKey, searchParams);
  if (loaded === null) throw noSuchGame();
  const { page, head, playHead, baseUrl } = loaded;
  const past = "past" in page ? page.past : null;
  // Nobody can fill the memory with addresses of plays that are not there.
  if (past === null && parseGameView(searchParams).play !== (playHead?.playId ?? null)) throw redirect(pathname);
  const canonical = `/games/${params.gameKey}`;
  const path = canonical + (past?.search ?? "");
  const ofPlay =
    playHead === null
      ? {}
      : { image: playHead.image, shared: { ...playHead, path: `${path}?play=${playHead.playId}` } };
  const meta = pageMeta({ ...head, ...ofPlay, path, baseUrl, kind: "article", canonical });
  return { ...page, meta: past === null ? meta : [...meta, { name: "robots", content: "noindex" }] };
}

export function action({ context, params, request }: Route.ActionArgs) {
  return gameAction(context, params.gameKey, request);
}

/** Loaded where a page stands at a moment of a finished game. */
const TimeMachine = lazy(() => import("../components/time-machine.tsx"));
/** Where a game is played. */
const BehindStream = lazyPart(() => import("../components/behind-stream.tsx"));
/** For those who hide scores. */
const HiddenGame = lazy(() => import("../components/hidden-game.tsx"));

/** For the administrator alone, so nobody else's browser gets it. */
const AdminTools = lazy(() => import("../components/admin-tools.tsx"));

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "Game Analysis" }, { name: "robots", content: "noindex" }];
}

export default function GamePage({ loaderData, actionData }: Route.ComponentProps) {
  const { search: query } = useLocation();
  // The page's own boundary waits for its code.
  if ("hidden" in loaderData) return <HiddenGame {...loaderData.hidden} />;
  const { game, isAdministrator, past, behind, search } = loaderData;
  const path = `/games/${game.gameKey}`;
  return (
    <PageShell skipTo="game" sources={loaderData.sources}>
      <GameBody
        page={loaderData}
        address={{
          path,
          search: query.includes("scores=shown") ? `?scores=shown${search.replace("?", "&")}` : search,
        }}
        controls={
          <Suspense>{past ? <TimeMachine game={game} past={past} /> : behind && <BehindStream {...behind} />}</Suspense>
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
            behind={behind?.seconds}
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
