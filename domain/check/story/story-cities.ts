import type { Game } from "../../game/game.ts";

/** Where teams play that are called after another place. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  ARI: ["Glendale"],
  BUF: ["Orchard Park"],
  CAR: ["Charlotte"],
  DAL: ["Arlington"],
  LAC: ["Inglewood"],
  LAR: ["Inglewood"],
  LV: ["Paradise"],
  MIA: ["Miami Gardens"],
  MIN: ["Minneapolis"],
  NE: ["Foxborough", "Foxboro"],
  NYG: ["East Rutherford"],
  NYJ: ["East Rutherford"],
  SF: ["Santa Clara"],
  TEN: ["Nashville"],
  WAS: ["Landover"],
};

/** Stadiums that hold games of sides from elsewhere. */
const STADIUMS: readonly [RegExp, string][] = [
  [/superdome/i, "New Orleans"],
  [/wembley|tottenham/i, "London"],
  [/allianz arena/i, "Munich"],
  [/deutsche bank park/i, "Frankfurt"],
  [/azteca/i, "Mexico City"],
  [/allegiant/i, "Las Vegas"],
];

/** The city in which a game is played, as far as the teams and the stadium tell. */
export function citiesOf(game: Game): string[] {
  const abroad = STADIUMS.filter(([name]) => name.test(game.stadiumName ?? "")).map(([, city]) => city);
  return [...(HOMES[game.homeTeam] ?? []), ...abroad, ...(game.stadiumCity === null ? [] : [game.stadiumCity])];
}
