import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const NONE_LONGER =
  /\b(?:neither|no|nobody|no one|nothing)(?: other| else)?(?: (?:kicker|team|side|club|kick|field goal))?\b[^.;,]* (?:a )?(?:longer|farther|further)(?: (?:one|kick|field goal))?\b/;

/** "Neither kicker made a longer one": no field goal of the game was from farther away. */
export function noneLonger(reading: Reading): Finding[] {
  const { text, cited, index } = reading;
  const said = NONE_LONGER.exec(text);
  const kick = cited.find(({ kind, values }) => kind === "score" && values.kickYards !== undefined);
  const longest = Math.max(...index.ofKind("score").map(({ values }) => values.kickYards ?? 0));
  return said === null || kick === undefined || longest <= (kick.values.kickYards ?? 0)
    ? []
    : [{ word: said[0], reason: `A field goal was longer than ${idsOf(reading)}. Leave that out.` }];
}
