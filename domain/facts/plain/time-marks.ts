import { clockSeconds } from "../../game/game-clock.ts";
import type { Play } from "../../game/play.ts";
import type { Mark } from "../mark.ts";

const TWO_MINUTES = 120;

/** What the clock says of a play: in overtime, in the last two minutes of a half or of the game. */
export function timeMarks(play: Play): Mark[] {
  const left = clockSeconds(play);
  const isLate = left !== null && left <= TWO_MINUTES;
  if (play.quarterName === "OT") return ["late"];
  if (play.quarterName === "2" && isLate) return ["endOfHalf"];
  return play.quarterName === "4" && isLate ? ["endOfHalf", "late"] : [];
}
