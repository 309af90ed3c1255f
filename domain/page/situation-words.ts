/** Where the next snap of a live game is. */
export interface LiveSituation {
  /** Who has the ball, by nickname: `NO ball` would be read as none. Null where the source does not say. */
  team: string | null;
  /** `2nd & 5`, `1st & Goal`. */
  down: string;
  /** `DAL 35`, and `50` at midfield; null where it is unknown. */
  spot: string | null;
}

/** `Eagles, 2nd & 5 at DAL 35`. */
export function situationWords({ team, down, spot }: LiveSituation): string {
  return `${team === null ? "" : `${team}, `}${down}${spot === null ? "" : ` at ${spot}`}`;
}
