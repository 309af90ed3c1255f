import { ok, type Result } from "../../domain/result.ts";
import type { CallSleeper } from "./call-sleeper.ts";
import { readDirectoryFile, writeDirectoryFile } from "./directory-file.ts";
import { readDirectory, type SleeperDirectory } from "./sleeper-directory.ts";
import { passingProblem, type SleeperProblem, type SleeperResult } from "./sleeper-problem.ts";

export interface DirectoryOptions {
  call: CallSleeper;
  now: () => Date;
  /** Null where memory alone keeps it. */
  file: string | null;
}

interface Good {
  people: SleeperDirectory;
  readAt: number;
}

const PATH = "/players/nfl";
const DAY_MS = 24 * 60 * 60 * 1000;
/** After a failure the whole list is not asked for again at once: it is long. */
const REST_SECONDS = 10 * 60;
/** A list that lost half of its people is believed when it is the same the next time. */
const LEAST_KEPT = 0.5;
const SHRUNK = passingProblem(
  "suspect",
  "Sleeper's list of players lost half of its people, perhaps by a slip. The one before it is used.",
  REST_SECONDS,
);

/**
 * The list of all players, asked for once a day. Ids do not change, so that an old list stands for as long as Sleeper does not
 * answer; somebody newer has no name until then. Never throws.
 */
export function openDirectory(options: DirectoryOptions): () => Promise<SleeperResult<SleeperDirectory>> {
  const { call, now, file } = options;
  let good: Good | null = null;
  let problem: SleeperProblem | null = null;
  let restsUntil = 0;
  let running: Promise<SleeperResult<SleeperDirectory>> | null = null;

  const time = (): number => now().getTime();
  const isFresh = (): boolean => good !== null && Math.abs(time() - good.readAt) < DAY_MS;

  function answer(): SleeperResult<SleeperDirectory> {
    if (good === null) return { ok: false, error: problem ?? passingProblem("unreachable", "Sleeper was not asked.") };
    const stale = isFresh() ? null : problem;
    return ok({ value: good.people, readAt: new Date(good.readAt).toISOString(), stale });
  }

  async function ask(): Promise<SleeperResult<SleeperDirectory>> {
    // Another process, or this one before its restart, may have asked today.
    const kept = file === null ? null : await readDirectoryFile(file);
    if (kept !== null && (good === null || kept.readAt > good.readAt)) good = kept;
    if (isFresh()) return answer();
    const called = await call(PATH);
    if (called.kind === "refused") {
      problem = called.problem;
      return answer();
    }
    restsUntil = time() + REST_SECONDS * 1000;
    const read: Result<SleeperDirectory, SleeperProblem> =
      called.kind === "answered" ? readDirectory(called.fetched.data) : { ok: false, error: called.problem };
    if (!read.ok) problem = read.error;
    else if (good !== null && problem !== SHRUNK && read.value.size < good.people.size * LEAST_KEPT) problem = SHRUNK;
    else {
      good = { people: read.value, readAt: time() };
      problem = null;
      if (file !== null) await writeDirectoryFile(file, good);
    }
    return answer();
  }

  return async () => {
    if (isFresh() || (problem !== null && time() < restsUntil)) return answer();
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
}
