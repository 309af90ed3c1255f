/** A franchise today. `id` is SportsDataIO's TeamID, the last two digits of a game key. */
export interface Team {
  code: string;
  id: number;
  place: string;
  nick: string;
  conference: "AFC" | "NFC";
  division: "East" | "North" | "South" | "West";
}

function team(
  code: string,
  id: number,
  place: string,
  nick: string,
  conference: Team["conference"],
  division: Team["division"],
): Team {
  return { code, id, place, nick, conference, division };
}

/** The 32 franchises under the codes that this site uses everywhere. */
export const TEAMS: readonly Team[] = [
  team("ARI", 1, "Arizona", "Cardinals", "NFC", "West"),
  team("ATL", 2, "Atlanta", "Falcons", "NFC", "South"),
  team("BAL", 3, "Baltimore", "Ravens", "AFC", "North"),
  team("BUF", 4, "Buffalo", "Bills", "AFC", "East"),
  team("CAR", 5, "Carolina", "Panthers", "NFC", "South"),
  team("CHI", 6, "Chicago", "Bears", "NFC", "North"),
  team("CIN", 7, "Cincinnati", "Bengals", "AFC", "North"),
  team("CLE", 8, "Cleveland", "Browns", "AFC", "North"),
  team("DAL", 9, "Dallas", "Cowboys", "NFC", "East"),
  team("DEN", 10, "Denver", "Broncos", "AFC", "West"),
  team("DET", 11, "Detroit", "Lions", "NFC", "North"),
  team("GB", 12, "Green Bay", "Packers", "NFC", "North"),
  team("HOU", 13, "Houston", "Texans", "AFC", "South"),
  team("IND", 14, "Indianapolis", "Colts", "AFC", "South"),
  team("JAX", 15, "Jacksonville", "Jaguars", "AFC", "South"),
  team("KC", 16, "Kansas City", "Chiefs", "AFC", "West"),
  team("MIA", 19, "Miami", "Dolphins", "AFC", "East"),
  team("MIN", 20, "Minnesota", "Vikings", "NFC", "North"),
  team("NE", 21, "New England", "Patriots", "AFC", "East"),
  team("NO", 22, "New Orleans", "Saints", "NFC", "South"),
  team("NYG", 23, "New York", "Giants", "NFC", "East"),
  team("NYJ", 24, "New York", "Jets", "AFC", "East"),
  team("LV", 25, "Las Vegas", "Raiders", "AFC", "West"),
  team("PHI", 26, "Philadelphia", "Eagles", "NFC", "East"),
  team("PIT", 28, "Pittsburgh", "Steelers", "AFC", "North"),
  team("LAC", 29, "Los Angeles", "Chargers", "AFC", "West"),
  team("SEA", 30, "Seattle", "Seahawks", "NFC", "West"),
  team("SF", 31, "San Francisco", "49ers", "NFC", "West"),
  team("LAR", 32, "Los Angeles", "Rams", "NFC", "West"),
  team("TB", 33, "Tampa Bay", "Buccaneers", "NFC", "South"),
  team("TEN", 34, "Tennessee", "Titans", "AFC", "South"),
  team("WAS", 35, "Washington", "Commanders", "NFC", "East"),
];

const BY_CODE = new Map(TEAMS.map((team) => [team.code, team]));

/** Codes of other sources and other times, to ours. */
const ALIASES = new Map([
  ["LA", "LAR"],
  ["STL", "LAR"],
  ["OAK", "LV"],
  ["SD", "LAC"],
  ["JAC", "JAX"],
  ["WSH", "WAS"],
  ["ARZ", "ARI"],
  ["BLT", "BAL"],
  ["CLV", "CLE"],
  ["HST", "HOU"],
]);

/** Our code for a provider's team code; null when no team has it. */
export function canonicalTeamCode(code: string): string | null {
  const ours = ALIASES.get(code) ?? code;
  return BY_CODE.has(ours) ? ours : null;
}

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

/** Names since 1999 that are no longer used, oldest first. */
const FORMER_NAMES: readonly FormerName[] = [
  { code: "LAR", until: 2015, place: "St. Louis", nick: "Rams" },
  { code: "LAC", until: 2016, place: "San Diego", nick: "Chargers" },
  { code: "LV", until: 2019, place: "Oakland", nick: "Raiders" },
  { code: "WAS", until: 2019, place: "Washington", nick: "Redskins" },
  { code: "WAS", until: 2021, place: "Washington", nick: "Football Team" },
];

/** What a team was called in a season: `teamName("LV", 2018)` is Oakland Raiders. An unknown code is its own name. */
export function teamName(code: string, season: number): { place: string; nick: string } {
  const former = FORMER_NAMES.find((name) => name.code === code && season <= name.until);
  const { place, nick } = former ?? BY_CODE.get(code) ?? { place: code, nick: code };
  return { place, nick };
}
