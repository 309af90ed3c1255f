import { Suspense, useMemo } from "react";
import { Link } from "react-router";

import { type LiveWeek, readWeek } from "../../domain/live/live-week.ts";
import { standingPoints } from "../../domain/live/my-week.ts";
import { millisecondsToLive } from "../../domain/live/milliseconds-to-live.ts";
import { seasonTypeLabel } from "../../domain/game/season-type.ts";
import { gamePhase, inPlay, isCalledOff } from "../../domain/game/game-state.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { LEADER_POSITIONS } from "../../domain/page/leader-positions.ts";
import { SCORE_SWITCH } from "../../domain/page/score-switch.ts";
import { wideGames } from "../../domain/page/wide-games.ts";
import type { Game } from "../../domain/game/game.ts";
import { loadStatsPage, type StatsPageData } from "../../server/pages/stats-page.server.ts";
import { GameTile } from "../components/game-tile.tsx";
import { Leaders } from "../components/leaders.tsx";
import { LiveLine } from "../components/live-line.tsx";
import type { PageTab } from "../components/page-tabs.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { ScoreSwitch } from "../components/score-switch.tsx";
import { ScrambledNotice } from "../components/scrambled-notice.tsx";
import { SeasonForm, WeekStrip } from "../components/week-picker.tsx";
import { useLivePage } from "../live/use-live-page.ts";
import { pageMeta } from "../page-meta.ts";
import { statsSearch } from "../stats-search.ts";
import { lazyPart } from "../lazy-part.ts";
import type { Route } from "./+types/stats";

/** Tiles above the fold. */
const EAGER_TILES = 8;

/** For those who stay behind a stream. */
const BehindStream = lazyPart(() => import("../components/behind-stream.tsx"));

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { baseUrl, ...page } = await loadStatsPage(context, searchParams);
  return { ...page, meta: metaOf(page, baseUrl, searchParams.has("season")) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "Scores - Pickle Six" }];
}

export default function StatsPage({ loaderData }: Route.ComponentProps) {
  const { week, notShown, seasons, types, storedTypes, weeks, idle, position, seasonList, hidesScores, behind } =
    loaderData;
  const search = week === null ? "" : statsSearch({ ...week, position });
  const { page, feed } = useLivePage(
    useMemo(() => readWeek(loaderData), [loaderData]),
    {
      // An open page asks for what it says of itself, whatever was chosen in another tab since.
      address: { path: "/stats", search: behind > 0 ? `${search}&behind=${behind}` : search },
      // Frames hold scores.
      wait: hidesScores ? () => null : waitForWeek,
      load: async () => (await import("../live/follow-week.ts")).followWeek,
    },
  );
  if (week === null) return <EmptySite />;
  const { games, leaders, leaderSource, sources, isScrambled } = page;
  const live = games.filter(inPlay);
  const wide = wideGames(games);
  const narrow = games.filter((game) => !wide.includes(game));
  const ordered = [...wide, ...narrow.filter(inPlay), ...narrow.filter((game) => inPlay(game) === null)];
  const name = weekName(week.seasonType, week.week);
  return (
    <PageShell skipTo="scores" sources={sources} current="scores">
      {isScrambled ? <ScrambledNotice /> : null}
      <header className="week-page">
        <div className="wrap">
          <div className="titles">
            <div>
              <h1>{name}</h1>
              <p>
                {week.season} {seasonTypeLabel(week.seasonType)}. {stateOfWeek(games)}
              </p>
              {notShown === null ? null : (
                <p className="not-shown">
                  {notShown}
                  {seasonList === null ? null : (
                    <>
                      {" "}
                      <Link to={`/players?pos=${seasonList}`}>The newest season’s {seasonList} leaders</Link>
                    </>
                  )}
                </p>
              )}
              {live.length === 0 || hidesScores ? null : <LiveLine feed={feed} asOf={latest(live)} />}
            </div>
            <div className="choices">
              <SeasonForm {...{ week, seasons, types, storedTypes }} />
              <ScoreSwitch id={SCORE_SWITCH} isHidden={hidesScores} />
            </div>
          </div>
          <WeekStrip current={week} weeks={weeks} types={types} position={position} />
        </div>
      </header>
      {behind === 0 || live.length === 0 || hidesScores ? null : (
        <Suspense>
          <BehindStream seconds={behind} />
        </Suspense>
      )}
      <div className="wrap">
        <section aria-labelledby="games-h">
          <h2 className="vh" id="games-h">
            Games
          </h2>
          <ul className="tiles">
            {ordered.map((game, index) => (
              <GameTile
                key={game.gameKey}
                game={game}
                wide={wide.includes(game)}
                isHidden={hidesScores}
                lazy={index >= EAGER_TILES}
              />
            ))}
          </ul>
          {idle.length === 0 ? null : (
            <p className="idle small">
              <b>No game this week:</b> {idle.join(", ")}
            </p>
          )}
        </section>
        {hidesScores ? (
          <p className="no-scores empty">Scores are hidden in this browser, and fantasy leaders with them.</p>
        ) : (
          <Leaders
            leaders={leaders}
            source={leaderSource}
            position={position}
            my={standingPoints(loaderData.my, loaderData, page)}
            week={`${name} of ${week.season}`}
            tabs={tabsOf(week, position)}
          />
        )}
      </div>
    </PageShell>
  );
}

