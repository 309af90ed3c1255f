import { teamName } from "../game/team.ts";
import { wholeChance } from "../words/whole-chance.ts";
import { isTry } from "../game/is-try.ts";
import type { Game } from "../game/game.ts";
import { gameState } from "../game/game-state.ts";
import type { Play } from "../game/play.ts";
import { leadSteps } from "../page/lead.ts";
import { formatClock } from "../words/format.ts";
import { chanceSentence } from "./chance-sentence.ts";
import { type PlacedWords, wordsPlaces } from "./peak-words.ts";
import { playPlaces } from "./play-places.ts";

/** A stretch in which one team led by as much; `x` and `width` in percent of the figure's width. */
export interface LeadBar {
  x: number;
  width: number;
  /** Away points less home points: above 0 the visitors lead. */
  margin: number;
}

/** The highest chance of one team in words beside it, `CHI 93%, 0:06 left`, with the attributes of their place. */
export interface ChancePeak {
  label: string;
  x: string;
  y: string;
  dx: number;
  dy: number;
  textAnchor: "start" | "middle" | "end";
  className: PlacedWords["on"];
}

/** How it stands at the end of a row: `Commanders`, `won`. The team, by nickname, is empty where neither is meant. */
export interface RowEnd {
  team: string;
  words: string;
}

/**
 * The course of a game on the columns of its quarter table: the home team's chance to win, from the visitors' certain win at
 * the top to the home team's at the bottom, and the lead under it. All in percent, drawn by `game-figure.tsx`.
 */
export interface GameFigure {
  /** 4, and 5 with overtime. */
  columns: number;
  /** The line of the chance, point by point, `x y`. Empty where no chance is known. */
  chance: string[];
  peaks: ChancePeak[];
  chanceEnd: RowEnd | null;
  lead: LeadBar[];
  leadEnd: RowEnd;
  /** From where to where a running quarter is still to be played; null where none is. */
  toCome: { x: number; width: number } | null;
  /** All of it in words. */
  sentence: string;
}

/** What a mark of a play on the figure needs. */
export interface FigurePlace {
  x: number;
  y: number;
}

export interface DrawnGame {
  figure: GameFigure;
  /** In the order of the plays. */
  places: FigurePlace[];
}

/** Draws a game from its plays, which stand in game order, and the home team's chance after each in percent; null without a play that has a clock. */
export function gameFigure(
  game: Game,
  plays: readonly Play[],
  chances: { before: number; after: readonly number[] } | null,
): DrawnGame | null {
  const steps = leadSteps(plays, game);
  if (steps === null) return null;
  const { places, runningTo } = playPlaces(plays, game);
  const columns = game.isOvertime || (places.at(-1) ?? 0) > 4 ? 5 : 4;
  const x = (place: number): number => hundredths((place / columns) * 100);
  const points = plays.map((_, index) => ({ x: x(places[index] ?? 0), y: chances?.after[index] ?? 50 }));
  const now = x(places.at(-1) ?? 0);
  const figure: GameFigure = {
    columns,
    chance: chances === null ? [] : [{ x: 0, y: chances.before }, ...points].map((point) => `${point.x} ${point.y}`),
    peaks: chances === null ? [] : peaksOf(game, plays, points, chances.before),
    chanceEnd: chances === null ? null : endOf(game, chances.after.at(-1) ?? chances.before),
    lead: leadBars(plays, points, now),
    leadEnd: leadEnd(game, steps.steps.at(-1)?.margin ?? 0),
    toCome: runningTo === null ? null : { x: now, width: hundredths(x(runningTo) - now) },
    sentence: chances === null ? steps.sentence : `${steps.sentence} ${chanceSentence(game, plays, chances)}`,
  };
  return { figure, places: points };
}

/** `Commanders by 3` */
function leadEnd(game: Game, margin: number): RowEnd {
  if (margin === 0) return { team: "", words: "Tied" };
  return { team: nickOf(game, margin > 0 ? "away" : "home"), words: `by ${Math.abs(margin)}` };
}

/** `NO won` would be read as a team that did not. */
function nickOf(game: Game, side: "away" | "home"): string {
  return teamName(game[`${side}Team`], game.season).nick;
}

function endOf(game: Game, homeChance: number): RowEnd {
  const state = gameState(game);
  if (state.phase === "over" && state.winner !== null) return { team: nickOf(game, state.winner), words: "won" };
  if (state.phase === "over") return { team: "", words: "Tied" };
  const isHome = homeChance >= 50;
  return {
    team: nickOf(game, isHome ? "home" : "away"),
    words: `${wholeChance(isHome ? homeChance : 100 - homeChance)}%`,
  };
}

/** Less than this is nobody's peak. */
const LEAST_PEAK = 60;

/** Points below its best with which a team is still at it. */
const NEAR_PEAK = 8;

/** Each team's best moment before the end, where it was ahead of the other at all. */
function peaksOf(game: Game, plays: readonly Play[], points: readonly FigurePlace[], before: number): ChancePeak[] {
  const line = [{ x: 0, y: before }, ...points];
  const dots = plays.flatMap((play, index) =>
    play.awayPoints + play.homePoints === 0 || isTry(play.type) ? [] : (points[index] ?? []),
  );
  const placed: PlacedWords[] = [];
  const state = gameState(game);
  const isOver = state.phase === "over";
  const inner = isOver ? points.slice(0, -1) : points;
  for (const side of ["away", "home"] as const) {
    const own = (point: FigurePlace): number => (side === "home" ? point.y : 100 - point.y);
    const best = inner.reduce((most, point, index) => (own(point) > own(inner[most] ?? point) ? index : most), 0);
    const [point, play] = [inner[best], plays[best]];
    // Who won was certain in the end, and with a safe lead long before: that needs no mark.
    const isWinner = isOver && state.winner === side;
    if (point === undefined || play === undefined || own(point) < LEAST_PEAK || isWinner) continue;
    // Who is about as sure as ever has it at the end of the row, and the words would lie on the line.
    if (!isOver && own(point) - own(points.at(-1) ?? point) < NEAR_PEAK) continue;
    const clock = formatClock(play.timeRemainingMinutes, play.timeRemainingSeconds);
    const team = game[`${side}Team`];
    const label = `${team} ${wholeChance(own(point))}%${clock === "" ? "" : `, ${clock} left`}`;
    const places = wordsPlaces(point, label, { line, dots, others: placed });
    placed.push(...places.map((place) => ({ ...point, ...place, label })));
  }
  return placed.map(({ label, x, y, dx, dy, anchor, on }) => ({
    label,
    x: `${x}%`,
    y: `${y}%`,
    dx,
    dy,
    textAnchor: anchor,
    className: on,
  }));
}

/** A try's points count from its touchdown. */
function leadBars(plays: readonly Play[], points: readonly FigurePlace[], now: number): LeadBar[] {
  const changes: { x: number; margin: number }[] = [];
  let margin = 0;
  plays.forEach((play, index) => {
    const change = play.awayPoints - play.homePoints;
    if (change === 0) return;
    margin += change;
    const last = changes.at(-1);
    if (isTry(play.type) && last !== undefined) last.margin = margin;
    else changes.push({ x: points[index]?.x ?? 0, margin });
  });
  return changes
    .map((change, index) => ({ ...change, width: hundredths((changes[index + 1]?.x ?? now) - change.x) }))
    .filter((bar) => bar.margin !== 0 && bar.width > 0);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
