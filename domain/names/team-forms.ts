import { TEAMS } from "../game/team.ts";
import { formsOf } from "./resolve-team.ts";

const FORMS = new Map<string, string[]>();
for (const { code } of TEAMS) {
  // The names of today: a season's own are no longer what a fan types.
  for (const form of new Set(formsOf(code, 9999))) FORMS.set(form, [...(FORMS.get(form) ?? []), code]);
}

/** Codes by what fans call the teams, as plain names; two teams share a place ("New York"). */
export const TEAM_FORMS: ReadonlyMap<string, readonly string[]> = FORMS;
