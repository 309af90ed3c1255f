import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import { saysIt } from "../../../words/story-numbers.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { blankNumbers } from "../clause/blank-numbers.ts";

/** Numbers are written as `~`. */
const AVERAGED =
  /\baverag(?:ed|ing) (?<hedge>(?:(?:more|less|better|fewer) than |over |under |just over |just under |nearly |almost |about |only |just |a |at least )*)(?<n>~+) yards (?:on|over|across|from|with|for each of|a|per) (?:(?:his|their|the|each|@'s) )?(?:~+ )?(?<what>catch|reception|grab|carr|rush|run|completion|attempt|pass|punt)/g;

/** Yards, and what they are divided by. */
const SHARES: readonly (readonly [says: RegExp, pairs: readonly (readonly [yards: Unit, count: Unit])[]])[] = [
  [/^(?:catch|reception|grab)/, [["receivingYards", "receptions"]]],
  [/^(?:carr|rush|run)/, [["rushingYards", "carries"]]],
  [/^completion/, [["passingYards", "completions"]]],
  [
    /^(?:attempt|pass)/,
    [
      ["passingYards", "attempts"],
      ["passingYards", "completions"],
    ],
  ],
  [/^punt/, [["puntYards", "punts"]]],
];

/** "Averaged more than 45 yards on his three catches": the yards by the catches, as the cited facts have them. */
export function averaged({ text, numbers, cited, borne }: Reading): Finding[] {
  return matches(blankNumbers(text, numbers), AVERAGED).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    const { hedge = "", what = "" } = groups;
    const token = numbers.find(({ start }) => start >= at);
    const rates = SHARES.filter(([says]) => says.test(what)).flatMap(([, pairs]) =>
      pairs.flatMap(([yards, count]) => {
        const of = (unit: Unit): number | undefined =>
          cited.find(({ values }) => values[unit] !== undefined)?.values[unit];
        const [sum, parts] = [of(yards), of(count)];
        return sum === undefined || parts === undefined || parts === 0 ? [] : [sum / parts];
      }),
    );
    if (token === undefined || rates.length === 0) return [];
    const rounds = (rate: number): boolean =>
      hedge === "" && Math.abs(rate - token.value) <= 0.5 * 10 ** -token.decimals;
    if (rates.some((rate) => saysIt(token, hedge, rate) || rounds(rate))) {
      borne.push([at, at + said.length]);
      return [];
    }
    const word = unmasked(text.slice(at, at + said.length));
    return [{ word, reason: `The yards come to ${rates[0]?.toFixed(1)} each. Say that, or give both figures.` }];
  });
}
