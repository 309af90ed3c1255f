import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { driveSnaps } from "../sheet/drive-snaps.ts";
import { alternatives } from "../../../words/alternatives.ts";

const SNAP_BY_SNAP = new RegExp(
  alternatives`
    \b(?:walk|take|talk|run) (?:me|us) through\b | \b(?:play|snap|step|down) (?:by|for) (?:play|snap|step|down)\b
    \b(?:every|each|all the|all of the) (?:plays?|snaps?)\b (?:of|on|in)\b.*\b(?:drive|possession|series|march)\b
    \bhow (?:did|d)\b.* (?:go|get|march|drive|move|come) (?:all (?:that|the) way|so far|that far|the (?:whole )?length)\b
  `,
  "i",
);

/** An answer with the one drive of which every snap is asked for, snap by snap; as it is otherwise. */
export function withSnaps(written: string, sentences: readonly Sentence[], sheet: GameSheet): Sentence[] {
  if (!SNAP_BY_SNAP.test(written)) return [...sentences];
  const drives = sentences.flatMap(({ ids }) =>
    ids.flatMap((id) => {
      const fact = sheet.index.byId(id);
      return fact?.kind === "drive" ? [fact] : [];
    }),
  );
  const [drive, other] = [...new Map(drives.map((fact) => [fact.id, fact])).values()];
  if (drive === undefined || other !== undefined) return [...sentences];
  const known = new Set(sentences.map(({ text }) => text));
  return [...sentences, ...driveSnaps(drive, sheet).filter(({ text }) => !known.has(text))];
}
