import { matches } from "../../words/matches.ts";
import type { Fact, Moment } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { numberOf } from "../../words/story-numbers.ts";
import { idsOf, type Reading } from "../reading.ts";

interface TimeRule {
  says: RegExp;
  holds: (at: Moment, fact: Fact) => boolean;
  examples: readonly string[];
}

const isHalf = (quarter: Moment["quarter"], half: 1 | 2): boolean =>
  half === 1 ? quarter === "1" || quarter === "2" : quarter !== "1" && quarter !== "2";
const left = ({ clock }: Moment): number => clock ?? 450;

/** Words for a time, and when they hold. Longer ones first: what one has read is not read again. */
export const TIME_RULES: readonly TimeRule[] = [
  {
    says: /\bas (?:time|the clock) (?:expired|ran out)|\bat the (?:gun|buzzer)|\b(?:on|with) the (?:final|last) (?:play|snap)/g,
    holds: (at) => left(at) <= 8,
    examples: ["as time expired"],
  },
  {
    says: /\b(?:just|shortly|right|seconds|moments) (?:before|ahead of) (?:halftime|the (?:half|break))|\blate in the first half|\bto end the (?:first )?half/g,
    holds: (at) => at.quarter === "2" && left(at) <= 135,
    examples: ["just before halftime"],
  },
  {
    says: /\b(?:just|shortly|right) after (?:halftime|the break)|\bto open the second half/g,
    holds: (at) => at.quarter === "3" && left(at) >= 600,
    examples: ["to open the second half"],
  },
  {
    says: /\bat (?:halftime|the half|the break)|\b(?:in)?to (?:halftime|the (?:half|break|locker room))/g,
    holds: (at, { kind }) => at.quarter === "2" && (kind === "break" || kind === "quarter" || left(at) <= 60),
    examples: ["at halftime"],
  },
  {
    says: /\bbefore (?:halftime|the half|the break)|\bfirst half/g,
    holds: (at) => isHalf(at.quarter, 1),
    examples: ["in the first half"],
  },
  {
    says: /\bafter (?:halftime|the half|the break)|\bsecond half/g,
    holds: (at) => isHalf(at.quarter, 2),
    examples: ["in the second half"],
  },
  {
    says: /\bhalftime/g,
    holds: (at, { kind }) => at.quarter === "2" && (kind === "break" || kind === "gap"),
    examples: ["a halftime lead"],
  },
  {
    says: /\b(?:at the )?end of regulation/g,
    holds: (at) => at.quarter === "4" && left(at) <= 120,
    examples: ["at the end of regulation"],
  },
  { says: /\b(?:in|during) regulation/g, holds: (at) => at.quarter !== "OT", examples: ["in regulation"] },
  {
    says: /\b(?:forc(?:ed|e|ing)|sen[dt](?:ing)?|got|went|going|headed) (?:the game |it |things )?(?:in)?(?:to )?overtime/g,
    holds: (at, { score }) =>
      at.quarter === "4" && left(at) <= 300 && score !== null && score.after.away === score.after.home,
    examples: ["forced overtime", "sent the game to overtime"],
  },
  {
    says: /\bovertime|\bextra period|\bOT\b/g,
    holds: (at, { marks }) => at.quarter === "OT" || marks.includes("overtime") || marks.includes("endOfRegulation"),
    examples: ["in overtime"],
  },
  {
    says: /\b(?:in |with(?:in)? )?the (?:final|last) minute\b/g,
    holds: (at) => left(at) <= 60 && at.quarter !== "1" && at.quarter !== "3",
    examples: ["in the final minute"],
  },
  {
    says: /\b(?:in |with(?:in)? )?the (?:final|last|closing) (?:two minutes|minutes|seconds|moments)/g,
    holds: (at) => (at.quarter === "4" || at.quarter === "OT") && left(at) <= 180,
    examples: ["in the closing minutes"],
  },
  {
    says: /\b(?:at |by )?the two-minute (?:mark|warning)/g,
    holds: (at) => (at.quarter === "2" || at.quarter === "4") && Math.abs(left(at) - 120) <= 8,
    examples: ["at the two-minute warning"],
  },
  {
    says: /\bless than a minute (?:later|after|into)/g,
    holds: (_at, { values }) => values.seconds !== undefined && values.seconds < 60,
    examples: ["less than a minute later"],
  },
  {
    says: /\bearly in the game|\bearly on\b|\bright away/g,
    holds: (at) => at.quarter === "1",
    examples: ["early in the game"],
  },
  {
    says: /\blate in the game/g,
    holds: (at) => (at.quarter === "4" && left(at) <= 600) || at.quarter === "OT",
    examples: ["late in the game"],
  },
  { says: /\bearly (?:in|on in)?(?= ?(?:the )?Q|overtime)/g, holds: (at) => left(at) >= 570, examples: ["early in Q"] },
  { says: /\blate (?:in|on in)?(?= ?(?:the )?Q|overtime)/g, holds: (at) => left(at) <= 330, examples: ["late in Q"] },
  { says: /\bmidway through/g, holds: (at) => left(at) > 270 && left(at) < 660, examples: ["midway through Q"] },
  {
    says: /\blate\b(?! (?:for|to|enough))/g,
    holds: (at) => left(at) <= 330 || at.quarter === "4" || at.quarter === "OT",
    examples: ["late"],
  },
  { says: /\bearly\b/g, holds: (at) => left(at) >= 480 || at.quarter === "1", examples: ["early"] },
];

