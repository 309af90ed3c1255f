import type { DriveOutline } from "../plays/drives.ts";
import type { Drive } from "../plays/find-drives.ts";
import { playCard } from "../plays/play-card.ts";
import { shortResult } from "../plays/short-result.ts";
import { formatDuration } from "../words/format.ts";
import type { ShownPlay } from "../game/play.ts";

/** Results that put points on the board for the team with the ball. */
const OWN_POINTS: ReadonlySet<string> = new Set(["Touchdown", "Kickoff return touchdown", "Field goal"]);

/** What a list of plays shows of each drive, and what a strip of them draws. */
export function driveOutlines(drives: readonly Drive<ShownPlay>[]): DriveOutline[] {
  return drives.map(({ team, plays, yards, seconds, result, rows }) => ({
    team,
    plays,
    yards,
    figures: [
      counted(plays, "play"),
      counted(yards, "yard"),
      ...(seconds === null ? [] : [formatDuration(seconds)]),
    ].join(", "),
    result,
    short: result === null ? null : shortResult(result),
    rows: rows.length,
    isScore: OWN_POINTS.has(result ?? ""),
    ...spotsOf(rows, team, yards),
  }));
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** From the first snap's spot to where its yards led; both null where a source gives no spots. */
function spotsOf(
  rows: readonly ShownPlay[],
  team: string | null,
  yards: number,
): Pick<DriveOutline, "begin" | "from" | "to"> {
  const first = rows.find((row) => row.team === team && row.down > 0 && row.yardsToEndZone !== null);
  const [row] = rows;
  const begin = row === undefined ? "" : whenOf(first ?? row);
  if (first === undefined) return { begin, from: null, to: null };
  const from = 100 - (first.yardsToEndZone ?? 0);
  return { begin, from, to: Math.max(0, Math.min(100, from + yards)) };
}

function whenOf(play: ShownPlay): string {
  const { quarter, clock } = playCard(play);
  return `${quarter} ${clock}`.trim();
}
