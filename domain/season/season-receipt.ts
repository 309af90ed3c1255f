import type { Receipt } from "../game/receipt.ts";
import { type EarlierLine, SEASON_FIGURES, type SeasonFigure } from "./season-lines.ts";
import type { FormGame } from "./team-season.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { weekName } from "../game/week-name.ts";

/** Results of earlier games, newest first, as one receipt: `KC: Week 1 won 27-20, Week 2 lost 13-17`; nothing without any. */
export function resultsReceipt(games: readonly FormGame[], team: string): Receipt[] {
  const [newest] = games;
  if (newest === undefined) return [];
  const results = games.toReversed().map((game) => `${weekOf(game)} ${outcome(game)} ${game.own}-${game.other}`);
  return [receipt(newest, null, "score", `${team}: ${results.join(", ")}`)];
}

/** A figure of earlier lines, newest first, as one receipt: `Aaron Jones, rushing yards: Week 1 94, Week 2 32`. */
export function linesReceipt(games: readonly EarlierLine[], figure: SeasonFigure): Receipt[] {
  const [newest] = games;
  if (newest === undefined) return [];
  const figures = games.toReversed().map(({ game, line }) => `${weekOf(game)} ${line[figure] ?? "-"}`);
  const words = `${newest.line.playerName}, ${SEASON_FIGURES[figure]}: ${figures.join(", ")}`;
  return [receipt(newest.game, newest.line.playerId, figure, words)];
}

function receipt({ gameKey }: FormGame, playerId: string | null, field: string, words: string): Receipt {
  return { kind: "season", gameKey, playerId, field, words };
}

function weekOf({ week, isPlayoff }: FormGame): string {
  return weekName(isPlayoff ? SEASON_TYPE.postseason : SEASON_TYPE.regular, week);
}

function outcome({ own, other }: FormGame): string {
  return own > other ? "won" : own < other ? "lost" : "tied";
}
