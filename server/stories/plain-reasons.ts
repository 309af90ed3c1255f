import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { plainName, plainWeather } from "../../domain/words/plain-words.ts";

/** Said in place of a reason that would tell the writer a name that is none. */
const UNSPEAKABLE = "A sentence is not supported by the game: use the DATA alone.";

/** The reasons for a writer, without a source's texts that the brief keeps from him too: the check's own words may name them. */
export function plainReasons(reasons: readonly string[], { game, ...snapshot }: GameSnapshot): string[] {
  const people = [
    ...snapshot.playerGameStats,
    ...snapshot.playerProjections,
    ...snapshot.allPlays.flatMap(({ credits }) => credits),
  ].map(({ playerName }) => playerName);
  const names = [...new Set(people), game.stadiumName, game.stadiumCity, game.stadiumState, game.channel];
  const hidden = names.filter((name) => name !== null && name !== "" && plainName(name) === null);
  if (plainWeather(game.forecastDescription) === null) hidden.push(game.forecastDescription);
  return reasons.map((reason) =>
    hidden.some((name) => name !== null && reason.includes(name)) ? UNSPEAKABLE : reason,
  );
}
