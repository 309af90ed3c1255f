import { Form, useNavigation } from "react-router";

import type { LoadOutcome } from "../../domain/admin/load-outcome.ts";
import { seasonTypeCode } from "../../domain/game/season-type.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { Outcome } from "./outcome.tsx";
import { WorkingButton } from "./working-button.tsx";

interface RefreshWeekProps {
  /** What the form begins with. */
  week: WeekId;
  outcome: LoadOutcome | undefined;
}

/** The form that reads a week's games from the provider again. */
export function RefreshWeek({ week, outcome }: RefreshWeekProps) {
  const isWorking = useNavigation().formData?.get("intent") === "refreshWeek";
  return (
    <>
      <Form className="acts" method="post" replace preventScrollReset>
        <input type="hidden" name="intent" value="refreshWeek" />
        <label>
          Season
          <input name="season" inputMode="numeric" pattern="\d{4}" required size={5} defaultValue={week.season} />
        </label>
        <label>
          Season type
          <select name="type" defaultValue={seasonTypeCode(week.seasonType)}>
            <option value="PRE">Preseason</option>
            <option value="REG">Regular season</option>
            <option value="POST">Postseason</option>
          </select>
        </label>
        <label>
          Week
          <input name="week" inputMode="numeric" pattern="\d{1,2}" required size={3} defaultValue={week.week} />
        </label>
        <WorkingButton isWorking={isWorking} label="Refresh this week" workingLabel="Refreshing..." />
      </Form>
      <Outcome outcome={isWorking ? undefined : outcome} />
    </>
  );
}
