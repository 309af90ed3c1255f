import { decide, type Finding, unresolved } from "../finding.ts";
import { SEASON_FIGURES, type SeasonFigure, seasonTotal } from "../../season/season-lines.ts";
import { linesReceipt } from "../../season/season-receipt.ts";
import { countOf, isBeforeGame, isRounded, type SeasonCheck } from "./season-view.ts";
import { ownerOf } from "../sentence-context.ts";

const UNITS: readonly (readonly [RegExp, SeasonFigure])[] = [
  [/^PPR points/i, "fantasyPointsPPR"],
  [/^(?:passing yards?|yards? passing)/i, "passingYards"],
  [/^(?:rushing yards?|yards? rushing)/i, "rushingYards"],
  [/^(?:receiving yards?|yards? receiving)/i, "receivingYards"],
  [/^(?:touchdown pass|passing touchdown)/i, "passingTouchdowns"],
  [/^(?:rushing touchdown)/i, "rushingTouchdowns"],
  [/^(?:receiving touchdown|touchdown catch)/i, "receivingTouchdowns"],
  [/^interception/i, "passingInterceptions"],
  [/^(?:catch|reception)/i, "receptions"],
];

/** The words that make the figures before them the season's, and how far back they reach. */
const FRAME = /\b(?:this season|on the season|on the year|so far|for the season)\b/i;
const FAR = 160;

/** A sentence without these words speaks of no total. */
export function hasTotals(text: string): boolean {
  return FRAME.test(text);
}

/** "1,204 rushing yards" where the sentence goes on with "this season" before its next stop. */
const total: SeasonCheck = (at, context, view) => {
  const { text } = context;
  const after = text.slice(at.end, at.end + FAR);
  const framed = after.search(FRAME);
  if (framed < 0 || /[;:]|\bwhile\b|\b(?:this|the) game\b/.test(after.slice(0, framed))) return null;
  const [told = "", unit = ""] = at.parts;
  const figure = UNITS.find(([words]) => words.test(unit))?.[1];
  const people = ownerOf(at.start, at.end, context, "player")?.players ?? [];
  if (figure === undefined || people.length === 0) return unresolved("number", "It is not clear whose total this is.");
  const isNow = view.facts.isOver && !isBeforeGame(at, context);
  // A surname can be two men's.
  const findings = people.map((person): Finding => {
    const { games, isWhole } = view.player(person);
    if (!isWhole) return unresolved("number", `Not all games of ${person.playerName} before this one are known.`);
    const value = (seasonTotal(games, figure) ?? 0) + (isNow ? (person.stats?.[figure] ?? 0) : 0);
    const line = { kind: "line" as const, playerId: person.playerId, source: "stats" as const, field: figure };
    return decide(
      "number",
      /[a-z]/i.test(told) ? countOf(told) === value : isRounded(told, value),
      `${person.playerName} has ${value} ${SEASON_FIGURES[figure]} this season.`,
      [...(isNow ? [line] : []), ...linesReceipt(games, figure)],
    );
  });
  return findings.find(({ verdict }) => verdict === "holds") ?? findings[0] ?? null;
};

/** The frame itself, whose totals are claims of their own. Alone it says nothing that could be looked up. */
const frame: SeasonCheck = (at, context) => {
  const before = context.text.slice(Math.max(0, at.start - FAR), at.start);
  return TOTAL.test(before)
    ? decide("order", true, "")
    : unresolved("order", `It is not clear which figure "${at.words}" speaks of.`);
};

const UNIT = String.raw`((?:passing|rushing|receiving) (?:yards?|touchdowns?)|yards? (?:passing|rushing|receiving)|touchdown (?:pass(?:es)?|catch(?:es)?)|interceptions?(?: thrown)?|catch(?:es)?|receptions?|PPR points?)`;
const COUNTED = String.raw`(\d[\d,]*(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine)`;
const TOTAL = new RegExp(String.raw`\b${COUNTED} ${UNIT}\b`, "i");

/** What a player's season adds up to. */
export const TOTALS: readonly (readonly [RegExp, SeasonCheck])[] = [
  [new RegExp(TOTAL.source, "gi"), total],
  [new RegExp(FRAME.source, "gi"), frame],
];
