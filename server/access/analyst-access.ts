import type { Viewer } from "../../domain/admin/viewer.ts";

/** Who `VOICE_ACCESS` lets talk with a model, in speech and in writing. */
export type AnalystAccess = "signed-in" | "everyone" | "admin";

/** The one rule of who may talk with a model, which costs money. */
export function mayTalk(access: AnalystAccess, viewer: Viewer | null): boolean {
  if (access === "everyone" || viewer?.isAdministrator === true) return true;
  return access === "signed-in" && viewer !== null;
}
