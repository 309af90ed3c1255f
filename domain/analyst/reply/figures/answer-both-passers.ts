import type { RosterPlayer } from "../../../names/game-roster.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { answerFigures } from "./answer-figures.ts";
import { answerSums } from "./answer-sums.ts";

const TRADE = String.raw`(?:starting )?(?:qbs?|quarterbacks?|signal callers?|passers|kickers?|punters?)`;
const BOTH = new RegExp(
  String.raw`\b(?:both|the two|each|two|all the|all) (?:of the |teams |team )?${TRADE}\b|\b(?:for|by|of|from) (?:the )?(?:qbs|quarterbacks|kickers|punters)\b|\b(?:qbs|quarterbacks|kickers|punters)$|(?:^|\b(?:was|were|did) )(?:the )?(?:qbs|quarterbacks|kickers|punters)\b`,
);
/** One figure of them all, or one of them. */
const OF_ALL =
  /\b(?:combined?|together|altogether|in all|total(?:ed)?|better|best|higher|highest|more|most|worse|worst|lower|less|fewer|who|which)\b/;
type Line = "passing" | "kicking" | "punting";
const LINES: Readonly<Record<string, Line>> = { QB: "passing", K: "kicking", P: "punting" };
/** Nobody but passers has these, so that no trade has to be named. */
const OF_PASSERS = ["rate", "incomplete"];
const MOST_NAMED = 4;

/**
 * `completion % for both qbs`, `how many incompletions were there`: the figure of everybody of a trade that a team has one of. Null where the trade or both of
 * them are not named, or one of them is asked for.
 */
export function answerBothPassers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, position, asks, concepts, unknown, threshold } = question;
  if (players.length > 0 || unknown.length > 0 || concepts.size === 0 || threshold !== null || asks === "yesNo")
    return null;
  const isOfPassing = isPassing(question);
  const mark = LINES[position ?? (isOfPassing ? "QB" : "")];
  if (mark === undefined || asks === "when" || asks === "why") return null;
  if (isOfPassing ? mark !== "passing" : !BOTH.test(text) || OF_ALL.test(text) || asks === "who") return null;
  // Who had most of them is one.
  if (concepts.has("incomplete") && (asks === "who" || concepts.has("most"))) return null;
  const named = namedBy(question, mark, sheet);
  if (named.length > MOST_NAMED || named.length === 0 || (named.length === 1 && !isOfPassing)) return null;
  const kept = [...concepts].filter((one) => one !== "eachTeam" && one !== "win" && one !== "lose");
  const asked = { ...question, players: named, teams: [], position: null, concepts: new Set(kept) };
  return concepts.has("incomplete") ? answerSums(asked, sheet) : answerFigures(asked, sheet);
}

/** Whether it is of completions, of a passer that nobody names: without a rate of anything else. */
function isPassing({ concepts, text }: Question): boolean {
  return (
    OF_PASSERS.some((one) => concepts.has(one)) &&
    isOnly(concepts, "rate incomplete completion pass total eachTeam most better compare attempt catch list stats") &&
    (concepts.has("incomplete") ||
      concepts.has("completion") ||
      concepts.has("pass") ||
      /\b(?:completions?|comp|cmp)\b|\baccura\w+/.test(text))
  );
}

/** Everybody with a line of the trade, of a team or of both, the visitors' first; everybody who threw, where passes are counted and no trade is named. */
function namedBy({ teams, period, position, concepts }: Question, mark: Line, sheet: GameSheet): RosterPlayer[] {
  const trade = position ?? (concepts.has("incomplete") ? null : "QB");
  return sheet
    .lines(period)
    .filter(({ marks, team }) => marks.includes(mark) && (teams.length !== 1 || team === teams[0]))
    .flatMap(({ roles }) => sheet.people.get(roles.player ?? "") ?? [])
    .filter((person) => trade === null || person.position === trade)
    .map(({ playerId, name, team, position: own }) => ({ playerId, playerName: name, team, position: own, weight: 1 }))
    .toSorted((a, b) => sheet.teams.indexOf(a.team) - sheet.teams.indexOf(b.team));
}
