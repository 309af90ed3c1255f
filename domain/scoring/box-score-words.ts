import type { PlayerLine } from "../game/player-line.ts";
import { formatPoints } from "../words/format.ts";
import { formatLedgerPoints } from "../words/ledger-points.ts";
import { COUNTED_TABLES, type CountedTableName, ownersIn } from "./counted-columns.ts";
import type { Ledger, LedgerPart } from "./ledger.ts";
import { partWords } from "./part-words.ts";
import type { ScoredOwner } from "./scored-owners.ts";
import type { AskedScoring } from "./scoring-address.ts";

/** What every source's FPTS and PPR are made of; it is in the rest that they differ. */
const IN_EVERY_SOURCE: readonly string[] = [
  "pass_yd",
  "pass_td",
  "pass_int",
  "rush_yd",
  "rush_td",
  "rec",
  "rec_yd",
  "rec_td",
];

/** More than these are not tried in all their sums: nobody returns, kicks and fumbles so often. */
const MOST_TRIED = 10;

/** Less is a fraction's own error. */
const HAIR = 0.005;

type BoxLine = Pick<PlayerLine, "fantasyPoints" | "fantasyPointsPPR">;

/**
 * Why a ledger does not come to the figure that leads to it: `The box score says 3.6: it leaves out 1 special teams touchdown, 6.00.` Null where it
 * does, and under a scoring that the box score does not show.
 */
export function boxDifference(
  ledger: Pick<Ledger<unknown>, "entries" | "total">,
  asked: AskedScoring,
  line: BoxLine | null,
): string | null {
  const figure = figureOf(asked, line);
  if (figure === null || Math.abs(ledger.total - figure) < HAIR) return null;
  const said = `The box score says ${formatPoints(figure)}`;
  const missing = leftOut(
    ledger.entries.flatMap(({ parts }) => parts).filter(({ item }) => !IN_EVERY_SOURCE.includes(item.key)),
    ledger.total - figure,
  );
  if (missing === null)
    return `${said}, its source’s own figure; the plays come to ${formatLedgerPoints(ledger.total)}.`;
  const words = missing.map((part) => `${partWords(part)}, ${formatLedgerPoints(part.points)}`);
  return `${said}: it leaves out ${words.join(", and ")}.`;
}

/** What a player has in the box score: `FPTS 3.6, PPR 3.6`, or what his table says of a kicker, a defense or a defender. Null where it has no figure of his. */
export function boxWords(
  owner: ScoredOwner,
  line: BoxLine | null,
  totals: Readonly<Record<"standard" | "idp", number>>,
): string | null {
  if (line !== null && line.fantasyPoints !== null && line.fantasyPointsPPR !== null) {
    return `In the box score: FPTS ${formatPoints(line.fantasyPoints)}, PPR ${formatPoints(line.fantasyPointsPPR)}. FPTS and PPR are the source’s own where it gives them: kicks, fumbles lost on returns and what defenders do are not in all of them.`;
  }
  const table = COUNTED_TABLES.find((name) => ownersIn(name, [owner]).length > 0);
  if (table === undefined) return null;
  const [name, format] = TABLE_WORDS[table];
  return `In the box score, under ${name}: PTS ${formatPoints(totals[format])} by the usual rules.`;
}

/** A table by its tab, and whose points stand in it. */
const TABLE_WORDS: Readonly<Record<CountedTableName, readonly [name: string, format: "standard" | "idp"]>> = {
  kicking: ["Kicking", "standard"],
  defense: ["Defense", "standard"],
  idp: ["IDP", "idp"],
};

/** FPTS or PPR where the asked scoring is just that. */
function figureOf({ preset, changes }: AskedScoring, line: BoxLine | null): number | null {
  if (line === null || Object.keys(changes).length > 0) return null;
  return preset === "standard" ? line.fantasyPoints : preset === "ppr" ? line.fantasyPointsPPR : null;
}

/** The fewest parts that come to a sum; null where none do, and where others as few would too: which of them it was nobody knows. */
function leftOut(parts: readonly LedgerPart[], sum: number): LedgerPart[] | null {
  if (parts.length > MOST_TRIED) return null;
  let sets: LedgerPart[][] = [[]];
  for (const part of parts) sets = [...sets, ...sets.map((set) => [...set, part])];
  const [fewest, next] = sets
    .filter((set) => set.length > 0 && Math.abs(set.reduce((total, { points }) => total + points, 0) - sum) < HAIR)
    .toSorted((one, other) => one.length - other.length);
  const isAlone = next?.length !== fewest?.length || keysOf(next) === keysOf(fewest);
  return fewest !== undefined && isAlone ? fewest : null;
}

/** One of two fumbles is as good as the other. */
function keysOf(parts: readonly LedgerPart[] | undefined): string | undefined {
  return parts?.map(({ item }) => item.key).join();
}
