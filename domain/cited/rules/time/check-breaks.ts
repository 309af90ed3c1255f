import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

const AT = "(?:at|by|into|heading into|going into|entering)";
/** Ways to say the end of a quarter, by its number. */
const BREAKS: readonly (readonly [string, RegExp])[] = [
  [
    "break:1",
    /\b(?:(?:at|by) the end of the first(?: quarter)?|after (?:one|the first) quarter|(?:in)?to the second(?= quarter|[,.;]|$| with))\b/g,
  ],
  [
    "break:2",
    new RegExp(String.raw`\b${AT} (?:halftime|the half(?! of)|the break|(?:the )?intermission|the locker room)\b`, "g"),
  ],
  [
    "break:3",
    /\b(?:(?:at|by) the end of the third(?: quarter)?|after three quarters|(?:in)?to the fourth(?: quarter)?)\b/g,
  ],
  ["break:4", /\b(?:at|by) the end of regulation\b/g],
];

/** "Into the second quarter with a 7-3 lead", "into the half up 10-3" */
const LEADS_TO_SCORE =
  /^(?: quarter)?,? (?:with|up|down|ahead|behind|leading|trailing|holding|owning|nursing|clinging to|tied|at)(?: (?:an?|the|by|at|their|its))?(?: \w+)? $/;

/** "A 34-15 lead by halftime": the one score of a clause that says at which break is the score of that break. */
export function checkBreaks(reading: Reading): Finding[] {
  const { text, numbers, index, cited } = reading;
  const late = stillThen(reading);
  if (late.length > 0) return late;
  const scores = numbers.filter(({ form }) => form === "pair");
  const [said] = scores;
  if (said === undefined || scores.length > 1) return [];
  if (!cited.some(({ score }) => score !== null)) return [];
  return BREAKS.flatMap(([id, pattern]) =>
    matches(text, pattern).flatMap(({ 0: word, index: at }): Finding[] => {
      const score = index.byId(id)?.score?.after;
      // Only what stands close to the score says when it was so.
      const isBehind = at > said.end;
      const between = isBehind ? text.slice(said.end, at) : text.slice(at + word.length, said.start);
      const isApart = isBehind
        ? /[.;@]|,.*,| (?:and|but|before|after|when) /.test(between)
        : !LEADS_TO_SCORE.test(between);
      if (score === undefined || isApart) return [];
      const isSo =
        (score.away === said.value && score.home === said.other) ||
        (score.home === said.value && score.away === said.other);
      return isSo
        ? []
        : [
            {
              word: `${said.text} ... ${word}`,
              reason: `The score was ${score.away}-${score.home} then. Say when it was ${said.text}.`,
            },
          ];
    }),
  );
}

/** "They came up empty six times and still led at halftime": what is told before it in its sentence was not after it. */
function stillThen({ text, cited, before, beside }: Reading): Finding[] {
  const said = /\bstill (?:led|trailed|ahead|behind|tied|up|down|had|held)\b/.exec(text);
  const end = cited.find(({ kind }) => kind === "break")?.at?.elapsed;
  const past = beside.before ? before.flatMap(({ at, until }) => (until ?? at)?.elapsed ?? []) : [];
  return said === null || typeof end !== "number" || past.length === 0 || past.some((moment) => moment <= end)
    ? []
    : [{ word: said[0], reason: "What is told before it came after that break. Tell them in their order." }];
}
