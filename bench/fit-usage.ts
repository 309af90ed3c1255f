import { parseArgs } from "node:util";
import { fitChances } from "../cli/evaluate/fit-chances.ts";
import { judgeChances } from "../cli/evaluate/judge-chances.ts";
import { readChances } from "../cli/evaluate/read-chances.ts";
import { playFiles } from "../cli/evaluate/read-snaps.ts";

/**
 * Fits the expected points of targets and carries and prints `domain/usage/expected-weights.ts`:
 * `node bench/fit-usage.ts FOLDER > domain/usage/expected-weights.ts`; the folder holds play-by-play of nflverse (docs/usage.md). 2024 is
 * kept for judging and never fitted on: with `--judge` it prints how well the weights of the tree do there.
 */
const JUDGED = 2024;
const { positionals, values } = parseArgs({ allowPositionals: true, options: { judge: { type: "boolean" } } });
const [folder] = positionals;
if (folder === undefined) throw new Error("Which folder holds the play-by-play? Write it after the command.");
const isWanted = (season: number): boolean => (season === JUDGED) === (values.judge === true);
const chances = await readChances(await playFiles(folder, isWanted), isWanted, new AbortController().signal);
if (values.judge === true) {
  for (const [name, bins] of [
    ["targets, throw measured", judgeChances(chances, "target")],
    ["targets, throw not measured", judgeChances(chances, "target", false)],
    ["carries", judgeChances(chances, "carry")],
  ] as const) {
    console.log(`${name}: count, expected, points`);
    for (const { count, expected, points } of bins)
      console.log(`  ${count}  ${expected.toFixed(2)}  ${points.toFixed(2)}`);
  }
} else {
  const { target, unmeasured, carry } = fitChances(chances);
  const seasons = [...new Set(chances.map(({ season }) => season))].toSorted((a, b) => a - b);
  console.log(`/**
 * All of this as \`bench/fit-usage.ts\` prints it: docs/usage.md. Fitted on ${chances.length} targets and carries of
 * ${seasons.join(", ")}.
 */

/** Of \`targetTerms\`. */
export const TARGET_WEIGHTS: readonly number[] = [${target.join(", ")}];

/** Of \`unmeasuredTerms\`. */
export const UNMEASURED_WEIGHTS: readonly number[] = [${unmeasured.join(", ")}];

/** Of \`carryTerms\`. */
export const CARRY_WEIGHTS: readonly number[] = [${carry.join(", ")}];`);
}
