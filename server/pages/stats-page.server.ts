import type { RouterContextProvider } from "react-router";

import { askedLists, notShownWords, readAskedWeek, type SeasonOnlyGroup } from "../../domain/page/asked-week.ts";
import { idleTeams } from "../../domain/page/idle-teams.ts";
import { isCountedPosition, type LeaderPosition, positionsUnder } from "../../domain/page/leader-positions.ts";
import { wideGames } from "../../domain/page/wide-games.ts";
import { withoutScore } from "../../domain/page/without-score.ts";
import { lastPlayWords } from "../../domain/plays/plain/last-play-words.ts";
import { lastUpdate } from "../../domain/page/last-update.ts";
import type { Game } from "../../domain/game/game.ts";
import type { LiveWeek } from "../../domain/live/live-week.ts";
import type { MyWeek } from "../../domain/live/my-week.ts";
import { PLAYED_TYPES } from "../../domain/game/played-types.ts";
import { givesPoints } from "../../domain/scoring/gives-points.ts";
import type { SeasonType } from "../../domain/game/season-type.ts";
import { behindContext, hidesScoresContext, servicesContext, wakesAtOnceContext } from "../context.server.ts";
import type { Store, WeekGame } from "../store/store.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { myWeek } from "./my-week.server.ts";
import { chooseWeek } from "./choose-week.server.ts";
import { countedLeaders } from "./counted-leaders.server.ts";
import { leaderList } from "./leader-list.server.ts";
import { hasScrambled } from "./has-scrambled.server.ts";
import { wakeAtOnceFor } from "./wake-at-once.server.ts";
import { inPlayingOrder } from "./in-playing-order.server.ts";
import { keptRules, type ShownScoring } from "./shown-scoring.server.ts";

const LEADERS = 25;
/** Reading a week takes a few milliseconds; only a store that never rests could change it so often in between. */
const MOST_READS = 20;

type WeekStore = Pick<
  Store,
  "weekVersion" | "weekGames" | "weekLeaders" | "gameLines" | "scrambledGames" | "gameSnapshot"
>;

export interface StatsPageData extends LiveWeek {
  /** Null in a store without a game. */
  week: WeekId | null;
  /** What the address asks for and is not there, in words; null where all of it is. */
  notShown: string | null;
  /** Newest first. */
  seasons: number[];
  /** The season types of the season shown, in playing order. */
  types: SeasonType[];
  /** Those of any season. */
  storedTypes: SeasonType[];
  /** The weeks of the season shown, in playing order. */
  weeks: WeekId[];
  /** Teams without a game in this week, by nickname. */
  idle: string[];
  position: LeaderPosition | null;
  /** A list of leaders that the address asks for and that only a season has; null without one. */
  seasonList: SeasonOnlyGroup | null;
  /** The leaders' points under the rules that the browser keeps; null without any. */
  my: MyWeek | null;
  /** This browser hides scores: the games are without, and there are no leaders. */
  hidesScores: boolean;
  /** How many seconds behind a stream the games are that are played. */
  behind: number;
  baseUrl: string | null;
}

/**
 * The week page. Missing parts of the address are filled with the newest week that fits the rest; for unknown ones the page says
 * what it shows instead.
 */
