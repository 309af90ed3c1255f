const BOX_SCORE_POSITIONS: readonly string[] = ["QB", "RB", "WR", "TE", "FB"];

/** Whether the box score shows players of a position: those whose passing, rushing and receiving is all that is scored of them. */
export function isBoxScorePosition(position: string): boolean {
  return BOX_SCORE_POSITIONS.includes(position.toUpperCase());
}
