import type { GameSheet, Sentence } from "./game-sheet.ts";
import { countWords } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { takeawaysOf } from "./takeaways-of.ts";

/** What a team scored after the other one's largest lead; the team that came back and won, where none is named. */
export function comebackScores(
  sheet: GameSheet,
  team: string | null = sheet.index.ofKind("comeback")[0]?.team ?? null,
): Sentence[] {
  const { index } = sheet;
  const lead = team === null ? null : index.byId(`lead:${sheet.other(team)}`);
  const since = lead?.at?.elapsed;
  if (team === null || since === undefined || since === null) return [];
  const scores = index.ofKind("score").filter((fact) => fact.team === team && (fact.at?.elapsed ?? 0) > since);
  const items = listWords(scores.map((score) => sheet.item(score)));
  return scores.length === 0
    ? []
    : [
        sheet.say(
          `What the ${sheet.nick(team)} scored after trailing by ${countWords(lead?.values.margin ?? 0)}: ${items}.`,
          ...scores,
        ),
        ...takeawaysOf(scores, sheet),
      ];
}
