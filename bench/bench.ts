import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { type BenchSeason, openBenchSeason } from "./bench-season.ts";

/** What every measurement works with. */
export interface Bench {
  /** The folder with the published files of the season. */
  seasonFiles: string;
  /** Fewer rounds: to see that everything works, not for figures to quote. */
  isQuick: boolean;
  /** How large a Sunday is played; where they are absent the part's own. */
  sunday: { readers?: number; minutes?: number; growTo?: number };
  /** A new empty folder that is removed at the end. */
  newFolder(name: string): string;
  /** The season in a store of its own, made once for all measurements that need it. */
  season(): Promise<BenchSeason>;
  close(): void;
}

/** One part of the benchmark: `--only` chooses by `name`. */
export interface Part {
  name: string;
  title: string;
  /** Throws `CannotMeasure` where the machine lacks something. */
  measure(bench: Bench): Promise<Figure[]>;
}

export function openBench({ seasonFiles, isQuick, sunday }: Pick<Bench, "seasonFiles" | "isQuick" | "sunday">): Bench {
  const folder = mkdtempSync(join(tmpdir(), "pickle-six-bench-"));
  const newFolder = (name: string): string => mkdtempSync(join(folder, `${name}-`));
  let season: Promise<BenchSeason> | null = null;
  return {
    seasonFiles,
    isQuick,
    sunday,
    newFolder,
    season() {
      season ??= openBenchSeason(seasonFiles, newFolder("season"));
      return season;
    },
    close() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
