import { data, type RouterContextProvider } from "react-router";

import type { AdminOutcome } from "../../domain/admin/load-outcome.ts";
import { parseSeasonTypeCode } from "../../domain/game/season-type.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { servicesContext } from "../context.server.ts";
import { requireAdministrator } from "./administrator.server.ts";
import { NO_PROVIDER, withPatience } from "./with-patience.server.ts";

/** Seconds that a provider gets for a week: up to sixteen games, each with its plays. */
const PATIENCE = 50;

/** Reads a week again, by a form with `season`, `type` and `week`. 403 for anyone but the administrator. */
export async function refreshWeek(context: Readonly<RouterContextProvider>, form: ReadonlyMap<string, string>) {
  requireAdministrator(context);
  const week = parseWeek(form);
  if (week === null) {
    const error = "That is not a week. A season is a year such as 2025, and a week is a number from 0 to 18.";
    return data<AdminOutcome>({ about: "week", success: false, error }, { status: 400 });
  }
  const { ingest } = context.get(servicesContext);
  if (ingest === null) return data<AdminOutcome>({ about: "week", success: false, error: NO_PROVIDER });
  const read = await withPatience(PATIENCE, (signal) => ingest.refreshWeek(week, signal));
  if (!read.ok) {
    return data<AdminOutcome>({ about: "week", success: false, error: `${read.error} What is stored is as it was.` });
  }
  const { games, changed } = read.value;
  const name = `${weekName(week.seasonType, week.week)} of ${week.season}`;
  return data<AdminOutcome>({
    about: "week",
    success: true,
    message: `${name}: ${games} ${games === 1 ? "game" : "games"} read, ${changed === 0 ? "none" : changed} changed`,
  });
}

function parseWeek(form: ReadonlyMap<string, string>): WeekId | null {
  const [season, week] = [wholeNumber(form.get("season")), wholeNumber(form.get("week"))];
  const seasonType = parseSeasonTypeCode(form.get("type") ?? "");
  if (season === null || season < 1999 || season > 2999 || week === null || week > 18 || seasonType === null)
    return null;
  return { season, seasonType, week };
}

function wholeNumber(value = ""): number | null {
  return /^\d{1,4}$/.test(value.trim()) ? Number(value) : null;
}
