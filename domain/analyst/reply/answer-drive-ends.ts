import { counted } from "../../facts/wording/number-words.ts";
import { listWords } from "../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";

const DRIVES = "(?:drives?|possessions?|series)";
const MANY_DRIVES = "(?:drives|possessions)";
const ASKS = new RegExp(
  String.raw`\bhow many\b.*\b${DRIVES}\b.*\b(?:ended|end|resulted|result|finish\w*|died|scored|score|went for|led to|points|scores)\b|\b(?:on|of|with|do on|did on|do with|did with) (?:each|every|all (?:of )?|all those|those) ?(?:of )?(?:their |the |its )?(?:\w+ )?${DRIVES}\b|\b(?:each|every|all) (?:\w+ )?${DRIVES} (?:go|went|end|ended|turn out|come out|result)\b|\b${DRIVES} (?:results|chart|summary|by ${DRIVES})\b|\bhow (?:did|do) (?:\w+ )*?${MANY_DRIVES} (?:end|turn out|go)\b`,
);
/** Of how a drive ended, where it is not the words of it with an s. */
const MANY: Readonly<Record<string, string>> = {
  Downs: "turnovers on downs",
  Safety: "safeties",
  "Pick six": "pick-sixes",
  Fumble: "lost fumbles",
  "End of half": "ended by halftime",
};
const ONE: Readonly<Record<string, string>> = {
  Downs: "turnover on downs",
  "Pick six": "pick-six",
  Fumble: "lost fumble",
  "End of half": "ended by halftime",
  "End of game": "ended by the clock",
  "End of regulation": "ended by the end of regulation",
};

/** How many drives each team had, or the one that is named, and what they came to. Null where the question is about something else. */
export function answerDriveEnds({ text, teams, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (!ASKS.test(text) || /\b(?:in a row|straight|consecutive)\b/.test(text) || players.length > 0 || !sheet.hasPlays)
    return null;
  const read = period === null ? sheet.read : sheet.part(period);
  const asked = teams.length > 0 ? teams : sheet.teams;
  const when = period === null ? "" : ` ${period.words}`;
  return asked.flatMap((team): Sentence[] => {
    const drives = read.drives.filter((drive) => drive.team === team && drive.plays > 0);
    const ends = [...Map.groupBy(drives, ({ result }) => result ?? "")].filter(([result]) => result !== "");
    const words = ends
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([result, all]) => counted(all.length, oneOf(result), MANY[result] ?? `${oneOf(result)}s`));
    const proof = sheet.index
      .ofKind("drive")
      .filter(
        (fact) =>
          fact.team === team && drives.some(({ rows }) => rows.some(({ playId }) => playId === fact.at?.playId)),
      );
    const list = words.length === 0 ? "" : `: ${listWords(words)}`;
    return [sheet.say(`The ${sheet.nick(team)} had ${counted(drives.length, "drive")}${when}${list}.`, ...proof)];
  });
}

function oneOf(result: string): string {
  return ONE[result] ?? result.toLowerCase();
}
