import { renamedLines } from "../../../domain/corrections/line-face.ts";
import { FIGURES } from "../../../domain/game/figures.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { type Suspect, LARGE_SUSPECT_SECONDS, never, unlessRepeated } from "./suspect.ts";

export interface GuardedLines {
  lines: PlayerLine[];
  suspects: Suspect[];
  /** Whether anything in it is not as it was delivered. */
  isKept: boolean;
}

/** A player or two leave a projection; more than a quarter at once is a broken answer before it is anything else. */
const MANY_SHARE = 0.25;
const MANY = 5;

type Source = "statistics" | "projections";

function partOf(what: Source): Suspect["part"] {
  return what === "statistics" ? "lines" : "projections";
}

/** The lines of one source that may be stored. `what` names them in a suspect's message. */
export function guardLines(
  stored: PlayerLine[],
  delivered: PlayerLine[],
  what: Source,
  confirmed: ReadonlySet<string>,
): GuardedLines {
  if (stored.length === 0) return { lines: delivered, suspects: [], isKept: false };
  const keep = (suspect: Suspect): GuardedLines => ({ lines: stored, suspects: [suspect], isKept: true });
  if (delivered.length === 0) return keep(never(partOf(what), `${what}-empty`, `the ${what} of its players are gone`));
  if (!delivered.some(isSomething) && stored.some(isSomething))
    return keep(never(partOf(what), `${what}-zero`, `the ${what} of all its players are zero`));
  const suspects: Suspect[] = [];
  const lines = withKnownFigures(stored, delivered, what, suspects);
  const now = new Set(lines.map(({ playerId }) => playerId));
  const renamed = new Set([...renamedLines(stored, lines).values()].map(({ playerId }) => playerId));
  const gone = stored.filter((line) => !now.has(line.playerId) && !renamed.has(line.playerId) && isSomething(line));
  const isMany = gone.length >= MANY && gone.length > stored.length * MANY_SHARE;
  if (isMany && !confirmed.has(`${what}-gone`)) {
    const message = `${gone.length} of its ${stored.length} players are gone from the ${what}`;
    suspects.push(unlessRepeated(partOf(what), `${what}-gone`, message, LARGE_SUSPECT_SECONDS));
    lines.push(...gone);
  }
  return { lines, suspects, isKept: suspects.length > 0 };
}

/** A figure that nobody has any more was left out of the answer. */
function withKnownFigures(
  stored: readonly PlayerLine[],
  delivered: readonly PlayerLine[],
  what: Source,
  suspects: Suspect[],
): PlayerLine[] {
  const vanished = FIGURES.map(({ field }) => field).filter(
    (figure) => delivered.every((line) => line[figure] === null) && stored.some((line) => (line[figure] ?? 0) !== 0),
  );
  if (vanished.length === 0) return [...delivered];
  suspects.push(never(partOf(what), `${what}-figures`, `the ${what} no longer have ${vanished.join(", ")}`));
  const known = new Map(stored.map((line) => [line.playerId, line]));
  return delivered.map((line) => {
    const before = known.get(line.playerId);
    if (before === undefined) return line;
    return { ...line, ...Object.fromEntries(vanished.map((figure) => [figure, before[figure]])) };
  });
}

function isSomething(line: PlayerLine): boolean {
  return FIGURES.some(({ field }) => (line[field] ?? 0) !== 0);
}
