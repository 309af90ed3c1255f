import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { deedsOf } from "../clause/deed-spots.ts";
import { CLOCK, LEFT, MARK } from "./clock.ts";
import { DRIVE_STARTED, DRIVE_STARTS, driveStarts, isOnlyBegin } from "./drive-starts.ts";
import { factsOfNamed } from "../clause/facts-of-named.ts";
import { isClock } from "../clause/is-clock.ts";
import { isQuietSpan } from "./is-quiet-span.ts";
import { MOMENT_RULES } from "./moment-rules.ts";
import { ALL_QUARTERS, type Period, periodOf, placeIn, QUARTER } from "./periods.ts";
import { BARE_PERIOD, TIME_RULES } from "./time-rules.ts";

const OWN_QUARTER = /^(?:the|that) (?:quarter|period)$/i;
const CLOCK_LEFT = new RegExp(String.raw`\b(?:with )?${CLOCK}${LEFT}`, "gi");
const CLOCK_MARK = new RegExp(String.raw`\b(?:at |by |around |near )?the ${MARK}`, "gi");
const CLOCK_APART = new RegExp(
  String.raw`\b${CLOCK} (?:later(?: on the (?:game )?clock)?|after|before|earlier|apart)\b`,
  "gi",
);
const LONGER_CLOCK =
  /(?<=\b(?:the ball|it|possession)(?: [a-z]+){0,2} )()(\d{1,2}):(\d{2})(?= (?:longer|more)(?:[,.;]|$| than (?:the )?#))/g;
const LONE_CLOCK = /(?<![\d:])()(\d{1,2}):(\d{2})(?![\d:])/g;

/** "A pair of touchdown passes, both in the last five minutes": each of them. */
const OF_ALL =
  /^(?:both|each of the) (?:teams|sides|clubs|kickers)\b[^,;]*$|\b(?:both|all(?: of (?:them|those)| (?:two|three|four))?)(?: of (?:them|those))? (?:came |were )?$/;

/** "Two in the first half, then two in the second": the half. */
function bareOf(named: string, soFar: string): Period {
  return periodOf(named === "the second" && /\b(?:first|opening) half\b/i.test(soFar) ? "second half" : named);
}

const secondsOf = (found: RegExpExecArray): number => Number(found[2]) * 60 + Number(found[3]);

/** Every time that is said is that of a cited fact: its quarter, its clock, and what part of the game it was in. */
export function checkTime(reading: Reading): Finding[] {
  const { part, pool, borne } = reading;
  if (part.ids.length === 0) return [];
  const own = deedsOf(reading.cited, reading).flatMap((fact) => (fact.at === null ? [] : [{ at: fact.at, fact }]));
  const moments = factsOfNamed(reading).flatMap((fact) =>
    (fact.kind === "gap" || (own.length > 0 && isQuietSpan(fact, reading)) ? [] : [fact.at, fact.until]).flatMap((at) =>
      at === null ? [] : [{ at, fact }],
    ),
  );
  const faults: Finding[] = [];
  // What takes a while is all of it so at its end, and up to a break what is told of the break.
  const wholes = own
    .filter(({ fact }) => fact.kind !== "break")
    .flatMap(({ at, fact }) => [at, fact.until ?? at].map((moment) => ({ at: moment, fact })));
  let text = reading.text;
  const starts = driveStarts(reading);
  const momentsOf = ({ 0: said, index: at }: RegExpExecArray): typeof moments => {
    const isOfStart = DRIVE_STARTED.test(text.slice(0, at)) || DRIVE_STARTS.test(text.slice(at + said.length));
    return !isOfStart ? moments.filter((one) => !isOnlyBegin(one, reading)) : starts.length > 0 ? starts : moments;
  };
  const read = (pattern: RegExp, test: (found: RegExpExecArray) => boolean): void => {
    for (const found of matches(text, pattern)) {
      const [said] = found;
      if (!test(found))
        faults.push({
          word: said.trim(),
          reason: `"${said.trim()}" is not when it was in ${idsOf(reading)}. Say when it was, or leave it out.`,
        });
      borne.push([found.index, found.index + said.length]);
      text = text.slice(0, found.index) + "_".repeat(said.length) + text.slice(found.index + said.length);
    }
  };
  const quarters: Period[] = [];
  const isLong = (seconds: number): boolean =>
    pool.some(({ values }) => values.seconds === seconds || values.possessionSeconds === seconds);
  for (const { says: pattern, alone, holds, isOfDeeds = false, isOfItsDeed = false, isLast = false } of TIME_RULES)
    read(pattern, (found) => {
      const named = found.groups?.["period"] ?? "";
      // "Midway through the quarter": the one that it was in.
      const periods = alone ?? (OWN_QUARTER.test(named) ? ALL_QUARTERS : [periodOf(named)]);
      if (alone === undefined) quarters.push(...periods);
      const isOfAll = OF_ALL.test(text.slice(0, found.index));
      const deeds = isOfItsDeed || isOfAll ? own : [];
      const all = isOfAll ? wholes : [];
      const fits = ({ at, fact }: (typeof moments)[number]): boolean =>
        periods.some((period) => {
          if (isOfDeeds && fact.kind === "break") return false;
          const place = placeIn(period, at);
          const isTooEarly = isLast && fact.marks.includes("fieldGoal") && (place?.left ?? 0) > 5;
          return place !== null && !isTooEarly && holds(place, found);
        });
      return (
        (all.length > 1 ? all.every(fits) : (deeds.length > 0 ? deeds : momentsOf(found)).some(fits)) ||
        (/^\d/.test(found[0]) && found[3] !== undefined && isLong(secondsOf(found)))
      );
    });
  read(BARE_PERIOD, (found) => {
    const { groups } = found;
    const period = bareOf(groups?.["period"] ?? "", `${reading.sentenceSoFar} ${reading.text.slice(0, found.index)}`);
    quarters.push(period);
    if (wholes.length > 1 && OF_ALL.test(text.slice(0, found.index).replace(/\b(?:in|during|of|by) (?:the )?$/, "")))
      return wholes.every(({ at }) => placeIn(period, at) !== null);
    return momentsOf(found).some(
      ({ at, fact }) =>
        placeIn(period, at) !== null ||
        ((groups?.["enters"] ?? groups?.["intoTo"]) !== undefined &&
          fact.kind === "break" &&
          Number(at.quarter) * QUARTER === period.from),
    );
  });
  const isLeft = (found: RegExpExecArray): boolean =>
    momentsOf(found).some(
      ({ at }) =>
        at.clock !== null &&
        isClock(at.clock, found) &&
        (quarters.length === 0 || quarters.some((period) => placeIn(period, at) !== null)),
    );
  read(CLOCK_LEFT, (found) => isLeft(found) || (found[0].endsWith("clock") && isLong(secondsOf(found))));
  read(CLOCK_MARK, isLeft);
  const deeds = [...reading.before.slice(-1), ...reading.cited].flatMap(({ at, of }) =>
    of.length > 1 ? [] : (at?.elapsed ?? []),
  );
  // "Two minutes later": what lies between two deeds; what a gap says is for its number.
  for (const found of matches(text, CLOCK_APART)) {
    const [said] = found;
    const isSo = deeds.some((one) => deeds.some((two) => two > one && isClock(two - one, found)));
    if (isSo) {
      borne.push([found.index, found.index + said.length]);
      text = text.slice(0, found.index) + "_".repeat(said.length) + text.slice(found.index + said.length);
    } else if (/(?:apart|clock)$/.test(said) && deeds.length > 1 && pool.every(({ kind }) => kind !== "gap"))
      faults.push({ word: said.trim(), reason: `That is not what lies between ${idsOf(reading)}. Leave it out.` });
  }
  read(LONGER_CLOCK, (found) =>
    pool.some(({ kind, values }) => kind === "compare" && values.difference === secondsOf(found)),
  );
  read(LONE_CLOCK, (found) => isLeft(found) || isLong(secondsOf(found)));
  for (const { says: pattern, holds } of MOMENT_RULES)
    read(pattern, () => moments.some(({ at, fact }) => holds(at, fact)));
  return faults;
}
