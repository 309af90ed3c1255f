import type { Fact, Moment } from "../../../facts/fact.ts";

interface MomentRule {
  says: RegExp;
  holds: (at: Moment, fact: Fact) => boolean;
  examples: readonly string[];
}

/** Seconds left in its quarter; half of one where nobody knows. */
export const leftOf = ({ clock }: Moment): number => clock ?? 450;

/** What needs more than a place in time. */
export const MOMENT_RULES: readonly MomentRule[] = [
  {
    says: /\b(?:on either side of|around|spanning|straddling) (?:halftime|the (?:half|break)|intermission)/g,
    holds: ({ quarter }, { at, until }) =>
      until !== null &&
      (at?.quarter === "1" || at?.quarter === "2") &&
      until.quarter !== "1" &&
      until.quarter !== "2" &&
      quarter !== "OT",
    examples: ["on either side of halftime"],
  },
  {
    says: /\b(?:at|by) (?:halftime|the half|the break|intermission)|\b(?:in)?to (?:halftime|the (?:half|break|locker room|intermission)|intermission)/g,
    holds: (at, { kind }) => at.quarter === "2" && (kind === "break" || kind === "quarter" || leftOf(at) <= 60),
    examples: ["at halftime"],
  },
  {
    says: /\bhalftime|\bintermission/g,
    holds: (at, { kind }) => at.quarter === "2" && (kind === "break" || kind === "gap"),
    examples: ["a halftime lead"],
  },
  {
    says: /\b(?:forc(?:ed|e|ing)|sen[dt](?:ing)?|got|went|going|headed) (?:the game |it |things )?(?:in)?(?:to )?overtime/g,
    holds: (at, { score }) =>
      at.quarter === "4" && leftOf(at) <= 300 && score !== null && score.after.away === score.after.home,
    examples: ["forced overtime", "sent the game to overtime"],
  },
  {
    says: /\b(?:before|without|ahead of) (?:it (?:got|came|went) to )?(?:overtime|OT\b|(?:any |an |the )?extra (?:period|session|time))/g,
    holds: ({ quarter }, { marks }) => quarter !== "OT" && !marks.includes("overtime"),
    examples: ["before overtime"],
  },
  {
    says: /\bovertime|\bextra (?:period|session)|\bOT\b/g,
    holds: (at, { marks }) => at.quarter === "OT" || marks.includes("overtime") || marks.includes("endOfRegulation"),
    examples: ["in overtime"],
  },
  { says: /\b(?:in|during) regulation/g, holds: (at) => at.quarter !== "OT", examples: ["in regulation"] },
  {
    says: /\bless than a minute (?:later|after|apart|before)/g,
    holds: (_at, { values }) => values.seconds !== undefined && values.seconds < 60,
    examples: ["less than a minute later"],
  },
  {
    says: /(?<!of )\blate\b(?! (?:for|to|enough))/g,
    holds: (at) => leftOf(at) <= 330 || at.quarter === "4" || at.quarter === "OT",
    examples: ["late"],
  },
  { says: /\bearly\b/g, holds: (at) => leftOf(at) >= 480 || at.quarter === "1", examples: ["early"] },
];
