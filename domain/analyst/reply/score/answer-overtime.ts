import { whenWords } from "../../../facts/wording/when-words.ts";
import { REGULATION_SECONDS } from "../../../game/game-clock.ts";
import { formatDuration } from "../../../words/format.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isAt } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const HOW_LONG =
  /^(?:so |and )?how (?:long|much time) (?:was|did|were) (?:the )?(?:overtime|ot)(?: (?:period|last|go|run|take|played))*$/;

/** `why did the Bengals lose in overtime`: what was lost, missed and scored there by either team. Null where something else is asked. */
export function answerOvertime(
  { asks, concepts, period, players, text }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (HOW_LONG.test(text)) return length(sheet);
  const isDecided = ["win", "lose", "beat"].some((one) => concepts.has(one));
  if (!isDecided || (asks !== "why" && asks !== "how") || players.length > 0 || sheet.index.phase !== "over")
    return null;
  if (
    period?.quarters.length !== 1 ||
    !period.quarters.includes("OT") ||
    !isOnly(concepts, "win lose beat overtime happened")
  )
    return null;
  const told = sheet.index
    .ofKind("score", "turnover", "stop", "block", "miss")
    .filter(({ at }) => isAt(period, at))
    .toSorted((a, b) => sheet.index.compareTime(a, b));
  return told.length === 0
    ? null
    : [...told.map((fact) => sheet.event(fact)), ...sheet.sentences(sheet.index.byId("result"))];
}

/** How much of overtime was gone at its last snap: when that play was over no source says. */
function length(sheet: GameSheet): Sentence[] | null {
  const last = sheet.read.plays.findLast(({ quarterName, credits }) => quarterName === "OT" && credits.length > 0);
  const at = last === undefined ? undefined : sheet.read.moments.get(last);
  if (last === undefined || at === undefined || at.elapsed === null) return null;
  const gone = formatDuration(at.elapsed - REGULATION_SECONDS);
  const words = `${sheet.index.phase === "over" ? "The last play of overtime came" : "The latest play of overtime came"} after ${gone} of it, ${whenWords(at)}.`;
  return [
    { text: words, ids: [], receipts: [{ kind: "play", playId: last.playId }] },
    ...sheet.sentences(sheet.index.byId("result")),
  ];
}
