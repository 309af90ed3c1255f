import { useMemo } from "react";
import { data } from "react-router";

import { dayInWords } from "../../domain/format-moment.ts";
import { readJsonText } from "../../domain/json-text.ts";
import { isFinal, isNotStarted, statusWord } from "../../domain/status.ts";
import { teamName } from "../../domain/team.ts";
import { loadGamePage } from "../../server/pages/game-page.server.ts";
import { MissingOrBroken } from "../components/error-page.tsx";
import { BoxScoreSection } from "../components/box-score-section.tsx";
import { GameCards } from "../components/game-cards.tsx";
import { LastScore } from "../components/last-score.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { PlaysSection } from "../components/plays-section.tsx";
import { QuarterSection } from "../components/quarter-section.tsx";
import { ScoreHeader } from "../components/score-header.tsx";
import { SectionBar } from "../components/section-bar.tsx";
import { Story } from "../components/story.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/game";

export { onlyForAnotherPath as shouldRevalidate } from "../revalidation.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadGamePage(context, params.gameKey);
  if (page === null) throw data(null, { status: 404 });
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: "Game Analysis" }, { name: "robots", content: "noindex" }];
  const { game, sources, baseUrl } = loaderData;
  const isSimulated = sources.includes("demo");
  const [away, home] = [teamName(game.awayTeam, game.season), teamName(game.homeTeam, game.season)];
  const score =
    game.awayScore === null || game.homeScore === null || isNotStarted(game)
      ? `${away.place} ${away.nick} at ${home.place} ${home.nick}${game.dateTime === null ? "" : `, ${dayInWords(game.dateTime)}`}`
      : `${away.nick} ${game.awayScore}, ${home.nick} ${game.homeScore} (${statusWord(game.status)})`;
  const offers = isNotStarted(game)
    ? "Projections for every fantasy player, stadium, weather and betting line."
    : `Box score with fantasy points, quarter scores and every play${isFinal(game) ? "" : ", as they happen"}.`;
  return pageMeta({
    title: `${game.awayTeam} vs ${game.homeTeam} Week ${game.week} - AI Fantasy Football Analysis`,
    description: `${isSimulated ? "Simulated game, fictional players. " : ""}${score}. ${offers}`,
    keywords: [
      "fantasy football",
      "NFL",
      `${away.place} ${away.nick}`,
      `${home.place} ${home.nick}`,
      `Week ${game.week} ${game.season}`,
      "box score",
      "play-by-play",
      "PPR",
      ...(isSimulated ? ["simulated game"] : []),
    ],
    path: `/games/${game.gameKey}`,
    baseUrl,
    kind: "article",
  });
}

export default function GamePage({ loaderData }: Route.ComponentProps) {
  const { game, gameRecap, gameProjection, differences, homeSecondEdge, sources } = loaderData;
  const plays = useMemo(() => readJsonText(loaderData.allPlays), [loaderData.allPlays]);
  const projections = useMemo(() => readJsonText(loaderData.playerProjections), [loaderData.playerProjections]);
  const stats = useMemo(() => readJsonText(loaderData.playerGameStats), [loaderData.playerGameStats]);
  const preview =
    gameProjection !== null && isNotStarted(game) && gameProjection.projection.trim() !== "" ? gameProjection : null;
  const recap = gameRecap !== null && gameRecap.recap.trim() !== "" ? gameRecap : null;
  const sections = [
    ...(preview === null ? [] : [{ id: "preview", label: "Preview" }]),
    ...(recap === null ? [] : [{ id: "recap", label: "Recap" }]),
    { id: "quarters", label: "Quarters" },
    { id: "box", label: "Box score" },
    { id: "facts", label: "Facts" },
    ...(plays.length === 0 ? [] : [{ id: "plays", label: "Plays" }]),
  ];
  return (
    <PageShell skipTo="game" sources={sources}>
      <ScoreHeader game={game} homeSecondEdge={homeSecondEdge} />
      <SectionBar game={game} sections={sections} />
      <div className="wrap page">
        <div className="story">
          {preview === null ? null : (
            <Story id="preview" heading="Preview" createdAt={preview.createdAt} html={preview.html} />
          )}
          {recap === null ? null : <Story id="recap" heading="Recap" createdAt={recap.createdAt} html={recap.html} />}
          <QuarterSection game={game} plays={plays} homeSecondEdge={homeSecondEdge} />
          <BoxScoreSection projections={projections} stats={stats} differences={differences} />
        </div>
        <aside className="aside" aria-label="Game facts">
          <div className="stay">
            <GameCards game={game} />
            <LastScore plays={plays} />
          </div>
        </aside>
        <PlaysSection game={game} plays={plays} />
      </div>
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingOrBroken
      error={error}
      missing={{
        title: "We have no such game",
        text: "No game here has this key. It may be mistyped, or the game’s season has not been loaded yet. Look for it on the page of its week.",
      }}
      broken={{
        title: "This game could not be shown",
        text: "Something went wrong on our side. Try again in a minute; the other games are not affected.",
      }}
    />
  );
}
