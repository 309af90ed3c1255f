import { readEspnJson } from "./read-espn-json.ts";
import type { PlatformReading } from "./platform-reading.ts";
import { type PlatformName, PLATFORMS } from "./platforms.ts";
import { readText } from "./read-text.ts";
import { readYahooJson } from "./read-yahoo-json.ts";
import { sumRules } from "./sum-rules.ts";

/** A pasted page of settings holds fewer; `scoringItems` of ESPN's JSON fit. */
export const LONGEST_SETTINGS = 20_000;
const MOST_LINES = 1000;

/** What pasted settings came to, or why nothing of them can be used. */
export type ReadSettings = { ok: true; reading: PlatformReading } | { ok: false; problem: string };

/**
 * Reads a league's scoring as ESPN's or Yahoo's page of settings has it, or as their answers in JSON do. Nothing is guessed: a line
 * that is not understood is handed back as it stands, and settings that read like the other platform's are refused.
 */
export function readPlatformScoring(text: string, platform: PlatformName): ReadSettings {
  const { label } = PLATFORMS[platform];
  const pasted = text.replaceAll("\r\n", "\n").trim();
  if (pasted === "") return refused(`Paste the scoring settings of your league at ${label}.`);
  if (pasted.length > LONGEST_SETTINGS || pasted.split("\n").length > MOST_LINES)
    return refused(
      `That is more than a page of scoring settings: paste the scoring alone, at most ${LONGEST_SETTINGS} characters.`,
    );
  const other = platform === "espn" ? "yahoo" : "espn";
  const reading = readingOf(pasted, platform);
  const theirs = readingOf(pasted, other)?.understood.length ?? 0;
  if (theirs > (reading?.understood.length ?? 0))
    return refused(
      `These settings read like ${PLATFORMS[other].label}’s, not like ${label}’s. Choose ${PLATFORMS[other].label}, or paste ${label}’s.`,
    );
  if (reading === null)
    return refused("This begins like JSON, and no list of scoring items can be read in it. Paste the whole list.");
  if (Object.keys(reading.changes).length === 0)
    return refused(
      `No line of this is a rule of ${label}’s that is worth points. Copy the lines with their points, as “${EXAMPLES[platform]}”.`,
    );
  return { ok: true, reading };
}

const EXAMPLES: Readonly<Record<PlatformName, string>> = {
  espn: "TD Pass (PTD) 4",
  yahoo: "Passing Touchdowns 4",
};

function refused(problem: string): ReadSettings {
  return { ok: false, problem };
}

function readingOf(text: string, platform: PlatformName): PlatformReading | null {
  if (!/^[[{]/.test(text)) return sumRules(readText(text, platform));
  const json = parsed(text);
  const lines = platform === "espn" ? readEspnJson(json) : readYahooJson(json);
  return lines === null ? null : sumRules(lines);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
