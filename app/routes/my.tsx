import { useMemo } from "react";
import { Link, useLocation } from "react-router";

import { millisecondsToLive } from "../../domain/live/milliseconds-to-live.ts";
import { weekName } from "../../domain/game/week-name.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { MyLive } from "../../domain/sunday/sunday-view.ts";
import { listWords } from "../../domain/words/sentence-words.ts";
import { loadMyPage, type MyPageData } from "../../server/pages/my-page.server.ts";
import { AcrossLeagues } from "../components/across-leagues.tsx";
import { EmptySunday, HiddenSunday, Problems } from "../components/empty-sunday.tsx";
import { LiveLine } from "../components/live-line.tsx";
import { MatchHead } from "../components/match-head.tsx";
import { NotifyMe } from "../components/notify-me.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { SundayCorrections } from "../components/sunday-corrections.tsx";
import { SundayBench } from "../components/sunday-bench.tsx";
import { SundayNews } from "../components/sunday-news.tsx";
import { SundayRosters } from "../components/sunday-rosters.tsx";
import { useLivePage } from "../live/use-live-page.ts";
import { statsSearch } from "../stats-search.ts";
import type { Route } from "./+types/my";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadMyPage(context, new URL(request.url).searchParams);
}

/** One person's page: nobody keeps it but this reader's own service worker, for reading it offline. */
export function headers() {
  return { "cache-control": "private, no-store" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { live, week } = loaderData ?? {};
  // Several weeks and leagues may stand in one list of pages that are kept offline.
  const shown = live && week ? `: ${live.sunday.league.name}, ${weekName(week.seasonType, week.week)}` : "";
  return [{ title: `My Sunday${shown} - Pickle Six` }, { name: "robots", content: "noindex" }];
}

export default function MyPage({ loaderData }: Route.ComponentProps) {
  const { week, live, problems, ownScoring, hidesScores, sources } = loaderData;
  const league = new URLSearchParams(useLocation().search).get("league");
  const asked: Record<string, string> = league === null ? {} : { league };
  return (
    <PageShell
      skipTo={hidesScores ? "choice" : live === null ? "ways to add a league" : "match-up"}
      sources={sources}
      current="mine"
    >
      {hidesScores ? (
        <HiddenSunday path={pathOf(week, asked)} shownPath={pathOf(week, { ...asked, scores: "shown" })} />
      ) : live === null || week === null ? (
        <EmptySunday problems={problems} ownScoring={ownScoring} />
      ) : (
        // Another league is another page: nothing of the one before may stay.
        <Match key={`${statsSearch(week)}${live.sunday.league.id}`} data={loaderData} week={week} loaded={live} />
      )}
    </PageShell>
  );
}

interface MatchProps {
  data: MyPageData;
  week: WeekId;
  loaded: MyLive;
}

function Match({ data, week, loaded }: MatchProps) {
  const shown: Record<string, string> = data.asksForScores ? { scores: "shown" } : {};
  const search = pathOf(week, { league: loaded.sunday.league.id, ...shown }).slice("/my".length);
  const { page, feed } = useLivePage(
    useMemo(() => loaded, [loaded]),
    {
      address: { path: "/my", search },
      // What stays behind a stream is as it was, and asks for nothing.
      wait: data.behind > 0 ? () => null : waitForWeek,
      load: async () => (await import("../live/follow-sunday.ts")).followSunday,
    },
  );
  const { sunday, problems } = page;
  const { league, games, tabs } = sunday;
  return (
    <>
      <header className="match">
        <div className="wrap">
          <div className="titles">
            <h1>
              <span className="vh">My Sunday, </span>
              {tabs.length < 2 ? `${league.name}, ` : ""}
              {weekName(week.seasonType, week.week)}
            </h1>
            <WeekSteps data={data} league={league.id} />
          </div>
          {data.behind === 0 ? null : (
            <p className="not-shown">
              {data.behind} seconds behind your stream, as you chose. Reload the page for what is next.
            </p>
          )}
          {data.notShown === null ? null : <p className="not-shown">{data.notShown}</p>}
          <Problems problems={problems} />
          <MatchHead sunday={sunday} leaguePath={(id) => pathOf(week, { league: id, ...shown })}>
            <p className="small">
              {league.scoringName === league.name ? "League rules" : league.scoringName}.{" "}
              {league.uncounted.length === 0 ? null : `Not counted: ${league.uncounted.join(", ")}. `}
              {league.unprojected.length === 0 ? null : `Nothing is projected for ${listWords(league.unprojected)}. `}
              {league.unscored.length === 0 ? null : `These rules give ${listWords(league.unscored)} no points. `}
              {league.source === "sleeper" ? "Lineups from Sleeper. " : null}
              <Link to="/my/leagues">My leagues</Link>
            </p>
            {sunday.isLive && data.behind === 0 ? <LiveLine feed={feed} asOf={sunday.asOf} /> : null}
          </MatchHead>
        </div>
      </header>
      <div className="wrap mine-page">
        {league.corrections.length === 0 ? null : (
          <SundayCorrections corrections={league.corrections} rules={league.rules} />
        )}
        {league.changes === null ? null : (
          <SundayNews changes={league.changes} hasOpponent={league.theirs !== null} rules={league.rules} />
        )}
        <SundayRosters league={league} games={games} />
        {tabs.length < 2 ? null : (
          <AcrossLeagues shared={league.shared} others={tabs.filter(({ id }) => id !== league.id)} />
        )}
        {league.bench.length === 0 ? null : <SundayBench bench={league.bench} games={games} rules={league.rules} />}
        {data.notices === null ? null : <NotifyMe {...data.notices} />}
      </div>
    </>
  );
}

/** The weeks before and after, each as a link. */
function WeekSteps({ data: { before, after }, league }: { data: MyPageData; league: string }) {
  const step = (week: WeekId | null, sign: [string, string]) =>
    week === null ? null : (
      <li>
        <Link to={pathOf(week, { league })}>
          <span aria-hidden="true">{sign[0]}</span>
          {weekName(week.seasonType, week.week)}
          <span aria-hidden="true">{sign[1]}</span>
        </Link>
      </li>
    );
  return (
    <nav className="week-steps" aria-label="Weeks">
      <ul>
        {step(before, ["‹ ", ""])}
        {step(after, ["", " ›"])}
      </ul>
    </nav>
  );
}

/** The page's address, always in one order. */
function pathOf(week: WeekId | null, more: Record<string, string> = {}): string {
  const params = new URLSearchParams(week === null ? "" : statsSearch(week));
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return `/my${params.size === 0 ? "" : `?${params.toString()}`}`;
}

function waitForWeek({ sunday }: MyLive, now: number): number | null {
  const waits = sunday.waits.map((game) => millisecondsToLive(game, now)).filter((wait) => wait !== null);
  return waits.length === 0 ? null : Math.min(...waits);
}
