import type { CountedTableName } from "./counted-columns.ts";
import type { Scoring } from "./scoring.ts";
import { type Stat, STATS } from "./stats.ts";

/** What only those of a table do. A defender can carry a fumble in, and is given points for that by most rules. */
const OWN_STATS: Readonly<Record<CountedTableName, (stat: Stat) => boolean>> = {
  kicking: (stat) => /^(?:fgm|fgmiss|xpm|xpmiss)/.test(stat),
  defense: (stat) => STATS[stat].role === "defense",
  idp: (stat) => stat.startsWith("idp_"),
};

/** Whether rules give those of a table anything of their own: most leagues' give defenders nothing, and a table of zeros would tell nothing. */
export function givesPoints(table: CountedTableName, { items }: Pick<Scoring, "items">): boolean {
  return items.some(({ measure }) => measure.stats.some(OWN_STATS[table]));
}
