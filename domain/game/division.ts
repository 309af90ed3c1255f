/** The conference and division of a franchise today. In a file of its own: every page names teams, and none needs these. */
export interface Division {
  conference: "AFC" | "NFC";
  division: "East" | "North" | "South" | "West";
}

const DIVISIONS: readonly (Division & { teams: readonly string[] })[] = [
  { conference: "AFC", division: "East", teams: ["BUF", "MIA", "NE", "NYJ"] },
  { conference: "AFC", division: "North", teams: ["BAL", "CIN", "CLE", "PIT"] },
  { conference: "AFC", division: "South", teams: ["HOU", "IND", "JAX", "TEN"] },
  { conference: "AFC", division: "West", teams: ["DEN", "KC", "LV", "LAC"] },
  { conference: "NFC", division: "East", teams: ["DAL", "NYG", "PHI", "WAS"] },
  { conference: "NFC", division: "North", teams: ["CHI", "DET", "GB", "MIN"] },
  { conference: "NFC", division: "South", teams: ["ATL", "CAR", "NO", "TB"] },
  { conference: "NFC", division: "West", teams: ["ARI", "SEA", "SF", "LAR"] },
];

/** The division of one of our team codes; null for a code that is none. */
export function divisionOf(code: string): Division | null {
  const found = DIVISIONS.find(({ teams }) => teams.includes(code));
  return found === undefined ? null : { conference: found.conference, division: found.division };
}
