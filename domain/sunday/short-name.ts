import { teamByCode, teamName } from "../game/team.ts";

const SUFFIX = /^(?:jr|sr|ii|iii|iv|v)\.?$/i;

/** A player as a sentence calls him after the first time: `Barkley`, `St. Brown`, `Eagles defense`. */
export function shortName({ owner, name }: { owner: string | null; name: string }, season: number): string {
  if (owner !== null && teamByCode(owner) !== null) return `${teamName(owner, season).nick} defense`;
  const words = name.split(/\s+/).filter((word) => word !== "" && !SUFFIX.test(word));
  return words.length < 2 ? name : words.slice(1).join(" ");
}
