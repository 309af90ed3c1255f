import type { Fact } from "../../../facts/fact.ts";
import type { LineMark, TeamRowMark } from "../../../facts/mark.ts";
import type { Unit } from "../../../facts/unit.ts";
import { counted, decimal, sacks, times } from "../../../facts/wording/number-words.ts";
import { yards } from "../../../words/yard-words.ts";
import { type ConceptNeeds, conceptNeeds } from "../question/concept-needs.ts";
import type { Concept } from "../question/lexicon.ts";

/** One figure of a player's line, as fans ask for it. */
export interface Figure {
  unit: Unit;
  mark: LineMark | "fantasy";
  /** All must be asked for; of a list inside one is enough. */
  needs: ConceptNeeds;
  also?: readonly Concept[];
  /** Follows the name, where that is not `had`. */
  says?: (value: number) => string;
  /** Follows `had`: `12 targets`. */
  words: (value: number) => string;
  /** The clause of the line says it, where it is not zero. */
  isInClause?: boolean;
  /** The row of team statistics that counts the same. */
  row?: TeamRowMark;
}

/** Words that ask of figures in another way and are answered with the same. */
export const FREE: ReadonlySet<Concept> = new Set("stats total list compare better most mvp multiple".split(" "));

/** A larger number is a figure, not how many of a list are wanted. */
export const MOST_LISTED = 10;

type More = Partial<Pick<Figure, "says" | "row">> & { also?: string; isNotInClause?: true };

/** `needs` by spaces, of which `a|b` is either. The clause of the line says the figure, unless it is `isNotInClause`. */
function figure(
  needs: string,
  mark: Figure["mark"],
  unit: Unit,
  words: Figure["words"],
  { also = "", isNotInClause, ...more }: More = {},
): Figure {
  return {
    unit,
    mark,
    needs: conceptNeeds(needs),
    also: also.split(" "),
    words,
    isInClause: isNotInClause !== true,
    ...more,
  };
}

const count =
  (one: string, many?: string) =>
  (value: number): string =>
    counted(value, one, many);
const CATCHES = count("catch", "catches");
const CARRIES = count("carry", "carries");
const PPR = (value: number): string => `${decimal(value)} PPR points`;

/** From the narrow to the wide: the first whose words are all there, and no others, is meant. */
export const FIGURES: readonly Figure[] = [
  figure("rate", "passing", "completionRate", (value) => `a completion rate of ${decimal(value)} percent`, {
    also: "pass completion",
    isNotInClause: true,
  }),
  figure("average rush|carry", "rushing", "yardsPerCarry", (value) => `${decimal(value)} yards a carry`, {
    also: "yards",
    isNotInClause: true,
  }),
  figure("average receive|catch", "receiving", "yardsPerCatch", (value) => `${decimal(value)} yards a catch`, {
    also: "yards",
    isNotInClause: true,
  }),
  figure("touchdown pass", "passing", "passingTouchdowns", count("touchdown pass", "touchdown passes")),
  figure("touchdown rush|carry", "rushing", "rushingTouchdowns", count("rushing touchdown")),
  figure("touchdown receive|catch", "receiving", "receivingTouchdowns", count("touchdown catch", "touchdown catches"), {
    also: "pass",
  }),
  figure("interception pass", "passing", "interceptionsThrown", count("interception thrown", "interceptions thrown")),
  figure("target", "receiving", "targets", count("target"), { also: "receive pass catch total", isNotInClause: true }),
  figure("catch", "receiving", "receptions", CATCHES, { also: "pass receive completion made total" }),
  figure("receive completion", "receiving", "receptions", CATCHES),
  figure("yards receive|catch", "receiving", "receivingYards", (value) => `${value} receiving yards`, { also: "pass" }),
  figure("yards pass", "passing", "passingYards", (value) => `${value} passing yards`, { row: "passingYards" }),
  figure("yards rush|carry", "rushing", "rushingYards", (value) => `${value} rushing yards`, { row: "rushingYards" }),
  figure("completion", "passing", "completions", count("completion"), { also: "pass attempt made" }),
  figure("carry", "rushing", "carries", CARRIES, { also: "rush attempt total" }),
  figure("rush attempt", "rushing", "carries", CARRIES),
  figure("attempt", "passing", "attempts", (value) => `${counted(value, "pass", "passes")} thrown`, { also: "pass" }),
  figure("passDefended", "defense", "passesDefended", count("pass defended", "passes defended"), {
    also: "defense pass",
  }),
  figure("tackle", "defense", "tackles", count("tackle"), { also: "defense total made" }),
  figure("fumble forced", "defense", "forcedFumbles", count("forced fumble"), { isNotInClause: true }),
  figure("getSacked", "passing", "sacksTaken", count("sack taken", "sacks taken"), {
    says: (value) => (value === 0 ? "was not sacked" : `was sacked ${times(value)}`),
    isNotInClause: true,
  }),
  figure("sack", "defense", "sacks", sacks, { also: "defense", row: "sacks" }),
  figure("interception", "defense", "interceptions", count("interception"), { also: "defense" }),
  figure("fantasy", "fantasy", "pprPoints", PPR, { also: "points ppr score" }),
  figure("ppr", "fantasy", "pprPoints", PPR, { also: "points fantasy score" }),
  figure("standard", "fantasy", "standardPoints", (value) => `${decimal(value)} points in standard scoring`, {
    also: "points fantasy score",
    isNotInClause: true,
  }),
  figure("punt", "punting", "puntYards", yards, { also: "yards kick" }),
  figure("fieldGoal", "kicking", "fieldGoalsMade", count("field goal"), { also: "made missed kick" }),
  figure("extraPoint", "kicking", "extraPointsMade", count("extra point"), { also: "made kick" }),
];