const QUARTER =
  /\b(?:the )?(first|second|third|fourth|opening|final)[- ](?:quarter|period)\b|\b(?:in|of|into|entering) the (first|second|third|fourth)(?=[,.;]| and\b| with\b| but\b|$)/g;
const QUARTERS: Readonly<Record<string, Moment["quarter"]>> = {
  first: "1",
  opening: "1",
  second: "2",
  third: "3",
  fourth: "4",
  final: "4",
};
const CLOCK =
  /(?:\bwith )?(?:(?:just|only|under|about|less than) )?(?:(?<![\d:])(\d{1,2}):(\d{2})|(?:\b([a-z]+|\d+) minutes?,? (?:and )?)?\b([a-z]+|\d+) (seconds?|minutes?))((?: still)? (?:left|remaining|to (?:go|play))(?: in(?: regulation)?)?| (?:before|from|ahead of) (?:halftime|the (?:half|break)))?/g;

/** Every time that is said is that of a cited fact: its quarter, its clock, early, late, before and after halftime. */
export function checkTime(reading: Reading): Finding[] {
  const { part, pool } = reading;
  if (part.ids.length === 0) return [];
  const moments = pool.flatMap((fact) => [fact.at, fact.until].flatMap((at) => (at === null ? [] : [{ at, fact }])));
  const faults: Finding[] = [];
  let text = reading.text;
  const read = (pattern: RegExp, filler: string, test: (found: RegExpExecArray) => boolean, why: string): void => {
    for (const found of matches(text, pattern)) {
      const [said] = found;
      if (!test(found))
        faults.push({
          word: said.trim(),
          reason: `"${said.trim()}" ${why} ${idsOf(reading)}. Say when it was, or leave it out.`,
        });
      reading.borne.push([found.index, found.index + said.length]);
      text =
        text.slice(0, found.index) +
        filler.padEnd(said.length, filler === "" ? " " : "_") +
        text.slice(found.index + said.length);
    }
  };
  const quarters = new Set<Moment["quarter"]>();
  read(
    QUARTER,
    "Q",
    (found) => {
      const quarter = QUARTERS[found[1] ?? found[2] ?? ""] ?? "1";
      quarters.add(quarter);
      const enters =
        /(?:into|entering) (?:the )?$/.test(text.slice(0, found.index)) || /^(?:into|entering)/.test(found[0]);
      return moments.some(
        ({ at, fact }) =>
          at.quarter === quarter || (enters && fact.kind === "break" && Number(at.quarter) + 1 === Number(quarter)),
      );
    },
    "is not the quarter of",
  );
  read(
    CLOCK,
    "",
    (found) => {
      const { 0: said, 1: minutes, 2: seconds, 3: whole, 4: count, 5: unit, 6: isClock } = found;
      const of = text.slice(found.index + said.length);
      if (isClock !== undefined && (said.endsWith("regulation") || (said.endsWith(" in") && /^ the game\b/.test(of))))
        quarters.add("4");
      if (
        isClock?.endsWith("halftime") === true ||
        isClock?.endsWith("half") === true ||
        isClock?.endsWith("break") === true
      )
        quarters.add("2");
      if (minutes !== undefined) return isAt(Number(minutes) * 60 + Number(seconds), 0);
      const value = numberOf(count ?? "") ?? Number(count);
      if (isClock === undefined || Number.isNaN(value)) return true;
      return unit?.startsWith("second") === true
        ? isAt(value + 60 * (numberOf(whole ?? "zero") ?? Number(whole)), 0)
        : isAt(value * 60, 25);
    },
    "is not the time of",
  );
  for (const { says, holds } of TIME_RULES)
    read(says, "", () => moments.some(({ at, fact }) => holds(at, fact)), "is not when it was in");
  return faults;

  function isAt(seconds: number, slack: number): boolean {
    return (
      moments.some(
        ({ at }) =>
          at.clock !== null &&
          Math.abs(at.clock - seconds) <= slack &&
          (quarters.size === 0 || quarters.has(at.quarter)),
      ) || pool.some(({ values }) => values.seconds === seconds || values.possessionSeconds === seconds)
    );
  }
}
