import type { Fact } from "../../facts/fact.ts";
import type { QuarterName } from "../../game/play.ts";
import type { Voice } from "../voice.ts";
import { secondsWords } from "./left-on-clock.ts";
import { quarterWords } from "../../facts/wording/when-words.ts";

const LATE = 300;
const EARLY = 720;
const BEFORE_BREAK = 60;

/** When each of two moments was, in words; null where nothing need be said. */
type Times = readonly [first: string | null, then: string | null];

/** Says when, as far as a reader does not know it yet: a quarter once, a clock near the end of a half. */
export class StatedClock {
  #quarter: string | null = null;
  #clock: number | null = null;
  readonly #voice: Voice;

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  /** `late in the third quarter`, `with 3:37 left in the fourth quarter`, `with 1:12 left`; null where nothing need be said. */
  when({ at }: Fact): string | null {
    if (at === null) return null;
    const { quarter, clock } = at;
    const isNew = quarter !== this.#quarter;
    const isSame = !isNew && clock === this.#clock;
    this.#quarter = quarter;
    this.#clock = clock;
    if (isSame) return null;
    const period = quarterWords(quarter);
    if (clock === null) return isNew ? `in ${period}` : null;
    if (isNearEnd(quarter, clock)) return clock === 0 ? atTheEnd(quarter) : timeLeft(quarter, clock, isNew);
    if (!isNew) return null;
    const short = quarter === "4" || quarter === "3" ? period.replace(" quarter", "") : period;
    if (clock >= EARLY) {
      return this.#voice.pick(
        "early",
        [`early in ${period}`, `early in ${short}`, `at the start of ${period}`].slice(0, clock >= 840 ? 3 : 2) as [
          string,
          ...string[],
        ],
      );
    }
    if (clock <= LATE - 120) return this.#voice.pick("late", [`late in ${period}`, `late in ${short}`]);
    return this.#voice.pick(
      "in",
      [`in ${period}`, `in ${short}`, `midway through ${period}`].slice(0, clock <= 540 && clock >= 360 ? 3 : 2) as [
        string,
        ...string[],
      ],
    );
  }

  /**
   * Two moments: what is said of each in a sentence of its own, and in one sentence, which gives one clock. Of two in a quarter that is the
   * later one's, to which the sentence comes; early in it and late in it, the quarter alone is said of both.
   */
  ofTwo(one: Fact, other: Fact): { apart: Times; together: Times } {
    const isNew = one.at?.quarter !== this.#quarter;
    const apart: Times = [this.when(one), this.when(other)];
    if (isNew && isOfOtherPart(one, other))
      return { apart, together: [`in ${quarterWords(one.at?.quarter ?? "1")}`, apart[1]] };
    const [first, then] = apart;
    const [quarter, clock, before] = [other.at?.quarter, other.at?.clock ?? 0, one.at?.clock ?? null];
    const areBoth = first !== null && then !== null && quarter !== undefined && quarter === one.at?.quarter;
    // `As time expired` is no clock, and stands beside one.
    return areBoth && before !== null && isNearEnd(quarter, before) && clock > 0
      ? { apart, together: [null, timeLeft(quarter, clock, isNew)] }
      : { apart, together: apart };
  }

  /** `in overtime` where the quarter is not known yet: of a moment whose clock the text has said before. */
  quarter({ at }: Fact): string | null {
    if (at === null) return null;
    const isNew = at.quarter !== this.#quarter;
    this.#quarter = at.quarter;
    this.#clock = at.clock;
    return isNew ? `in ${quarterWords(at.quarter)}` : null;
  }
}

/** Two moments of a quarter for which `early in`, `midway through` and `late in` would not be the same. */
function isOfOtherPart({ at: one }: Fact, { at: other }: Fact): boolean {
  if (one === null || other === null || one.quarter !== other.quarter) return false;
  if (one.clock === null || other.clock === null || isNearEnd(one.quarter, one.clock)) return false;
  return partOf(one.clock) !== partOf(other.clock);
}

function partOf(clock: number): "early" | "middle" | "late" {
  return clock >= EARLY ? "early" : clock <= LATE - 120 ? "late" : "middle";
}

function isNearEnd(quarter: QuarterName, clock: number): boolean {
  return quarter === "OT" || (quarter === "4" && clock <= LATE) || (quarter === "2" && clock <= BEFORE_BREAK);
}

function atTheEnd(quarter: QuarterName): string {
  if (quarter === "2") return "as the first half ended";
  return quarter === "OT" ? "on the final play of overtime" : "as time expired";
}

function timeLeft(quarter: QuarterName, clock: number, isNew: boolean): string {
  if (quarter === "2") return `${secondsWords(clock)} before halftime`;
  return isNew ? `with ${secondsWords(clock)} left in ${quarterWords(quarter)}` : `with ${secondsWords(clock)} left`;
}
