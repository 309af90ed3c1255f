import { Link } from "react-router";

import { matchupNicks } from "../../domain/game/matchup.ts";
import { teamName } from "../../domain/game/team.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { gameViewSearch } from "../../domain/page/game-view.ts";
import { loadFigurePage } from "../../server/pages/figure-page.server.ts";
import { shareMeta } from "../../server/pages/share-meta.server.ts";
import { MissingOrBroken } from "../components/error-page.tsx";
import { PageShell } from "../components/page-shell.tsx";
import type { Route } from "./+types/figure";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await loadFigurePage(context, params, new URL(request.url).searchParams);
  const title = `${page.label} of the ${teamName(page.team, page.game.season).nick}: ${page.figure}`;
  return { ...page, meta: shareMeta(context, { gameKey: params.gameKey, at: page.view.at, title }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "Figure - Pickle Six" }, { name: "robots", content: "noindex" }];
}

export default function FigurePage({ loaderData }: Route.ComponentProps) {
  const { game, team, view, label, figure, of, rows, sources } = loaderData;
  const path = `/games/${game.gameKey}`;
  // At a moment every play stands in the list; else its own address shows it open, whatever the filter.
  const placeOf = (play: string) =>
    `${path}${gameViewSearch(view.at === null ? { ...view, play } : view)}#play-${play}`;
  return (
    <PageShell skipTo="figure" sources={sources}>
      <div className="wrap figure-page">
        <p className="small">
          <Link to={`${path}${gameViewSearch(view)}#teams`}>
            {matchupNicks(game)}, {weekName(game.seasonType, game.week)}, {game.season}
          </Link>
        </p>
        <h1 id="figure">
          {teamName(team, game.season).nick}, {label.toLowerCase()}: {figure}
        </h1>
        {rows.length === 0 ? (
          <p className="empty">No play adds to it.</p>
        ) : (
          <table>
            <caption className="vh">What it is made of</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Play</th>
                <th scope="col">Adds</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.playId}>
                  <th scope="row">
                    <Link to={placeOf(row.playId)}>{row.when}</Link>
                  </th>
                  <td>{row.sentence}</td>
                  <td>{row.words}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="small">
          {rows.length === 1 ? "1 row" : `${rows.length} rows`}.
          {of === "drives" && rows.length > 0 ? " A drive is shown by its last snap." : null}
        </p>
      </div>
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}
