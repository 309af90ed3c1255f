import { parseGameKey } from "../../../domain/game/game-key.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { Game } from "../../../domain/game/game.ts";
import { ok } from "../../../domain/result.ts";
import type { LiveProvider } from "../live-provider.ts";
import { isInScope, type ProviderResult, type SeasonScope } from "../provider.ts";
import { assembleGame, waitingGame } from "./assemble-game.ts";
import { ProviderFailure, failureResult } from "../provider-failure.ts";
import { emptyIfNotFound } from "./empty-if-not-found.ts";
import { liveGames } from "./live-games.ts";
import { type Feeds, type HomeGame, openFeeds, type SeasonPart, type SeasonWeek } from "./feeds.ts";
import { mapScore, mapSlot } from "./map-game.ts";
import { mapPlayers } from "./map-player.ts";
import type { KnownPlayer } from "./known-players.ts";
import { bySchedule, partsOf } from "./season-parts.ts";
import type { WirePlayerGame, WireSlot } from "./wire.ts";

export interface SportsdataioOptions {
  /** `SPORTSDATAIO_URL`. */
  url: string;
  /** `SPORTSDATAIO_KEY`. */
  key: string;
  now: () => Date;
  /** Who is known under SportsDataIO's ids; it is asked again for every game. */
  known: KnownPlayer;
  /** Everybody who is known under one of its ids; nobody when absent. */
  everybody?: () => readonly Player[];
  /** See `FeedOptions`. */
  patience?: number;
  deadline?: (milliseconds: number, feed: string) => AbortSignal;
  onCall?: (feed: string) => void;
  mostBytes?: number;
}

export interface SportsdataioProvider extends LiveProvider {
  readonly name: "sportsdataio";
  /** The feeds one by one, for the poller. */
  readonly feeds: Feeds;
}

/** The paid provider. One live game costs two calls, and one more for its week's projections now and then. */
export function sportsdataioProvider(options: SportsdataioOptions): SportsdataioProvider {
  const { now, known, everybody = () => [] } = options;
  const feeds = openFeeds(options);
  const asOf = () => now().toISOString();
  const projections = keepWeeks(now, feeds.playerProjections);

  /** Plays and lines of one game, lines of its week in one call where a whole week is read anyway. */
  async function wholeGame(game: HomeGame, lines: LineSource, signal: AbortSignal): Promise<ProviderGame> {
    const found = await feeds.playByPlay(game, signal);
    if (found === null) throw missing(`game of ${game.homeTeam} at home in week ${game.week} of ${game.season}`);
    const { Score: score, Plays: plays } = found;
    const playerGames = score.HasStarted ? await lines(game, signal) : [];
    return assembleGame({ score, plays, playerGames, projections: await projections(game, signal) }, known, asOf());
  }

  async function boxScoreLines(game: HomeGame, signal: AbortSignal): Promise<WirePlayerGame[]> {
    return (await feeds.boxScore(game, signal))?.PlayerGames ?? [];
  }

  async function schedule(scope: SeasonScope, signal: AbortSignal): Promise<Slot[]> {
    const slots: Slot[] = [];
    for (const part of partsOf(scope)) slots.push(...(await slotsOfPart(feeds, part, signal)));
    if (slots.length === 0) throw missing(`game of the ${scope.season} season`);
    return slots.filter(({ game }) => isInScope(game, scope)).toSorted((a, b) => bySchedule(a.game, b.game));
  }

  return {
    ...liveGames({ feeds, known, now }),
    name: "sportsdataio",
    feeds,

    schedule: (scope, signal) => answer(async () => (await schedule(scope, signal)).map(({ game }) => game)),

    players: (_season, signal) => answer(async () => mapPlayers(await feeds.players(signal), known, everybody())),

    async *games(scope, signal) {
      const weekLines = keepWeeks(now, feeds.playerGameStats);
      try {
        for (const slot of await schedule(scope, signal)) {
          if (slot.game.hasStarted) yield ok(await wholeGame(slot.game, weekLines, signal));
          else yield ok(waitingGame({ ...slot, projections: await projections(slot.game, signal) }, known, asOf()));
        }
      } catch (error) {
        yield failureResult(error);
      }
    },

    game: (gameKey, signal) =>
      answer(async () => {
        const parts = parseGameKey(gameKey);
        if (parts === null) throw missing(`game ${gameKey}`);
        return wholeGame(parts, boxScoreLines, signal);
      }),
  };
}

type LineSource = (game: HomeGame, signal: AbortSignal) => Promise<WirePlayerGame[]>;

/** Asks for a week once and answers all its games from that for a while: projections move a few times a day. */
function keepWeeks(
  now: () => Date,
  ask: (week: SeasonWeek, signal: AbortSignal) => Promise<WirePlayerGame[]>,
): LineSource {
  let kept = { name: "", at: 0, rows: [] as WirePlayerGame[] };
  return async ({ season, seasonType, week }, signal) => {
    const name = `${season}/${seasonType}/${week}`;
    const at = now().getTime();
    if (kept.name === name && at - kept.at < KEPT_MS) return kept.rows;
    kept = { name, at, rows: await ask({ season, seasonType, week }, signal) };
    return kept.rows;
  };
}

const KEPT_MS = 15 * 60_000;

async function answer<T>(work: () => Promise<T>): Promise<ProviderResult<T>> {
  try {
    return ok(await work());
  } catch (error) {
    return failureResult(error);
  }
}

function missing(what: string): ProviderFailure {
  return new ProviderFailure("not-found", `SportsDataIO has no ${what}`);
}

/** A game with the record that it was read from. */
interface Slot {
  game: Game;
  score: WireSlot;
}

/** The schedule with the scores over it: neither feed has both the byes and the results. */
async function slotsOfPart(feeds: Feeds, part: SeasonPart, signal: AbortSignal): Promise<Slot[]> {
  const slots = new Map<string, Slot>();
  const add = (game: Game | null, score: WireSlot) => {
    if (game !== null) slots.set(game.gameKey, { game, score });
  };
  for (const slot of await feeds.schedules(part, signal).catch(emptyIfNotFound)) add(mapSlot(slot), slot);
  if (slots.size > 0) for (const score of await feeds.scores(part, signal)) add(mapScore(score), score);
  return [...slots.values()];
}
