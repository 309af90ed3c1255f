import { isObject, pointsIn, valueAt } from "./value-at.ts";
import { NO_NEGATIVE_POINTS } from "./platform-measures.ts";
import type { ReadLine } from "./platform-reading.ts";
import { WHOLE_POINTS } from "./read-text.ts";
import { YAHOO_RULES } from "./yahoo-rules.ts";

/**
 * Reads `stat_modifiers` of Yahoo's answers, the list of its `stats`, or what holds them: `value` for each, and `bonuses` with a
 * `target` and `points`. Null where there is no such list.
 */
export function readYahooJson(json: unknown): ReadLine[] | null {
  const settings = valueAt(json, "settings") ?? json;
  const lists = [json, valueAt(settings, "stats"), valueAt(settings, "stat_modifiers", "stats")];
  const list = lists.find((one) => Array.isArray(one) && one.some((item) => isObject(statOf(item))));
  if (!Array.isArray(list)) return null;
  return [...list.map(readStat), ...readSwitches(settings)];
}

function statOf(item: unknown): unknown {
  const stat = valueAt(item, "stat") ?? item;
  return valueAt(stat, "stat_id") === null ? null : stat;
}

function readStat(item: unknown): ReadLine {
  const line = JSON.stringify(item);
  const stat = statOf(item);
  const rule = YAHOO_RULES.find(({ id }) => String(id) === String(valueAt(stat, "stat_id")));
  if (rule === undefined) return { kind: "unclear", line, why: "We do not know this item." };
  const points = pointsIn(valueAt(stat, "value"));
  const written = valueAt(stat, "bonuses") ?? [];
  const bonuses = (Array.isArray(written) ? written : [written]).map((one) => {
    const bonus = valueAt(one, "bonus") ?? one;
    return { target: pointsOrTarget(valueAt(bonus, "target")), points: pointsIn(valueAt(bonus, "points")) };
  });
  const clear = bonuses.flatMap(({ target, points: own }) =>
    target === null || own === null ? [] : [{ target, points: own }],
  );
  if (points === null || clear.length < bonuses.length)
    return { kind: "unclear", line, why: "Its points cannot be read." };
  return { kind: "rules", line, given: [{ rule, points, bonuses: clear }] };
}

/** A bonus begins at a whole number. */
function pointsOrTarget(value: unknown): number | null {
  const target = pointsIn(value);
  return target !== null && Number.isInteger(target) && target > 0 ? target : null;
}

function readSwitches(settings: unknown): ReadLine[] {
  return [
    ["uses_fractional_points", WHOLE_POINTS],
    ["uses_negative_points", NO_NEGATIVE_POINTS],
  ].flatMap(([field = "", key = ""]): ReadLine[] => {
    const value = valueAt(settings, field);
    if (value === null) return [];
    return [
      {
        kind: "switch",
        line: `${field}: ${JSON.stringify(value)}`,
        key: ["0", 0, false].some((off) => off === value) ? key : null,
      },
    ];
  });
}
