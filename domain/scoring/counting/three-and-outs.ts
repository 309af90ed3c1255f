import type { Game } from "../../game/game.ts";
import type { Play } from "../../game/play.ts";
import { type Drive, findDrives } from "../../plays/find-drives.ts";
import { isUndonePunt } from "./count-team-defense.ts";

/**
 * The `playId` of each punt that ended a drive without a first down, a down repeated after a penalty included. A punt that had to
 * be kicked again counts each time, as Sleeper has it. The plays stand in game order.
 */
export function threeAndOuts(plays: readonly Play[], game: Game): Set<string> {
  return new Set(findDrives(plays, game).flatMap(puntsWithoutFirstDown));
}

function puntsWithoutFirstDown({ rows, team }: Drive<Play>): string[] {
  const own = rows.filter((row) => row.team === team);
  if (own.some((row) => row.isFirstDown === 1)) return [];
  return own.filter((row) => row.type === "Punt" || isUndonePunt(row)).map(({ playId }) => playId);
}
