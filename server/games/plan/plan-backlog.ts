import type { Pace } from "./pace.ts";
import { BACKLOG, gameReadName, type IngestTask, taskCalls, triedName, weekText } from "./ingest-task.ts";
import type { Candidate, IngestView } from "./plan-view.ts";
import { isForgotten } from "./plan-games.ts";
import type { PlannedGame } from "./planned-game.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So many games at a time, and so long between: rounds over live games, which come first, are held up for a moment only. */
const BATCH = 4;
const EVERY_MS = MINUTE;

/**
 * Finished games of earlier weeks that were never read, the newest first: a site that starts in the middle of a season has
 * their scores alone. They take only calls that nothing else will need this month, and leave alone what another source has.
 */
export function backlogCandidates(view: IngestView, { spare }: Pace): Candidate[] {
  const { now, readAt } = view;
  const unread = view.games
    .filter((game) => game.state === "over" && !game.isElsewhere && !readAt.has(gameReadName(game.gameKey)))
    .filter((game) => isForgotten(game, view) && now >= nextTry(game, view))
    .toSorted((a, b) => (b.kickoff ?? 0) - (a.kickoff ?? 0));
  const [newest] = unread;
  if (newest === undefined) return [];
  const { week } = newest;
  const gameKeys = unread.filter((game) => weekText(game.week) === weekText(week)).map(({ gameKey }) => gameKey);
  const task = (most: number): IngestTask => ({ kind: "backlog", week, gameKeys: gameKeys.slice(0, most) });
  const count = Math.min(BATCH, spare - taskCalls(task(0)));
  return count < 1 ? [] : [{ task: task(count), due: (readAt.get(BACKLOG) ?? 0) + EVERY_MS, rank: 8 }];
}

/** One that the provider does not have, or not in a shape that can be read, is asked for once a day. */
function nextTry({ gameKey }: PlannedGame, { readAt, waiting }: IngestView): number {
  const tried = readAt.get(triedName(gameKey));
  return Math.max(tried === undefined ? 0 : tried + DAY, waiting.get(gameReadName(gameKey)) ?? 0);
}
