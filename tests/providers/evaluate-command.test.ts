import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameChances } from "../../domain/chance/game-chances.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import { HAS_SAMPLE_DATA, NFLVERSE_SAMPLES } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { runCommand } from "../setup/run-command.ts";

const CALIBRATED = 3;

/** The first figure after a name that begins a line, in the block of lines after a heading. */
function figure(text: string, heading: RegExp, name: string): number {
  const block = text.slice(heading.exec(text)?.index ?? text.length);
  return Number(new RegExp(`^${name} +(\\d\\.\\d+)`, "m").exec(block)?.[1] ?? Number.NaN);
}

describe.skipIf(!HAS_SAMPLE_DATA)("npm run evaluate, on whole seasons (needs ../shared/data)", () => {
  it("win probability: at most vegas_home_wp's Brier score in 2024 and, fitted without it, in 2023; within 3 points in each tenth", async () => {
    const run = await runCommand("evaluate", ["win-probability", "--season", "2023-2024", "--from", NFLVERSE_SAMPLES], {
      DATA_DIR: temporaryFolder(),
    });
    expect(run.stderr).toBe("");
    expect(run.code).toBe(0);
    expect(run.stdout).toContain("weights fitted without it, on 2016, 2017, 2018, 2019, 2020, 2021\n");
    for (const [heading, name] of [
      [/^2023:/m, "ours"],
      [/^2024:/m, "ours"],
      [/^What the page says before/m, "page"],
    ] as const) {
      const ours = figure(run.stdout, heading, name);
      expect(ours, name).toBeGreaterThan(0.1);
      expect(ours, name).toBeLessThanOrEqual(figure(run.stdout, heading, "vegas_home_wp"));
    }
    const together = run.stdout.slice(run.stdout.indexOf("2023 and 2024 together"));
    const tenths = Array.from(together.matchAll(/^\d+ to \d+ % +(-?\d+\.\d)/gm), ([, points]) => Number(points));
    expect(tenths).toHaveLength(10);
    expect(tenths.filter((points) => Math.abs(points) > CALIBRATED)).toEqual([]);
  });

  it("key plays: at most 15 % of every game, and nine of nflverse's ten largest swings on average", async () => {
    const run = await runCommand("evaluate", ["key-plays", "--season", "2024", "--from", NFLVERSE_SAMPLES], {
      DATA_DIR: temporaryFolder(),
    });
    expect(run.code).toBe(0);
    expect(Number(/at most (\d+\.\d) % in a game/.exec(run.stdout)?.[1])).toBeLessThanOrEqual(15);
    expect(Number(/within KEY: .* (\d+\.\d\d) of 10 on average/.exec(run.stdout)?.[1])).toBeGreaterThan(8.9);
  });

  it("the page as of every play says what the whole game says of that play: week 1 of 2024", async () => {
    const differing: string[] = [];
    let compared = 0;
    for await (const stored of sampleSeason({ season: 2024, weeks: { from: 1, to: 1 } })) {
      const whole = gameChances(stored.game, stored.allPlays);
      for (let count = 1; count < stored.allPlays.length; count += 1) {
        const { game, allPlays } = gameAsOf(stored, count);
        const then = gameChances(game, allPlays).after.at(-1);
        compared += 1;
        if (then !== whole.after[count - 1]) differing.push(`${stored.providerGameId} after row ${count}`);
      }
    }
    expect(compared).toBeGreaterThan(2000);
    expect(differing).toEqual([]);
  });
});

describe.skipIf(!HAS_SAMPLE_DATA)("npm run evaluate -- names (needs ../shared/data)", () => {
  it("counts what is matched, asked, missed and wrong in a lot, and lists the last two", async () => {
    const folder = temporaryFolder();
    const lot = join(folder, "lot.jsonl");
    const cases = [
      { text: "QB Patrick Mahomes KC\nEagles D/ST", wants: ["00-0033873", "PHI"] },
      { text: "Lamar Jackson", wants: ["00-0034796"], ask: true },
      { text: "Bob Nobody", wants: ["00-0000000"] },
      { text: "Travis Kelce", wants: [] },
    ];
    writeFileSync(lot, cases.map((one) => JSON.stringify(one)).join("\n"));
    const run = await runCommand("evaluate", ["names", "--lot", lot, "--from", NFLVERSE_SAMPLES], { DATA_DIR: folder });
    expect(run.stderr).toBe("");
    expect(run.stdout.split("\n").map((line) => line.replaceAll(/ +/g, " "))).toEqual([
      expect.stringMatching(/^4 texts, 4 pieces, \d{4} people of 2024$/),
      "matched right 2 50.0 %",
      "asked, the right one among the candidates 1 25.0 %",
      "matched or asked 3 75.0 %",
      "not found 1 25.0 %",
      "WRONG matches 1 25.0 %",
      "other pieces shown as unknown: 1",
      'WRONG: Travis Kelce (TE, KC) in "Travis Kelce"',
      'not found: 00-0000000 in "Bob Nobody"',
      "",
    ]);
  });
});

describe("npm run evaluate", () => {
  it("says which lot of names it cannot read", async () => {
    const folder = temporaryFolder();
    const run = async (...args: string[]): Promise<string> =>
      (await runCommand("evaluate", ["names", "--from", folder, ...args], { DATA_DIR: folder })).stderr;
    expect(await run()).toBe("Which lot? Use --lot FILE.\n");
    expect(await run("--lot", join(folder, "none.jsonl"))).toMatch(/^Cannot read the lot .*none\.jsonl\.\n$/);
    writeFileSync(join(folder, "lot.jsonl"), '{"text":"Travis Kelce"}\n');
    expect(await run("--lot", join(folder, "lot.jsonl"))).toBe(
      "Line 1 of the lot is not an object with text and wants.\n",
    );
  });

  it("says which recorded leagues it needs, and which folder holds none", async () => {
    const folder = temporaryFolder();
    const run = async (...args: string[]): Promise<string> =>
      (await runCommand("evaluate", ["scoring", "--from", folder, ...args], { DATA_DIR: folder })).stderr;
    expect(await run()).toBe("Which recorded leagues? Use --leagues DIR.\n");
    expect(await run("--leagues", folder)).toMatch(/ has no folder "sleeper" with recorded answers\.\n$/);
  });

  it("says what it can evaluate, and where it did not find a season", async () => {
    const folder = temporaryFolder();
    const wrong = await runCommand("evaluate", ["weather", "--season", "2024"], { DATA_DIR: folder });
    expect(wrong).toMatchObject({
      code: 2,
      stderr: '"weather" cannot be evaluated. Use win-probability, key-plays, projections, scoring or names.\n',
    });
    const empty = await runCommand("evaluate", ["win-probability", "--season", "2024", "--from", folder], {
      DATA_DIR: folder,
    });
    expect(empty.code).toBe(1);
    expect(empty.stderr).toBe("No play-by-play of 2024 was found. Use --from with a folder that holds it.\n");
    const missing = await runCommand("evaluate", ["win-probability", "--season", "2024", "--from", `${folder}/none`], {
      DATA_DIR: folder,
    });
    expect(missing.code).toBe(1);
    expect(missing.stderr).toMatch(/^Cannot read the folder .*none/);
  });
});
