import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames } from "../../name-mask.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { doersOf } from "../clause/deed-spots.ts";

/** Kinds that are somebody's alone. */
const HIS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "line",
  "fantasy",
  "usage",
  "rank",
  "seasonHigh",
  "projection",
  "threshold",
  "absence",
  "nth",
]);
const HE =
  /^(?:and |but |yes, |no, |overall, |in all, |all told, |on the (?:day|night|ground), )?(?:he|his)\b(?! (?:team|side|club|quarterback|teammates?|opponents?|defense|offense|coach)\b)/;

const HIS_DEED =
  /^(?:and |but )?(?:his (?:[\w-]+ ){0,3}(?:touchdown|run|catch|grab|reception|kick|field goal|interception|sack|score|return)\b|he (?:also |then |had |later |even |just |himself )*(?:scored|caught|ran|converted|kicked|made|missed|threw|intercepted|recovered|sacked|forced|returned|hauled)\b)/;
const OWN_DEEDS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "score",
  "conversion",
  "play",
  "twoPoint",
  "turnover",
  "miss",
]);

/** "Thielen was shaken up, but he returned" of two people: he is the one that the clause names. */
function sameAbsence({ text, hits, cited, part }: Reading): Finding[] {
  const people = hits.flatMap(({ players }) => players);
  const gone = cited.filter(({ kind, roles }) => kind === "absence" && roles.player !== undefined);
  const others = gone.filter(({ roles }) => !people.includes(roles.player ?? ""));
  if (people.length === 0 || others.length === 0 || others.length === gone.length) return [];
  const word = /\b(?:he|who)\b/.exec(text)?.[0];
  return word === undefined ? [] : [{ word, reason: `${part.ids.join(", ")} are of two people. Name each of them.` }];
}

/** "He also led the game with 10 targets": who is meant is one of those that were named right before, and the figure that is cited is his. */
export function hisOwnFigure(reading: Reading): Finding[] {
  return [...sameAbsence(reading), ...notHis(reading)];
}

function notHis(reading: Reading): Finding[] {
  const { text, hits, cited, opensSentence, textBefore, factsBefore, sentenceSoFar, index } = reading;
  if (!HE.test(text) || hits.some(({ players }) => players.length > 0)) return [];
  const told = maskNames(opensSentence ? textBefore : `${textBefore} ${sentenceSoFar}`.trim(), index);
  const named = told.hits.flatMap(({ players }) => players);
  // Of a sentence that is about something else than a person nobody knows who is meant.
  if (named.length > 0 && !/^(?:[^@#]{0,40}, )?@(?!'s)/.test(told.text)) return [];
  const who = named.length > 0 ? named : factsBefore.flatMap(({ roles }) => roles.player ?? []);
  const isDeed = HIS_DEED.test(text);
  const owned = cited.filter(
    ({ kind, roles }) =>
      (HIS.has(kind) && roles.player !== undefined) || (isDeed && OWN_DEEDS.has(kind) && Object.keys(roles).length > 0),
  );
  if (who.length === 0 || owned.length === 0) return [];
  if (owned.some((fact) => doersOf(fact).some((id) => who.includes(id)))) return [];
  return [
    {
      word: HE.exec(text)?.[0] ?? "he",
      reason: `${idsOf(reading)} is somebody else's than the one who was named before. Name him, or cite what is his own.`,
    },
  ];
}
