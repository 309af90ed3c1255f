import { isKneelDown } from "../../../plays/is-kneel-down.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Play } from "../../../game/play.ts";
import { times } from "../../../facts/wording/number-words.ts";
import { rowsWith } from "./rows-with.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";

/** More snaps are no answer to read. */
const MOST_SNAPS = 16;

/** A drive snap by snap in the order of play, kneel-downs in one sentence; empty where it has more of them than anybody reads. */
export function driveSnaps({ at }: Pick<Fact, "at">, sheet: GameSheet): Sentence[] {
  return snapsTold(rowsWith(at, sheet), sheet);
}

/** Rows of a drive, snap by snap. */
export function snapsTold(rows: readonly Play[], sheet: GameSheet): Sentence[] {
  const snaps = rows.filter(
    ({ down, credits, description }) => down > 0 && (credits.length > 0 || isFlag(description)),
  );
  const kneels = snaps.filter(isKneelDown);
  const told = snaps.filter((play) => !kneels.includes(play)).map((play) => sheet.told(play));
  const [first] = kneels;
  if (told.length > MOST_SNAPS) return [];
  if (first === undefined) return told;
  const knelt = kneels.length === 1 ? [sheet.told(first)] : [kneltDown(kneels, sheet)];
  return [...told, ...knelt];
}

function isFlag(description: string): boolean {
  return /\bPENALTY\b|\bPenalty\b/.test(description);
}

function kneltDown(kneels: readonly Play[], sheet: GameSheet): Sentence {
  const [first] = kneels;
  const id = first?.credits[0]?.playerId;
  const name = id === undefined ? "The quarterback" : sheet.name(id);
  return {
    text: `${name} took a knee ${times(kneels.length)} at the end of it.`,
    ids: kneels.flatMap(({ playId }) => sheet.index.onPlay(playId).map((fact) => fact.id)),
    receipts: kneels.map(({ playId }) => ({ kind: "play", playId })),
  };
}
