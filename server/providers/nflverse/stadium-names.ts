interface Renamed {
  /** The first season that was played under the name. */
  since: number;
  name: string;
}

/**
 * The schedule gives a stadium one name for many seasons, long after its sponsor has gone. By that name, what the stadium was called in
 * the seasons since a change, newest first; a season before all of them has the schedule's name.
 */
const RENAMED = new Map<string, readonly Renamed[]>([
  [
    "New Era Field",
    [
      { since: 2021, name: "Highmark Stadium" },
      { since: 2020, name: "Bills Stadium" },
    ],
  ],
  ["Mercedes-Benz Superdome", [{ since: 2021, name: "Caesars Superdome" }]],
  [
    "FirstEnergy Stadium",
    [
      { since: 2024, name: "Huntington Bank Field" },
      { since: 2023, name: "Cleveland Browns Stadium" },
    ],
  ],
  [
    "FedExField",
    // Commanders Field from February 2024; the name of that season was given in August, before its first game.
    [{ since: 2024, name: "Northwest Stadium" }],
  ],
  [
    "TIAA Bank Stadium",
    [
      { since: 2023, name: "EverBank Stadium" },
      { since: 2018, name: "TIAA Bank Field" },
    ],
  ],
  ["StubHub Center", [{ since: 2019, name: "Dignity Health Sports Park" }]],
  ["Tottenham Stadium", [{ since: 2019, name: "Tottenham Hotspur Stadium" }]],
]);

/** A stadium's name in a season, by the name that the schedule gives it. */
export function stadiumName(name: string | null, season: number): string | null {
  const renamed = name === null ? undefined : RENAMED.get(name)?.find(({ since }) => season >= since);
  return renamed?.name ?? name;
}
