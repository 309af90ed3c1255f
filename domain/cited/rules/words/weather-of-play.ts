import { unmasked } from "../../name-mask.ts";
import type { FactKind } from "../../../facts/fact-kind.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

const WEATHER =
  /\b(?:in|into|by|through|because of|thanks to|against) (?:the|a|that) (?:[\w-]+ ){0,2}(?:wind|breeze|gusts?|crosswind|rain|drizzle|downpour|snow|cold|heat|sun|fog|mist|turf|grass)\b/;

const PLAYS: ReadonlySet<FactKind> = new Set<FactKind>([
  "play",
  "score",
  "miss",
  "turnover",
  "stop",
  "conversion",
  "block",
]);

/** "His last throw sailed in the wind": a forecast says nothing of one play. */
export function weatherOfPlay({ text, cited }: Reading): Finding[] {
  const said = WEATHER.exec(text);
  const isForecast = cited.some(({ kind }) => kind === "weather");
  const isOfPlay = cited.some(({ kind }) => PLAYS.has(kind)) && !/\bforecast\b|\bon a day\b/.test(text);
  return said !== null && isForecast && isOfPlay
    ? [
        {
          word: unmasked(said[0]),
          reason: "The forecast is of the game, and says nothing of a play. Tell one of the two.",
        },
      ]
    : [];
}
