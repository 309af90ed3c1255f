import type { LineSource } from "./player-line.ts";

/**
 * What proves a statement: a play, a figure of a player's line, a fact of the game itself, or what earlier games of the season
 * hold. A `season` receipt is told by its own words, as those games are not in the snapshot: each game's result or figure in
 * order, for example `KC: Week 1 won 27-20, Week 2 lost 13-17` (`field` is `score`), or with `playerId` `Aaron Jones, rushing
 * yards: Week 1 94, Week 2 32` (`field` is the line's). `gameKey` is the newest of them; a player's own page lists them all.
 */
export type Receipt =
  | { kind: "play"; playId: string }
  | { kind: "line"; playerId: string; source: LineSource; field: string }
  | { kind: "game"; field: string }
  | { kind: "season"; gameKey: string; playerId: string | null; field: string; words: string };
