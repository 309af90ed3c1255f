import type { GameSheet } from "../sheet/game-sheet.ts";

/** `37?? why not 38`: a number that a team has, and the one that it would be with the try. */
const ODD =
  /\b(\d{1,2}) (?:\w+ ){0,6}?(?:why|how come|how|and|instead of|shouldnt|should|but)? ?(?:is |was |isnt |wasnt )?(?:it |that |they |this )?(?:not|nt|instead of|rather than|be|have) (?:a )?(\d{1,2})\b/;

/** The one team whose points at the end are a number that is found odd, one or two short of another. */
export function oddPoints(text: string, sheet: GameSheet): { team: string } | null {
  const [, said, whole] = ODD.exec(text) ?? [];
  const short = Number(whole) - Number(said);
  return said !== undefined && (short === 1 || short === 2) ? teamWith(Number(said), sheet) : null;
}

/** The one team that had so many points at the end. */
export function teamWith(points: number, { teams, index }: GameSheet): { team: string } | null {
  const after = index.byId("result")?.score?.after;
  if (after === undefined) return null;
  const [team, other] = teams.filter((one) => (one === teams[0] ? after.away : after.home) === points);
  return team === undefined || other !== undefined ? null : { team };
}
