import { type ReactNode, useEffect, useMemo } from "react";

import { gamePhase } from "../../domain/game/game-state.ts";
import { type LiveGame, type PackedGame, readPackedGame, type ReadersGame } from "../../domain/live/live-game.ts";
import { millisecondsToLive } from "../../domain/live/milliseconds-to-live.ts";
import type { RecordsBefore } from "../../domain/season/records-before.ts";
import { shownGame } from "../analyst/shown-game.ts";
import { type LiveAddress, useLivePage } from "../live/use-live-page.ts";
import { BoxScoreSection } from "./box-score-section.tsx";
import { GameCards } from "./game-cards.tsx";
import { LastScore } from "./last-score.tsx";
import { PlaysSection } from "./plays-section.tsx";
import { QuarterSection } from "./quarter-section.tsx";
import { ScoreIndex } from "./score-index.tsx";
import { ScoreHeader } from "./score-header.tsx";
import { ScrambledNotice } from "./scrambled-notice.tsx";
import { SectionBar } from "./section-bar.tsx";
import { Story } from "./story.tsx";

interface GameBodyProps {
  /** As it was loaded; from then on the page follows the game by itself. */
  page: PackedGame & {
    records?: RecordsBefore | null;
    /** The page stands at a moment of a finished game, which nothing follows. */
    past?: object | null;
  };
  address: LiveAddress;
  /** A replay moves whatever the day of its game was. */
  isReplay?: boolean;
  /** The time machine's controls, right under the score that they change; or, under the header, those of who stays behind a stream. */
  controls?: ReactNode;
  /** For the administrator: a link in the header, and a panel under the box score. */
  exportLink?: ReactNode;
  adminTools?: ReactNode;
  /** The analyst's section; a replay has none, because the analyst knows how the game ended. */
  analyst?: ReactNode;
}

/** Everything that a page shows of one game: the game page itself, and the page of a replay. */
export function GameBody({
  page: loaded,
  address,
  isReplay = false,
  controls,
  exportLink,
  adminTools,
  analyst,
}: GameBodyProps) {
  const { page, feed } = useLivePage<ReadersGame>(
    useMemo(() => readPackedGame(loaded), [loaded]),
    {
      address,
      wait: loaded.past ? () => null : isReplay ? waitForReplay : waitForGame,
      load: async () => (await import("../live/follow-game.ts")).followGame,
    },
  );
  useEffect(() => {
    shownGame.current = page;
  }, [page]);
  const { game, gameRecap, gameProjection, homeSecondEdge, allPlays: plays } = page;
  const phase = gamePhase(game);
  const preview = phase === "before" && gameProjection?.projection.trim() ? gameProjection : null;
  const recap = gameRecap?.recap.trim() ? gameRecap : null;
  const sections: [id: string, label: ReactNode, isThere?: boolean][] = [
    ["preview", "Preview", preview !== null],
    ["recap", "Recap", recap !== null],
    ["quarters", "Quarters"],
    [
      "box",
      <>
        Box<span> score</span>
      </>,
    ],
    ["plays", "Plays", plays.length > 0],
    ["analyst", "Ask", !isReplay],
    ["scores", "Scoring", page.scores.length > 0],
    ["facts", "Facts"],
  ];
  return (
    <>
      {page.isScrambled ? <ScrambledNotice /> : null}
      <ScoreHeader
        page={page}
        records={loaded.records}
        feed={feed}
        isReplay={isReplay}
        exportLink={exportLink}
        controls={loaded.past && controls}
      />
      {loaded.past || phase === "over" ? null : controls}
      <SectionBar game={game} moment={page.moment} feed={feed} sections={sections} />
      <div className="wrap page">
        <div className="story">
          {preview === null ? null : <Story id="preview" heading="Preview" {...preview} />}
          {recap === null ? null : <Story id="recap" heading="Recap" {...recap} />}
          {page.notRead === null ? null : <p className="empty">{page.notRead}</p>}
          <QuarterSection
            game={game}
            quarters={page.quarters}
            figure={page.figure}
            scores={page.scores}
            teams={page.teams}
            homeSecondEdge={homeSecondEdge}
            canBeReplayed={phase === "over" && plays.length > 0 && !isReplay}
            isReplay={isReplay}
          />
          <BoxScoreSection
            page={page}
            tables={(plays.length > 0 || phase === "before") && !isReplay && `/games/${game.gameKey}/box/`}
            // What explains a figure tells how the game ended.
            points={plays.length > 0 && !isReplay && !loaded.past && `/games/${game.gameKey}/points/`}
          />
          {adminTools}
        </div>
        <div className="aside" data-phase={phase}>
          <div className="stay">
            <ScoreIndex game={game} scores={page.scores} />
            {analyst}
          </div>
        </div>
        <aside className="about-game" aria-label="Game facts">
          <GameCards game={game} />
          <LastScore score={page.lastScore} />
        </aside>
        <PlaysSection {...page} plays={plays} />
      </div>
    </>
  );
}

function waitForGame({ game }: LiveGame, now: number): number | null {
  return millisecondsToLive(game, now);
}

function waitForReplay({ game }: LiveGame): number | null {
  return gamePhase(game) === "over" ? null : 0;
}
