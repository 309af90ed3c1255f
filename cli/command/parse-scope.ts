import type { SeasonScope } from "../../server/providers/provider.ts";
import { CommandProblem } from "./command-problem.ts";

/**
 * The seasons of `--season`, which may be given several times and as a range: `--season 2022-2024`, `--season 2022
 * --season 2024`. In the order given.
 */
export function parseSeasons(rawArgs: string[]): number[] {
  const seasons = optionValues(rawArgs, "season").flatMap((text) => {
    const range = parseRange(text);
    if (range === null || range.from < 1900 || range.to > 2999)
      throw new CommandProblem(`"${text}" is not a season. Use --season 2024 or 2022-2024.`, 2);
    return Array.from({ length: range.to - range.from + 1 }, (_, index) => range.from + index);
  });
  if (seasons.length === 0) throw new CommandProblem("Which season? Use --season 2024.", 2);
  return [...new Set(seasons)];
}

/** The weeks of `--weeks 3` or `--weeks 1-4`; absent means all. */
export function parseWeeks(text: string | undefined): Required<SeasonScope>["weeks"] | null {
  if (text === undefined) return null;
  const range = parseRange(text);
  if (range === null) throw new CommandProblem(`"${text}" is not a range of weeks. Use --weeks 1-4 or --weeks 3.`, 2);
  return range;
}

function parseRange(text: string): { from: number; to: number } | null {
  const match = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text.trim());
  if (match === null) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from <= to ? { from, to } : null;
}

/** citty keeps the last value of an option that is given twice. */
function optionValues(rawArgs: string[], name: string): string[] {
  return rawArgs.flatMap((arg, index) => {
    if (arg === `--${name}`) return [rawArgs[index + 1] ?? ""];
    return arg.startsWith(`--${name}=`) ? [arg.slice(name.length + 3)] : [];
  });
}
