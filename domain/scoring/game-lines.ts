import type { GameSnapshot, ProviderName } from "../game/game-snapshot.ts";
import { sumCounts } from "./counting/count-game.ts";
import { type CountedLine, countedLine } from "./counted-columns.ts";
import { officialCounts } from "./official-counts.ts";
import { scoredOwners, type ScoredSource } from "./scored-owners.ts";
import type { Owner } from "./scoring-item.ts";

/** What one owner did in one game, as far as any scoring can ask. */
export interface OwnerLine extends Owner, CountedLine {
  /** `playerId`, or the code of a team whose defense it is. */
  id: string;
  name: string;
  team: string;
}

/** The lines of everyone with a play in a game: enough to score it under any rules, without its plays. */
export interface GameLines {
  gameKey: string;
  season: number;
  seasonType: number;
  week: number;
  provider: ProviderName;
  lines: readonly OwnerLine[];
}

/** The lines of a game: the sums of its plays with what official statistics add, so that each is what its ledger ends with. */
export function gameLines(source: ScoredSource & Pick<GameSnapshot, "differences" | "provider">): GameLines {
  const { gameKey, season, seasonType, week } = source.game;
  const lines = scoredOwners(source).map(({ id, name, team, role, position, plays }) => ({
    id,
    name,
    team,
    role,
    position,
    counts: sumCounts([...plays, { counts: officialCounts(source.differences, id) }]),
    longest: countedLine({ plays }).longest,
  }));
  return { gameKey, season, seasonType, week, provider: source.provider, lines };
}
