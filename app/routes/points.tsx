import { Link } from "react-router";

import { matchupCodes, matchupNicks } from "../../domain/game/matchup.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { gamePath } from "../../domain/page/address/game-address.ts";
import { pointsPath } from "../../domain/page/address/points-address.ts";
import { scoringText } from "../../domain/scoring/scoring-address.ts";
import { formatLedgerPoints } from "../../domain/words/ledger-points.ts";
import { loadPointsPage } from "../../server/pages/points-page.server.ts";
import { answerRulesForm, pointsPlace } from "../../server/pages/rules-form.server.ts";
import { shareMeta } from "../../server/pages/share-meta.server.ts";
import { MissingOrBroken } from "../components/error-page.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { StarButton } from "../components/star-button.tsx";
import { StarForm } from "../components/star-form.tsx";
import { ScoringChoice } from "../components/scoring-choice.tsx";
import { Sleeve } from "../components/sleeve.tsx";
import type { Route } from "./+types/points";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await loadPointsPage(context, params.gameKey, new URL(request.url).searchParams);
  const title = `Fantasy points, ${page.scoringName}: ${matchupCodes(page.game)}`;
  return { ...page, meta: shareMeta(context, { gameKey: params.gameKey, at: page.at, title }) };
}

export function action({ context, params, request }: Route.ActionArgs) {
  return answerRulesForm(context, pointsPlace({ gameKey: params.gameKey, owner: null }, request), request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "Fantasy points - Pickle Six" }, { name: "robots", content: "noindex" }];
}

export default function PointsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { game, at, scores, asked, carried, scoringName, rows, effects, sources } = loaderData;
  const view = { at, scores, scoring: scoringText(asked) };
  return (
    <PageShell skipTo="points" sources={sources}>
      <div className="wrap ledger-page">
        <p className="small">
          <Link to={gamePath(game.gameKey, { ...view, scoring: carried })}>
            {matchupNicks(game)}, {weekName(game.seasonType, game.week)}, {game.season}
          </Link>
        </p>
        <h1 id="points">Fantasy points</h1>
        <ScoringChoice
          head={loaderData}
          answer={actionData}
          pathOf={(scoring) => pointsPath(game.gameKey, null, { ...view, scoring })}
          effects={effects}
        />
        {rows.length === 0 ? (
          <p className="empty">Nobody has points yet.</p>
        ) : (
          <StarForm to={pointsPath(game.gameKey, null, view)}>
            {(isOn) => (
              <table className="sums">
                <caption className="vh">Everyone with points, {scoringName}</caption>
                <thead>
                  <tr>
                    <th scope="col">Player</th>
                    <th scope="col">{scoringName}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ id, name, team, position, points, words, isStarred }) => (
                    <tr key={id}>
                      <th scope="row">
                        <StarButton owner={id} name={name} isStarred={isOn(id, isStarred)} />
                        <Sleeve team={team} mini /> <Link to={pointsPath(game.gameKey, id, view)}>{name}</Link>{" "}
                        <span className="pos">{position}</span>
                        <small>{words}</small>
                      </th>
                      <td>
                        <b>{formatLedgerPoints(points)}</b>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </StarForm>
        )}
      </div>
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}
