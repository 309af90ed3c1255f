import { PEOPLE } from "../plan/ingest-task.ts";
import { readPeople } from "./read-people.ts";
import type { TaskServices } from "./run-task.ts";

/** Somebody who is not on the list at all must not have it asked for again and again. */
const EVERY_MS = 3_600_000;

/**
 * Reads the list of people where a game names somebody who is not known: somebody new, or people who have other ids all at
 * once. One call, at most once an hour. True where known people have other ids now: then what was read under the old ones is
 * to be read again. A failure is noted, and the game counts as it is.
 */
export async function meetStrangers(services: TaskServices, season: number, signal: AbortSignal): Promise<boolean> {
  const { readTimes, failures, reporter, now } = services;
  const at = now().getTime();
  const last = readTimes.all().get(PEOPLE);
  const isRecent = last !== undefined && last <= at && at - last < EVERY_MS;
  if (isRecent || (failures.waiting(at).get(PEOPLE) ?? 0) > at) return false;
  const read = await readPeople(services, season, signal);
  const asked = { name: PEOPLE, gameKey: null, milliseconds: 0, isRound: false };
  if (read.ok) await reporter.answered(asked);
  else await reporter.failed(asked, read.error);
  return read.ok && read.value.isRekeyed;
}
