import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const MARGIN =
  /\bby (?:(?:a|an even) )?(?:(?:far|much|even|slightly) )?(?:(?<more>wider|larger|bigger|greater|more)|(?<less>smaller|narrower|slimmer|closer|less|fewer))(?: margin| points)?(?=[.,;]|$| than| (?:this|that|last) time| margin)/;

/** "In Week 1 they won by a wider margin": than in this game, by both scores. */
export function otherMargin(reading: Reading): Finding[] {
  const { text, cited, index } = reading;
  const said = MARGIN.exec(text);
  const then = cited.find(
    ({ kind, values }) => (kind === "lastGame" || kind === "form") && values.margin !== undefined,
  );
  const [now] = index.ofKind("result");
  const [one, two] = [then?.values.margin, now?.values.margin];
  if (said === null || one === undefined || two === undefined) return [];
  const isOfNow = cited.some(({ kind }) => kind === "result") && /\bthis time\b/.test(text);
  const isMore = isOfNow ? two > one : one > two;
  const isLess = isOfNow ? two < one : one < two;
  return (said.groups?.["more"] === undefined ? isLess : isMore)
    ? []
    : [{ word: said[0], reason: `The margins were ${one} and ${two} points (${idsOf(reading)}). Say what each was.` }];
}
