import type { Fact } from "../fact.ts";
import { countWords } from "../wording/number-words.ts";
import { phrase, team as teamName } from "../wording/phrase-of.ts";
import { type Relate, relation } from "./relate.ts";

const LEAST_IN_A_ROW = 3;
const SCORED = ["touchdown", "fieldGoal"] as const;
const FAILED = ["punt", "downs", "interception", "fumble", "missedFieldGoal", "blockedKick"] as const;

/** Drives of one team in a row that all scored, or all failed; of a team without points on any, all its drives. Its id is its first drive's, so that it can grow. */
export const drivesInARow: Relate = ({ game, phase }, facts) =>
  [game.awayTeam, game.homeTeam].flatMap((team) => {
    const rows: { isScore: boolean; drives: Fact[] }[] = [];
    const own = facts.of("drive").filter((fact) => fact.team === team);
    const areAllEmpty = phase === "over" && !own.some(hasScored);
    if (areAllEmpty) rows.push({ isScore: false, drives: [...own] });
    for (const drive of areAllEmpty ? [] : own) {
      const isScore = hasScored(drive);
      const isFailure = FAILED.some((mark) => drive.marks.includes(mark));
      const current = rows.at(-1);
      if (!isScore && !isFailure) rows.push({ isScore: false, drives: [] });
      else if (current !== undefined && current.isScore === isScore) current.drives.push(drive);
      else rows.push({ isScore, drives: [drive] });
    }
    return rows.flatMap(({ isScore, drives }) => {
      const [first] = drives;
      const last = drives.at(-1);
      if (first === undefined || last === undefined || drives.length < LEAST_IN_A_ROW) return [];
      return [
        relation({
          id: `row:${first.id}`,
          kind: "inARow",
          weight: isScore ? 26 + 4 * drives.length : 16 + 2 * drives.length,
          team,
          marks: [isScore ? "good" : "failed"],
          values: { count: drives.length },
          at: first.at,
          until: last.until,
          of: drives,
          clause: isScore
            ? phrase`${teamName(team)} scored on ${countWords(drives.length)} straight drives`
            : phrase`${teamName(team)} came up empty on ${areAllEmpty ? "all " : ""}${countWords(drives.length)}${areAllEmpty ? "" : " straight"} drives`,
        }),
      ];
    });
  });

function hasScored({ marks }: Fact): boolean {
  return SCORED.some((mark) => marks.includes(mark));
}
