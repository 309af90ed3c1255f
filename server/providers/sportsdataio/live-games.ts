import { parseGameKey } from "../../../domain/game/game-key.ts";
import { isFinal } from "../../../domain/game/status.ts";
import { ok } from "../../../domain/result.ts";
import type { LiveProvider, LiveRound, FetchedGame } from "../live-provider.ts";
import type { ProviderResult } from "../provider.ts";
import { ProviderFailure, failureResult } from "../provider-failure.ts";
import { assembleGame, waitingGame } from "./assemble-game.ts";
import { emptyIfNotFound } from "./empty-if-not-found.ts";
import type { Feeds } from "./feeds.ts";
import { LiveMemory } from "./live-memory.ts";
import { mapScore } from "./map-game.ts";
import { mapInjuries } from "./map-injuries.ts";
import { mapLines, mapProjections } from "./map-line.ts";
import { isStranger, type KnownPlayer, namesOf } from "./known-players.ts";
import { partsOf } from "./season-parts.ts";
import type { WirePlay, WirePlayerGame, WireScore } from "./wire.ts";

interface LiveOptions {
  feeds: Feeds;
  known: KnownPlayer;
  now: () => Date;
}

type Mapping = Pick<LiveOptions, "known" | "now">;

type LiveMethods = Omit<LiveProvider, "name" | "schedule" | "players" | "games" | "game">;

/** After so many rows without a player the game's feed is taken to be one that does not say who did what. */
const ROWS_WITH_PLAYERS = 10;

/**
 * SportsDataIO as it is followed while games are on. The rows of each game that was read whole are remembered as they came,
 * and a round's changed rows are laid over them; see `live-memory.ts` for when that is certain.
 */
export function liveGames({ feeds, known, now }: LiveOptions): LiveMethods {
  const memory = new LiveMemory(now);
  const mapping = { known, now };
  const asOf = () => now().toISOString();

  function assembled(
    score: WireScore,
    plays: readonly WirePlay[],
    playerGames: readonly WirePlayerGame[],
  ): FetchedGame {
    const game = assembleGame({ score, plays, playerGames, projections: [] }, known, asOf());
    return {
      game,
      parts: { facts: true, plays: game.game.hasStarted, lines: game.playerGameStats.length > 0, projections: false },
      hasOfficialLines: mapLines(playerGames, game.game.gameKey, namesOf(known)).length > 0,
      hasStrangers: [...plays.flatMap(({ PlayStats }) => PlayStats ?? []), ...ofGame(playerGames, score)].some(
        ({ PlayerID, Name }) => isStranger(PlayerID, Name, known),
      ),
      isClosed: score.IsClosed === true,
    };
  }

  async function wholeGame(
    gameKey: string,
    signal: AbortSignal,
    linesOf: (game: NonNullable<ReturnType<typeof parseGameKey>>) => Promise<readonly WirePlayerGame[]>,
  ): Promise<FetchedGame> {
    const place = parseGameKey(gameKey);
    const found = place === null ? null : await feeds.playByPlay(place, signal);
    if (place === null || found === null) throw new ProviderFailure("not-found", `SportsDataIO has no game ${gameKey}`);
    const { Score: score, Plays: plays } = found;
    memory.keep(gameKey, found);
    const fromPlays = assembled(score, plays, []);
    const isThin = plays.length >= ROWS_WITH_PLAYERS && fromPlays.game.playerGameStats.length === 0;
    if (!isFinal(fromPlays.game.game) && !isThin) return fromPlays;
    return assembled(score, plays, await linesOf(place));
  }

  return {
    season: (signal) =>
      answer(async () => {
        const current = (await feeds.timeframes("current", signal))[0];
        return (current ?? (await feeds.timeframes("upcoming", signal))[0])?.Season ?? null;
      }),

    seasonGames: (season, signal) =>
      answer(async () => {
        const scores: WireScore[] = [];
        for (const part of partsOf({ season }))
          scores.push(...(await feeds.scores(part, signal).catch(emptyIfNotFound)));
        return allFacts(scores, mapping);
      }),

    weekGames: (week, signal) => answer(async () => allFacts(await feeds.scoresByWeek(week, signal), mapping)),

    weekProjections: (week, signal) =>
      answer(async () => {
        const rows = await feeds.playerProjections(week, signal);
        const keys = [...new Set(rows.flatMap(({ GameKey }) => GameKey ?? []))];
        return new Map(
          keys.map((gameKey) => [
            gameKey,
            {
              playerProjections: mapProjections(rows, gameKey, namesOf(known)),
              ...mapInjuries(rows, { gameKey, hasStarted: false }, namesOf(known), asOf()),
            },
          ]),
        );
      }),

    liveRound: (week, signal) =>
      answer(async () => {
        const round: LiveRound = { games: [], unsure: [] };
        for (const { Score: score, Plays: changed } of await feeds.playByPlayDelta(week, 2, signal)) {
          const facts = factsOnly(score, mapping);
          if (facts === null) continue;
          const { gameKey, hasStarted } = facts.game.game;
          const plays = hasStarted ? memory.merge(gameKey, score, changed) : null;
          if (plays === "unchanged") continue;
          round.games.push(plays === null ? facts : assembled(score, plays, []));
          if (hasStarted && plays === null) round.unsure.push(gameKey);
        }
        return round;
      }),

    wholeGame: (gameKey, signal) =>
      answer(() =>
        wholeGame(gameKey, signal, async (place) => (await feeds.boxScore(place, signal))?.PlayerGames ?? []),
      ),

    async *wholeGames(week, gameKeys, signal) {
      try {
        const lines = await feeds.playerGameStats(week, signal);
        for (const gameKey of gameKeys) yield ok(await wholeGame(gameKey, signal, async () => lines));
      } catch (error) {
        yield failureResult(error);
      }
    },
  };
}

/** What a score alone says of a game; null for one that is no game. */
function factsOnly(score: WireScore, { known, now }: Mapping): FetchedGame | null {
  const game = mapScore(score);
  if (game === null) return null;
  return {
    game: waitingGame({ game, score, projections: [] }, known, now().toISOString()),
    parts: { facts: true, plays: false, lines: false, projections: false },
    hasOfficialLines: false,
    hasStrangers: false,
    isClosed: score.IsClosed === true,
  };
}

/** Facts of every game that has them; a single game without a score must not hide the others. */
function allFacts(scores: readonly WireScore[], mapping: Mapping): FetchedGame[] {
  let failure: unknown = null;
  const games = scores.flatMap((score) => {
    try {
      return factsOnly(score, mapping) ?? [];
    } catch (thrown) {
      failure = thrown;
      return [];
    }
  });
  if (games.length === 0 && failure !== null) throw failure;
  return games;
}

/** The rows of this game in a list that can hold a whole week. */
function ofGame(playerGames: readonly WirePlayerGame[], { GameKey }: WireScore): readonly WirePlayerGame[] {
  return playerGames.filter((row) => row.GameKey === GameKey);
}

async function answer<T>(work: () => Promise<T>): Promise<ProviderResult<T>> {
  try {
    return ok(await work());
  } catch (error) {
    return failureResult(error);
  }
}
