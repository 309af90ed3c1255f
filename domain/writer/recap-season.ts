import type { GameBrief, SideRecord } from "../facts/game-brief.ts";
import type { StoryKind } from "../facts/story-weights.ts";
import { joinWords } from "./prose-words.ts";
import type { Tell } from "./tell.ts";

/** Stories of a side's season, told beside its record where they do not lead. */
export const SEASON_KINDS: readonly StoryKind[] = [
  "winStreak",
  "losingStreak",
  "streakEnded",
  "firstWin",
  "firstLoss",
  "highScore",
  "lowScore",
];

/** Where the game leaves the sides; empty where their records are not known. */
export function recordSentences({ records }: GameBrief, tell: Tell): string[] {
  const { winner } = tell.final;
  const clauses = records
    .toSorted((a, b) => Number(b.team === winner) - Number(a.team === winner))
    .map((one) => recordWords(one, tell));
  if (clauses.length < 2) return clauses;
  return [tell.wording.pick([joinWords(clauses), clauses.join("; "), clauses.join(", while ")])];
}

function recordWords({ team, wins, losses, ties }: SideRecord, { final, nick, wording }: Tell): string {
  const record = `${wins}-${losses}${ties > 0 ? `-${ties}` : ""}`;
  if (final.winner === null) return `${nick(team)} moved to ${record}`;
  return final.winner === team
    ? `${nick(team)} ${wording.pick(["improved", "moved"])} to ${record}`
    : `${nick(team)} ${wording.pick(["fell", "dropped"])} to ${record}`;
}
