import type { KeyboardEvent } from "react";

import type { Game } from "../../domain/game/game.ts";
import type { GameFigure as Figure, RowEnd } from "../../domain/shape/game-figure.ts";
import type { PlacedScore } from "../../domain/shape/placed-scores.ts";
import { showsScore } from "../../domain/page/play-filter.ts";
import { useGameView } from "../use-game-view.ts";
import { PlayLink } from "./play-link.tsx";

interface GameFigureProps {
  game: Game;
  figure: Figure;
  scores: PlacedScore[];
  homeSecondEdge: boolean;
}

/** Percent of the lead's row that a large lead takes on its side of the line. */
const REACH = 48;
const LEAST_SCALE = 14;

/** The course of the game on the columns of the quarter table: the chance to win, then the lead; away above, home below. A dot is a score and leads to it. */
export function GameFigure({ game, figure, scores, homeSecondEdge }: GameFigureProps) {
  const { columns, chance, peaks, chanceEnd, lead, leadEnd, toCome, sentence } = figure;
  const { awayTeam, homeTeam } = game;
  const { plays } = useGameView().view;
  const most = Math.max(LEAST_SCALE, ...lead.map(({ margin }) => Math.abs(margin)));
  const line = `M${chance.join(" ")}`;
  const ground = (
    <>
      {toCome === null ? null : (
        <rect className="to-come" x={`${toCome.x}%`} width={`${toCome.width}%`} height="100%" />
      )}
      {Array.from({ length: columns + 1 }, (_, index) => (
        <line
          key={index}
          className="tick"
          x1={`${(index / columns) * 100}%`}
          x2={`${(index / columns) * 100}%`}
          y2="100%"
        />
      ))}
      <line className="axis" x2="100%" y1="50%" y2="50%" />
    </>
  );
  return (
    <figure className={columns === 5 ? "course ot" : "course"}>
      <figcaption className="vh">{sentence}</figcaption>
      {chanceEnd === null ? null : (
        <div className="chance">
          <p className="caps">Win chance</p>
          <div className="drawn">
            <p className="sides" aria-hidden="true">
              <span>{awayTeam}</span>
              <span>{homeTeam}</span>
            </p>
            {/* A drawing is an image, and what an image holds is not read: this one holds links. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- the keys are those of the links inside, which have the focus; no other element can draw */}
            <svg role="group" aria-label="Scores" onKeyDown={walk}>
              {ground}
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path className="area" d={`${line} V50H0Z`} />
                <path className="line" d={line} />
              </svg>
              {peaks.map(({ label, ...place }) => (
                <text key={label + place.className} {...place} aria-hidden="true">
                  {label}
                </text>
              ))}
              {scores.map(({ playId, quarterName, place, label }) =>
                place === null ? null : (
                  <PlayLink key={playId} playId={playId} isShown={showsScore(plays, quarterName)} label={label}>
                    <rect className="hit" x={`${place.left}%`} width={`${place.width}%`} height="100%" />
                    <circle className="score" cx={`${place.x}%`} cy={`${place.y}%`} r="4.5" />
                  </PlayLink>
                ),
              )}
            </svg>
          </div>
          <End end={chanceEnd} />
        </div>
      )}
      <div className="lead">
        <p className="caps">Lead</p>
        <svg aria-hidden="true">
          {ground}
          {lead.map(({ x, width, margin }) => {
            const height = (Math.abs(margin) / most) * REACH;
            return (
              <rect
                key={x}
                className={margin > 0 ? `t-${awayTeam}` : `t-${homeTeam}${homeSecondEdge ? " second" : ""}`}
                x={`${x}%`}
                width={`${width}%`}
                y={`${margin > 0 ? 50 - height : 50}%`}
                height={`${height}%`}
              />
            );
          })}
        </svg>
        <End end={leadEnd} />
      </div>
    </figure>
  );
}

const WAYS: Partial<Record<string, string>> = {
  ArrowRight: ":focus + a",
  ArrowLeft: "a:has(+ :focus)",
  Home: "a",
  End: "a:last-child",
};

/** Arrow keys, Home and End walk the dots, which stand side by side at the end of their drawing, in the order of the game. */
function walk(event: KeyboardEvent) {
  const way = WAYS[event.key];
  if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.currentTarget.querySelector<SVGElement>(way)?.focus();
}

function End({ end: { team, words } }: { end: RowEnd }) {
  return (
    <p className="end" key={team + words}>
      {team} <b>{words}</b>
    </p>
  );
}
