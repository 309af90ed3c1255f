import type { StatRole } from "../stats.ts";
import { NO_NEGATIVE_POINTS } from "./platform-measures.ts";
import type { ReadLine } from "./platform-reading.ts";
import type { PlatformName } from "./platforms.ts";
import type { PlatformRule } from "./platform-rule.ts";
import { plainLabel, rulesCalled } from "./rules-called.ts";
import { type SettingLine, settingLines } from "./setting-lines.ts";
import { writtenPoints } from "./written-points.ts";

/** Whose items stand under a heading: `idp` for those of defenders, `other` for settings that are not about scoring. */
type Section = StatRole | "idp" | "other";

const HEADINGS: Readonly<Record<string, Section>> = {
  passing: "player",
  rushing: "player",
  receiving: "player",
  miscellaneous: "player",
  kicking: "player",
  offense: "player",
  kickers: "player",
  punting: "player",
  "head coach": "player",
  "defensive players": "idp",
  "individual defensive players": "idp",
  "defensive players idp": "idp",
  idp: "idp",
  "team defense special teams": "defense",
  "team defense": "defense",
  "defense special teams": "defense",
  "d st": "defense",
  "basic settings": "other",
  "draft settings": "other",
  "draft information": "other",
  "keeper settings": "other",
  "player rules": "other",
  roster: "other",
  rosters: "other",
  "regular season setup": "other",
  "playoff bracket setup": "other",
  "transactions and keepers": "other",
  "acquisition rules": "other",
  "trade rules": "other",
  "roster rules": "other",
};

/**
 * Reads what somebody copied from ESPN's or Yahoo's page of settings, line by line. A name that stands for a team's defense and for a
 * defender is told by the heading above it, and asked about without one. Lines above the first heading that name no item are about
 * other settings.
 */
export function readText(text: string, platform: PlatformName): ReadLine[] {
  const lines = settingLines(text, (label) => rulesCalled(label, platform).length > 0);
  const hasHeadings = lines.some(({ label }) => sectionOf(label) !== null);
  let section: Section | null = hasHeadings ? "other" : null;
  return lines.map((line) => {
    const heading = line.value === null ? sectionOf(line.label) : null;
    section = heading ?? section;
    if (heading === null) return readLine(line, platform, section);
    return { kind: heading === "other" ? "passed" : "heading", line: line.line };
  });
}

function readLine({ line, label, value }: SettingLine, platform: PlatformName, section: Section | null): ReadLine {
  const called = rulesCalled(label, platform);
  if (called.length === 0) return readSwitch(line) ?? unknownLine(line, section);
  const [first, ...others] = called.length > 1 ? rulesUnder(section, label, called) : called;
  if (first === undefined || others.length > 0)
    return {
      kind: "unclear",
      line,
      why: "For a team’s defense or for a player? Paste it with the heading that stands above it.",
    };
  const points = value === null ? null : writtenPoints(value);
  if (points === null) return { kind: "unclear", line, why: "No points stand beside it." };
  return { kind: "rules", line, given: [{ rule: first, ...points }] };
}

/** Settings of a league that are not about scoring, where they stand without their heading. */
const OTHER_SETTING =
  /^(?:draft|keeper|waiver|trade|roster|playoff|acquisition|transaction|lineup|undroppable|league (?:name|id|type)|number of teams|max(?:imum)? (?:teams|acquisitions)|season acquisition|matchup acquisition|players? (?:universe|rules)|make league|format|schedule|divisions?)\b/i;

function unknownLine(line: string, section: Section | null): ReadLine {
  if (/^(?:scoring|scoring settings|scoring & settings)$/i.test(line)) return { kind: "heading", line };
  return section === "other" || OTHER_SETTING.test(line)
    ? { kind: "passed", line }
    : { kind: "unclear", line, why: "We do not know this item." };
}

/** Yahoo's two switches: whole points alone, and yards that take no points away. */
function readSwitch(line: string): ReadLine | null {
  const [, what, answer] = /^(fractional|negative) points\s*:?\s*(yes|no)$/i.exec(line) ?? [];
  if (what === undefined || answer === undefined) return null;
  const isOff = answer.toLowerCase() === "no";
  if (what.toLowerCase() === "fractional") return { kind: "switch", line, key: isOff ? WHOLE_POINTS : null };
  return { kind: "switch", line, key: isOff ? NO_NEGATIVE_POINTS : null };
}

/** Stands for Yahoo's switch of whole points, which is no key of an address: it makes keys of steps. */
export const WHOLE_POINTS = "yahoo_whole_points";

function sectionOf(label: string): Section | null {
  const plain = plainLabel(label.replace(/\s*(?:league value|yahoo default value)\s*/gi, " "));
  return Object.hasOwn(HEADINGS, plain) ? (HEADINGS[plain] ?? null) : null;
}

/** Which rules of a shared name are meant. Letters may be a defender's and a passer's too, as ESPN's INT: that is told by the heading. */
function rulesUnder(section: Section | null, label: string, called: readonly PlatformRule[]): readonly PlatformRule[] {
  const ofRole = called.filter(({ role }) => role === roleOf(label, section));
  return ofRole.length > 1 ? ofRole.filter(({ key }) => key.startsWith("idp_") === (section === "idp")) : ofRole;
}

/** Whose rule a name of two is: said by itself, `Sack (IDP)`, or by its heading. */
function roleOf(label: string, section: Section | null): StatRole | null {
  if (/\((?:def|def\/st|d\/st)\)/i.test(label)) return "defense";
  if (/\((?:idp|player)\)/i.test(label)) return "player";
  if (section === "other") return null;
  return section === "idp" ? "player" : section;
}
