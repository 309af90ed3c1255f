import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import { factWords } from "../../fact-words.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { alternatives } from "../../../words/alternatives.ts";

const SINCE = new RegExp(
  String.raw`\b(?:since|after|following) (?:${alternatives`
      (?:they|it|#|the team)(?: last)? (?:lost|beat|won|fell|dropped|faced|met|played|saw|were beaten)\b
      (?:${alternatives`
        losing | beating | falling | winning | facing | meeting | playing | that | the | a | an | their | its
      `}) (?:[\w-]+ ){0,2}?(?:(?:to|against|over|loss|win|defeat|victory|game|meeting|matchup|setback|one|with)\b|#)
      week \d+\b | then\b
    `})`,
  "g",
);

/**
 * "Have lost eight straight, all of them since Week 12": a streak that ends with this game has no more games since another one than weeks have
 * gone by, and where that game was won or lost as the streak's are, it is one of them unless there were fewer.
 */
export function allSince(reading: Reading): Finding[] {
  const { text, cited, before, index } = reading;
  const facts = [...cited, ...before];
  const streak =
    cited.find(({ kind }) => kind === "streak") ??
    (/^(?:all|each|every|those)\b/.test(text) ? before.find(({ kind }) => kind === "streak") : undefined);
  const own = index.ofKind("stage").find(({ values }) => values.week !== undefined)?.values.week;
  if (streak === undefined || own === undefined) return [];
  const games = facts.filter((fact) => isOfSeason(fact, reading));
  const [game] = games;
  if (game === undefined) return [];
  return matches(text, SINCE).flatMap(({ 0: word }): Finding[] => {
    const weeks = own - (game.values.week ?? 0);
    const isSameSide = game.team === streak.team && game.marks.includes("win") === streak.marks.includes("winning");
    const count = streak.values.games ?? 0;
    // With a week off nobody knows in which weeks the games were.
    const isSo = isSameSide ? count < weeks : count <= weeks;
    const shown = unmasked(word);
    return isSo
      ? []
      : [
          {
            word: shown,
            reason: `${idsOf(reading)} does not say that all of them came since. Say how long the streak is, and no more.`,
          },
        ];
  });
}

function isOfSeason(fact: Fact, { index }: Reading): boolean {
  return (
    (fact.kind === "lastGame" || fact.kind === "form") &&
    fact.values.week !== undefined &&
    /\bweek \d/i.test(factWords(fact, index).said)
  );
}
