import type { Fact } from "../../facts/fact.ts";
import type { GameSheet } from "./game-sheet.ts";
import type { Question } from "./question.ts";
import { QUARTERS } from "./when-asked.ts";

const COURSE =
  /\bhow (?:did|d|does|do) (?:it|that|this|they|the \w+|.*\bdrive) (?:\w+ )?(?:go|end|finish|come (?:together|about)|happen|turn out|work out)\b|\bwhat happened\b|\bwalk (?:me|us) through\b|\btell me about\b|\bbreak (?:it )?down\b|\bplay by play\b|\bflags?\b|\bpenalt\w+\b/;
const BY_RESULT =
  /\b(first|last|final|opening) (td|touchdown|scoring|field goal|fg) (?:drive|possession|series|march)\b/;
const LONG =
  /\b(?:endless|never ending|neverending|marathon|monster|eternal|(?:really|super|crazy|insanely|so) long|clock (?:eating|killing|chewing|burning)|took forever|ate (?:up )?the clock)\b/;
const ACROSS =
  /\bfrom (?:the )?(1st|first|2nd|second|3rd|third) (?:quarter |q )?(?:in ?to|to|through) (?:the )?(2nd|second|3rd|third|4th|fourth)\b/;
const OF_DRIVE = /\b(?:drive|possession|series|march)\b/;

/** The drive that a question tells by what it came to (`their last TD drive`) or by its length (`that endless drive from the 1st into the 2nd`), and asks the course of; null for any other. */
export function toldDrive({ text, teams, players }: Question, { index }: GameSheet): Fact | null {
  if (!OF_DRIVE.test(text) || !COURSE.test(text) || players.length > 0 || teams.length > 1) return null;
  const [team] = teams;
  const drives = index.ofKind("drive").filter((fact) => team === undefined || fact.team === team);
  const [, which, result] = BY_RESULT.exec(text) ?? [];
  if (which !== undefined && team !== undefined) {
    const scored = drives.filter(({ marks }) =>
      result === "scoring"
        ? marks.includes("touchdown") || marks.includes("fieldGoal")
        : marks.includes(result === "td" || result === "touchdown" ? "touchdown" : "fieldGoal"),
    );
    return scored.at(which === "last" || which === "final" ? -1 : 0) ?? null;
  }
  const [, from, to] = ACROSS.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const [first, second] = [QUARTERS[from], QUARTERS[to]];
    return drives.find(({ at, until }) => at?.quarter === first && until?.quarter === second) ?? null;
  }
  if (!LONG.test(text)) return null;
  const longest = Math.max(...drives.map(({ values }) => values.seconds ?? 0));
  return drives.find(({ values }) => values.seconds === longest) ?? null;
}
