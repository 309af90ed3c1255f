import { foldLedger } from "../../../scoring/ledger.ts";
import { officialCounts } from "../../../scoring/official-counts.ts";
import { PRESETS } from "../../../scoring/presets.ts";
import { scoredOwners } from "../../../scoring/scored-owners.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { ledgerWords } from "./ledger-words.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const DEFENSE = /\b(?:defenses?|def|dst|d st|d)\b/;
const DEFENSE_POINTS =
  /\b(?:defense|def|d) (?:points|pts)$|\bhow many (?:points|pts) (?:did|does|has|have) (?:the )?(?:\w+ ){1,3}?(?:defense|def|d) (?:get|got|have|had|earn)$/;
const WORDS = "defense fantasy points ppr halfPpr standard total score made stats most better compare eachTeam";

/** Fantasy points of a team's defense, with the items that made them: `bills dst points`. Null where the question is about something else. */
export function answerDefense(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, teams, concepts, period, text, asks } = question;
  const scored = scoredByDefense(question, sheet);
  if (scored !== null) return scored;
  // `why did the Rams defense get 4 points`: nobody asks so of the score.
  const isWhy =
    (asks === "why" || asks === "how") && teams.length === 1 && concepts.has("points") && !concepts.has("gave");
  const isOfAll = asks === "other" && isOnly(concepts, "defense stats total");
  const isBare = teams.length === 1 && (isOfAll || DEFENSE_POINTS.test(text));
  const isOfRules = ["fantasy", "ppr", "halfPpr", "standard"].some((one) => concepts.has(one));
  const isFantasy = isWhy || isBare || isOfRules || /\bd ?st\b/.test(text);
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
  const [team] = teams;
  return answers.length === 0 ? null : [...answers, ...(isBare && team !== undefined ? allowedBy(team, sheet) : [])];
}

/** What a team's defense gave up: `The Eagles allowed 22 points. The Chiefs gained 275 yards.` */
export function allowedBy(team: string, sheet: GameSheet): Sentence[] {
  const other = sheet.other(team);
  const result = sheet.index.byId("result");
  const score = result?.score?.after;
  const points = score === undefined ? null : other === sheet.teams[0] ? score.away : score.home;
  return [
    ...(points === null ? [] : [sheet.say(`The ${sheet.nick(team)} allowed ${counted(points, "point")}.`, result)]),
    ...sheet.sentences(sheet.index.teamRow(other, "totalYards")),
  ];
}

const OWN_POINTS = new RegExp(
  alternatives`
    \bhow many (?:points|pts|tds?|touchdowns?) (?:did|does|has|have) (?:the )?(?:\w+ ){1,3}?(?:defense|def|d|dst) (?:score|scored|put up|put on the board|produce)\b
    \b(?:points|pts) (?:were |was )?(?:scored )?by (?:the )?(?:\w+ ){0,2}(?:defense|d)$
  `,
);

/** `how many points did the Eagles' defense score`: its touchdowns and safeties, which are not the team's points. */
function scoredByDefense(
  { text, teams: [team, other], period, players }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (!OWN_POINTS.test(text) || team === undefined || other !== undefined || period !== null || players.length > 0)
    return null;
  if (!sheet.hasPlays) return null;
  const own = sheet.index
    .ofKind("score")
    .filter(
      (fact) =>
        fact.team === team &&
        ["pickSix", "fumbleReturn", "safety"].some((mark) => fact.marks.some((one) => one === mark)),
    );
  const points = own.reduce((sum, { marks }) => sum + (marks.includes("safety") ? SAFETY : TOUCHDOWN), 0);
  const items = own.length === 0 ? "" : `: ${listWords(own.map((fact) => sheet.item(fact)))}`;
  const count = points === 0 ? "no points" : counted(points, "point");
  const tries = points > 0 && own.some(({ marks }) => !marks.includes("safety")) ? ", without the tries after it" : "";
  return [
    sheet.say(
      `The ${sheet.nick(team)}' defense scored ${count}${tries}${items}.`,
      ...(own.length > 0 ? own : [sheet.index.byId("result")]),
    ),
    ...sheet.sentences(sheet.index.byId("result")),
  ];
}

const TOUCHDOWN = 6;
const SAFETY = 2;
