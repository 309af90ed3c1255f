import type { Fact } from "../../../facts/fact.ts";
import { literalPattern } from "../../../names/literal-pattern.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords } from "../../fact-words.ts";
import { idsOf, type Reading, saysItself } from "../../reading.ts";

interface Opposite {
  /** Words of the one side and of the other. */
  says: readonly [RegExp, RegExp];
  /** Which side a fact is on; null where it has none. */
  side: (fact: Fact) => 0 | 1 | null;
  needs: string;
  examples: readonly [string, string];
}

export const WON =
  /\b(?:wins?|won|winners?|victor(?:y|ies)|triumphs?|winning|beat|unbeaten run|surg(?:e|ing)|roll(?:ing)?|hot)\b/;
export const LOST =
  /\b(?:loss(?:es)?|lost|losers?|defeats?|setbacks?|losing|beaten|skid(?:s|ding)?|slump(?:s|ing)?|slid(?:e|ing)|stumbled?|fell|dropped|drought|reeling|mired)\b/;
/** What a team has not got yet. */
const WANTED =
  /\b(?:for|seek\w*|first|without|try\w*|look\w*|snap\w*|end\w*|stop\w*|break\w*|halt\w*|need\w*|winless|until|since|back to|get|bid|aim\w*|search)\b/;

/** Sides that a fact of the season is on. What a text says on the other side alone is not so. */
export const OPPOSITES: readonly Opposite[] = [
  {
    says: [WON, LOST],
    side: ({ kind, marks }) => (kind !== "streak" ? null : marks.includes("winning") ? 0 : 1),
    needs: "the streak as it is",
    examples: ["have won three straight", "a three-game skid"],
  },
  {
    says: [WON, LOST],
    side: ({ kind, marks, values }) =>
      (kind !== "lastGame" && kind !== "form") ||
      values.week === undefined ||
      marks.includes("tie") ||
      marks.includes("headToHead")
        ? null
        : marks.includes("win")
          ? 0
          : 1,
    needs: "the game as it ended",
    examples: ["coming off a win", "coming off a loss"],
  },
  {
    says: [
      /\bwinning (?:record|mark|team|side|ledger)\b|\b(?:above|over) \.500\b/,
      /\blosing (?:record|mark|team|side|ledger)\b|\b(?:below|under) \.500\b/,
    ],
    side: ({ kind, values: { wins, losses } }) =>
      kind !== "record" || wins === undefined || losses === undefined
        ? null
        : wins > losses
          ? 0
          : wins < losses
            ? 1
            : null,
    needs: "the record as it is",
    examples: ["a winning record", "a losing mark"],
  },
  {
    says: [
      /\b(?:even|split|level)\b|(?<!\b(?:above|over|below|under) )\.500\b/,
      /\b(?:winning|losing) (?:record|mark|team|side|ledger)\b|\b(?:above|over|below|under) \.500\b/,
    ],
    side: ({ kind, values: { wins, losses } }) => (kind === "record" && wins === losses ? 0 : null),
    needs: "the record as it is",
    examples: ["an even record", "a winning record"],
  },
  {
    says: [
      /\b(?:averag\w+|scor(?:ed?|es|ing)|put(?:s|ting)? up|post(?:ed|s|ing)?|produc\w+|offense)\b/,
      /\b(?:allow\w*|g[ia]v(?:e|es|en|ing) up|surrender\w*|yield\w*|conced\w*|permit\w*|against|fac(?:e|es|ing)|defens\w+|opponents?|stingy|porous|leaky|held|holding)\b/,
    ],
    side: ({ kind, marks, values, team }) =>
      (kind !== "mean" && kind !== "form") ||
      team === null ||
      (values.pointsFor === undefined && values.pointsAgainst === undefined)
        ? null
        : marks.includes("allowed")
          ? 1
          : 0,
    needs: "points scored or points allowed, whichever it has",
    examples: ["have averaged 24 points", "allow 24 points a game"],
  },
];

/** A streak, an earlier game, a record and a mean are told on the side that they are on: nobody comes off a loss that was a win. */
export function checkSeason(reading: Reading): Finding[] {
  const { text, cited } = reading;
  return OPPOSITES.flatMap(({ says, side, needs }): Finding[] => {
    const told = cited.flatMap((fact) => {
      const own = side(fact);
      return own === null ? [] : [{ fact, own }];
    });
    const [first] = told;
    if (first === undefined || told.some(({ own }) => own !== first.own)) return [];
    const found = says[first.own === 0 ? 1 : 0].exec(text);
    const wrong = found?.[0] ?? "";
    const neither = NEITHER.exec(text);
    if (neither !== null && new Set(told.map(({ fact }) => fact.team)).size === 2) {
      const right = says[first.own].exec(text)?.[0];
      if (found === null && right !== undefined)
        return [{ word: right, reason: `Both have it in ${idsOf(reading)}. Tell ${needs}.` }];
      for (const { 0: said, index: at } of found === null ? [] : [neither, found])
        reading.borne.push([at, at + said.length]);
      return [];
    }
    if (found === null || says[first.own].test(text) || saysItself(reading, found)) return [];
    // The team that they beat has lost, and who has lost looks for a win.
    if (
      WANTED.test(text.slice(0, text.indexOf(wrong))) ||
      (first.fact.kind !== "mean" && namesOpponent(first.fact, reading))
    )
      return [];
    return [{ word: wrong, reason: `"${wrong}" is not so in ${idsOf(reading)}. Tell ${needs}.` }];
  });
}

/** "Neither team arrives off a win" is so where both lost. */
const NEITHER = /\bneither (?:team|side|club|one)\b/;

function namesOpponent(fact: Fact, { written, index }: Reading): boolean {
  const names = [...factWords(fact, index).capitals].filter(
    (name) => !/^(?:Week|Round|Bowl|Card|Super|Wild|The)$/.test(name),
  );
  return (
    fact.values.week !== undefined &&
    names.some((name) => new RegExp(String.raw`\b${literalPattern(name)}\b`).test(written))
  );
}