/** Whole categories: `Kelce receiving`, `how did Bass kick`, `rushing leaders`. */
export const CATEGORIES: readonly { mark: LineMark; unit: Unit; needs: ConceptNeeds; also?: readonly Concept[] }[] = [
  { mark: "passing", unit: "passingYards", needs: ["pass"] },
  { mark: "rushing", unit: "rushingYards", needs: ["rush"] },
  { mark: "receiving", unit: "receivingYards", needs: ["receive"] },
  { mark: "kicking", unit: "fieldGoalsMade", needs: ["kick"], also: ["made", "missed"] },
  { mark: "punting", unit: "puntYards", needs: ["punt"] },
  { mark: "returning", unit: "kickReturnYards", needs: ["return"], also: ["kick", "punt"] },
  { mark: "defense", unit: "tackles", needs: ["defense"] },
];

/** A row of team statistics, as fans ask for it. */
export const ROWS: readonly {
  mark: TeamRowMark;
  needs: ConceptNeeds;
  also?: readonly Concept[];
}[] = [
  { mark: "thirdDowns", needs: ["thirdDown"], also: ["made", "rate", "attempt", "firstDown", "offense", "happened"] },
  { mark: "fourthDowns", needs: ["fourthDown"], also: ["made", "missed", "rate", "attempt"] },
  { mark: "redZone", needs: ["redZone"], also: ["made", "rate", "attempt", "touchdown", "score"] },
  { mark: "firstDowns", needs: ["firstDown"], also: ["made"] },
  { mark: "possession", needs: ["possession"] },
  { mark: "penaltyYards", needs: ["penalty", "yards"] },
  { mark: "penalties", needs: ["penalty"] },
  { mark: "turnovers", needs: ["turnover"], also: ["win", "lose", "made"] },
  { mark: "sacks", needs: ["sack"], also: ["defense"] },
  { mark: "passingYards", needs: ["yards", "pass"], also: ["offense", "gain", "defense"] },
  { mark: "rushingYards", needs: ["yards", "rush"], also: ["offense", "gain", "defense"] },
  { mark: "totalYards", needs: ["outgain"], also: ["yards"] },
  { mark: "rushingYards", needs: ["outrush"], also: ["yards"] },
  { mark: "passingYards", needs: ["outpass"], also: ["yards"] },
  { mark: "totalYards", needs: ["yards"], also: ["offense", "gain", "scrimmage", "defense"] },
  { mark: "totalYards", needs: ["offense"], also: ["gain"] },
  { mark: "passingYards", needs: ["pass"], also: ["defense"] },
  { mark: "rushingYards", needs: ["rush"], also: ["defense"] },
];

export function fitsNeeds(
  concepts: ReadonlySet<Concept>,
  needs: ConceptNeeds,
  also: readonly Concept[],
  free: ReadonlySet<Concept>,
): boolean {
  const used = new Set([...needs.flat(), ...also]);
  return (
    needs.every((need) => (typeof need === "string" ? concepts.has(need) : need.some((one) => concepts.has(one)))) &&
    [...concepts].every((concept) => used.has(concept) || free.has(concept))
  );
}

/** A line's figure; tackles are what the line says of them, those with help too. */
export function valueOf(fact: Fact, unit: Unit): number | null {
  const value = fact.values[unit];
  return value === undefined ? null : unit === "tackles" ? value + (fact.values.assists ?? 0) : value;
}

/** The figure by which players of a position are first compared. */
export const POSITION_FIGURE: Readonly<Record<string, { unit: Figure["unit"]; mark: Figure["mark"] }>> = {
  QB: { unit: "passingYards", mark: "passing" },
  RB: { unit: "rushingYards", mark: "rushing" },
  WR: { unit: "receivingYards", mark: "receiving" },
  TE: { unit: "receivingYards", mark: "receiving" },
  K: { unit: "fieldGoalsMade", mark: "kicking" },
  P: { unit: "puntYards", mark: "punting" },
};

/** `no targets` as what is missing: `targets`. */
export function plural(words: string): string {
  return words.replace(/^(?:no|0) /, "").replace(/^a completion rate.*$/, "completion rate");
}
