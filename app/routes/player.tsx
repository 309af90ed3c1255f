import { isRouteErrorResponse, Link, redirect, useLocation } from "react-router";

import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import { playerFacts } from "../../domain/page/player-facts.ts";
import { shownPosition } from "../../domain/game/shown-position.ts";
import { teamName } from "../../domain/game/team.ts";
import { DEFENSE_POSITION } from "../../domain/players/team-defense.ts";
import { loadPlayerPage, type PlayerPageData } from "../../server/pages/player-page.server.ts";
import { refused } from "../../server/pages/refused.server.ts";
import { InjuryNote } from "../components/injury-note.tsx";
import { MissingOrBroken } from "../components/error-page.tsx";
import { NextGame } from "../components/next-game.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { PageTabs } from "../components/page-tabs.tsx";
import { PlayerLog } from "../components/player-log.tsx";
import { PlayerRanks } from "../components/player-ranks.tsx";
import { PointsChart } from "../components/points-chart.tsx";
import { ScoreSwitch } from "../components/score-switch.tsx";
import { ScrambledNotice } from "../components/scrambled-notice.tsx";
import { StarButton } from "../components/star-button.tsx";
import { StarForm } from "../components/star-form.tsx";
import { TeamMark } from "../components/team-mark.tsx";
import { UsageTable } from "../components/usage-table.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/player";

const NOBODY = { title: "Player not found", text: "No player here has this ID. Search by name instead." };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const result = await loadPlayerPage(context, params.playerId, searchParams);
  if (result.kind === "unknown") throw refused(404, NOBODY);
  if (result.kind === "elsewhere") throw redirect(`/players/${encodeURIComponent(result.playerId)}${search}`, 301);
  const { baseUrl, ...page } = result.page;
  return { ...page, meta: metaOf(page, baseUrl) };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  // Whatever is refused here is refused in words.
  const title = isRouteErrorResponse(error) && error.status === 404 ? (error.data as typeof NOBODY).title : "Error";
  return loaderData?.meta ?? [{ title: `${title} - Pickle Six` }, { name: "robots", content: "noindex" }];
}

