import { foldLedger } from "../../scoring/ledger.ts";
import { officialCounts } from "../../scoring/official-counts.ts";
import { PRESETS } from "../../scoring/presets.ts";
import { scoredOwners } from "../../scoring/scored-owners.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isOnly } from "./is-only.ts";
import { ledgerWords } from "./ledger-words.ts";
import type { Question } from "./question.ts";

const DEFENSE = /\b(?:defenses?|def|dst|d st|d)\b/;
const WORDS = "defense fantasy points ppr halfPpr standard total score made stats most better compare eachTeam";

/** Fantasy points of a team's defense, with the items that made them: `bills dst points`. Null where the question is about something else. */
export function answerDefense(
  { players, teams, concepts, period, text, asks }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const isFantasy =
    /\bd ?st\b/.test(text) || ["fantasy", "ppr", "halfPpr", "standard"].some((one) => concepts.has(one));
  if (!isFantasy || !DEFENSE.test(text) || players.length > 0 || period !== null || asks === "yesNo") return null;
  if (!isOnly(concepts, WORDS)) return null;
  const { differences } = sheet.snapshot;
  const defenses = scoredOwners(sheet.snapshot).filter(
    ({ id, role }) => role === "defense" && (teams.length === 0 || teams.includes(id)),
  );
  const answers = defenses.flatMap((defense) => {
    const ledger = foldLedger(defense.plays, defense, PRESETS.standard, officialCounts(differences, defense.id));
    const subject = { name: `The ${sheet.nick(defense.id)}' defense`, fact: sheet.index.byId("result") };
    return ledgerWords(sheet, subject, {
      ledger,
      words: "fantasy points in standard scoring",
      isExplained: true,
    }).slice(0, 1);
  });
  return answers.length === 0 ? null : answers;
}
