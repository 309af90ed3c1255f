import { createRandom } from "./random.ts";
import type { Stadium } from "./stadiums.ts";

/** Weather on the field. Degrees Fahrenheit, miles per hour; nulls under a roof. */
export interface Conditions {
  description: string;
  tempLow: number | null;
  tempHigh: number | null;
  wind: number | null;
  /** Taken off the chance of a completion, as a share of it. */
  passLoss: number;
  /** Yards by which wind and wet shorten the reach of a kicker. */
  kickLoss: number;
  /** Multiplies the chance of a fumble. */
  slippery: number;
}

const SKIES = [
  { description: "Clear Sky", weight: 30, wet: 0 },
  { description: "Few Clouds", weight: 22, wet: 0 },
  { description: "Overcast Clouds", weight: 22, wet: 0 },
  { description: "Light Rain", weight: 12, wet: 0.5 },
  { description: "Heavy Rain", weight: 5, wet: 1 },
  { description: "Light Snow", weight: 9, wet: 0.6 },
] as const;

/** The weather of a game day. Under a roof there is none, and it costs nobody anything. */
export function drawConditions(stadium: Stadium, seed: string): Conditions {
  const random = createRandom(`${seed}/weather`);
  const temp = Math.round(random.normal(stadium.mild, 9));
  const isClosed = stadium.type === "Dome" || (stadium.type === "RetractableDome" && random.chance(0.6));
  const wind = Math.min(32, Math.round(2 + random.exponential(6.5)));
  const possible = SKIES.filter((sky) => (sky.description === "Light Snow" ? temp <= 36 : true));
  const sky = random.weighted(possible, (candidate) => candidate.weight);
  if (isClosed) {
    const description = stadium.type === "Dome" ? "Indoors" : "Roof Closed";
    return { description, tempLow: null, tempHigh: null, wind: null, passLoss: 0, kickLoss: 0, slippery: 1 };
  }
  const gust = Math.max(0, wind - 10);
  return {
    description: sky.description,
    tempLow: temp - random.between(2, 7),
    tempHigh: temp + random.between(0, 4),
    wind,
    passLoss: 0.06 * sky.wet + 0.006 * gust,
    kickLoss: 2 * sky.wet + 0.35 * gust,
    slippery: 1 + 0.6 * sky.wet,
  };
}
