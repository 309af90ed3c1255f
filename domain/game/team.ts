/** A franchise today. `id` is SportsDataIO's TeamID, the last two digits of a game key. */
export interface Team {
  code: string;
  id: number;
  place: string;
  nick: string;
}

function team(code: string, id: number, place: string, nick: string): Team {
  return { code, id, place, nick };
}

/** The 32 franchises under the codes that this site uses everywhere. */
export const TEAMS: readonly Team[] = [
  team("ARI", 1, "Arizona", "Cardinals"),
  team("ATL", 2, "Atlanta", "Falcons"),
  team("BAL", 3, "Baltimore", "Ravens"),
  team("BUF", 4, "Buffalo", "Bills"),
  team("CAR", 5, "Carolina", "Panthers"),
  team("CHI", 6, "Chicago", "Bears"),
  team("CIN", 7, "Cincinnati", "Bengals"),
  team("CLE", 8, "Cleveland", "Browns"),
  team("DAL", 9, "Dallas", "Cowboys"),
  team("DEN", 10, "Denver", "Broncos"),
  team("DET", 11, "Detroit", "Lions"),
  team("GB", 12, "Green Bay", "Packers"),
  team("HOU", 13, "Houston", "Texans"),
  team("IND", 14, "Indianapolis", "Colts"),
  team("JAX", 15, "Jacksonville", "Jaguars"),
  team("KC", 16, "Kansas City", "Chiefs"),
  team("MIA", 19, "Miami", "Dolphins"),
  team("MIN", 20, "Minnesota", "Vikings"),
  team("NE", 21, "New England", "Patriots"),
  team("NO", 22, "New Orleans", "Saints"),
  team("NYG", 23, "New York", "Giants"),
  team("NYJ", 24, "New York", "Jets"),
  team("LV", 25, "Las Vegas", "Raiders"),
  team("PHI", 26, "Philadelphia", "Eagles"),
  team("PIT", 28, "Pittsburgh", "Steelers"),
  team("LAC", 29, "Los Angeles", "Chargers"),
  team("SEA", 30, "Seattle", "Seahawks"),
  team("SF", 31, "San Francisco", "49ers"),
  team("LAR", 32, "Los Angeles", "Rams"),
  team("TB", 33, "Tampa Bay", "Buccaneers"),
  team("TEN", 34, "Tennessee", "Titans"),
  team("WAS", 35, "Washington", "Commanders"),
];

const BY_CODE = new Map(TEAMS.map((team) => [team.code, team]));

/** The franchise of one of our codes; null for a code that is none. */
export function teamByCode(code: string): Team | null {
  return BY_CODE.get(code) ?? null;
}

/** The franchise of SportsDataIO's TeamID; null for an unused number. */
export function teamById(id: number): Team | null {
  return TEAMS.find((team) => team.id === id) ?? null;
}

interface FormerName {
  code: string;
  /** The last season under this name. */
  until: number;
  place: string;
  nick: string;
}

function formerly(code: string, until: number, place: string, nick: string): FormerName {
  return { code, until, place, nick };
}

/** Names since 1999 that are no longer used, oldest first. */
const FORMER_NAMES: readonly FormerName[] = [
  formerly("LAR", 2015, "St. Louis", "Rams"),
  formerly("LAC", 2016, "San Diego", "Chargers"),
  formerly("LV", 2019, "Oakland", "Raiders"),
  formerly("WAS", 2019, "Washington", "Redskins"),
  formerly("WAS", 2021, "Washington", "Football Team"),
];

/** What a team was called in a season: `teamName("LV", 2018)` is Oakland Raiders. An unknown code is its own name. */
export function teamName(code: string, season: number): { place: string; nick: string } {
  const former = FORMER_NAMES.find((name) => name.code === code && season <= name.until);
  const { place, nick } = former ?? BY_CODE.get(code) ?? { place: code, nick: code };
  return { place, nick };
}
