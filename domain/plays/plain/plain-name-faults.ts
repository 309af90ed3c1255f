import { teamName } from "../../game/team.ts";
import type { Play } from "../../game/play.ts";
import type { PlainGame } from "./cast.ts";

/** Words that begin a sentence about nobody. */
const OPENINGS = new Set(["Timeout", "Two", "End", "Halftime", "Final", "Offsetting", "Hail", "Mary"]);

/**
 * Looks for names that neither the credits nor the description of a play have. The given name of somebody who is only abbreviated
 * there may come from his credits elsewhere in the game.
 */
export function plainNameFaults(plays: readonly Play[], game: PlainGame): (play: Play, text: string) => string[] {
  const people = new Set(plays.flatMap(({ credits }) => credits.map(({ playerName }) => playerName)));
  const places = [game.awayTeam, game.homeTeam].flatMap((code) => {
    const { place, nick } = teamName(code, game.season);
    return capitals(`${place} ${nick} ${code}`);
  });
  const full = Array.from(people, (name) => ({
    name,
    last: capitals(name).findLast((word) => !SUFFIXES.has(word)) ?? name,
  }));
  return (play, text) => {
    const described = capitals(play.description);
    const known = new Set([
      ...OPENINGS,
      ...places,
      ...described,
      ...play.credits.flatMap(({ playerName }) => capitals(playerName)),
    ]);
    for (const { name, last } of full) if (described.includes(last)) for (const word of capitals(name)) known.add(word);
    return capitals(text)
      .filter(
        (word, index) => !known.has(word) && !(index === 0 && text.startsWith(word) && hasWord(play.description, word)),
      )
      .map((word) => `${word} is in no credit and not in the description`);
  };
}

const SUFFIXES = new Set(["Jr", "Sr", "II", "III", "IV", "V"]);

function capitals(text: string): string[] {
  return text.match(/\p{Lu}\p{L}*(?:'\p{L}+)*/gu)?.map((word) => word.replace(/'s$/, "")) ?? [];
}

function hasWord(description: string, word: string): boolean {
  return description.toLowerCase().includes(word.toLowerCase());
}
