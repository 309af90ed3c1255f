import type { RouterContextProvider } from "react-router";

import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { notShownWords, readAskedWeek } from "../../domain/page/asked-week.ts";
import {
  behindContext,
  hidesScoresContext,
  requesterContext,
  servicesContext,
  viewerContext,
} from "../context.server.ts";
import type { NoticeKind } from "../../domain/sunday/find-notices.ts";
import type { MyLive } from "../../domain/sunday/sunday-view.ts";
import { ownScoring } from "./kept-players.server.ts";
import { loadMyLive } from "./my-live.server.ts";
import { inPlayingOrder } from "./in-playing-order.server.ts";
import { chooseWeek } from "./choose-week.server.ts";
import { wakeAtOnceFor } from "./wake-at-once.server.ts";

/** A reader's week, or why there is none to show. */
export interface MyPageData {
  /** Null in a store without a game. */
  week: WeekId | null;
  /** The weeks beside it in its season; null at the ends. */
  before: WeekId | null;
  after: WeekId | null;
  /** What the address asks for and is not there, in words; null where all of it is. */
  notShown: string | null;
  /** Null without a league, and where scores are hidden. */
  live: MyLive | null;
  problems: string[];
  /** See `MyLeaguesPage`. */
  ownScoring: string | null;
  /** This browser hides scores, and did not ask for these. */
  hidesScores: boolean;
  /** They were asked for with `scores=shown`, which what the page asks for must say too. */
  asksForScores: boolean;
  /** How many seconds behind a stream this browser stays: then the page does not move by itself. */
  behind: number;
  sources: ProviderName[];
  /** What this browser is told while the page is closed, and by which key it subscribes; null where this site tells nobody. */
  notices: { publicKey: string; kinds: NoticeKind[] } | null;
}

/** The page of a reader's leagues in a week. It is one person's: no cache of the site keeps it, only their browser (`docs/decisions/044-offline-and-installable.md`). */
export async function loadMyPage(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<MyPageData> {
  const { store } = context.get(servicesContext);
  const all = inPlayingOrder(await store.weeks());
  const asked = { ...readAskedWeek(params, all), position: null };
  const week = await chooseWeek(store, all, asked);
  const hidesScores = context.get(hidesScoresContext);
  const notices = await readNotices(context);
  const page = {
    notices,
    ownScoring: ownScoring(context),
    behind: context.get(behindContext),
    hidesScores,
    asksForScores: params.get("scores") === "shown",
  };
  if (week === null)
    return { ...page, week, before: null, after: null, notShown: null, live: null, problems: [], sources: [] };
  const games = await store.weekGames(week);
  const season = all.filter((one) => one.season === week.season);
  const at = season.findIndex((one) => one.seasonType === week.seasonType && one.week === week.week);
  // Who is in a lineup is no secret, but the points are how games went: nothing is read at all.
  const read = hidesScores ? null : await loadMyLive(context, week, params.get("league"));
  if (read !== null && read.live !== null)
    wakeAtOnceFor(
      games.map(({ game }) => game),
      context,
    );
  return {
    ...page,
    week,
    before: season[at - 1] ?? null,
    after: season[at + 1] ?? null,
    notShown: notShownWords(asked, week),
    live: read?.live ?? null,
    problems: read?.problems ?? [],
    sources: [...new Set(games.map(({ provider }) => provider))],
  };
}

/** What this browser asked for; its visit is noted, with what the reader keeps now. */
async function readNotices(context: Readonly<RouterContextProvider>): Promise<MyPageData["notices"]> {
  const { push } = context.get(servicesContext);
  if (push === null) return null;
  const { cookies } = context.get(requesterContext);
  await push.visit({ cookies, userId: context.get(viewerContext)?.userId ?? null });
  return { publicKey: push.publicKey, kinds: await push.kindsOf(cookies) };
}
