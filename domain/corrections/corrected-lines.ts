import type { FoundCorrection } from "../game/correction.ts";
import { figureText } from "./figure-text.ts";
import { renamedLines } from "./line-face.ts";
import { FIGURES, type Figure, isAverage } from "../game/figures.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** Averages follow from the rest and are no corrections of their own. */
const COUNTED = FIGURES.filter(({ group, from }) => group !== "points" && !isAverage(from));

/** Named only where nothing else of a line has changed: otherwise they follow from it. */
const POINTS = FIGURES.filter(({ group }) => group === "points");

/**
 * The figures of players' lines that were changed, in order of the lines as they stood. A player who is new among them is
 * somebody the statistics had left out, and each of his figures was 0; the other way round likewise. One who has another id
 * now is the same: see `line-face.ts`.
 */
export function correctedLines(stored: readonly PlayerLine[], fresh: readonly PlayerLine[]): FoundCorrection[] {
  const renamed = renamedLines(stored, fresh);
  const former = new Set([...renamed.values()].map(({ playerId }) => playerId));
  const known = new Map([...stored.map((line) => [line.playerId, line] as const), ...renamed]);
  const now = new Map(fresh.map((line) => [line.playerId, line]));
  const added = fresh.filter(({ playerId }) => !stored.some((line) => line.playerId === playerId));
  return [...stored.filter(({ playerId }) => !former.has(playerId)), ...added].flatMap((line) => {
    const pair = { before: known.get(line.playerId) ?? null, after: now.get(line.playerId) ?? null, line };
    const figures = changed(pair, COUNTED);
    return figures.length > 0 ? figures : changed(pair, POINTS);
  });
}

interface Pair {
  before: PlayerLine | null;
  after: PlayerLine | null;
  /** One of the two, for the name. */
  line: PlayerLine;
}

function changed({ before, after, line }: Pair, figures: readonly Figure[]): FoundCorrection[] {
  return figures.flatMap((figure) => {
    const { field, name } = figure;
    const old = before === null ? 0 : before[field];
    const now = after === null ? 0 : after[field];
    // Unknown figures that become known are no corrections.
    if (old === null || now === null) return [];
    const change = { before: figureText(old, figure), after: figureText(now, figure) };
    // What reads the same has not changed for a reader.
    if (change.before === change.after) return [];
    return [
      {
        kind: "line" as const,
        playId: null,
        playerId: line.playerId,
        what: `${name} of ${line.playerName}`,
        ...change,
      },
    ];
  });
}
