import type { Fact } from "../../facts/fact.ts";
import type { Voice } from "../voice.ts";
import { secondsWords } from "./left-on-clock.ts";
import { quarterWords } from "../../facts/wording/when-words.ts";

const LATE = 300;
const EARLY = 720;
const BEFORE_BREAK = 60;

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
    if (quarter === "2" && clock <= BEFORE_BREAK) {
      return clock === 0 ? "as the first half ended" : `${secondsWords(clock)} before halftime`;
    }
    if (quarter === "OT") {
      if (clock === 0) return "on the final play of overtime";
      return isNew ? `with ${secondsWords(clock)} left in overtime` : `with ${secondsWords(clock)} left`;
    }
    if (quarter === "4" && clock <= LATE) {
      if (clock === 0) return "as time expired";
      return isNew ? `with ${secondsWords(clock)} left in the fourth quarter` : `with ${secondsWords(clock)} left`;
    }
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

  /** `in overtime` where the quarter is not known yet: of a moment whose clock the text has said before. */
  quarter({ at }: Fact): string | null {
    if (at === null) return null;
    const isNew = at.quarter !== this.#quarter;
    this.#quarter = at.quarter;
    this.#clock = at.clock;
    return isNew ? `in ${quarterWords(at.quarter)}` : null;
  }
}
