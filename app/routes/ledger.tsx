import { Link } from "react-router";

import { matchupNicks } from "../../domain/game/matchup.ts";
import { teamName } from "../../domain/game/team.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { gamePath } from "../../domain/page/address/game-address.ts";
import { pointsParams, pointsPath } from "../../domain/page/address/points-address.ts";
import { scoringText } from "../../domain/scoring/scoring-address.ts";
import { formatLedgerPoints } from "../../domain/words/ledger-points.ts";
import { loadLedgerPage } from "../../server/pages/ledger-page.server.ts";
import { answerRulesForm, pointsPlace } from "../../server/pages/rules-form.server.ts";
import { shareMeta } from "../../server/pages/share-meta.server.ts";
import { MissingOrBroken } from "../components/error-page.tsx";
import { LedgerTable } from "../components/ledger-table.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { PointsCurve } from "../components/points-curve.tsx";
import { ScoringChoice } from "../components/scoring-choice.tsx";
import { StarButton } from "../components/star-button.tsx";
import { StarForm } from "../components/star-form.tsx";
import type { Route } from "./+types/ledger";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await loadLedgerPage(context, params, new URL(request.url).searchParams);
  const title = `Why ${formatLedgerPoints(page.total)}? ${page.owner.name}, ${page.scoringName}`;
  return { ...page, meta: shareMeta(context, { gameKey: params.gameKey, at: page.at, title }) };
}

export function action({ context, params, request }: Route.ActionArgs) {
  return answerRulesForm(context, pointsPlace({ gameKey: params.gameKey, owner: params.owner }, request), request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "Fantasy points - Pickle Six" }, { name: "robots", content: "noindex" }];
}

export default function LedgerPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    game,
    at,
    scores,
    asked,
    carried,
    scoringName,
    owner,
    rows,
    total,
    difference,
    sums,
    totals,
    effect,
    curve,
    box,
    sources,
    isStarred,
  } = loaderData;
  const view = { at, scores, scoring: scoringText(asked) };
  const { name } = owner;
  const placeOf = (play: string) => gamePath(game.gameKey, { at, scores, scoring: carried }, play);
  return (
    <PageShell skipTo="ledger" sources={sources}>
      <div className="wrap ledger-page">
        <p className="small">
          <Link to={pointsPath(game.gameKey, null, view)}>All points of {matchupNicks(game)}</Link>,{" "}
          {weekName(game.seasonType, game.week)}, {game.season}
        </p>
        <header className={`ledger-head t-${owner.team}`}>
          <div>
            <p className="caps">Why {formatLedgerPoints(total)}?</p>
            <h1 id="ledger">
              <Link
                to={`/players/${owner.id}${carried === null ? "" : `?${pointsParams({ at: null, scoring: carried })}`}`}
              >
                {name}
              </Link>
            </h1>
            <p className="small">{roleOf(loaderData)}</p>
            <StarForm to={pointsPath(game.gameKey, owner.id, view)}>
              {(isOn) => <StarButton owner={owner.id} name={name} isStarred={isOn(owner.id, isStarred)} isWide />}
            </StarForm>
          </div>
          <p className="n">{formatLedgerPoints(total)}</p>
        </header>
        {difference === null ? null : <p className="differs">{difference}</p>}
        <p className="small">
          {scoringName}. <a href="#scoring">Other scoring</a>
        </p>
        <div className="beside">
          <div>
            <PointsCurve curve={curve} name={name} />
            <LedgerTable rows={rows} total={total} scoringName={scoringName} placeOf={placeOf} />
          </div>
          <div>
            {sums.length === 0 ? null : (
              <section aria-labelledby="sums-h">
                <div className="slug">
                  <h2 id="sums-h">By category</h2>
                </div>
                <table className="sums">
                  <caption className="vh">Points by category</caption>
                  <tbody>
                    {sums.map(({ words, points }) => (
                      <tr key={words}>
                        <th scope="row">{words}</th>
                        <td>{formatLedgerPoints(points)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            )}
            {box === null ? null : <p className="small">{box}</p>}
            <section id="scoring" aria-labelledby="scoring-h">
              <div className="slug">
                <h2 id="scoring-h">Scoring</h2>
              </div>
              <ScoringChoice
                head={loaderData}
                answer={actionData}
                pathOf={(scoring) => pointsPath(game.gameKey, owner.id, { ...view, scoring })}
                effects={[effect]}
                totals={totals}
              />
            </section>
          </div>
        </div>
      </div>
    </PageShell>
  );
}

type Page = Pick<Route.ComponentProps["loaderData"], "owner" | "game">;

function roleOf({ owner: { isDefense, position, team }, game }: Page): string {
  const { place } = teamName(team, game.season);
  if (isDefense) return `Defense and special teams, ${place}`;
  return position === null ? place : `${position}, ${place}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}
