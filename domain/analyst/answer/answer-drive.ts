import { nick } from "./answer-score.ts";
import type { Asking } from "./asking.ts";
import type { GameInfo } from "../tools/get-game-info.ts";
import type { DriveRow } from "../tools/last-drives.ts";
import type { Question } from "./question.ts";

/** The possession that is on or was the last, of one side; of both, with the one before it: the last is often run off the clock. */
export function answerLastDrive({ teams }: Question, asking: Asking): string | null {
  const info = asking.info();
  if (info === null || teams.length > 1) return null;
  const drives = info.lastDrives.filter(({ team }) => teams[0] === undefined || team === teams[0]);
  const [last, before] = drives;
  if (last === undefined) return null;
  const told = `The last drive: ${driveTold(last, info)}`;
  return before === undefined || teams.length > 0 ? told : `${told} Before it: ${driveTold(before, info)}`;
}

function driveTold({ team, quarter, plays, yards, time, result }: DriveRow, info: GameInfo): string {
  const side = [info.away, info.home].find((one) => one.team === team);
  const period = quarter === "OT" ? "overtime" : `quarter ${quarter}`;
  const whole = [
    `the ${side === undefined ? team : nick(side)}, begun in ${period}`,
    `${plays} ${plays === 1 ? "play" : "plays"} for ${yards} yards${time === null ? "" : ` in ${time}`}`,
    ...(result === null ? (info.isOver ? [] : ["still on"]) : [`ended by ${result.toLowerCase()}`]),
  ];
  return `${whole.join(", ")}.`;
}

/** Both sides' turnovers, then the plays. */
export function answerTurnovers(question: Question, asking: Asking): string | null {
  const info = asking.info();
  if (info === null) return null;
  const sides = [info.away, info.home].filter(
    ({ team }) => question.teams.length === 0 || question.teams.includes(team),
  );
  if (sides.some(({ totals }) => (totals?.turnovers ?? null) === null)) return null;
  return sides
    .map((side) => {
      const { totals } = side;
      const [turnovers, thrown, lost] = [
        totals?.turnovers ?? 0,
        totals?.interceptionsThrown ?? 0,
        totals?.fumblesLost ?? 0,
      ];
      return `The ${nick(side)} have ${turnovers} ${turnovers === 1 ? "turnover" : "turnovers"}: ${thrown} ${thrown === 1 ? "interception" : "interceptions"} thrown and ${lost} ${lost === 1 ? "fumble" : "fumbles"} lost.`;
    })
    .join(" ");
}
