import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

/** Of kicks alone: a drive or a run that no other one was longer than is another matter. */
const NONE_LONGER =
  /\b(?:neither|no(?! longer\b)|nobody|no one|nothing)(?: other| else)?(?: (?:kicker|team|side|club|kick|field goal))?\b(?:(?! (?:drives?|possession|plays?|runs?|pass|catch|returns?|gain|touchdown)\b)[^.;,])* (?:a )?(?:longer|farther|further)\b(?! (?:drive|possession|play|run|pass|catch|return|gain|touchdown))(?: (?:one|kick|field goal))?/;
/** What was tried need not have been good. */
const TRIED = /\b(?:tried|attempted|kick was)\b/;

const NONE_SHORTER =
  /\bno (?:field goal|kick|make|one)s? (?:(?:that )?(?:was|of) )?shorter than (?<least>\d+)(?: yards)?/;

/** "With no field goal shorter than 51": the shortest one that its kicker made, all of them cited. */
function noneShorter({ text, cited, index, borne }: Reading): void {
  const said = NONE_SHORTER.exec(text);
  const [kick] = cited.filter(({ kind, values }) => kind === "score" && values.kickYards !== undefined);
  if (said === null || kick === undefined) return;
  // Of one kick alone the claim is the game's.
  const isHis = (/\bhis\b/.test(text) || cited.length > 1) && !/\bin the game\b/.test(text);
  const own = index
    .ofKind("score")
    .filter(({ roles, marks }) => marks.includes("fieldGoal") && (!isHis || roles.kicker === kick.roles.kicker));
  if (Math.min(...own.map(({ values }) => values.kickYards ?? 0)) === Number(said.groups?.["least"]))
    borne.push([said.index, said.index + said[0].length]);
}

/** "Neither kicker made a longer one": no field goal of the game was from farther away. */
export function noneLonger(reading: Reading): Finding[] {
  const { text, cited, index, borne } = reading;
  noneShorter(reading);
  const said = NONE_LONGER.exec(text);
  const kick = cited.find(({ kind, values }) => kind === "score" && values.kickYards !== undefined);
  if (said === null || kick === undefined) return [];
  const all = index.ofKind("score", ...(TRIED.test(said[0]) ? (["miss"] as const) : []));
  if (all.some(({ values }) => (values.kickYards ?? 0) > (kick.values.kickYards ?? 0)))
    return [{ word: said[0], reason: `A field goal was longer than ${idsOf(reading)}. Leave that out.` }];
  borne.push([said.index, said.index + said[0].length]);
  return [];
}
