import type { Fact } from "../../facts/fact.ts";
import { article } from "../../words/yard-words.ts";
import { bareTeam, phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import { standing } from "../parts/standing.ts";
import { type Sentence, clause } from "../clause.ts";
import type { Voice } from "../voice.ts";
import type { FlowContext } from "./flow-context.ts";

/** Whether overtime lies between two moments that are written one after the other. */
export function isNextOvertime(before: Fact | null, { at }: Fact): boolean {
  return before?.at?.quarter === "4" && at?.quarter === "OT";
}

/** How regulation ended; nothing where that is unknown. */
export function overtimeSentences({ index, voice }: FlowContext): Sentence[] {
  const tied = index.byId("break:4");
  if (tied === null || tied.score === null) return [];
  return [
    voice.pick("overtime", [
      [clause(phrase`it was ${standing(tied.score.after)} after four quarters`, tied)],
      [clause(phrase`it went to overtime tied at ${String(tied.score.after.away)}`, tied)],
      [clause(phrase`regulation ended ${standing(tied.score.after)}`, tied)],
    ]),
  ];
}

/** The score at halftime. */
export function halftimeSentence(fact: Fact, voice: Voice): Sentence {
  const { wording, marks, score } = fact;
  const now = score === null ? "" : standing(score.after);
  if (marks.includes("scoreless")) return [clause(phrase`neither team had scored at halftime`, fact)];
  return [
    marks.includes("tied")
      ? clause(phrase`it was ${now} at the half`, fact)
      : clause(
          voice.pick("halftime", [
            wording.clause,
            phrase`${teamName(fact.team ?? "")} were up ${now} at the break`,
            phrase`at the half it was ${now}, ${fact.team === null ? "" : bareTeam(fact.team)}`,
            phrase`${teamName(fact.team ?? "")} took ${article(fact.values.points ?? 0)} ${now} lead into halftime`,
          ]),
          fact,
        ),
  ];
}
