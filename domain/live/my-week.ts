import type { LineSource } from "../game/player-line.ts";
import type { OwnRules } from "../game/own-rules.ts";
import type { Leader } from "../page/leader.ts";
import type { LiveWeek } from "./live-week.ts";

/** Points of a week's leaders under a reader's rules, as they stood when the page was made. */
export interface MyWeek extends Pick<OwnRules, "name" | "uncounted" | "beyond"> {
  /** What they were counted from. */
  source: LineSource;
  /** By `playerId`; who has no play, or no projection that the rules know, is not in it. */
  points: Record<string, number>;
}

/**
 * The points that still stand on a page that has moved on since it was loaded: frames are everybody's and bring none, so that a leader whose
 * line or game has changed has none. Null where the leaders lead in something else by now.
 */
export function standingPoints(my: MyWeek | null, loaded: LiveWeek, now: LiveWeek): MyWeek | null {
  if (my === null || my.source !== now.leaderSource) return null;
  if (now.version === loaded.version) return my;
  const before = new Map(loaded.leaders.map((leader) => [leader.line.playerId, textOf(leader, loaded)]));
  const points = now.leaders.flatMap((leader) => {
    const { playerId } = leader.line;
    const own = my.points[playerId];
    return own === undefined || before.get(playerId) !== textOf(leader, now) ? [] : [[playerId, own] as const];
  });
  return { ...my, points: Object.fromEntries(points) };
}

function textOf(leader: Leader, { games }: LiveWeek): string {
  return JSON.stringify([leader, games.find(({ gameKey }) => gameKey === leader.gameKey)]);
}
