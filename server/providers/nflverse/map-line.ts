import { toHundredth } from "../../../domain/fold/fantasy-points.ts";
import { perAttempt } from "../../../domain/fold/per-attempt.ts";
import { type PlayerLine, UNKNOWN_FIGURES } from "../../../domain/game/player-line.ts";
import { positionOfSource } from "../../../domain/game/position-of-source.ts";
import type { CsvRow } from "./csv-row.ts";
import { needTeamAt } from "./map-team.ts";
import type { StatsColumn } from "./wire.ts";

/**
 * One row of the weekly statistics as a player's official line, without the longest gains, which the file does not hold.
 * Null for a row without a player: such rows are credits of a team.
 */
export function mapLine(row: CsvRow<StatsColumn>): PlayerLine | null {
  const playerId = row.text("player_id");
  if (playerId === null) return null;
  const rushingAttempts = row.count("carries");
  const rushingYards = row.count("rushing_yards");
  const receptions = row.count("receptions");
  const receivingYards = row.count("receiving_yards");
  return {
    playerId,
    playerName: row.ownText("player_display_name") ?? playerId,
    team: needTeamAt(row, "team"),
    position: positionOfSource(row.text("position")),
    ...UNKNOWN_FIGURES,
    passingAttempts: row.count("attempts"),
    passingCompletions: row.count("completions"),
    passingYards: row.count("passing_yards"),
    passingTouchdowns: row.count("passing_tds"),
    passingInterceptions: row.count("passing_interceptions"),
    passingFirstDowns: row.number("passing_first_downs"),
    rushingAttempts,
    rushingYards,
    rushingYardsPerAttempt: perAttempt(rushingYards, rushingAttempts),
    rushingTouchdowns: row.count("rushing_tds"),
    rushingFirstDowns: row.number("rushing_first_downs"),
    receptions,
    receivingTargets: row.count("targets"),
    receivingYards,
    receivingYardsPerReception: perAttempt(receivingYards, receptions),
    receivingTouchdowns: row.count("receiving_tds"),
    receivingFirstDowns: row.number("receiving_first_downs"),
    fantasyPoints: points(row.number("fantasy_points")),
    fantasyPointsPPR: points(row.number("fantasy_points_ppr")),
    twoPointConversions:
      row.count("passing_2pt_conversions") +
      row.count("rushing_2pt_conversions") +
      row.count("receiving_2pt_conversions"),
    fumblesLost:
      row.count("sack_fumbles_lost") + row.count("rushing_fumbles_lost") + row.count("receiving_fumbles_lost"),
    specialTeamsTouchdowns: row.count("special_teams_tds"),
  };
}

/** The old files hold single-precision figures, 8.57999992370605 for 8.58. */
function points(figure: number | null): number | null {
  return figure === null ? null : toHundredth(figure);
}
