import { formatListPoints } from "../words/points-change.ts";
import type { Match } from "./stand-match.ts";
import type { SundayGame, SundayPlay } from "./sunday-game.ts";
import type { SundayPlayer } from "./sunday-view.ts";
import type { SundayWeek } from "./sunday-week.ts";

/** What a reader can be told of, each by itself. */
export const NOTICE_KINDS = ["scores", "lead", "final"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A notification: a later one with the same tag takes its place. */
export interface Notice {
  tag: string;
  title: string;
  body: string;
  /** The page of ours that it leads to. */
  path: string;
}

/** What somebody has been told of a week, and when each tag was last used, in milliseconds since 1970. */
export interface ToldWeek {
  week: string;
  /** Scores, leads and ends by their keys. */
  told: string[];
  /** Who led each league when it was last looked at. */
  leads: Record<string, "mine" | "theirs">;
  sent: Record<string, number>;
}

/** A touchdown or a field goal, by the names that plays are counted under. A pick-six thrown is none. */
const SCORE = /^(?!pass_int_td)(?:\w+_)?td(?:_|$)|^fgm_\d|^safe$|^idp_safe$/;
/** What is found later than this is no news: the site was down, or the plays came late. */
const NEWS_MS = 15 * 60_000;
/** One player may make a device light up so often. */
const AGAIN_MS = 60_000;
/** More than a week can have; a text that is kept must end. */
const MOST_TOLD = 400;

/**
 * What there is to tell a reader, whose leagues stand as `matches` say, and what they have been told then. At the first look of a week
 * nothing is news: what stands is taken as known. A player's second score within a minute waits for the next look.
 */
export function findNotices(
  matches: readonly Match[],
  { week: { season, seasonType, week: number }, games }: Pick<SundayWeek, "week" | "games">,
  before: ToldWeek | null,
  { kinds, now }: { kinds: readonly NoticeKind[]; now: number },
): { notices: Notice[]; after: ToldWeek } {
  const week = `${season}-${seasonType}-${number}`;
  const isFirst = before === null || before.week !== week;
  const known = isFirst ? { week, told: [], leads: {}, sent: {} } : before;
  const told = new Set(known.told);
  const sent = { ...known.sent };
  const leads = { ...known.leads };
  const notices: Notice[] = [];
  const tell = (kind: NoticeKind, notice: Notice): void => {
    if (isFirst || !kinds.includes(kind)) return;
    sent[notice.tag] = now;
    notices.push(notice);
  };
  for (const match of matches) {
    const { league, theirs, lead, isDecided: isOver } = match;
    for (const { player, play } of scoresOf(match, games)) {
      const key = `score ${player.owner} ${play.playId}`;
      const tag = `player-${player.owner}`;
      if (told.has(key)) continue;
      if (!isFirst && now - (sent[tag] ?? 0) < AGAIN_MS) continue;
      told.add(key);
      if (play.at === null || now - play.at <= NEWS_MS) tell("scores", scoreNotice(match, player, play, tag));
    }
    if (theirs === null) continue;
    const leader = lead > 0 ? "mine" : "theirs";
    const end = `final ${league.id}`;
    // The end says who won, so a lead that changes with it is no news of its own.
    if (lead !== 0 && leads[league.id] !== undefined && leads[league.id] !== leader && !isOver)
      tell("lead", matchNotice(match, lead > 0 ? "You took the lead" : "They took the lead", "lead"));
    if (lead !== 0) leads[league.id] = leader;
    if (isOver && !told.has(end)) {
      told.add(end);
      tell("final", matchNotice(match, lead === 0 ? "It is a tie" : lead > 0 ? "You won" : "You lost", "final"));
    }
  }
  return { notices, after: { week, told: [...told].slice(-MOST_TOLD), leads, sent } };
}

/** The touchdowns and field goals of the reader's starters, oldest first. */
function scoresOf({ mine }: Match, games: readonly SundayGame[]): { player: SundayPlayer; play: SundayPlay }[] {
  const starters = mine.groups.flatMap(({ players }) => players);
  return starters.flatMap((player) => {
    const game = games.find(({ game: { gameKey } }) => gameKey === player.gameKey);
    const own = player.owner === null ? undefined : game?.owners.get(player.owner);
    return (own?.plays ?? []).flatMap(({ play, counts }) =>
      Object.entries(counts).some(([name, count]) => SCORE.test(name) && (count ?? 0) > 0) ? [{ player, play }] : [],
    );
  });
}

/** `Jalen Hurts, 24.1 points` and below it the play. */
function scoreNotice(match: Match, player: SundayPlayer, play: SundayPlay, tag: string): Notice {
  const title = `${player.name}, ${formatListPoints(player.points)} points`;
  return { tag, title, body: `${play.sentence} ${play.when}. ${figuresOf(match)}`.trim(), path: pathOf(match) };
}

function matchNotice(match: Match, title: string, kind: "lead" | "final"): Notice {
  const { league } = match;
  return {
    tag: `${kind}-${league.id}`,
    title: `${title}, ${league.name}`,
    body: figuresOf(match),
    path: pathOf(match),
  };
}

/** `91.0 to 58.2.`, the reader's first. */
function figuresOf({ mine, theirs }: Match): string {
  return `${formatListPoints(mine.total)}${theirs === null ? "" : ` to ${formatListPoints(theirs.total)}`}.`;
}

function pathOf({ league }: Match): string {
  return `/my?${new URLSearchParams({ league: league.id })}`;
}
