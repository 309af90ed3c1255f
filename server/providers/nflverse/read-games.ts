import { basename } from "node:path";
import type { Game } from "../../../domain/game/game.ts";
import type { Play } from "../../../domain/game/play.ts";
import { type GameSoFar, mapPlay } from "./map-play.ts";
import type { Names, PlayRow } from "./play-row.ts";
import { readRows } from "./read-csv.ts";
import { parseWeather } from "./stadium-words.ts";
import { startTime } from "./start-time.ts";
import { PLAYS } from "./wire.ts";

/** The rows of one game. */
export interface GameRows {
  gameId: string;
  plays: Play[];
  /** The name of the file that ends with this game; null for a game that others follow. */
  endOfFile: string | null;
  /** The game with what its rows say about the day: weather, and the start where the schedule has no time. */
  describe(game: Game): Game;
}

/**
 * The wanted games of the play-by-play, one after the other in the file's order. Stops reading once all of them
 * were seen, so the first weeks of a season do not cost the whole file.
 */
export async function* readGames(
  paths: readonly string[],
  wanted: ReadonlySet<string>,
  names: Names,
  signal: AbortSignal,
): AsyncGenerator<GameRows> {
  const collector = new GameCollector(wanted, names);
  const awaited = new Set(wanted);
  for (const path of paths) {
    for await (const rows of readRows(path, PLAYS, signal)) {
      const finished: GameRows[] = [];
      for (const row of rows) {
        const game = collector.take(row);
        if (game !== null) finished.push(game);
      }
      for (const game of finished) {
        awaited.delete(game.gameId);
        yield game;
      }
      if (finished.length > 0 && awaited.size === 0) return;
    }
  }
  const last = collector.end();
  if (last !== null) yield { ...last, endOfFile: basename(paths.at(-1) ?? "") };
}

/** Gathers rows into games, which stand one after the other in the file. */
class GameCollector {
  readonly #wanted: ReadonlySet<string>;
  readonly #names: Names;
  readonly #seen = new Set<string>();
  #current: OpenGame | null = null;

  constructor(wanted: ReadonlySet<string>, names: Names) {
    this.#wanted = wanted;
    this.#names = names;
  }

  /** Adds a row; answers with the game before it when the row begins another. */
  take(row: PlayRow): GameRows | null {
    const gameId = row.needText("game_id");
    let finished: GameRows | null = null;
    if (this.#current?.gameId !== gameId) {
      finished = this.end();
      if (this.#seen.has(gameId)) throw row.failure("game_id", `the rows of ${gameId} do not stand together`);
      this.#seen.add(gameId);
      this.#current = {
        gameId,
        plays: [],
        soFar: { awayTotal: 0, homeTotal: 0, sequence: 0 },
        weather: row.text("weather"),
        start: row.text("start_time"),
      };
    }
    if (this.#current !== null && this.#wanted.has(gameId)) {
      const play = mapPlay(row, this.#current.soFar, this.#names);
      if (play !== null) this.#current.plays.push(play);
    }
    return finished;
  }

  /** The game whose rows are complete, unless nobody wants it. */
  end(): GameRows | null {
    const current = this.#current;
    this.#current = null;
    return current !== null && this.#wanted.has(current.gameId) ? closeGame(current) : null;
  }
}

interface OpenGame {
  gameId: string;
  plays: Play[];
  soFar: GameSoFar;
  weather: string | null;
  start: string | null;
}

function closeGame({ gameId, plays, weather, start }: OpenGame): GameRows {
  return {
    gameId,
    plays,
    endOfFile: null,
    describe: (game) => ({
      ...withWeather(game, weather),
      dateTime: game.dateTime ?? (start === null ? null : startTime(start)),
    }),
  };
}

/** Under a roof the weather's text is about the air outside, so it is left out. */
function withWeather(game: Game, text: string | null): Game {
  if (game.stadiumType !== "Outdoor" && game.stadiumType !== "Retractable roof, open") return game;
  const { description, temperature, wind } = parseWeather(text);
  return {
    ...game,
    forecastDescription: description,
    forecastTempLow: game.forecastTempLow ?? temperature,
    forecastTempHigh: game.forecastTempHigh ?? temperature,
    forecastWindSpeed: game.forecastWindSpeed ?? wind,
  };
}
