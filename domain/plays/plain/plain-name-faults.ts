import type { GamePerson } from "../../game/game-person.ts";
import { teamName } from "../../game/team.ts";
import type { Play } from "../../game/play.ts";
import { type PlainGame, spokenName } from "./cast.ts";

/** Words that begin a sentence about nobody. */
const OPENINGS = new Set(["The", "Timeout", "Two", "End", "Halftime", "Final", "Offsetting", "Hail", "Mary", "Bad"]);

/** `last` is his last name's last word. */
interface Person {
  name: string;
  team: string;
  last: string;
}

/**
 * Looks for names that neither the credits nor the description of a play have. The given name of somebody who is only abbreviated
 * there may come from his credits elsewhere in the game, or from `people`, who are in its data: if nobody else of his team fits.
 */
export function plainNameFaults(
  plays: readonly Play[],
  game: PlainGame,
  people: readonly GamePerson[],
): (play: Play, text: string) => string[] {
  const everybody = new Map(
    [...people, ...plays.flatMap(({ credits }) => credits)].map(({ playerName, team }) => {
      const name = spokenName(playerName);
      return [`${team} ${name}`, { name, team, last: capitals(name).findLast((word) => !SUFFIXES.has(word)) ?? name }];
    }),
  );
  const full = [...everybody.values()];
  const places = [game.awayTeam, game.homeTeam].flatMap((code) => {
    const { place, nick } = teamName(code, game.season);
    return capitals(`${place} ${nick} ${code}`);
  });
  return (play, text) => {
    const described = capitals(play.description);
    const known = new Set([
      ...OPENINGS,
      ...places,
      ...described,
      ...play.credits.flatMap(({ playerName }) => capitals(playerName)),
    ]);
    for (const { name } of full) {
      // The text leaves out what a hyphen adds to a last name.
      const words = capitals(name);
      if (words.slice(1).some((word) => described.includes(word))) for (const word of words) known.add(word);
    }
    const guessed = full.filter(
      (person) => text.includes(person.name) && isGuess(person, play, full) && !isByNumber(person, play, plays),
    );
    const strangers = capitals(text)
      .filter(
        (word, index) => !known.has(word) && !(index === 0 && text.startsWith(word) && hasWord(play.description, word)),
      )
      .map((word) => `${word} is in no credit and not in the description`);
    return [...strangers, ...guessed.map(({ name }) => `${name} is one of several that the description can mean`)];
  };
}

/** The description has him by initials that fit a teammate too. Of two on a try one throws, and the check leaves that to readings. */
function isGuess({ name, team, last }: Person, play: Play, full: readonly Person[]): boolean {
  const { description, credits, type } = play;
  if (description.includes(name) || type === "TwoPointConversion") return false;
  if (credits.some(({ playerName }) => spokenName(playerName).includes(name))) return false;
  const own = Array.from(description.matchAll(/([A-Z][\w'-]{0,3})\.\s?(?=[A-Z])/g))
    .filter(({ 0: whole, index }) => description.startsWith(last, index + whole.length))
    .map(([, initials = ""]) => initials)
    .filter((initials) => name.startsWith(initials));
  const others = full.filter((other) => other.team === team && other.last === last && other.name !== name);
  return own.length > 0 && own.every((initials) => others.some((other) => other.name.startsWith(initials)));
}

/** Another play has the same number with the same name, and credits him and no namesake of his team. */
function isByNumber({ name, team, last }: Person, { description }: Play, plays: readonly Play[]): boolean {
  const written = description.match(new RegExp(String.raw`\b\d+-[A-Z][\w'-]*\.\s?${last}`, "g")) ?? [];
  return written.some((one) =>
    plays.some((play) => {
      const own = play.credits.filter((credit) => credit.team === team && credit.playerName.includes(` ${last}`));
      return (
        play.description.includes(one) &&
        own.length > 0 &&
        own.every(({ playerName }) => spokenName(playerName) === name)
      );
    }),
  );
}

const SUFFIXES = new Set(["Jr", "Sr", "II", "III", "IV", "V"]);

function capitals(text: string): string[] {
  return text.match(/\p{Lu}\p{L}*(?:'\p{L}+)*/gu)?.map((word) => word.replace(/'s$/, "")) ?? [];
}

function hasWord(description: string, word: string): boolean {
  return description.toLowerCase().includes(word.toLowerCase());
}