export default function PlayerPage({ loaderData }: Route.ComponentProps) {
  const { player, seasons, season, hidesScores, parts, my, counted, judged, ranks, next, usage, injury } = loaderData;
  const { today, sources, isScrambled, isStarred } = loaderData;
  const { pathname, search } = useLocation();
  const team = player.team === null ? null : teamName(player.team, season ?? 9999);
  const facts = playerFacts(player, today);
  return (
    <PageShell skipTo="game log" sources={sources}>
      {isScrambled ? <ScrambledNotice /> : null}
      <div className="wrap player">
        <header className={player.team === null ? "who-is" : `who-is t-${player.team}`}>
          {player.team === null ? null : <TeamMark team={player.team} size="big" />}
          <div>
            <h1>{player.name}</h1>
            <p className="role">
              {roleOf(player, season)}
              {player.jerseyNumber === null ? null : <span className="number"> #{player.jerseyNumber}</span>}
            </p>
          </div>
          <StarForm to={pathname + search}>
            {(isOn) => (
              <StarButton
                owner={player.playerId}
                name={player.name}
                isStarred={isOn(player.playerId, isStarred)}
                isWide
              />
            )}
          </StarForm>
          {facts.length === 0 ? null : (
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </header>
        {next === null ? null : <NextGame next={next} position={player.position} />}
        <section aria-labelledby="log-h" id="log">
          <div className="slug">
            <h2 id="log-h">{season === null ? "Game log" : `${season} game log`}</h2>
          </div>
          {seasons.length < 2 ? null : (
            <PageTabs
              label="Season"
              className="seasons"
              tabs={seasons.map((one) => ({
                key: String(one),
                label: String(one),
                search: seasonSearch(one === seasons[0] ? null : one, my),
                current: one === season,
              }))}
            />
          )}
          {loaderData.notShown === null ? null : <p className="not-shown">{loaderData.notShown}</p>}
          {hidesScores ? (
            <div className="no-scores">
              <p className="empty">Scores are hidden in this browser, and so is what {player.name} did in each game.</p>
              <ScoreSwitch isHidden />
            </div>
          ) : season === null || parts.length === 0 ? (
            <p className="empty">
              No game of {player.position === DEFENSE_POSITION ? `the ${team?.nick}` : player.name} has{" "}
              {player.position === DEFENSE_POSITION ? "plays" : "statistics or a projection"} yet.{" "}
              <Link to="/stats">See this week’s games</Link>.
            </p>
          ) : (
            <>
              {ranks === null ? null : <PlayerRanks ranks={ranks} season={season} />}
              {isBoxScorePosition(player.position) ? <PointsChart parts={parts} name={player.name} /> : null}
              <PlayerLog
                parts={parts}
                counted={counted}
                season={season}
                player={player}
                my={my}
                explained={loaderData.explained}
                judged={judged}
                ranks={ranks}
              />
            </>
          )}
        </section>
        {(usage === null && injury === null) || season === null ? null : (
          <Usage {...{ usage, injury, season, parts, player }} />
        )}
      </div>
    </PageShell>
  );
}

type UsageProps = Pick<PlayerPageData, "usage" | "injury" | "parts" | "player"> & { season: number };

/** How he was used, and the newest report on him. */
function Usage({ usage, injury, season, parts, player }: UsageProps) {
  return (
    <section aria-labelledby="usage-h" id="usage">
      <div className="slug">
        <h2 id="usage-h">{usage === null ? "Injury report" : `${season} usage`}</h2>
      </div>
      {injury === null ? null : <InjuryNote report={injury} />}
      {usage === null ? null : (
        <>
          <UsageTable usage={usage} parts={parts} season={season} name={player.name} />
          <p className="small note">
            A share is his part of his team’s in the same games.
            {usage.columns.some(({ head }) => head === "xPPR")
              ? " xPPR is what his targets and carries are worth on average, for any player."
              : null}
          </p>
        </>
      )}
    </section>
  );
}

/** `RB, Philadelphia Eagles` */
function roleOf({ position, team }: PlayerPageData["player"], season: number | null): string {
  if (position === DEFENSE_POSITION) return "Defense and special teams";
  const { place, nick } = teamName(team ?? "", season ?? 9999);
  return `${shownPosition(position)}, ${team === null ? "Free agent" : `${place} ${nick}`}`;
}

/** Rules that the address names stay in it. */
function seasonSearch(season: number | null, my: PlayerPageData["my"]): string {
  const params = new URLSearchParams(season === null ? {} : { season: String(season) });
  if (my !== null && !my.isKept) params.set("scoring", my.scoring);
  return params.size === 0 ? "" : `?${params}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingOrBroken
      error={error}
      broken={{
        title: "This player could not be shown",
        text: "Something went wrong on our end. Try again in a minute; the rest of the site is not affected.",
      }}
    />
  );
}

function metaOf({ player, season, seasons, sources }: Omit<PlayerPageData, "baseUrl">, baseUrl: string | null) {
  const isDefense = player.position === DEFENSE_POSITION;
  const team = player.team === null || isDefense ? "" : `, ${teamName(player.team, season ?? 9999).nick}`;
  const simulated = sources.includes("demo") ? (isDefense ? "Simulated. " : "Simulated, a fictional player. ") : "";
  return pageMeta({
    title: `${player.name} (${player.position}${team}) game log${season === null ? "" : ` ${season}`} - Pickle Six`,
    description: `${simulated}${player.name}, ${isDefense ? "defense and special teams: statistics and fantasy points" : `${player.position}${team}: statistics, fantasy points and projections`} of every game${season === null ? "" : ` in ${season}`}.`,
    keywords: ["fantasy football", "NFL", player.name, player.position, "game log", "PPR"],
    path: `/players/${player.playerId}${season === null || season === seasons[0] ? "" : `?season=${season}`}`,
    baseUrl,
    kind: "profile",
  });
}
