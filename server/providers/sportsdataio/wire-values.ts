import { easternIso } from "../../../domain/words/eastern-time.ts";
import { SCRAMBLED } from "../../../domain/game/is-scrambled.ts";
import { canonicalTeamCode } from "../../../domain/game/team-code.ts";

/** A US Eastern time as the feeds write it, `2025-09-08T20:15:00`, as ISO text with the zone's offset on that day. */
export function fromEastern(text: string | null | undefined): string | null {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?$/.exec(text ?? "");
  return match === null ? null : easternIso(match[1] ?? "", match[2] ?? "");
}

/** A UTC time as the feeds write it, without the `Z` that says so. */
export function fromUtc(text: string | null | undefined): string | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/.test(text ?? "") ? `${text}Z` : null;
}

/** A text that says something: null for none, an empty one and one that a free trial has replaced. */
export function textOrNull(text: string | null | undefined): string | null {
  const words = text?.trim() ?? "";
  return words === "" || words === SCRAMBLED ? null : words;
}

/** Our code of a team; null for none and for a code that no team has. */
export function teamCode(code: string | null | undefined): string | null {
  return code === null || code === undefined ? null : canonicalTeamCode(code);
}

/** A count that the feeds leave at 0 until it is known. */
export function positive(count: number | null | undefined): number | null {
  return count === null || count === undefined || count <= 0 ? null : count;
}
