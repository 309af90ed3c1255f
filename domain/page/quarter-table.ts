import { MISSING } from "../words/format.ts";
import type { Game } from "../game/game.ts";
import { type GameState, gameState } from "../game/game-state.ts";

/** One number of the table; `text` is `-` where there is none yet. */
export interface QuarterCell {
  value: number | null;
  text: string;
}

export interface QuarterRow {
  team: string;
  /** Q1 to Q4, and overtime where the table has its column. */
  quarters: QuarterCell[];
  final: QuarterCell;
  /** Ahead on points, when the game is over. */
  isWinner: boolean;
}

export interface QuarterTable {
  /** `Q1` to `Q4`, `OT` if the game went there, `FINAL`. */
  columns: string[];
  /** What each of these stands for; null of one that says it. */
  titles: (string | null)[];
  /** Away first. */
  rows: [away: QuarterRow, home: QuarterRow];
}

/** The points by quarter. A quarter not yet played is `-`, although providers may send 0 for it. */
export function quarterTable(game: Game): QuarterTable {
  const away = [game.awayScoreQuarter1, game.awayScoreQuarter2, game.awayScoreQuarter3, game.awayScoreQuarter4];
  const home = [game.homeScoreQuarter1, game.homeScoreQuarter2, game.homeScoreQuarter3, game.homeScoreQuarter4];
  if (game.isOvertime) {
    away.push(game.awayScoreOvertime);
    home.push(game.homeScoreOvertime);
  }
  const state = gameState(game);
  const begun = quartersBegun(state, away, home);
  const row = (side: "away" | "home", points: (number | null)[]): QuarterRow => ({
    team: game[`${side}Team`],
    quarters: points.map((value, index) => cell(index < begun ? value : null)),
    final: cell(game[`${side}Score`]),
    isWinner: state.phase === "over" && state.winner === side,
  });
  return {
    columns: ["Q1", "Q2", "Q3", "Q4", ...(game.isOvertime ? ["OT"] : []), "FINAL"],
    titles: [
      ...["1st", "2nd", "3rd", "4th"].map((which) => `${which} quarter`),
      ...(game.isOvertime ? ["Overtime"] : []),
      null,
    ],
    rows: [row("away", away), row("home", home)],
  };
}

function cell(value: number | null): QuarterCell {
  return { value, text: value === null ? MISSING : String(value) };
}

const BEGUN = new Map([
  ["1", 1],
  ["2", 2],
  ["HALF", 2],
  ["3", 3],
  ["4", 4],
]);

/** How many quarters have begun, overtime counted as the fifth. */
function quartersBegun(state: GameState, away: (number | null)[], home: (number | null)[]): number {
  if (state.phase === "before") return 0;
  if (state.phase === "over") return away.length;
  const quarter = state.quarter?.trim().toUpperCase() ?? "";
  if (quarter === "") {
    // A game under way whose quarter nobody tells: what has points has been played, and zeros after it prove nothing.
    return away.findLastIndex((points, index) => (points ?? 0) > 0 || (home[index] ?? 0) > 0) + 1;
  }
  return BEGUN.get(quarter) ?? away.length;
}
