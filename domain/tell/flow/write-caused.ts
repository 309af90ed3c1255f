import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { countWords } from "../../facts/wording/number-words.ts";
import { phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import { eventClause } from "../parts/event-clause.ts";
import { deedClause, deedNoun } from "../parts/score-deed.ts";
import { type Effect, effectOf } from "../parts/effect-of.ts";
import { type Sentence, clause } from "../clause.ts";
import { timeBefore, timeAfter } from "./time-beside.ts";
import { hasTry, withTry } from "./with-try.ts";
import type { FlowContext } from "./flow-context.ts";

interface Cause {
  cause: Fact;
  relation: Fact;
}

/** What won the ball for a score's drive, where that is told with the score; null where nothing did, or it is told apart. */
export function causeToTell(fact: Fact, { index, causes, deciders, apart }: FlowContext): Cause | null {
  const found = causeOf(fact, index);
  if (found === null || apart.has(found.cause.id)) return null;
  const isTold = causes === "all" || (causes === "ballLost" && found.cause.kind === "turnover");
  return isTold || deciders.has(found.cause.id) ? found : null;
}

function causeOf(fact: Fact, index: FactIndex): Cause | null {
  const relation = index.relationsOf(fact.id).find(({ kind, of }) => kind === "ledTo" && of[1] === fact.id);
  const cause = relation === undefined ? null : index.byId(relation.of[0] ?? "");
  return relation === undefined || cause === null || relation.marks.includes("onThePlay") ? null : { cause, relation };
}

/** A ball won, and the score that it brought. */
export function writeCaused(fact: Fact, { cause, relation }: Cause, context: FlowContext): Sentence[] {
  const { index, voice, clock } = context;
  const { apart: times, together } = clock.ofTwo(cause, fact);
  const when = timeBefore(times[0]);
  const then = times[1];
  // In one sentence with its score.
  const before = timeBefore(together[0]);
  const { end, verb } = effectOf(fact, index, voice);
  const soon = laterWords(fact);
  const won = eventClause(cause, index, voice);
  if (hasTry(fact)) {
    return [
      [clause(phrase`${when}${won}`, cause)],
      [
        clause(
          phrase`${soon === "" ? "then " : soon}${deedClause(fact, voice)}${withTry(fact, { end, verb }, voice)}`,
          relation,
          fact,
        ),
      ],
    ];
  }
  const after = timeAfter(then, end);
  const afterBoth = timeAfter(together[1], end);
  const apart: Sentence[] = [
    [clause(phrase`${when}${won}`, cause)],
    [
      clause(phrase`that led to ${deedNoun(fact, voice)}`, relation),
      clause(phrase`, which${verb}${timeAfter(then, verb)}`, fact),
    ],
  ];
  const drive = context.causes === "all" ? longDrive(fact) : null;
  // So far a drive is its own work: the ball that was won led to nothing by itself.
  if (drive !== null)
    return [
      [clause(phrase`${when}${won}`, cause)],
      afterDrive(fact, relation, { drive, end, verb, after: then }, context),
    ];
  // What has a comma of its own takes no clause beside it.
  if (won.some((part) => typeof part === "string" && part.includes(","))) return apart;
  return voice.pick("caused", [
    [
      [
        clause(phrase`${before}${won}, and `, cause),
        clause(phrase`${soon}${deedClause(fact, voice)}${end}${afterBoth}`, relation, fact),
      ],
    ],
    [
      [
        clause(phrase`${before}${won}, `, cause),
        clause(phrase`which led to ${deedNoun(fact, voice)}`, relation),
        clause(phrase` that${verb}${timeAfter(together[1], verb)}`, fact),
      ],
    ],
    apart,
    [
      [
        clause(phrase`${before}after ${won}, `, cause),
        clause(phrase`${deedClause(fact, voice)}${end}${afterBoth}`, relation, fact),
      ],
    ],
    [
      [clause(phrase`${when}${won}`, cause)],
      [clause(phrase`${soon === "" ? "then " : soon}${deedClause(fact, voice)}${end}${after}`, relation, fact)],
    ],
  ]);
}

const LONG_DRIVE = 60;

interface Drive {
  plays: number;
  yards: number;
}

/** A score's drive, where it was a long one. */
function longDrive({ team, values: { plays, driveYards: yards } }: Fact): Drive | null {
  const isLong = team !== null && plays !== undefined && plays > 1 && yards !== undefined && yards >= LONG_DRIVE;
  return isLong ? { plays, yards } : null;
}

interface Driven extends Effect {
  drive: Drive;
  /** When the score was. */
  after: string | null;
}

/** A score at the end of a long drive. */
function afterDrive(fact: Fact, relation: Fact, { drive, end, verb, after }: Driven, { voice }: FlowContext): Sentence {
  const us = teamName(fact.team ?? "");
  const [plays, yards] = [countWords(drive.plays), String(drive.yards)];
  return voice.pick<() => Sentence>("long drive", [
    () => [
      clause(phrase`${us} then went ${yards} yards in ${plays} plays, `, relation, fact),
      clause(phrase`and ${deedNoun(fact, voice)}${verb}${timeAfter(after, verb)}`, fact),
    ],
    () => [
      clause(phrase`${deedNoun(fact, voice)} capped a drive of ${yards} yards`, relation, fact),
      clause(phrase` and${verb}${timeAfter(after, verb)}`, fact),
    ],
    () => [
      clause(phrase`it took ${us} ${plays} plays to go ${yards} yards, `, relation, fact),
      clause(phrase`and ${deedClause(fact, voice)}${end}${timeAfter(after, end)}`, fact),
    ],
  ])();
}

const FEW_PLAYS = 6;

/** `on the next play `, `five plays later ` of a touchdown drive that was short; a kick is none of its drive's plays. */
function laterWords({ marks, values: { plays } }: Fact): string {
  if (plays === undefined || plays > FEW_PLAYS || plays < 1 || !marks.includes("touchdown")) return "";
  return plays === 1 ? "on the next play " : `${countWords(plays)} plays later `;
}
