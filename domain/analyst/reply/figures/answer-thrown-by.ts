import { counted, countWords } from "../../../facts/wording/number-words.ts";
import type { CreditStat } from "../../../game/credit.ts";
import type { Play } from "../../../game/play.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isWithin } from "../sheet/is-within.ts";

const WHO_THREW = /\bwho (?:all )?(?:threw|was throwing|throws|passed)\b|\bwhos? (?:was )?throwing\b/;
/** Of some passes alone. */
const OF_SOME = /\b(?:deep|downfield|down|downs|red zone|longest|first|last)\b/;
const MOST_TOLD = 4;

/** `who threw to Ogunbowale`: everybody who did, with how many he caught of each, and his catches where they are few. Null where one pass is singled out. */
export function answerThrownBy(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, period, threshold, nth, sized, concepts, isShared } = question;
  const incomplete = notCaught(question, sheet);
  if (incomplete !== null) return incomplete;
  if (players.length === 0 || isShared || players.some(({ position }) => position === "QB")) return null;
  if (!WHO_THREW.test(text) || OF_SOME.test(text) || threshold !== null || nth !== null || sized !== null) return null;
  if (!isOnly(concepts, "pass throw ball catch target list")) return null;
  const told = players.map((player) => thrownTo(player, period, sheet));
  return told.some((sentences) => sentences.length === 0) ? null : told.flat();
}

const FOR_WHOM =
  /\bwho (?:was|were)\b.*\b(?:meant|intended|thrown|throwing|going|aimed|targets?)\b|\b(?:meant|intended|thrown|aimed) (?:for|to|at)\b/;
const TO_WHOM =
  /\bwho did (?:he|\w+(?: \w+)?) (?:throw|pass|complete|toss|heave|chuck) (?:(?:it|that|one|the ball|a pass) )*to\b/;
const MOST_INCOMPLETE = 10;

/** `who were his incompletions meant for`: a passer's passes that nobody caught, one by one. Null where there are many, or fewer are meant than all of them. */
function notCaught(
  { text, players: [passer, other], period, threshold, nth, sized, concepts, numbers, unknown }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  // Of one who is no quarterback every pass is told: `who did Jefferson throw it to`.
  const isOther = passer !== undefined && passer.position !== "QB" && TO_WHOM.test(text);
  const isOfPasser = passer?.position === "QB" && concepts.has("incomplete") && FOR_WHOM.test(text);
  if (passer === undefined || other !== undefined || !(isOfPasser || isOther)) return null;
  if (OF_SOME.test(text) || threshold !== null || nth !== null || sized !== null || numbers.length > 0) return null;
  if (!isOnly(concepts, "incomplete target pass throw ball list") || unknown.length > 0) return null;
  const has = ({ credits }: Play, stat: CreditStat): boolean =>
    credits.some((credit) => credit.stat === stat && credit.playerId === passer.playerId);
  const thrown = sheet.read.plays.filter(
    (play) =>
      has(play, "passingAttempts") &&
      (isOther || !has(play, "passingCompletions")) &&
      (period === null || isWithin(period, play)),
  );
  return thrown.length === 0 || thrown.length > MOST_INCOMPLETE ? null : thrown.map((play) => sheet.told(play));
}

function thrownTo({ playerId }: RosterPlayer, period: Question["period"], sheet: GameSheet): Sentence[] {
  const isHis = ({ credits }: Play, stat: "receivingTargets" | "receptions"): boolean =>
    credits.some((credit) => credit.stat === stat && credit.playerId === playerId);
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
    const words = `${sheet.name(passer)} threw ${counted(plays.length, "pass", "passes")} to ${sheet.name(playerId)}${when}`;
    const result = caught === plays.length ? "all caught" : `${caught === 0 ? "none" : countWords(caught)} caught`;
    const text = plays.length === 1 ? `${words}.` : `${words}, ${result}.`;
    return [{ text, ids: [], receipts: plays.map(({ playId }) => ({ kind: "play" as const, playId })) }];
  });
  return [...told, ...(thrown.length > MOST_TOLD ? [] : thrown.map((play) => sheet.told(play)))];
}
