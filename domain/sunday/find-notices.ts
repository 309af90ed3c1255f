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
  /** Scores and ends by their keys. */
  told: string[];
  /** Who led each match-up when it was last looked at, by the league's key; `even` until somebody did. */
  leads: Record<string, "mine" | "theirs" | "even">;
  /** Whose scores have been looked for. Missing in what was written before this was noted. */
  players?: string[];
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
const MOST_PLAYERS = 1_000;

/**
 * What there is to tell a reader, whose leagues stand as `matches` say, and what they have been told then. At the first look of a week
 * nothing is news: what stands is taken as known. So it is at the first look at a match-up or a player of theirs that came later. A player's
 * second score within a minute waits for the next look.
 */
export function findNotices(
  matches: readonly Match[],
  { week: { season, seasonType, week: number }, games }: Pick<SundayWeek, "week" | "games">,
  before: ToldWeek | null,
  { kinds, now }: { kinds: readonly NoticeKind[]; now: number },
): { notices: Notice[]; after: ToldWeek } {
  const week = `${season}-${seasonType}-${number}`;
  const known: ToldWeek = before?.week === week ? before : { week, told: [], leads: {}, sent: {} };
  const knownPlayers = new Set(known.players);
  const players = new Set(known.players);
  const told = new Set(known.told);
  const sent = { ...known.sent };
  const leads = { ...known.leads };
  const notices: Notice[] = [];
  const tell = (kind: NoticeKind, notice: Notice): void => {
    if (!kinds.includes(kind)) return;
    sent[notice.tag] = now;
    notices.push(notice);
  };
  for (const match of matches) {
    const { league, theirs, lead, isDecided: isOver } = match;
    for (const { owner, player, play } of scoresOf(match, games)) {
      const key = `score ${owner} ${play.playId}`;
      const tag = `player-${owner}`;
      const isKnown = knownPlayers.has(owner);
      if (told.has(key)) continue;
      if (isKnown && now - (sent[tag] ?? 0) < AGAIN_MS) continue;
      told.add(key);
      if (!isKnown) continue;
      if (play.at === null || now - play.at <= NEWS_MS) tell("scores", scoreNotice(match, player, play, tag));
    }
    for (const { owner } of startersOf(match)) players.add(owner);
    // The number of a league that was removed is given out again, so it is known by its key.
    const { key } = league;
    if (theirs === null || key === null) continue;
    const led = leads[key];
    const leader = lead > 0 ? "mine" : lead < 0 ? "theirs" : (led ?? "even");
    leads[key] = leader;
    // The end says who won, so a lead that changes with it is no news of its own.
    if (led !== undefined && led !== "even" && led !== leader && !isOver)
      tell("lead", matchNotice(match, lead > 0 ? "You took the lead" : "They took the lead", "lead"));
    const end = `final ${key}`;
    if (isOver && !told.has(end)) {
      told.add(end);
      const title = lead === 0 ? "It is a tie" : lead > 0 ? "You won" : "You lost";
      if (led !== undefined) tell("final", matchNotice(match, title, "final"));
    }
  }
  const after = { week, told: [...told].slice(-MOST_TOLD), leads, players: [...players].slice(-MOST_PLAYERS), sent };
  return { notices, after };
}

/** The reader's, but for empty places and for those who are not known here. */
function startersOf({ mine }: Match): { owner: string; player: SundayPlayer }[] {
  const starters = mine.groups.flatMap(({ players }) => players);
  return starters.flatMap((player) => (player.owner === null ? [] : { owner: player.owner, player }));
}

/** The touchdowns and field goals of the reader's starters, oldest first. */
function scoresOf(
  match: Match,
  games: readonly SundayGame[],
): { owner: string; player: SundayPlayer; play: SundayPlay }[] {
  return startersOf(match).flatMap(({ owner, player }) => {
    const game = games.find(({ game: { gameKey } }) => gameKey === player.gameKey);
    return (game?.owners.get(owner)?.plays ?? []).flatMap(({ play, counts }) =>
      Object.entries(counts).some(([name, count]) => SCORE.test(name) && (count ?? 0) > 0)
        ? [{ owner, player, play }]
        : [],
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
