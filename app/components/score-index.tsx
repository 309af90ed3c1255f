import type { Game } from "../../domain/game/game.ts";
import { showsScore } from "../../domain/page/play-filter.ts";
import { quarterLabel } from "../../domain/plays/play-card.ts";
import type { PlacedScore } from "../../domain/shape/placed-scores.ts";
import { useGameView } from "../use-game-view.ts";
import { PlayLink } from "./play-link.tsx";
import { Sleeve } from "./sleeve.tsx";

interface ScoreIndexProps {
  game: Pick<Game, "awayTeam" | "homeTeam">;
  scores: PlacedScore[];
}

/** Every score, with its drive and the score after it; each leads to its play. Absent before the first one. */
export function ScoreIndex({ game: { awayTeam, homeTeam }, scores }: ScoreIndexProps) {
  const { plays } = useGameView().view;
  if (scores.length === 0) return null;
  return (
    <nav className="index" id="scores" aria-labelledby="scores-h">
      <div className="slug">
        <h2 id="scores-h">Scoring</h2>
        <p className="small">
          {awayTeam}–{homeTeam}
        </p>
      </div>
      {/* A frame of its own: where it scrolls, it opens on the newest while the game goes on, and at its beginning after the end. */}
      <div className="scores">
        <ol>
          {scores.map(
            ({ playId, quarterName, clock, team, given, surname, yards, what, tried, drive, awayScore, homeScore }) => (
              <li key={playId}>
                <PlayLink playId={playId} isShown={showsScore(plays, quarterName)}>
                  <span>
                    {quarterLabel(quarterName)} {clock}
                  </span>{" "}
                  <Sleeve team={team} mini />{" "}
                  <span className="what">
                    <span className="vh">
                      {team}, {given}
                    </span>
                    {surname} {yards}
                    {yards !== null && <span className="vh">-yard</span>} {what}{" "}
                    {tried && <span className="tried">{`(${tried})`}</span>}
                  </span>{" "}
                  <span key={`${awayScore} ${homeScore}`}>
                    {awayScore > homeScore ? <b>{awayScore}</b> : awayScore}–
                    {homeScore > awayScore ? <b>{homeScore}</b> : homeScore}
                  </span>{" "}
                  <small>{drive}</small>
                </PlayLink>
              </li>
            ),
          )}
        </ol>
      </div>
    </nav>
  );
}
