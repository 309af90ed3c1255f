import { parseArgs } from "node:util";
import { expectedLines, fitBands, fitSpread } from "../cli/evaluate/fit-bands.ts";
import { fitInjuries } from "../cli/evaluate/fit-injuries.ts";
import { fitProjections, projectionSamples } from "../cli/evaluate/fit-projections.ts";
import { fitScript } from "../cli/evaluate/fit-script.ts";
import { readFitGames } from "../cli/evaluate/read-fit-games.ts";

/**
 * Fits every number of the projections and prints `domain/projections/projection-weights.ts`.
 * `node bench/fit-projections.ts FOLDER --injuries FOLDER > domain/projections/projection-weights.ts`; the first folder holds extracts of
 * nflverse's play-by-play (`plays_fit_...csv.gz`), its schedule, statistics and players, the other its injury reports
 * (docs/projections.md). 2024 is kept for judging: no extract holds it.
 */
const JUDGED = 2024;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { injuries: { type: "string" } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("Which folder holds the extracts? Write it after the command.");
if (values.injuries === undefined) throw new Error("Which folder holds the injury reports? Write --injuries FOLDER.");
const { signal } = new AbortController();
const read = await readFitGames(folder, signal);
const seasons = { ...read, games: new Map([...read.games].filter(([season]) => season !== JUDGED)) };
const samples = projectionSamples(seasons);
const fitted = fitProjections(samples, seasons);
const lines = expectedLines(samples, fitted);
const spread = fitSpread(lines);
const bands = fitBands(lines, spread);
const injuries = await fitInjuries(values.injuries, samples.players, fitted, signal);
const script = fitScript([...seasons.games.values()].flat());
console.log(`import type { BandRow } from "./expect-points.ts";
import type { DetailShares } from "./line-details.ts";
import type { Spread } from "./point-moments.ts";
import type { ChanceWeights } from "./project-chances.ts";
import type { DefenseWeights } from "./project-defense.ts";
import type { KickerWeights } from "./project-kicker.ts";
import type { ChancePosition, ProjectedPosition } from "./projected-position.ts";

/** All of this as \`bench/fit-projections.ts\` prints it: docs/projections.md. */

/** The seasons whose ${samples.players.length} games of players and ${samples.teams.length} of teams the numbers are fitted on. */
export const FITTED_SEASONS: readonly number[] = ${JSON.stringify([...seasons.games.keys()].toSorted((a, b) => a - b))};

export const CHANCE_WEIGHTS: Readonly<Record<ChancePosition, ChanceWeights>> = ${text(fitted.chances)};

export const DETAIL_SHARES: Readonly<Record<ChancePosition, DetailShares>> = ${text(fitted.details)};

export const KICKER_WEIGHTS: KickerWeights = ${text(fitted.kicker)};

export const DEFENSE_WEIGHTS: DefenseWeights = ${text(fitted.defense)};

/** How results scatter around lines that were expected. */
export const SPREAD: Spread = ${text(spread)};

/** Around PPR points of a mean: a tenth of the results ends below the second number, a tenth above the third; standard deviation. */
export const BANDS: Readonly<Record<ProjectedPosition, readonly BandRow[]>> = ${text(Object.fromEntries(bands))};

/** More runs, fewer passes for a chance to win that has risen from 0 to 100 since kickoff, as exponents. */
export const GAME_SCRIPT = ${text(script)} as const;

/** Points of ${injuries.players} players who were reported questionable and played, beside their projections. */
export const QUESTIONABLE_SHARE = ${injuries.share};`);

/** As the formatter would write the keys; it does the rest. */
function text(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/"([A-Za-z]\w*)":/g, "$1:");
}
