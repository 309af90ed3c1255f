/** Where a team plays at home. `roof` says whether weather reaches the field. */
export interface Stadium {
  name: string;
  city: string;
  state: string;
  /** Seats as the house itself gives them; sources differ by a few hundred. */
  capacity: number;
  surface: "Grass" | "Artificial";
  type: "Outdoor" | "Dome" | "RetractableDome";
  /** Degrees Fahrenheit of a usual game day in autumn. */
  mild: number;
}

type Row = [
  code: string,
  name: string,
  city: string,
  state: string,
  capacity: number,
  surface: Stadium["surface"],
  type: Stadium["type"],
  mild: number,
];

const ROWS: readonly Row[] = [
  ["ARI", "State Farm Stadium", "Glendale", "AZ", 63400, "Grass", "RetractableDome", 84],
  ["ATL", "Mercedes-Benz Stadium", "Atlanta", "GA", 71000, "Artificial", "RetractableDome", 68],
  ["BAL", "M&T Bank Stadium", "Baltimore", "MD", 70745, "Grass", "Outdoor", 59],
  ["BUF", "Highmark Stadium", "Orchard Park", "NY", 71608, "Artificial", "Outdoor", 49],
  ["CAR", "Bank of America Stadium", "Charlotte", "NC", 74867, "Artificial", "Outdoor", 64],
  ["CHI", "Soldier Field", "Chicago", "IL", 61500, "Grass", "Outdoor", 51],
  ["CIN", "Paycor Stadium", "Cincinnati", "OH", 65515, "Artificial", "Outdoor", 55],
  ["CLE", "Huntington Bank Field", "Cleveland", "OH", 67431, "Grass", "Outdoor", 51],
  ["DAL", "AT&T Stadium", "Arlington", "TX", 80000, "Artificial", "RetractableDome", 70],
  ["DEN", "Empower Field at Mile High", "Denver", "CO", 76125, "Grass", "Outdoor", 52],
  ["DET", "Ford Field", "Detroit", "MI", 65000, "Artificial", "Dome", 70],
  ["GB", "Lambeau Field", "Green Bay", "WI", 81441, "Grass", "Outdoor", 45],
  ["HOU", "NRG Stadium", "Houston", "TX", 72220, "Artificial", "RetractableDome", 74],
  ["IND", "Lucas Oil Stadium", "Indianapolis", "IN", 67000, "Artificial", "RetractableDome", 57],
  ["JAX", "EverBank Stadium", "Jacksonville", "FL", 67814, "Grass", "Outdoor", 73],
  ["KC", "GEHA Field at Arrowhead Stadium", "Kansas City", "MO", 76416, "Grass", "Outdoor", 56],
  ["LAC", "SoFi Stadium", "Inglewood", "CA", 70240, "Artificial", "Dome", 70],
  ["LAR", "SoFi Stadium", "Inglewood", "CA", 70240, "Artificial", "Dome", 70],
  ["LV", "Allegiant Stadium", "Las Vegas", "NV", 65000, "Grass", "Dome", 70],
  ["MIA", "Hard Rock Stadium", "Miami Gardens", "FL", 65326, "Grass", "Outdoor", 80],
  ["MIN", "U.S. Bank Stadium", "Minneapolis", "MN", 66860, "Artificial", "Dome", 70],
  ["NE", "Gillette Stadium", "Foxborough", "MA", 64628, "Artificial", "Outdoor", 52],
  ["NO", "Caesars Superdome", "New Orleans", "LA", 73208, "Artificial", "Dome", 70],
  ["NYG", "MetLife Stadium", "East Rutherford", "NJ", 82500, "Artificial", "Outdoor", 55],
  ["NYJ", "MetLife Stadium", "East Rutherford", "NJ", 82500, "Artificial", "Outdoor", 55],
  ["PHI", "Lincoln Financial Field", "Philadelphia", "PA", 67594, "Grass", "Outdoor", 57],
  ["PIT", "Acrisure Stadium", "Pittsburgh", "PA", 68400, "Grass", "Outdoor", 52],
  ["SEA", "Lumen Field", "Seattle", "WA", 68740, "Artificial", "Outdoor", 53],
  ["SF", "Levi's Stadium", "Santa Clara", "CA", 68500, "Grass", "Outdoor", 68],
  ["TB", "Raymond James Stadium", "Tampa", "FL", 69218, "Grass", "Outdoor", 77],
  ["TEN", "Nissan Stadium", "Nashville", "TN", 69143, "Artificial", "Outdoor", 62],
  ["WAS", "Northwest Stadium", "Landover", "MD", 64000, "Grass", "Outdoor", 59],
];

const BY_TEAM = new Map(
  ROWS.map(([code, name, city, state, capacity, surface, type, mild]): [string, Stadium] => [
    code,
    { name, city, state, capacity, surface, type, mild },
  ]),
);

/** The home of a team. Throws for a code that is not ours. */
export function stadiumOf(team: string): Stadium {
  const stadium = BY_TEAM.get(team);
  if (stadium === undefined) throw new RangeError(`no stadium is known for "${team}"`);
  return stadium;
}
