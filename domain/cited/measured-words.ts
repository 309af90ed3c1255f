import type { Fact } from "../facts/fact.ts";
import type { FactKind } from "../facts/fact-kind.ts";
import type { Unit } from "../facts/unit.ts";
import { stemsOf } from "./word-stem.ts";

interface MeasuredWords {
  kinds: readonly FactKind[];
  /** A fact without it has nothing to say about the words. */
  unit: Unit;
  from?: number;
  to?: number;
  words: string;
}

const SCORES = ["result", "lastGame", "form"] as const;

/** What a figure supports or belies: nobody is routed by a point, and 71 degrees are not chilly. Bounds are of the unit. */
export const MEASURED_WORDS: readonly MeasuredWords[] = [
  {
    kinds: SCORES,
    unit: "margin",
    from: 14,
    words: `rout hammer crush pound thrash wallop blast bury demolish dismantle obliterate overwhelm throttle trounce pummel maul clobber drub smash smoke
      thump embarrass humble trample steamroll manhandle annihilate batter blow blown blowout lopsided one-sided runaway cruise coast romp laugher domination
      dominate dominant decisive decisively convincing convincingly handily soundly comfortable comfortably easily resounding thorough emphatic emphatically
      breeze roll rolling waltz flatten run demolition destruction walloping thrashing drubbing whipping whip shellacking trouncing wax roughshod shellac`,
  },
  {
    kinds: SCORES,
    unit: "margin",
    to: 8,
    words: `edge nip squeak eke outlast survive escape slip scrape tight narrow narrowly slim nail-biter nail-biting thriller cliffhanger hang squeaker barely
      down-to-the-wire razor-thin thrilling breathless close closely-fought steal sneak heartbreaker nose skin teeth`,
  },
  { kinds: ["break", "result", "largestLead", "lastGame"], unit: "margin", from: 1, to: 4, words: "skinny wafer-thin" },
  { kinds: SCORES, unit: "margin", to: 12, words: "fend stave gut scratch" },
  { kinds: ["break", "result", "lastGame", "largestLead"], unit: "margin", from: 6, to: 8, words: "touchdown" },
  { kinds: ["break", "result", "lastGame"], unit: "margin", to: 3, words: "field goal" },
  {
    kinds: ["score", "break", "goAhead", "result", "largestLead", "miss"],
    unit: "margin",
    from: 1,
    to: 8,
    words: "one-score",
  },
  {
    kinds: ["score", "break", "goAhead", "result", "largestLead", "miss"],
    unit: "margin",
    from: 9,
    to: 16,
    words: "two-score",
  },
  {
    kinds: ["score", "break", "goAhead", "result", "largestLead", "miss"],
    unit: "margin",
    from: 17,
    to: 24,
    words: "three-score",
  },
  { kinds: ["break"], unit: "margin", to: 8, words: "clinging nurse" },
  { kinds: ["compare"], unit: "difference", from: 6, to: 8, words: "touchdown" },
  {
    kinds: ["betting"],
    unit: "spread",
    to: 3,
    words:
      "close closer tight tightly narrow narrowly slim slight slightly small toss-up coin-flip even thin barely tiny",
  },
  { kinds: ["betting"], unit: "spread", from: 1, to: 1, words: "single lone" },
  { kinds: ["team"], unit: "made", from: 1, to: 1, words: "single lone" },
  { kinds: ["betting"], unit: "spread", to: 5, words: "modest" },
  {
    kinds: ["betting"],
    unit: "spread",
    from: 6.5,
    words:
      "heavy heavily big large hefty lopsided wide prohibitive comfortable comfortably sizable steep huge massive clear solid strong",
  },
  { kinds: ["betting"], unit: "difference", to: 3, words: "slip sneak squeak creep inch" },
  { kinds: ["betting"], unit: "overUnder", to: 43.5, words: "low modest lowly" },
  { kinds: ["betting"], unit: "overUnder", from: 47, words: "high lofty hefty healthy big robust generous" },
  { kinds: ["weather"], unit: "degreesHigh", to: 32, words: "freezing frigid frosty icy bitter" },
  { kinds: ["weather"], unit: "degreesHigh", to: 42, words: "cold wintry" },
  { kinds: ["weather"], unit: "degreesHigh", to: 52, words: "chilly nippy crisp brisk" },
  { kinds: ["weather"], unit: "degreesHigh", to: 65, words: "cool coolly" },
  { kinds: ["weather"], unit: "degreesLow", from: 50, words: "mild pleasant comfortable balmy" },
  { kinds: ["weather"], unit: "degreesLow", from: 68, words: "warm summery" },
  { kinds: ["weather"], unit: "degreesLow", from: 84, words: "hot heat sweltering scorching steamy toasty" },
  { kinds: ["weather"], unit: "windSpeed", to: 8, words: "gentle light calm faint soft slight mild modest still" },
  { kinds: ["weather"], unit: "windSpeed", from: 12, words: "windy breezy gusty blustery stiff strong brisk steady" },
  { kinds: ["weather"], unit: "windSpeed", from: 1, words: "breeze breezes" },
  {
    kinds: ["mean"],
    unit: "pointsFor",
    from: 26,
    words:
      "high-powered juggernaut potent prolific explosive torrid high-octane high-flying freely high-scoring lofty hum click cook purr pour machine",
  },
  {
    kinds: ["mean"],
    unit: "pointsFor",
    to: 19.5,
    words: "scarce anemic sputter low-scoring stagnant punchless struggle sluggish",
  },
  {
    kinds: ["mean"],
    unit: "pointsAgainst",
    to: 20.5,
    words: "stinginess stingy stout staunch stifling sturdy miserly stubborn",
  },
  {
    kinds: ["mean", "form"],
    unit: "pointsAgainst",
    to: 20.5,
    words: "brick wall clamp rock-solid tight-fisted bottle choke suffocate lights-out",
  },
  {
    kinds: ["mean"],
    unit: "pointsAgainst",
    from: 24,
    words:
      "generous leaky porous hefty vulnerable forgiving permissive friendly soft inviting favorable struggle carve hemorrhage sieve gouge shredded punching bag mat ship bleed lit leak",
  },
  {
    kinds: ["form"],
    unit: "pointsFor",
    from: 27,
    words: "surge outburst tear explosion hot scorching blistering red-hot hum click pour cook",
  },
  { kinds: ["record", "form"], unit: "wins", to: 0, words: "winless" },
  { kinds: ["record", "form"], unit: "losses", to: 0, words: "unbeaten undefeated perfect unblemished spotless" },
  { kinds: ["quarter"], unit: "points", from: 10, words: "fire hot heat lit pour click cook" },
  { kinds: ["threshold"], unit: "threshold", from: 100, to: 100, words: "century" },
  { kinds: ["threshold"], unit: "threshold", from: 100, words: "triple" },
  { kinds: ["nth"], unit: "nth", from: 3, to: 3, words: "hat trick hat-trick" },
  { kinds: ["nth"], unit: "nth", from: 2, to: 2, words: "brace double" },
  { kinds: ["line"], unit: "rushingTouchdowns", from: 1, words: "paydirt goal" },
  { kinds: ["line"], unit: "receivingTouchdowns", from: 1, words: "paydirt goal" },
  { kinds: ["line"], unit: "receptions", to: 0, words: "shut shutout blank blanked zilch nothing" },
  { kinds: ["usage"], unit: "targetShare", to: -1, words: "carry rush tote handoff" },
  { kinds: ["usage"], unit: "carryShare", to: -1, words: "target catch reception" },
  { kinds: ["team"], unit: "turnovers", to: 1, words: "care careful value" },
  { kinds: ["drive"], unit: "plays", from: 8, words: "methodical methodically lengthy marathon sustained" },
  { kinds: ["drive"], unit: "plays", to: 6, words: "quick-strike lightning" },
  { kinds: ["compare"], unit: "ratio", from: 1.6, words: "lopsided dominate dwarf overwhelm one-sided swamp fierce" },
  {
    kinds: ["score", "turnover", "stop", "conversion", "play", "miss", "block"],
    unit: "yardsToEndZone",
    to: 50,
    words: "territory",
  },
];

/** The words that a fact's figures support, and those that they belie, by their stems. */
export function measuredStems({ kind, values }: Fact): { borne: Set<string>; belied: Set<string> } {
  const [borne, belied] = [new Set<string>(), new Set<string>()];
  for (const { kinds, unit, from = -Infinity, to = Infinity, stems } of BY_STEM) {
    const value = values[unit];
    if (value === undefined || !kinds.includes(kind)) continue;
    for (const stem of stems) (value >= from && value <= to ? borne : belied).add(stem);
  }
  return { borne, belied: belied.difference(borne) };
}

const BY_STEM = MEASURED_WORDS.map((row) => ({ ...row, stems: stemsOf(row.words) }));
