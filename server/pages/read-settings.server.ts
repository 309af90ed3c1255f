import { data } from "react-router";

import type { ShownSettings } from "../../domain/scoring/platforms/shown-settings.ts";
import { isPlatform, type PlatformName } from "../../domain/scoring/platforms/platforms.ts";
import { LONGEST_SETTINGS, readPlatformScoring } from "../../domain/scoring/platforms/read-platform-scoring.ts";
import { OWN, parseScoring, scoringText } from "../../domain/scoring/scoring-address.ts";
import type { RulesPlace } from "./rules-form.server.ts";

/** Lines that were not understood, shown as they stand; of a page that is none of settings there could be hundreds. */
const SHOWN_LINES = 40;

/** What the form of pasted settings came to. Nothing is used before its reader has seen it. */
export interface PlatformAnswer {
  kind: "platform";
  platform: PlatformName | null;
  /** What was pasted, for the form to keep. */
  pasted: string;
  /** Why nothing of it can be used; null where it was read. */
  problem: string | null;
  read: ShownSettings | null;
}

/** Reads settings that were pasted from ESPN's or Yahoo's page, and says how much of them was understood. */
export function readSettings({ pathOf }: Pick<RulesPlace, "pathOf">, given: string, platform: string) {
  const pasted = given.replaceAll("\r\n", "\n").slice(0, LONGEST_SETTINGS + 1);
  const refused = (problem: string) => {
    const named = isPlatform(platform) ? platform : null;
    return data<PlatformAnswer>({ kind: "platform", platform: named, pasted, problem, read: null }, 422);
  };
  if (!isPlatform(platform)) return refused("Choose whose settings these are, ESPN’s or Yahoo’s.");
  const found = readPlatformScoring(pasted, platform);
  if (!found.ok) return refused(found.problem);
  const { changes, understood, uncounted, unclear, passed } = found.reading;
  const scoring = scoringText({ preset: OWN, changes });
  if (parseScoring(scoring) === null) return refused("These are more rules than an address can carry. Paste fewer.");
  const read = {
    understood,
    uncounted,
    unclear: unclear.slice(0, SHOWN_LINES),
    more: Math.max(0, unclear.length - SHOWN_LINES),
    passed,
    path: pathOf(scoring),
  };
  return data<PlatformAnswer>({ kind: "platform", platform, pasted, problem: null, read });
}
