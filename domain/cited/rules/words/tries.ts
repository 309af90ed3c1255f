import { type Reading, saysItself } from "../../reading.ts";
import type { OtherwiseRule } from "./otherwise-rule.ts";

const COST_THE_LEAD = /\bcost # (?:the|a|their) (?:halftime |[\w-]+ )?(?<what>lead|tie)\b/;
const EXTRA_POINT_FAILED =
  /\b(?:extra[- ]point|PAT|point after)(?: (?:try|attempt|kick))? (?:failed|missed|was (?:no good|missed|blocked|wide)|sailed wide|went wide)\b|\bmissed (?:the|its|their|his|an) (?:extra point|PAT)\b/;
const HOW_IT_FAILED =
  /\btwo-point (?:try|attempt|conversion|play|pass|run|bid)\b[^.;]{0,20} (?:failed|fell short|came up short|was (?:stopped|stuffed|no good|denied)) (?:when|as|on|because)\b/;
const HOW_IT_CAME =
  /\b(?<run>(?:ran|rushed|run(?:ning)?|carried|dived|plunged|walked|took it|punched it)\b)|\b(?:caught|catch(?:ing)?|hauled in|pass(?:ed)?|threw|thrown|throw|toss(?:ed)?|hit|found)\b/;
const MADE_TRY =
  /\b(?:made|converted|drilled|hit|added|kicked|tacked on|good on) (?:the|its|his|their|an?) (?:extra point|two-point|try|PAT|conversion)\b/;

const PASS_FOR_SCORE =
  /\btouchdown (?:pass(?:es)?|catch(?:es)?|throws?|toss|strike|reception|grab)\b|\b(?:caught|threw|hauled in) (?:a|an|the|his|another) (?:[\w-]+ )?touchdown\b/;

/** What tries and trips came to: extra points, two-point tries, kicks that were missed, visits to the red zone. */
export const TRIES: readonly OtherwiseRule[] = [
  {
    says: /\bpoints on (?:just |only )?[\w-]+ of (?:(?:their|its|the|#'s?) )?[\w-]+ (?:[\w-]+ ){0,3}(?:trips|visits)\b|\ba (?:single|lone) (?!touchdown|score|one\b|trip|visit|time)[\w-]+/,
    isSo: ({ pool }) => pool.every(({ marks }) => !marks.includes("redZone")),
    instead: "The row counts touchdowns. Say so.",
    examples: ["points on two of five trips"],
  },
  {
    says: /\b(?:go|goes|going|went|try|trying|tried) for two\b(?! [a-z]+s\b)/,
    isSo: ({ pool }) =>
      pool.some(({ kind, marks }) => kind === "twoPoint" || marks.some((mark) => mark.startsWith("twoPoint"))),
    instead: "No two-point try is cited. Cite it, or leave it out.",
    examples: ["went for two"],
  },
  {
    says: /\bfield goal (?:try|attempt)s?\b[^.;]*\b(?:made|hit|converted|drilled) (?:it|both|them|all)\b/,
    isSo: ({ cited }) => cited.every(({ values: { fieldGoalsMade = 1 } }) => fieldGoalsMade > 0),
    instead: "None was good. Say so.",
    examples: ["had one field goal try and made it"],
  },
  {
    says: PASS_FOR_SCORE,
    isSo: ({ cited }) =>
      !cited.every(({ kind, marks }) => kind === "score" && !marks.includes("pass")) || cited.length === 0,
    instead: "No pass made that score. Say what did.",
    examples: ["caught the touchdown pass"],
  },
  {
    says: COST_THE_LEAD,
    isSo: hasCost,
    instead: "The points would not have changed that. Leave it out.",
    examples: ["cost # the lead"],
  },
  {
    says: EXTRA_POINT_FAILED,
    isSo: ({ cited }) =>
      cited.every(({ marks }) => !marks.includes("twoPointFailed")) ||
      cited.some(({ marks, kind }) => marks.includes("extraPointMissed") || kind === "miss"),
    instead: "It was a two-point try that failed. Say so.",
    examples: ["the extra point failed"],
  },
  {
    says: HOW_IT_FAILED,
    isSo: (reading, found) => saysItself(reading, found),
    instead: "Nobody is credited on a try that failed. Say only that it did.",
    examples: ["the two-point try failed when @ was stopped"],
  },
  {
    says: /\bthan [^,;.]{0,40}\bin as many (?:tries|attempts|kicks|chances)\b/,
    isSo: ({ pool }) => {
      const tries = pool.flatMap(
        ({ values: { of, attempts, fieldGoalAttempts } }) => of ?? attempts ?? fieldGoalAttempts ?? [],
      );
      return tries.length > 1 && new Set(tries).size === 1;
    },
    instead: "The two did not try as often. Say how many each tried.",
    examples: ["one more than # managed in as many tries"],
  },
  {
    says: HOW_IT_CAME,
    isSo: ({ cited }, { groups }) =>
      // Beside a score it may be how that came.
      cited.some(
        ({ kind, roles }) =>
          kind !== "twoPoint" ||
          roles.tryScorer === undefined ||
          (roles.tryPasser === undefined) === (groups?.["run"] !== undefined),
      ),
    instead: "The try came the other way, by a run or by a pass. Say how.",
    examples: ["caught the two-point pass", "ran in the two-point try"],
  },
  {
    says: MADE_TRY,
    isSo: ({ cited }) => {
      const tries = cited.filter(({ kind, marks }) => kind === "twoPoint" || marks.includes("extraPoint"));
      return tries.length === 0 || !tries.every(({ kind, marks }) => kind === "miss" || marks.includes("failed"));
    },
    instead: "The try failed. Say that it did.",
    examples: ["made the extra point"],
  },
];

/** Whether the points of a kick that was missed are as many as its team was behind by then. */
function hasCost({ inSentence, cited, index }: Reading, { groups }: RegExpExecArray): boolean {
  const miss = inSentence.find(({ kind }) => kind === "miss");
  const then = cited.find(({ kind, score }) => (kind === "break" || kind === "result") && score !== null)?.score;
  if (miss === undefined || then === undefined || then === null) return true;
  const [own, other] =
    miss.team === index.home.code ? [then.after.home, then.after.away] : [then.after.away, then.after.home];
  const [points, behind] = [miss.values.kickYards === undefined ? 1 : 3, other - own];
  return groups?.["what"] === "tie" ? behind === points : behind >= 0 && behind < points;
}
