import type { PlayerLine } from "../game/player-line.ts";

/** What a line says of whose it is, but for the id: the same person under another id has the same. */
export function lineFace({ playerName, team, position }: PlayerLine): string {
  return `${playerName}, ${team} ${position}`;
}

/**
 * The lines of which each is a known one under another id, by the new id: a source that gives somebody another id takes nobody
 * away and adds nobody. Only where the face is one line's alone, before and after.
 */
export function renamedLines(
  stored: readonly PlayerLine[],
  fresh: readonly PlayerLine[],
): ReadonlyMap<PlayerLine["playerId"], PlayerLine> {
  const now = new Set(fresh.map(({ playerId }) => playerId));
  const known = new Set(stored.map(({ playerId }) => playerId));
  const gone = Map.groupBy(
    stored.filter(({ playerId }) => !now.has(playerId)),
    lineFace,
  );
  const added = Map.groupBy(
    fresh.filter(({ playerId }) => !known.has(playerId)),
    lineFace,
  );
  return new Map(
    [...added].flatMap(([face, lines]) => {
      const [line, ...others] = lines;
      const [before, ...namesakes] = gone.get(face) ?? [];
      if (line === undefined || before === undefined || others.length + namesakes.length > 0) return [];
      return [[line.playerId, before] as const];
    }),
  );
}
