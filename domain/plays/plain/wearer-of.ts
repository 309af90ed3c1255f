import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";

type Told = Pick<Play, "credits" | "description">;

/** A player as the league's text writes him: number, initials and last name. */
const WRITTEN = /\b(\d{1,2})-([A-Z][\w'-]{0,3})\.\s?([A-Z][\w'-]*)/g;

/**
 * Who wears a number with a name, by the plays that have both in their text and credit exactly one player of that last name of the team: so initials
 * that fit two (C.Jones), and those of a given name that the credits do not have (A.Gardner is Sauce), become somebody. Null where no play says so, or
 * two say otherwise.
 */
export function wearerOf(plays: readonly Told[], team: string, jersey: string, name: string): string | null {
  const own = `${jersey}-${name}`;
  const last = lastOf(name);
  const found = new Set(plays.flatMap((play) => wearerIn(play, team, own, last)));
  const [only] = found;
  return only !== undefined && found.size === 1 ? only : null;
}

function wearerIn({ credits, description }: Told, team: string, own: string, last: string): string[] {
  if (!description.includes(own)) return [];
  const namesakes = Array.from(description.matchAll(WRITTEN)).filter(([, , , written = ""]) => written === last);
  if (namesakes.some(([, number, initials, written]) => `${number}-${initials}.${written}` !== own)) return [];
  const credited = new Set(credits.filter((credit) => isNamed(credit, team, last)).map(({ playerId }) => playerId));
  return credited.size === 1 ? [...credited] : [];
}

/** `Tryon` for Tryon-Shoyinka: the league's text leaves out what a hyphen adds. */
function isNamed({ playerName, team: own }: Credit, team: string, last: string): boolean {
  return (
    own === team &&
    playerName.split(" ").some((word, index) => index > 0 && (word === last || word.startsWith(`${last}-`)))
  );
}

function lastOf(name: string): string {
  return name.slice(name.indexOf(".") + 1).trim();
}
