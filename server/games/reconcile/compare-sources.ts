import type { Game } from "../../../domain/game/game.ts";
import type { Play } from "../../../domain/game/play.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { type PlayPair, pairPlays } from "./pair-plays.ts";
import { sourceCause } from "./source-cause.ts";
import type { ComparedGame, SourceDifference } from "./source-difference.ts";

/**
 * Everything that differs between one game from two sources, in order: the game, its plays, its lines. Texts, ids and credits
 * of plays are each source's own and not compared; what the credits add up to is, in the lines.
 */
export function compareSources(first: ComparedGame, second: ComparedGame): SourceDifference[] {
  const pairs = pairPlays(first.allPlays, second.allPlays);
  const differences = [
    ...differingFields("game", "", first.game, second.game, GAME_FIELDS),
    ...pairs.flatMap((pair) => differingPlays(pair)),
    ...differingLines(first.playerGameStats, second.playerGameStats),
  ];
  return differences.map((difference) => ({ ...difference, cause: sourceCause(difference, { first, second, pairs }) }));
}

const GAME_FIELDS = (game: Game) => Object.keys(game) as (keyof Game)[];

const PLAY_FIELDS = [
  "timeRemainingMinutes",
  "timeRemainingSeconds",
  "team",
  "opponent",
  "down",
  "distance",
  "isFirstDown",
  "isTouchdown",
  "yardLine",
  "yardLineTerritory",
  "yardsToEndZone",
  "yardsGained",
  "isScoringPlay",
  "awayPoints",
  "homePoints",
  "returnYards",
  "kickDistance",
  "penaltyYards",
  "isBlocked",
  "timeoutTeam",
] as const satisfies (keyof Play)[];

/** What is written on a marker beyond its kind is where the ball lay, which both sources know from the next play. */
const MARKER_FIELDS = ["timeoutTeam"] as const satisfies (keyof Play)[];

function differingPlays({ first, second }: PlayPair): SourceDifference[] {
  const where = placeOf(first ?? second);
  if (first === null || second === null)
    return [{ part: "play", where, field: "row", first: first?.description, second: second?.description, cause: null }];
  const isMarker = first.type === "Timeout" || first.type === "TwoMinuteWarning" || first.type === "Period";
  return differingFields("play", where, first, second, () => (isMarker ? MARKER_FIELDS : PLAY_FIELDS));
}

/** `Q2 12:51 FieldGoal`, `OT 4:06 Pass`. */
function placeOf(play: Play | null): string {
  if (play === null) return "";
  const period = play.quarterName === "OT" ? "OT" : `Q${play.quarterName}`;
  const seconds = String(play.timeRemainingSeconds ?? 0).padStart(2, "0");
  return `${period} ${play.timeRemainingMinutes ?? 0}:${seconds} ${play.type}`;
}

function differingLines(first: readonly PlayerLine[], second: readonly PlayerLine[]): SourceDifference[] {
  const others = new Map(second.map((line) => [line.playerId, line]));
  const ids = new Set(first.map(({ playerId }) => playerId));
  const alone = (line: PlayerLine, side: "first" | "second"): SourceDifference => ({
    part: "line",
    where: line.playerName,
    field: "row",
    first: side === "first" ? figuresOf(line) : undefined,
    second: side === "second" ? figuresOf(line) : undefined,
    cause: null,
  });
  return [
    ...first.flatMap((line) => {
      const other = others.get(line.playerId);
      if (other === undefined) return [alone(line, "first")];
      return differingFields("line", line.playerName, line, other, (one) => Object.keys(one) as (keyof PlayerLine)[]);
    }),
    ...second.filter(({ playerId }) => !ids.has(playerId)).map((line) => alone(line, "second")),
  ];
}

/** The figures of a line that are not 0. */
function figuresOf(line: PlayerLine): Record<string, number> {
  return Object.fromEntries(
    Object.entries(line).filter((entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] !== 0),
  );
}

function differingFields<T extends object>(
  part: SourceDifference["part"],
  where: string,
  first: T,
  second: T,
  fields: (one: T) => readonly (keyof T & string)[],
): SourceDifference[] {
  return fields(first).flatMap((field) =>
    isSame(first[field], second[field])
      ? []
      : [{ part, where, field, first: first[field], second: second[field], cause: null }],
  );
}

/** Points have hundredths, and averages any number of places. */
function isSame(first: unknown, second: unknown): boolean {
  if (typeof first === "number" && typeof second === "number") return Math.abs(first - second) < 0.005;
  return first === second;
}
