import { LRUCache } from "lru-cache";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import { type SundayGame, sundayGame } from "../../domain/sunday/sunday-game.ts";
import { teamInWeek } from "../../domain/sunday/team-in-week.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { seasonAt } from "../../domain/words/season-at.ts";
import type { ProjectedLine } from "../../domain/projections/project-week.ts";
import type { Store } from "../store/store.ts";
import { weekProjections } from "../projections/week-projections.ts";

/** The games of a week with everything that counts in them, as of one of its changes. */
export interface WeekOfGames {
  games: readonly SundayGame[];
  /** The number of the week's newest change, as live pages of the week know it. */
  version: number;
}

/** Counts games once for all readers: what is left for one of them is to add up a few players. */
export interface SundayGames {
  ofWeek(week: WeekId): Promise<WeekOfGames>;
  /** The team of each player in a week, by the games around it: for those who are in none of the week's games so far. */
  teamsIn(week: WeekId, players: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** The line that everybody was expected to have before the week, by owner. */
  expectedIn(week: WeekId): Promise<ReadonlyMap<string, Counts>>;
}

/** What the counting reads, and the time of day. */
export interface SundayGamesOptions {
  store: Pick<Store, "weekVersion" | "weekGames" | "gameSnapshot" | "player" | "playerLog" | "people" | "pastGames">;
  now(): Date;
}

/** Two full weeks and some games; one counted game is a few hundred kilobytes. */
const MOST_GAMES = 40;
const MOST_WEEKS = 4;
/** Somebody who is in no game of a week is asked about by every reader who has him. */
const MOST_TEAMS = 5_000;
/** Teams and projections change on a weekday; reading them is more than a live page needs each time. */
const KEPT_MS = 600_000;

/** Opens the counting of games over a store. A game is counted again when it has changed, and not before. */
export function openSundayGames({ store, now }: SundayGamesOptions): SundayGames {
  const games = new LRUCache<string, SundayGame>({ max: MOST_GAMES });
  const teams = new LRUCache<string, { team: string | null }>({ max: MOST_TEAMS, ttl: KEPT_MS });
  const expected = new LRUCache<string, Promise<ReadonlyMap<string, Counts>>>({ max: MOST_WEEKS, ttl: KEPT_MS });
  const weeks = new LRUCache<string, { version: number; games: Promise<readonly SundayGame[]> }>({ max: MOST_WEEKS });

  async function countWeek(week: WeekId): Promise<readonly SundayGame[]> {
    const counted: SundayGame[] = [];
    for (const { game, version } of await store.weekGames(week)) {
      const known = games.get(game.gameKey);
      if (known?.version === version) {
        counted.push(known);
        continue;
      }
      const snapshot = await store.gameSnapshot(game.gameKey);
      // Removed since the week was read.
      if (snapshot === null) continue;
      const fresh = sundayGame(snapshot);
      games.set(game.gameKey, fresh);
      counted.push(fresh);
    }
    return counted;
  }

  async function readTeam(week: WeekId, playerId: string): Promise<string | null> {
    const [log, player] = await Promise.all([store.playerLog(playerId, week.season), store.player(playerId)]);
    const isOver = seasonAt(now()) > week.season;
    return teamInWeek(log, week, isOver ? null : (player?.team ?? null));
  }

  return {
    async expectedIn(week) {
      const key = keyOf(week);
      const known = expected.get(key);
      if (known !== undefined) return known;
      const made = weekProjections(store, week).then(linesOf);
      expected.set(key, made);
      // What could not be read is read again by the next who asks.
      made.catch(() => expected.delete(key));
      return made;
    },
    async teamsIn(week, players) {
      const found = new Map<string, string | null>();
      for (const playerId of players) {
        const key = `${playerId} ${keyOf(week)}`;
        const known = teams.get(key) ?? { team: await readTeam(week, playerId) };
        teams.set(key, known, { noUpdateTTL: true });
        found.set(playerId, known.team);
      }
      return found;
    },
    async ofWeek(week) {
      const key = keyOf(week);
      // Read before the games: what changes meanwhile is a newer version, and asked for again.
      const version = await store.weekVersion(week);
      const known = weeks.get(key);
      if (known?.version === version) return { games: await known.games, version };
      const reading = { version, games: countWeek(week) };
      weeks.set(key, reading);
      try {
        return { games: await reading.games, version };
      } catch (error) {
        if (weeks.get(key) === reading) weeks.delete(key);
        throw error;
      }
    },
  };
}

function keyOf({ season, seasonType, week }: WeekId): string {
  return `${season}-${seasonType}-${week}`;
}

function linesOf(projected: ReadonlyMap<string, ProjectedLine>): ReadonlyMap<string, Counts> {
  return new Map([...projected].map(([owner, { line }]) => [owner, line]));
}
