import { parseArgs } from "node:util";
import { SNAP_TERM_NAMES } from "../domain/chance/snap-chance.ts";
import { fitWeights } from "../cli/evaluate/fit-weights.ts";
import { playFiles, readSnaps } from "../cli/evaluate/read-snaps.ts";

/**
 * Fits the weights of the win probability and prints `domain/chance/snap-weights.ts`.
 * `node bench/fit-win-probability.ts FOLDER [--without YEAR]... > domain/chance/snap-weights.ts`; the folder holds play-by-play of
 * nflverse (docs/win-probability.md). 2024 is kept for judging and never fitted on.
 */
const JUDGED = 2024;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { without: { type: "string", multiple: true, default: [] } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("Which folder holds the play-by-play? Write it after the command.");
const without = new Set([JUDGED, ...values.without.map(Number)]);
const isWanted = (season: number): boolean => !without.has(season);
const snaps = await readSnaps(await playFiles(folder, isWanted), isWanted, new AbortController().signal);
const weights = fitWeights(snaps);
const seasons = [...new Set(snaps.map(({ season }) => season))].toSorted((a, b) => a - b);
console.log(`import type { SnapTerm } from "./snap-terms.ts";

/** The seasons whose ${snaps.length} snaps the weights are fitted on. */
export const FITTED_SEASONS: readonly number[] = [${seasons.join(", ")}];

/** The weights of the win probability, as \`bench/fit-win-probability.ts\` prints them. */
export const SNAP_WEIGHTS: Readonly<Record<SnapTerm, number>> = {
${SNAP_TERM_NAMES.map((name) => `  ${name}: ${weights[name]},`).join("\n")}
};`);