export async function loadStatsPage(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<StatsPageData> {
  const { store, stories, baseUrl } = context.get(servicesContext);
  const all = inPlayingOrder(await store.weeks());
  const asked = readAskedWeek(params, all);
  const week = await chooseWeek(store, all, asked);
  const { ofWeek: position, ofSeason: seasonList } = askedLists(asked);
  const seasons = [...new Set(all.map(({ season }) => season))].toReversed();
  const hidesScores = context.get(hidesScoresContext);
  const behind = context.get(behindContext);
  const page = { seasons, position, seasonList, my: null, hidesScores, behind, baseUrl };
  if (week === null) {
    return {
      ...page,
      week,
      notShown: null,
      types: [],
      storedTypes: [],
      weeks: [],
      idle: [],
      games: [],
      leaders: [],
      leaderSource: null,
      sources: [],
      isScrambled: false,
      version: 0,
    };
  }
  const weeks = all.filter(({ season }) => season === week.season);
  const rules = hidesScores ? null : rulesFor(position, keptRules(context));
  const { my, ...live } = await loadMyWeek(store, week, position, rules);
  // One of them is opened next.
  stories?.wish(live.games);
  // The reader may have just pressed the switch: times of another zone than his would stand where his own did.
  if (hidesScores) context.set(wakesAtOnceContext, true);
  else wakeAtOnceFor(live.games, context);
  return {
    ...page,
    ...(hidesScores
      ? { ...live, games: live.games.map(withoutScore), leaders: [], leaderSource: null, version: 0 }
      : live),
    my,
    week,
    notShown: notShownWords(asked, week),
    types: typesOf(weeks),
    storedTypes: typesOf(all),
    weeks,
    idle: idleTeams(live.games, week),
  };
}

/** Rules that give those of a list nothing make no column of it. */
function rulesFor(position: LeaderPosition | null, rules: ShownScoring | null): ShownScoring | null {
  const table = position === null ? undefined : leaderList(position).counted?.table;
  return table === undefined || rules === null || givesPoints(table, rules.scoring) ? rules : null;
}

/** The moving part with the leaders' points under a reader's rules, both of one moment of the week; frames are everybody's and have none. */
async function loadMyWeek(
  store: WeekStore,
  week: WeekId,
  position: LeaderPosition | null,
  rules: ShownScoring | null,
): Promise<LiveWeek & { my: MyWeek | null }> {
  for (let reading = 0; reading < MOST_READS; reading += 1) {
    const live = await loadLiveWeek(store, week, position);
    if (rules === null) return { ...live, my: null };
    const my = await myWeek(store, live, rules);
    if ((await store.weekVersion(week)) === live.version) return { ...live, my };
  }
  throw restless(week);
}

/**
 * The part of the page that moves; page and frames are both made from this. Its reads see different moments, so they are
 * repeated until the week stood still in between: a frame fits only the very data that its version names.
 */
export async function loadLiveWeek(store: WeekStore, week: WeekId, position: LeaderPosition | null): Promise<LiveWeek> {
  let version = await store.weekVersion(week);
  for (let reading = 0; reading < MOST_READS; reading += 1) {
    const [games, official] = await Promise.all([store.weekGames(week), weekLeaders(store, week, position)]);
    const leaders = isCountedPosition(position) ? await countedWeek(store, games, position) : official;
    const sources = [...new Set(games.map(({ provider }) => provider))];
    const isScrambled = await hasScrambled(store, sources, games);
    const lastPlays = await lastPlaysOf(
      store,
      games.map(({ game }) => game),
    );
    const after = await store.weekVersion(week);
    if (after === version) {
      const shown = games.map((one) => ({
        ...one.game,
        ...lastPlays.get(one.game.gameKey),
        lastUpdated: lastUpdate(one),
      }));
      return { games: shown, ...leaders, sources, isScrambled, version };
    }
    version = after;
  }
  throw restless(week);
}

/** The last play of games that have room for it, in the words of their own pages. */
async function lastPlaysOf(
  store: Pick<Store, "gameSnapshot">,
  games: readonly Game[],
): Promise<Map<string, Pick<Game, "lastPlay">>> {
  const snapshots = await Promise.all(wideGames(games).map(({ gameKey }) => store.gameSnapshot(gameKey)));
  return new Map(
    snapshots.flatMap((snapshot) =>
      snapshot === null ? [] : [[snapshot.game.gameKey, { lastPlay: lastPlayWords(snapshot) }] as const],
    ),
  );
}

function typesOf(weeks: readonly WeekId[]): SeasonType[] {
  return PLAYED_TYPES.filter((type) => weeks.some(({ seasonType }) => seasonType === type));
}

function restless({ season, week }: WeekId): Error {
  return new Error(`week ${week} of ${season} changed during each of ${MOST_READS} readings`);
}

/** Projections have none of them: before their games nobody leads. */
async function countedWeek(
  store: Pick<Store, "gameLines">,
  week: readonly WeekGame[],
  position: LeaderPosition,
): Promise<Pick<LiveWeek, "leaders" | "leaderSource">> {
  const games = week.map(({ game }) => game);
  const lines = await store.gameLines(games.map(({ gameKey }) => gameKey));
  const leaders = countedLeaders(games, lines, position, LEADERS);
  return { leaders, leaderSource: leaders.length > 0 ? "stats" : null };
}

async function weekLeaders(
  store: Pick<Store, "weekLeaders">,
  week: WeekId,
  position: LeaderPosition | null,
): Promise<Pick<LiveWeek, "leaders" | "leaderSource">> {
  for (const leaderSource of ["stats", "projections"] as const) {
    const leaders = await store.weekLeaders(week, leaderSource, positionsUnder(position), LEADERS);
    if (leaders.length > 0) return { leaders, leaderSource };
  }
  return { leaders: [], leaderSource: null };
}
