import type { StoryLine } from "../facts/game-brief.ts";
import { formatInteger } from "../words/format.ts";
import { counted, withArticle } from "./prose-words.ts";

/** A story's facts by name, as words want them. A fact that the story has not is 0 or empty; ask `has` first. */
export interface Facts {
  has(name: string): boolean;
  number(name: string): number;
  text(name: string): string;
  /** A fact that is `yes`. */
  is(name: string): boolean;
  /** `with 7:12 left in the fourth quarter`, `in overtime`; the clock is left out where none is known. */
  when(quarter?: string, clock?: string): string;
}

/** Reads the facts of a story line. */
export function factsOf({ facts }: Pick<StoryLine, "facts">): Facts {
  const read: Facts = {
    has: (name) => facts[name] !== undefined && facts[name] !== "",
    number: (name) => Number(facts[name] ?? 0),
    text: (name) => String(facts[name] ?? ""),
    is: (name) => facts[name] === "yes",
    when: (quarter = "quarter", clock = "clock") => whenWords(read.text(quarter), read.text(clock)),
  };
  return read;
}

const QUARTERS: Readonly<Record<string, string>> = { "1": "first", "2": "second", "3": "third", "4": "fourth" };

/** The moment in words; empty where the quarter is unknown. */
export function whenWords(quarter: string, clock: string): string {
  if (quarter === "OT") return "in overtime";
  const name = QUARTERS[quarter];
  if (name === undefined) return "";
  if (clock === "" || clock === "15:00") return `in the ${name} quarter`;
  if (clock === "0:00") return `at the end of the ${name} quarter`;
  const seconds = /^0:0?(\d+)$/.exec(clock)?.[1];
  return `with ${seconds === undefined ? clock : counted(Number(seconds), "second")} left in the ${name} quarter`;
}

/** A score or a play as a thing with its maker: `Justin Tucker's 51-yard field goal`, `a touchdown`. */
export function playWords(what: string, maker: string, yards: number | null): string {
  const named = yards === null ? what : `${formatInteger(yards)}-yard ${what}`;
  return maker === "" ? withArticle(named) : `${maker}'s ${named}`;
}
