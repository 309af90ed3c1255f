import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { listWords } from "../../../words/sentence-words.ts";

const MANY_SACKS = 4;
const MORE_SACKS = 2;
const MANY_FLAGS = 60;
const MORE_FLAGS = 35;
const FEW_THIRD_DOWNS = 0.25;
const LEAST_TRIES = 8;
const FIELD_GOAL = 3;
const MOST_REASONS = 4;

/** What went against the team that lost, as its rows and plays count it: no points after halftime, giveaways, sacks, flags, third downs, kicks that were missed, a quarterback who left. */
export function reasonsOf(loser: string, sheet: GameSheet): Sentence[] {
  const { index } = sheet;
  const winner = sheet.other(loser);
  const figure = (
    team: string,
    mark: Parameters<typeof index.teamRow>[1],
    unit: "sacks" | "penaltyYards" | "turnovers",
  ): number => index.teamRow(team, mark)?.values[unit] ?? 0;
  const late = index
    .ofKind("quarter")
    .filter(({ team, at }) => team === loser && (at?.quarter === "3" || at?.quarter === "4"));
  const isScoreless = late.length === 2 && late.every(({ values }) => (values.points ?? 0) === 0);
  const isSacked =
    figure(winner, "sacks", "sacks") >= MANY_SACKS &&
    figure(winner, "sacks", "sacks") - figure(loser, "sacks", "sacks") >= MORE_SACKS;
  const isFlagged =
    figure(loser, "penaltyYards", "penaltyYards") >= MANY_FLAGS &&
    figure(loser, "penaltyYards", "penaltyYards") - figure(winner, "penaltyYards", "penaltyYards") >= MORE_FLAGS;
  const third = index.teamRow(loser, "thirdDowns");
  const { made = 0, of = 0 } = third?.values ?? {};
  const margin = index.byId("result")?.values.margin ?? 0;
  const misses = index.ofKind("miss").filter(({ team, marks }) => team === loser && marks.includes("fieldGoal"));
  const isKicked = misses.length > 0 && margin <= FIELD_GOAL * misses.length;
  const lost = figure(loser, "turnovers", "turnovers");
  // A ball that was lost is a fact of the team that won it.
  const given =
    lost > figure(winner, "turnovers", "turnovers")
      ? index.ofKind("turnover").filter(({ team }) => team === winner)
      : [];
  const quarterbacks = index
    .ofKind("absence")
    .filter(
      ({ roles, marks }) =>
        marks.includes("left") &&
        sheet.people.get(roles.player ?? "")?.position === "QB" &&
        sheet.people.get(roles.player ?? "")?.team === loser,
    );
  return [
    ...(isScoreless && index.phase === "over"
      ? [sheet.say(`The ${sheet.nick(loser)} did not score in the second half.`, ...late)]
      : []),
    ...(given.length > 0 && given.length === lost && lost <= MOST_REASONS
      ? [
          sheet.say(
            `The ${sheet.nick(loser)} gave it away on ${listWords(given.map((fact) => sheet.item(fact)))}.`,
            ...given,
          ),
        ]
      : []),
    ...quarterbacks.map((fact) => sheet.event(fact)),
    ...(isKicked
      ? [
          sheet.say(
            `The ${sheet.nick(loser)} missed ${listWords(misses.map((fact) => sheet.item(fact).replace(/^.*?'s? (?:missed )?/, "a ")))}.`,
            ...misses,
          ),
        ]
      : []),
    ...(isSacked ? sheet.sentences(index.teamRow(winner, "sacks")) : []),
    ...(isFlagged ? sheet.sentences(index.teamRow(loser, "penaltyYards")) : []),
    ...(of >= LEAST_TRIES && made / of <= FEW_THIRD_DOWNS ? sheet.sentences(third) : []),
  ].slice(0, MOST_REASONS);
}
