/** A franchise today. */
export interface Team {
  code: string;
  place: string;
  nick: string;
}

function team(code: string, place: string, nick: string): Team {
  return { code, place, nick };
}

/** The 32 franchises under the codes that this site uses everywhere. */
export const TEAMS: readonly Team[] = [
  team("ARI", "Arizona", "Cardinals"),
  team("ATL", "Atlanta", "Falcons"),
  team("BAL", "Baltimore", "Ravens"),
  team("BUF", "Buffalo", "Bills"),
  team("CAR", "Carolina", "Panthers"),
  team("CHI", "Chicago", "Bears"),
  team("CIN", "Cincinnati", "Bengals"),
  team("CLE", "Cleveland", "Browns"),
  team("DAL", "Dallas", "Cowboys"),
  team("DEN", "Denver", "Broncos"),
  team("DET", "Detroit", "Lions"),
  team("GB", "Green Bay", "Packers"),
  team("HOU", "Houston", "Texans"),
  team("IND", "Indianapolis", "Colts"),
  team("JAX", "Jacksonville", "Jaguars"),
  team("KC", "Kansas City", "Chiefs"),
  team("MIA", "Miami", "Dolphins"),
  team("MIN", "Minnesota", "Vikings"),
  team("NE", "New England", "Patriots"),
  team("NO", "New Orleans", "Saints"),
  team("NYG", "New York", "Giants"),
  team("NYJ", "New York", "Jets"),
  team("LV", "Las Vegas", "Raiders"),
  team("PHI", "Philadelphia", "Eagles"),
  team("PIT", "Pittsburgh", "Steelers"),
  team("LAC", "Los Angeles", "Chargers"),
  team("SEA", "Seattle", "Seahawks"),
  team("SF", "San Francisco", "49ers"),
  team("LAR", "Los Angeles", "Rams"),
  team("TB", "Tampa Bay", "Buccaneers"),
  team("TEN", "Tennessee", "Titans"),
  team("WAS", "Washington", "Commanders"),
];

const BY_CODE = new Map(TEAMS.map((team) => [team.code, team]));

/** The franchise of one of our codes; null for a code that is none. */
export function teamByCode(code: string): Team | null {
  return BY_CODE.get(code) ?? null;
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
