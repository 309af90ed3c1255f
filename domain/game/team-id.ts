/**
 * The franchises by SportsDataIO's TeamID, the last two digits of a game key; `-` where the number is not used. No page needs
 * it: it stands apart from what they load.
 */
const CODES =
  "- ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC - - MIA MIN NE NO NYG NYJ LV PHI - PIT LAC SEA SF LAR TB TEN WAS".split(
    " ",
  );

/** The TeamID of one of our codes; null for a code that is none. */
export function teamId(code: string): number | null {
  const id = CODES.indexOf(code);
  return id > 0 ? id : null;
}

/** The code of a TeamID; null for an unused number. */
export function teamOfId(id: number): string | null {
  const code = CODES[id] ?? "-";
  return code === "-" ? null : code;
}
