import type { WeekId } from "../../domain/game/week-id.ts";
import { type AskedWeek, weeksAskedFor } from "../../domain/page/asked-week.ts";
import type { Store } from "../store/store.ts";
import { findDefaultWeek } from "./default-week.server.ts";

/** The week that is asked for, or the newest that fits; null in a store without games. `all` are in playing order. */
export async function chooseWeek(store: Store, all: WeekId[], asked: AskedWeek): Promise<WeekId | null> {
  const hasStarted = async (week: WeekId): Promise<boolean> =>
    (await store.weekGames(week)).some(({ game }) => game.hasStarted);
  const isOpen = asked.season === null || asked.season === "unknown";
  const newest = isOpen ? await findDefaultWeek(newestSeasons(all), hasStarted) : null;
  if (isOpen && asked.seasonType === null && asked.week === null) return newest;
  return findDefaultWeek(weeksAskedFor(asked, all, newest?.season ?? null), hasStarted);
}

/** The newest season may not have begun; the one before it then holds the newest week that was played. */
function newestSeasons(all: WeekId[]): WeekId[] {
  const newest = all.at(-1)?.season ?? 0;
  const before = all.findLast(({ season }) => season < newest)?.season ?? newest;
  return all.filter(({ season }) => season >= before);
}
