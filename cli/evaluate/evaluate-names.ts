import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { canonicalTeamCode } from "../../domain/game/team-code.ts";
import { normalizeName } from "../../domain/names/normalize-name.ts";
import { readPastedNames } from "../../domain/my-players/read-pasted-names.ts";
import type { SearchedPlayer } from "../../domain/players/player-index.ts";
import { CommandProblem } from "../command/command-problem.ts";
import { countNames, type NameCase } from "./count-names.ts";
import type { SeasonFiles } from "./season-files.ts";

const LINE = z.object({
  text: z.string(),
  wants: z.array(z.string()),
  ask: z.boolean().default(false),
});
/** As much of a text as stands beside what went wrong in it. */
const SHOWN = 100;

/**
 * How many of the players and defenses in a lot of pasted texts are found, by the roster of a season and in the order of its scores: a line of counts each, then every
 * wrong match and everything missed. A lot has a JSON object in each line: `text`, `wants` (ids and team codes), `ask`.
 */
export async function evaluateNames(
  files: SeasonFiles,
  lot: string,
  season: number,
  signal: AbortSignal,
): Promise<string[]> {
  const cases = await readLot(lot);
  const roster = await files.roster(season, signal);
  const people = roster.map((player): SearchedPlayer => ({ ...player, normalizedName: normalizeName(player.name) }));
  const scores = await files.scores(season, signal);
  const names = new Map(
    people.map(({ playerId, name, position, team }) => [playerId, `${name} (${position}, ${team})`]),
  );
  const counted = cases.map((one) => {
    const read = readPastedNames(one.text, people, scores).names;
    return {
      ...one,
      ...countNames({ ...one, wants: one.wants.map((want) => canonicalTeamCode(want) ?? want) }, read),
      unknown: read.filter(({ kind }) => kind === "unknown").length,
    };
  });
  const pieces = counted.flatMap(({ wants }) => wants).length;
  const sum = (part: "matched" | "asked" | "missed" | "wrong"): number => counted.flatMap((one) => one[part]).length;
  const line = (what: string, count: number): string =>
    `${what.padEnd(44)}${String(count).padStart(6)}${`${((100 * count) / pieces).toFixed(1)} %`.padStart(9)}`;
  const list = (what: string, part: "missed" | "wrong"): string[] =>
    counted.flatMap((one) => one[part].map((id) => `${what} ${names.get(id) ?? id} in ${shown(one.text)}`));
  return [
    `${cases.length} texts, ${pieces} pieces, ${people.length} people of ${season}`,
    line("matched right", sum("matched")),
    line("asked, the right one among the candidates", sum("asked")),
    line("matched or asked", sum("matched") + sum("asked")),
    line("not found", sum("missed")),
    line("WRONG matches", sum("wrong")),
    `other pieces shown as unknown: ${counted.reduce((all, { unknown }) => all + unknown, 0)}`,
    ...list("WRONG:", "wrong"),
    ...list("not found:", "missed"),
  ];
}

async function readLot(path: string): Promise<NameCase[]> {
  // npm starts a command in the project's folder; the path is meant from where the person stands.
  const place = resolve(process.env.INIT_CWD ?? ".", path);
  const text = await readFile(place, "utf8").catch(() => {
    throw new CommandProblem(`Cannot read the lot ${place}.`);
  });
  const lines = text.split("\n").map((line, at) => [line, at + 1] as const);
  const cases = lines.filter(([line]) => line.trim() !== "").map(([line, number]) => readCase(line, number));
  if (cases.length === 0) throw new CommandProblem(`The lot ${place} is empty.`);
  return cases;
}

function readCase(line: string, number: number): NameCase {
  try {
    return LINE.parse(JSON.parse(line));
  } catch {
    throw new CommandProblem(`Line ${number} of the lot is not an object with text and wants.`);
  }
}

function shown(text: string): string {
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text);
}
