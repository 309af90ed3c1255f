import { type ReactNode, useMemo } from "react";

import { type LiveGame, type PackedGame, readPackedGame } from "../../domain/live-page.ts";
import { millisecondsToLive } from "../../domain/live-window.ts";
import { isFinal, isNotStarted } from "../../domain/status.ts";
import { type LiveAddress, useLivePage } from "../live/use-live-page.ts";
import { BoxScoreSection } from "./box-score-section.tsx";
import { GameCards } from "./game-cards.tsx";
import { LastScore } from "./last-score.tsx";
import { PlaysSection } from "./plays-section.tsx";
import { QuarterSection } from "./quarter-section.tsx";
import { ScoreHeader } from "./score-header.tsx";
import { ScrambledNotice } from "./scrambled-notice.tsx";
import { SectionBar } from "./section-bar.tsx";
import { Story } from "./story.tsx";

interface GameBodyProps {
  /** As it was loaded; from then on the page follows the game by itself. */
  page: PackedGame;
  address: LiveAddress;
  /** A replay moves whatever the day of its game was. */
  isReplay?: boolean;
  /** For the administrator: a link in the header, and a panel under the box score. */
  exportLink?: ReactNode;
  adminTools?: ReactNode;
}

/** Everything that a page shows of one game: the game page itself, and the page of a replay. */
export function GameBody({
  page: loaded,
  address,
  isReplay = false,
  exportLink = null,
  adminTools = null,
}: GameBodyProps) {
  const { page, feed } = useLivePage(
    useMemo(() => readPackedGame(loaded), [loaded]),
    {
      address,
      wait: isReplay ? waitForReplay : waitForGame,
      load: async () => (await import("../live/follow-game.ts")).followGame,
    },
  );
  const { game, gameRecap, gameProjection, differences, corrections, homeSecondEdge } = page;
  const { allPlays: plays, playerProjections: projections, playerGameStats: stats } = page;
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
    <>
      {page.isScrambled ? <ScrambledNotice /> : null}
      <ScoreHeader
        game={game}
        homeSecondEdge={homeSecondEdge}
        feed={feed}
        isReplay={isReplay}
        exportLink={exportLink}
      />
      <SectionBar game={game} sections={sections} />
      <div className="wrap page">
        <div className="story">
          {preview === null ? null : <Story id="preview" heading="Preview" {...preview} />}
          {recap === null ? null : <Story id="recap" heading="Recap" {...recap} />}
          <QuarterSection
            game={game}
            plays={plays}
            homeSecondEdge={homeSecondEdge}
            canBeReplayed={isFinal(game) && plays.length > 0 && !isReplay}
          />
          <BoxScoreSection projections={projections} stats={stats} differences={differences} />
          {adminTools}
        </div>
        <aside className="aside" aria-label="Game facts">
          <div className="stay">
            <GameCards game={game} />
            <LastScore plays={plays} />
          </div>
        </aside>
        <PlaysSection game={game} plays={plays} corrections={corrections} />
      </div>
    </>
  );
}

function waitForGame({ game }: LiveGame, now: number): number | null {
  return millisecondsToLive(game, now);
}

function waitForReplay({ game }: LiveGame): number | null {
  return isFinal(game) ? null : 0;
}
