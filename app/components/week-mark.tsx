import type { SeasonType } from "../../domain/season-type.ts";
import { weekMark } from "../../domain/week-mark.ts";
import { weekName } from "../../domain/week-name.ts";

/** `DIV`, in full on focus and hover where it is short for something. */
export function WeekMark({ seasonType, week }: { seasonType: SeasonType; week: number }) {
  const mark = weekMark(seasonType, week);
  return mark === String(week) ? mark : <abbr title={weekName(seasonType, week)}>{mark}</abbr>;
}
