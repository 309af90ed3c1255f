import { OF_TEAMS } from "../clause/of-teams.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames } from "../../name-mask.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { teamToldBefore } from "./team-told-before.ts";

/** What a team does to the other one, whose fact then tells it. */
export const UNDERGOES =
  /\b(?:allow\w*|g[ia]v\w+ up|surrender\w*|(?:held|holding)(?! the ball| possession)|limit\w*|forc\w+|stopp\w*|sacked|intercepted|took)\b/;

const UP = /\b(?:up|led|leading|ahead|in front)\b/;
const DOWN = /\b(?:down|trail\w*|behind|losing)\b/;
const GIVES = /^they\b[^,;]* (?:threw|lost|committed|coughed|gave)\b/;

/** "They came back as well": of a sentence that names no team, the one that the sentence before is about. */
export function checkPronouns(reading: Reading): Finding[] {
  const { text, hits, cited, textBefore, opensSentence, index } = reading;
  if (!opensSentence || hits.some(({ team }) => team !== null) || !/^they\b/.test(text)) return [];
  const { hits: named, text: masked } = maskNames(textBefore, index);
  const teams = new Set(named.flatMap(({ team }) => team ?? []));
  const only = teams.size > 1 && GIVES.test(text) ? teamToldBefore(reading) : teams.size > 1 ? null : [...teams][0];
  if (only === undefined || only === null || !/^(?:the )?#/i.test(masked)) return [];
  const lead = cited.find(({ kind, team }) => kind === "break" && team !== null);
  const [isUp, isDown] = [UP, DOWN].map((says) => says.test(text));
  if (lead !== undefined && isUp !== isDown && (lead.team === only) !== isUp)
    return [{ word: "they", reason: `In ${idsOf(reading)} the other team led. Name the team.` }];
  const owned = cited.filter(({ kind, team }) => OF_TEAMS.has(kind) && team !== null);
  if (owned.length === 0 || owned.length < cited.length) return [];
  // A ball that is thrown away is counted for who took it.
  const isTaken =
    GIVES.test(text) && owned.every(({ marks }) => marks.includes("interception") || marks.includes("fumble"));
  if (owned.some(({ team }) => (team === only) !== isTaken)) return [];
  if (UNDERGOES.test(text)) return [];
  return [
    {
      word: "they",
      reason: `${idsOf(reading)} is the other team's than the one of the sentence before. Name the team.`,
    },
  ];
}
