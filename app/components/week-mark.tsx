import type { SeasonType } from "../../domain/game/season-type.ts";
import { weekMark } from "../../domain/words/week-mark.ts";
import { weekName } from "../../domain/game/week-name.ts";

/** `DIV`, in full on focus and hover where it is short for something. */
export function WeekMark({ seasonType, week }: { seasonType: SeasonType; week: number }) {
  const mark = weekMark(seasonType, week);
  return mark === String(week) ? mark : <abbr title={weekName(seasonType, week)}>{mark}</abbr>;
}
