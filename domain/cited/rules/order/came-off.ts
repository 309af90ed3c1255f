import { unmasked } from "../../name-mask.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { comesOf, WON_BALL } from "../clause/comes-of.ts";
import { deedsOf } from "../clause/deed-spots.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** How a score is said to have come of a ball that was won. */
const CAME_OFF = new RegExp(
  alternatives`
    \b(?:c[ao]me|comes|grew|stemm\w+|spr[au]ng|arose|resulted|follow(?:ed|s)|start(?:ed|s)|began|born|origin\w+)(?: (?!from|off|out|on|after)\w+)?? (?:out of|off(?: of)?|from|on the heels of|courtesy of|thanks to|because of) [^,.;]{0,40}?\b(?:${alternatives`
      turnovers? | takeaways? | giveaways? | interceptions? | picks? | theft | steal | fumbles? | strips? | strip-sack | recovery
      block\w* | st(?:op|and)s? | miss\w*
    `})\b
    \b(?:was|were|got) set up (?:by|with|on|off|when)\b
  `,
);

/** "His touchdown came off a fourth-down stop": the score comes of what is cited as its source, or of the source of the cited relation. */
export function cameOff(reading: Reading): Finding[] {
  const { written, cited, index } = reading;
  const said = CAME_OFF.exec(written);
  const sources = cited.flatMap((fact) =>
    fact.kind === "ledTo" ? (index.byId(fact.of[0] ?? "") ?? []) : WON_BALL.has(fact.kind) ? [fact] : [],
  );
  if (said === null || sources.length === 0) return [];
  const isScore = ({ kind }: Fact): boolean => kind === "score";
  const own = deedsOf(
    cited.filter(({ kind }) => kind !== "ledTo"),
    reading,
  ).filter(isScore);
  const [score, another] = own;
  if (score === undefined || another !== undefined || sources.some((one) => comesOf(score, one, index))) return [];
  return [
    { word: unmasked(said[0]), reason: `${score.id} did not come of ${sources[0]?.id ?? "it"}. Say what it came of.` },
  ];
}
