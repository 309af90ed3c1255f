import { counted, joinWords, yards } from "./prose-words.ts";
import type { BriefLeader, GameBrief, StoryLine } from "../facts/game-brief.ts";
import type { Tell } from "./tell.ts";

const STORIES: Readonly<Record<BriefLeader["category"], readonly string[]>> = {
  passing: ["bigPassing"],
  rushing: ["bigRushing"],
  receiving: ["bigReceiving"],
};

const CATEGORIES = ["passing", "rushing", "receiving"] as const;

/** Whether a story told the player's yards of this kind. */
export function isToldOf(playerId: string, category: BriefLeader["category"], told: readonly StoryLine[]): boolean {
  return told.some(
    ({ kind, playerId: other, facts }) =>
      other === playerId &&
      (STORIES[category].includes(kind) || (kind === "seasonHigh" && facts["field"] === `${category}Yards`)),
  );
}

/** The leaders of both sides, without those whose day a story told. */
export function leaderSentences(brief: GameBrief, told: readonly StoryLine[], tell: Tell): string[] {
  return CATEGORIES.flatMap((category) => {
    const leaders = brief.leaders.filter(
      (leader) => leader.category === category && !isToldOf(leader.playerId, category, told),
    );
    const clauses = leaders.flatMap((leader) => clause(leader, tell));
    if (clauses.length < 2) return clauses;
    return [clauses.join(tell.wording.pick(["; ", ", and ", ", while "]))];
  });
}

/** Who led his side with fewer has no day to tell of. */
const LEAST_YARDS = 20;

function catches(count: number): string {
  return count === 1 ? "had one catch" : `caught ${counted(count, "pass", "passes")}`;
}

function clause({ category, playerName, team, figures }: BriefLeader, tell: Tell): string[] {
  const figure = (field: string): number => figures[field] ?? 0;
  const extra = (field: string, noun: string): string[] => (figure(field) > 0 ? [counted(figure(field), noun)] : []);
  const withExtra = (parts: string[]): string => (parts.length === 0 ? "" : ` with ${joinWords(parts)}`);
  const who = tell.introduced(playerName, team);
  switch (category) {
    case "passing": {
      if (figure("passingAttempts") === 0) return [];
      const rest = [...extra("passingTouchdowns", "touchdown"), ...extra("passingInterceptions", "interception")];
      return [
        `${who} completed ${figure("passingCompletions")} of ${figure("passingAttempts")} passes for ${yards(figure("passingYards"))}${withExtra(rest)}`,
      ];
    }
    case "rushing":
      if (figure("rushingAttempts") === 0 || figure("rushingYards") < LEAST_YARDS) return [];
      return [
        `${who} ran for ${yards(figure("rushingYards"))} on ${counted(figure("rushingAttempts"), "carry", "carries")}${withExtra(extra("rushingTouchdowns", "touchdown"))}`,
      ];
    case "receiving":
      if (figure("receptions") === 0 || figure("receivingYards") < LEAST_YARDS) return [];
      return [
        `${who} ${catches(figure("receptions"))} for ${yards(figure("receivingYards"))}${withExtra(extra("receivingTouchdowns", "touchdown"))}`,
      ];
  }
}
