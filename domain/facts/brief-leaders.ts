import type { BriefLeader } from "./game-brief.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";

type Figure = Exclude<keyof PlayerLine, "playerId" | "playerName" | "team" | "position">;

/** The yards that a category goes by come first. */
const CATEGORIES: Readonly<Record<BriefLeader["category"], readonly [Figure, ...Figure[]]>> = {
  passing: ["passingYards", "passingCompletions", "passingAttempts", "passingTouchdowns", "passingInterceptions"],
  rushing: ["rushingYards", "rushingAttempts", "rushingTouchdowns", "rushingLong"],
  receiving: ["receivingYards", "receptions", "receivingTargets", "receivingTouchdowns", "receivingLong"],
};

/** The most yards of each side in each category; of equals the first by name. A side without a yard has no leader. */
export function briefLeaders(
  lines: readonly PlayerLine[],
  teams: readonly string[],
  source: LineSource,
): BriefLeader[] {
  return teams.flatMap((team) =>
    (["passing", "rushing", "receiving"] as const).flatMap((category) => {
      const [yards] = CATEGORIES[category];
      const [first] = lines
        .filter((line) => line.team === team && (line[yards] ?? 0) > 0)
        .toSorted((a, b) => (b[yards] ?? 0) - (a[yards] ?? 0) || a.playerName.localeCompare(b.playerName, "en"));
      return first === undefined ? [] : [leader(first, category, source)];
    }),
  );
}

function leader(line: PlayerLine, category: BriefLeader["category"], source: LineSource): BriefLeader {
  const { playerId, playerName, team, position } = line;
  const figures: Record<string, number> = {};
  for (const field of CATEGORIES[category]) {
    const value = line[field];
    if (value !== null) figures[field] = value;
  }
  return { team, category, playerId, playerName, position, source, figures };
}
