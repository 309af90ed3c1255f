import { describe, expect, it } from "vitest";
import { HAS_SAMPLE_DATA, NFLVERSE_SAMPLES } from "../fixtures/sample-data.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { runCommand } from "../setup/run-command.ts";

const POSITIONS = ["QB", "RB", "WR", "TE", "K", "DST"];
/** What docs/projections.md says of starters in 2024: five of six positions within 3 points of 80 of 100, defenses at 84. */
const MOST_OFF = 4.5;

/** The figures of each position in the block of lines under a heading. */
function figures(text: string, heading: string): Map<string, number[]> {
  const block = text.slice(text.indexOf(heading)).split("\n\n")[0] ?? "";
  return new Map(
    [...block.matchAll(/^(QB|RB|WR|TE|K|DST) +(.*)$/gm)].map(([, position = "", rest = ""]) => [
      position,
      [...rest.matchAll(/(?<![\d.±])-?\d+(?:\.\d+)?/g)].map(Number),
    ]),
  );
}

describe.skipIf(!HAS_SAMPLE_DATA)("npm run evaluate -- projections (needs ../shared/data)", () => {
  it("is off by less than the season's mean and the last three games at every position of 2024, on which nothing is fitted", async () => {
    const run = await runCommand("evaluate", ["projections", "--season", "2024", "--from", NFLVERSE_SAMPLES], {
      DATA_DIR: temporaryFolder(),
    });
    expect(run.stderr).toBe("");
    expect(run.code).toBe(0);
    expect(run.stdout).toContain(
      "fitted on 2016, 2017, 2018, 2019, 2020, 2021, 2023; the season before has 285 games\n",
    );
    const errors = figures(run.stdout, "starters from their 4th game on");
    expect([...errors.keys()]).toEqual(POSITIONS);
    for (const [position, [count = 0, ours = 99, mean = 0, lastThree = 0]] of errors) {
      expect(count, position).toBeGreaterThan(300);
      expect(ours, position).toBeLessThan(mean);
      expect(ours, position).toBeLessThan(lastThree);
    }
    const ranges = figures(run.stdout, "ranges, starters ");
    expect([...ranges.keys()]).toEqual(POSITIONS);
    for (const [position, [, inRange = 0]] of ranges) expect(Math.abs(inRange - 80), position).toBeLessThan(MOST_OFF);
  });
});

describe("npm run evaluate -- projections", () => {
  it("says where it did not find a season", async () => {
    const folder = temporaryFolder();
    const run = await runCommand("evaluate", ["projections", "--season", "2024", "--from", folder], {
      DATA_DIR: folder,
    });
    expect(run.code).toBe(1);
    expect(run.stderr).toBe("The whole play-by-play of 2024 was not found. Use --from with a folder that holds it.\n");
  });
});
