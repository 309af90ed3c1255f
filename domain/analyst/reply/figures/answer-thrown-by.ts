import { counted, countWords } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isWithin } from "../sheet/is-within.ts";

const WHO_THREW = /\bwho (?:all )?(?:threw|was throwing|throws|passed)\b|\bwhos? (?:was )?throwing\b/;
const MOST_TOLD = 4;

/** `who threw to Ogunbowale`: everybody who did, with how many he caught of each, and his catches where they are few. Null where one pass is singled out. */
export function answerThrownBy(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, period, threshold, nth, sized, concepts, isShared } = question;
  const [player, other] = players;
  if (player === undefined || other !== undefined || isShared || player.position === "QB") return null;
  if (!WHO_THREW.test(text) || threshold !== null || nth !== null || sized !== null) return null;
  if (!isOnly(concepts, "pass throw ball catch target list")) return null;
  const isHis = ({ credits }: Play, stat: "receivingTargets" | "receptions"): boolean =>
    credits.some((credit) => credit.stat === stat && credit.playerId === player.playerId);
  const thrown = sheet.read.plays.filter(
    (play) => isHis(play, "receivingTargets") && (period === null || isWithin(period, play)),
  );
  const passers = Map.groupBy(
    thrown,
    ({ credits }) => credits.find(({ stat }) => stat === "passingAttempts")?.playerId ?? null,
  );
  const when = period === null ? "" : ` ${period.words}`;
  const told = [...passers].flatMap(([passer, plays]) => {
    if (passer === null) return [];
    const caught = plays.filter((play) => isHis(play, "receptions")).length;
    const words = `${sheet.name(passer)} threw ${counted(plays.length, "pass", "passes")} to ${sheet.name(player.playerId)}${when}`;
    const result = caught === plays.length ? "all caught" : `${countWords(caught)} caught`;
    const text = plays.length === 1 ? `${words}.` : `${words}, ${result}.`;
    return [{ text, ids: [], receipts: plays.map(({ playId }) => ({ kind: "play" as const, playId })) }];
  });
  if (told.length === 0) return null;
  return [...told, ...(thrown.length > MOST_TOLD ? [] : thrown.map((play) => sheet.told(play)))];
}
