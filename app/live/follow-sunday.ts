import type { MyLive } from "../../domain/sunday/sunday-view.ts";
import { statsSearch } from "../stats-search.ts";
import { formatListPoints } from "../../domain/words/points-change.ts";
import type { FeedSource } from "./follow-feed.ts";
import { followPage } from "./follow-page.ts";
import { readFrame } from "./read-event.ts";
import type { FollowOptions } from "./use-live-page.ts";

/** What a screen reader hears of: less would be talk all Sunday. */
const WORTH_A_WORD = 4;

/**
 * Follows a reader's own week. There is one connection: the stream that every page of the week has, whose frames say here only that
 * something has changed. The page's own part is then read, one request at a time, and the newest answer wins.
 */
export function followSunday(options: FollowOptions<MyLive>): void {
  const { page, search } = options;
  const asksForScores = new URLSearchParams(search).get("scores") === "shown" ? "&scores=shown" : "";
  const stream = `/stats/events${statsSearch(page.sunday.week)}${asksForScores}`;
  followPage<MyLive>({
    ...options,
    open: (since) => signalsOnly(new EventSource(`${stream}&since=${since}`)),
    announce: announceLead,
    correct: () => null,
  });
}

/** A stream whose frames are those of another page: each only says which version there is to read. */
function signalsOnly(source: FeedSource): FeedSource {
  return {
    addEventListener(type, listener) {
      if (type === "patch") return;
      source.addEventListener(type, listener);
      if (type !== "resync") return;
      source.addEventListener("patch", ({ data }) =>
        listener({ data: JSON.stringify({ version: readFrame(data)?.to }) }),
      );
    },
    close: () => source.close(),
  };
}

/** `Jalen Hurts, Q4 4:41, 6.1 points for you. 91.0 to 58.2.` */
function announceLead({ sunday: before }: MyLive, { sunday: after }: MyLive): string | null {
  const { changes, mine, theirs } = after.league;
  const told = new Set(before.league.changes?.large.map(({ key }) => key));
  const news = changes?.large.find(({ key, points }) => !told.has(key) && Math.abs(points) >= WORTH_A_WORD);
  if (news === undefined || changes?.kind !== "lately") return null;
  const other = theirs === null ? "" : ` to ${formatListPoints(theirs.total)}`;
  const side = news.side === "mine" ? "you" : "them";
  return `${news.names.join(" and ")}, ${formatListPoints(news.points)} points for ${side}. ${formatListPoints(mine.total)}${other}.`;
}
