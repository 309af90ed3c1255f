import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import { saysIt } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { blankNumbers } from "../clause/blank-numbers.ts";

/** Numbers are written as `~`. */
const AVERAGED =
  /\baverag(?:ed|ing) (?<hedge>(?:(?:more|less|better|fewer) than |over |under |just over |just under |nearly |almost |about |only |just |a |at least )*)(?<n>~+) yards (?:on|over|across|from|with|for each of|a|per) (?:(?:his|their|the|each|@'s) )?(?:~+ )?(?<what>catch|reception|grab|carr|rush|run|completion|attempt|pass|punt)\w*/g;

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
export function averaged({ text, numbers, cited, hits, borne }: Reading): Finding[] {
  const places = placesOf(text);
  return matches(blankNumbers(text, numbers), AVERAGED).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    const { hedge = "", what = "" } = groups;
    const token = numbers.find(({ start }) => start >= at);
    const named = hits.findLast((_hit, nth) => (places[nth] ?? 0) < at);
    const owners = named === undefined ? null : named.team === null ? named.players : [named.team];
    const rates = ratesOf(what, cited, owners);
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

/** Yards by what they are divided by, of each one who has both among the facts; of the one who is named where he is. */
function ratesOf(what: string, facts: readonly Fact[], owners: readonly string[] | null): number[] {
  const values = new Map<string, Partial<Record<Unit, number>>>();
  for (const { roles, team, values: figures } of facts) {
    const whose = roles.player ?? team ?? "";
    values.set(whose, { ...values.get(whose), ...figures });
  }
  const own = [...values].filter(([whose]) => owners?.includes(whose) === true);
  return (own.length > 0 ? own : [...values]).flatMap(([, figures]) =>
    SHARES.filter(([says]) => says.test(what)).flatMap(([, pairs]) =>
      pairs.flatMap(([yards, count]) => {
        const [sum, parts] = [figures[yards], figures[count]];
        return sum === undefined || parts === undefined || parts === 0 ? [] : [sum / parts];
      }),
    ),
  );
}
