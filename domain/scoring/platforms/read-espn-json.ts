import { type JsonObject, isObject, pointsIn, valueAt } from "./value-at.ts";
import { ESPN_RULES } from "./espn-rules.ts";
import type { GivenRule, ReadLine } from "./platform-reading.ts";
import type { PlatformRule } from "./platform-rule.ts";
import { sleeperMeasure } from "../sleeper-measures.ts";

/** Lineup slots that ESPN's items name where they are worth other points: of the team's defense, of kickers, and of positions. */
const DEFENSE_SLOT = "16";
const KICKER_SLOT = "17";
const CATCH_PREMIUMS: Readonly<Record<string, string>> = { "2": "RB", "4": "WR", "6": "TE" };
const CATCH = 53;

/**
 * Reads `scoringItems` of ESPN's answers: the list itself, or what holds it. An item is worth `points` to players and to a team's
 * defense, but for the slots of `pointsOverrides`. Null where there is no such list.
 */
export function readEspnJson(json: unknown): ReadLine[] | null {
  const lists = [json, valueAt(json, "scoringItems")];
  lists.push(valueAt(json, "scoringSettings", "scoringItems"));
  lists.push(valueAt(json, "settings", "scoringSettings", "scoringItems"));
  const list = lists.find((one) => Array.isArray(one) && one.some((item) => isObject(item) && "statId" in item));
  return Array.isArray(list) ? list.map(readItem) : null;
}

function readItem(item: unknown): ReadLine {
  const line = JSON.stringify(item);
  const id = valueAt(item, "statId");
  const rules = ESPN_RULES.filter((rule) => rule.id === id);
  const points = pointsIn(valueAt(item, "points"));
  const overrides = valueAt(item, "pointsOverrides") ?? {};
  if (rules.length === 0) return { kind: "unclear", line, why: "We do not know this item." };
  if (!isObject(overrides)) return { kind: "unclear", line, why: "Its points by position cannot be read." };
  const given = rules.map((rule) => givenOf(rule, points, overrides));
  const rest = Object.keys(overrides).filter((slot) => !isRead(slot, rules));
  if (given.includes(null)) return { kind: "unclear", line, why: "No points stand beside it." };
  if (rest.length > 0) return readPremiums(line, { rules, points, overrides, rest });
  return { kind: "rules", line, given: given.filter((one) => one !== null) };
}

function givenOf(rule: PlatformRule, base: number | null, overrides: JsonObject): GivenRule | null {
  const slot = rule.role === "defense" ? DEFENSE_SLOT : isKicking(rule) ? KICKER_SLOT : null;
  const own = slot === null || !Object.hasOwn(overrides, slot) ? base : pointsIn(overrides[slot]);
  return own === null ? null : { rule, points: own, bonuses: [] };
}

function isRead(slot: string, rules: readonly PlatformRule[]): boolean {
  return (
    (slot === DEFENSE_SLOT && rules.some(({ role }) => role === "defense")) ||
    (slot === KICKER_SLOT && rules.some(isKicking))
  );
}

interface Premiums {
  rules: readonly PlatformRule[];
  points: number | null;
  overrides: JsonObject;
  rest: readonly string[];
}

/** Catches may be worth more to tight ends; other points by position have no rule here. */
function readPremiums(line: string, { rules, points, overrides, rest }: Premiums): ReadLine {
  const [rule] = rules;
  const given = rest.map((slot): GivenRule | null => {
    const position = CATCH_PREMIUMS[slot];
    const own = pointsIn(overrides[slot]);
    if (rule?.id !== CATCH || position === undefined || own === null || points === null) return null;
    return { rule: premiumOf(rule, position), points: own - points, bonuses: [] };
  });
  if (rule === undefined || points === null || given.includes(null))
    return { kind: "unclear", line, why: `It has other points for some positions (slots ${rest.join(", ")}).` };
  return { kind: "rules", line, given: [{ rule, points, bonuses: [] }, ...given.filter((one) => one !== null)] };
}

function premiumOf(rule: PlatformRule, position: string): PlatformRule {
  const key = `bonus_rec_${position.toLowerCase()}`;
  return { ...rule, labels: [`Each reception, ${position}`], key, counted: sleeperMeasure(key) };
}

function isKicking({ role, id }: PlatformRule): boolean {
  return role === "player" && ((id >= 74 && id <= 88) || (id >= 198 && id <= 203) || (id >= 214 && id <= 234));
}
