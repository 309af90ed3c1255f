import { Link } from "react-router";

import { RANGE_CLAIM } from "../../domain/projections/accuracy.ts";
import { formatInteger } from "../../domain/words/format.ts";
import { type AccuracyPageData, loadAccuracyPage } from "../../server/pages/accuracy-page.server.ts";
import { AccuracyTable } from "../components/accuracy-table.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { PageTabs } from "../components/page-tabs.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/accuracy";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { baseUrl, ...page } = await loadAccuracyPage(context, new URL(request.url).searchParams);
  const meta = pageMeta({
    title: "How good our projections are - Pickle Six",
    description:
      "Every projection beside the points scored: points off by position, and how many results were in range.",
    keywords: ["fantasy football", "projections", "accuracy"],
    path: "/accuracy",
    baseUrl,
  });
  return { ...page, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "How good our projections are - Pickle Six" }];
}

export default function AccuracyPage({ loaderData }: Route.ComponentProps) {
  const { seasons, season, all, starters, everybody, isFitted, sources } = loaderData;
  return (
    <PageShell skipTo="figures" sources={sources}>
      <div className="wrap accuracy">
        <h1>How good our projections are</h1>
        {seasons.length > 1 ? (
          <PageTabs
            label="Season"
            tabs={seasons.map((one) => ({
              key: String(one),
              label: one,
              search: `?season=${one}`,
              current: one === season,
            }))}
          />
        ) : null}
        {loaderData.notShown === null ? null : <p className="not-shown">{loaderData.notShown}</p>}
        <Verdict all={all} season={season} hasAnybody={everybody.length > 0} />
        {starters.length === 0 ? null : (
          <section aria-labelledby="starters-h">
            <div className="slug">
              <h2 id="starters-h">Starters</h2>
              <p className="small">From their fourth game on: 12 points a game at QB, 8 at RB and WR, 6 at TE</p>
            </div>
            <AccuracyTable name={`Accuracy of starters in ${season}`} rows={starters} />
          </section>
        )}
        {everybody.length === 0 ? null : (
          <section aria-labelledby="everybody-h">
            <div className="slug">
              <h2 id="everybody-h">Everybody</h2>
              <p className="small">With a game earlier in the season</p>
            </div>
            <AccuracyTable name={`Accuracy of everybody in ${season}`} rows={everybody} />
          </section>
        )}
        <p className="note">
          In PPR points. “Off by” is how far our projections were from the points scored, “average” how far each
          player’s plain average of the season so far was; lower is better. Plus in “lean” means that players did better
          than we said. A projection is made from earlier weeks and the betting line alone. Kickers and defenses are
          projected too but not judged here: their points are not in the official statistics.
          {isFitted ? ` The numbers behind our projections were fitted on ${season} too, which flatters them.` : null}
        </p>
      </div>
    </PageShell>
  );
}

/** The one number, and what it is of. */
function Verdict({ all, season, hasAnybody }: Pick<AccuracyPageData, "all" | "season"> & { hasAnybody: boolean }) {
  if (season === null) {
    return (
      <p className="empty">
        No regular-season games here yet. <Link to="/stats">See the games</Link>.
      </p>
    );
  }
  if (all === null) {
    return (
      <p className="empty">
        {hasAnybody
          ? `Nobody has played a fourth game in ${season} yet, from which on starters are judged.`
          : `Nothing to judge in ${season} yet: a projection needs an earlier game.`}
      </p>
    );
  }
  return (
    <div className="verdict">
      <b>{Math.round((100 * all.inRange) / all.count)} of 100</b>
      <p>
        results of starters fell inside the range we gave; {RANGE_CLAIM} should. Counted over {formatInteger(all.count)}{" "}
        projections in {season}.
      </p>
    </div>
  );
}
