import { driveWith } from "../sheet/drive-with.ts";
import { beforeDrive } from "./answer-set-up.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const HOW_SCORED =
  /^(?:so |and |but |ok )*how (?:did|d)\b(?!.*\brange\b).*\b(?:tds?|touchdown|score|points|fg|field goal)\b/;
/** Half of the field, in yards. */
const MIDFIELD = 50;

/** `how did Houston get that touchdown`, of a drive, or one score, that began on the other half of the field: with what gave them the ball there. */
export function withBallBefore(
  { text }: Question,
  sentences: readonly Sentence[],
  sheet: GameSheet,
): readonly Sentence[] {
  if (!HOW_SCORED.test(text)) return sentences;
  const facts = sentences.flatMap(({ ids }) => ids.flatMap((id) => sheet.index.byId(id) ?? []));
  const drives = facts.filter(({ kind }) => kind === "drive");
  const scores = facts.flatMap(({ kind, at }) => {
    const playId = kind === "score" ? at?.playId : null;
    return playId === null || playId === undefined ? [] : [driveWith({ playId }, sheet)];
  });
  const [drive, other] = new Set(drives.length > 0 ? drives : scores.filter((one) => one !== null));
  if (drive === undefined || other !== undefined || (drive.values.yardsToEndZone ?? MIDFIELD) >= MIDFIELD)
    return sentences;
  const told = new Set(
    sentences.flatMap(({ receipts }) => receipts.flatMap((one) => ("playId" in one ? one.playId : []))),
  );
  const before = beforeDrive(drive, sheet).filter(({ receipts }) =>
    receipts.every((one) => !("playId" in one) || !told.has(one.playId)),
  );
  return [...before, ...sentences];
}