function tabsOf(week: WeekId, position: StatsPageData["position"]): PageTab[] {
  return [null, ...LEADER_POSITIONS].map((one) => ({
    key: one ?? "all",
    label: one ?? "All",
    search: statsSearch({ ...week, position: one }),
    current: one === position,
  }));
}

function EmptySite() {
  return (
    <PageShell skipTo="message" sources={[]} current="scores">
      <div className="wrap lost">
        <h1>No games yet</h1>
        <p>
          The store is empty. Load a season with <code>npm run import</code>, then reload this page.
        </p>
      </div>
    </PageShell>
  );
}

/** `14 final, 1 live, 1 to come.` */
function stateOfWeek(games: Game[]): string {
  const final = games.filter((game) => gamePhase(game) === "over").length;
  const live = games.filter(inPlay).length;
  const off = games.filter(isCalledOff).length;
  const rest = games.length - final - live - off;
  const parts = [
    final === 0 ? "" : `${final} final`,
    live === 0 ? "" : `${live} live`,
    off === 0 ? "" : `${off} called off`,
    rest === 0 ? "" : `${rest} to come`,
  ];
  return `${parts.filter((part) => part !== "").join(", ")}.`;
}

/** When the newest of the games was last updated. */
function latest(games: Game[]): string | null {
  const moments = games
    .map(({ lastUpdated }) => Date.parse(lastUpdated ?? ""))
    .filter((moment) => !Number.isNaN(moment));
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
}

function waitForWeek({ games }: LiveWeek, now: number): number | null {
  const waits = games.map((game) => millisecondsToLive(game, now)).filter((wait) => wait !== null);
  return waits.length === 0 ? null : Math.min(...waits);
}

function gamesInWords(games: Game[]): string {
  return games.length === 1 ? "One game" : `All ${games.length} games`;
}

function metaOf(
  { week, games, sources }: Pick<StatsPageData, "week" | "games" | "sources">,
  baseUrl: string | null,
  isNamed: boolean,
) {
  if (week === null) {
    return pageMeta({
      title: "Scores - Pickle Six",
      description: "NFL scores, box scores with fantasy points and every play.",
      keywords: ["fantasy football", "NFL", "scores"],
      path: "/stats",
      baseUrl,
    });
  }
  const name = `${weekName(week.seasonType, week.week)} scores, ${week.season} ${seasonTypeLabel(week.seasonType)}`;
  const simulated = sources.includes("demo") ? "Simulated games, fictional players. " : "";
  return pageMeta({
    title: `${name} - Pickle Six`,
    description: `${simulated}${gamesInWords(games)}, with the week’s fantasy leaders. Box scores and every play of each game.`,
    keywords: [
      "fantasy football",
      "NFL scores",
      weekName(week.seasonType, week.week),
      String(week.season),
      "fantasy leaders",
      "PPR",
    ],
    path: isNamed ? `/stats${statsSearch(week)}` : "/stats",
    baseUrl,
  });
}
