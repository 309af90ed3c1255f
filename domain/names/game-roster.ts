import type { GameSnapshot } from "../game/game-snapshot.ts";
import { playerScore } from "./player-score.ts";

/** A player of the game as names are looked up. */
export interface RosterPlayer {
  playerId: string;
  playerName: string;
  team: string;
  position: string;
  /** How likely he is asked about: his ranking score, by what he did or else by his projection. */
  weight: number;
}

const KNOWN = new WeakMap<object, RosterPlayer[]>();

/** Everybody with a line in the game, the most talked of first, equals by name. Made once for each version of the game's lines. */
export function gameRoster(snapshot: Pick<GameSnapshot, "playerGameStats" | "playerProjections">): RosterPlayer[] {
  const known = KNOWN.get(snapshot);
  if (known !== undefined) return known;
  const players = new Map<string, RosterPlayer>();
  for (const line of [...snapshot.playerGameStats, ...snapshot.playerProjections]) {
    const { playerId, playerName, team, position } = line;
    const weight = playerScore(line);
    const before = players.get(playerId);
    if (before === undefined) players.set(playerId, { playerId, playerName, team, position, weight });
    else before.weight = Math.max(before.weight, weight);
  }
  const roster = [...players.values()].toSorted(
    (a, b) => b.weight - a.weight || (a.playerName < b.playerName ? -1 : Number(a.playerName > b.playerName)),
  );
  KNOWN.set(snapshot, roster);
  return roster;
}
